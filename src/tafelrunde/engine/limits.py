"""The step limit: no answer may set off more steps than any rule can need, so that no game gets
stuck.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.errors import StepLimit

MOST_STEPS: Final = 20_000


class StepCounter:
    """How many steps the current answer may still set off."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = MOST_STEPS

    def renew(self) -> None:
        """A new answer begins."""
        self.left = MOST_STEPS

    def step(self) -> None:
        """One more step: a question answered by itself, or an effect carried out."""
        self.left -= 1
        if self.left < 0:
            raise StepLimit("One answer set off more steps than any rule can need.")


STEPS: Final = StepCounter()
