"""The step limit: no answer may set off more steps than any rule can need, so that no game gets
stuck.
"""

from __future__ import annotations

from typing import Final, NoReturn

from tafelrunde.engine.errors import StepLimit

MOST_STEPS: Final = 20_000


class StepCounter:
    """How many steps the current answer may still set off. A step is a question answered by itself,
    or effects carried out; whoever takes one lowers `left`, and stops below 0.
    """

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = MOST_STEPS

    def renew(self) -> None:
        """A new answer begins."""
        self.left = MOST_STEPS

    def stop(self) -> NoReturn:
        """Too many steps."""
        raise StepLimit("One answer set off more steps than any rule can need.")


STEPS: Final = StepCounter()
