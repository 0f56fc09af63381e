"""Who is away from a table, and for how long: counted by what this process sees.

When the server starts, or opens the table again, nobody has been away for any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

TENS: Final = 10
"""People are told of absences in steps of so many seconds."""


class Absences:
    """Since when people who hold seats are nowhere connected."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._since: dict[str, float] = {}

    @property
    def limit(self) -> float:
        """After so many seconds others need not wait for somebody."""
        return self.room.rooms.settings.absence_minutes * 60

    def seconds(self, who: str) -> float:
        """For how long somebody has been away; the first time it is asked, counting begins."""
        return self._seconds(who, self.room.present)

    def _seconds(self, who: str, present: set[str]) -> float:
        if who in present:
            self._since.pop(who, None)
            return 0.0
        now = self.room.rooms.clock()
        return now - self._since.setdefault(who, now)

    def is_absent(self, who: str) -> bool:
        """Whether somebody has been away for so long that everybody can see it."""
        return who not in self.room.present and self.seconds(who) >= self.limit

    def count(self) -> dict[str, int]:
        """For how long each holder of a seat has been away, as people are told."""
        present = self.room.present
        holders = {seat.token_hash for seat in self.room.record.seats if seat.token_hash}
        return {who: int(self._seconds(who, present)) // TENS * TENS for who in holders}
