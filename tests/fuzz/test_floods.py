"""Floods and idlers: whoever sends too much, too slowly or never reads is let go of."""

from __future__ import annotations

import json
import resource
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from tests.fuzz.hostile import (
    PING,
    ROUNDS,
    TEXT,
    Bystanders,
    Victim,
    attacked,
    frame,
    read_all,
    slam,
    text_frame,
)
from tests.table.server_kit import Client

pytestmark = pytest.mark.slow
Attacked = tuple[Victim, Bystanders]
MOST = 90
GROWTH = 25.0
"""Megabytes that an attack may leave behind: Python keeps some of what it once needed."""


@pytest.fixture(scope="module")
def attack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder = tmp_path_factory.mktemp("victim")
    with attacked(folder, request_timeout=1, connections=MOST) as found:
        yield found


def gone(line: socket.socket, seconds: float = 30.0) -> bytes:
    """What the server says until it lets go of this line."""
    return read_all(line, seconds)


def closing_code(content: bytes) -> int:
    """The code of the closing frame at the end."""
    at = content.rindex(b"\x88")
    return int(struct.unpack("!H", content[at + 2 : at + 4])[0])


# --- Idlers ---------------------------------------------------------------------------------------


def test_idlers_are_let_go(attack: Attacked) -> None:
    victim, bystanders = attack
    before, code = victim.descriptors(), bystanders.code
    with ExitStack() as lines:
        idle = [lines.enter_context(victim.connect()) for _ in range(60)]
        starts = [
            b"",
            b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
            b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
        ]
        for number, line in enumerate(idle):
            line.sendall(starts[number % 3])
        silent = [lines.enter_context(victim.upgrade(code)) for _ in range(15)]
        bystanders.play_on()
        assert {gone(line)[:12] for line in idle} == {b"", b"HTTP/1.1 400"}
        assert {closing_code(gone(line)) for line in silent} == {4429}
    bystanders.play_on()
    victim.wait_for(lambda: victim.descriptors() <= before)


def test_the_server_takes_as_many_connections_as_the_system_grants(attack: Attacked) -> None:
    victim, _ = attack
    assert victim.process is not None
    soft, hard = resource.prlimit(victim.process.pid, resource.RLIMIT_NOFILE)
    assert soft == hard


def test_a_head_that_drips_is_let_go(attack: Attacked) -> None:
    victim, bystanders = attack
    start = time.monotonic()
    with victim.connect() as line, suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        while time.monotonic() < start + 40:
            line.sendall(b"X: y\r\n")
            time.sleep(0.05)
    assert time.monotonic() < start + 20
    bystanders.play_on()


def test_whoever_does_not_read_is_let_go(attack: Attacked) -> None:
    victim, bystanders = attack
    before = victim.descriptors()
    ask = b"GET /api/games/valskyrr/content?lang=de HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with ExitStack() as lines:
        for _ in range(10):
            line = lines.enter_context(victim.connect())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(ask * 5)
        for _ in range(3):
            line = lines.enter_context(victim.upgrade(bystanders.code))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            with suppress(ConnectionError):
                line.sendall(text_frame(type="resume") * 400)
        bystanders.play_on()
        victim.wait_for(lambda: victim.descriptors() <= before)
    bystanders.play_on()


# --- Floods ---------------------------------------------------------------------------------------

FLOODS: dict[str, Callable[[], bytes]] = {
    "messages": lambda: text_frame(type="ping") * 100,
    "answers": lambda: text_frame(type="answer", step=0, seat=0, answer=[99]) * 100,
    "tiny frames": lambda: frame(TEXT, b"") * 10_000,
    "pings": lambda: frame(PING, b"x" * 100) * 1_000,
    "fragments": lambda: frame(TEXT, b"", fin=False) + frame(0, b"", fin=False) * 10_000,
    "half a frame": lambda: frame(TEXT, b"{" * 8_000)[:-1],
    "whole tables": lambda: text_frame(type="lang", lang="de") * 50,
    "talk": lambda: text_frame(type="chat", text="x" * 400) * 20,
}


def pour(line: socket.socket, content: bytes) -> None:
    """Send this again and again, without reading, until nothing goes in any more."""
    line.settimeout(0.3)
    end = time.monotonic() + 20
    with suppress(ConnectionError, TimeoutError):
        while time.monotonic() < end:
            line.sendall(content)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of(attack: Attacked, kind: str) -> None:
    victim, bystanders = attack
    code, token = victim.table()
    before, grown = victim.descriptors(), []
    for _ in range(2 + ROUNDS):
        lines = [victim.upgrade(code, token) for _ in range(3)]
        for line in lines:
            line.sendall(text_frame(type="resume"))
            pour(line, FLOODS[kind]())
        bystanders.play_on()  # their game has some eighty answers, for all of these tests
        for line in lines:
            slam(line)
        victim.wait_for(lambda: victim.descriptors() <= before)
        grown.append(victim.memory() or 0.0)
    bystanders.play_on()
    assert grown[-1] - grown[0] < GROWTH, grown


def test_talk_is_slower_than_other_messages(attack: Attacked) -> None:
    victim, bystanders = attack
    code, token = victim.table()
    stranger = Client(victim.address, code, token).hello()
    began = time.monotonic()
    for _ in range(30):
        stranger.send(type="chat", text="again")
    assert stranger.refusal() == "too-fast"
    assert len(stranger.chat) <= 12 + (time.monotonic() - began)  # one more for each second
    stranger.close()
    bystanders.play_on()


def test_many_connections_from_one_address(attack: Attacked) -> None:
    victim, bystanders = attack
    victim.http.close()  # its lines count too
    before = victim.descriptors()
    with ExitStack() as lines:
        many = [lines.enter_context(victim.connect()) for _ in range(MOST + 10)]
        told = [gone(line).partition(b"\r\n\r\n")[2] for line in many[MOST:]]
        assert {json.loads(each)["slug"] for each in told} == {"too-fast"}
        bystanders.play_on()
    victim.wait_for(lambda: victim.descriptors() <= before)
    with ExitStack() as lines:
        for _ in range(MOST - 2):  # two are the bystanders'
            line = lines.enter_context(victim.upgrade(bystanders.code))
            line.sendall(text_frame(type="resume"))  # else it would soon be let go
        some = [lines.enter_context(victim.upgrade(bystanders.code)) for _ in range(7)]
        told = [gone(line) for line in some]
        assert all(b'"table-full"' in each for each in told)
        assert {closing_code(each) for each in told} == {4503}
        bystanders.play_on()
    victim.call()


def test_a_flood_of_requests_is_slowed_down(attack: Attacked) -> None:
    victim, bystanders = attack
    answers = [victim.http.get("/api/rooms/0000000000") for _ in range(300)]
    bystanders.play_on()
    told = {each.json()["slug"] for each in answers if each.status_code == 429}
    assert told == {"too-fast"}
    assert all(each.status_code in (404, 429) for each in answers)
