"""Two processes seen from the inside, in one test: their rooms, people at them, and mishaps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.table.game.journal import Entry
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.play_commands import Answer
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import Command, Ruling
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage import postgres_notices
from tafelrunde.table.storage.postgres_notices import Notices
from tafelrunde.table.storage.store import StoreTrouble
from tafelrunde.table.storage.urls import store_at
from tafelrunde.table.wire import GiveAnswer, NewRoom, SeatWish
from tests.table.server_kit import SETUP

MINE, BOT = SeatWish("person", True), SeatWish("bot")
END_LISTENERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'tafelrunde notices' AND datname = current_database()
"""


@asynccontextmanager
async def process(address: str, **settings: Any) -> AsyncIterator[Rooms]:
    """The rooms of one process."""
    rooms = Rooms(store_at(address), ServerSettings(**settings))
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()


async def table(here: Rooms, wishes: list[SeatWish], **more: Any) -> tuple[Room, str]:
    """A running table at one process, and the hash of its host."""
    opened = await here.create(NewRoom("valskyrr", SETUP, wishes, person="Anna", seed=5, **more))
    room, who = await here.room(opened.code), hash_of(opened.token)
    await here.begin(room, who)
    return room, who


async def eventually(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def sit(room: Room, who: str = "") -> Connection:
    """Somebody connects."""
    connection = Connection(who)
    await room.enter(connection, 0)
    return connection


def first_answer(room: Room) -> GiveAnswer:
    """The first options of the first open decision."""
    session = room.running().session
    decision = session.decisions[0]
    return GiveAnswer(session.step, int(decision.seat), list(range(decision.min)))


async def answer(room: Room, who: str, times: int = 1) -> None:
    for _ in range(times):
        await room.do(Answer(who, first_answer(room)))


def written_but_untold(monkeypatch: pytest.MonkeyPatch, store: Any, name: str) -> None:
    """A write that is carried out, but the line breaks before its answer; the next ones succeed."""
    really, breaks = getattr(store, name), iter([True])

    async def write(*args: Any) -> Any:
        found = await really(*args)
        if next(breaks, False):
            raise StoreTrouble("the line broke")
        return found

    monkeypatch.setattr(store, name, write)


def gate_before_listening(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """While it is closed, no process that lost its connection listens again."""
    gate, once = asyncio.Event(), Notices._once
    gate.set()

    async def gated(self: Notices) -> None:
        await gate.wait()
        await once(self)

    monkeypatch.setattr(postgres_notices, "PAUSE", 0.05)
    monkeypatch.setattr(Notices, "_once", gated)
    return gate


def sometimes(
    monkeypatch: pytest.MonkeyPatch, store: Any, name: str, fails: Callable[[], bool]
) -> None:
    """A method of a store that fails now and then."""
    really = getattr(store, name)

    async def perhaps(*args: Any) -> Any:
        if fails():
            raise StoreTrouble("not now")
        return await really(*args)

    monkeypatch.setattr(store, name, perhaps)


@dataclass(frozen=True)
class WriteEntry(Command):
    """Writes an entry that nobody has asked for."""

    entry: Entry

    def decide(self, state: RoomModel) -> Ruling:
        return Ruling((self.entry,))
