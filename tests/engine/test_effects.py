"""Effects are carried out one after the other, and never without end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tafelrunde.engine.decisions import NOTHING, Flow, Question, Seat, choose
from tafelrunde.engine.effects import Effect, Resolvers
from tafelrunde.engine.errors import StepLimit
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.options import NO, YES
from tafelrunde.lab.walk import walk


@dataclass(frozen=True)
class Again(Effect):
    """Sets off effects for ever."""


@dataclass(frozen=True)
class Write(Effect):
    """Writes a word."""

    word: str


@dataclass(frozen=True)
class Ask(Effect):
    """Asks, and writes the answer."""


def writing() -> Resolvers[list[str]]:
    """Words that write into a list."""
    words: Resolvers[list[str]] = Resolvers()

    @words.resolves(Write)
    def write(effect: Write, now: list[str]) -> None:
        now.append(effect.word)

    @words.asks(Ask)
    def ask(effect: Ask, now: list[str]) -> Flow[None]:
        chosen = yield from choose(Seat(0), [YES, NO], "sure", "R1")
        now.append(chosen.id)

    return words


def test_effects_that_ask_nothing_are_carried_out_at_once() -> None:
    STEPS.renew()
    written: list[str] = []
    assert writing().carry_out([Write("one"), Write("two")], written) is NOTHING
    assert list(NOTHING) == []
    assert written == ["one", "two"]


@pytest.mark.parametrize(
    ("last", "end"), [([], []), ([Write("two")], ["two"]), ([Ask(), Write("two")], ["no", "two"])]
)
def test_effects_wait_for_the_answer_to_the_one_before(last: list[Effect], end: list[str]) -> None:
    written: list[str] = []
    before: list[list[str]] = []

    def answer(question: Question) -> list[int]:
        before.append(written[:])
        return [1]

    walk(writing().carry_out([Write("one"), Ask(), *last], written), answer)
    assert before[0] == ["one"]
    assert written == ["one", "no", *end]


def test_effects_that_set_off_effects_for_ever_are_stopped() -> None:
    words: Resolvers[None] = Resolvers()
    carried_out = 0

    @words.asks(Again)
    def again(effect: Again, now: None) -> Flow[None]:
        nonlocal carried_out
        while True:
            carried_out += 1
            yield from words.carry_out([], now)

    STEPS.renew()
    with pytest.raises(StepLimit, match="more steps"):
        next(words.carry_out([Again()], None))
    assert carried_out == 20_000
