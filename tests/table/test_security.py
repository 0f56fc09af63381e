"""Headers, origins, limits, tokens: what keeps strangers out."""

from __future__ import annotations

import json
import logging
import socket
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tafelrunde.table import rate_limits, security
from tafelrunde.table.http.endpoints import ENDPOINTS
from tafelrunde.table.refusals import BadName, BadTalk, TooFast
from tafelrunde.table.settings import read_settings, setting_lines, without_password
from tafelrunde.table.storage.store import CODE_LETTERS, new_code
from tests.table.server_kit import WAIT, running

ZALGO = "Z" + "\u0301\u0302\u0303" * 5


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        for path in ("/", "/api/games", "/api/rooms/0000000000", "/nothing", "/api/docs"):
            headers = server.http.get(path).headers
            for name, value in security.HEADERS.items():
                assert headers[name] == value, (path, name)
            assert "server" not in headers
        assert server.http.get("/").headers["referrer-policy"] == "no-referrer"
        policy = server.http.get("/").headers["content-security-policy"]
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert scripts == "script-src 'self'"
        assert "<script" not in server.http.get("/api/docs").text
        assert server.http.get("/api/games").headers["cache-control"] == "no-store"


def test_a_request_of_another_site_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", origins="https://table.example") as server:
        for origin, status in (
            ("http://evil.example", 403),
            ("null", 403),
            ("http://[", 403),
            (f"http://{server.address}", 400),
            ("https://table.example", 400),
        ):
            response = server.http.post("/api/rooms", json={}, headers={"origin": origin})
            assert response.status_code == status, origin
        form = server.http.post("/api/rooms", data={"game": "valskyrr"})
        assert (form.status_code, form.json()["slug"]) == (400, "bad-request")


def test_no_page_of_another_site_can_make_a_browser_act(tmp_path: Path) -> None:
    """A browser sends the cookie of the host; the address of the page betrays the stranger."""
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room()
        fill = {"code": code, "seat": "0"}
        cookie = {"cookie": f"{security.cookie_name(code)}={token}"}
        before = server.call("GET", f"/api/rooms/{code}", token).json()
        changing = [each for each in ENDPOINTS if each.method != "GET"]
        assert len(changing) >= 8
        for each in changing:
            for stranger in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
                path, headers = each.path.format_map(fill), cookie | stranger
                response = server.http.request(each.method, path, json={}, headers=headers)
                assert (response.status_code, response.json()["slug"]) == (403, "bad-origin"), path
                assert "set-cookie" not in response.headers
        assert server.call("GET", f"/api/rooms/{code}", token).json() == before


