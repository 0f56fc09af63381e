"""The kit for repairs of any game: a position, words, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.engine.errors import BadRepair
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.repairs import repaired
from tafelrunde.engine.sessions import Session
from tests.kit.random_games import Dice, answer_all


@dataclass(frozen=True)
class Workshop:
    """A written position in which things are put right."""

    rules: GameRules[Any]
    build: Callable[[Data], Any]
    facts: Callable[[Any], Data]
    position: Data

    def usual(self, **more: Any) -> Data:
        """The facts before any repair."""
        return self.facts(self.build(self.position | more))

    def repair(self, *words: str, **more: Any) -> Data:
        """The facts after a repair; no card is lost."""
        return self.facts(repaired(self.rules, self.build(self.position | more), words))

    def refusal(self, *words: str, **more: Any) -> str:
        """Why a repair is refused; the table has not changed."""
        game = self.build(self.position | more)
        before = self.rules.dump(game)
        with pytest.raises(BadRepair) as refused:
            repaired(self.rules, game, words)
        assert self.rules.dump(game) == before
        return str(refused.value)

    def assert_only(self, word: str, value: object, **more: Any) -> None:
        """A word sets the value that it names, and nothing else."""
        path = word.split()[1].split(".")
        found, before = self.repair(word, **more), self.usual(**more)
        for table in (found, before):
            inner: Any = table
            for key in path[:-1]:
                inner = inner[key]
            assert (inner.get(path[-1]) == value) is (table is found)
            inner[path[-1]] = None
        assert found == before


def repair_or_refuse(
    session: Session[Any], words: list[str], check_cards: Callable[[Any], None]
) -> str:
    """Why any words are refused, with nothing changed; empty if the game goes on with them, is
    saved, taken back and played again, and no card is lost.
    """
    dump = session.rules.dump
    before, step = dump(session.state), session.step
    try:
        session.check_repair(words, step)
    except BadRepair as refused:
        assert (dump(session.state), session.step) == (before, step)
        return str(refused)
    session.repair(words, "Anna")
    after = dump(session.state)
    for turn in range(6):
        check_cards(session.state)
        answer_all(session, Dice(turn))
    assert dump(Session.load(session.rules, session.save()).state) == dump(session.state)
    session.undo(session.step - step)
    assert dump(session.state) == before
    session.redo()
    assert dump(session.state) == after
    return ""
