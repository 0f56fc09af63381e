"""Chapter 18: dice poker (Würfelpoker)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tafelrunde.games.hexer.events import PokerWon
from tafelrunde.games.hexer.turn.poker import Rank, beats, value
from tests.kit.hexer import Table, dummy_card, hexer, player, refused
from tests.kit.shows import shows

PAIR = [5, 5, 6, 2, 1]


def tavern(dice: list[int], wolf: int = 2, bear: int = 1, **position: Any) -> Table:
    """Wolf has come to Bear at Beauclair, where the next dice are known: Wolf's, then Bear's."""
    players = {
        "wolf": player(place="beauclair", moved=True, gold=wolf, hand=[dummy_card("c")]),
        "bear": player(place="beauclair", gold=bear),
    }
    return hexer(players=players, dice=dice, **position)


def finish(table: Table) -> None:
    """Nobody throws again, and what follows does not matter."""
    table.answer("bear").answer("wolf")
    table.stops_at("phase_one")


@shows("H18.01", "H18.02", "H18.04", "H18.05", "H18.08", "H18.10")
def test_both_stake_and_the_higher_pair_takes_the_pot() -> None:
    table = tavern([*PAIR, 4, 4, 6, 3, 1]).play().answer("wolf", "poker:bear")
    assert (table.gold("wolf"), table.gold("bear")) == (1, 0)  # Bear was not asked
    finish(table)

    assert (table.gold("wolf"), table.gold("bear")) == (4, 0)


@shows("H18.10")
@pytest.mark.parametrize(
    ("own", "theirs"),
    [
        ([2, 2, 6, 5, 4], [3, 3, 1, 2, 4]),
        ([5, 5, 2, 2, 6], [6, 6, 2, 2, 1]),
        ([4, 4, 4, 6, 5], [5, 5, 5, 1, 2]),
        ([1, 1, 1, 6, 6], [2, 2, 2, 1, 1]),
        ([3, 3, 3, 3, 6], [4, 4, 4, 4, 1]),
        ([5, 5, 5, 5, 5], [6, 6, 6, 6, 6]),
    ],
)
def test_the_higher_combination_wins_whatever_the_other_dice_and_whoever_is_active(
    own: list[int], theirs: list[int]
) -> None:
    for wolf, bear, gold in ((own, theirs, (1, 3)), (theirs, own, (4, 0))):
        table = tavern([*wolf, *bear]).play().answer("wolf", "poker:bear")
        finish(table)
        assert (table.gold("wolf"), table.gold("bear")) == gold


@shows("H18.11", "H18.12")
@pytest.mark.parametrize("other", [[5, 5, 4, 3, 2], PAIR])
def test_equal_pairs_go_by_the_other_dice_and_then_to_the_active_player(other: list[int]) -> None:
    table = tavern([*PAIR, *other]).play().answer("wolf", "poker:bear")
    finish(table)

    assert (table.gold("wolf"), table.gold("bear")) == (4, 0)


@shows("H18.08")
def test_the_opponent_may_win_the_pot() -> None:
    table = tavern([*PAIR, 6, 6, 6, 3, 1]).play().answer("wolf", "poker:bear")
    finish(table)

    assert (table.gold("wolf"), table.gold("bear")) == (1, 3)


@shows("H18.06", "H18.07")
def test_first_the_opponent_then_the_active_player_throws_any_dice_once_again() -> None:
    table = tavern([*PAIR, 4, 4, 6, 3, 1, 5, 5, 2]).play().answer("wolf", "poker:bear")
    table.answer("bear", "3", "4")  # the fourth and fifth die: 5 and 5
    assert table.asks("wolf", "reroll") == ["0", "1", "2", "3", "4"]
    table.answer("wolf", "4")

    assert table.question == "phase_one"  # nobody throws a second time
    assert table.gold("bear") == 3  # two pairs against one
    table.stops_at("phase_one")


@shows("H18.01", "H18.03")
@pytest.mark.parametrize(("wolf", "bear"), [(0, 3), (3, 0)])
def test_both_need_gold(wolf: int, bear: int) -> None:
    table = tavern([], wolf, bear).play()

    assert "poker:bear" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H18.01")
def test_only_against_players_at_the_same_location() -> None:
    players = {
        "wolf": player(place="beauclair", moved=True, gold=2, hand=[dummy_card("c")]),
        "bear": player(place="vizima", gold=2),
        "cat": player(place="beauclair", gold=2),
    }
    table = hexer(players=players).play()

    assert "poker:cat" in table.asks("wolf", "phase_one")
    assert "poker:bear" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H18.15")
def test_only_once_per_turn_against_the_same_player() -> None:
    table = tavern([*PAIR, 4, 4, 6, 3, 1], bear=5).play().answer("wolf", "poker:bear")
    table.answer("bear").answer("wolf")

    assert "poker:bear" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H18.15")
def test_once_each_against_different_players() -> None:
    rival = player(place="beauclair", gold=2)
    wolf = player(place="beauclair", moved=True, gold=2, hand=[dummy_card("c")])
    dice = [*PAIR, 4, 4, 6, 3, 1] * 2
    table = hexer(players={"wolf": wolf, "bear": rival, "cat": rival}, dice=dice).play()
    table.answer("wolf", "poker:bear").answer("bear").answer("wolf")
    table.answer("wolf", "poker:cat").answer("cat").answer("wolf")

    assert [table.gold(name) for name in ("wolf", "bear", "cat")] == [6, 1, 1]
    table.stops_at("phase_one")


# --- Local gamblers -------------------------------------------------------------------------------


def gamble(dice: list[int], gold: int = 1) -> Table:
    """Wolf plays at Novigrad; Cat sits to the right."""
    wolf = player(place="novigrad", moved=True, gold=gold, hand=[dummy_card("c")] * 2)
    players = {"wolf": wolf, "bear": player(gold=1), "cat": player(gold=1)}
    return hexer(players=players, dice=dice, legendary_place="stygga")


@shows("H18.16", "H18.17", "H18.18")
def test_against_gamblers_the_player_to_the_right_throws_and_three_gold_are_won() -> None:
    table = gamble([6, 6, 2, 2, 4, 6, 6, 2, 2, 4]).play().answer("wolf", "dice_poker")
    assert table.gold("wolf") == 0
    table.answer("cat").answer("wolf")

    assert (table.gold("wolf"), table.gold("cat"), table.gold("bear")) == (3, 1, 1)
    table.stops_at("phase_one")


@shows("H18.19", "H18.17")
def test_a_pot_lost_to_gamblers_goes_to_nobody() -> None:
    table = gamble([*PAIR, 1, 2, 2, 2, 3, 2]).play().answer("wolf", "dice_poker")
    table.answer("cat", "0")  # four of a kind
    table.answer("wolf")

    assert (table.gold("wolf"), table.gold("cat")) == (0, 1)
    table.stops_at("phase_one")


@shows("H18.03")
def test_without_gold_there_is_no_game_with_gamblers() -> None:
    table = gamble([], gold=0).play()

    with refused("H18.03"):
        table.answer("wolf", "dice_poker")
    table.stops_at("phase_one")


# --- The ranking ----------------------------------------------------------------------------------

LADDER = [
    [1, 2, 3, 4, 6],
    [1, 1, 2, 3, 4],
    [1, 1, 2, 2, 3],
    [1, 1, 1, 2, 3],
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [1, 1, 1, 2, 2],
    [1, 1, 1, 1, 2],
    [1, 1, 1, 1, 1],
]
"""From low to high, each as weak as it can be."""


@shows("H18.09")
def test_the_combinations_rank_as_printed() -> None:
    assert [value(dice)[0] for dice in LADDER] == list(Rank)
    for low, high in pairwise(LADDER):
        assert beats(high, low)
        assert not beats(low, high)


@shows("H18.13")
def test_full_houses_are_compared_by_the_triple_then_by_the_pair() -> None:
    assert not beats([2, 2, 2, 6, 6], [3, 3, 3, 1, 1])
    assert not beats([3, 3, 3, 1, 1], [3, 3, 3, 2, 2])


@shows("H18.14")
def test_two_pairs_go_by_the_higher_then_the_lower_then_the_fifth_die() -> None:
    assert not beats([5, 5, 4, 4, 6], [6, 6, 1, 1, 2])
    assert not beats([6, 6, 1, 1, 5], [6, 6, 2, 2, 1])
    assert not beats([6, 6, 2, 2, 1], [6, 6, 2, 2, 3])


@shows("H18.14", "H18.11")
def test_unused_dice_are_compared_one_by_one() -> None:
    assert not beats([5, 5, 6, 3, 1], [5, 5, 6, 3, 2])
    assert not beats([1, 2, 3, 5, 6], [1, 2, 4, 5, 6])


@shows("H18.01", "H16.01")
def test_no_dice_poker_before_a_move() -> None:
    players = {
        "wolf": player(place="beauclair", gold=2, hand=[dummy_card("c")]),
        "bear": player(place="beauclair", gold=2),
    }
    table = hexer(players=players).play()

    assert "poker:bear" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H18.08", "H18.18")
@pytest.mark.parametrize(
    ("own", "winner", "rank"),
    [([6, 6, 6, 3, 4], "wolf", "three"), ([1, 1, 2, 3, 4], "bear", "two_pairs")],
)
def test_the_log_tells_who_won_the_pot_and_by_what(own: list[int], winner: str, rank: str) -> None:
    table = tavern([*own, 5, 5, 2, 2, 4]).play().answer("wolf", "poker:bear")
    finish(table)
    (won,) = table.events(PokerWon)

    assert (won.player, won.rank, won.gold) == (winner, rank, 3)
    assert won.loser == ("bear" if winner == "wolf" else "wolf")


@shows("H18.16")
def test_the_stake_against_gamblers_is_one_gold() -> None:
    players = {"wolf": player(place="novigrad", moved=True, gold=5, hand=[dummy_card("c")])}
    dice = [1, 2, 3, 4, 6, 5, 5, 5, 5, 5]
    table = hexer(players=players | {"bear": player()}, dice=dice).play()
    table.answer("wolf", "dice_poker").answer("bear").answer("wolf").stops_at("phase_one")

    assert table.gold("wolf") == 4
