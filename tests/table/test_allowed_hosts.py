"""The names of the server: a page that lets its own name point here reaches nothing."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tafelrunde.table import security
from tafelrunde.table.http.allowed_hosts import Hosts, hosts_of, machine_names
from tafelrunde.table.settings import ServerSettings
from tests.table.server_kit import WAIT, Running, running

EVIL = "rebound.example"
HERE = socket.gethostname()
OURS = [
    "localhost", "localhost:8765", "a.localhost", "LocalHost.", "127.0.0.1:1", "192.168.0.17:8765",
    "[::1]:8765", "[fe80::1]", "table.example.org", "TABLE.example.org:8443", "a.example.net",
    HERE, f"{HERE.partition('.')[0]}.local:8765", "",
]  # fmt: skip
FOREIGN = [
    EVIL, f"{EVIL}:8765", "localhost.example", "127.0.0.1.example", "example.net", "example.org",
    "xexample.net", "0x7f.1", "[::1].example", "127.0.0.1@evil", "local", "1" * 5_006, "[x]",
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("hosts")
    with running(folder / "t.db", hosts="table.example.org, *.example.net:443") as found:
        yield found


def called(server: Running, name: str, path: str = "/api/games", **more: str) -> httpx.Response:
    """A request that calls the server by this name."""
    return server.http.get(path, headers={"host": name, **more})


@pytest.mark.parametrize("name", OURS)
def test_the_server_answers_to_its_names_and_to_every_address(server: Running, name: str) -> None:
    assert called(server, name).status_code == 200


@pytest.mark.parametrize("name", FOREIGN)
def test_other_names_are_refused_everywhere(server: Running, name: str) -> None:
    code, token = server.open_room()
    for path in ("/", "/api/games", f"/api/rooms/{code}", "/health", "/metrics", "/nothing"):
        found = called(server, name, path, authorization=f"Bearer {token}")
        assert (found.status_code, found.json()["slug"]) == (421, "unknown-host"), path
        assert "TAFELRUNDE_HOSTS" in found.json()["message"]
        assert found.headers["x-frame-options"] == security.HEADERS["x-frame-options"]
    german = called(server, name, **{"accept-language": "de"}).json()
    assert german["message"].startswith("Unter diesem Namen")


def test_no_line_opens_for_a_page_whose_name_was_rebound(server: Running) -> None:
    code, token = server.open_room()
    host, _, port = server.address.partition(":")
    head = [f"GET /ws/{code} HTTP/1.1", f"Host: {EVIL}:{port}", f"Origin: http://{EVIL}:{port}"]
    head += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    head += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: tafelrunde_{code}={token}"]
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        line.sendall("\r\n".join([*head, "", ""]).encode())
        found = line.recv(65536)
    assert found.startswith(b"HTTP/1.1 421 ")


def test_who_keeps_the_server_can_allow_any_name(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", hosts="*") as server:
        assert called(server, EVIL).status_code == 200


def test_names_of_the_machine_and_of_the_given_host_are_known() -> None:
    assert machine_names("Kitchen.example.org") >= {"kitchen", "kitchen.example.org"}
    assert machine_names("kitchen") >= {"kitchen", "kitchen.local", "kitchen.fritz.box"}
    assert machine_names("") == set()
    assert "games.example" in hosts_of(ServerSettings(host="games.example"))
    assert "kitchen.evil.example" not in Hosts(machine_names("kitchen"))


# --- Metrics --------------------------------------------------------------------------------------


def test_counters_are_for_programs_on_this_machine(server: Running) -> None:
    assert server.http.get("/metrics").status_code == 200
    strangers = [{"x-forwarded-for": "203.0.113.9"}, {"x-forwarded-for": "127.0.0.1"}]
    strangers += [{"forwarded": "for=203.0.113.9"}, {"x-real-ip": "203.0.113.9"}, {"via": "1.1 p"}]
    strangers += [{"host": "table.example.org"}, {"host": "10.0.0.1"}]
    for headers in strangers:
        found = server.http.get("/metrics", headers=headers)
        assert (found.status_code, found.json()["slug"]) == (403, "private-metrics"), headers


def test_counters_can_be_read_from_elsewhere_with_a_token(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", metrics_token="open sesame") as server:
        afar = {"x-forwarded-for": "203.0.113.9"}
        for token, status in (("open sesame", 200), ("open", 403), ("x", 403)):
            headers = afar | {"authorization": f"Bearer {token}"}
            assert server.http.get("/metrics", headers=headers).status_code == status
        assert server.http.get("/metrics").status_code == 403
