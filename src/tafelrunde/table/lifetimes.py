"""The end of a table: its host deletes it, or it is retired after days without an answer.

Whoever sits at it hears that it is gone, at whatever process. A table is retired only after it was
announced there for some days; any answer before begins its rest anew. What a table may take up at
most is counted here, too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.refusals import LogFull, TableDeleted, TableRetired
from tafelrunde.table.store import RoomUse, StaleRoom, UnknownRoom

if TYPE_CHECKING:
    from tafelrunde.table.room import Room
    from tafelrunde.table.rooms import Rooms

DAY: Final = 86_400.0
LOOK_EVERY: Final = 600.0
"""So many seconds pass before we look again which tables rest."""
MOST_ENTRIES: Final = 20_000
"""A log has at most so many entries: many times those of the longest game."""
MOST_BYTES: Final = 8_000_000
GONE: Final = 4410
"""The closing code of a table that does not exist any more."""
COME_BACK: Final = 1012  # "service restart"
DELETED: Final = TableDeleted("This table was deleted.")
RETIRED: Final = TableRetired("This table was deleted because nobody had played here for long.")
REPLACED: Final = StaleRoom("This table was brought back from a backup.")


class Lifetime:
    """What one table takes up, since when it rests, and when it will be retired."""

    def __init__(self, room: Room, now: Callable[[], float] = time.time) -> None:
        self.room = room
        self._now = now
        self._use = RoomUse(room.code, 0, 0, now())

    def note(self, use: RoomUse) -> None:
        """What the store says; people hear of it if the table will be retired."""
        before, self._use = self.retires, use
        if self.retires != before:
            self.room.tell_room()

    @property
    def retires(self) -> float:
        """When the table will be retired, if nobody answers; 0 if that is not announced."""
        settings, use = self.room.rooms.settings, self._use
        if not settings.retire_days or not use.announced:
            return 0.0
        due = use.active + settings.retire_days * DAY
        return max(due, use.announced + settings.retire_notice_days * DAY)

    def grew(self, size: int) -> None:
        """Something happened at the table, and takes up so many bytes."""
        self.note(RoomUse(self.room.code, 0, self._use.bytes + size, self._now()))

    def check_space(self, seq: int, size: int) -> None:
        """Raise `LogFull` if another entry would be too much."""
        if seq > MOST_ENTRIES or self._use.bytes + size > MOST_BYTES:
            raise LogFull("The log of this table is full; nothing more can be kept of it.")


class Lifetimes:
    """Deletes and retires the tables of this process."""

    def __init__(self, rooms: Rooms, now: Callable[[], float] = time.time) -> None:
        self._rooms = rooms
        self._now = now
        self._looked = -LOOK_EVERY

    async def delete(self, room: Room) -> None:
        """Delete a table for ever."""
        async with room.lock:
            await self._rooms.store.delete_room(room.code)
        await self.lose(room, DELETED)
        self._rooms.do(self._rooms.store.give_back())

    async def check(self, room: Room, *, retired: bool) -> None:
        """A table was deleted elsewhere: let go of it, even if its code is another table's now."""
        if await self._rooms.store.gone([room.code]):
            await self.lose(room, RETIRED if retired else DELETED)
        else:
            await self.lose(room, REPLACED)

    async def lose(self, room: Room, why: TafelrundeError) -> None:
        """Let go of a room that is not in the store any more; everybody at it hears why."""
        if room.is_lost:
            return
        room.is_lost = True
        if self._rooms.open.get(room.code) is room:
            del self._rooms.open[room.code]
            self._rooms.checkpoints.forget(room.code)
        for connection in [*room.entrance.lines]:
            connection.dismiss(why, COME_BACK if why is REPLACED else GONE)
        await room.close()

    # --- Now and then -----------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Let go of tables that a command has deleted; retire what has rested for long."""
        store, codes = self._rooms.store, list(self._rooms.open)
        for code in await store.gone(codes) if codes else []:
            if room := self._rooms.open.get(code):
                await self.lose(room, DELETED)
        if self._rooms.settings.retire_days and self._rooms.clock() >= self._looked + LOOK_EVERY:
            self._looked = self._rooms.clock()
            await self._announce()
            await self._retire()

    async def _announce(self) -> None:
        settings, store = self._rooms.settings, self._rooms.store
        rest = max(0.0, settings.retire_days - settings.retire_notice_days)
        await store.announce(self._now() - rest * DAY, self._now())
        for room in list(self._rooms.open.values()):  # another process may have announced it
            try:
                room.lifetime.note(await store.use(room.code))
            except UnknownRoom:
                continue

    async def _retire(self) -> None:
        settings, store, now = self._rooms.settings, self._rooms.store, self._now()
        since, told = now - settings.retire_days * DAY, now - settings.retire_notice_days * DAY
        count = 0
        while codes := await store.retire(since, told):
            count += len(codes)
            for code in codes:
                if room := self._rooms.open.get(code):
                    await self.lose(room, RETIRED)
        if count:
            self._rooms.counters["rooms_retired"] += count
            await store.give_back()
