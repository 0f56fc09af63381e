"""The end of a table: its host deletes it, or it is retired after days without an answer.

Whoever sits at it hears that it is gone, at whatever process. A table is retired only after it was
announced there for some days; any answer before begins its rest anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.refusals import TableDeleted, TableRetired
from tafelrunde.table.room.model import DAY
from tafelrunde.table.room.room import COME_BACK, GONE, Room
from tafelrunde.table.storage.store import StaleRoom, UnknownRoom

if TYPE_CHECKING:
    from tafelrunde.table.rooms import Rooms

LOOK_EVERY: Final = 600.0
"""So many seconds pass before we look again which tables rest."""
DELETED: Final = TableDeleted("This table was deleted.")
RETIRED: Final = TableRetired("This table was deleted because nobody had played here for long.")
REPLACED: Final = StaleRoom("This table was brought back from a backup.")


class Retention:
    """Deletes and retires the tables of this process."""

    def __init__(self, rooms: Rooms, now: Callable[[], float] = time.time) -> None:
        self._rooms = rooms
        self._now = now
        self._looked = -LOOK_EVERY

    async def check(self, room: Room, *, retired: bool) -> None:
        """A table was deleted elsewhere: let go of it, even if its code is another table's now."""
        if await self._rooms.store.gone([room.code]):
            await self.lose(room, RETIRED if retired else DELETED)
        else:
            await self.lose(room, REPLACED)

    async def lose(self, room: Room, why: TafelrundeError) -> None:
        """Let go of a room that is not in the store any more; everybody at it hears why."""
        self._rooms.forget(room)
        await room.end(why, COME_BACK if why is REPLACED else GONE)

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
                room.note_use(await store.use(room.code))
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
