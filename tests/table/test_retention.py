"""The end of a table: deleted by its host or a command, retired after long rest, or replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.engine.errors import RuleTrouble
from tafelrunde.table.refusals import LogFull
from tafelrunde.table.room import model
from tafelrunde.table.room.model import DAY
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.storage.store import RoomUse
from tests.table.server_kit import Client, Running, running
from tests.table.test_commands import run
from tests.table.test_rooms import break_rules, opened, play, with_rooms

PERSON = {"kind": "person", "mine": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def last_words(client: Client) -> tuple[str, int]:
    """The slug by which a client is sent away, and the code by which its line is closed."""
    slug = client.refusal()
    with pytest.raises(ConnectionClosed) as closed:
        client.until(lambda _: False)
    assert closed.value.rcvd is not None
    return slug, closed.value.rcvd.code


def delete(server: Running, code: str, token: str = "") -> tuple[int, Any]:
    answer = server.call("DELETE", f"/api/rooms/{code}", token)
    return answer.status_code, answer.json()


# --- Deleting -------------------------------------------------------------------------------------


def test_the_host_deletes_a_table_and_everybody_at_it_hears_it(server: Running) -> None:
    code, host = server.open_room()
    guest = server.join(code, 1)
    server.begin(code, host)
    people = [server.client(code, token).hello() for token in (host, guest, "")]
    assert delete(server, code, host) == (200, {"code": code})
    for person in people:
        assert last_words(person) == ("table-deleted", 4410)
        person.close()
    assert server.call("GET", f"/api/rooms/{code}", host).json()["slug"] == "unknown-room"
    assert delete(server, code, host)[0] == 404
    late = server.client(code, host)
    assert last_words(late) == ("unknown-room", 4404)


def test_nobody_else_deletes_a_table(server: Running) -> None:
    code, _ = server.open_room()
    guest = server.join(code, 1)
    assert delete(server, code, guest)[1]["slug"] == "not-host"
    assert delete(server, code)[1]["slug"] == "no-token"
    assert server.call("GET", f"/api/rooms/{code}").status_code == 200


def test_people_at_another_process_hear_it_too(postgres_address: str) -> None:
    with running(postgres_address) as here, running(postgres_address) as there:
        code, host = here.open_room([PERSON, PERSON])
        here.begin(code, host)
        far = there.client(code, host).hello()
        assert delete(here, code, host)[0] == 200
        assert last_words(far) == ("table-deleted", 4410)
        assert code not in there.rooms.open


@pytest.mark.parametrize("answered", [True, False])
def test_a_table_deleted_by_the_command_is_noticed_by_the_server(
    tmp_path: Path, answered: bool
) -> None:
    file = tmp_path / "t.db"
    with running(file) as server:
        code, host = server.open_room([PERSON, PERSON])
        server.begin(code, host)
        anna = server.client(code, host).hello()
        assert run("tables", "delete", code, "--yes", "--db", str(file))[0] == 0
        if answered:
            anna.answer(anna.mine[0])
            assert anna.refusal() == "unknown-room"
        else:
            in_loop(server, server.rooms.retention.sweep())
        assert last_words(anna) == ("table-deleted", 4410)


def in_loop(server: Running, work: Any) -> None:
    """Let the server do something in its own loop."""
    sweeper = server.rooms._sweeper
    assert sweeper is not None
    asyncio.run_coroutine_threadsafe(work, sweeper.get_loop()).result(30)


# --- Replacing ------------------------------------------------------------------------------------


def test_a_table_that_is_brought_back_takes_the_place_of_the_one_in_play(
    postgres_address: str, tmp_path: Path
) -> None:
    backup = str(tmp_path / "backup")
    with running(postgres_address) as server:
        code, host = server.open_room([PERSON, PERSON])
        server.begin(code, host)
        anna = server.client(code, host).hello()
        anna.answer(anna.mine[0])
        anna.reach(1)
        then = anna.view
        assert run("backup", backup, "--db", postgres_address)[0] == 0
        for seq in (2, 3, 4):
            anna.answer(anna.mine[0])
            anna.reach(seq)
        assert run("restore", backup, "--replace", "--db", postgres_address)[0] == 0
        assert last_words(anna) == ("stale-room", 1012)
        again = server.client(code, host, seq=4).hello()
        assert (again.seq, again.view) == (1, then)
        again.answer(again.mine[0])
        again.reach(2)
        again.close()


# --- Retiring -------------------------------------------------------------------------------------


def days_later(rooms: Rooms, days: float) -> None:
    """Let the rooms believe that so many days have passed."""
    rooms.retention._now = lambda: time.time() + days * DAY
    rooms.retention._looked = float("-inf")


async def touch(rooms: Rooms, code: str, days: float) -> None:
    """Let the last activity at a table be so many days from now."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(time, "time", lambda now=time.time: now() + days * DAY)
        seq = len(await rooms.store.entries(code)) + 1
        await rooms.store.append(code, seq, b"an answer")


