"""Tables of Hexer are veiled, and those that began before play on as they began."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.engine.journal import Answered, encode
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.wire import NewRoom
from tests.kit.random_games import Dice
from tests.table.test_rooms import opened, with_rooms

SETUP: dict[str, Any] = {"characters": ["wolf", "othar", "bear"]}


@pytest.mark.parametrize("wish", [{}, {"veiled": True}, {"veiled": False}])
def test_every_new_table_of_hexer_is_veiled(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def work(rooms: Rooms) -> None:
        found = await rooms.create(NewRoom("hexer", SETUP | wish, [], seed=5))
        room = await rooms.room(found.code)
        assert room.record.setup == SETUP | {"veiled": True}

    with_rooms(tmp_path / "t.db", work)


def test_where_nobody_has_secrets_nothing_is_added(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms)
        assert "veiled" not in room.record.setup

    with_rooms(tmp_path / "t.db", work)


def test_a_table_that_began_without_the_veil_opens_from_its_log(tmp_path: Path) -> None:
    session, dice, entries = Session(HEXER, SETUP, 7), Dice(8), []
    for _ in range(250):
        for decision in session.decisions:
            answer = Answered(int(decision.seat), dice.answer(decision), session.step)
            session.answer(decision.seat, answer.answer)
            entries.append(encode(answer))

    async def work(rooms: Rooms) -> None:
        found = await rooms.create(NewRoom("hexer", SETUP, [], seed=7))
        record = (await rooms.room(found.code)).record
        old = replace(record, code="", setup=SETUP, status="running", rules_version=1)
        room = await rooms.room(await rooms.keep(old, entries))
        state: Any = room.running().session.state
        assert HEXER.dump(state) == HEXER.dump(session.state)
        assert not state.setup.veiled

    with_rooms(tmp_path / "t.db", work)
