"""The collector of cyclic garbage: the whole server waits while it looks, so it looks when there is
something to find.

Play leaves nothing behind that refers to itself, and neither do people who come and go; rooms that
are put away do, and lines that are refused. Python's own rhythm would look again and again at all
that is new at the tables: with 200 of them, 8 to 18 % of the processor time of an answer.
"""

from __future__ import annotations

import gc
from typing import Final

DUE: Final = 20_000
LINE: Final = 10
"""A line counts as much as so many entries: one that is refused may leave 24 kB behind."""


class Collector:
    """Called for by what has happened since it looked last."""

    def __init__(self) -> None:
        self._happened = 0

    def take_over(self) -> None:
        """From now on Python looks for garbage only when it is told to."""
        gc.disable()

    def count_entry(self) -> None:
        """Somebody has answered: nothing should be left behind, but who knows."""
        self._happened += 1

    def count_line(self) -> None:
        """Somebody has connected; a flood is not waited for."""
        self._happened += LINE
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
