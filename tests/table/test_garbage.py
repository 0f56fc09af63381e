"""The collector of cyclic garbage: when it looks, and that play does not need it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.table.garbage import DUE, ENTRY, REFUSED, Collector
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.warm_up import warm_up
from tests.table.test_memory import answer, table_for_one


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.enable()


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one whenever the collector looks."""
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    return looks


def test_python_looks_only_when_it_is_told_to(looked: list[int]) -> None:
    collector = Collector()
    collector.take_over()
    for _ in range(DUE - 1):
        collector.count(ENTRY)
    collector.look_if_due()
    assert not gc.isenabled()
    assert not looked

    collector.count(ENTRY)
    collector.look_if_due()
    collector.look_if_due()
    assert len(looked) == 1


def test_a_flood_of_refused_lines_is_not_waited_for(looked: list[int]) -> None:
    collector = Collector()
    for _ in range(2 * DUE // REFUSED - 1):
        collector.count(REFUSED)
    assert not looked

    collector.count(REFUSED)
    assert len(looked) == 1


def test_play_leaves_nothing_to_collect(tmp_path: Path) -> None:
    async def play() -> int:
        rooms = Rooms(SqliteStore(tmp_path / "t.db"), ServerSettings())
        await rooms.start()
        room, anna = await table_for_one(rooms)
        await answer(room, anna)
        gc.collect()
        gc.disable()
        for _ in range(20):
            await answer(room, anna)
        found = gc.collect()
        gc.enable()
        await rooms.stop()
        return found

    warm_up()
    assert asyncio.run(play()) < 20, "not even one thing for each answer"
