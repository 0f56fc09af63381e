"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.table.storage import sqlite, sqlite_files, urls
from tafelrunde.table.storage.group_commit import BATCH, GroupCommit
from tafelrunde.table.storage.migrations import Migration, migrations
from tafelrunde.table.storage.room_files import read_archive
from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.storage.store import (
    BadAddress,
    ChatRecord,
    DamagedStore,
    LoggedEntry,
    NewerStore,
    SequenceTaken,
    SnapshotRecord,
    StoreLocked,
    StoreTrouble,
    WholeRoom,
    is_code,
    new_code,
)
from tafelrunde.table.storage.urls import store_at
from tests.table.store_kit import append_many, new_room, opened

pytestmark = pytest.mark.anyio
NEXT = len(migrations("sqlite")) + 1


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


async def filled(path: Path, rooms: int = 3) -> list[str]:
    """A closed store with some rooms of twenty entries each."""
    codes = []
    async with opened(str(path)) as store:
        for _ in range(rooms):
            room = new_room()
            await store.create_room(room, [b"entry" * 20] * 20)
            codes.append(room.code)
    return codes


# --- Opening --------------------------------------------------------------------------------------


async def test_every_commit_waits_for_the_disk(path: Path) -> None:
    with closing(sqlite_files.connect(path)) as connection:
        sqlite_files.make_durable(connection)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


async def test_a_closed_store_is_one_file_and_an_empty_lock(path: Path) -> None:
    await filled(path)
    assert {file.name for file in path.parent.iterdir()} == {"table.db", "table.db-lock"}
    assert (path.parent / "table.db-lock").stat().st_size == 0


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we met a moor hound." * 40)
    before = path.read_bytes()
    with pytest.raises(DamagedStore, match="not a store of tables") as refused:
        await store_at(str(path)).open()
    assert refused.value.slug == "damaged-store"
    assert path.read_bytes() == before


async def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(DamagedStore, match="not a store of tables"):
        await store_at(str(path)).open()
    assert path.read_bytes() == before


async def test_a_file_of_which_nothing_can_be_read_is_refused_with_one_sentence(
    path: Path,
) -> None:
    await filled(path, rooms=30)
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 200] = os.urandom(200)
    for left in (content, content[: 2 * 4096]):
        path.write_bytes(left)
        with pytest.raises(DamagedStore) as refused:
            await store_at(str(path)).open()
        assert "\n" not in str(refused.value)
        assert path.read_bytes() == left
        assert {file.name for file in path.parent.iterdir()} == {"table.db", "table.db-lock"}


async def test_a_later_schema_is_refused_and_left_alone(path: Path) -> None:
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    with pytest.raises(NewerStore, match="later version"):
        await store_at(str(path)).open()
    assert path.read_bytes() == before


async def test_a_second_server_is_refused(path: Path) -> None:
    async with opened(str(path)):
        with pytest.raises(StoreLocked, match="in use by another table server"):
            await store_at(str(path)).open()
        other = (
            "import asyncio, sys; from tafelrunde.table.storage.urls import store_at\n"
            "asyncio.run(store_at(sys.argv[1]).open())"
        )
        command = [sys.executable, "-c", other, str(path)]
        ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, timeout=30)
        assert b"StoreLocked" in ran.stderr
    async with opened(str(path)):
        pass


async def test_a_program_that_holds_the_file_is_named_as_the_reason(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "TIMEOUT", 0.05)
    async with opened(str(path)) as store:
        room = new_room()
        await store.create_room(room)
        with closing(sqlite3.connect(path, isolation_level=None)) as intruder:
            intruder.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreLocked, match="locked by another program"):
                await store.append(room.code, 1, b"x")
        await store.append(room.code, 1, b"x")


async def test_a_place_that_cannot_hold_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(FileTrouble):
        await store_at(str(tmp_path / "file" / "table.db")).open()
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreTrouble):
        await store_at(str(tmp_path / "folder")).open()


async def test_a_full_disk_refuses_the_batch_and_keeps_what_was_there(path: Path) -> None:
    [code] = await filled(path, rooms=1)
    store = SqliteStore(path)
    await store.open()
    assert store._writer is not None
    try:
        await store._writer.run(lambda connection: connection.execute("PRAGMA max_page_count=1"))
        with pytest.raises(StoreTrouble, match="full"):
            await store.append(code, 21, b"x" * 100_000)
        assert len(await store.entries(code)) == 20
        await store._writer.run(lambda c: c.execute("PRAGMA max_page_count=100000"))
        await store.append(code, 21, b"x" * 100_000)
    finally:
        await store.close()


