"""Garbage over the WebSocket: every message is refused with a slug, and nobody else notices."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from tests.fuzz.hostile import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    ROUNDS,
    TEXT,
    Bystanders,
    Victim,
    attacked,
    frame,
    read_all,
    refusals,
    slam,
    text_frame,
    without_limits,
)
from tests.table.server_kit import Client, Data

pytestmark = pytest.mark.slow
Attacked = tuple[Victim, Bystanders]
VALID: list[Data] = [
    {"type": "resume", "seq": 0, "lang": "en"},
    {"type": "answer", "step": 0, "seat": 0, "answer": [0], "re": 1},
    {"type": "undo", "steps": 1, "re": 2},
    {"type": "redo", "re": 3},
    {"type": "consent", "id": 1, "yes": True},
    {"type": "chat", "text": "Good evening"},
    {"type": "lang", "lang": "de"},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 1.5, 1e308, float("inf"),
    "", "x", "de", "\x00", "\ud800", "\udfff\ud800", "\u202e", "💀" * 40, "e\u0301\u0301" * 30,
    "../..", "<script>", "A" * 600, "\u2028", [], [0], [[]], [-1], [10**30], ["x"], [0] * 500, {},
    {"type": "ping"}, {"": None},
]  # fmt: skip
"""Values where others were meant."""
LAST = 987_654_321


@pytest.fixture(scope="module")
def attack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    with attacked(tmp_path_factory.mktemp("victim"), **without_limits()) as found:
        yield found


# --- Messages -------------------------------------------------------------------------------------


def changed(message: Data, dice: random.Random) -> Any:
    """A valid message with something wrong in it, or quite another thing."""
    kind, keys = dice.randrange(6), list(message)
    if kind == 0:
        return {key: each for key, each in message.items() if key != dice.choice(keys)}
    if kind == 1:
        return message | {dice.choice(["extra", "", "Type", "seq"]): dice.choice(ODD)}
    if kind == 2:
        return message | {"type": dice.choice([*ODD, "hello", "update", "ANSWER"])}
    if kind == 3:
        return dice.choice(ODD)
    return message | {dice.choice(keys): dice.choice(ODD)}


def damaged(text: bytes, dice: random.Random) -> bytes:
    """The text cut off, nested, doubled, or with other bytes in it."""
    place = dice.randrange(len(text) + 1)
    match dice.randrange(6):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + dice.randbytes(dice.randrange(1, 9)) + text[place:]
        case 2:
            return dice.choice([b"[", b'{"a":', b'{"type":']) * dice.randrange(1, 900)
        case 3:
            return text + text
        case 4:
            return dice.randbytes(dice.randrange(200))
        case _:
            return b" " * dice.randrange(200) + text.replace(b":", b":" + b"9" * 300, 1)


def some_message(dice: random.Random) -> bytes:
    message: Any = dict(dice.choice(VALID))
    for _ in range(dice.randrange(1, 3)):
        if isinstance(message, dict) and message:
            message = changed(message, dice)
    text = json.dumps(message).encode()
    return damaged(text, dice) if dice.random() < 0.4 else text


class Stranger(Client):
    """Somebody who sends anything, and hears what comes of it."""

    def send_raw(self, content: bytes, dice: random.Random) -> None:
        letters = content.decode("utf-8", "replace")
        self.socket.send(content if dice.random() < 0.1 else letters)

    def heard(self) -> list[Data]:
        """What came until now: a last question is answered after all that went before it."""
        found = []
        self.send(type="undo", steps=0, re=LAST)
        while (message := self.receive()).get("re") != LAST:
            found.append(message)
        return found


@pytest.mark.parametrize("seed", range(3 * ROUNDS))
def test_messages_with_something_wrong(attack: Attacked, seed: int) -> None:
    victim, bystanders = attack
    dice, known = random.Random(seed), refusals()
    code, token = victim.table()
    for _ in range(4):  # a connection that sends garbage for ever is closed
        stranger = Stranger(victim.address, code, token if dice.random() < 0.7 else "")
        stranger.hello()
        for _ in range(40):
            stranger.send_raw(some_message(dice), dice)
        told = [each for each in stranger.heard() if each["type"] == "error"]
        assert len(told) > 10
        assert {each["slug"] for each in told} <= known
        stranger.close()
        bystanders.play_on()


# --- Frames ---------------------------------------------------------------------------------------


def odd_frames(dice: random.Random) -> bytes:
    """Bytes that are not what the protocol wants."""
    size = dice.randrange(200)
    content = dice.randbytes(size)
    kinds: list[Callable[[], bytes]] = [
        lambda: content,
        lambda: frame(dice.choice([3, 7, 11, 15]), content),
        lambda: frame(TEXT, b'{"type":"ping"}', masked=False),
        lambda: frame(TEXT, b"\xff\xfe" + content),
        lambda: bytes([dice.randrange(256), 0xFF]) + b"\xff" * 8,
        lambda: frame(TEXT, b"x" * 9_000),
        lambda: frame(BINARY, b'{"type":"ping"}'),
        lambda: frame(0, content),
        lambda: frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"),
        lambda: frame(TEXT, b"{", fin=False) + frame(PING, b"") + frame(0, b"}"),
        lambda: frame(TEXT, b"[", fin=False) + frame(0, b"[" * 7_000, fin=False) * 2,
        lambda: frame(PING, b"x" * 126),
        lambda: frame(PING, b"", fin=False),
        lambda: frame(PONG, content[:100]),
        lambda: frame(CLOSE, dice.choice([b"\x03", b"\x00\x01", b"\x03\xe8\xff", b"\x13\x88bye"])),
        lambda: frame(CLOSE, b"\x03\xe8") + frame(TEXT, b'{"type":"ping"}'),
        lambda: b"\x81\xfe\x10\x00" + content,
        lambda: bytes([0xF1]) + frame(TEXT, b"{}")[1:],
    ]
    return dice.choice(kinds)()


def until_quiet(line: socket.socket) -> None:
    """Read what comes, until the other side closes or has no more to say."""
    with suppress(TimeoutError):
        read_all(line, 0.05)


@pytest.mark.parametrize("seed", range(3 * ROUNDS))
def test_frames_with_something_wrong(attack: Attacked, seed: int) -> None:
    victim, bystanders = attack
    dice = random.Random(seed)
    code, token = victim.table()
    before = victim.descriptors()
    for number in range(40):
        line = victim.upgrade(code, token)
        if dice.random() < 0.7:
            line.sendall(text_frame(type="resume"))
        content = b"".join(odd_frames(dice) for _ in range(dice.randrange(1, 4)))
        with suppress(ConnectionError):
            line.sendall(content[: dice.randrange(1, len(content) + 1)])
        if number % 4 == 0:
            until_quiet(line)
        slam(line) if dice.random() < 0.5 else line.close()
        if number % 10 == 0:
            bystanders.play_on()
    bystanders.play_on()
    settled(victim, before)


def settled(victim: Victim, descriptors: int) -> None:
    """Every connection of the attack is gone."""
    victim.wait_for(lambda: victim.descriptors() <= descriptors)
    victim.wait_for(lambda: victim.metric("tafelrunde_connections") == 2)


def test_letters_that_are_none_are_refused_and_the_line_stays(attack: Attacked) -> None:
    victim, _ = attack
    code, token = victim.table()
    line = victim.upgrade(code, token)
    line.sendall(frame(TEXT, b"\xff\xfe{") + text_frame(type="resume"))
    found = b""
    while b'"hello"' not in found:
        found += line.recv(65536)
    assert b'"bad-request"' in found
    line.close()


def test_handshakes_with_something_wrong(attack: Attacked) -> None:
    victim, bystanders = attack
    good = [
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
    ]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    cases = [
        (["GET /ws/x HTTP/1.1", *good], 400),
        (["GET /ws/x HTTP/1.1", *good, "Sec-WebSocket-Key: short"], 400),
        (["GET /ws/x HTTP/1.1", *good, key, key], 400),
        (["GET /ws/x HTTP/1.1", *good[:3], "Sec-WebSocket-Version: 8", key], 400),
        (["GET /ws/x HTTP/1.1", *good, key, "Origin: http://evil.example"], 403),
        (["GET /elsewhere HTTP/1.1", *good, key], 404),
        (["POST /ws/x HTTP/1.1", *good, key], 405),
    ]
    for head, status in cases:
        with victim.connect() as line:
            line.sendall("\r\n".join([*head, "", ""]).encode())
            found = read_all(line)
        assert found.startswith(f"HTTP/1.1 {status} ".encode()), (head, found)
        assert json.loads(found.partition(b"\r\n\r\n")[2])["slug"] in refusals()
    bystanders.play_on()
