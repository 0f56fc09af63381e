"""The open wish of a room: people are asked, hear what came of it, and it is granted when all have
agreed.
"""

from __future__ import annotations

import asyncio
from typing import Final

from tafelrunde.engine.errors import StaleDecision, TafelrundeError
from tafelrunde.table.game.journal import Entry, Repaired, Returned, Undone
from tafelrunde.table.room.broadcast import Broadcast
from tafelrunde.table.room.grants import Grant
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Actor, Read
from tafelrunde.table.room.wish_commands import Decline, WaitNoLonger
from tafelrunde.table.storage.store import StoreTrouble, WishRecord

CARRIED_OUT: Final[dict[str, type]] = {"undo": Undone, "return": Returned, "repair": Repaired}
"""By which entry of the log a wish comes true."""


class Wishes:
    """What people of a room ask each other for; at most one wish is open at a time."""

    def __init__(self, model: RoomModel, tell: Broadcast, actor: Actor) -> None:
        self._model, self._tell, self._actor = model, tell, actor
        self._shown: WishRecord | None = None
        self._timer: asyncio.TimerHandle | None = None

    def follow(self, entry: Entry | None = None) -> None:
        """After a change of record or log: ask people, or tell them what came of it."""
        wish, shown = self._model.wish, self._shown
        if shown is not None and (wish is None or wish.id != shown.id):
            last = self._model.record.wish
            over = last if last is not None and last.id == shown.id else shown
            granted = over.outcome == "granted"
            self._end(over, granted or isinstance(entry, CARRIED_OUT.get(shown.kind, ())))
        if wish is None:
            return
        if self._shown is None:
            self._timer = asyncio.get_running_loop().call_later(
                self._model.seconds_left(wish),
                lambda: self._actor.spawn(self._lapse(wish.id)),
            )
        if self._shown != wish:
            self._show_all(wish, first=self._shown is None)
        if not wish.waiting:
            self._actor.spawn(self._grant(wish.id))

    def _show_all(self, wish: WishRecord, *, first: bool) -> None:
        """Ask everybody once; who wished hears each time that somebody agreed."""
        self._shown = wish
        for connection in self._model.presence.connections:
            if first or connection.who == wish.by:
                self._tell.wish(connection)

    async def _grant(self, number: int) -> None:
        try:
            await self._actor.do(Grant(number))
        except StaleDecision:  # another process was faster, or the table has moved on
            return
        except StoreTrouble:
            raise
        except TafelrundeError:
            await self._actor.do(Decline(number))

    async def _lapse(self, number: int) -> None:
        """Its time is over; if all have agreed before, what follows from that comes first."""
        await self._actor.do(Read(frozenset()))
        if self._shown is not None and self._shown.id == number:
            self._end(self._shown, granted=False)

    def _end(self, wish: WishRecord, granted: bool) -> None:
        self.close()
        self._tell.wish_over(wish, granted)

    def left(self, who: str) -> None:
        """Somebody is nowhere connected any more."""
        wish = self._model.wish
        if wish is not None and wish.kind == "undo" and who in wish.waiting:
            self._actor.spawn(self._go_on_without(who))

    async def _go_on_without(self, who: str) -> None:
        await self._actor.do(WaitNoLonger(who))

    def close(self) -> None:
        """Ask nobody any more."""
        self._shown = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
