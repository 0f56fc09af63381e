"""The store on a PostgreSQL server, for several processes.

Moves are ordered by the primary key (room, sequence): of two processes that append the same
number one is refused. What a process has done travels to the others by LISTEN/NOTIFY, in the same
transaction and with numbers only; they read the rows themselves. Appends of one process that
arrive together are one statement and one flush.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg
import msgspec
from msgspec.structs import replace

from tafelrunde.table.storage import postgres_sql as sql
from tafelrunde.table.storage.checksums import checked, decoded
from tafelrunde.table.storage.group_commit import GroupCommit
from tafelrunde.table.storage.migrations import migrations
from tafelrunde.table.storage.postgres_notices import TROUBLE, Notices
from tafelrunde.table.storage.room_files import import_into, write_archive, write_room_file
from tafelrunde.table.storage.store import (
    CHAT_KEPT,
    ChatRecord,
    CodeTaken,
    DamagedRoom,
    Listener,
    LoggedEntry,
    NewerStore,
    RoomRecord,
    RoomUse,
    SequenceGap,
    SequenceTaken,
    SnapshotRecord,
    StaleRoom,
    Status,
    StoreTrouble,
    StoreUnreachable,
    UnknownRoom,
    WholeRoom,
    check_signal,
    is_code,
)

if TYPE_CHECKING:
    Connection: TypeAlias = (
        asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    )

T = TypeVar("T")
HIGHEST: Final = 2**62
CONNECTIONS: Final = 8
TIMEOUT: Final = 10.0
"""So many seconds we wait for a connection."""
SETTINGS: Final = {"application_name": "tafelrunde", "synchronous_commit": "on"}
MIGRATING: Final = 0x54616652
"""The advisory lock under which one process at a time brings the schema to the present."""


class OneLine(logging.Filter):
    """Where the driver tells of a lost connection by a whole traceback, one line is enough."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and record.exc_info[1] is not None:
            trouble = record.exc_info[1]
            record.msg = f"{record.getMessage()} ({type(trouble).__name__}: {trouble})"
            record.args, record.exc_info = (), None
        return True


logging.getLogger("asyncpg.pool").addFilter(OneLine())


class Append(NamedTuple):
    """An entry that waits to be written."""

    code: str
    seq: int
    entry: bytes


