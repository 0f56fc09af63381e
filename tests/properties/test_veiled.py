"""Twins of Hexer tables that differ only in hidden hands: at a veiled table bystanders see the
same questions, to whom and in general what, as long as the same is done in the open.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tests.kit.random_games import Dice, at_checkpoint

MOST = 420
"""So many questions of one game are enough."""


class Twin:
    """A table like another one but for the hand of one player."""

    def __init__(self, session: Session[Any], dice: Dice) -> None:
        state = session.state.clone()
        player = dice.pick(state.players)
        cards, held = dice.shuffled(player.hand + player.deck), len(player.hand)
        player.hand, player.deck = cards[:held], cards[held:]
        self.session = Session(HEXER, session.setup, origin=state)
        self.original = session
        self.begun = len(session.log), 0

    def answer(self, decision: Decision, keys: list[str]) -> bool:
        """Give the same answer; whether that is possible."""
        mine = self.session.decision_for(decision.seat)
        known = option_keys(mine.options) if mine is not None else []
        if mine is None or not set(keys) <= set(known):
            return False
        chosen = [known.index(key) for key in keys]
        if mine.refusal(chosen) is not None:
            return False
        self.session.answer(decision.seat, chosen)
        return True

    def is_alike(self) -> bool:
        """Whether the same has happened in the open since."""
        first, second = (
            [str(HEXER.hear(each.state, event, PARTY)) for event in each.log[begun:]]
            for each, begun in zip((self.original, self.session), self.begun, strict=True)
        )
        return first == second

    def differs(self) -> bool:
        """Whether a bystander can tell the open questions apart."""
        return questions(self.original) != questions(self.session)


def questions(session: Session[Any]) -> list[Any]:
    """The open questions as a bystander reads them."""
    found: list[Any] = []
    for decision in session.decisions:
        seen = Decision(decision.seat, decision.key, (), decision.why, decision.min, decision.max)
        view = HEXER.view(session.state, decision.seat)
        found.append((decision.seat, decision.key, decision.why))
        found += [HEXER.prompt(view, seen, lang) for lang in LANGUAGES]
    return found


def compared(setup: Data, seed: int) -> Iterator[bool]:
    """A random game beside its twins; for every question after the same open history, whether it
    tells them apart.
    """
    session, dice = Session(HEXER, setup, seed), Dice(seed + 1)
    twins: list[Twin] = []
    while session.step < MOST and session.question is not None:
        if at_checkpoint(session):
            twins = [Twin(session, dice) for _ in range(2)]
            yield from (not twin.is_alike() for twin in twins)  # it went on without a question
        twins = [twin for twin in twins if twin.is_alike()]
        yield from (twin.differs() for twin in twins)
        twins = [twin for twin in twins if not twin.differs()]
        for decision in session.decisions:
            chosen = dice.answer(decision)
            keys = option_keys(decision.options)
            twins = [t for t in twins if t.answer(decision, [keys[index] for index in chosen])]
            session.answer(decision.seat, chosen)


def told_apart(seed: int, *, veiled: bool) -> tuple[int, int]:
    """How often twins were compared, and how often somebody could tell them apart."""
    setup = {**HEXER.trials.mixed_setup(seed, 2 + seed % 4), "veiled": veiled}
    found = list(compared(setup, seed))
    return len(found), sum(found)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 3, 9])
def test_nobody_learns_from_silence_what_somebody_holds(seed: int) -> None:
    times, apart = told_apart(seed, veiled=True)
    assert times > 1000
    assert apart == 0


@pytest.mark.slow
def test_without_the_veil_silence_tells() -> None:
    assert sum(told_apart(seed, veiled=False)[1] for seed in (3, 9)) >= 3


def test_a_veiled_game_goes_on_as_it_was_saved() -> None:
    setup: SetupAnswers = {"characters": ["wolf", "othar"], "veiled": True}
    session, dice, asked = Session(HEXER, setup, 3), Dice(4), 0
    for _ in range(200):
        for decision in session.decisions:
            asked += decision.veiled and len(decision.options) == 1
            session.answer(decision.seat, dice.answer(decision))
    assert asked
    again: Session[Any] = Session.load(HEXER, session.save())
    assert (again.step, HEXER.dump(again.state)) == (session.step, HEXER.dump(session.state))
    again.undo(again.step)
    assert again.state.setup.veiled


def test_a_game_that_began_without_a_veil_is_saved_as_before() -> None:
    session: Session[Any] = Session(HEXER, {"characters": ["wolf", "bear"]}, 3)
    assert "veiled" not in HEXER.dump(session.state)["setup"]
    assert not session.state.setup.veiled
