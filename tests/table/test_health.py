"""`/health` tells whether the server can do its work: real processes whose writes fail."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.table.http import health
from tafelrunde.table.http.health import Pulse
from tafelrunde.table.storage.store import StoreTrouble
from tests.table.postgres_server import PostgresServer
from tests.table.processes import Process

WAIT = 60.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    found = Process(tmp_path / "tables.db", tmp_path / "log").wait()
    yield found
    found.end()


def status(server: Process) -> tuple[int, str]:
    answer = server.http.get("/health")
    return answer.status_code, answer.json().get("slug", "")


def becomes(server: Process, wanted: int) -> str:
    """Wait until it says so; the slug that goes with it."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        code, slug = status(server)
        if code == wanted:
            return slug
        time.sleep(0.1)
    raise AssertionError(f"health stays {code}")


@pytest.mark.slow
def test_a_full_disk_is_not_healthy_and_recovers(server: Process) -> None:
    server.open_room()
    assert status(server) == (200, "")
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))
    assert becomes(server, 503) == "store-trouble"
    wish = {"game": "valskyrr", "setup": {}, "seats": []}
    assert server.http.post("/api/rooms", json=wish).status_code in (400, 503)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
    becomes(server, 200)
    server.open_room()


@pytest.mark.slow
def test_a_locked_file_is_not_healthy_and_recovers(server: Process) -> None:
    with closing(sqlite3.connect(server.db, isolation_level=None)) as intruder:
        intruder.execute("BEGIN IMMEDIATE")
        assert becomes(server, 503) in ("store-trouble", "store-locked")
    becomes(server, 200)
    assert "Traceback" not in server.log.read_text()


@pytest.mark.slow
def test_a_database_that_restarts_leaves_no_traceback_in_the_log(
    postgres: PostgresServer, postgres_address: str, tmp_path: Path
) -> None:
    server = Process(postgres_address, tmp_path / "log").wait()
    try:
        server.open_room()
        postgres.stop()
        try:
            assert becomes(server, 503) == "store-trouble"
            end = time.monotonic() + WAIT
            while "pool connection" not in server.log.read_text() and time.monotonic() < end:
                time.sleep(0.1)  # the pool of the driver has noticed, too
        finally:
            postgres.start()
        becomes(server, 200)
    finally:
        server.end()
    lines = server.log.read_text().splitlines()
    assert lines
    assert all(line[:1].strip() for line in lines), lines
    assert not [line for line in lines if "Traceback" in line]


# --- Without a server -----------------------------------------------------------------------------


class Written:
    """A store that counts its writes, and can be slow or fail."""

    def __init__(self) -> None:
        self.writes = 0
        self.free = asyncio.Event()
        self.free.set()
        self.full = False

    async def pulse(self) -> None:
        self.writes += 1
        await self.free.wait()
        if self.full:
            raise StoreTrouble("The disk is full.")


@pytest.mark.anyio
async def test_all_who_ask_within_some_seconds_share_a_write() -> None:
    store, now = Written(), [100.0]
    pulse = Pulse(store, lambda: now[0])  # type: ignore[arg-type]
    await asyncio.gather(*(pulse.check() for _ in range(50)))
    assert store.writes == 1
    store.full = True
    await pulse.check()
    now[0] += health.FRESH
    for _ in range(3):
        with pytest.raises(StoreTrouble, match="full"):
            await pulse.check()
    assert store.writes == 2
    store.full, now[0] = False, now[0] + health.FRESH
    await pulse.check()
    await pulse.close()


@pytest.mark.anyio
async def test_a_write_that_hangs_is_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.05)
    store = Written()
    store.free.clear()
    pulse = Pulse(store)  # type: ignore[arg-type]
    for _ in range(2):
        with pytest.raises(StoreTrouble, match="does not finish"):
            await pulse.check()
    assert store.writes == 1
    store.free.set()
    await pulse.check()
    await pulse.close()
