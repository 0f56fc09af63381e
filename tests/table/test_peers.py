"""Who is there at whatever process, and where the bots play."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.table.game import seats
from tafelrunde.table.room import bots, peers
from tafelrunde.table.room.play_commands import Answer, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage import postgres_notices
from tafelrunde.table.storage.store import Notice
from tafelrunde.table.wire import GiveAnswer, NewRoom, SeatWish, Undo
from tests.table.inside_kit import (
    BOT,
    END_LISTENERS,
    MINE,
    eventually,
    first_answer,
    gate_before_listening,
    process,
    sit,
    sometimes,
    table,
)
from tests.table.postgres_server import PostgresServer, database_of
from tests.table.server_kit import SETUP

pytestmark = pytest.mark.anyio


async def test_bots_play_where_people_are_and_pass_on_when_they_leave(
    database: str,
) -> None:
    pause = {"bot_pause": 0.02}
    async with (
        process(database, **pause) as here,
        process(database, **pause) as there,
    ):
        room, _ = await table(here, [BOT, BOT])
        twin = await there.room(room.code)
        for one, other in ((room, twin), (twin, room), (room, twin)):
            await bots_follow_people(one, other)


async def bots_follow_people(one: Room, other: Room) -> None:
    """While somebody watches at one process and nobody at the other, bots play there alone."""
    watcher = await sit(one)
    await eventually(lambda: one.peers.lead_here and not other.peers.lead_here)
    before = [room.house.counters["entries"] for room in (one, other)]
    seq = one.running().seq
    await eventually(lambda: one.running().seq > seq + 5)
    after = [room.house.counters["entries"] for room in (one, other)]
    assert after[0] > before[0]
    assert after[1] <= before[1] + 1  # the one that was being thought about
    one.leave(watcher)


async def test_a_room_that_was_put_away_does_not_keep_the_bots(database: str) -> None:
    now = [0.0]
    async with process(database) as here, process(database) as there:
        here.clock = lambda: now[0]
        opened = await here.create(NewRoom("valskyrr", SETUP, [BOT, BOT], seed=5))
        room, twin = await here.room(opened.code), await there.room(opened.code)
        await eventually(
            lambda: len(room.model.presence.elsewhere) == len(twin.model.presence.elsewhere) == 1
        )
        await eventually(lambda: room.peers.lead_here != twin.peers.lead_here)
        now[0] = 10_000.0
        await here.sweep()
        await eventually(lambda: not twin.model.presence.elsewhere and twin.peers.lead_here)


async def test_a_goodbye_that_nobody_heard_is_noticed_later(
    postgres: PostgresServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "FORGET_SECONDS", 0.2)
    gate = gate_before_listening(monkeypatch)
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        twin = await there.room(room.code)
        await sit(twin, who)
        await eventually(lambda: room.model.present == {who})
        gate.clear()
        await asyncio.to_thread(postgres.sql, END_LISTENERS, database_of(database))
        there.open.clear()
        await twin.close()
        gate.set()
        await eventually(lambda: not room.model.presence.elsewhere)
        assert not room.model.present


async def test_bots_wait_for_a_store_that_does_not_answer(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.02)
    failures = iter([True] * 4)
    async with process(tables) as here:
        sometimes(monkeypatch, here.store, "append", lambda: next(failures, False))
        room, _ = await table(here, [BOT, BOT])
        await eventually(lambda: room.running().seq > 10)
        assert not next(failures, False)


# --- What others say ------------------------------------------------------------------------------


async def test_a_process_that_ended_takes_its_people_with_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "PULSE", 0.05)
    async with process(database) as here:
        room, who = await table(here, [MINE, MINE])
        watcher = await sit(room)
        async with process(database) as there:
            await sit(await there.room(room.code), who)
            await eventually(lambda: room.model.present == {who})
            assert [seat.connected for seat in room.model.seat_views("")] == [True, True]
        await eventually(lambda: not room.model.present)
        assert not room.model.presence.elsewhere
        assert room.model.presence.watchers(room.record) == 1
        room.leave(watcher)


async def test_nobody_waits_for_the_consent_of_those_whose_process_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_notices, "PULSE", 0.05)
    bert = "b" * 64
    async with process(database) as here:
        opened = await here.create(NewRoom("valskyrr", SETUP, [MINE, SeatWish()], seed=5))
        room, who = await here.room(opened.code), hash_of(opened.token)
        await room.do(ChangeRecord(lambda record: seats.joined(record, 1, "Bert", bert, 9)))
        await here.begin(room, who)
        await sit(room, who)
        async with process(database) as there:
            twin = await there.room(opened.code)
            await sit(twin, bert)
            await eventually(lambda: room.model.present == {who, bert})
            given = first_answer(room)
            await twin.do(Answer(bert, GiveAnswer(given.step, 1, given.answer)))
            await eventually(lambda: room.running().seq == 1)
            await room.do(TakeBack(who, Undo(1)))
            await eventually(lambda: twin.model.wish is not None)
            assert room.running().seq == 1
        await eventually(lambda: room.running().seq == 2)
        assert room.running().session.step == 0


async def test_nonsense_from_other_processes_is_passed_over(database: str) -> None:
    async with process(database) as here, process(database) as there:
        room, _ = await table(here, [MINE, MINE])
        heard: list[Notice] = []
        await here.store.listen(heard.append)
        for text in ("", "{}", "[]", '{"type":"dance"}', '{"type":"here","people":5}'):
            await there.store.notify(room.code, text)
        await there.store.notify("no-room", '{"type":"here"}')
        await eventually(lambda: len(heard) == 6)
        assert not room.model.presence.elsewhere


async def test_a_file_is_shared_with_nobody_and_pays_for_nothing(sqlite_address: str) -> None:
    async with process(sqlite_address) as here:
        room, who = await table(here, [MINE, BOT])
        sent: list[str] = []

        async def notify(code: str, text: str) -> None:
            sent.append(text)

        here.store.notify = notify  # type: ignore[method-assign]
        assert room.peers.lead_here
        connection = await sit(room, who)
        room.leave(connection)
        await asyncio.sleep(0.05)
        assert sent == []
