"""How long something stays open whose end stands in a record.

A record survives a restart and is read by several processes, so it gives a moment of the day. The
clock that tells the time of day can be set back; so it is asked once, and what is left is counted
by one that nobody can set.
"""

from __future__ import annotations

import time
from typing import Final

FAR: Final = 2.0
"""What ends later than so many times the longest time was written by a clock that went wrong."""


class Deadline:
    """The end of whatever is open now; of one thing after the other, each with a number."""

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self._number = 0
        self._end = 0.0

    def left(self, number: int, until: float) -> float:
        """So many seconds are left of the thing of that number."""
        if number != self._number:
            seconds = until - time.time()
            seconds = min(seconds, self.longest) if seconds <= FAR * self.longest else 0.0
            self._number, self._end = number, time.monotonic() + seconds
        return self._end - time.monotonic()
