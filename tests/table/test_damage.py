"""Damaged files: every table plays as it was, or says that it is damaged; never anything else."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.room.play_commands import Speak
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.room_files import read_archive
from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.storage.store import DamagedRoom
from tafelrunde.table.wire import NewRoom
from tests.table.postgres_server import PostgresServer, database_of
from tests.table.processes import Process
from tests.table.server_kit import SETUP
from tests.table.store_kit import new_room, opened
from tests.table.test_commands import run
from tests.table.test_rooms import MINE, play

PAGE = 4096
LEAF = 10
"""How a page begins that holds the rows of logs, or of an index."""
ANSWERS = (0, 3, 20, 60, 130)
"""How much was played at the tables: some have snapshots, some fill several pages."""


class Kept:
    """A file with tables, and what everybody may rely on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tables: dict[str, tuple[Any, Any]] = {}
        with_file(path, self._fill)
        with_file(path, self._note)
        self.content = path.read_bytes()

    async def _fill(self, rooms: Rooms) -> None:
        for number in range(20):  # enough for several pages of records
            wish = NewRoom("valskyrr", SETUP, [MINE, MINE], person="Anna", seed=number)
            found = await rooms.create(wish)
            room, who = await rooms.room(found.code), hash_of(found.token)
            await rooms.begin(room, who)
            await room.do(Speak(who, f"table {number}"))
            await play(room, who, ANSWERS[number % len(ANSWERS)])

    async def _note(self, rooms: Rooms) -> None:
        for code in await rooms.store.codes():
            self.tables[code] = await seen(rooms, code)


async def seen(rooms: Rooms, code: str) -> tuple[Any, Any]:
    """Everything of a table: its log, and where the game stands."""
    room = await rooms.room(code)
    session = room.running().session
    return await rooms.store.entries(code), session.rules.dump(session.state)


def with_file(path: Path, work: Callable[[Rooms], Awaitable[None]]) -> None:
    """A table server without its doors over a file."""

    async def do() -> None:
        rooms = Rooms(SqliteStore(path), ServerSettings())
        await rooms.start()
        try:
            await work(rooms)
        finally:
            await rooms.stop()

    asyncio.run(do())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(tmp_path_factory.mktemp("kept") / "tables.db")


def damaged(content: bytes, chance: random.Random) -> bytes:
    """A file as a bad disk, a bad memory or a torn copy leaves it."""
    found = bytearray(content)
    page = chance.randrange(len(found) // PAGE) * PAGE
    start = page + chance.randrange(PAGE)
    length = chance.choice([1, 8, 64, 512, PAGE])
    match chance.randrange(7):
        case 0 | 1:
            found[start] ^= 1 << chance.randrange(8)
        case 2:  # in the head of a page, where its structure stands
            found[page + chance.randrange(12)] = chance.randrange(256)
        case 3:
            found[start : start + length] = bytes(len(found[start : start + length]))
        case 4:
            found[start : start + length] = chance.randbytes(len(found[start : start + length]))
        case 5:
            other = chance.randrange(len(found) // PAGE) * PAGE
            found[page : page + PAGE] = found[other : other + PAGE]
        case 6:
            del found[start:]
    return bytes(found)


async def lost_tables(kept: Kept, rooms: Rooms) -> int:
    """How many tables say that they are damaged; all others are as they were."""
    lost = 0
    for code, wanted in kept.tables.items():
        try:
            found = await seen(rooms, code)
        except TafelrundeError as trouble:
            if trouble.slug != "damaged-save":
                raise
            lost += 1
        else:
            assert found == wanted, f"{code} is another table now"
    return lost


def outcome(kept: Kept, file: Path) -> str:
    """What becomes of a damaged file: how many tables are lost, or the slug of a refusal."""
    lost: list[int] = []

    async def look(rooms: Rooms) -> None:
        lost.append(await lost_tables(kept, rooms))

    try:
        with_file(file, look)
    except TafelrundeError as trouble:
        return trouble.slug if "\n" not in str(trouble) else "several lines"
    return f"{lost[0]} lost"


SERIES = 80


@pytest.mark.slow
def test_a_damaged_file_never_shows_another_game(kept: Kept, tmp_path: Path) -> None:
    chance, outcomes = random.Random(9), []
    for number in range(SERIES):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "tables.db").write_bytes(damaged(kept.content, chance))
        outcomes.append(outcome(kept, folder / "tables.db"))
    opened = [each for each in outcomes if each.endswith("lost")]
    assert {*outcomes} - {*opened} <= {"damaged-store", "newer-store", "store-trouble"}
    assert len(opened) > SERIES * 0.8, outcomes
    assert len({*opened}) > 2, outcomes


@pytest.mark.slow
def test_whatever_stands_in_the_description_of_the_tables_is_one_sentence(
    kept: Kept, tmp_path: Path
) -> None:
    chance, outcomes = random.Random(4), set()
    for number in range(60):
        content = bytearray(kept.content)
        for _ in range(chance.choice([1, 1, 8])):
            content[chance.randrange(PAGE)] = chance.randrange(256)
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "tables.db").write_bytes(content)
        outcomes.add(outcome(kept, folder / "tables.db"))
    refusals = {each for each in outcomes if not each.endswith("lost")}
    assert "damaged-store" in refusals
    assert refusals <= {"damaged-store", "newer-store", "store-trouble"}


def without_a_page(content: bytes, tried: Path) -> bytes:
    """The file with a page of nothing where rows of logs lay; a page that nothing uses any more,
    or whose loss SQLite can live with, does not count.
    """
    logs = [page for page in range(PAGE, len(content), PAGE) if content[page] == LEAF]
    for page in reversed(logs):
        damaged = content[:page] + bytes(PAGE) + content[page + PAGE :]
        tried.write_bytes(damaged)
        if not is_sound(tried):
            return damaged
    raise AssertionError("no page of the file holds rows")


