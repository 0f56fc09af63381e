"""A room in memory: the game, the people, and the order in which things happen.

An answer is checked, made durable, played, and only then shown to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.errors import (
    GameIsOver,
    IllegalMove,
    NotYourDecision,
    StaleDecision,
    TafelrundeError,
)
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table import journal, seats
from tafelrunde.table.absences import Absences
from tafelrunde.table.collector import COLLECTOR, ENTRY
from tafelrunde.table.consents import Consents
from tafelrunde.table.entrance import Entrance
from tafelrunde.table.history import History
from tafelrunde.table.journal import Answered, Entry, Void
from tafelrunde.table.lifetimes import DELETED, GONE, Lifetime
from tafelrunde.table.live import Connection
from tafelrunde.table.neighbours import Neighbours
from tafelrunde.table.playing import Change, Playing
from tafelrunde.table.refusals import NotRunning, NotYourSeat
from tafelrunde.table.security import fingerprint
from tafelrunde.table.settling import Settling
from tafelrunde.table.sitting_in import BotSeats
from tafelrunde.table.store import (
    RoomRecord,
    SequenceTaken,
    StaleRoom,
    StoreTrouble,
    UnknownRoom,
)
from tafelrunde.table.table_talk import TableTalk
from tafelrunde.table.wire import GiveAnswer, SeatView

if TYPE_CHECKING:
    from tafelrunde.table.rooms import Rooms

LOG: Final = logging.getLogger("tafelrunde.table")
RETRIES: Final = 8
T = TypeVar("T")


class Room:
    """One table: everything that happens at it happens one after the other."""

    def __init__(
        self, rooms: Rooms, record: RoomRecord, shown: ShownGame, playing: Playing | None
    ) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.record = record
        self.shown = shown
        self.playing = playing
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.used = rooms.clock()
        self.talk = TableTalk(self)
        self.absences = Absences(self)
        self.consents = Consents(self)
        self.bots = BotSeats(self)
        self.neighbours = Neighbours(self)
        self.entrance = Entrance(self)
        self.settling = Settling(self)
        self.lifetime = Lifetime(self)
        self.is_lost = False  # whether the store knows it no longer
        self.history = History(self)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.record.code

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end; the record says so a moment later."""
        return self.playing is not None and self.playing.session.question is None

    def opened(self) -> None:
        """The room was read from the store: take up what was under way."""
        self.consents.follow()
        self.neighbours.ask()
        self.tell_unshown()
        if not self.settling.is_settled:
            self.spawn(self.entries_moved())

    def fingerprint(self, address: str) -> str:
        """What is remembered of an address at this table."""
        return fingerprint(self.record.host_hash, address)

    # --- People -----------------------------------------------------------------------------------

    def is_host(self, who: str) -> bool:
        """Whether this person opened the table."""
        return seats.is_host(self.record, who)

    def seat_views(self, who: str) -> list[SeatView]:
        """The seats as this person sees them."""
        return seats.views(self.record, who, self.present, self.away)

    @property
    def away(self) -> dict[str, int]:
        """For how long holders of seats have been away, where others have to wait for them."""
        secret = self.playing is not None and not self.shown.is_open and not self.is_over
        return self.absences.count() if secret else {}

    @property
    def present(self) -> set[str]:
        """Who is connected, at whatever process; those without a seat only here."""
        return {each.who for each in self.connections if each.who} | self.neighbours.people

    @property
    def watchers(self) -> int:
        """How many are connected without a seat."""
        here = sum(not seats.seats_of(self.record, each.who) for each in self.connections)
        return here + self.neighbours.watchers

    async def enter(self, connection: Connection, seq: int, said: int = 0) -> None:
        """Somebody connects, or goes on after a lost connection."""
        if self.is_lost:  # it was deleted while somebody came in
            connection.dismiss(DELETED, GONE)
            return
        newcomer = connection not in self.connections
        await self.neighbours.reach(seq)
        if not self.talk.is_read:
            await self.talk.read()
        self.connections.add(connection)
        self.used = self.rooms.clock()
        connection.joined = True
        missed = None
        if self.playing is not None and seq > 0:
            connection.key = self.playing.key_for(seats.seats_of(self.record, connection.who))
            missed = self.playing.missed(seq, connection.key)
        if missed is None:
            connection.greet(self, list(self.talk.lines))
        else:
            self._catch_connection_up(connection, missed)
            self.talk.repeat(connection, said)
            self.consents.show(connection)
        if newcomer:
            self.tell_room(besides=connection if missed is None else None)
            self.neighbours.changed()
        self.tell_unshown()
        self.run_bots()

    def _catch_connection_up(self, connection: Connection, missed: list[Change]) -> None:
        """Send what was missed; if it was nothing, the open decisions alone."""
        assert self.playing is not None
        if not missed:
            missed = [self.playing.standing()]
        for change in missed[:-1]:
            connection.tell_change(self, change, last=False)
        connection.tell_change(self, missed[-1])

    def leave(self, connection: Connection) -> None:
        """Somebody's connection is gone; nobody waits for the consent of the absent."""
        self.connections.discard(connection)
        self.entrance.leave(connection)
        if self.is_lost:
            return
        self.used = self.rooms.clock()
        self.tell_room()
        self.gone(connection.who)
        self.neighbours.changed()
        self.run_bots()

    def gone(self, who: str) -> None:
        """Somebody is perhaps nowhere connected any more."""
        if who and who not in self.present:
            self.absences.seconds(who)
            self.consents.left(who)

    def tell_room(self, besides: Connection | None = None) -> None:
        """Who is there, or something else about the room, has changed."""
        for connection in self.connections:
            if connection is not besides:
                connection.tell_room(self)

    def greet_all(self) -> None:
        """Everybody gets everything, because the game began or was replaced."""
        for connection in self.connections:
            connection.greet(self, list(self.talk.lines))

    def tell_unshown(self) -> None:
        """If something could not be shown that was fine before, everybody hears of it, and the log
        of the server gets a line.
        """
        if self.playing is None:
            return
        for said in self.playing.unshown.unlogged():
            LOG.error("table %s cannot be shown: %s", self.code, said)
        if self.playing.unshown.untold():
            standing = self.playing.standing()
            for connection in self.connections:
                connection.tell_change(self, standing)

    # --- The record -------------------------------------------------------------------------------

    async def change(self, how: Callable[[RoomRecord], RoomRecord]) -> None:
        """Change the record of the room, durably, and tell everybody."""
        async with self.lock:
            await self.rewrite(how)

    async def rewrite(self, how: Callable[[RoomRecord], RoomRecord]) -> None:
        """Change the record; the lock is held."""
        before = self.record
        try:
            await self._write_record(how)
        finally:
            await self._record_changed(before)

    async def _write_record(self, how: Callable[[RoomRecord], RoomRecord]) -> None:
        for _ in range(RETRIES):
            wanted, refusal = self.record, None
            try:
                wanted = how(self.record)
            except TafelrundeError as error:
                refusal = error
            if wanted == self.record:
                if await self._was_behind():
                    continue
                if refusal is not None:
                    raise refusal
                return
            try:
                update = self.store.update_room(self.code, self.record.version, wanted)
                self.record = await self._written(update, "room")
                return
            except StaleRoom:
                await self._read_record()
        raise StaleRoom("The room changes too fast; please try again.")

    async def _was_behind(self) -> bool:
        """Whether another process has changed the record and we had not heard of it yet."""
        version = self.record.version
        if self.store.process:
            await self._read_record()
        return self.record.version != version

    async def _record_changed(self, before: RoomRecord) -> None:
        """After any change of the record: begin the game if it is time, tell everybody."""
        self.used = self.rooms.clock()
        if self.record.version != before.version:
            self.lifetime.grew(0)
        if self.playing is None and self.record.status != "lobby":
            await self._begin()
        elif without_wish(before) != without_wish(self.record):
            self.tell_room()
            if self.playing is not None:
                standing = self.playing.standing()
                for connection in self.connections:  # who may answer what may have changed
                    connection.tell_change(self, standing)
                self.tell_unshown()
        self.consents.follow()
        self.entrance.follow()
        self.neighbours.changed()
        self.run_bots()

    async def _begin(self) -> None:
        try:
            self.playing = await self.rooms.load_game(self.record, self.shown)
        except StoreTrouble:
            self.neighbours.read(["room"])  # it has begun: try until the store answers
            raise
        self.greet_all()
        self.tell_unshown()

    async def refresh(self) -> None:
        """Read the record again where another process may have changed it; the lock is held."""
        if self.store.process:
            before = self.record
            await self._read_record()
            if self.record.version != before.version:
                await self._record_changed(before)

    async def _read_record(self) -> None:
        record = await self.store.room(self.code)
        if record is None:
            raise UnknownRoom("This table is gone.")
        self.record = record

    async def record_moved(self) -> None:
        """Another process changed the record."""
        async with self.lock:
            before = self.record
            await self._read_record()
            await self._record_changed(before)

    # --- Answers ----------------------------------------------------------------------------------

    async def answer(self, who: str, given: GiveAnswer) -> None:
        """Somebody answers the open decision of an own seat; raises and changes nothing."""
        async with self.lock:
            decision = self._answerable(who, given)
            refusal = decision.refusal(given.answer)
            if refusal is not None:
                raise IllegalMove(refusal, why=decision.why)
            entry = Answered(self._speaking_seat(who, given, decision), given.answer, given.step)
            await self._commit_answer(entry, lambda: self._answerable(who, given) is decision)
        self.run_bots()

    async def _commit_answer(self, entry: Answered, is_open: Callable[[], bool]) -> None:
        """Commit; again if another process only took an answer of another seat to a barrier."""
        while True:
            try:
                await self.commit(entry)
            except StaleDecision:
                if not is_open():
                    raise
            else:
                return

    def running(self) -> Playing:
        """The running game; raises `NotRunning` in the lobby."""
        if self.playing is None:
            raise NotRunning("The game has not begun yet.")
        return self.playing

    def _answerable(self, who: str, given: GiveAnswer) -> Decision:
        """The open decision that is meant; raises if it is not this person's to answer."""
        session = self.running().session
        if given.seat != PARTY and given.seat not in seats.seats_of(self.record, who):
            raise NotYourSeat("That seat is not yours.")
        if session.question is None:
            raise GameIsOver("The game is over.")
        if given.step != session.step:
            raise StaleDecision("That decision is no longer open.")
        for decision in session.decisions:
            meant = given.seat == decision.seat or decision.seat == PARTY
            if meant and seats.may_answer(self.record, who, decision.seat):
                return decision
        raise NotYourDecision("Another seat has to decide now.")

    def _speaking_seat(self, who: str, given: GiveAnswer, decision: Decision) -> int:
        """Who is written down as the one who answered."""
        own = seats.seats_of(self.record, who)
        return given.seat if given.seat != PARTY else min(own, default=int(decision.seat))

    async def commit(self, entry: Entry) -> None:
        """Make an entry durable, play it, show it to everybody; the lock is held."""
        await self.history.make_ready(entry)
        playing = self.running()
        seq, content = playing.seq + 1, journal.encode(entry)
        if not isinstance(entry, Void):
            self.lifetime.check_space(seq, len(content))
        try:
            await self._written(self.store.append(self.code, seq, content), "entry")
        except SequenceTaken as taken:
            await self._catch_up()
            raise StaleDecision("That decision is no longer open.") from taken
        self.rooms.counters["entries"] += 1
        COLLECTOR.count(ENTRY)
        self.lifetime.grew(len(content))
        change = self._play(seq, entry)
        if change.trouble is not None:
            LOG.error("a rule failed at a table: %s", change.trouble.report)
            await self.commit(Void(seq))
            raise change.trouble
        if not isinstance(entry, Void):
            self.bots.failures = 0
        await self.settling.settle()

    def _play(self, seq: int, entry: Entry, *, voided: bool = False) -> Change:
        playing = self.running()
        change = playing.play(seq, entry, voided=voided)
        for connection in self.connections:
            connection.tell_change(self, change)
        self.tell_unshown()
        self.consents.follow(entry)
        return change

    async def _catch_up(self) -> None:
        """Play what others have appended; the lock is held."""
        playing = self.running()
        new = await self.store.entries(self.code, playing.seq)
        entries = [(seq, journal.decode(content)) for seq, content in new]
        self.lifetime.grew(sum(len(content) for _, content in new))
        out = journal.taken_out(entries)
        for seq, entry in entries:
            if seq not in out:
                with suppress(TafelrundeError):  # it counts already: then it takes a while here
                    await self.history.make_ready(entry)
            self._play(seq, entry, voided=seq in out)

    async def entries_moved(self) -> None:
        """Another process has appended entries."""
        async with self.lock:
            if self.playing is not None:
                await self._catch_up()
                await self.settling.settle_status()
        self.run_bots()

    async def _written(self, write: Coroutine[Any, Any, T], topic: str) -> T:
        """What came of a write; where nobody is left to hear it, it is looked for when done."""
        under_way = asyncio.ensure_future(write)
        try:
            return await asyncio.shield(under_way)
        except UnknownRoom:
            self.rooms.do(self.rooms.lifetimes.lose(self, DELETED))
            raise
        except (StoreTrouble, asyncio.CancelledError):
            await asyncio.gather(under_way, return_exceptions=True)
            self.neighbours.read([topic])  # whether it was written is unknown: look
            raise

    # --- Work in the background -------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is written to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (trouble := task.exception()) is None:
            return
        if isinstance(trouble, StoreTrouble):
            LOG.warning("work at a table failed: %s", trouble)
        else:
            LOG.error("work at a table failed", exc_info=trouble)

    def run_bots(self) -> None:
        """Let bots answer where it is their turn."""
        self.bots.run()

    async def close(self) -> None:
        """Stop what is under way."""
        self.consents.close()
        while tasks := list(self._tasks):  # one that is cancelled may still begin another
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def without_wish(record: RoomRecord) -> RoomRecord:
    """A record to compare with another: what people see of the room."""
    return replace(record, wish=None, version=0)
