"""The protocols: odd numbers, long heads, hidden files, wrong methods, tokens in passing."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tafelrunde.table.http import static_files
from tafelrunde.table.http.endpoints import ENDPOINTS
from tafelrunde.table.http.protocols import DRAINED, HEAD_LIMIT
from tests.table.server_kit import WAIT, Running, running

LONG = "0" * 5_006
"""Python refuses to read a number of more than 4,300 digits."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("doors") / "t.db") as found:
        yield found


def raw(server: Running, request: bytes) -> bytes:
    """The whole answer to bytes that are sent in one piece."""
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        line.sendall(request)
        found = b""
        while part := line.recv(65536):
            found += part
        return found


# --- Numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("digits", [LONG, "9" + LONG, "0" * 4_000])
def test_a_number_of_thousands_of_digits_is_no_seat(server: Running, digits: str) -> None:
    code, token = server.open_room()
    server.start(code, token)
    calls = [("POST", f"seats/{digits}"), ("POST", f"seats/{digits}/link")]
    calls += [("PUT", f"seats/{digits}/windows")]
    for method, path in calls:
        found = server.call(method, f"/api/rooms/{code}/{path}", token, json=BODIES.get(method))
        assert (found.status_code, found.json()["slug"]) == (404, "unknown-seat"), path
    for query in ("step", "seat"):
        found = server.call("GET", f"/api/rooms/{code}/replay?{query}={digits}", token)
        assert (found.status_code, found.json()["slug"]) == (400, "bad-request"), query


BODIES = {"POST": {"kind": "bot"}, "PUT": {}}


# --- Heads ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [70_000, HEAD_LIMIT + 1])
def test_a_head_over_the_limit_is_refused_though_it_comes_in_one_piece(
    server: Running, size: int
) -> None:
    head = f"GET /api/games HTTP/1.1\r\nHost: {server.address}\r\nX: ".encode()
    for request in (
        head + b"y" * size + b"\r\n\r\n",
        head.replace(b"X:", b"Connection: Upgrade\r\nUpgrade: websocket\r\nX:") + b"y" * size,
        head.replace(b"games", b"games?" + b"y" * size) + b"\r\n\r\n",
    ):
        found = raw(server, request + b"\r\n\r\n")
        assert found.startswith(b"HTTP/1.1 431 "), found[:60]
        assert json.loads(found.partition(b"\r\n\r\n")[2])["slug"] == "head-too-large"


def test_who_goes_on_sending_still_reads_why_a_head_is_refused(server: Running) -> None:
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"y" * 2 * HEAD_LIMIT)
        line.recv(1, socket.MSG_PEEK)  # it is refused
        for _ in range(3):
            line.sendall(b"y" * HEAD_LIMIT)
        assert line.recv(65536).startswith(b"HTTP/1.1 431 ")


def test_who_never_stops_sending_is_cut_off(server: Running) -> None:
    host, _, port = server.address.partition(":")
    with (
        socket.create_connection((host, int(port)), timeout=WAIT) as line,
        pytest.raises(ConnectionError),
    ):
        line.sendall(b"y" * 64 * DRAINED)


def test_a_long_head_behind_another_request_is_refused_too(server: Running) -> None:
    first = f"GET /health HTTP/1.1\r\nHost: {server.address}\r\n".encode()
    found = raw(server, first + b"\r\n" + first + b"X: " + b"y" * 70_000 + b"\r\n\r\n")
    assert found.startswith(b"HTTP/1.1 200 ")
    assert found.count(b"HTTP/1.1 200 ") == 1
    assert b"HTTP/1.1 431 " in found


def test_a_head_within_the_limit_is_read(server: Running) -> None:
    assert server.http.get("/api/games", headers={"x": "y" * 12_000}).status_code == 200


# --- Tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [[], ["chat"]])
def test_a_token_that_is_offered_is_never_said_back(server: Running, others: list[str]) -> None:
    code, token = server.open_room()
    offered = [Subprotocol(each) for each in (f"token.{token}", *others)]
    with connect(f"ws://{server.address}/ws/{code}", subprotocols=offered, proxy=None) as line:
        assert line.response is not None
        assert token not in str(line.response.headers)
        assert line.subprotocol is None
        line.send(json.dumps({"type": "resume"}))
        assert json.loads(line.recv(timeout=WAIT))["room"]["host"]


def test_a_token_that_is_offered_nowhere_is_not_said_back_either(server: Running) -> None:
    offered = [Subprotocol("token.secret")]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{server.address}/nowhere", subprotocols=offered, proxy=None)
    assert "secret" not in str(refused.value.response.headers)


# --- Files ----------------------------------------------------------------------------------------


def test_hidden_files_are_not_served(tmp_path: Path, server: Running) -> None:
    (tmp_path / ".git").mkdir()
    for name in (".built-from", ".git/config", "seen.txt"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    assert static_files.file_at("seen.txt", tmp_path) == tmp_path / "seen.txt"
    assert static_files.file_at(".built-from", tmp_path) is None
    assert static_files.file_at(".git/config", tmp_path) is None
    assert server.http.get("/.built-from").status_code == 404


# --- Methods --------------------------------------------------------------------------------------


def test_a_wrong_method_is_told_the_right_ones(server: Running) -> None:
    known: dict[str, set[str]] = {"/": {"GET"}, "/api/docs": {"GET"}, "/api/openapi.json": {"GET"}}
    for each in ENDPOINTS:
        path = each.path.format(code="0000000000", seat="0", game="valskyrr")
        known.setdefault(path, set()).add(each.method)
    for path, methods in known.items():
        allowed = methods | ({"HEAD"} if "GET" in methods else set())
        for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"} - allowed:
            found = server.http.request(method, path)
            assert found.status_code == 405, (method, path)
            assert set(found.headers["allow"].split(", ")) == allowed
            assert method == "HEAD" or found.json()["slug"] == "wrong-method"


def test_where_nothing_is_no_method_is_right(server: Running) -> None:
    for method in ("GET", "POST", "DELETE"):
        found = server.http.request(method, "/api/nothing")
        assert (found.status_code, found.json()["slug"]) == (404, "not-found")
