"""Webhooks: who is waited for and away hears of it, at addresses that the server may call."""

from __future__ import annotations

import hashlib
import hmac
import json
import queue
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

import anyio
import pytest

from tafelrunde.table.refusals import BadWebhook
from tafelrunde.table.storage.store import WebhookRecord
from tafelrunde.table.webhooks import (
    DELIVERY,
    SIGNATURE,
    Webhooks,
    allowed_origins,
    checked_url,
    notice_of,
)
from tests.table.server_kit import WAIT, Data, Running, running


class Posted(NamedTuple):
    """What an address was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def notice(self) -> Data:
        found: Data = json.loads(self.body)
        return found


class Receiver:
    """An address of somebody else, on loopback; it answers with these statuses, then with 204."""

    def __init__(self, *statuses: int) -> None:
        self.posted: queue.Queue[Posted] = queue.Queue()
        self.statuses = list(statuses)
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                owner.posted.put(Posted(self.path, dict(self.headers), body))
                self.send_response(owner.statuses.pop(0) if owner.statuses else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Posted:
        """What comes next; fails if nothing does."""
        return self.posted.get(timeout=WAIT)


@contextmanager
def receiver(*statuses: int) -> Iterator[Receiver]:
    found = Receiver(*statuses)
    thread = threading.Thread(target=found.server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield found
    finally:
        found.server.shutdown()
        thread.join()
        found.server.server_close()


@pytest.fixture
def chat() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def server(tables: str, chat: Receiver) -> Iterator[Running]:
    with running(tables, webhook_hosts=chat.origin, webhook_after=0) as found:
        yield found


def test_who_is_waited_for_and_away_is_told_once(server: Running, chat: Receiver) -> None:
    code, token = server.open_room(name="Donnerstag")
    server.join(code, 1, "Bert")
    wish = {"url": f"{chat.origin}/hook?key=1", "lang": "de"}
    hook = server.call("PUT", f"/api/rooms/{code}/webhook", token, json=wish).json()["webhook"]
    first = chat.next()
    assert (first.path, first.notice["type"]) == ("/hook?key=1", "set")

    anna = server.client(code, token).hello()
    server.start(code, token)
    anna.wait_for(lambda client: client.view is not None)
    told: list[Data] = []
    while not told:  # until it is Bert's turn, who is not there
        if anna.mine:
            anna.answer(anna.mine[0])
            anna.reach(anna.seq + 1)
        else:
            told.append((posted := chat.next()).notice)
    assert told[0]["people"] == ["Bert"]
    assert told[0]["text"].startswith("Bert: „Donnerstag“ wartet auf dich.")
    assert told[0]["content"] == told[0]["text"]
    assert told[0]["link"] == f"http://{server.address}/r/{code}"
    moment, signed = (part.split("=")[1] for part in posted.headers[SIGNATURE].split(","))
    proof = hmac.new(hook["secret"].encode(), f"{moment}.".encode() + posted.body, hashlib.sha256)
    assert signed == proof.hexdigest()
    anna.send(type="chat", text="Where are you, Bert?")
    anna.wait_for(lambda client: bool(client.chat))
    assert chat.posted.empty()


def test_only_addresses_that_the_server_may_call(server: Running, chat: Receiver) -> None:
    code, token = server.open_room()
    path = f"/api/rooms/{code}/webhook"
    for url in ("https://example.org/x", chat.origin.replace("http", "https"), "file:///etc/x"):
        refused = server.call("PUT", path, token, json={"url": url})
        assert (refused.status_code, refused.json()["slug"]) == (400, "bad-webhook")
    assert chat.posted.empty()


def test_only_the_host_sets_and_sees_it(server: Running, chat: Receiver) -> None:
    code, token = server.open_room()
    bert = server.join(code, 1, "Bert")
    path, wish = f"/api/rooms/{code}/webhook", {"url": chat.origin}
    refused = server.call("PUT", path, bert, json=wish)
    assert refused.json()["slug"] == "not-host"
    server.call("PUT", path, token, json=wish)
    assert chat.next().notice["type"] == "set"
    seen = server.call("GET", f"/api/rooms/{code}", bert)
    assert seen.json()["webhook"] is None
    assert chat.origin not in seen.text
    gone = server.call("PUT", path, token, json={"url": ""}).json()["webhook"]
    assert (gone["url"], gone["secret"]) == ("", "")


def test_no_host_floods_an_address_that_the_server_may_call(tables: str, chat: Receiver) -> None:
    with running(tables, webhook_hosts=chat.origin, cost_per_second=1) as server:
        code, token = server.open_room()
        path, wish = f"/api/rooms/{code}/webhook", {"url": chat.origin}
        found = [server.call("PUT", path, token, json=wish) for _ in range(3)]
        assert [each.status_code for each in found] == [200, 429, 429]
        assert chat.next().notice["type"] == "set"
        assert chat.posted.empty()


def test_who_says_no_host_gets_the_address_of_the_server(server: Running, chat: Receiver) -> None:
    code, token = server.open_room()
    body = json.dumps({"url": chat.origin})
    head = f"PUT /api/rooms/{code}/webhook HTTP/1.0\r\nauthorization: Bearer {token}\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    name, _, port = server.address.partition(":")
    with socket.create_connection((name, int(port)), WAIT) as line:
        line.sendall((head + body).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
    assert chat.next().notice["link"] == f"http://{server.address}/r/{code}"


def test_a_server_that_calls_nobody_offers_nothing(tables: str) -> None:
    with running(tables) as server:
        code, token = server.open_room()
        assert server.call("GET", f"/api/rooms/{code}", token).json()["webhook"] is None
        wish = {"url": "https://example.org/"}
        refused = server.call("PUT", f"/api/rooms/{code}/webhook", token, json=wish)
        assert refused.json()["slug"] == "bad-webhook"


@pytest.mark.parametrize(
    "url",
    ["https://a@chat.example/x", "https://chat.example/x#y", "https://chat.example:99999/", "x"],
)
def test_addresses_that_cannot_be_called(url: str) -> None:
    with pytest.raises(BadWebhook):
        checked_url(url, allowed_origins("chat.example, https://chat.example:99"))


def test_hosts_are_compared_with_scheme_and_port() -> None:
    allowed = allowed_origins("Chat.example, http://localhost:9000")
    assert checked_url("https://chat.example/x?y=1", allowed) == "https://chat.example/x?y=1"
    assert checked_url("http://localhost:9000", allowed) == "http://localhost:9000"
    for url in ("http://chat.example/", "https://sub.chat.example/", "http://localhost:9001/"):
        with pytest.raises(BadWebhook):
            checked_url(url, allowed)


@pytest.mark.parametrize(
    ("statuses", "attempts", "counted"),
    [((503, 429), 3, "webhooks"), ((404,), 1, "webhooks_lost"), ((500,) * 3, 3, "webhooks_lost")],
)
def test_what_does_not_get_through_is_tried_again(
    statuses: tuple[int, ...], attempts: int, counted: str
) -> None:
    counters: Counter[str] = Counter()

    async def deliver(origin: str) -> None:
        webhooks = Webhooks(origin, counters, pauses=(0.0, 0.0))
        hook = WebhookRecord(f"{origin}/", "secret", "http://here/r/x", "en")
        webhooks.send(hook, notice_of("over", hook, ("x", "", "hexer"), []))
        with anyio.fail_after(WAIT):
            while not counters:
                await anyio.sleep(0.01)
        await webhooks.stop()

    with receiver(*statuses) as chat:
        anyio.run(deliver, chat.origin)
        posted = [chat.next() for _ in range(attempts)]
        assert chat.posted.empty()
    assert counters == {counted: 1}
    assert len({each.headers[DELIVERY] for each in posted}) == 1
