"""The end of a connection: nobody waits long for those who do not listen."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tafelrunde.table.http.websocket import LAST_SECONDS, SEND_SECONDS
from tests.table.server_kit import Running, running

TIMEOUT = 60.0


def until(wanted: Callable[[], bool], step: Callable[[], object] = lambda: None) -> float:
    """Seconds until something holds."""
    start = time.monotonic()
    while not wanted():
        assert time.monotonic() < start + TIMEOUT
        step()
        time.sleep(0.001)
    return time.monotonic() - start


def people(server: Running) -> int:
    """How many the server still talks with."""
    return sum(server.app.state.server.connected.values())


def test_a_client_that_does_not_read_is_let_go_soon(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room()
        server.start(code, token)
        anna = server.client(code, token).hello()
        opened = connect(
            f"ws://{server.address}/ws/{code}",
            proxy=None,
            max_queue=1,
            ping_interval=None,
            close_timeout=0.1,
        )
        sleepy = opened.__enter__()
        everything = json.dumps({"type": "resume"})
        with suppress(ConnectionClosed):
            until(
                lambda: server.rooms.counters["clients_behind"] == 1,
                lambda: sleepy.send(everything),
            )
        took = until(lambda: people(server) == 1)
        opened.__exit__(None, None, None)
        anna.close()

    assert took < (LAST_SECONDS + SEND_SECONDS) / 2
