"""Real server processes, killed and started again, and people who play at them without rest."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.table.server_kit import SETUP, Client, Data, Served

START_SECONDS = 30.0
UNLIMITED = {
    "TAFELRUNDE_REQUESTS_PER_SECOND": "10000",
    "TAFELRUNDE_ROOMS_PER_MINUTE": "100000",
    "TAFELRUNDE_ROOMS_PER_DAY": "1000000",
    "TAFELRUNDE_MEGABYTES_PER_DAY": "1000000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "10000",
    "TAFELRUNDE_COST_PER_SECOND": "1000000",
}


class Process(Served):
    """The real command, on a port that the system chooses and that stays the same.

    Before it is used, `wait` until it answers.
    """

    def __init__(self, db: Path | str, log: Path, **settings: object) -> None:
        self.db, self.log, self.port = str(db), log, 0
        extra = {f"TAFELRUNDE_{name.upper()}": str(value) for name, value in settings.items()}
        self.environment = os.environ | UNLIMITED | extra
        self.process: subprocess.Popen[bytes] | None = None
        self.launch()
        super().__init__(self.port)

    def launch(self) -> None:
        """Start it, and learn its port."""
        command = [sys.executable, "-m", "tafelrunde", "serve", "--no-open"]
        command += ["--port", str(self.port), "--db", self.db]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r":(\d+)/", line)
        assert found, self.log.read_text()
        self.port = int(found[1])

    def wait(self) -> Process:
        """Until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5).is_success:
                    return self
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def start(self) -> None:
        """Start it again on the same port."""
        self.launch()
        self.wait()
        super().__init__(self.port)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End this very process; nothing happens if it has ended."""
        self.http.close()
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(START_SECONDS)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def metric(self, name: str) -> int:
        """A number that the process counts."""
        found = re.search(rf"^tafelrunde_{name} (\d+)$", self.http.get("/metrics").text, re.M)
        return int(found[1]) if found else 0


def start_all(count: int, db: str, folder: Path, **settings: object) -> list[Process]:
    """Several processes on one database, started side by side."""
    found: list[Process] = []
    try:
        for number in range(count):
            found.append(Process(db, folder / f"log{number}", **settings))
        return [process.wait() for process in found]
    except BaseException:
        for process in found:
            process.end()
        raise


class Player:
    """Plays both heroes of a table as fast as the server allows, and remembers what it saw."""

    def __init__(self, addresses: Callable[[], Sequence[str]], seed: int) -> None:
        self.addresses, self.dice = addresses, random.Random(seed)
        seats = [{"kind": "person", "mine": True}] * 2
        wish = {"game": "valskyrr", "setup": SETUP, "seats": seats, "seed": seed}
        with httpx.Client(base_url=f"http://{addresses()[0]}", timeout=START_SECONDS) as http:
            opened = http.post("/api/rooms", json=wish).raise_for_status().json()
            self.code, self.token = opened["code"], opened["token"]
            http.headers["authorization"] = f"Bearer {self.token}"
            http.post(f"/api/rooms/{self.code}/start").raise_for_status()
        self.seq, self.view = 0, None
        self.answers = 0
        self.refused: list[str] = []
        self.over = self.tired = False

    def play(self) -> None:
        """Until the line breaks or the game is over; a new line must never go back."""
        client: Client | None = None
        try:
            address = self.dice.choice(self.addresses())
            client = Client(address, self.code, self.token, seq=self.seq)
            client.view = self.view
            while "seq" not in (first := client.receive()):
                self.note(first)
            assert client.seq >= self.seq, "an acknowledged answer is lost"
            self.keep(client)
            while not (client.outcome or self.tired):
                client.settle()
                self.keep(client)
                self.answer(client)
            self.over = client.outcome is not None
        except (WebSocketException, OSError, EOFError, TimeoutError):
            return
        finally:
            if client is not None:
                client.close()

    def answer(self, client: Client) -> None:
        """Give a random answer, again where it is refused, until something comes of it."""
        decision, seq = client.mine[0], client.seq
        number = self.dice.randint(decision.get("min", 1), decision.get("max", 1))
        chosen = self.dice.sample(range(len(decision["options"])), number)
        client.answer(decision, chosen)
        while client.seq == seq:
            message = client.receive()
            if message["type"] == "error":
                self.note(message)
                time.sleep(0.05)
                client.answer(decision, chosen)
        self.keep(client)
        self.answers += 1

    def note(self, message: Data) -> None:
        if message["type"] == "error":
            self.refused.append(message["slug"])

    def keep(self, client: Client) -> None:
        self.seq, self.view = client.seq, client.view


@contextmanager
def at_play(players: list[Player]) -> Iterator[None]:
    """All play at once, and come back whenever their line breaks, until the block ends."""
    troubles: list[BaseException] = []

    def play(player: Player) -> None:
        try:
            while not (player.over or player.tired or troubles):
                player.play()
        except BaseException as trouble:
            troubles.append(trouble)

    threads = [threading.Thread(target=play, args=(player,), daemon=True) for player in players]
    for player, thread in zip(players, threads, strict=True):
        player.tired = False
        thread.start()
    try:
        yield
    finally:
        for player in players:
            player.tired = True
        for thread in threads:
            thread.join(30)
        assert not troubles, troubles


def wait_for_answers(players: list[Player], before: list[int], seconds: float = 30.0) -> None:
    """Until every table has taken an answer since then: none is stuck."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pairs = zip(players, before, strict=True)
        if all(player.answers > number or player.over for player, number in pairs):
            return
        time.sleep(0.005)
    counted = [(player.code, player.answers, player.seq, player.refused[-3:]) for player in players]
    raise AssertionError(f"a table is stuck: {counted}")
