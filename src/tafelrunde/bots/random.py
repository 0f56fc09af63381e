"""The random bot: any legal answer, all of them equally likely for a given number of options."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.chance import numbers, seeded
from tafelrunde.engine.decisions import Answer, Decision

STREAM: Final = 16
"""Far from the streams of the games, so that a bot with the seed of its game does not copy it."""


class RandomBot:
    """Chooses without looking."""

    name = "random"
    blind = True

    def __init__(self, seed: int) -> None:
        self.numbers = numbers(seeded(seed, STREAM))

    def decide(self, view: object, decision: Decision) -> Answer:
        """One of the options, or any number of them between the least and the most."""
        options, least = len(decision.options), decision.min
        if least == 1 and decision.max == 1:
            return (self.below(options),)
        number = least + self.below(decision.max - least + 1)
        left = list(range(options))
        return [left.pop(self.below(len(left))) for _ in range(number)]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return next(self.numbers) * limit >> 32
