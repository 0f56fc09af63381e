"""The ladder: who is better, how sure that is, and the same numbers again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.engine.errors import BadSetup
from tafelrunde.lab.ladder import BLOCK, Ladder, Match, Meeting, climb, decided
from tafelrunde.lab.pool import Workers

HUNT = Meeting("hexer", ("random", "heuristic"), 2)


def test_who_wins_is_rated_higher_and_copies_are_not_rated_against_each_other() -> None:
    ladder = Ladder(["a", "b"])
    for _ in range(5):
        ladder.add(Match(["a", "b"], [2, 1]))
    best, last = ladder.standings()
    assert (best.bot, best.wins, best.deals, last.wins) == ("b", 5, 5, 0)
    assert best.low < best.rating < best.high
    ladder.add(Match(["a", "a"], [1, 2]))
    assert {each.bot: each.rating for each in ladder.standings()}["a"] == last.rating


def test_a_deal_that_both_win_tells_nothing() -> None:
    ladder = Ladder(["a", "b"])
    ladder.add(Match(["a", "b"], [1, 1]))
    assert not any(ladder.beaten.values())
    assert len({each.rating for each in ladder.standings()}) == 1


@pytest.mark.parametrize(
    ("wins", "losses", "is_decided"),
    [
        (0, 0, False),
        (16, 0, False),
        (17, 0, True),
        (0, 17, True),
        (40, 40, False),
        (150, 150, True),
    ],
)
def test_a_few_wins_decide_nothing_many_or_a_long_tie_do(
    wins: int, losses: int, is_decided: bool
) -> None:
    assert decided(wins, losses) is is_decided


@pytest.mark.slow
def test_bots_take_turns_in_the_seats_and_it_ends_when_the_order_is_clear() -> None:
    assert [HUNT.play(seed).bots for seed in (0, 1)] == [
        ["random", "heuristic"],
        ["heuristic", "random"],
    ]
    found = climb(HUNT, 0, 100, Workers())
    assert [each.bot for each in found.standings()] == ["heuristic", "random"]
    assert found.is_clear
    assert found.deals["random"] == 2 * BLOCK
    again = climb(HUNT, 0, 100, Workers(2))
    assert again.standings() == found.standings()


@pytest.mark.slow
def test_where_all_play_together_every_bot_gets_the_same_deals(tmp_path: Path) -> None:
    words = ["valskyrr", "--bots", "random,heuristic", "--deals", "10", "--jobs", "1", "--json"]
    page = tmp_path / "ladder.html"
    done = CliRunner().invoke(main, ["lab", "ladder", *words, "--out", str(page)])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [each["deals"] for each in told["standings"]] == [10, 10]
    assert told["standings"][0]["bot"] == "heuristic"
    assert told["command"] == (
        "tafelrunde lab ladder valskyrr --bots random,heuristic --players 2 --deals 10 --seed 0"
    )
    assert "<title>heuristic: " in page.read_text()


def test_one_bot_alone_climbs_nothing() -> None:
    with pytest.raises(BadSetup, match="at least two"):
        climb(Meeting("hexer", ("random",), 2), 0, 10, Workers())
