"""A real server on a loopback port, and people who play at it over real connections."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from msgspec import convert
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tafelrunde.engine.patches import Patch, apply, checksum
from tafelrunde.table.game.worker import carried_out
from tafelrunde.table.game.workers import Worker
from tafelrunde.table.http.app import make_app, server_options
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.urls import store_at

Data = dict[str, Any]
SETUP: Data = {"adventure": "into_the_wilds", "heroes": ["fengray", "arani"]}
WAIT = 60.0
TIMEOUT = 30.0
"""A request may take longer than the server waits for its store."""
QUICK = {
    "requests_per_second": 10_000,
    "rooms_per_minute": 100_000,
    "rooms_per_day": 1_000_000,
    "megabytes_per_day": 1_000_000,
    "messages_per_second": 10_000,
    "cost_per_second": 1_000_000,
}
"""Limits that do not disturb a test about something else."""


class Served:
    """A server on a loopback port, and what people do there without a WebSocket."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=TIMEOUT)

    def open_room(self, seats: list[Data] | None = None, **more: Any) -> tuple[str, str]:
        """A table; the code and the host's token."""
        wish = {"game": "valskyrr", "setup": SETUP, "person": "Anna", "seed": 5, **more}
        wish["seats"] = seats or [{"kind": "person", "mine": True}, {"kind": "open"}]
        response = self.http.post("/api/rooms", json=wish)
        self.http.cookies.clear()
        assert response.status_code == 201, response.text
        found = response.json()
        return found["code"], found["token"]

    def call(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """A request with a token."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = self.http.request(method, path, headers=headers, **more)
        self.http.cookies.clear()
        return response

    def join(self, code: str, seat: int, person: str = "Bert") -> str:
        """Take a seat; the token that holds it."""
        path = f"/api/rooms/{code}/join"
        response = self.call("POST", path, json={"person": person, "seat": seat})
        assert response.status_code == 200, response.text
        return str(response.json()["token"])

    def begin(self, code: str, token: str) -> None:
        """Start the game."""
        response = self.call("POST", f"/api/rooms/{code}/start", token)
        assert response.status_code == 200, response.text

    def client(
        self, code: str, token: str = "", lang: str = "en", seq: int = 0, said: int = 0
    ) -> Client:
        return Client(self.address, code, token, lang, seq, said)


class Running(Served):
    """A server in a thread of its own."""

    def __init__(self, app: Starlette, port: int) -> None:
        super().__init__(port)
        self.app = app

    @property
    def rooms(self) -> Rooms:
        found: Rooms = self.app.state.server.rooms
        return found

    def start(self, code: str, token: str) -> None:
        """Start the game."""
        self.begin(code, token)

    def log(self, code: str) -> list[bytes]:
        """What the store holds; read from the outside."""
        room = self.rooms.open[code]
        return [bytes(str(step), "utf-8") for step in room.running().session.steps]


class Client:
    """Somebody at a table: keeps the view by patches and proves every one by its checksum."""

    def __init__(
        self,
        address: str,
        code: str,
        token: str = "",
        lang: str = "en",
        seq: int = 0,
        said: int = 0,
        origin: str = "",
    ) -> None:
        protocols: list[Any] = [f"token.{token}", "tafelrunde"] if token else ["tafelrunde"]
        self.opened = connect(
            f"ws://{address}/ws/{code}",
            subprotocols=protocols,
            open_timeout=WAIT,
            proxy=None,
            additional_headers=coming_from(origin),
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self.seq = seq
        self.view: Any = None
        self.room: Data = {}
        self.decisions: list[Data] = []
        self.log: list[Data] = []
        self.chat: list[Data] = []
        self.refused: list[Data] = []
        self.outcome: Data | None = None
        self.can_undo = self.can_redo = False
        self.seen: list[str] = []  # every message as it came
        self.sizes: list[int] = []
        with suppress(ConnectionClosed):  # a line that was refused at once
            self.send(type="resume", seq=seq, said=said, lang=lang)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.opened.__exit__(None, None, None)

    def receive(self, timeout: float = WAIT) -> Data:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.seen.append(text)
        message: Data = json.loads(text)
        self._take(message, len(text.encode()))
        return message

    def _take(self, message: Data, size: int) -> None:
        match message["type"]:
            case "hello":
                for key in ("seq", "view", "room", "decisions", "log", "chat"):
                    setattr(self, key, message[key])
                self.can_undo, self.can_redo = message["can_undo"], message["can_redo"]
                self.outcome = message.get("outcome")
                assert self.view is None or checksum(self.view) == message["checksum"]
            case "update":
                self._update(message, size)
            case "room":
                self.room = message["room"]
            case "chat":
                self.chat.append(message["line"])
            case "error":
                self.refused.append(message)

    def _update(self, message: Data, size: int) -> None:
        assert message["seq"] in (self.seq, self.seq + 1), "updates come in order"
        self.seq = message["seq"]
        self.view = apply(convert(message["patch"], Patch), self.view)
        assert checksum(self.view) == message["checksum"]
        self.decisions = message["decisions"]
        self.log += message["events"]
        self.can_undo, self.can_redo = message["can_undo"], message["can_redo"]
        self.outcome = message.get("outcome")
        self.sizes.append(size)

    def until(self, wanted: Callable[[Data], bool], timeout: float = WAIT) -> Data:
        """Receive until such a message comes."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
        raise TimeoutError

    def of_kind(self, kind: str, timeout: float = WAIT) -> Data:
        return self.until(lambda message: message["type"] == kind, timeout)

    def hello(self) -> Client:
        self.of_kind("hello")
        return self

    def reach(self, seq: int) -> None:
        """Receive until the view has this number."""
        while self.seq < seq:
            self.receive()

    def wait_for(self, wanted: Callable[[Client], bool], timeout: float = WAIT) -> None:
        """Receive until something holds."""
        end = time.monotonic() + timeout
        while not wanted(self):
            self.receive(max(0.01, end - time.monotonic()))

    def settle(self) -> None:
        """Receive until the client has a decision of its own or the game is over."""
        while not (self.mine or self.outcome):
            self.receive()

    @property
    def mine(self) -> list[Data]:
        return [each for each in self.decisions if each["mine"]]

    def answer(self, decision: Data, chosen: list[int] | None = None, **other: Any) -> None:
        given = chosen if chosen is not None else list(range(decision.get("min", 1)))
        message = {"step": decision["step"], "seat": decision["seat"], "answer": given} | other
        self.send(type="answer", **message)

    def farewell(self) -> tuple[str, int]:
        """The last refusal, and the code with which the server closed the line."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return self.refused[-1]["slug"], closed.rcvd.code if closed.rcvd else 0

    def refusal(self) -> str:
        """The slug of the next refusal."""
        return str(self.of_kind("error")["slug"])


def coming_from(origin: str) -> dict[str, str]:
    """What a proxy on this machine says of a visitor from that address."""
    return {"x-forwarded-for": origin} if origin else {}


def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What workers do happens in this process, where things can be broken for a test."""
    monkeypatch.setattr(Worker, "ask", lambda _, one, tell: carried_out(one.job, one.parts, tell))


@contextmanager
def running(address: Path | str, **settings: Any) -> Iterator[Running]:
    """A server over the tables in this file or database."""
    from tafelrunde.table.commands import listen

    chosen = ServerSettings(**({"port": 0} | QUICK | settings))
    listener = listen(chosen)
    app = make_app(store_at(str(address)), chosen)
    server = uvicorn.Server(uvicorn.Config(app, **server_options(chosen)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    end = time.monotonic() + WAIT
    while not server.started and time.monotonic() < end and thread.is_alive():
        time.sleep(0.01)
    assert server.started
    found = Running(app, listener.getsockname()[1])
    try:
        yield found
    finally:
        found.http.close()
        server.should_exit = True
        thread.join(WAIT)
        listener.close()
