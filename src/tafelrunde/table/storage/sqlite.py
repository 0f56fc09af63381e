"""The store in one SQLite file, for one server.

One thread writes and one reads. Writes that arrive while the disk is busy share the next
transaction, so that many rooms wait for one flush together.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.table.storage import sqlite_files
from tafelrunde.table.storage import sqlite_queries as queries
from tafelrunde.table.storage import sqlite_space as space
from tafelrunde.table.storage.group_commit import BATCH, settle
from tafelrunde.table.storage.private_files import private_file
from tafelrunde.table.storage.room_files import import_into, write_archive, write_room_file
from tafelrunde.table.storage.sqlite_rescue import may_be_rescued, rescue
from tafelrunde.table.storage.store import (
    ChatRecord,
    DamagedStore,
    Listener,
    LoggedEntry,
    RoomRecord,
    RoomUse,
    Status,
    StoreLocked,
    StoreTrouble,
    UnknownRoom,
    WholeRoom,
    check_signal,
    is_code,
)

T = TypeVar("T")
P = ParamSpec("P")
Write = Callable[[sqlite3.Connection], object]
Job = tuple[Callable[[sqlite3.Connection], object], "asyncio.Future[Any]"]
HIGHEST: Final = 2**62
"""Clients may name any number; SQLite knows only those of 64 bits."""


class SqliteStore:
    """Keeps every room in the file at `path`."""

    process = ""

    def __init__(self, path: Path, *, guest: bool = False) -> None:
        """A guest may come while a server uses the file: it reads, and keeps rooms that are new."""
        self.path = path.absolute()
        self.guest = guest
        self._writer: Writer | None = None
        self._reader: Thread | None = None
        self._lock: sqlite3.Connection | None = None

    # --- Opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        try:
            self._lock = await asyncio.to_thread(sqlite_files.hold, self.path)
        except StoreLocked:
            if not self.guest:
                raise
            await asyncio.to_thread(sqlite_files.check_guest, self.path)
        try:
            self._writer = await asyncio.to_thread(open_writer, self.path, self._lock is not None)
            self._reader = await asyncio.to_thread(open_reader, self.path)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        reader, writer, lock = self._reader, self._writer, self._lock
        self._reader = self._writer = self._lock = None
        for worker in (reader, writer):  # the writer last: it empties the log into the file
            if worker is not None:
                await asyncio.to_thread(worker.close)
        if lock is not None:
            lock.close()

    async def pulse(self) -> None:
        await self._write(queries.pulse)
        await self._read(queries.count_rooms)

    async def _write(self, change: Callable[[sqlite3.Connection], T], code: str = "") -> T:
        """Carry a change out; `code` is the room that is damaged if its pages are."""
        if self._writer is None:
            raise StoreTrouble("The store is closed.")
        with sqlite_files.telling(self.path, code):
            return await self._writer.run(change)

    async def _read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        return await self._at(self._reader, query, *args, **named)

    async def _read_room(
        self,
        query: Callable[Concatenate[sqlite3.Connection, str, P], T],
        code: str,
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        """Read something of one room: if its pages are damaged, that room is."""
        with sqlite_files.telling(self.path, code):
            return await self._at(self._reader, query, code, *args, **named)

    async def _at(
        self,
        worker: Thread | None,
        job: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **named: P.kwargs,
    ) -> T:
        if worker is None:
            raise StoreTrouble("The store is closed.")
        with sqlite_files.telling(self.path):
            return await worker.run(lambda connection: job(connection, *args, **named))

    # --- Rooms ------------------------------------------------------------------------------------

    async def create_room(self, room: RoomRecord, entries: Sequence[bytes] = ()) -> None:
        now = time.time()
        logged = tuple(LoggedEntry(now, entry) for entry in entries)
        await self.put_rooms([WholeRoom(room, logged)])

    async def room(self, code: str) -> RoomRecord | None:
        return await self._read_room(queries.read_room, code) if is_code(code) else None

    async def update_room(self, code: str, expected_version: int, record: RoomRecord) -> RoomRecord:
        kept = replace(record, code=code, version=expected_version + 1)
        await self._write(lambda connection: queries.replace_room(connection, kept), code)
        return kept

    async def delete_room(self, code: str) -> bool:
        if not is_code(code):
            return False
        return bool(await self._write(lambda c: queries.delete_room(c, code), code))

    async def rooms(
        self, *, status: Status | None = None, idle_since: float | None = None, limit: int = 100
    ) -> list[RoomRecord]:
        return await self._read(queries.list_rooms, status, idle_since, limit)

    async def count_rooms(self) -> dict[Status, int]:
        return await self._read(queries.count_rooms)

    # --- Space and rest ---------------------------------------------------------------------------

    async def use(self, code: str) -> RoomUse:
        return await self._read_room(space.read_use, code)

    async def survey(self) -> list[RoomUse]:
        return await self._read(space.survey)

    async def gone(self, codes: Sequence[str]) -> list[str]:
        return await self._read(space.gone, codes)

    async def announce(self, idle_since: float, now: float) -> list[str]:
        codes: list[str] = await self._write(lambda c: space.announce(c, idle_since, now))
        return codes

    async def retire(self, idle_since: float, announced_before: float) -> list[str]:
        codes: list[str] = await self._write(
            lambda connection: space.retire(connection, idle_since, announced_before)
        )
        return codes

    async def give_back(self) -> None:
        while await self._write(space.give_back):
            pass

    # --- The log ----------------------------------------------------------------------------------

    async def append(self, code: str, seq: int, entry: bytes) -> None:
        await self._write(lambda connection: queries.append(connection, code, seq, entry), code)

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
        if not is_code(code):
            return []
        return await self._read_room(queries.read_entries, code, min(max(after, 0), HIGHEST))

    async def put_snapshot(self, code: str, seq: int, blob: bytes) -> None:
        await self._write(
            lambda connection: queries.put_snapshot(connection, code, seq, blob), code
        )

    async def snapshot(self, code: str) -> tuple[int, bytes] | None:
        return await self._read_room(queries.read_snapshot, code) if is_code(code) else None

    # --- Table talk -------------------------------------------------------------------------------

    async def say(self, code: str, name: str, text: str) -> ChatRecord:
        line: ChatRecord = await self._write(
            lambda connection: queries.say(connection, code, name, text), code
        )
        return line

    async def chat(self, code: str, after: int = 0, limit: int = 100) -> list[ChatRecord]:
        if not is_code(code):
            return []
        return await self._read_room(queries.read_chat, code, min(max(after, 0), HIGHEST), limit)

    # --- Files ------------------------------------------------------------------------------------

    async def codes(self) -> list[str]:
        return await self._read(queries.read_codes)

    async def whole_room(self, code: str) -> WholeRoom:
        if not is_code(code):
            raise UnknownRoom("There is no room of this code.")
        return await self._read_room(queries.read_one_whole, code)

    async def put_rooms(self, rooms: Iterable[WholeRoom], *, replace: bool = False) -> int:
        count: int = await self._write(lambda c: queries.put_rooms(c, rooms, replace))
        return count

    async def export_room(self, code: str) -> bytes:
        return write_room_file(await self.whole_room(code))

    async def import_room(self, content: bytes, host_hash: str) -> RoomRecord:
        return await import_into(self, content, host_hash)

    async def backup(self, path: Path) -> list[str]:
        return await asyncio.to_thread(self._back_up, path)

    def _back_up(self, path: Path) -> list[str]:
        if path.resolve() in sqlite_files.own_files(self.path.resolve()):
            raise FileTrouble(f"{path} belongs to the store itself; choose another name.")
        # With a connection of its own: nobody who plays waits for it.
        with sqlite_files.telling(self.path), closing(sqlite_files.connect(self.path)) as reading:
            damaged: list[str] = []
            write_archive(path, queries.read_all(reading, damaged))
        return damaged

    # --- Other processes --------------------------------------------------------------------------

    async def listen(self, listener: Listener) -> None:
        """Nothing is ever heard: the file belongs to this process alone."""

    async def notify(self, code: str, text: str) -> None:
        check_signal(text)


# --- Threads --------------------------------------------------------------------------------------


class Thread:
    """A thread with a connection of its own; its jobs run one after the other.

    An executor would do the same with a second future, locks and conditions for every job.
    """

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def run(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Do a job in the thread; the future tells what came of it."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return future

    def _work(self) -> None:
        while (jobs := self._next()) is not None:
            try:
                outcomes = self._outcomes([job for job, _ in jobs])
            except BaseException as trouble:
                outcomes = [trouble] * len(jobs)
            with suppress(RuntimeError):  # nobody waits in a loop that is closed
                jobs[0][1].get_loop().call_soon_threadsafe(settle, jobs, outcomes)
            del jobs, outcomes  # nothing is kept while it waits

    def _next(self) -> list[Job] | None:
        """What is done next; None at the end."""
        job = self._jobs.get()
        return [job] if job is not None else None

    def _outcomes(self, jobs: Sequence[Write]) -> list[object]:
        return [job(self._connection) for job in jobs]

    def close(self) -> None:
        """Finish the jobs that wait, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()