class PostgresStore:
    """Keeps every room in the database at `url`."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.process = secrets.token_hex(8)
        self._notices = Notices(url, self.process)
        self._group: GroupCommit[Append] = GroupCommit(self._commit, key=lambda one: one.code)
        self._signals: GroupCommit[tuple[str, str]] = GroupCommit(self._send)

    @property
    def place(self) -> str:
        """Where the database is, for messages: never with the password."""
        parts = urlsplit(self._url)
        return f"PostgreSQL at {parts.hostname or 'this machine'}{parts.path}"

    # --- Opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=TIMEOUT,
                command_timeout=30,
                server_settings=SETTINGS,
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
            raise StoreUnreachable(f"{self.place} cannot be used ({trouble}).") from trouble
        try:
            async with self._connection() as connection, connection.transaction():
                await self._migrate(connection)
        except BaseException:
            await self.close()
            raise

    async def _migrate(self, connection: Connection) -> None:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(sql.VERSIONS)
        version = await connection.fetchval(sql.VERSION)
        steps = migrations("postgres")
        if version > steps[-1].number:
            raise NewerStore(f"{self.place} was written by a later version of the program.")
        for step in steps[version:]:
            await connection.execute(step.sql)
            await connection.execute(sql.STEP_DONE, step.number, step.name)

    async def pulse(self) -> None:
        async with self._connection() as connection:
            await connection.execute(sql.PULSE, time.time())
            await connection.fetch(sql.COUNT_ROOMS)

    async def close(self) -> None:
        await self._group.finish()
        await self._signals.finish()
        await self._notices.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), 10)
            except TimeoutError:
                pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool; what goes wrong on it is told in our words."""
        if self._pool is None:
            raise StoreTrouble("The store is closed.")
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                yield connection
        except TROUBLE as trouble:
            raise StoreTrouble(f"{self.place} cannot be used ({trouble}).") from trouble

    # --- Rooms ------------------------------------------------------------------------------------

    async def create_room(self, room: RoomRecord, entries: Sequence[bytes] = ()) -> None:
        now = time.time()
        logged = tuple(LoggedEntry(now, entry) for entry in entries)
        await self.put_rooms([WholeRoom(room, logged)])

    async def room(self, code: str) -> RoomRecord | None:
        if not is_code(code):
            return None
        async with self._connection() as connection:
            return await read_room(connection, code)

    async def update_room(self, code: str, expected_version: int, record: RoomRecord) -> RoomRecord:
        kept = replace(record, code=code, version=expected_version + 1)
        content = msgspec.json.encode(kept)
        values = (code, expected_version, kept.status, time.time(), content, self.process)
        async with self._connection() as connection:
            if is_code(code) and await connection.fetchrow(sql.UPDATE_ROOM, *values):
                return kept
        if await self.room(code) is None:
            raise UnknownRoom("There is no room of this code.")
        raise StaleRoom("The room has changed in the meantime.")

    async def delete_room(self, code: str) -> bool:
        if not is_code(code):
            return False
        async with self._connection() as connection:
            return bool(await connection.fetchrow(sql.DELETE_ROOM, code, self.process))

    async def rooms(
        self, *, status: Status | None = None, idle_since: float | None = None, limit: int = 100
    ) -> list[RoomRecord]:
        async with self._connection() as connection:
            rows = await connection.fetch(sql.ROOMS, status, idle_since, limit)
        found = []
        for code, *row in rows:
            with suppress(DamagedRoom):
                found.append(decoded(checked("room", code, *row), code, RoomRecord))
        return found

    async def count_rooms(self) -> dict[Status, int]:
        async with self._connection() as connection:
            return {row[0]: row[1] for row in await connection.fetch(sql.COUNT_ROOMS)}

    # --- Space and rest ---------------------------------------------------------------------------

    async def use(self, code: str) -> RoomUse:
        async with self._connection() as connection:
            return await read_use(connection, code)

    async def survey(self) -> list[RoomUse]:
        found = []
        async with self._connection() as connection, read_transaction(connection):
            for row in await connection.fetch(sql.CODES):
                use = await read_use(connection, row[0])
                try:
                    await read_whole(connection, row[0])
                except DamagedRoom:
                    use = replace(use, damaged=True)
                found.append(use)
        return sorted(found, key=lambda use: (use.active, use.code))

    async def gone(self, codes: Sequence[str]) -> list[str]:
        async with self._connection() as connection:
            return [row[0] for row in await connection.fetch(sql.GONE, list(codes))]

    async def announce(self, idle_since: float, now: float) -> list[str]:
        async with self._connection() as connection:
            rows = await connection.fetch(sql.ANNOUNCE, idle_since, now)
        return [row[0] for row in rows]

    async def retire(self, idle_since: float, announced_before: float) -> list[str]:
        values = (idle_since, announced_before, self.process)
        async with self._connection() as connection:
            return [row[0] for row in await connection.fetch(sql.RETIRE, *values)]

    async def give_back(self) -> None:
        """PostgreSQL does so by itself."""

    # --- The log ----------------------------------------------------------------------------------

    async def append(self, code: str, seq: int, entry: bytes) -> None:
        if not is_code(code):
            raise UnknownRoom("There is no room of this code.")
        await self._group.write(Append(code, seq, entry))

    async def _commit(self, batch: Sequence[Append]) -> Sequence[object]:
        """Append one entry to each of several rooms; one that fails leaves the others alone."""
        try:
            async with self._connection() as connection:
                return await append_all(connection, batch, self.process)
        except StoreTrouble as trouble:
            # A room deleted meanwhile, or a number out of range: each for itself then. After any
            # other trouble nobody knows whether the batch was written.
            own = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)
            if len(batch) == 1 or not isinstance(trouble.__cause__, own):
                raise
        alone = [asyncio.create_task(self._commit([one])) for one in batch]
        outcomes = await asyncio.gather(*alone, return_exceptions=True)
        return [one if isinstance(one, BaseException) else one[0] for one in outcomes]

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
        if not is_code(code):
            return []
        async with self._connection() as connection:
            log = await read_log(connection, code, min(max(after, 0), HIGHEST))
        return [(seq, one.entry) for seq, one in enumerate(log, max(after, 0) + 1)]

    async def put_snapshot(self, code: str, seq: int, blob: bytes) -> None:
        async with self._connection() as connection:
            if is_code(code) and await connection.fetchval(sql.PUT_SNAPSHOT, code, seq, blob):
                return
        raise UnknownRoom("There is no room of this code.")

    async def snapshot(self, code: str) -> tuple[int, bytes] | None:
        if not is_code(code):
            return None
        async with self._connection() as connection:
            return await read_snapshot(connection, code)

    # --- Table talk -------------------------------------------------------------------------------

    async def say(self, code: str, name: str, text: str) -> ChatRecord:
        async with self._connection() as connection, connection.transaction():
            number = await connection.fetchval(sql.SAY, code) if is_code(code) else None
            if number is None:
                raise UnknownRoom("There is no room of this code.")
            line = ChatRecord(number, name, text, time.time())
            await connection.execute(sql.PUT_CHAT, code, [number], [msgspec.json.encode(line)])
            await connection.execute(sql.FORGET_CHAT, code, number - CHAT_KEPT)
            await connection.execute(sql.NOTIFY, self.process, code, "chat", number)
        return line

    async def chat(self, code: str, after: int = 0, limit: int = 100) -> list[ChatRecord]:
        if not is_code(code):
            return []
        async with self._connection() as connection:
            return await read_chat(connection, code, min(max(after, 0), HIGHEST), limit)

    # --- Files ------------------------------------------------------------------------------------

    async def whole_room(self, code: str) -> WholeRoom:
        async with self._connection() as connection, read_transaction(connection):
            whole = await read_whole(connection, code) if is_code(code) else None
        if whole is None:
            raise UnknownRoom("There is no room of this code.")
        return whole

    async def codes(self) -> list[str]:
        async with self._connection() as connection:
            return [row[0] for row in await connection.fetch(sql.CODES)]

    async def put_rooms(self, rooms: Iterable[WholeRoom], *, replace: bool = False) -> int:
        walk, count = iter(rooms), 0
        async with self._connection() as connection, connection.transaction():
            while (whole := await asyncio.to_thread(next, walk, None)) is not None:
                room = whole.room
                if not is_code(room.code):
                    raise ValueError(f"{room.code!r} is not a room code")
                if replace:
                    await connection.execute(sql.DELETE_ROOM, room.code, self.process)
                await put_whole(connection, whole)
                await connection.execute(sql.NOTIFY, self.process, room.code, "room", room.version)
                count += 1
        return count

    async def export_room(self, code: str) -> bytes:
        return write_room_file(await self.whole_room(code))

    async def import_room(self, content: bytes, host_hash: str) -> RoomRecord:
        return await import_into(self, content, host_hash)

    async def backup(self, path: Path) -> list[str]:
        damaged: list[str] = []
        async with self._connection() as connection, read_transaction(connection):
            rooms = self._read_all(connection, asyncio.get_running_loop(), damaged)
            await asyncio.to_thread(write_archive, path, rooms)
        return damaged

    def _read_all(
        self, connection: Connection, loop: asyncio.AbstractEventLoop, damaged: list[str]
    ) -> Iterator[WholeRoom]:
        """Every room, one by one; for a thread beside the loop to which the connection belongs."""

        def fetch(query: Coroutine[object, None, T]) -> T:
            return asyncio.run_coroutine_threadsafe(query, loop).result()

        for row in fetch(connection.fetch(sql.CODES)):
            try:
                whole = fetch(read_whole(connection, row[0]))
            except DamagedRoom as trouble:
                damaged.append(trouble.code)
            else:
                if whole is not None:
                    yield whole

    # --- Other processes --------------------------------------------------------------------------

    async def listen(self, listener: Listener) -> None:
        await self._notices.listen(listener)

    async def notify(self, code: str, text: str) -> None:
        check_signal(text)
        await self._signals.write((code, text))

    async def _send(self, batch: Sequence[tuple[str, str]]) -> Sequence[object]:
        columns = [list(column) for column in zip(*batch, strict=True)]
        async with self._connection() as connection:
            await connection.execute(sql.SIGNAL, self.process, *columns)
        return [None] * len(batch)


