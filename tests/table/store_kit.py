"""Fixtures and helpers for everything that needs a store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.table.storage.store import RoomRecord, SeatRecord, Store, new_code
from tafelrunde.table.storage.urls import store_at
from tests.table.postgres_server import PostgresServer


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL server for all tests of this process."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> str:
    """An empty database."""
    return postgres.database()


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return str(tmp_path / "table.db")


@pytest.fixture(params=["sqlite", "postgres"])
def store_address(request: pytest.FixtureRequest) -> str:
    """An empty store of each kind: what is tested with it is promised by all."""
    found: str = request.getfixturevalue(f"{request.param}_address")
    return found


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> str:
    """A database for all tests of a module that leave each other's rooms alone."""
    return postgres.database()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def tables(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty store of each kind for all tests of a module."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("tables") / "tables.db")
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
async def store(store_address: str) -> AsyncIterator[Store]:
    """An open store of each kind."""
    async with opened(store_address) as store:
        yield store


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store that is open within the block."""
    store = store_at(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def new_room(**changes: Any) -> RoomRecord:
    """A room for two, one of them a bot; with changes if wanted."""
    seats = (
        SeatRecord(0, "shieldbearer", "person", name="Änne", token_hash="ab" * 32),
        SeatRecord(1, "seeress", "bot", bot="heuristic"),
    )
    room = RoomRecord(
        code=new_code(),
        game="valskyrr",
        setup={"heroes": ["shieldbearer", "seeress"], "adventure": "ember"},
        seed=2**63 + 5,
        seats=seats,
        host_hash="cd" * 32,
        created=time.time(),
        rules_version=1,
        name="Freitagsrunde",
    )
    return replace(room, **changes)


async def append_many(store: Store, codes: list[str], each: int) -> float:
    """Append to all rooms at once, `each` entries one after the other; gives appends a second."""

    async def play(code: str) -> None:
        for seq in range(1, each + 1):
            await store.append(code, seq, b"x" * 60)

    start = time.perf_counter()
    await asyncio.gather(*(play(code) for code in codes))
    return len(codes) * each / (time.perf_counter() - start)
