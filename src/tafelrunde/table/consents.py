"""Taking back at a table: at once where the policy allows it, else if the others agree.

What somebody asks for stands in the record of the room, so that everybody hears of it and may
agree, at whatever process, and a restart forgets nothing. The next entry of the log does away
with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tafelrunde.engine.errors import StaleDecision, UndoRefused
from tafelrunde.engine.journal import check_way_back
from tafelrunde.table import seats
from tafelrunde.table.deadlines import Deadline
from tafelrunde.table.journal import Redone, Undone
from tafelrunde.table.refusals import NotYourSeat, UnknownConsent
from tafelrunde.table.store import RoomRecord, WishRecord
from tafelrunde.table.undoing import can_redo, needs_consent, steps_wanted
from tafelrunde.table.wire import Consent, ConsentAsked, ConsentOver, Undo

if TYPE_CHECKING:
    from tafelrunde.table.live import Connection
    from tafelrunde.table.room import Room


class Consents:
    """The undo button of a room; at most one wish is open at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._shown: WishRecord | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = Deadline(room.rooms.settings.consent_seconds)

    async def undo(self, who: str, wanted: Undo) -> None:
        """Take steps back at once, or ask those whom it concerns."""
        room = self.room
        async with room.lock:
            own = self._need_seat(who)
            session = room.running().session
            steps = steps_wanted(room.record, session, wanted)
            name = seats.name_of(room.record, who)
            others = self._others(who)
            if needs_consent(room.record, session, steps, own) and others:
                await room.rewrite(self._asking(name, steps, others))
                return
            await self._take_back(steps, name)
        room.run_bots()

    async def _take_back(self, steps: int, name: str) -> None:
        """What was answered of a barrier goes first, then whole steps; the lock is held."""
        room, session = self.room, self.room.running().session
        await room.history.make_ready(Undone(steps, name))
        check_way_back(session, session.step - steps)
        if session.partial:
            await room.commit(Undone(1, name))
        if steps:
            await room.commit(Undone(steps, name))

    async def redo(self, who: str) -> None:
        """Give the answer again that was taken back last."""
        room = self.room
        async with room.lock:
            own = self._need_seat(who)
            if not can_redo(room.record, room.running().session, own):
                raise UndoRefused("There is nothing to play again.")
            await room.commit(Redone())
        room.run_bots()

    def _need_seat(self, who: str) -> tuple[int, ...]:
        own = seats.seats_of(self.room.record, who)
        if not own:
            raise NotYourSeat("Only those who play may take steps back.")
        return own

    def _others(self, who: str) -> set[str]:
        """The other people who play and are there."""
        people = self.room.present
        return {each for each in people if seats.seats_of(self.room.record, each)} - {who}

    # --- The wish ---------------------------------------------------------------------------------

    @property
    def wish(self) -> WishRecord | None:
        """What somebody asks for now."""
        return self._open(self.room.record)

    def _open(self, record: RoomRecord) -> WishRecord | None:
        wish, playing = record.wish, self.room.playing
        if wish is None or playing is None or wish.seq != playing.seq:
            return None
        return wish if self._deadline.left(wish.id, wish.until) > 0 else None

    def _asking(
        self, name: str, steps: int, others: set[str]
    ) -> Callable[[RoomRecord], RoomRecord]:
        seq = self.room.running().seq
        until = time.time() + self.room.rooms.settings.consent_seconds

        def asking(record: RoomRecord) -> RoomRecord:
            if self._open(record) is not None:
                raise UndoRefused("Somebody has asked already.")
            number = record.version + 1  # no other wish of this room ever had it
            wish = WishRecord(number, name, steps, seq, tuple(sorted(others)), until)
            return replace(record, wish=wish)

        return asking

    def follow(self, *, granted: bool = False) -> None:
        """After a change of record or log: ask people, or tell them what came of it."""
        wish, shown = self.wish, self._shown
        if shown is not None and (wish is None or wish.id != shown.id):
            self._tell_over(shown, granted)
        if wish is None:
            return
        if self._shown is None:
            self._shown = wish
            seconds = self._deadline.left(wish.id, wish.until)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._lapse, wish.id)
            for connection in self.room.connections:
                self.show(connection)
        if not wish.waiting:
            self.room.spawn(self._grant())

    def show(self, connection: Connection) -> None:
        """Ask, if this person still has to agree to something."""
        wish = self.wish
        if wish is not None and connection.who in wish.waiting:
            connection.send(ConsentAsked(wish.id, wish.name, wish.steps))

    def _lapse(self, number: int) -> None:
        if self._shown is not None and self._shown.id == number:
            self._tell_over(self._shown, granted=False)

    def _tell_over(self, wish: WishRecord, granted: bool) -> None:
        """Everybody who plays hears what came of it."""
        self.close()
        for connection in self.room.connections:
            if seats.seats_of(self.room.record, connection.who):
                connection.send(ConsentOver(wish.id, granted))

    def close(self) -> None:
        """Ask nobody any more."""
        self._shown = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- Consent ----------------------------------------------------------------------------------

    async def consent(self, who: str, given: Consent) -> None:
        """Somebody agrees, or does not."""

        def consenting(record: RoomRecord) -> RoomRecord:
            wish = self._open(record)
            if wish is None or wish.id != given.id or who not in wish.waiting:
                raise UnknownConsent("Nobody asks for that (any more).")
            return replace(record, wish=without(wish, who) if given.yes else None)

        await self.room.change(consenting)

    def left(self, who: str) -> None:
        """Nobody waits for the consent of those who are gone."""
        if self.wish is not None and who in self.wish.waiting:
            self.room.spawn(self.room.change(lambda record: self._not_waiting(record, who)))

    def _not_waiting(self, record: RoomRecord, who: str) -> RoomRecord:
        wish = self._open(record)
        return record if wish is None else replace(record, wish=without(wish, who))

    async def _grant(self) -> None:
        """All agreed: take back. Of several processes that do it, the log lets one through."""
        room = self.room
        with suppress(StaleDecision):
            async with room.lock:
                wish = self.wish
                if wish is not None and not wish.waiting:
                    await self._take_back(wish.steps, wish.name)
        room.run_bots()


def without(wish: WishRecord, who: str) -> WishRecord:
    """The wish when this person need not be waited for any more."""
    return replace(wish, waiting=tuple(each for each in wish.waiting if each != who))
