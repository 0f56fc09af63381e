"""A real server under attack, raw sockets to attack it with, and people at another table."""

from __future__ import annotations

import base64
import json
import os
import random
import re
import socket
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tafelrunde.lab.served import UNLIMITED, Served
from tests.table.server_kit import SETUP, Client, Data

ROUNDS = int(os.environ.get("TAFELRUNDE_FUZZ", "1"))
"""How many times as much is tried as usual."""
MEGABYTES = 50
"""So much the server may grow: Python keeps some of what it once needed, and opened tables stay."""
PACE = 0.06
PROMPT = 6.0
"""Seconds within which people at another table are served, whatever else happens."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Victim(Served):
    """The server as a process of its own, with limits as they are or as a test wants them."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder)
        self.settings = {f"TAFELRUNDE_{key.upper()}": str(each) for key, each in settings.items()}

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=os.environ | self.settings, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        found = re.search(r"http://([^/\s]+)/", self.process.stdout.readline().decode())
        assert found is not None, self.last_words()
        self.address = found[1]
        self.call()
        self.rest()

    def call(self) -> None:
        """Lift the receiver: somebody answers."""
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=30)
        self.wait_for(lambda: self.http.get("/health").status_code == 200)

    def stop(self) -> None:
        self.http.close()
        super().stop()

    def said(self) -> str:
        """Everything that the server wrote about its troubles."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def descriptors(self) -> int:
        """How many files and sockets it holds."""
        assert self.process is not None
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def wait_for(self, wanted: Callable[[], bool], seconds: float = 30.0) -> None:
        """Until something is so that the server does by and by."""
        end = time.monotonic() + seconds
        while not wanted():
            assert time.monotonic() < end, "it did not come in time"
            time.sleep(0.02)

    def metric(self, name: str) -> float:
        """One of its counters."""
        text = self.http.get("/metrics").text
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    # --- Tables -----------------------------------------------------------------------------------

    def table(self) -> tuple[str, str]:
        """A running table for two; its code and the token that holds both seats."""
        person = {"kind": "person", "mine": True}
        wish = {"game": "valskyrr", "setup": SETUP, "seats": [person, person], "seed": 5}
        opened = self.post("/api/rooms", json=wish)
        code, token = opened["code"], opened["token"]
        self.http.cookies.clear()
        self.post(f"/api/rooms/{code}/start", headers={"authorization": f"Bearer {token}"})
        return code, token

    def post(self, path: str, **wish: Any) -> Data:
        """A request that is granted as soon as the floods before it are forgiven."""
        answers: list[httpx.Response] = []

        def granted() -> bool:
            answers.append(self.http.post(path, **wish))
            return answers[-1].status_code != 429

        self.wait_for(granted, 60.0)
        assert answers[-1].status_code in (200, 201), answers[-1].text
        found: Data = answers[-1].json()
        return found

    # --- Raw sockets ------------------------------------------------------------------------------

    def connect(self) -> socket.socket:
        """A plain connection."""
        host, _, port = self.address.partition(":")
        return socket.create_connection((host, int(port)), timeout=30)

    def upgrade(self, code: str, token: str = "", *more: str) -> socket.socket:
        """A connection after the handshake of a WebSocket."""
        line = self.connect()
        key = base64.b64encode(random.Random(1).randbytes(16)).decode()
        protocols = f"token.{token}, tafelrunde" if token else "tafelrunde"
        head = [f"GET /ws/{code} HTTP/1.1", f"Host: {self.address}", "Upgrade: websocket"]
        head += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        head += [f"Sec-WebSocket-Protocol: {protocols}", *more, "", ""]
        line.sendall("\r\n".join(head).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            part = line.recv(1)
            assert part, answer
            answer += part
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return line


class Bystanders:
    """Two people at another table, who must not notice anything."""

    def __init__(self, victim: Victim) -> None:
        self.victim = victim
        self.slowest = self.last = 0.0
        self.sit_down()

    def sit_down(self) -> None:
        """At a new table."""
        self.code, self.token = self.victim.table()
        self.player = Client(self.victim.address, self.code, self.token).hello()
        self.watcher = Client(self.victim.address, self.code).hello()

    def play_on(self) -> None:
        """One answer, not faster than people answer; both see it, and promptly."""
        if not self.player.mine:
            self.close()
            self.sit_down()
        time.sleep(max(0.0, self.last + PACE - time.monotonic()))
        self.last = time.monotonic()
        self.player.answer(self.player.mine[0])
        wanted = self.player.seq + 1
        self.player.reach(wanted)
        self.watcher.reach(wanted)
        self.slowest = max(self.slowest, time.monotonic() - self.last)
        assert self.slowest < PROMPT, f"{self.slowest} s"

    def close(self) -> None:
        self.player.close()
        self.watcher.close()


@contextmanager
def attacked(folder: Path, **settings: object) -> Iterator[tuple[Victim, Bystanders]]:
    """A server to attack; afterwards it still serves others, and found nothing worth a word."""
    victim = Victim(folder, **settings)
    victim.start()
    try:
        bystanders = Bystanders(victim)
        before = victim.memory() or 0.0
        yield victim, bystanders
        bystanders.play_on()
        bystanders.close()
        grown = (victim.memory() or 0.0) - before
        assert grown < MEGABYTES * ROUNDS, f"{grown} MB"
        assert victim.said() == "", victim.said()
    finally:
        victim.stop()


# --- Frames and answers ---------------------------------------------------------------------------


def frame(kind: int, content: bytes, *, fin: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, mask = len(content), bytes(4)  # a mask of zeros leaves the content as it is
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([bit | size])
    elif size < 1 << 16:
        head = bytes([bit | 126]) + struct.pack("!H", size)
    else:
        head = bytes([bit | 127]) + struct.pack("!Q", size)
    return bytes([(0x80 if fin else 0) | kind]) + head + (mask if masked else b"") + content


def text_frame(**message: Any) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


def read_all(line: socket.socket, seconds: float = 30.0) -> bytes:
    """Everything until the other side closes; raises `TimeoutError` if it does not."""
    line.settimeout(seconds)
    found = b""
    with suppress(ConnectionError):
        while part := line.recv(65536):
            found += part
    return found


def slam(line: socket.socket) -> None:
    """Close without a good-bye."""
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def refusals() -> set[str]:
    """The slugs that a client may get; a mistake of the server is not among them."""
    from tafelrunde.engine.errors import TafelrundeError

    def below(kind: type[TafelrundeError]) -> Iterator[str]:
        yield kind.slug
        for each in kind.__subclasses__():
            yield from below(each)

    return set(below(TafelrundeError)) - {"error", "server-error", "store-trouble"}


def without_limits(**more: object) -> Data:
    """Settings that let everything through."""
    plain = {key.removeprefix("TAFELRUNDE_").lower(): each for key, each in UNLIMITED.items()}
    return plain | {"misses_per_minute": 1_000_000} | more