# --- Migrations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_are_numbered_from_one_without_a_hole(kind: str) -> None:
    numbers = [step.number for step in migrations(kind)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_an_old_store_is_brought_to_the_present(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [code] = await filled(path, rooms=1)
    step = Migration(
        NEXT, "moons", "CREATE TABLE moons (name TEXT); INSERT INTO moons VALUES ('x');"
    )
    steps = [*migrations("sqlite"), step]
    monkeypatch.setattr(sqlite_files, "migrations", lambda _: steps)
    async with opened(str(path)) as store:
        assert len(await store.entries(code)) == 20
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (NEXT,)
        assert connection.execute("SELECT * FROM moons").fetchall() == [("x",)]


async def test_a_store_of_the_first_schema_gets_its_checksums(path: Path) -> None:
    room, line = new_room(), ChatRecord(1, "Änne", "Hallo", 5.0)
    record = msgspec.json.encode(room)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(migrations("sqlite")[0].sql)
        connection.executescript(
            f"PRAGMA application_id = {sqlite_files.APPLICATION}; PRAGMA user_version = 1"
        )
        connection.execute(
            "INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?)",
            (room.code, room.status, 7.5, 1, 1, record),
        )
        connection.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, ?)",
            [(room.code, seq, 8.25, b"entry %d" % seq) for seq in (1, 2, 3)],
        )
        connection.execute("INSERT INTO snapshots VALUES (?, 2, x'0102')", (room.code,))
        said = (room.code, msgspec.json.encode(line))
        connection.execute("INSERT INTO chat VALUES (?, 1, ?)", said)
        connection.commit()
    async with opened(str(path)) as store:
        whole = await store.whole_room(room.code)
        assert whole == WholeRoom(
            room,
            tuple(LoggedEntry(8.25, b"entry %d" % seq) for seq in (1, 2, 3)),
            (line,),
            SnapshotRecord(2, b"\1\2"),
        )
        await store.append(room.code, 4, b"entry 4")


async def test_a_failed_migration_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [code] = await filled(path, rooms=1)
    step = Migration(NEXT, "broken", "CREATE TABLE moons (name TEXT); DROP TABLE nowhere;")
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_files, "migrations", lambda _: [*migrations("sqlite"), step])
        with pytest.raises(StoreTrouble, match="nowhere"):
            await store_at(str(path)).open()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (NEXT - 1,)
        assert not connection.execute("SELECT 1 FROM sqlite_schema WHERE name='moons'").fetchall()
    async with opened(str(path)) as store:
        assert len(await store.entries(code)) == 20


# --- Backup ---------------------------------------------------------------------------------------