def test_what_only_reads_needs_no_post(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room([{"kind": "person", "mine": True}, {"kind": "bot"}])
        server.start(code, token)
        steps = server.log(code)
        fill = {"code": code, "seat": "0", "game": "valskyrr"}
        for each in ENDPOINTS:
            if each.method == "GET":
                server.call("GET", each.path.format_map(fill), token)
        assert server.log(code) == steps


def test_no_script_and_no_other_site_gets_the_cookie(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room()
        host = {"authorization": f"Bearer {token}"}
        server.start(code, token)
        record = server.call("GET", f"/api/rooms/{code}/record", token).content
        wish = {"game": "valskyrr", "setup": {"heroes": ["arani"]}, "seats": []}
        calls: list[tuple[str, dict[str, Any]]] = [
            ("/api/rooms", {"json": wish}),
            (f"/api/rooms/{code}/join", {"json": {"person": "Cleo"}}),
            (f"/api/rooms/{code}/enter", {"headers": host}),
            (f"/api/rooms/{code}/fork", {"json": {"step": 0}, "headers": host}),
            ("/api/import", {"content": record}),
        ]
        for path, more in calls:
            for scheme in ("http", "https"):  # as a proxy on the same machine tells it
                headers = more.get("headers", {}) | {"x-forwarded-proto": scheme}
                response = server.http.post(path, **(more | {"headers": headers}))
                server.http.cookies.clear()
                flags = response.headers["set-cookie"].lower().split("; ")
                assert flags[0].startswith("tafelrunde_")
                assert {"httponly", "samesite=strict", "path=/"} <= set(flags)
                assert ("secure" in flags) == (scheme == "https")


def smallest(kind: Any) -> Any:
    """The smallest body that can be read."""
    if kind in (None, bytes):
        return None
    values: dict[Any, Any] = {int: 0, str: "x", bool: False}
    return {
        field.name: values.get(field.type, [])
        for field in msgspec.structs.fields(kind)
        if field.required
    }


def test_an_unknown_table_looks_the_same_everywhere(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", misses_per_minute=10_000) as server:
        found = set()
        for each in ENDPOINTS:
            if "{code}" not in each.path:
                continue
            for code in ("0000000000", "zzzzzzzzzz", "short", "UPPERCASE0", "%00", "x" * 200):
                path = each.path.format(code=code, seat="0")
                response = server.http.request(each.method, path, json=smallest(each.body))
                found.add((response.status_code, response.text))
        assert [status for status, _ in found] == [404]
        assert json.loads(found.pop()[1])["slug"] == "unknown-room"


def test_room_codes_cannot_be_enumerated(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", misses_per_minute=10) as server:
        code, _ = server.open_room()
        answers = [server.http.get(f"/api/rooms/{new_code()}").status_code for _ in range(30)]
        assert answers[:10] == [404] * 10
        assert set(answers[10:]) == {429}
        blocked = server.http.get(f"/api/rooms/{code}")  # found or not: no answer tells
        assert (blocked.status_code, blocked.json()["slug"]) == (429, "too-fast")
        assert int(blocked.headers["retry-after"]) >= 1
        with connect(f"ws://{server.address}/ws/{code}", proxy=None) as socket:
            assert json.loads(socket.recv(timeout=WAIT))["slug"] == "too-fast"


def test_too_many_requests_are_refused_and_the_server_lives(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", requests_per_second=5) as server:
        answers = [server.http.get("/api/games").status_code for _ in range(40)]
        assert answers[:20] == [200] * 20
        assert 429 in answers
    with running(tmp_path / "u.db", rooms_per_minute=3) as server:
        body = {"game": "valskyrr", "setup": {}, "seats": []}
        answers = [server.http.post("/api/rooms", json=body).status_code for _ in range(5)]
        assert answers == [201, 201, 201, 429, 429]


def test_large_bodies_are_refused_whether_announced_or_not(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        large = server.http.post("/api/rooms", content=b"x" * 70_000)
        assert (large.status_code, large.json()["slug"]) == (413, "too-large")
        parts = (b"x" * 10_000 for _ in range(10))
        json_type = {"content-type": "application/json"}
        streamed = server.http.post("/api/rooms", content=parts, headers=json_type)
        assert streamed.json()["slug"] == "too-large"


def test_a_request_that_never_ends_holds_nobody_up(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        host, _, port = server.address.partition(":")
        with socket.create_connection((host, int(port))) as slow:
            slow.sendall(
                b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
            )
            assert server.http.get("/health").status_code == 200


def test_no_token_appears_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room()
        guest = server.join(code, 1)
        server.start(code, token)
        client = server.client(code, token).hello()
        client.close()
        server.call("GET", f"/api/rooms/{code}", guest)
    out, err = capfd.readouterr()
    for secret in (token, guest):
        assert secret not in caplog.text + out + err


def test_the_store_holds_no_token(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with running(file) as server:
        code, token = server.open_room()
        guest = server.join(code, 1)
    content = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert code.encode() in content
    assert token.encode() not in content
    assert guest.encode() not in content


# --- The parts ------------------------------------------------------------------------------------


def test_tokens_and_codes_cannot_be_guessed() -> None:
    tokens = {security.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 43 for token in tokens)
    assert all(set(new_code()) <= set(CODE_LETTERS) for _ in range(100))
    assert security.hash_of("") == ""
    assert not security.same("", "")


def test_a_bucket_fills_steadily() -> None:
    now = [0.0]
    limits = rate_limits.Limits(2, 3, lambda: now[0])
    for _ in range(3):
        limits.check("a")
    with pytest.raises(TooFast):
        limits.check("a")
    limits.check("b")
    now[0] = 0.5
    limits.check("a")
    with pytest.raises(TooFast):
        limits.check_blocked("a")


def test_the_number_of_remembered_addresses_is_bounded() -> None:
    limits = rate_limits.Limits(1, 1)
    for number in range(rate_limits.BUCKETS + 50):
        limits.check(str(number))
    assert len(limits.buckets) == rate_limits.BUCKETS


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Jörg  ", "Jörg"),
        ("Jo\u0308rg", "Jörg"),  # o and two dots become one letter
        ("An\u200bna\ufeff", "Anna"),  # what cannot be seen is left out
        ("\u200e\u3164", ""),
        ("Anna \u00a0 \u3000Bert", "Anna Bert"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("नमस्ते", "नमस्ते"),
        ("שלום", "שלום"),
    ],
)
def test_a_name_gets_its_usual_form(written: str, kept: str) -> None:
    assert security.clean_name(written) == kept
    assert security.clean_name(kept) == kept


@pytest.mark.parametrize(
    "wrong",
    ["a\nb", "a\x00", "\u202egnp", "\u2066x", "\ud800", "\ue000", "a\u2028b", "\x1b[2J", ZALGO],
)
def test_what_disturbs_other_lines_is_refused(wrong: str) -> None:
    with pytest.raises(BadName):
        security.clean_name(wrong)
    with pytest.raises(BadTalk):
        security.clean_talk(f"hello {wrong} again")


def test_names_and_talk_are_bounded() -> None:
    assert len(security.clean_name("x" * 40)) == 40
    assert len(security.clean_talk("y" * 500)) == 500
    with pytest.raises(BadName):
        security.clean_name("x" * 41)
    for wrong in ("", " ", "\u200b\u2800", "y" * 501):
        with pytest.raises(BadTalk):
            security.clean_talk(wrong)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("x" * 10_000, "x" * 60),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert security.household(address) == counted


def test_settings_come_from_the_environment_and_hide_passwords() -> None:
    environment = {"TAFELRUNDE_PORT": "9000", "TAFELRUNDE_OPEN": "false", "TAFELRUNDE_DB": ""}
    settings = read_settings(environment, {"port": None, "host": "::1"})
    assert (settings.port, settings.host, settings.open) == (9000, "::1", False)
    assert "TAFELRUNDE_PORT=9000" in setting_lines(settings)
    secret = "\n".join(setting_lines(read_settings({"TAFELRUNDE_METRICS_TOKEN": "open sesame"})))
    assert "TAFELRUNDE_METRICS_TOKEN=***" in secret
    assert "sesame" not in secret
    assert without_password("postgresql://me:secret@db/x") == "postgresql://me@db/x"
    assert without_password("tables.db") == "tables.db"


def test_idle_rooms_are_put_away_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", idle_minutes=0.0) as server:
        code, token = server.open_room()
        server.start(code, token)
        client = server.client(code, token).hello()
        view = client.view
        client.close()
        end = time.monotonic() + WAIT
        while server.rooms.open[code].model.presence.connections and time.monotonic() < end:
            time.sleep(0.01)
        done = threading.Event()
        loop = server.rooms._sweeper.get_loop()  # type: ignore[union-attr]

        async def sweep() -> None:
            await server.rooms.sweep()
            done.set()

        loop.call_soon_threadsafe(lambda: loop.create_task(sweep()))
        assert done.wait(60)
        assert code not in server.rooms.open
        assert server.client(code, token).hello().view == view
