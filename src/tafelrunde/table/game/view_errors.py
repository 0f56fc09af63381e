"""What cannot be shown: a view, a line or a question that fails is left out and noted, and the room
stays open.

Everybody is told as long as it concerns the table as it stands; the log of the server gets one line
for each failure, however many people it meets.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

SLUG: Final = "view-trouble"
MOST_KNOWN: Final = 200
"""So many failures of one table are logged; who has read these needs no more."""


class ViewErrors:
    """What of one table could not be shown."""

    def __init__(self) -> None:
        self.now = ""  # what it is at the table as it stands
        self._is_told = True
        self._unlogged: list[tuple[int, str, str]] = []
        self._known: set[tuple[int, str]] = set()

    def moved(self) -> None:
        """The table stands differently: perhaps all of it can be shown again."""
        self.now = ""
        self._is_told = True

    def note(self, what: str, step: int, trouble: Exception, *, past: bool = False) -> None:
        """Something could not be shown; what is `past` concerns only a line of the log."""
        why = described(trouble)
        if not past and not self.now:
            self.now, self._is_told = f"{what}: {why}", False
        self._log(step, why, what)

    def _log(self, step: int, why: str, what: str) -> None:
        if (step, why) not in self._known and len(self._known) < MOST_KNOWN:
            self._known.add((step, why))
            self._unlogged.append((step, why, what))

    def failures(self) -> list[tuple[str, str]]:
        """What could not be shown, and why; nothing if it concerns only lines of the log."""
        return [(why, what) for _, why, what in self._unlogged] if self.now else []

    def take_over(self, failures: Sequence[tuple[str, str]], step: int) -> None:
        """What could not be shown of the position after an earlier step, for the log alone."""
        for why, what in failures:
            self._log(step, why, what)

    def unlogged(self) -> list[str]:
        """What the log of the server does not know yet."""
        found, self._unlogged = self._unlogged, []
        return [f"step {step}, {what}: {why}" for step, why, what in found]

    def untold(self) -> bool:
        """Whether people have to be told; only once."""
        is_told, self._is_told = self._is_told, True
        return not is_told


def described(trouble: Exception) -> str:
    """An error and where it arose, in one line."""
    frames = traceback.extract_tb(trouble.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(trouble).split())[:300]
    return f"{type(trouble).__name__}: {said}{where}"
