"""Headers, origins, limits, tokens: what keeps strangers out."""

from __future__ import annotations

import logging
import socket
import threading
import time
from pathlib import Path

import pytest

from tafelrunde.table import security
from tafelrunde.table.refusals import BadName, BadTalk, TooFast
from tafelrunde.table.settings import read_settings, setting_lines, without_password
from tafelrunde.table.store import CODE_LETTERS, new_code
from tests.table.server_kit import running


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        for path in ("/", "/api/games", "/api/rooms/0000000000", "/nothing", "/api/docs"):
            headers = server.http.get(path).headers
            for name, value in security.HEADERS.items():
                assert headers[name] == value, (path, name)
            assert "server" not in headers
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


def test_room_codes_cannot_be_enumerated(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", misses_per_minute=10) as server:
        code, _ = server.open_room()
        answers = [server.http.get(f"/api/rooms/{new_code()}").status_code for _ in range(30)]
        assert answers[:10] == [404] * 10
        assert set(answers[10:]) == {429}
        blocked = server.http.get(f"/api/rooms/{code}")  # found or not: no answer tells
        assert (blocked.status_code, blocked.json()["slug"]) == (429, "too-fast")
        assert int(blocked.headers["retry-after"]) >= 1


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
            slow.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
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
    limits = security.Limits(2, 3, lambda: now[0])
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
    limits = security.Limits(1, 1)
    for number in range(security.BUCKETS + 50):
        limits.check(str(number))
    assert len(limits.buckets) == security.BUCKETS


def test_names_and_talk_are_bounded() -> None:
    assert security.clean_name("  Jörg  ") == "Jörg"
    for wrong in ("x" * 41, "a\nb", "a\x00", "\u202egnp", "\ud800"):
        with pytest.raises(BadName):
            security.clean_name(wrong)
    for wrong in ("", " ", "y" * 501, "\x1b[2J"):
        with pytest.raises(BadTalk):
            security.clean_talk(wrong)


def test_settings_come_from_the_environment_and_hide_passwords() -> None:
    environment = {"TAFELRUNDE_PORT": "9000", "TAFELRUNDE_OPEN": "false", "TAFELRUNDE_DB": ""}
    settings = read_settings(environment, {"port": None, "host": "::1"})
    assert (settings.port, settings.host, settings.open) == (9000, "::1", False)
    assert "TAFELRUNDE_PORT=9000" in setting_lines(settings)
    assert without_password("postgresql://me:secret@db/x") == "postgresql://me@db/x"
    assert without_password("tables.db") == "tables.db"


def test_idle_rooms_are_put_away_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", idle_minutes=0.0) as server:
        code, token = server.open_room()
        server.start(code, token)
        client = server.client(code, token).hello()
        view = client.view
        client.close()
        end = time.monotonic() + 5
        while server.rooms.open[code].connections and time.monotonic() < end:
            time.sleep(0.01)
        done = threading.Event()
        loop = server.rooms._sweeper.get_loop()  # type: ignore[union-attr]

        async def sweep() -> None:
            await server.rooms.sweep()
            done.set()

        loop.call_soon_threadsafe(lambda: loop.create_task(sweep()))
        assert done.wait(5)
        assert code not in server.rooms.open
        assert server.client(code, token).hello().view == view