def test_a_table_at_rest_is_announced_and_then_retired(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        other, _ = await opened(rooms)
        await play(room, who, 2)
        days_later(rooms, 20)
        await rooms.sweep()
        assert (room.model.retires, other.model.retires) == (0, 0)
        days_later(rooms, 23.5)
        await rooms.sweep()
        assert room.model.retires > time.time() + 29 * DAY
        room.note_use(RoomUse(room.code, 0, 0, time.time()))  # somebody answers, long after
        assert room.model.retires == 0
        await touch(rooms, room.code, 24)
        days_later(rooms, 31)
        await rooms.sweep()
        assert await rooms.store.gone([room.code, other.code]) == [other.code]
        assert list(rooms.open) == [room.code]
        room.model.playing = None  # what was written past it cannot be played

    with_rooms(tables, work, retire_days=30, retire_notice_days=7)


def test_no_table_is_retired_before_it_was_announced_for_long_enough(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms)
        days_later(rooms, 5)
        await rooms.sweep()
        assert room.model.retires > time.time() + 6 * DAY
        assert await rooms.store.gone([room.code]) == []

    with_rooms(tables, work, retire_days=3, retire_notice_days=7)


def test_without_the_setting_nothing_is_retired(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, _ = await opened(rooms)
        days_later(rooms, 10_000)
        await rooms.sweep()
        assert (room.model.retires, await rooms.store.gone([room.code])) == (0, [])

    with_rooms(tables, work)


def test_people_read_when_their_table_will_be_retired_and_that_it_was(
    postgres_address: str,
) -> None:
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(running(postgres_address, retire_days=30)) for _ in range(2)
        )
        code, host = here.open_room([PERSON, PERSON])
        here.begin(code, host)
        people = [each.client(code, host).hello() for each in (here, there)]
        assert people[0].room["retires"] == 0
        for server in (here, there):
            days_later(server.rooms, 26)
            in_loop(server, server.rooms.retention.sweep())
        for person in people:
            person.wait_for(lambda client: client.room["retires"] > time.time() + 29 * DAY)
        days_later(here.rooms, 34)
        in_loop(here, here.rooms.retention.sweep())
        for person in people:
            assert last_words(person) == ("table-retired", 4410)


# --- What a table may take up ---------------------------------------------------------------------


def test_a_log_is_bounded_and_a_refused_answer_changes_nothing(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        monkeypatch.setattr(model, "MOST_ENTRIES", 5)
        await play(room, who, 5)
        with pytest.raises(LogFull):
            await play(room, who, 1)
        assert room.running().seq == len(await rooms.store.entries(room.code)) == 5
        monkeypatch.setattr(model, "MOST_ENTRIES", 100)
        await play(room, who, 1)
        room.note_use(await rooms.store.use(room.code))
        size = (await rooms.store.use(room.code)).bytes
        monkeypatch.setattr(model, "MOST_BYTES", size + 70)
        with pytest.raises(LogFull):
            await play(room, who, 2)

    with_rooms(tables, work)


def test_an_answer_whose_rule_fails_is_taken_out_of_a_full_log(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 3)
        break_rules(monkeypatch)
        monkeypatch.setattr(model, "MOST_ENTRIES", 4)
        with pytest.raises(RuleTrouble):
            await play(room, who, 1)
        assert len(await rooms.store.entries(room.code)) == 5

    with_rooms(tables, work)
