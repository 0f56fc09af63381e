"""A room: one queue of commands, carried out one after the other.

A command decides, by the model of the room alone, what follows from it. That is made durable, then
it changes the model, and only then people hear of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.errors import RuleTrouble, StaleDecision, TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table.costs import PAYER, Payer
from tafelrunde.table.game import journal, seats
from tafelrunde.table.game.journal import Entry, Void
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.game.workers import Workers
from tafelrunde.table.garbage import COLLECTOR, ENTRY
from tafelrunde.table.refusals import Removed
from tafelrunde.table.room.admission import Admission
from tafelrunde.table.room.advice import Advisers
from tafelrunde.table.room.bots import BotSeats
from tafelrunde.table.room.broadcast import Broadcast
from tafelrunde.table.room.connections import CHAT_SENT, Connection
from tafelrunde.table.room.history import Checkpoints, Failures, History
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.peers import Peers
from tafelrunde.table.room.review import Reviewer
from tafelrunde.table.room.rulings import Command, Read, Rewrite, Ruling
from tafelrunde.table.room.snapshots import Snapshots
from tafelrunde.table.room.turn_notices import TurnNotices
from tafelrunde.table.room.wishes import Wishes
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import (
    ChatRecord,
    RoomRecord,
    RoomUse,
    SequenceTaken,
    StaleRoom,
    Status,
    Store,
    StoreTrouble,
    UnknownRoom,
)
from tafelrunde.table.webhooks import Webhooks
from tafelrunde.table.wire import ChatView

LOG: Final = logging.getLogger("tafelrunde.table")
ATTEMPTS: Final = 8
"""So often something is tried to be written while other processes write."""
GONE: Final = 4410
"""The closing code of a table that does not exist any more."""
COME_BACK: Final = 1012  # "service restart"
T = TypeVar("T")


class House(Protocol):
    """What a room needs of the process that it is open in."""

    store: Store
    settings: ServerSettings
    counters: Counter[str]
    workers: Workers
    checkpoints: Checkpoints
    webhooks: Webhooks

    def now(self) -> float:
        """Seconds on a clock that nobody sets."""

    async def think(self, work: Callable[..., T], *args: object) -> T:
        """Let a bot think without holding up the table."""

    async def load_game(self, record: RoomRecord, shown: ShownGame[State]) -> RunningGame:
        """The game of a room as the store has it."""

    def room_lost(self, room: Room) -> None:
        """The store knows this room no longer."""

    def room_deleted(self, room: Room, *, retired: bool) -> None:
        """Another process has deleted this room, or put another in its place."""


class Queued(NamedTuple):
    """A command that waits for its turn, who pays for it, and who waits for it."""

    command: Command
    payer: Payer
    done: asyncio.Future[int]


class Room:
    """One table: everything that happens at it happens one after the other."""

    def __init__(
        self, house: House, record: RoomRecord, shown: ShownGame[State], playing: RunningGame | None
    ) -> None:
        self.model = model = RoomModel(record, shown, playing, house.settings, house.now)
        self.house, self._store = house, house.store
        self._queue: deque[Queued] = deque()
        self._runner: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._end: tuple[TafelrundeError, int] | None = None  # why the room is no more
        self._knows_talk = False
        self.used = house.now()
        self.tell = Broadcast(model)
        self.history = History(model, house.workers, house.checkpoints)
        self.advisers = Advisers(model, self, self.history)
        self.reviewer = Reviewer(model, self, self.history)
        self.admission = Admission(model, self, house.now)
        self.peers = Peers(model, house.store, self, self)
        may_play, look_ahead = lambda: self.peers.lead_here, self.history.think
        self.bots = BotSeats(model, self, may_play, house.think, look_ahead)
        self._snapshots = Snapshots(model, house.store)
        self._wishes = Wishes(model, self.tell, self)
        after, lead = house.settings.webhook_after, lambda: self.peers.lead_here
        self._notices = TurnNotices(model, house.webhooks, lead, after)

    @property
    def code(self) -> str:
        """The code of the room."""
        return self.model.code

    @property
    def record(self) -> RoomRecord:
        """The record of the room as this process knows it."""
        return self.model.record

    def running(self) -> RunningGame:
        """The running game; raises `NotRunning` in the lobby."""
        return self.model.running()

    def opened(self, use: RoomUse) -> None:
        """The room was read from the store: take up what was under way."""
        self.model.use = use
        self._wishes.follow()
        self.peers.ask()
        self.tell.view_errors()
        if not self.model.is_settled:
            self.spawn(self._read("entry"))

    # --- The queue --------------------------------------------------------------------------------

    def do(self, command: Command) -> asyncio.Future[int]:
        """Carry a command out when it is its turn; the number of the wish if others are asked.

        Once it has begun it is carried out, whether or not somebody still waits for it.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self._end is not None:
            self._give_up(done)
            return done
        self._queue.append(Queued(command, PAYER.get(), done))
        if self._runner is None:
            self._runner = self.spawn(self._run())
        return done

    def is_idle_since(self, then: float) -> bool:
        """Whether nobody is here, nothing is under way, and nobody used the room since then."""
        return not self.model.presence.connections and self.used < then and self._runner is None

    async def _run(self) -> None:
        try:
            while self._queue:
                await self._take_turn(self._queue.popleft())
        finally:
            self._runner = None
            for left in self._queue:
                self._give_up(left.done)
            self._queue.clear()

    def _give_up(self, done: asyncio.Future[int]) -> None:
        """A command is not carried out: whoever waits for it hears that the table is gone. Only
        when the server stops, those are to stop as well.
        """
        if self._end is None:
            done.cancel()
        elif not done.done():
            done.set_exception(UnknownRoom("This table is gone."))

    async def _take_turn(self, turn: Queued) -> None:
        if turn.done.done():  # whoever wanted it is gone
            return
        PAYER.set(turn.payer)
        try:
            number = await self._carry_out(turn.command)
        except asyncio.CancelledError:
            self._give_up(turn.done)
            raise
        except Exception as trouble:
            if not turn.done.done():
                turn.done.set_exception(trouble)
            if isinstance(trouble, UnknownRoom):  # whoever asked for something hears that first
                self.house.room_lost(self)
        else:
            if not turn.done.done():
                turn.done.set_result(number)
        self._go_on()

    def _go_on(self) -> None:
        """Something happened, or somebody came or left: bots answer, the absent are told."""
        self.bots.run()
        self._notices.follow()

    async def _carry_out(self, command: Command) -> int:
        if command.is_fresh and self._store.process:
            await self._read_record()
        command = await command.prepare(self.model, self.history)
        ruling = command.decide(self.model)
        for entry in ruling.checks:
            await self.history.check(entry)
        await self._write(command, ruling)
        wish = self.model.record.wish
        return wish.id if ruling.asks and wish is not None else 0

    async def _write(self, command: Command, ruling: Ruling) -> None:
        """Make durable what follows from a command, and let it happen."""
        if ruling.entries:
            await self._write_entries(command, ruling)
        if ruling.rewrite is not None:
            await self._write_record(ruling.rewrite)
        if ruling.says is not None:
            await self._write_talk(*ruling.says)
        if ruling.reads:
            await self._take_over(ruling.reads)
        if ruling.removes is not None:
            self.admission.dismiss(*ruling.removes)
            self.peers.tell_removal(ruling.removes[0])
        if ruling.deletes:
            await self._store.delete_room(self.code)

    async def _written(self, write: Coroutine[object, None, T], topic: str) -> T:
        """What came of a write."""
        try:
            return await write
        except StoreTrouble:
            self.peers.read([topic])  # whether it was written is unknown: look
            raise

    # --- Entries ----------------------------------------------------------------------------------

    async def _write_entries(self, command: Command, ruling: Ruling) -> None:
        left, taken = list(ruling.entries), 0
        while left:
            try:
                await self._append(left[0])
            except SequenceTaken:
                meanwhile = await self._catch_up()
                taken += 1
                if taken >= ATTEMPTS:
                    raise StaleDecision("The table moves on too fast; please try again.") from None
                left = list(command.retry(self.model, left, meanwhile))
            else:
                left.pop(0)

    async def _append(self, entry: Entry) -> None:
        """Make an entry durable, play it, and tell everybody."""
        await self.history.make_ready(entry)
        seq, content = self.running().seq + 1, journal.encode(entry)
        if not isinstance(entry, Void):
            self.model.check_space(seq, len(content))
        await self._written(self._store.append(self.code, seq, content), "entry")
        self.house.counters["entries"] += 1
        COLLECTOR.count(ENTRY)
        self._grew(len(content))
        trouble = self._play(seq, entry)
        if trouble is not None:
            LOG.error("a rule failed at a table: %s", trouble.report)
            await self._append(Void(seq))
            raise trouble
        if not isinstance(entry, Void):
            self.bots.failures = 0
        await self._settle()
        if self._snapshots.are_due():
            self.spawn(self._snapshots.keep())

    def _play(self, seq: int, entry: Entry, *, voided: bool = False) -> RuleTrouble | None:
        playing = self.running()
        before = playing.session.goes_on
        change = playing.play(seq, entry, voided=voided)
        self.tell.change(change)
        if playing.session.goes_on != before:
            self.tell.room()
        self.tell.view_errors()
        self._wishes.follow(entry)
        return change.trouble

    async def _catch_up(self) -> list[Entry]:
        """Play what other processes have appended."""
        if self.model.playing is None:
            return []
        new = await self._store.entries(self.code, self.running().seq)
        entries = [(seq, journal.decode(content)) for seq, content in new]
        self._grew(sum(len(content) for _, content in new))
        out = journal.taken_out(entries)
        for seq, entry in entries:
            if seq not in out:
                with suppress(TafelrundeError):  # it counts already: then it takes a while here
                    await self.history.make_ready(entry)
            self._play(seq, entry, voided=seq in out)
        return [entry for _, entry in entries]

    async def _settle(self) -> None:
        """Put into the record whether the game is over."""
        if self.model.is_settled:
            return
        status: Status = "over" if self.model.is_over else "running"
        try:
            await self._write_record(lambda record: seats.with_status(record, status))
        except TafelrundeError as trouble:  # the answer counts; the next step tries again
            LOG.warning("the status of a table was not kept: %s", trouble)

    # --- The record -------------------------------------------------------------------------------

    async def _write_record(self, rewrite: Rewrite) -> None:
        """Change the record of the room, durably, and tell everybody."""
        before = self.record
        try:
            await self._update_record(rewrite)
        finally:
            await self._record_changed(before)

    async def _update_record(self, rewrite: Rewrite) -> None:
        for _ in range(ATTEMPTS):
            wanted, refusal = self.record, None
            try:
                wanted = rewrite(self.record)
            except TafelrundeError as error:
                refusal = error
            if wanted == self.record:
                if await self._was_behind():
                    continue
                if refusal is not None:
                    raise refusal
                return
            try:
                update = self._store.update_room(self.code, self.record.version, wanted)
                self.model.record = await self._written(update, "room")
                return
            except StaleRoom:
                self.model.record = await self._stored_record()
        raise StaleRoom("The room changes too fast; please try again.")

    async def _was_behind(self) -> bool:
        """Whether another process has changed the record and we had not heard of it yet."""
        version = self.record.version
        if self._store.process:
            self.model.record = await self._stored_record()
        return self.record.version != version

    async def _stored_record(self) -> RoomRecord:
        record = await self._store.room(self.code)
        if record is None:
            raise UnknownRoom("This table is gone.")
        return record

    async def _read_record(self) -> None:
        """Take over what other processes have written."""
        before, self.model.record = self.record, await self._stored_record()
        if self.record.version != before.version or self.model.playing is None:
            await self._record_changed(before)

    async def _record_changed(self, before: RoomRecord) -> None:
        """After any change of the record: begin the game if it is time, tell everybody."""
        self.used = self.house.now()
        if self.record.version != before.version:
            self._grew(0)
        if self.model.playing is None and self.record.status != "lobby":
            await self._begin()
        elif without_wish(before) != without_wish(self.record):
            self.tell.room()
            self.tell.decisions()
            self.tell.view_errors()
        self._wishes.follow()
        self.admission.follow()
        self.peers.changed()

    async def _begin(self) -> None:
        try:
            self.model.playing = await self.house.load_game(self.record, self.model.shown)
        except StoreTrouble:
            self.peers.read(["room"])  # it has begun: try until the store answers
            raise
        self.tell.everything()
        self.tell.view_errors()

    # --- Talk -------------------------------------------------------------------------------------

    async def _write_talk(self, name: str, text: str) -> None:
        said = await self._store.say(self.code, name, text)
        if self._knows_talk and said.number == self.model.last_line + 1:
            self._hear(said)
        else:  # somebody at another process was faster: first things first
            await self._read_talk()

    async def _read_talk(self) -> None:
        """Read what was said, at this process or another, and tell what is new."""
        lines = await self._store.chat(self.code, self.model.last_line, CHAT_SENT)
        self._knows_talk = True
        for line in lines:
            if line.number > self.model.last_line:
                self._hear(line)

    def _hear(self, said: ChatRecord) -> None:
        line = ChatView(said.number, said.name, said.text, said.at)
        self.model.talk.append(line)
        self.tell.talk(line)

    # --- Other processes --------------------------------------------------------------------------

    async def _take_over(self, topics: frozenset[str]) -> None:
        """Read what other processes have written."""
        if "room" in topics:
            await self._read_record()
        if "entry" in topics:
            await self._catch_up()
            await self._settle()
        if "chat" in topics:
            await self._read_talk()

    async def _read(self, *topics: str) -> None:
        await self.do(Read(frozenset(topics)))

    def people_moved(self, gone: set[str]) -> None:
        """Others are connected elsewhere now; these are not any more."""
        self.tell.room()
        for who in gone:
            self._left(who)
        self._go_on()

    def person_removed(self, who: str) -> None:
        """The host has removed somebody, at another process."""
        self.admission.dismiss(who, Removed("The host has removed you from this table."))

    def room_deleted(self, *, retired: bool) -> None:
        """Another process has deleted the room, or put another in its place."""
        self.house.room_deleted(self, retired=retired)

    def bots_may_play(self) -> None:
        """It is known by now which process leads."""
        self._go_on()

    # --- People come and go -----------------------------------------------------------------------

    async def enter(self, connection: Connection, seq: int, said: int = 0) -> None:
        """Somebody connects, or goes on after a lost connection."""
        if self._end is not None:  # it was deleted while somebody came in
            connection.dismiss(*self._end)
            return
        newcomer = connection not in self.model.presence.connections
        await self.peers.reach(seq)
        if not self._knows_talk:
            await self._read("chat")
        self.model.presence.connections.add(connection)
        self.used = self.house.now()
        connection.joined = True
        is_greeted = self._bring_up_to_date(connection, seq, said)
        if newcomer:
            self.tell.room(besides=connection if is_greeted else None)
            self.peers.changed()
        self.tell.view_errors()
        self._go_on()

    def _bring_up_to_date(self, connection: Connection, seq: int, said: int) -> bool:
        """Send what was missed after that number, or everything; whether it was everything."""
        playing, missed = self.model.playing, None
        if playing is not None and seq > 0:
            connection.key = playing.key_for(seats.seats_of(self.record, connection.who))
            missed = playing.missed(seq, connection.key)
        if missed is None:
            self.tell.greet(connection)
            return True
        self.tell.changes(connection, missed)
        self.tell.talk_after(connection, said)
        self.tell.wish(connection)
        return False

    def leave(self, connection: Connection) -> None:
        """Somebody's connection is gone; nobody waits for the consent of the absent."""
        self.model.presence.connections.discard(connection)
        self.admission.leave(connection)
        if self._end is not None:
            return
        self.used = self.house.now()
        self.tell.room()
        self._left(connection.who)
        self.peers.changed()
        self._go_on()

    def _left(self, who: str) -> None:
        """Somebody is perhaps nowhere connected any more."""
        if who and who not in self.model.present:
            self.model.presence.seconds_away(who)
            self._wishes.left(who)

    # --- Space and rest ---------------------------------------------------------------------------

    def note_use(self, use: RoomUse) -> None:
        """What the store says; people hear of it if the table will be retired."""
        before, self.model.use = self.model.retires, use
        if self.model.retires != before:
            self.tell.room()

    def _grew(self, size: int) -> None:
        """Something happened at the table, and takes up so many bytes."""
        self.note_use(RoomUse(self.code, 0, self.model.use.bytes + size, time.time()))

    def note_view_errors(self, failures: Failures, step: int) -> None:
        """An earlier position could not be shown to somebody."""
        self.running().view_errors.take_over(failures, step)
        self.tell.view_errors()

    async def keep_snapshot(self) -> None:
        """Keep the game as it stands now."""
        await self._snapshots.keep()

    # --- Work in the background -------------------------------------------------------------------

    def spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
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

    async def end(self, why: TafelrundeError, code: int) -> None:
        """The room is no more; everybody at it hears why."""
        if self._end is not None:
            return
        self._end = why, code
        for connection in [*self.admission.lines]:
            connection.dismiss(why, code)
        await self.close()

    async def close(self) -> None:
        """Stop what is under way."""
        self._wishes.close()
        self._notices.close()
        while tasks := list(self._tasks):  # one that is cancelled may still begin another
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def without_wish(record: RoomRecord) -> RoomRecord:
    """A record to compare with another: what people see of the room."""
    return replace(record, wish=None, version=0)
