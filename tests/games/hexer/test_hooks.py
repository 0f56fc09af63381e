"""Expansions join the base game by hooks: found by name, in a fixed order."""

from __future__ import annotations

import pytest

from tafelrunde.games.hexer.expansions import EXPANSIONS, LEGENDARY, MONSTERJAGD, SKELLIGE
from tafelrunde.games.hexer.rules.hooks import KNOWN, Hooks, joined
from tafelrunde.games.hexer.rules.turn import next_turn
from tafelrunde.games.hexer.setup.setup import Setup
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Expansion
from tests.kit.hexer import hexer


def test_every_expansion_is_known() -> None:
    assert set(EXPANSIONS) == set(Expansion)
    assert KNOWN == EXPANSIONS


def test_without_expansions_nothing_is_joined() -> None:
    assert Setup(expansions=()).hooks == Hooks()


def test_one_expansion_joins_what_it_adds() -> None:
    assert Setup(expansions=(Expansion.SKELLIGE,)).hooks == SKELLIGE


def test_several_have_their_say_in_a_fixed_order() -> None:
    one = Setup(expansions=(Expansion.MONSTERJAGD, Expansion.LEGENDARY)).hooks
    other = Setup(expansions=(Expansion.LEGENDARY, Expansion.MONSTERJAGD)).hooks
    assert one == other
    assert one.phase_one_ends == LEGENDARY.phase_one_ends + MONSTERJAGD.phase_one_ends
    assert one.enters == MONSTERJAGD.enters
    assert one.actions == LEGENDARY.actions


def test_an_unknown_expansion_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(KNOWN, Expansion.SKELLIGE)
    with pytest.raises(AssertionError, match="expansions first"):
        joined((Expansion.SKELLIGE,))


def test_the_rules_call_what_was_joined() -> None:
    ended: list[int] = []

    def count(game: Game) -> None:
        ended.append(game.round)

    game = hexer(expansions=[]).game
    game.hooks = Hooks(round_ends=(count,))
    list(next_turn(game))
    assert ended == []  # the second of two players is next
    list(next_turn(game))
    assert ended == [1]
