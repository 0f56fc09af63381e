"""The host removes, bans and lets in again; a table may have a password."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde.table.http.endpoints import ENDPOINTS
from tests.table.server_kit import Client, Running, coming_from, running
from tests.table.test_security import smallest

HERE, AWAY, AFAR = "203.0.113.1", "203.0.113.2", "203.0.113.3"
SECRET = "speak, friend"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("tables")
    with running(folder / "t.db", passwords_per_minute=10_000) as found:
        yield found


def call(
    server: Running, method: str, path: str, token: str = "", origin: str = "", **body: Any
) -> httpx.Response:
    """A request from an address."""
    headers = coming_from(origin) | ({"authorization": f"Bearer {token}"} if token else {})
    found = server.http.request(method, f"/api/rooms/{path}", headers=headers, json=body)
    server.http.cookies.clear()
    return found


def join(server: Running, code: str, seat: int, origin: str, **more: Any) -> httpx.Response:
    return call(server, "POST", f"{code}/join", origin=origin, person="Bert", seat=seat, **more)


class Table:
    """Anna hosts; Bert holds the second seat and comes from elsewhere."""

    def __init__(self, server: Running, **more: Any) -> None:
        self.server = server
        self.code, self.anna = server.open_room(**more)
        self.bert = join(server, self.code, 1, AWAY).json()["token"]

    def remove(self, **wish: Any) -> httpx.Response:
        return call(self.server, "POST", f"{self.code}/remove", self.anna, HERE, **wish)

    def room(self) -> Any:
        return call(self.server, "GET", self.code, self.anna, HERE).json()

    def line(self, token: str, origin: str) -> Client:
        return Client(self.server.address, self.code, token, origin=origin)


# --- Removing -------------------------------------------------------------------------------------


def test_who_is_removed_leaves_seat_and_line_and_may_come_again(server: Running) -> None:
    table = Table(server)
    bert = table.line(table.bert, AWAY).hello()
    seen = table.remove(seat=1).json()
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [
        ("person", "Anna"),
        ("open", ""),
    ]
    assert bert.farewell() == ("removed", 4403)
    assert seen["bans"] == []
    assert call(server, "POST", f"{table.code}/enter", table.bert).status_code == 401
    assert join(server, table.code, 1, AWAY).status_code == 200


def test_in_a_running_game_a_bot_plays_for_whom_the_host_removed(server: Running) -> None:
    table = Table(server)
    server.start(table.code, table.anna)
    table.remove(seat=1)
    assert table.room()["seats"][1]["kind"] == "bot"
    taken = call(server, "POST", f"{table.code}/seats/1", table.anna, kind="person")
    assert taken.status_code == 200  # in this game nobody has secrets


@pytest.mark.slow
def test_nobody_looks_into_the_hand_of_somebody_who_was_removed(server: Running) -> None:
    setup = {"characters": ["wolf", "cat"]}
    table = Table(server, game="hexer", setup=setup)
    server.start(table.code, table.anna)
    table.remove(seat=1)
    assert table.room()["seats"][1]["kind"] == "bot"
    for kind in ("person", "open"):
        path = f"{table.code}/seats/1"
        refused = call(server, "POST", path, table.anna, kind=kind)
        assert (refused.status_code, refused.json()["slug"]) == (409, "seat-taken")
    link = call(server, "POST", f"{table.code}/seats/1/link", table.anna)
    assert link.json()["slug"] == "seat-taken"
    for origin in (AWAY, AFAR):
        assert join(server, table.code, 1, origin).json()["slug"] == "seat-taken"
    looked = call(server, "GET", f"{table.code}/replay?seat=1", table.anna)
    assert looked.json()["slug"] == "not-your-seat"


def test_a_watcher_is_removed(server: Running) -> None:
    table = Table(server)
    zoe = join(server, table.code, -1, AFAR).json()["token"]
    line = table.line(zoe, AFAR).hello()
    (watcher,) = table.room()["watching"]
    assert watcher["connected"]
    table.remove(watcher=watcher["id"])
    assert line.farewell() == ("removed", 4403)
    assert table.room()["watching"] == []


def test_only_the_host_removes_and_never_the_host(server: Running) -> None:
    table = Table(server)
    for token, status in ((table.bert, 403), ("", 401)):
        for path, body in (
            ("remove", {"seat": 0}),
            ("unban", {"number": 1}),
            ("password", {"password": "12345"}),
        ):
            method = "PUT" if path == "password" else "POST"
            found = call(server, method, f"{table.code}/{path}", token, **body)
            assert found.status_code == status, path
    assert table.remove(seat=0).json()["slug"] == "bad-request"
    for nobody in ({"seat": 7}, {"seat": -1}, {"watcher": "0" * 16}):
        assert table.remove(**nobody).json()["slug"] == "unknown-seat"
    assert "watching" in table.room()
    assert call(server, "GET", table.code, table.bert).json()["watching"] == []


# --- Banning --------------------------------------------------------------------------------------


def test_who_is_banned_comes_back_neither_by_token_nor_from_the_same_address(
    server: Running,
) -> None:
    table = Table(server)
    bert = table.line(table.bert, AWAY).hello()
    seen = table.remove(seat=1, ban=True).json()
    assert [ban["name"] for ban in seen["bans"]] == ["Bert"]
    assert bert.farewell() == ("banned", 4403)
    for origin, token in ((AFAR, table.bert), (AWAY, table.bert), (AWAY, "")):
        assert table.line(token, origin).farewell() == ("banned", 4403)
        shown = call(server, "GET", table.code, token, origin)
        assert (shown.status_code, shown.json()["slug"]) == (403, "banned")
        path = f"{table.code}/join"
        joined = call(server, "POST", path, token, origin, person="Bo", seat=-1)
        assert joined.json()["slug"] == "banned"
    assert join(server, table.code, 1, AFAR).status_code == 200


def test_a_ban_ends_for_the_address_and_is_lifted_for_the_person(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(server)
    (ban,) = table.remove(seat=1, ban=True, hours=2).json()["bans"]
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 3 * 3600)
    assert join(server, table.code, 1, AWAY).status_code == 200
    assert table.line(table.bert, AFAR).farewell()[0] == "banned"
    unban = call(server, "POST", f"{table.code}/unban", table.anna, HERE, number=ban["number"])
    assert unban.json()["bans"] == []
    table.line(table.bert, AFAR).hello().close()
    assert call(server, "POST", f"{table.code}/unban", table.anna, number=9).status_code == 400


def test_those_who_play_share_an_address_with_a_banned_person_and_stay(server: Running) -> None:
    table = Table(server)
    anna = table.line(table.anna, AWAY).hello()
    table.line(table.bert, AWAY).hello()
    table.remove(seat=1, ban=True)
    assert join(server, table.code, 1, AWAY).status_code == 200, "only the token is banned"
    anna.send(type="ping")
    anna.of_kind("pong")
    anna.close()


@pytest.mark.slow
def test_no_address_stands_in_the_store_or_in_a_file(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        table = Table(server)
        server.start(table.code, table.anna)
        table.line(table.bert, AWAY).hello()
        table.remove(seat=1, ban=True)
        (ban,) = server.rooms.open[table.code].record.bans
        assert ban.prints
        call(server, "PUT", f"{table.code}/password", table.anna, password=SECRET)
        kept = server.rooms.open[table.code].record.password
        assert kept is not None
        file = call(server, "GET", f"{table.code}/record", table.anna).text
        fork = call(server, "POST", f"{table.code}/fork", table.anna, step=0).json()
        view = server.call("GET", f"/api/rooms/{fork['code']}", fork["token"]).json()
        assert (view["bans"], view["locked"]) == ([], False)
    stored = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert ban.prints[0].encode() in stored
    assert AWAY.encode() not in stored
    assert SECRET.encode() not in stored
    for secret in (ban.prints[0], ban.token_hash, kept.digest, kept.salt, "Bert"):
        assert secret not in file


# --- The password ---------------------------------------------------------------------------------


@pytest.mark.parametrize("later", [False, True])
def test_nobody_new_gets_in_without_the_password(server: Running, later: bool) -> None:
    code, token = server.open_room(password="" if later else SECRET)
    if later:
        call(server, "PUT", f"{code}/password", token, password=SECRET)
    server.start(code, token)
    fill = {"code": code, "seat": "1"}
    for each in ENDPOINTS:
        if "{code}" in each.path:
            path = each.path.format_map(fill)
            found = server.http.request(each.method, path, json=smallest(each.body))
            expected = (401, "password-needed")
            assert (found.status_code, found.json()["slug"]) == expected, (each.method, path)
            assert "set-cookie" not in found.headers
    assert Client(server.address, code).farewell() == ("password-needed", 4401)
    wrong = join(server, code, -1, AWAY, password="speak, foe")
    assert (wrong.status_code, wrong.json()["slug"]) == (403, "wrong-password")
    guest = join(server, code, -1, AWAY, password=SECRET).json()["token"]
    assert server.client(code, guest).hello().room["locked"]
    seat = call(server, "POST", f"{code}/seats/1", guest, kind="person")
    assert seat.json()["seats"][1]["mine"]


def test_a_password_sends_strangers_away_and_nobody_else(server: Running) -> None:
    table = Table(server)
    stranger, bert = table.line("", AFAR).hello(), table.line(table.bert, AWAY).hello()
    call(server, "PUT", f"{table.code}/password", table.anna, password=SECRET)
    assert stranger.farewell() == ("password-needed", 4401)
    bert.send(type="ping")
    bert.of_kind("pong")
    call(server, "PUT", f"{table.code}/password", table.anna, password="")
    table.line("", AFAR).hello().close()
    bert.close()


@pytest.mark.parametrize("password", ["abc", "x" * 101])
def test_a_password_has_some_letters(server: Running, password: str) -> None:
    code, token = server.open_room()
    refused = call(server, "PUT", f"{code}/password", token, password=password)
    assert (refused.status_code, refused.json()["slug"]) == (400, "bad-password")
    wish = {"game": "valskyrr", "setup": {}, "seats": [], "password": password}
    assert server.http.post("/api/rooms", json=wish).json()["slug"] == "bad-password"


def test_the_same_letters_are_the_same_password(server: Running) -> None:
    code, _ = server.open_room(password="Tür zu!")
    assert join(server, code, -1, AWAY, password="Tu\u0308r zu!").status_code == 200


def test_whoever_guesses_is_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", passwords_per_minute=3) as server:
        code, _ = server.open_room(password=SECRET)
        tries = [join(server, code, -1, AWAY, password=f"guess {n}").status_code for n in range(5)]
        assert tries == [403] * 3 + [429] * 2
        right = join(server, code, -1, AWAY, password=SECRET)
        assert right.json()["slug"] == "too-fast", "the right one tells no more than a wrong one"
        assert join(server, code, -1, AFAR, password=SECRET).status_code == 200


def test_no_password_appears_in_a_log_or_in_an_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(tmp_path / "t.db") as server:
        code, token = server.open_room(password=SECRET)
        answers = [join(server, code, -1, AWAY, password=SECRET + "!").text]
        answers += [join(server, code, -1, AWAY, password=SECRET).text]
        answers += [call(server, "GET", code, token).text]
        wrong = call(server, "PUT", f"{code}/password", token, password=[SECRET])
        answers += [wrong.text]
        assert wrong.status_code == 400
    out, err = capfd.readouterr()
    assert SECRET not in caplog.text + out + err + json.dumps(answers)
