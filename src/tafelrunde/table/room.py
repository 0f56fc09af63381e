"""A room in memory: the game, the people, and the order in which things happen.

An answer is checked, made durable, played, and only then shown to anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.errors import (
    GameIsOver,
    IllegalMove,
    NotYourDecision,
    StaleDecision,
    TafelrundeError,
)
from tafelrunde.table import journal, seats
from tafelrunde.table.consents import Consents
from tafelrunde.table.journal import Answered, Entry, Undone, Void
from tafelrunde.table.live import CHAT_SENT, Connection
from tafelrunde.table.playing import Change, Playing
from tafelrunde.table.refusals import NotRunning, NotYourSeat
from tafelrunde.table.security import clean_talk
from tafelrunde.table.shown import ShownGame
from tafelrunde.table.sitting_in import BotSeats
from tafelrunde.table.store import (
    RoomRecord,
    SequenceTaken,
    StaleRoom,
    Status,
    StoreTrouble,
    UnknownRoom,
)
from tafelrunde.table.wire import ChatView, GiveAnswer, Said, SeatView

if TYPE_CHECKING:
    from tafelrunde.table.rooms import Rooms

LOG: Final = logging.getLogger("tafelrunde.table")
RETRIES: Final = 8


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
        self.snapshot_seq = playing.seq if playing is not None else 0
        self.chat_number = 0
        self.consents = Consents(self)
        self.bots = BotSeats(self)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.record.code

    # --- People -----------------------------------------------------------------------------------

    def is_host(self, who: str) -> bool:
        """Whether this person opened the table."""
        return seats.is_host(self.record, who)

    def seat_views(self, who: str) -> list[SeatView]:
        """The seats as this person sees them."""
        present = {each.who for each in self.connections if each.who}
        return seats.views(self.record, who, present)

    @property
    def watchers(self) -> int:
        """How many are connected without a seat."""
        return sum(not seats.seats_of(self.record, each.who) for each in self.connections)

    async def enter(self, connection: Connection, seq: int) -> None:
        """Somebody connects, or goes on after a lost connection."""
        newcomer = connection not in self.connections
        chat = await self._chat()
        self.connections.add(connection)
        self.used = self.rooms.clock()
        connection.joined = True
        missed = self.playing.missed(seq) if self.playing is not None and seq > 0 else None
        if missed is None:
            connection.greet(self, chat)
        else:
            self._catch_connection_up(connection, missed)
        if newcomer:
            self._tell_room(besides=connection if missed is None else None)
            self.consents.show(connection)
        self.run_bots()

    def _catch_connection_up(self, connection: Connection, missed: list[Change]) -> None:
        """Send what was missed; if it was nothing, the open decisions alone."""
        assert self.playing is not None
        if not missed:
            missed = [self.playing.standing()]
        for change in missed[:-1]:
            connection.tell_change(self, change, last=False)
        connection.tell_change(self, missed[-1])

    async def _chat(self) -> list[ChatView]:
        lines = await self.store.chat(self.code, limit=CHAT_SENT)
        if lines:
            self.chat_number = max(self.chat_number, lines[-1].number)
        return [ChatView(line.number, line.name, line.text, line.at) for line in lines]

    def leave(self, connection: Connection) -> None:
        """Somebody's connection is gone; nobody waits for the consent of the absent."""
        self.connections.discard(connection)
        self.used = self.rooms.clock()
        self._tell_room()
        if all(other.who != connection.who for other in self.connections):
            self.consents.left(connection.who)

    def _tell_room(self, besides: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not besides:
                connection.tell_room(self)

    async def greet_all(self) -> None:
        """Everybody gets everything, because the game began or was replaced."""
        chat = await self._chat()
        for connection in self.connections:
            connection.greet(self, chat)

    # --- The record -------------------------------------------------------------------------------

    async def change(self, how: Callable[[RoomRecord], RoomRecord]) -> None:
        """Change the record of the room, durably, and tell everybody."""
        async with self.lock:
            await self._change(how)

    async def _change(self, how: Callable[[RoomRecord], RoomRecord]) -> None:
        for _ in range(RETRIES):
            try:
                self.record = await self.store.update_room(
                    self.code, self.record.version, how(self.record)
                )
                break
            except StaleRoom:
                await self._read_record()
        else:
            raise StaleRoom("The room changes too fast; please try again.")
        await self._record_changed()

    async def _record_changed(self) -> None:
        """After any change of the record: begin the game if it is time, tell everybody."""
        self.used = self.rooms.clock()
        if self.playing is None and self.record.status != "lobby":
            self.playing = await self.rooms.load_game(self.record, self.shown)
            await self.greet_all()
        elif self.playing is not None:
            self._tell_room()
            standing = self.playing.standing()
            for connection in self.connections:  # who may answer what may have changed
                connection.tell_change(self, standing)
        else:
            self._tell_room()
        self.run_bots()

    async def _read_record(self) -> None:
        record = await self.store.room(self.code)
        if record is None:
            raise UnknownRoom("This table is gone.")
        self.record = record

    async def record_moved(self) -> None:
        """Another process changed the record."""
        async with self.lock:
            before = self.record.version
            await self._read_record()
            if self.record.version != before:
                await self._record_changed()

    # --- Answers ----------------------------------------------------------------------------------

    async def answer(self, who: str, given: GiveAnswer) -> None:
        """Somebody answers the open decision of an own seat; raises and changes nothing."""
        async with self.lock:
            playing = self.running()
            decision = self._answerable(who, given)
            refusal = decision.refusal(given.answer)
            if refusal is not None:
                raise IllegalMove(refusal, why=decision.why)
            seat = self._speaking_seat(who, given, decision)
            await self.commit(Answered(seat, given.answer, playing.session.step))
        self.run_bots()

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
        playing = self.running()
        seq = playing.seq + 1
        try:
            await self.store.append(self.code, seq, journal.encode(entry))
        except SequenceTaken as taken:
            await self._catch_up()
            raise StaleDecision("That decision is no longer open.") from taken
        except StoreTrouble:
            await self._catch_up()  # whether it was written is unknown: look
            raise
        self.rooms.counters["entries"] += 1
        change = self._play(seq, entry)
        if change.trouble is not None:
            LOG.error("a rule failed at a table: %s", change.trouble.report)
            await self.commit(Void(seq))
            raise change.trouble
        await self._settle()

    def _play(self, seq: int, entry: Entry, *, voided: bool = False) -> Change:
        playing = self.running()
        change = playing.play(seq, entry, voided=voided)
        for connection in self.connections:
            connection.tell_change(self, change)
        self.consents.settle(granted=isinstance(entry, Undone))
        return change

    async def _catch_up(self) -> None:
        """Play what others have appended; the lock is held."""
        playing = self.running()
        new = await self.store.entries(self.code, playing.seq)
        entries = [(seq, journal.decode(content)) for seq, content in new]
        voided = {entry.seq for _, entry in entries if isinstance(entry, Void)}
        for seq, entry in entries:
            self._play(seq, entry, voided=seq in voided)

    async def entries_moved(self) -> None:
        """Another process has appended entries."""
        async with self.lock:
            if self.playing is not None:
                await self._catch_up()
        self.run_bots()

    async def _settle(self) -> None:
        """After a step: is the game over, is it time for a snapshot?"""
        playing = self.running()
        over = playing.session.question is None
        if over != (self.record.status == "over"):
            status: Status = "over" if over else "running"
            try:
                await self._change(lambda record: seats.with_status(record, status))
            except TafelrundeError as trouble:  # the answer counts; the next step tries again
                LOG.warning("the status of a table was not kept: %s", trouble)
        if playing.seq - self.snapshot_seq >= journal.SNAPSHOT_EVERY or over:
            blob = journal.take_snapshot(playing.session)
            if blob is not None:
                self.snapshot_seq = playing.seq
                self.spawn(self._put_snapshot(playing.seq, blob))

    async def _put_snapshot(self, seq: int, blob: bytes) -> None:
        try:
            await self.store.put_snapshot(self.code, seq, blob)
        except TafelrundeError as trouble:  # the entries are there; opening takes longer
            LOG.warning("a snapshot was not kept: %s", trouble)

    # --- Table talk -------------------------------------------------------------------------------

    async def say(self, who: str, text: str) -> None:
        """A line of table talk."""
        seats.need_member(self.record, who)
        line = clean_talk(text)
        said = await self.store.say(self.code, seats.name_of(self.record, who), line)
        self._tell_talk(ChatView(said.number, said.name, said.text, said.at))

    def _tell_talk(self, line: ChatView) -> None:
        self.chat_number = max(self.chat_number, line.number)
        for connection in self.connections:
            connection.send(Said(line))

    async def talk_moved(self) -> None:
        """Somebody said something at another process."""
        for line in await self.store.chat(self.code, self.chat_number):
            if line.number > self.chat_number:
                self._tell_talk(ChatView(line.number, line.name, line.text, line.at))

    # --- Work in the background -------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; what goes wrong is written to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            LOG.error("work at a table failed", exc_info=trouble)

    def run_bots(self) -> None:
        """Let bots answer where it is their turn."""
        self.bots.run()

    async def close(self) -> None:
        """Stop what is under way."""
        self.consents.settle(granted=False)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
