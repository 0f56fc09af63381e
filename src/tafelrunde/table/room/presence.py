"""Who is at a room: connected at this process, or at another one; and who has been away for how
long.

Absence is counted by what this process sees. When the server starts, or opens the room again,
nobody has been away for any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from tafelrunde.table.game import seats
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.storage.store import RoomRecord

TENS: Final = 10
"""People are told of absences in steps of so many seconds."""
LETTERS: Final = 16
MOST_GUESTS: Final = 100
"""A signal is short."""


class Attendance(msgspec.Struct, tag="here", frozen=True, omit_defaults=True):
    """Who is connected at one process; with `ask` it wants to hear the same of the others."""

    people: tuple[str, ...] = ()  # the hashes of those who hold seats, or whose seats bots keep
    watchers: int = 0
    guests: tuple[str, ...] = ()  # the first letters of the hashes of those who watch under a name
    ask: bool = False


class Presence:
    """The connections of a room, and what other processes say of theirs."""

    def __init__(self, clock: Callable[[], float], absent_after: float) -> None:
        self._clock = clock
        self.absent_after = absent_after  # so many seconds, and others need not wait for somebody
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Attendance] = {}  # by the name of the process
        self._since: dict[str, float] = {}

    @property
    def people_elsewhere(self) -> set[str]:
        """Who is connected at other processes."""
        return {who for here in self.elsewhere.values() for who in here.people}

    @property
    def people(self) -> set[str]:
        """Who is connected, at whatever process; those without a seat only here."""
        return {each.who for each in self.connections if each.who} | self.people_elsewhere

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected, at whatever process."""
        others = any(each.people or each.watchers for each in self.elsewhere.values())
        return not (self.connections or others)

    def watchers(self, record: RoomRecord) -> int:
        """How many are connected without a seat."""
        here = sum(not seats.seats_of(record, each.who) for each in self.connections)
        return here + sum(each.watchers for each in self.elsewhere.values())

    def watches_elsewhere(self, who: str) -> bool:
        """Whether somebody who watches under a name is connected at another process."""
        return any(who[:LETTERS] in here.guests for here in self.elsewhere.values())

    def here(self, record: RoomRecord) -> Attendance:
        """What the other processes are told of this one."""
        everybody = [each.who for each in self.connections]
        people = {who for who in everybody if seats.holds(record, who)}
        guests = {who[:LETTERS] for who in everybody if who not in people} - {""}
        watchers = sum(not seats.seats_of(record, who) for who in everybody)
        return Attendance(tuple(sorted(people)), watchers, tuple(sorted(guests)[:MOST_GUESTS]))

    # --- Absence ----------------------------------------------------------------------------------

    def seconds_away(self, who: str) -> float:
        """For how long somebody has been away; the first time it is asked, counting begins."""
        return self._seconds(who, self.people)

    def _seconds(self, who: str, present: set[str]) -> float:
        if who in present:
            self._since.pop(who, None)
            return 0.0
        now = self._clock()
        return now - self._since.setdefault(who, now)

    def is_absent(self, who: str) -> bool:
        """Whether somebody has been away for so long that everybody can see it."""
        present = self.people
        return who not in present and self._seconds(who, present) >= self.absent_after

    def away(self, record: RoomRecord) -> dict[str, int]:
        """For how long each holder of a seat has been away, as people are told."""
        present = self.people
        holders = {seat.token_hash for seat in record.seats if seat.token_hash}
        return {who: int(self._seconds(who, present)) // TENS * TENS for who in holders}
