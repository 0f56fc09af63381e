"""Messages of clients are read alike, in whatever pieces they come."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Opcode

from tafelrunde.table.http.protocols import GuardedWebSocket, is_whole, protocol_options, text_in
from tafelrunde.table.settings import ServerSettings
from tests.table.test_keepalive import SetClock, Wire

SIZES = (0, 1, 3, 4, 5, 125, 126, 127, 128, 1_000, 2_040)


class Reader:
    """One WebSocket of a server that keeps what its application hears."""

    def __init__(self, loop: SetClock) -> None:
        self.loop, self.wire, self.heard = loop, Wire(), list[Any]()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
                self.heard.append(await receive())

        options = protocol_options(ServerSettings())
        config = uvicorn.Config(app, lifespan="off", log_config=None, **options)
        config.load()
        kind: type[GuardedWebSocket] = options["ws"]
        self.server = kind(config=config, server_state=ServerState(), app_state={}, _loop=loop)
        self.server.connection_made(self.wire)
        self.wire.client.send_request(self.wire.client.connect())
        self.hear(self.sent())

    def sent(self) -> bytes:
        """What the client has to send by now."""
        return b"".join(self.wire.client.data_to_send())

    def hear(self, data: bytes) -> None:
        self.server.data_received(data)
        for _ in range(4):
            self.loop.run_until_complete(asyncio.sleep(0))

    @property
    def texts(self) -> list[str]:
        return [each.get("text", "") for each in self.heard]


@pytest.fixture
def loop() -> Iterator[SetClock]:
    loop = SetClock()
    asyncio.set_event_loop(loop)
    yield loop
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
    asyncio.set_event_loop(None)
    loop.close()


def said(reader: Reader, text: str) -> bytes:
    reader.wire.client.send_text(text.encode())
    return reader.sent()


@pytest.mark.parametrize("size", SIZES)
def test_a_message_in_one_frame_is_read(loop: SetClock, size: int) -> None:
    reader, text = Reader(loop), ("ä€x" * 700).encode()[:size].decode(errors="ignore")
    frame = said(reader, text)
    assert text_in(frame) == text.encode()
    for cut in (1, 2, 5, len(frame) - 1):
        assert text_in(frame[:cut]) is None
        assert not is_whole(frame[:cut])
    assert text_in(frame + b"\x81") is None
    reader.hear(frame)
    assert reader.texts == [text]


def test_only_whole_masked_frames_of_text_are_read_past_the_parser(loop: SetClock) -> None:
    reader = Reader(loop)
    frame = said(reader, "hello")
    for first, second in ((0x01, 0), (0x82, 0), (0x89, 0), (0xC1, 0), (0x81, -0x80)):
        assert text_in(bytes((first, frame[1] + second)) + frame[2:]) is None


@pytest.mark.parametrize("seed", range(25))
def test_messages_are_the_same_in_whatever_pieces_they_come(loop: SetClock, seed: int) -> None:
    dice, reader = random.Random(seed), Reader(loop)
    client, texts, stream = reader.wire.client, list[str](), list[bytes]()
    for number in range(12):
        text = f"{number} " + "y" * dice.choice(SIZES)
        texts.append(text)
        if dice.random() < 0.3:
            client.send_text(text[:1].encode(), fin=False)
            client.send_ping(b"in between")
            client.send_continuation(text[1:].encode(), fin=True)
        else:
            client.send_text(text.encode())
        stream += client.data_to_send()
    data = b"".join(stream)
    if seed % 3 == 0:  # frame by frame; else cut anywhere
        pieces = stream
    else:
        cuts = sorted({0, len(data), *dice.sample(range(len(data)), dice.randint(0, 20))})
        pieces = [data[start:end] for start, end in pairwise(cuts)]
    for piece in pieces:
        reader.hear(piece)
    assert reader.texts == texts


def test_half_a_frame_whose_rest_looks_like_a_frame_is_one_message(loop: SetClock) -> None:
    reader = Reader(loop)
    inner = said(reader, "not for the table")
    outer = bytes((0x81, 0x80 | len(inner))) + bytes(4) + inner
    reader.hear(outer[:6])
    reader.hear(outer[6:])
    reader.hear(said(reader, "after it"))
    assert "not for the table" not in reader.texts
    assert reader.texts[1:] == ["after it"]


def test_text_within_a_message_of_several_frames_is_refused(loop: SetClock) -> None:
    reader = Reader(loop)
    reader.wire.client.send_text(b"begun", fin=False)
    reader.hear(reader.sent())
    reader.hear(bytes((0x81, 0x80 | 3)) + bytes(4) + b"new")
    assert reader.texts == [""]
    [close] = [each for each in reader.wire.heard if each.opcode is Opcode.CLOSE]
    assert int.from_bytes(close.data[:2], "big") == CloseCode.PROTOCOL_ERROR
