"""The store on a PostgreSQL server, with several processes."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tafelrunde.table.storage import postgres as postgres_module
from tafelrunde.table.storage import postgres_notices
from tafelrunde.table.storage.migrations import Migration, migrations
from tafelrunde.table.storage.store import (
    NewerStore,
    Notice,
    SequenceTaken,
    Store,
    StoreTrouble,
    StoreUnreachable,
)
from tafelrunde.table.storage.urls import store_at
from tests.table import postgres_server
from tests.table.postgres_server import PostgresServer, database_of
from tests.table.store_kit import append_many, new_room, opened

pytestmark = pytest.mark.anyio


async def eventually(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def persist(call: Callable[[], Awaitable[object]]) -> None:
    """Try again until the store answers."""
    async with asyncio.timeout(60):
        while True:
            try:
                await call()
            except StoreTrouble:
                await asyncio.sleep(0.1)
            else:
                return


async def test_processes_hear_of_each_other_by_numbers_only(postgres_address: str) -> None:
    room = new_room()
    heard: list[Notice] = []
    async with opened(postgres_address) as here, opened(postgres_address) as there:
        await here.listen(heard.append)
        await there.create_room(room)
        await there.append(room.code, 1, b"x" * 20_000)
        await there.say(room.code, "Änne", "Hallo")
        await there.update_room(room.code, 1, replace(room, status="running"))
        await there.notify(room.code, "Änne ist da")
        await there.delete_room(room.code)
        await eventually(lambda: len(heard) == 6)
    assert heard == [
        Notice(room.code, "room", 1),
        Notice(room.code, "entry", 1),
        Notice(room.code, "chat", 1),
        Notice(room.code, "room", 2),
        Notice(room.code, "signal", 0, "Änne ist da", there.process),
        Notice(room.code, "deleted", 2),
    ]


async def test_signals_come_in_the_order_in_which_they_were_sent(postgres_address: str) -> None:
    heard: list[Notice] = []
    async with opened(postgres_address) as here, opened(postgres_address) as there:
        await here.listen(heard.append)
        await asyncio.gather(*(there.notify("room", str(number)) for number in range(300)))
        await eventually(lambda: len(heard) == 300)
    assert [notice.text for notice in heard] == [str(number) for number in range(300)]


async def test_the_end_of_a_process_is_heard_by_those_who_heard_its_signals(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "PULSE", 0.05)
    heard: list[Notice] = []
    async with opened(postgres_address) as here, opened(postgres_address) as other:
        await here.listen(heard.append)
        await other.listen(lambda _: None)
        await other.notify("room", "still there")
        async with opened(postgres_address) as there:
            await there.listen(lambda _: None)
            await there.notify("room", "here")
            await asyncio.sleep(0.3)  # several looks at who lives
            assert [notice.topic for notice in heard] == ["signal", "signal"]
        await eventually(lambda: heard[2:] == [Notice("", "gone", sender=there.process)])


async def test_a_notice_comes_when_the_entry_can_be_read(postgres_address: str) -> None:
    room = new_room()
    reads: list[asyncio.Task[list[tuple[int, bytes]]]] = []
    async with opened(postgres_address) as here, opened(postgres_address) as there:
        await here.create_room(room)
        await here.listen(
            lambda notice: reads.append(
                asyncio.create_task(here.entries(room.code, notice.number - 1))
            )
        )
        for seq in range(1, 21):
            await there.append(room.code, seq, b"%d" % seq)
        await eventually(lambda: len(reads) == 20)
        for seq, entries in enumerate(await asyncio.gather(*reads), 1):
            assert entries[0] == (seq, b"%d" % seq)


async def test_two_processes_that_race_for_moves_order_them(postgres_address: str) -> None:
    rooms = [new_room() for _ in range(8)]

    async def race(store: Store, code: str, name: bytes) -> int:
        won, seq = 0, 1
        while seq <= 25:
            try:
                await store.append(code, seq, name)
                won += 1
            except SequenceTaken:
                pass
            seq = len(await store.entries(code)) + 1
        return won

    async with opened(postgres_address) as here, opened(postgres_address) as there:
        for room in rooms:
            await here.create_room(room)
        codes = [room.code for room in rooms]
        mine = asyncio.gather(*(race(here, code, b"here") for code in codes))
        yours = asyncio.gather(*(race(there, code, b"there") for code in reversed(codes)))
        won = sum(await mine) + sum(await yours)
        logs = [await here.entries(code) for code in codes]
    assert won == 25 * 8
    assert all([seq for seq, _ in log] == list(range(1, 26)) for log in logs)
    assert {entry for log in logs for _, entry in log} == {b"here", b"there"}


async def test_a_room_deleted_during_a_batch_harms_nobody_beside_it(postgres_address: str) -> None:
    async with opened(postgres_address) as here, opened(postgres_address) as there:
        for _ in range(5):
            rooms = [new_room() for _ in range(6)]
            for room in rooms:
                await here.create_room(room)
            appends = [here.append(room.code, 1, b"x") for room in rooms]
            gone = there.delete_room(rooms[0].code)
            outcomes = await asyncio.gather(gone, *appends, return_exceptions=True)
            assert outcomes[2:] == [None] * 5


async def test_several_processes_may_open_an_empty_database_at_once(
    postgres: PostgresServer, postgres_address: str
) -> None:
    stores = [store_at(postgres_address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))
    counted = "SELECT count(*) FROM schema_steps"
    assert postgres.sql(counted, database_of(postgres_address)) == str(len(migrations("postgres")))


async def test_a_later_schema_is_refused(postgres: PostgresServer, postgres_address: str) -> None:
    async with opened(postgres_address):
        pass
    database = database_of(postgres_address)
    postgres.sql("INSERT INTO schema_steps VALUES (999, 'future')", database)
    with pytest.raises(NewerStore, match="later version"):
        await store_at(postgres_address).open()


async def test_a_failed_migration_changes_nothing(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = Migration(
        len(migrations("postgres")) + 1,
        "broken",
        "CREATE TABLE moons (name text); DROP TABLE nowhere;",
    )
    steps = [*migrations("postgres"), step]
    monkeypatch.setattr(postgres_module, "migrations", lambda _: steps)
    with pytest.raises(StoreTrouble, match="nowhere"):
        await store_at(postgres_address).open()
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.sql(tables, database_of(postgres_address)) == "0"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://someone:secret@127.0.0.1:1/db",
        "postgresql://someone:secret@/db?host=/nowhere",
        "postgresql://someone:secret@127.0.0.1:port/db",
    ],
)
async def test_an_unreachable_server_is_told_without_the_password(address: str) -> None:
    with pytest.raises(StoreUnreachable) as refused:
        await store_at(address).open()
    assert "secret" not in str(refused.value)


async def test_an_unknown_database_is_told(postgres_address: str) -> None:
    with pytest.raises(StoreUnreachable, match="does not exist"):
        await store_at(postgres_address.replace("@/test", "@/nothing")).open()


async def test_after_a_crash_of_the_server_everything_acknowledged_is_there(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "PAUSE", 0.05)
    rooms = [new_room() for _ in range(10)]
    heard: list[Notice] = []
    async with opened(postgres_address) as store:
        for room in rooms:
            await store.create_room(room)
        await store.listen(heard.append)
        await append_many(store, [room.code for room in rooms], each=10)
        postgres.stop(signal.SIGQUIT)
        with pytest.raises(StoreTrouble):
            await store.append(rooms[0].code, 11, b"x")
        postgres.start()
        await persist(lambda: store.append(rooms[0].code, 11, b"x"))
        assert [len(await store.entries(room.code)) for room in rooms] == [11] + [10] * 9
        await eventually(lambda: heard == [Notice("", "gap")])
        async with opened(postgres_address) as other:
            await other.append(rooms[1].code, 11, b"y")
            await eventually(lambda: heard[1:] == [Notice(rooms[1].code, "entry", 11)])


async def test_foreign_words_on_the_channel_and_failing_listeners_harm_nobody(
    postgres: PostgresServer, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Notice] = []

    def fail(notice: Notice) -> None:
        raise RuntimeError("not today")

    monkeypatch.setattr(postgres_notices, "PULSE", 0.05)
    async with opened(postgres_address) as store:
        await store.listen(fail)
        await store.listen(heard.append)
        for payload in ("garbage", "[]", '["a", 1]', "{}", '["a","b","dance",1,""]'):
            postgres.sql(f"NOTIFY tafelrunde, '{payload}'", database_of(postgres_address))
        await asyncio.sleep(0.2)
        postgres.sql(
            """NOTIFY tafelrunde, '["a","b","signal",0,"hi"]'""", database_of(postgres_address)
        )
        await eventually(lambda: heard[:1] == [Notice("b", "signal", 0, "hi", "a")])


def test_without_postgresql_the_tests_fail_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_server, "PROGRAMS", tmp_path)
    with pytest.raises(RuntimeError, match=r"apt install postgresql\.$"):
        PostgresServer()