class Writer(Thread):
    """Commits what has come while it was busy in one transaction, and gives every job its own
    outcome.
    """

    def _next(self) -> list[Job] | None:
        first = self._jobs.get()
        if first is None:
            return None
        batch = [first]
        with suppress(Empty):
            while len(batch) < BATCH:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # after this batch
                    break
                batch.append(job)
        return batch

    def _outcomes(self, jobs: Sequence[Write]) -> list[object]:
        return commit(self._connection, jobs)


def open_writer(path: Path, alone: bool) -> Writer:
    """Check the file, bring it to the present schema, and make every commit durable.

    A damaged file is rescued by whoever is alone with it.
    """
    for each in sqlite_files.own_files(path)[:2]:  # a log that a crash left behind, too
        if each == path or each.exists():
            private_file(each)
    try:
        return Writer(open_checked(path, alone), "store-writer")
    except DamagedStore as trouble:
        if not (alone and may_be_rescued(path, trouble)):
            raise
        rescue(path, trouble)
    return Writer(open_checked(path, alone), "store-writer")


def open_checked(path: Path, alone: bool) -> sqlite3.Connection:
    """A connection to a sound file at the present schema."""
    with sqlite_files.telling(path):
        connection = sqlite_files.connect(path)
        try:
            sqlite_files.check(path, connection)
            if alone:
                with suppress(sqlite3.OperationalError):  # no space to write it anew: later then
                    space.make_shrinkable(connection)
            sqlite_files.make_durable(connection)
            sqlite_files.migrate(connection)
            sqlite_files.check_shape(path, connection)
        except BaseException:
            connection.close()
            raise
    return connection


