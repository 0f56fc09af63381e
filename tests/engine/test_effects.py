"""Effects are carried out one after the other, and never without end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect, Resolvers
from tafelrunde.engine.errors import StepLimit
from tafelrunde.engine.limits import STEPS


@dataclass(frozen=True)
class Again(Effect):
    """Sets off effects for ever."""


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