def is_sound(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        try:
            return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        except sqlite3.DatabaseError:
            return False


def test_a_rescued_file_is_sound_and_the_damaged_one_stays_beside_it(
    kept: Kept, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db"
    content = without_a_page(kept.content, tmp_path / "tried.db")
    file.write_bytes(content)
    first = outcome(kept, file)
    assert first.endswith(" lost")
    (aside,) = tmp_path.glob("tables.db.damaged-*")
    assert aside.read_bytes() == content
    assert "the damaged file is kept as" in caplog.text
    assert is_sound(file)
    assert outcome(kept, file) == first


# --- One damaged table ----------------------------------------------------------------------------


def spoil(address: str, code: str, change: str, postgres: PostgresServer) -> None:
    """Change something of a room past the store."""
    statement = change.format(code=code)
    if "://" in address:
        postgres.sql(statement, database_of(address))
        return
    with closing(sqlite3.connect(address)) as connection:
        connection.execute(statement)
        connection.commit()


SPOILT = [
    "UPDATE rooms SET version = 7 WHERE code = '{code}'",
    "UPDATE rooms SET record = (SELECT record FROM rooms WHERE code <> '{code}')"
    " WHERE code = '{code}'",
    "UPDATE entries SET entry = (SELECT entry FROM entries WHERE code = '{code}' AND seq = 2)"
    " WHERE code = '{code}' AND seq = 3",
    "UPDATE entries SET at = 0.5 WHERE code = '{code}' AND seq = 1",
    "DELETE FROM entries WHERE code = '{code}' AND seq = 2",
]


@pytest.mark.anyio
@pytest.mark.parametrize("change", SPOILT)
async def test_what_is_not_as_it_was_written_is_damaged_and_all_else_is_well(
    store_address: str, change: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    spoilt, well = new_room(), new_room()
    async with opened(store_address) as store:
        for room in (spoilt, well):
            await store.create_room(room, [b"one", b"two", b"three"])
    spoil(store_address, spoilt.code, change, postgres)
    async with opened(store_address) as store:
        with pytest.raises(DamagedRoom) as told:
            await store.whole_room(spoilt.code)
        assert told.value.slug == "damaged-save"
        assert len((await store.whole_room(well.code)).entries) == 3
        assert await store.backup(tmp_path / "backup") == [spoilt.code]
        assert [whole.room.code for whole in read_archive(tmp_path / "backup")] == [well.code]
        assert await store.delete_room(spoilt.code)
        assert await store.room(spoilt.code) is None


@pytest.mark.anyio
@pytest.mark.parametrize("left", [0, 1, 2])
async def test_the_end_of_a_log_is_missed(sqlite_address: str, left: int) -> None:
    room = new_room()
    async with opened(sqlite_address) as store:
        await store.create_room(room, [b"one"])
        for seq in (2, 3):
            await store.append(room.code, seq, b"more")
    with closing(sqlite3.connect(sqlite_address)) as connection:
        connection.execute("DELETE FROM entries WHERE seq > ?", (left,))
        connection.commit()
    async with opened(sqlite_address) as store:
        with pytest.raises(DamagedRoom):
            await store.entries(room.code)
        with pytest.raises(DamagedRoom):
            await store.entries(room.code, left)


@pytest.mark.anyio
async def test_a_damaged_snapshot_or_line_of_talk_costs_nobody_a_table(
    store_address: str, postgres: PostgresServer
) -> None:
    room = new_room()
    async with opened(store_address) as store:
        await store.create_room(room, [b"one"])
        await store.put_snapshot(room.code, 1, b"snap")
        for text in ("eins", "zwei"):
            await store.say(room.code, "Änne", text)
    spoil(store_address, room.code, "UPDATE snapshots SET seq = 9", postgres)
    spoil(store_address, room.code, "UPDATE chat SET number = 3 WHERE number = 1", postgres)
    async with opened(store_address) as store:
        with pytest.raises(DamagedRoom):
            await store.snapshot(room.code)
        assert [line.text for line in await store.chat(room.code)] == ["zwei"]
        assert await store.entries(room.code) == [(1, b"one")]


def test_a_game_is_played_from_its_entries_if_its_snapshot_is_damaged(
    kept: Kept, tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(kept.content)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE snapshots SET blob = zeroblob(500)")
        connection.commit()
    assert outcome(kept, file) == "0 lost"


@pytest.mark.slow
def test_a_damaged_table_says_so_and_the_others_play_on(kept: Kept, tmp_path: Path) -> None:
    file, spoilt = tmp_path / "tables.db", min(kept.tables)
    file.write_bytes(kept.content)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE rooms SET updated = 1.5 WHERE code = ?", (spoilt,))
        connection.commit()
    server = Process(file, tmp_path / "log").wait()
    try:
        refused = server.http.get(f"/api/rooms/{spoilt}", headers={"accept-language": "de"})
        assert (refused.status_code, refused.json()["slug"]) == (409, "damaged-save")
        assert refused.json()["message"].startswith("Was von diesem Tisch gespeichert war")
        client = server.client(spoilt)
        assert client.refusal() == "damaged-save"
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400
        for code in sorted(kept.tables)[1:4]:
            watcher = server.client(code).hello()
            assert watcher.view is not None
            watcher.close()
        status, text = run("backup", str(tmp_path / "backup"), "--db", str(file))
        assert (status, "[damaged-save]" in text, spoilt in text) == (1, True, True)
    finally:
        server.end()
    assert "Traceback" not in server.log.read_text()
