"""What one process does is followed by the others, whatever gets lost on the way."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import StaleDecision
from tafelrunde.table.game import seats
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.http.records_api import need_no_secret
from tafelrunde.table.refusals import SeatTaken
from tafelrunde.table.room import peers
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer, Speak
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage.store import StoreTrouble
from tafelrunde.table.wire import GiveAnswer, NewRoom, SeatWish
from tests.table.inside_kit import (
    END_LISTENERS,
    MINE,
    answer,
    eventually,
    first_answer,
    gate_before_listening,
    process,
    sit,
    sometimes,
    table,
    written_but_untold,
)
from tests.table.postgres_server import PostgresServer, database_of
from tests.table.server_kit import SETUP

pytestmark = pytest.mark.anyio


async def test_what_happens_while_a_room_is_being_opened_is_not_missed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        load = there.load_game

        async def slowly(*args: Any) -> RunningGame:
            found = await load(*args)
            await answer(room, who, 3)
            await asyncio.sleep(0.2)  # the notices come while the room is still being opened
            return found

        monkeypatch.setattr(there, "load_game", slowly)
        twin = await there.room(room.code)
        await eventually(lambda: twin.running().seq == 3)
        assert twin.running().views == room.running().views


async def test_what_happens_while_processes_do_not_listen_is_read_later(
    postgres: PostgresServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = gate_before_listening(monkeypatch)
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        twin = await there.room(room.code)
        await eventually(
            lambda: len(room.model.presence.elsewhere) == len(twin.model.presence.elsewhere) == 1
        )
        gate.clear()
        await asyncio.to_thread(postgres.sql, END_LISTENERS, database_of(database))
        await answer(room, who, 3)
        await room.do(Speak(who, "hello"))
        anna = await sit(room, who)
        await room.do(ChangeRecord(lambda record: msgspec.structs.replace(record, name="Friday")))
        await asyncio.sleep(0.2)
        assert (twin.running().seq, twin.record.name, twin.model.presence.people_elsewhere) == (
            0,
            "",
            set(),
        )
        gate.set()
        await eventually(lambda: twin.running().seq == 3 and twin.record.name == "Friday")
        await eventually(
            lambda: bool(twin.model.talk) and twin.model.presence.people_elsewhere == {who}
        )
        assert twin.running().views == room.running().views
        room.leave(anna)
        await eventually(lambda: not twin.model.presence.people_elsewhere)


async def test_who_comes_from_another_process_is_never_sent_back(
    postgres: PostgresServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = gate_before_listening(monkeypatch)
    async with process(database) as here, process(database) as there:
        opened = await here.create(NewRoom("valskyrr", SETUP, [MINE, MINE], seed=5))
        room, twin = await here.room(opened.code), await there.room(opened.code)
        gate.clear()
        await asyncio.to_thread(postgres.sql, END_LISTENERS, database_of(database))
        who = hash_of(opened.token)
        await here.begin(room, who)
        await answer(room, who, 2)
        connection = Connection(who)
        await twin.enter(connection, 2)
        assert msgspec.json.decode(connection.next())["seq"] == 2
        assert twin.running().views == room.running().views
        gate.set()


async def test_a_change_is_judged_by_what_other_processes_have_done(
    postgres: PostgresServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = gate_before_listening(monkeypatch)
    async with process(database) as here, process(database) as there:
        opened = await here.create(NewRoom("valskyrr", SETUP, [MINE, SeatWish()], seed=5))
        room, twin = await here.room(opened.code), await there.room(opened.code)
        watcher = await sit(twin)
        gate.clear()
        await asyncio.to_thread(postgres.sql, END_LISTENERS, database_of(database))
        await room.do(ChangeRecord(lambda record: seats.joined(record, 1, "Bert", "b" * 64, 9)))
        await twin.do(ChangeRecord(lambda record: seats.changed(record, 1, "bot", "b" * 64)))
        assert [seat.kind for seat in twin.record.seats] == ["person", "bot"]
        await room.do(ChangeRecord(lambda record: seats.changed(record, 1, "person", "b" * 64)))
        before = len(watcher.waiting)
        with pytest.raises(SeatTaken):
            await twin.do(ChangeRecord(lambda record: seats.joined(record, 1, "Cleo", "c" * 64, 9)))
        assert len(watcher.waiting) == before + 1, "Bert sits there again: everybody hears of it"
        gate.set()


async def test_a_write_whose_outcome_is_unknown_is_looked_for(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "PAUSE", 0.05)
    async with process(tables) as here:
        room, who = await table(here, [MINE, MINE])
        for name in ("append", "update_room"):
            written_but_untold(monkeypatch, here.store, name)
        with pytest.raises(StoreTrouble):
            await answer(room, who)
        await eventually(lambda: room.running().seq == 1)
        with pytest.raises(StoreTrouble):
            await room.do(
                ChangeRecord(lambda record: msgspec.structs.replace(record, name="Friday"))
            )
        await eventually(lambda: room.record.name == "Friday")
        await answer(room, who)
        assert room.running().seq == 2


async def test_a_store_that_does_not_answer_is_asked_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "PAUSE", 0.05)
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        twin = await there.room(room.code)
        failures = iter([True] * 3)
        for name in ("entries", "notify"):
            sometimes(monkeypatch, there.store, name, lambda: next(failures, False))
        await answer(room, who)
        await eventually(lambda: twin.running().seq == 1)
        await sit(twin, who)
        await eventually(lambda: room.model.presence.people_elsewhere == {who})


async def test_a_game_whose_beginning_could_not_be_read_begins_later(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "PAUSE", 0.05)
    async with process(tables) as here:
        opened = await here.create(NewRoom("valskyrr", SETUP, [MINE, MINE], seed=5))
        room = await here.room(opened.code)
        failures = iter([True] * 2)
        sometimes(monkeypatch, here.store, "entries", lambda: next(failures, False))
        with pytest.raises(StoreTrouble):
            await here.begin(room, hash_of(opened.token))
        await eventually(lambda: room.model.playing is not None)
        await answer(room, hash_of(opened.token))


async def test_parts_of_one_barrier_given_at_two_processes_at_once_both_count(
    database: str,
) -> None:
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        twin, dice = await there.room(room.code), random.Random(17)
        while not isinstance(room.running().session.question, Barrier):
            session = room.running().session
            decision = session.decisions[0]
            number = dice.randint(decision.min, decision.max)
            chosen = dice.sample(range(len(decision.options)), number)
            await room.do(Answer(who, GiveAnswer(session.step, int(decision.seat), chosen)))
        seq, step = room.running().seq, room.running().session.step
        await eventually(lambda: twin.running().seq == seq)
        parts = [
            GiveAnswer(step, int(each.seat), list(range(each.min)))
            for each in room.running().session.decisions
        ]
        await asyncio.gather(room.do(Answer(who, parts[0])), twin.do(Answer(who, parts[1])))
        await eventually(lambda: room.running().seq == twin.running().seq == seq + 2)
        assert room.running().session.step == step + 1
        assert room.running().views == twin.running().views


async def test_the_same_part_given_at_two_processes_at_once_counts_once(
    database: str,
) -> None:
    async with process(database) as here, process(database) as there:
        room, who = await table(here, [MINE, MINE])
        twin, given = await there.room(room.code), first_answer(room)
        outcomes = await asyncio.gather(
            room.do(Answer(who, given)), twin.do(Answer(who, given)), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {int, StaleDecision}
        assert len(await here.store.entries(room.code)) == 1


async def test_the_end_of_a_game_is_made_good_when_its_process_failed(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(tables) as here:
        room, who = await table(here, [MINE, MINE])
        sometimes(monkeypatch, here.store, "update_room", lambda: True)
        while room.running().outcome is None:
            await answer(room, who)
        assert room.record.status == "running"
        need_no_secret(room, "somebody")  # the game itself is over, and open to everybody
    async with process(tables) as here:
        again = await here.room(room.code)
        await eventually(lambda: again.record.status == "over")
        kept = await here.store.room(room.code)
        assert kept is not None
        assert kept.status == "over"
