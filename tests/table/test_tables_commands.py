"""`tafelrunde tables`: listing, deleting and pruning, in both kinds of store."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.table.storage.store import RoomRecord, Store
from tests.table.postgres_server import PostgresServer
from tests.table.server_kit import running
from tests.table.store_kit import new_room, opened
from tests.table.test_commands import run
from tests.table.test_damage import spoil

OLD = 40 * 86_400.0


def with_store(address: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def do() -> Any:
        async with opened(address) as store:
            return await work(store)

    return asyncio.run(do())


def fill(address: str, *rooms: RoomRecord, entries: int = 3) -> None:
    async def work(store: Store) -> None:
        for room in rooms:
            await store.create_room(room, [b"x" * 100] * entries)

    with_store(address, work)


def put_to_rest(address: str, code: str, postgres: PostgresServer, seconds: float = OLD) -> None:
    """Let the last activity at a table lie back in time; its checksums stay right."""
    then = time.time() - seconds

    async def work(store: Store) -> None:
        whole = await store.whole_room(code)
        await store.delete_room(code)
        real = time.time
        time.time = lambda: then
        try:
            await store.create_room(whole.room, [one.entry for one in whole.entries])
        finally:
            time.time = real

    with_store(address, work)


def listed(address: str, *more: str) -> list[dict[str, Any]]:
    status, text = run("tables", "--json", "--db", address, *more)
    assert status == 0, text
    found: list[dict[str, Any]] = json.loads(text)
    return found


def test_tables_are_listed_with_what_they_take_up(
    store_address: str, postgres: PostgresServer
) -> None:
    first = new_room(name="Freitagsrunde")
    second = new_room(name="日曜", status="running")
    spoilt = new_room()
    fill(store_address, first)
    fill(store_address, second, entries=500)
    fill(store_address, spoilt)
    put_to_rest(store_address, first.code, postgres)
    spoil(
        store_address, spoilt.code, "UPDATE rooms SET version = 9 WHERE code = '{code}'", postgres
    )
    found = listed(store_address)
    assert [(row["code"], row["status"]) for row in found] == [
        (first.code, "lobby"),
        (second.code, "running"),
        (spoilt.code, "damaged"),
    ]
    assert [row["entries"] for row in found] == [3, 500, 3]
    assert found[1]["bytes"] > 50_000 > found[0]["bytes"] > 300
    assert (found[0]["game"], found[0]["name"]) == ("valskyrr", "Freitagsrunde")
    assert found[0]["active"] < found[1]["active"]
    status, text = run("--lang", "de", "tables", "--db", store_address)
    lines = text.splitlines()
    assert (status, len(lines)) == (0, 4)
    assert lines[0].split() == [
        "Code",
        "Spiel",
        "Name",
        "Stand",
        "Einträge",
        "Größe",
        "Zuletzt",
        "aktiv",
    ]
    assert "läuft" in lines[2]
    assert "beschädigt" in lines[3]


def test_tables_are_deleted_after_a_question(store_address: str, postgres: PostgresServer) -> None:
    rooms = [new_room() for _ in range(3)]
    fill(store_address, *rooms)
    codes = [room.code for room in rooms]
    delete = ["--lang", "en", "tables", "delete", *codes[:2], "--db", store_address]
    refused = CliRunner().invoke(main, delete, input="n\n")
    assert refused.exit_code == 1
    assert "Delete these 2 tables for ever?" in refused.output
    status, text = run("tables", "delete", codes[0], "0000000000", "--yes", "--db", store_address)
    assert (status, "[unknown-room]" in text) == (1, True)
    assert len(listed(store_address)) == 3
    agreed = CliRunner().invoke(main, delete, input="y\n")
    assert agreed.exit_code == 0
    assert "2 tables are deleted" in agreed.output
    assert [row["code"] for row in listed(store_address)] == codes[2:]


def test_a_damaged_table_can_be_deleted_and_restored(
    store_address: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    room, backup = new_room(), str(tmp_path / "backup")
    fill(store_address, room)
    assert run("backup", backup, "--db", store_address)[0] == 0
    spoil(store_address, room.code, "UPDATE rooms SET version = 9 WHERE code = '{code}'", postgres)
    assert run("tables", "delete", room.code, "--yes", "--db", store_address)[0] == 0
    assert run("restore", backup, "--missing", "--db", store_address)[0] == 0
    assert [row["status"] for row in listed(store_address)] == ["lobby"]


def test_tables_at_rest_are_pruned(store_address: str, postgres: PostgresServer) -> None:
    old, new = new_room(), new_room()
    fill(store_address, old, new)
    put_to_rest(store_address, old.code, postgres)
    prune = ["tables", "prune", "--days", "30", "--json", "--db", store_address]
    assert [row["code"] for row in json.loads(run(*prune, "--dry-run")[1])] == [old.code]
    assert len(listed(store_address)) == 2
    status, text = run(*prune, "--yes")
    assert (status, [row["code"] for row in json.loads(text)]) == (0, [old.code])
    assert [row["code"] for row in listed(store_address)] == [new.code]
    assert run(*prune, "--yes") == (0, "[]\n")


def test_a_table_that_is_taken_up_while_somebody_is_asked_is_not_pruned(
    store_address: str, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting, woken = new_room(), new_room()
    fill(store_address, resting, woken)
    put_to_rest(store_address, resting.code, postgres)
    put_to_rest(store_address, woken.code, postgres)

    def play_on(*_: object, **__: object) -> None:
        with_store(store_address, lambda store: store.append(woken.code, 4, b"an answer"))

    monkeypatch.setattr(click, "confirm", play_on)
    status, text = run("tables", "prune", "--days", "30", "--json", "--db", store_address)
    assert status == 0
    assert resting.code in text
    assert [row["code"] for row in listed(store_address)] == [woken.code]


def test_a_table_with_a_damaged_entry_is_listed_as_damaged(
    store_address: str, postgres: PostgresServer
) -> None:
    room = new_room(status="running")
    fill(store_address, room)
    change = "UPDATE entries SET at = 0.5 WHERE code = '{code}' AND seq = 1"
    spoil(store_address, room.code, change, postgres)
    (row,) = listed(store_address)
    assert (row["status"], row["game"]) == ("damaged", "valskyrr")


def test_the_file_gives_the_space_of_deleted_tables_back(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    rooms = [new_room() for _ in range(5)]
    fill(str(file), *rooms, entries=10_000)
    before = file.stat().st_size
    codes = [room.code for room in rooms[:4]]
    assert run("tables", "delete", *codes, "--yes", "--db", str(file))[0] == 0
    assert file.stat().st_size < before / 3
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA freelist_count").fetchone() == (0,)


def test_a_file_that_was_not_made_to_shrink_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    rooms = [new_room() for _ in range(3)]
    fill(str(file), *rooms, entries=2_000)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = NONE; VACUUM")
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    before = file.stat().st_size
    assert run("tables", "delete", rooms[0].code, rooms[1].code, "--yes", "--db", str(file))[0] == 0
    assert file.stat().st_size < before / 2
    assert [row["entries"] for row in listed(str(file))] == [2_000]


def test_tables_are_listed_beside_a_running_server(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with running(file) as server:
        code, _ = server.open_room(name="Freitag")
        (row,) = listed(str(file))
        assert (row["code"], row["name"], row["status"]) == (code, "Freitag", "lobby")


def test_without_tables_a_sentence_says_so(tmp_path: Path) -> None:
    fill(str(tmp_path / "t.db"))
    assert run("tables", "--db", str(tmp_path / "t.db")) == (0, "There are no such tables.\n")
    assert listed(str(tmp_path / "t.db")) == []


@pytest.mark.parametrize("command", [["tables"], ["tables", "delete"], ["tables", "prune"]])
def test_every_command_has_an_example(command: list[str]) -> None:
    status, text = run(*command, "--help")
    assert status == 0
    assert "Example: tafelrunde tables" in text
