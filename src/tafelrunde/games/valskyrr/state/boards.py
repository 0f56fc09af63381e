"""What is printed on the boards: the three kinds of track, on both sides (V22.01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.games.valskyrr.terms import Side

REINFORCEMENT: Final = "reinforcement"
FURIOUS: Final = "furious"
TIME: Final = "time"
EVERYBODY: Final = -1
"""The hero of a symbol that concerns every player."""


@dataclass(frozen=True)
class FocusTrack:
    """The focus track of a hero board: field → symbol; the last field is the end symbol."""

    symbols: dict[int, str]
    end: int = 13
    back: int = 7


@dataclass(frozen=True)
class TimeTrack:
    """The time track: numbers of the fields 0 to 19, symbols, and where each number of heroes
    starts.
    """

    numbers: tuple[int, ...]
    symbols: dict[int, str]
    starts: tuple[int, ...] = (3, 5, 6, 7)
    leftmost: int = -1
    end: int = 20


@dataclass(frozen=True)
class ReinforcementTrack:
    """The reinforcement track: how many enemies each field brings; reaching the last one moves
    time.
    """

    enemies: tuple[int, ...]

    @property
    def last(self) -> int:
        """The field where the marker stays (V22.31)."""
        return len(self.enemies) - 1


FOCUS_TRACKS: Final = {
    Side.NORMAL: FocusTrack({6: REINFORCEMENT, 10: FURIOUS}),
    Side.HARD: FocusTrack({5: REINFORCEMENT, 7: FURIOUS, 9: REINFORCEMENT, 11: FURIOUS}),
}
TIME_TRACKS: Final = {
    Side.NORMAL: TimeTrack(
        (0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4),
        {8: FURIOUS, 12: FURIOUS, 16: FURIOUS},
    ),
    Side.HARD: TimeTrack(
        (0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5),
        {
            8: FURIOUS,
            10: REINFORCEMENT,
            12: REINFORCEMENT,
            13: FURIOUS,
            15: FURIOUS,
            16: REINFORCEMENT,
            17: FURIOUS,
            19: FURIOUS,
        },
    ),
}
REINFORCEMENT_TRACKS: Final = {
    Side.NORMAL: ReinforcementTrack((0, 1, 1, 2, 3, 3, 4, 4)),
    Side.HARD: ReinforcementTrack((0, 1, 2, 3, 4, 4, 5, 5)),
}
