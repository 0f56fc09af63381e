"""What a server keeps in memory, and what it lets go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from tafelrunde.engine.registry import game_names
from tafelrunde.table.game import seats
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.warm_up import THRESHOLDS, rehearse, warm_up
from tafelrunde.table.wire import GiveAnswer, NewRoom, SeatWish
from tests.table.server_kit import SETUP


async def table_for_one(rooms: Rooms) -> tuple[Room, Connection]:
    """A running game with one person who holds both seats."""
    both = [SeatWish("person", True), SeatWish("person", True)]
    opened = await rooms.create(NewRoom("valskyrr", SETUP, both, person="Anna", seed=5))
    room = await rooms.room(opened.code)
    await room.do(ChangeRecord(seats.started))
    anna = Connection(hash_of(opened.token))
    await room.enter(anna, 0)
    return room, anna


async def answer(room: Room, anna: Connection) -> None:
    session = room.running().session
    decision = session.decisions[0]
    chosen = list(range(decision.min))
    await room.do(Answer(anna.who, GiveAnswer(session.step, int(decision.seat), chosen)))


def test_only_the_last_change_is_kept_ready(tmp_path: Path) -> None:
    async def play() -> Room:
        rooms = Rooms(SqliteStore(tmp_path / "t.db"), ServerSettings())
        await rooms.start()
        room, anna = await table_for_one(rooms)
        for _ in range(5):
            await answer(room, anna)
        await room.enter(anna, 2)  # back from number 2: old changes are told, not kept
        await rooms.stop()
        return room

    kept = asyncio.run(play()).running().kept

    assert [change.seq for change in kept] == [1, 2, 3, 4, 5]
    assert [bool(change.messages) for change in kept] == [False] * 4 + [True]
    assert [bool(change.lines) for change in kept] == [False] * 4 + [True]


def test_a_room_that_is_put_away_leaves_nothing_behind(tmp_path: Path) -> None:
    now = [0.0]

    async def play() -> weakref.ref[Room]:
        rooms = Rooms(SqliteStore(tmp_path / "t.db"), ServerSettings(), clock=lambda: now[0])
        await rooms.start()
        room, anna = await table_for_one(rooms)
        room.leave(anna)
        trace = weakref.ref(room)
        del room
        now[0] = 3600.0
        await rooms.sweep()
        await rooms.stop()
        return trace

    warm_up()
    gc.disable()  # nothing but the sweep itself may call the collector
    try:
        trace = asyncio.run(play())
        assert trace() is None
    finally:
        gc.enable()


def test_a_room_that_somebody_is_about_to_enter_is_not_put_away(tmp_path: Path) -> None:
    now = [0.0]

    async def play() -> None:
        rooms = Rooms(SqliteStore(tmp_path / "t.db"), ServerSettings(), clock=lambda: now[0])
        await rooms.start()
        room, anna = await table_for_one(rooms)
        room.leave(anna)
        now[0] = 3600.0
        found = await rooms.room(room.code)
        await rooms.sweep()
        assert found is room is rooms.open[room.code]
        now[0] = 7200.0
        await rooms.sweep()
        assert not rooms.open
        await rooms.stop()

    asyncio.run(play())


def test_what_is_loaded_is_set_apart_from_what_the_collector_looks_through() -> None:
    warm_up()

    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == THRESHOLDS


def test_a_rehearsal_says_most_sentences_once() -> None:
    from tafelrunde.games.valskyrr.texts.words import words

    for game in game_names():
        rehearse(game)
    said = len(words("de")._said)
    rehearse("valskyrr")

    assert said > 300
    assert len(words("de")._said) == said