async def test_a_backup_taken_while_rooms_are_played_holds_all_of_them(
    path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copies" / "copy.gz"
    rooms = [new_room() for _ in range(10)]
    async with opened(str(path)) as store:
        for room in rooms:
            await store.create_room(room)
        playing = asyncio.ensure_future(append_many(store, [room.code for room in rooms], 40))
        await asyncio.sleep(0.02)
        await store.backup(copy)
        await playing
        await store.backup(copy)
    assert [file.name for file in copy.parent.iterdir()] == ["copy.gz"]
    found = {whole.room.code: len(whole.entries) for whole in read_archive(copy)}
    assert found == {room.code: 40 for room in rooms}


async def test_a_backup_never_overwrites_the_store(path: Path) -> None:
    async with opened(str(path)) as store:
        for name in ("table.db", "table.db-wal", "table.db-lock"):
            with pytest.raises(FileTrouble, match="belongs to the store"):
                await store.backup(path.with_name(name))
        path.with_name("link.db").symlink_to(path)
        with pytest.raises(FileTrouble, match="belongs to the store"):
            await store.backup(path.with_name("link.db"))
        with pytest.raises(FileTrouble, match="cannot be written"):
            await store.backup(path / "below" / "a-file")


# --- Who may look ---------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    """What everybody may do with the files of a folder."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_nobody_else_may_look_into_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    old = os.umask(0o022)
    try:
        async with opened(str(folder / "table.db")) as store:
            await store.create_room(new_room())
            await store.backup(folder / "copy.gz")
            found = modes(folder)
    finally:
        os.umask(old)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {"table.db", "table.db-wal", "table.db-lock", "copy.gz"} <= set(found)
    assert set(found.values()) == {0o600}


async def test_files_of_earlier_versions_are_closed_to_strangers(path: Path) -> None:
    await filled(path)
    path.chmod(0o644)
    path.parent.chmod(0o755)
    async with opened(str(path)) as store:
        await store.create_room(new_room())
        assert {mode & 0o007 for mode in modes(path.parent).values()} == {0}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o755  # not ours to change


# --- Group commit ---------------------------------------------------------------------------------


async def test_appends_that_wait_together_share_a_transaction(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    commit = sqlite.commit

    def counted(connection: sqlite3.Connection, changes: Sequence[sqlite.Write]) -> list[Any]:
        sizes.append(len(changes))
        return commit(connection, changes)

    async with opened(str(path)) as store:
        rooms = [new_room() for _ in range(100)]
        await asyncio.gather(*(store.create_room(room) for room in rooms))
        monkeypatch.setattr(sqlite, "commit", counted)
        await asyncio.gather(*(store.append(room.code, 1, b"x") for room in rooms))
    assert sum(sizes) == 100
    assert len(sizes) <= 3


@asynccontextmanager
async def held(store: SqliteStore) -> AsyncIterator[None]:
    """While the writer is held up, what comes forms one batch."""
    assert store._writer is not None
    begun, let_go = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        begun.set()
        let_go.wait()

    holding = store._writer.run(hold)
    await asyncio.to_thread(begun.wait)
    try:
        yield
    finally:
        let_go.set()
        await holding


async def test_nobody_hears_of_a_write_before_its_batch_is_committed(path: Path) -> None:
    codes = await filled(path, rooms=5)
    store = SqliteStore(path)
    await store.open()
    seen: list[int] = []

    def look(_: asyncio.Future[None]) -> None:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as reading:
            seen.extend(reading.execute("SELECT count(*) FROM entries WHERE seq = 21").fetchone())

    try:
        async with held(store):
            writes = [asyncio.ensure_future(store.append(code, 21, b"x")) for code in codes]
            for write in writes:
                write.add_done_callback(look)
            await asyncio.sleep(0)
        await asyncio.gather(*writes)
    finally:
        await store.close()
    assert seen == [5] * 5


async def test_a_disk_that_fills_up_refuses_everybody_in_the_batch(path: Path) -> None:
    codes = await filled(path, rooms=3)
    store = SqliteStore(path)
    await store.open()
    assert store._writer is not None
    try:
        await store._writer.run(lambda connection: connection.execute("PRAGMA max_page_count=1"))
        async with held(store):
            sizes = zip(codes, (1, 100_000, 1), strict=True)
            writes = [asyncio.ensure_future(store.append(code, 21, b"x" * n)) for code, n in sizes]
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in outcomes] == [StoreTrouble] * 3
        assert [len(await store.entries(code)) for code in codes] == [20] * 3
        await store._writer.run(lambda c: c.execute("PRAGMA max_page_count=100000"))
        await asyncio.gather(*(store.append(code, 21, b"x") for code in codes))
    finally:
        await store.close()


async def test_what_is_refused_alone_leaves_the_file_free(path: Path) -> None:
    [code] = await filled(path, rooms=1)
    async with opened(str(path)) as store:
        with pytest.raises(SequenceTaken):
            await store.append(code, 20, b"x")
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")
        await store.append(code, 21, b"x")


async def test_the_batches_of_a_file_are_bounded(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [code] = await filled(path, rooms=1)
    sizes: list[int] = []
    commit = sqlite.commit

    def counted(connection: sqlite3.Connection, changes: Sequence[sqlite.Write]) -> list[Any]:
        sizes.append(len(changes))
        return commit(connection, changes)

    monkeypatch.setattr(sqlite, "commit", counted)
    store = SqliteStore(path)
    await store.open()
    async with held(store):
        numbers = range(21, 21 + BATCH + 10)
        writes = [asyncio.ensure_future(store.append(code, seq, b"x")) for seq in numbers]
        await asyncio.sleep(0)
    await store.close()  # after all that waits
    await asyncio.gather(*writes)
    assert sizes == [1, BATCH, 10]


async def test_a_batch_is_bounded_and_trouble_reaches_everybody_in_it() -> None:
    sizes: list[int] = []

    async def commit(batch: Sequence[int]) -> Sequence[int]:
        sizes.append(len(batch))
        if len(sizes) == 2:
            raise StoreTrouble("The disk is full.")
        return batch

    group = GroupCommit(commit)
    writes = [group.write(number) for number in range(BATCH + 10)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert sizes == [BATCH, 10]
    assert outcomes[:BATCH] == list(range(BATCH))
    assert all(isinstance(one, StoreTrouble) for one in outcomes[BATCH:])
    assert await group.write(7) == 7
    await group.finish()


# --- Addresses and codes --------------------------------------------------------------------------


def test_an_address_names_its_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for address in (f"{tmp_path}/a.db", f"sqlite:///{tmp_path}/a.db"):
        store = store_at(address)
        assert isinstance(store, SqliteStore)
        assert store.path == tmp_path / "a.db"
    assert type(store_at("postgres://somewhere/db")).__name__ == "PostgresStore"
    for address in ("", "mysql://somewhere", "sqlite://", "nul\0"):
        with pytest.raises(BadAddress):
            store_at(address)
    monkeypatch.setitem(sys.modules, "tafelrunde.table.storage.postgres", None)
    with pytest.raises(BadAddress, match="extra postgres"):
        urls.postgres_store("postgresql://somewhere/db")


def test_codes_are_long_and_different() -> None:
    codes = {new_code() for _ in range(1_000)}
    assert len(codes) == 1_000
    assert all(is_code(code) for code in codes)
