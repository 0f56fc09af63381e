"""Whether somebody is still there is asked of those who have been silent, and of many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tafelrunde.table.http.protocols import BEAT, GRACE, GuardedWebSocket, protocol_options
from tafelrunde.table.settings import ServerSettings


class SetClock(asyncio.SelectorEventLoop):
    """A loop whose clock is set by the test."""

    now = 1_000.0

    def time(self) -> float:
        return self.now


class Wire(asyncio.Transport):
    """Hands what the server writes to a client that answers only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://table.example/"))
        self.heard: list[Frame] = []
        self.is_closed = False
        self.is_read = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.client.receive_data(bytes(data))
        self.heard += [each for each in self.client.events_received() if isinstance(each, Frame)]

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


class Line:
    """One WebSocket of a server that asks after 20 seconds and waits for 20 more."""

    def __init__(self, loop: SetClock) -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            with suppress(asyncio.CancelledError):
                while True:
                    await receive()

        options = protocol_options(ServerSettings())
        config = uvicorn.Config(app, lifespan="off", log_config=None, **options)
        config.load()
        kind: type[GuardedWebSocket] = options["ws"]
        self.loop, self.wire = loop, Wire()
        self.server = kind(config=config, server_state=ServerState(), app_state={}, _loop=loop)
        self.server.connection_made(self.wire)
        self.wire.client.send_request(self.wire.client.connect())
        self.flush()
        self.wait(0)

    def speak(self) -> None:
        self.wire.client.send_text(b"{}")
        self.flush()

    def flush(self) -> None:
        for data in self.wire.client.data_to_send():
            self.server.data_received(data)

    def wait(self, seconds: float) -> None:
        self.loop.now += seconds
        for _ in range(3):
            self.loop.run_until_complete(asyncio.sleep(0))

    @property
    def pings(self) -> int:
        return sum(frame.opcode is Opcode.PING for frame in self.wire.heard)


@pytest.fixture
def line() -> Iterator[Line]:
    loop = SetClock()
    asyncio.set_event_loop(loop)
    yield Line(loop)
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
    asyncio.set_event_loop(None)
    loop.close()


def test_who_is_silent_is_asked_and_cut_off_without_an_answer(line: Line) -> None:
    line.wait(19.5)
    assert line.pings == 0
    line.wait(0.5 + BEAT)
    assert line.pings == 1
    line.wait(20)
    assert not line.wire.is_closed
    line.wait(GRACE)
    assert line.wire.is_closed


def test_nobody_is_cut_off_because_the_server_was_held_up(line: Line) -> None:
    line.wait(20 + BEAT)
    line.wait(60)  # the pong has come meanwhile, and nobody has read it yet
    line.flush()
    line.wait(GRACE)

    assert not line.wire.is_closed


def test_who_speaks_is_not_asked(line: Line) -> None:
    for _ in range(10):
        line.wait(15)
        line.speak()
    assert line.pings == 0

    line.wait(20 + BEAT)
    assert line.pings == 1


def test_who_answers_is_asked_again(line: Line) -> None:
    for turn in range(3):
        line.wait(20 + BEAT)
        assert line.pings == turn + 1
        line.flush()  # the pong
    assert not line.wire.is_closed


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_arrives_whole(line: Line, size: int) -> None:
    line.server.say(b"x" * size)

    assert [bytes(frame.data) for frame in line.wire.heard] == [b"x" * size]
    assert line.wire.heard[0].opcode is Opcode.TEXT


def test_nothing_is_said_to_who_is_leaving(line: Line) -> None:
    line.wire.client.send_close(1000)
    line.flush()
    heard = len(line.wire.heard)

    line.server.say(b"late")

    assert len(line.wire.heard) == heard


def test_only_who_sends_ahead_is_not_read_for_a_while(line: Line) -> None:
    is_read = []
    for do in (line.speak, line.speak, lambda: line.wait(0)):
        do()
        is_read.append(line.wire.is_read)

    assert is_read == [True, False, True]
