"""Where the locations of an adventure lie. Shared, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.options import Asked, Option

if TYPE_CHECKING:
    from tafelrunde.games.valskyrr.state.table import Game


class Journey(Option["Game"]):
    """What the party can do with a location in the travel phase. Shared, never changed."""

    __slots__ = ("kind", "place")

    def __init__(self, kind: str, place: int) -> None:
        self.kind = kind  # "move", "long_move" or "reveal"
        self.place = place

    @property
    def id(self) -> str:
        """What is done, and with which location."""
        return f"{self.kind}:{self.place}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The location."""
        return [f"place:{self.place}"]


class Layout:
    """Where the locations lie. Shared, never changed."""

    __slots__ = (
        "columns",
        "final",
        "long_moves",
        "moves",
        "neighbours",
        "positions",
        "reveals",
        "rows",
        "start",
    )

    def __init__(self, rows: Sequence[str]) -> None:
        self.positions = tuple(
            (row, column)
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if sign != "."
        )
        signs = [rows[row][column] for row, column in self.positions]
        self.start = signs.index("G")
        self.final = signs.index("F")
        self.rows = len(rows)
        self.columns = max(len(line) for line in rows)
        self.neighbours = tuple(self._adjacent(here) for here in self.positions)
        places = range(len(self.positions))
        self.moves = tuple(Journey("move", place) for place in places)
        self.long_moves = tuple(Journey("long_move", place) for place in places)
        self.reveals = tuple(Journey("reveal", place) for place in places)

    def _adjacent(self, here: tuple[int, int]) -> tuple[int, ...]:
        """The places directly beside, above or below (V23.15); corners do not count (V23.16)."""
        return tuple(
            index
            for index, there in enumerate(self.positions)
            if abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        )


layout_of: Final = lru_cache(Layout)
"""The layout of some rows; games of the same adventure share it."""