# --- On one connection ----------------------------------------------------------------------------


def read_transaction(connection: Connection) -> asyncpg.transaction.Transaction:
    """Within this, every query sees the same data."""
    return connection.transaction(isolation="repeatable_read", readonly=True)


async def append_all(connection: Connection, batch: Sequence[Append], origin: str) -> list[object]:
    """Append in one statement; the outcome of each is None or its refusal."""
    ordered = sorted(batch)  # two processes that wait for each other's rows: never in a circle
    columns = [list(column) for column in zip(*ordered, strict=True)]
    rows = await connection.fetch(sql.APPEND, *columns, time.time(), origin)
    added = {row[0] for row in rows}
    refused = [one.code for one in batch if one.code not in added]
    found = await connection.fetch(sql.LAST, refused) if refused else []
    last = {row[0]: row[1] for row in found}
    return [None if one.code in added else refusal(one, last.get(one.code)) for one in batch]


def refusal(wanted: Append, last: int | None) -> Exception:
    """Why an entry was not appended; `last` is the newest entry, None without a room."""
    if last is None:
        return UnknownRoom("There is no room of this code.")
    if wanted.seq > last + 1:
        return SequenceGap(f"Entry {last + 1} has to come before entry {wanted.seq}.")
    return SequenceTaken(f"Entry {wanted.seq} is there already.")


