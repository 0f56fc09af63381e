"""kill -9 at random moments: what was acknowledged is there, and everybody goes on."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.table.server_kit import SETUP, Client

KILLS = 15
TABLES = 3


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """The real command, killed and started again on the same port and file."""

    def __init__(self, file: Path, port: int) -> None:
        self.command = [sys.executable, "-m", "tafelrunde", "serve", "--no-open"]
        self.command += ["--port", str(port), "--db", str(file)]
        self.environment = os.environ | {
            "TAFELRUNDE_REQUESTS_PER_SECOND": "10000",
            "TAFELRUNDE_MESSAGES_PER_SECOND": "10000",
        }
        self.address = f"127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                if httpx.get(f"http://{self.address}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stderr is not None
        self.process.stderr.close()


class Player:
    """Plays both heroes of a table as fast as the server allows, and remembers what it saw."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self.dice = address, random.Random(seed)
        seats = [{"kind": "person", "mine": True}] * 2
        wish = {"game": "valskyrr", "setup": SETUP, "seats": seats, "seed": seed}
        opened = httpx.post(f"http://{address}/api/rooms", json=wish).json()
        self.code, self.token = opened["code"], opened["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        httpx.post(f"http://{address}/api/rooms/{self.code}/start", headers=headers)
        self.seq, self.view = 0, None
        self.answers = 0
        self.over = False

    def play(self) -> None:
        """Until the line breaks or the game is over; a new line must never go back."""
        client: Client | None = None
        try:
            client = Client(self.address, self.code, self.token, seq=self.seq)
            client.view = self.view
            client.receive()
            assert client.seq >= self.seq, "an acknowledged answer is lost"
            self.keep(client)
            while not client.outcome:
                client.settle()
                self.keep(client)
                decision = client.mine[0]
                number = self.dice.randint(decision.get("min", 1), decision.get("max", 1))
                client.answer(decision, self.dice.sample(range(len(decision["options"])), number))
                client.reach(client.seq + 1)
                self.keep(client)
                self.answers += 1
            self.over = True
        except (WebSocketException, OSError, EOFError, TimeoutError):
            return

    def keep(self, client: Client) -> None:
        self.seq, self.view = client.seq, client.view


@pytest.mark.slow
def test_every_acknowledged_answer_survives_kill_9(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db", free_port())
    players = [Player(server.address, seed) for seed in range(TABLES)]
    dice, total = random.Random(7), 0
    for kill in range(KILLS):
        before = [player.answers for player in players]
        troubles: list[BaseException] = []
        threads = [threading.Thread(target=guarded, args=(p, troubles)) for p in players]
        for thread in threads:
            thread.start()
        wait_for_answers(players, before)
        time.sleep(dice.uniform(0.0, 0.3))
        server.kill()
        for thread in threads:
            thread.join(20)
        assert not troubles, troubles
        server.start()
        total = sum(player.answers for player in players)
        for number, player in enumerate(players):
            if player.over:
                players[number] = Player(server.address, 100 * kill + number)
    server.kill()
    print(f"{KILLS} kills, {total} acknowledged answers, none lost")
    assert total > KILLS


def wait_for_answers(players: list[Player], before: list[int]) -> None:
    """Until every table has taken an answer since the last kill: none is stuck."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        pairs = zip(players, before, strict=True)
        if all(player.answers > number or player.over for player, number in pairs):
            return
        time.sleep(0.005)
    raise AssertionError("a table is stuck")


def guarded(player: Player, troubles: list[BaseException]) -> None:
    try:
        player.play()
    except BaseException as trouble:
        troubles.append(trouble)
