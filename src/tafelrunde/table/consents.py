"""What somebody wants and others have to agree to: taking back, going back, a repair, a seat.

What somebody asks for stands in the record of the room, so that everybody hears of it and may
agree, at whatever process, and a restart forgets nothing. One no is enough to decline it.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tafelrunde.engine.errors import StaleDecision, TafelrundeError, UndoRefused
from tafelrunde.engine.journal import check_way_back
from tafelrunde.table import guarding, handing, seats
from tafelrunde.table.deadlines import Deadline
from tafelrunde.table.journal import Entry, Redone, Repaired, Returned, Undone
from tafelrunde.table.refusals import AskedAlready, NotYourSeat, UnknownConsent
from tafelrunde.table.store import RoomRecord, StoreTrouble, WishRecord
from tafelrunde.table.undoing import can_redo, needs_consent, steps_wanted
from tafelrunde.table.wire import Consent, ConsentAsked, ConsentOver, Undo

if TYPE_CHECKING:
    from tafelrunde.table.live import Connection
    from tafelrunde.table.room import Room

CARRIED_OUT: Final[dict[str, type]] = {"undo": Undone, "return": Returned, "repair": Repaired}
"""By which entry of the log a wish comes true."""


class Consents:
    """What people of a room ask each other for; at most one wish is open at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._shown: WishRecord | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._deadline = Deadline(room.rooms.settings.consent_seconds)

    # --- The undo button --------------------------------------------------------------------------

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
                await self.ask(self.wish_of(who, others, steps=steps))
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

    def _others(self, who: str) -> tuple[str, ...]:
        """The other people who play and are there."""
        people = self.room.present
        playing = {each for each in people if seats.seats_of(self.room.record, each)}
        return tuple(sorted(playing - {who}))

    # --- The wish ---------------------------------------------------------------------------------

    @property
    def wish(self) -> WishRecord | None:
        """What somebody asks for now."""
        return self._open(self.room.record)

    def _open(self, record: RoomRecord) -> WishRecord | None:
        wish, playing = record.wish, self.room.playing
        if wish is None or playing is None or wish.outcome:
            return None
        if wish.kind != "seat" and wish.seq != playing.seq:
            return None
        return wish if self._left(wish) > 0 else None

    def _left(self, wish: WishRecord) -> float:
        return self._deadline.left(wish.id, wish.until)

    def wish_of(self, who: str, waiting: tuple[str, ...], steps: int = 0) -> WishRecord:
        """What this person asks of those; to be completed."""
        name, seq = seats.name_of(self.room.record, who), self.room.running().seq
        return WishRecord(0, name, steps, seq, waiting, by=who, asked=waiting)

    async def ask(self, wish: WishRecord) -> int:
        """Ask those for whom it waits; the number of the wish. The lock is held."""
        until = time.time() + self.room.rooms.settings.consent_seconds

        def asking(record: RoomRecord) -> RoomRecord:
            self._check_free(record, wish)
            number = record.version + 1  # no other wish of this room ever had it
            return replace(record, wish=replace(wish, id=number, until=until))

        await self.room.rewrite(asking)
        return self.room.record.wish.id if self.room.record.wish is not None else 0

    def _check_free(self, record: RoomRecord, wish: WishRecord) -> None:
        """Raise if the table waits already. Strangers give way to those who belong to the table,
        and once one was declined the table has peace for a while.
        """
        before, new = record.wish, is_stranger(wish)
        if before is None or (is_stranger(before) and not new):
            return
        rests = new and before.outcome == "declined" and is_stranger(before)
        if self._open(record) is not None or (rests and self._left(before) > 0):
            refusal = UndoRefused if wish.kind == "undo" else AskedAlready
            raise refusal("Somebody has asked already.")

    def follow(self, entry: Entry | None = None) -> None:
        """After a change of record or log: ask people, or tell them what came of it."""
        wish, shown = self.wish, self._shown
        if shown is not None and (wish is None or wish.id != shown.id):
            last = self.room.record.wish
            granted = last is not None and last.id == shown.id and last.outcome == "granted"
            self._tell_over(shown, granted or isinstance(entry, CARRIED_OUT.get(shown.kind, ())))
        if wish is None:
            return
        if self._shown is None:
            self._timer = asyncio.get_running_loop().call_later(
                self._left(wish), self._lapse, wish.id
            )
        if self._shown != wish:
            self._show_all(wish, first=self._shown is None)
        if not wish.waiting:
            self.room.spawn(self._grant())

    def _show_all(self, wish: WishRecord, *, first: bool) -> None:
        """Ask everybody once; who wished hears each time that somebody agreed."""
        self._shown = wish
        for connection in self.room.connections:
            if first or connection.who == wish.by:
                self.show(connection)

    def show(self, connection: Connection) -> None:
        """Ask, if this person still has to agree; or say what the own wish waits for."""
        wish, who = self.wish, connection.who
        if wish is None or not who:
            return
        if who in wish.waiting or who == wish.by:
            connection.send(asked(self.room.record, wish, who))

    def _lapse(self, number: int) -> None:
        if self._shown is not None and self._shown.id == number:
            self._tell_over(self._shown, granted=False)

    def _tell_over(self, wish: WishRecord, granted: bool) -> None:
        """Everybody who plays hears what came of it, and who asked or was asked."""
        self.close()
        for connection in self.room.connections:
            who = connection.who
            own = bool(wish.by) and who == wish.by
            if own or who in wish.asked or seats.seats_of(self.room.record, who):
                connection.send(ConsentOver(wish.id, granted, wish.kind, own))

    def close(self) -> None:
        """Ask nobody any more."""
        self._shown = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- Consent ----------------------------------------------------------------------------------

    async def consent(self, who: str, given: Consent) -> None:
        """Somebody agrees, or does not; or withdraws the own wish."""

        def consenting(record: RoomRecord) -> RoomRecord:
            wish = self._open(record)
            if wish is None or not who or wish.id != given.id:
                raise UnknownConsent("Nobody asks for that (any more).")
            if who not in wish.waiting and (given.yes or who != wish.by):
                raise UnknownConsent("Nobody asks you for that (any more).")
            return replace(record, wish=without(wish, who) if given.yes else declined(wish))

        await self.room.change(consenting)

    def left(self, who: str) -> None:
        """Nobody waits for the consent of those who are gone to take a step back; where there are
        secrets, their time runs on.
        """
        wish = self.wish
        if wish is not None and wish.kind == "undo" and who in wish.waiting:
            self.room.spawn(self.room.change(lambda record: self._not_waiting(record, who)))

    def _not_waiting(self, record: RoomRecord, who: str) -> RoomRecord:
        wish = self._open(record)
        return record if wish is None else replace(record, wish=without(wish, who))

    async def _grant(self) -> None:
        """All agreed. Of several processes that carry it out, log and record let one through."""
        room = self.room
        with suppress(StaleDecision):
            async with room.lock:
                wish = self.wish
                if wish is not None and not wish.waiting:
                    await self._carry_out(wish)
        room.run_bots()

    async def _carry_out(self, wish: WishRecord) -> None:
        try:
            if wish.kind != "undo":
                guarding.need_agreed(self.room, wish)
            await self._come_true(wish)
        except (StaleDecision, StoreTrouble):
            raise
        except TafelrundeError:  # the table has changed since: it cannot be done any more
            await self.room.rewrite(lambda record: settled(record, wish, declined(wish)))

    async def _come_true(self, wish: WishRecord) -> None:
        match wish.kind:
            case "undo":
                await self._take_back(wish.steps, wish.name)
            case "return":
                await self._write(Returned(wish.step, wish.name))
            case "repair":
                await self._write(Repaired(wish.words, wish.name))
            case "seat":
                await handing.carry_out_wish(self.room, wish)

    async def _write(self, entry: Entry) -> None:
        await self.room.history.make_ready(entry)
        await self.room.commit(entry)


def without(wish: WishRecord, who: str) -> WishRecord:
    """The wish when this person need not be waited for any more."""
    return replace(wish, waiting=tuple(each for each in wish.waiting if each != who))


def declined(wish: WishRecord) -> WishRecord:
    """The wish when somebody has said no."""
    return replace(wish, outcome="declined")


def settled(record: RoomRecord, wish: WishRecord, now: WishRecord) -> RoomRecord:
    """The record with what came of a wish, unless another one stands there by now."""
    is_same = record.wish is not None and record.wish.id == wish.id
    return replace(record, wish=now) if is_same else record


def is_stranger(wish: WishRecord) -> bool:
    """Whether somebody asks who does not belong to the table yet."""
    return wish.seat is not None and wish.seat.how == "join"


def asked(record: RoomRecord, wish: WishRecord, who: str) -> ConsentAsked:
    """The wish as one person is told of it."""
    own = who == wish.by
    message = ConsentAsked(wish.id, wish.name, wish.steps, wish.kind, wish.step, own=own)
    message.words = list(wish.words)
    if own:
        message.waiting = [seats.name_of(record, each) for each in wish.waiting]
    if wish.seat is not None:
        message.seat, message.how = wish.seat.seat, wish.seat.how
    return message