async def read_use(connection: Connection, code: str) -> RoomUse:
    row = await connection.fetchrow(sql.USE, code) if is_code(code) else None
    if row is None:
        raise UnknownRoom("There is no room of this code.")
    entries, size, active, announced = row
    return RoomUse(code, entries, size, active, announced if announced >= active else 0.0)


async def read_room(connection: Connection, code: str) -> RoomRecord | None:
    row = await connection.fetchrow(sql.ROOM, code)
    return decoded(checked("room", code, *row), code, RoomRecord) if row is not None else None


async def read_log(connection: Connection, code: str, after: int) -> list[LoggedEntry]:
    """The entries after a number, each as it was written and none missing between them."""
    log = []
    rows = await connection.fetch(sql.ENTRIES, code, after)
    for wanted, (seq, at, *rest) in enumerate(rows, after + 1):
        if seq != wanted:
            raise DamagedRoom(code)
        log.append(LoggedEntry(at, checked("entry", code, seq, at, *rest)))
    return log


async def read_snapshot(connection: Connection, code: str) -> tuple[int, bytes] | None:
    row = await connection.fetchrow(sql.SNAPSHOT, code)
    if row is None:
        return None
    return row[0], checked("snapshot", code, row[0], 0.0, row[1], row[2])


async def read_chat(connection: Connection, code: str, after: int, limit: int) -> list[ChatRecord]:
    """The last lines; what is damaged of them is left out, as nothing depends on it."""
    found = []
    for number, *row in reversed(await connection.fetch(sql.CHAT, code, after, limit)):
        with suppress(DamagedRoom):
            found.append(decoded(checked("chat", code, number, 0.0, *row), code, ChatRecord))
    return found


async def read_whole(connection: Connection, code: str) -> WholeRoom | None:
    room = await read_room(connection, code)
    if room is None:
        return None
    log = await read_log(connection, code, 0)
    chat = await read_chat(connection, code, 0, CHAT_KEPT)
    kept = await read_snapshot(connection, code)
    snapshot = SnapshotRecord(*kept) if kept is not None else None
    return WholeRoom(room, tuple(log), tuple(chat), snapshot)


async def put_whole(connection: Connection, whole: WholeRoom) -> None:
    room, chat, log = whole.room, whole.chat, whole.entries
    said = max((line.number for line in chat), default=0)
    values = (room.status, time.time(), room.version, said, msgspec.json.encode(room))
    if not await connection.fetchval(sql.PUT_ROOM, room.code, *values):
        raise CodeTaken("There is a room of this code already.")
    at, entries = [one.at for one in log], [one.entry for one in log]
    await connection.execute(sql.PUT_LOG, room.code, at, entries)
    numbers = [line.number for line in chat]
    await connection.execute(
        sql.PUT_CHAT, room.code, numbers, [msgspec.json.encode(line) for line in chat]
    )
    if whole.snapshot is not None:
        seq, blob = whole.snapshot.seq, whole.snapshot.blob
        await connection.fetchval(sql.PUT_SNAPSHOT, room.code, seq, blob)
