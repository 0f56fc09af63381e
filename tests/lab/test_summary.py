"""The summary of a series: rates, intervals, lengths, and cards that nobody played."""

from __future__ import annotations

import pytest

from tafelrunde.lab.simulate import STUCK, Result
from tafelrunde.lab.summary import Spread, Tally, Wins, spread, summarise, wilson


def result(won: bool, cause: str, rounds: int, **more: object) -> Result:
    """A result in which only this matters."""
    start = {"game": "valskyrr", "rules_version": 1, "seed": 0, "players": 1, "setup": {}}
    names = {"heroes": ["arani"], "adventure": "into_the_wilds", "bots": ["random"]}
    end = {"won": won, "cause": cause, "rounds": rounds, "decisions": 10}
    return Result(**{**start, **names, **end, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (30, 100, 0.2189, 0.3958), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_spread_of_counted_numbers() -> None:
    assert spread({4: 1, 5: 2, 9: 1}) == Spread(mean=5.75, median=5, least=4, most=9)
    assert spread({}) == Spread()


def test_a_summary_counts_victories_causes_and_unused_cards() -> None:
    tally = Tally()
    cards = {"mace", "sacrifice", "light_of_dawn"}
    tally.add(result(True, "final_encounter", 9, cards_played={"mace": 3}), cards)
    tally.add(result(False, "time", 12, cards_played={"light_of_dawn": 1}), cards)
    tally.add(result(False, STUCK, 0, error="Too many steps."), cards)
    tally.add(result(False, "error", 0, error="KeyError: 1"), cards)
    summary = summarise(tally)

    assert (summary.wins, summary.won, tally.games) == (1, 0.25, 4)
    assert (summary.stuck, summary.errors) == (1, 1)
    assert summary.rounds.mean == 10.5
    assert summary.causes == {"error": 1, "final_encounter": 1, "stuck": 1, "time": 1}
    assert summary.never_played == ["sacrifice"]
    assert summary.groups == {"arani": Wins(4, 1)}


def test_tallies_of_several_processes_add_up() -> None:
    whole, parts = Tally(), [Tally(), Tally()]
    for number in range(6):
        one = result(number % 3 == 0, "time", number, cards_played={"mace": number})
        whole.add(one, {"mace", "taunt"})
        parts[number % 2].add(one, {"mace", "taunt"})
    joined = Tally()
    for part in parts:
        joined.join(part)

    assert summarise(joined) == summarise(whole)
