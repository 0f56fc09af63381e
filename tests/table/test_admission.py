"""Strangers, however many, never keep those out who play; who is not there is forgotten."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.table.room.admission import GAVE_WAY
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.seat_commands import Watch
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import fingerprint, hash_of
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.urls import store_at
from tafelrunde.table.wire import NewRoom, SeatWish
from tests.table.server_kit import SETUP, WAIT, Client, Running, coming_from, running

FULL = 4503
LIMITS = {"watchers_per_room": 12, "watchers_per_address": 5, "connections_per_person": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "t.db", **LIMITS, people_per_room=8) as found:
        yield found


def line(server: Running, stack: ExitStack, code: str, token: str = "", origin: str = "") -> Client:
    """A connection that ends with the test, without a good-bye: much may be unread."""
    client = Client(server.address, code, token, origin=origin)
    stack.callback(hang_up, client.socket.socket)
    return client


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


def watch(server: Running, code: str, origin: str, name: str = "Zoe") -> Any:
    path = f"/api/rooms/{code}/join"
    response = server.http.post(path, json={"person": name}, headers=coming_from(origin))
    server.http.cookies.clear()
    return response


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + WAIT
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


# --- Lines ----------------------------------------------------------------------------------------


def test_strangers_from_one_address_fill_only_a_part_of_the_table(server: Running) -> None:
    code, token = server.open_room()
    with ExitStack() as stack:
        for _ in range(5):
            line(server, stack, code, origin="203.0.113.1").hello()
        assert line(server, stack, code, origin="203.0.113.1").farewell() == ("table-full", FULL)
        line(server, stack, code, origin="203.0.113.2").hello()
        line(server, stack, code, token, origin="203.0.113.1").hello()


def test_who_plays_gets_in_however_many_strangers_are_there(server: Running) -> None:
    code, token = server.open_room()
    guest = server.join(code, 1)
    with ExitStack() as stack:
        for number in range(12):
            line(server, stack, code, origin=f"203.0.113.{number}").hello()
        assert line(server, stack, code, origin="198.51.100.7").farewell() == ("table-full", FULL)
        for mine in (token, guest):
            assert line(server, stack, code, mine).hello().room["code"] == code
        server.call("POST", f"/api/rooms/{code}/seats/1", token, json={"kind": "bot"})
        line(server, stack, code, guest).hello()  # a bot keeps the seat warm


def test_of_too_many_windows_of_one_person_the_oldest_gives_way(server: Running) -> None:
    code, token = server.open_room()
    guest = server.join(code, 1)
    with ExitStack() as stack:
        other = line(server, stack, code, guest).hello()
        windows = [line(server, stack, code, token).hello() for _ in range(3)]
        newest = line(server, stack, code, token).hello()
        assert windows[0].farewell() == ("too-many-windows", GAVE_WAY)
        for kept in (*windows[1:], newest, other):
            kept.send(type="ping")
            kept.of_kind("pong")


def test_places_are_free_again_when_strangers_leave(server: Running) -> None:
    code, _ = server.open_room()
    for _ in range(3):
        with ExitStack() as stack:
            lines = [line(server, stack, code, origin="203.0.113.1").hello() for _ in range(5)]
            assert len(lines) == 5
        eventually(lambda: not server.rooms.open[code].admission.lines)


# --- Watchers -------------------------------------------------------------------------------------


def test_absent_watchers_never_fill_the_list(server: Running) -> None:
    code, token = server.open_room()
    for number in range(30):
        assert watch(server, code, f"203.0.113.{number}").status_code in (200, 409)
    room = server.rooms.open[code]
    assert len(room.record.spectators) == 8
    for known in room.admission.known.values():
        known.left -= 61  # as if a minute had passed
    newcomer = watch(server, code, "198.51.100.7", "Nora")
    assert newcomer.status_code == 200
    assert [each.name for each in room.record.spectators][-1] == "Nora"
    assert len(room.record.spectators) == 8
    assert server.call("GET", f"/api/rooms/{code}", token).json()["host"]


def test_one_address_has_only_some_of_the_watchers(server: Running) -> None:
    code, _ = server.open_room()
    answers = [watch(server, code, "203.0.113.1").status_code for _ in range(7)]
    assert answers == [200] * 5 + [409] * 2
    assert watch(server, code, "203.0.113.2").status_code == 200


def test_watchers_who_are_there_keep_their_place(server: Running) -> None:
    code, _ = server.open_room()
    with ExitStack() as stack:
        for number in range(8):
            token = watch(server, code, f"203.0.113.{number}").json()["token"]
            line(server, stack, code, token, f"203.0.113.{number}").hello()
        for known in server.rooms.open[code].admission.known.values():
            known.left -= 61
        assert watch(server, code, "198.51.100.7").json()["slug"] == "table-full"


class Rest:
    """Rooms with a clock that a test sets, and a table whose host only watches."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_000.0
        settings = ServerSettings(absent_minutes=30, idle_minutes=1_000)
        self.rooms = Rooms(store_at(str(folder / "t.db")), settings, lambda: self.now)

    async def table(self) -> tuple[Any, str]:
        wishes = [SeatWish("open"), SeatWish("open")]
        opened = await self.rooms.create(NewRoom("valskyrr", SETUP, wishes, person="Anna"))
        return await self.rooms.room(opened.code), hash_of(opened.token)


def test_a_watcher_is_forgotten_after_a_while_and_the_host_is_not(tmp_path: Path) -> None:
    async def play() -> None:
        rest = Rest(tmp_path)
        await rest.rooms.start()
        room, host = await rest.table()
        for name in ("here", "away"):
            await room.do(Watch(name, name * 16, (), None))
        await rest.rooms.sweep()
        line = Connection("here" * 16)
        room.admission.admit(line)
        rest.now += 31 * 60
        await rest.rooms.sweep()
        assert [each.name for each in room.record.spectators] == ["Anna", "here"]
        room.leave(line)
        rest.now += 29 * 60
        await rest.rooms.sweep()
        assert [each.name for each in room.record.spectators] == ["Anna", "here"]
        rest.now += 2 * 60
        await rest.rooms.sweep()
        assert [each.token_hash for each in room.record.spectators] == [host]
        assert set(room.admission.known) <= {host}
        await rest.rooms.stop()

    asyncio.run(play())


# --- The parts ------------------------------------------------------------------------------------


def test_no_address_is_kept_as_it_is(server: Running) -> None:
    code, _ = server.open_room()
    watch(server, code, "203.0.113.99")
    room = server.rooms.open[code]
    prints = [each for known in room.admission.known.values() for each in known.prints]
    assert prints == [room.model.fingerprint("203.0.113.99")]
    assert "203.0.113" not in str(prints)
    assert fingerprint("a", "203.0.113.99") != fingerprint("b", "203.0.113.99")