def open_reader(path: Path) -> Thread:
    """A second connection, so that a long read holds no writer up."""
    with sqlite_files.telling(path):
        connection = sqlite_files.connect(path)
        connection.execute("PRAGMA query_only = ON")
    return Thread(connection, "store-reader")


# --- In the writer's thread -----------------------------------------------------------------------


def commit(connection: sqlite3.Connection, changes: Sequence[Write]) -> list[object]:
    """Carry all changes out in one transaction; a refused one leaves the others alone."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [attempt(connection, change, alone=len(changes) == 1) for change in changes]
        if connection.in_transaction:  # a single change that was refused has left nothing
            connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        raise
    return outcomes


def attempt(connection: sqlite3.Connection, change: Write, *, alone: bool) -> object:
    """What came of one change: its result, or the error for its caller. One that is `alone` in the
    transaction needs no mark to go back to.

    An error of the database itself is raised: it concerns the whole transaction, but for a damaged
    page, which concerns those whose rows lie there.
    """
    if not alone:
        connection.execute("SAVEPOINT change")
    try:
        outcome = change(connection)
    except Exception as refusal:
        own = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError)
        harmless = isinstance(refusal, own) or sqlite_files.is_damage(refusal)
        if isinstance(refusal, sqlite3.DatabaseError) and not harmless:
            raise
        connection.execute("ROLLBACK" if alone else "ROLLBACK TO change")
        outcome = refusal
    if not alone:
        connection.execute("RELEASE change")
    return outcome
