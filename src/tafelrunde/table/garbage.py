"""The collector of cyclic garbage: the whole server waits while it looks, so it looks when there is
something to find.

Play leaves nothing behind that refers to itself, and neither do people who come and go; rooms that
are put away do, and lines that are refused. Python's own rhythm would look again and again at all
that is new at the tables: with 200 of them, 8 to 18 % of the processor time of an answer.
"""

from __future__ import annotations

import gc
from typing import Final

ENTRY, LINE, REFUSED = 1, 5, 50
"""What an answer, a line and a refused line count: only the last leaves up to 24 kB behind."""
DUE: Final = 100_000


class Collector:
    """Called for by what has happened since it looked last."""

    def __init__(self) -> None:
        self._happened = 0

    def take_over(self) -> None:
        """From now on Python looks for garbage only when it is told to."""
        gc.disable()

    def count(self, what: int) -> None:
        """Something happened that may have left something behind; a flood is not waited for."""
        self._happened += what
        if self._happened >= 2 * DUE:
            self.look()

    def look_if_due(self) -> None:
        """Look through all that lives, if it has been long enough."""
        if self._happened >= DUE:
            self.look()

    def look(self) -> None:
        """Look through all that lives, but for what was loaded at the start."""
        self._happened = 0
        gc.collect()


COLLECTOR: Final = Collector()
"""There is one in a process."""
