"""Taking back at a table: at once where the policy allows it, else if the others agree."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tafelrunde.engine.errors import UndoRefused
from tafelrunde.table import seats
from tafelrunde.table.journal import Redone, Undone
from tafelrunde.table.refusals import NotYourSeat, UnknownConsent
from tafelrunde.table.undoing import needs_consent, steps_back
from tafelrunde.table.wire import Consent, ConsentAsked, ConsentOver, Undo

if TYPE_CHECKING:
    from tafelrunde.table.live import Connection
    from tafelrunde.table.room import Room


class Wish:
    """Somebody asks to take steps back; those in `waiting` have not agreed yet."""

    __slots__ = ("id", "name", "seq", "steps", "timer", "waiting", "who")

    def __init__(
        self, number: int, who: str, name: str, steps: int, waiting: set[str], seq: int
    ) -> None:
        self.id = number
        self.who = who
        self.name = name
        self.steps = steps
        self.waiting = waiting
        self.seq = seq
        self.timer: asyncio.TimerHandle | None = None


class Consents:
    """The undo button of a room; at most one wish is open at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.wish: Wish | None = None
        self.number = 0

    async def undo(self, who: str, wanted: Undo) -> None:
        """Take steps back at once, or ask those whom it concerns."""
        room = self.room
        async with room.lock:
            own = self._need_seat(who)
            session = room.running().session
            steps = steps_back(room.record, session, wanted.steps)
            name = seats.name_of(room.record, who)
            others = self._others(who)
            if needs_consent(room.record, session, steps, own) and others:
                self._ask(who, name, steps, others)
                return
            await self._take_back(steps, name)
        room.run_bots()

    async def _take_back(self, steps: int, name: str) -> None:
        """What was answered of a barrier goes first, then whole steps; the lock is held."""
        room = self.room
        if room.running().session.partial:
            await room.commit(Undone(1, name))
        if steps:
            await room.commit(Undone(steps, name))

    async def redo(self, who: str) -> None:
        """Give the answer again that was taken back last."""
        room = self.room
        async with room.lock:
            self._need_seat(who)
            if not room.running().session.undone:
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
        people = {each.who for each in self.room.connections}
        return {each for each in people if seats.seats_of(self.room.record, each)} - {who}

    # --- Consent ----------------------------------------------------------------------------------

    def _ask(self, who: str, name: str, steps: int, others: set[str]) -> None:
        if self.wish is not None:
            raise UndoRefused("Somebody has asked already.")
        self.number += 1
        wish = self.wish = Wish(self.number, who, name, steps, others, self.room.running().seq)
        seconds = self.room.rooms.settings.consent_seconds
        wish.timer = asyncio.get_running_loop().call_later(seconds, self._lapse, wish)
        for connection in self.room.connections:
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Ask, if this person still has to agree to something."""
        if self.wish is not None and connection.who in self.wish.waiting:
            connection.send(ConsentAsked(self.wish.id, self.wish.name, self.wish.steps))

    def _lapse(self, wish: Wish) -> None:
        if self.wish is wish:
            self.settle(granted=False)

    def settle(self, *, granted: bool) -> None:
        """The wish is done with; everybody who plays hears how."""
        wish, self.wish = self.wish, None
        if wish is None:
            return
        if wish.timer is not None:
            wish.timer.cancel()
        for connection in self.room.connections:
            if seats.seats_of(self.room.record, connection.who):
                connection.send(ConsentOver(wish.id, granted))

    async def consent(self, who: str, given: Consent) -> None:
        """Somebody agrees, or does not."""
        wish = self.wish
        if wish is None or wish.id != given.id or who not in wish.waiting:
            raise UnknownConsent("Nobody asks for that (any more).")
        if not given.yes:
            self.settle(granted=False)
            return
        wish.waiting.discard(who)
        await self._grant_if_agreed()

    def left(self, who: str) -> None:
        """Nobody waits for the consent of those who are gone."""
        if self.wish is not None and who in self.wish.waiting:
            self.wish.waiting.discard(who)
            self.room.spawn(self._grant_if_agreed())

    async def _grant_if_agreed(self) -> None:
        room = self.room
        async with room.lock:
            wish = self.wish
            if wish is None or wish.waiting:
                return
            if wish.seq != room.running().seq:
                self.settle(granted=False)
                return
            await self._take_back(wish.steps, wish.name)
        room.run_bots()
