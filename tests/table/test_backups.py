"""Backup and restore: real games, between stores of both kinds, by the commands."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tafelrunde.table.storage import sqlite_files
from tests.table.postgres_server import PostgresServer
from tests.table.server_kit import Client, Running, running
from tests.table.test_commands import run

PERSON = {"kind": "person", "mine": True}
ANSWERS = 60
"""Enough for a snapshot and some entries after it."""


class Table:
    """A running game with a guest who has said something; and what both saw last."""

    def __init__(self, server: Running) -> None:
        self.code, self.host = server.open_room([PERSON, {"kind": "open"}])
        self.guest = server.join(self.code, 1)
        server.begin(self.code, self.host)
        with self.sitting(server) as (anna, bert):
            bert.send(type="chat", text="Bis morgen!")
            bert.wait_for(lambda client: bool(client.chat))
            for _ in range(ANSWERS):
                self.play(anna, bert)
            self.view, self.log = anna.view, anna.log[-5:]

    @contextmanager
    def sitting(self, server: Running) -> Iterator[tuple[Client, Client]]:
        people = [server.client(self.code, token).hello() for token in (self.host, self.guest)]
        try:
            yield people[0], people[1]
        finally:
            for person in people:
                person.close()

    def play(self, anna: Client, bert: Client) -> None:
        who = anna if anna.mine else bert
        who.answer(who.mine[0])
        seq = who.seq + 1
        for person in (anna, bert):
            person.reach(seq)

    def goes_on(self, server: Running) -> None:
        """Both come back with the tokens they have, find everything, and play on."""
        with self.sitting(server) as (anna, bert):
            assert anna.view == self.view
            assert [line["text"] for line in anna.log[-5:]] == [line["text"] for line in self.log]
            assert [line["text"] for line in anna.chat] == ["Bis morgen!"]
            assert [seat["mine"] for seat in bert.room["seats"]] == [False, True]
            for _ in range(5):
                self.play(anna, bert)


def address(kind: str, folder: Path, postgres: PostgresServer) -> str:
    return str(folder / "tables.db") if kind == "sqlite" else postgres.database()


@pytest.mark.slow
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@pytest.mark.parametrize("source", ["sqlite", "postgres"])
def test_people_play_on_after_backup_and_restore(
    source: str, target: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    backup = tmp_path / "backup.gz"
    here = address(source, tmp_path / "here", postgres)
    there = address(target, tmp_path / "there", postgres)
    with running(here) as server:
        table = Table(server)
        assert run("backup", str(backup), "--db", here)[0] == 0  # while the server runs
    status, text = run("restore", str(backup), "--db", there)
    assert (status, text) == (0, "One table is restored.\n")
    with running(there) as server:
        table.goes_on(server)
        server.open_room()
    status, text = run("restore", str(backup), "--db", there)
    assert (status, "[tables-exist]" in text) == (1, True)
    status, text = run("restore", str(backup), "--replace", "--db", there)
    assert status == 0, text
    with running(there) as server:
        table.goes_on(server)
        assert server.http.get("/metrics").text.count('status="lobby"} 1') == 1


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_that_is_a_sqlite_file_is_restored_and_left_as_it_is(
    target: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with running(file) as server:
        table = Table(server)
    with closing(sqlite_files.connect(file)) as old, closing(sqlite3.connect(backup)) as copy:
        old.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    before = backup.read_bytes()
    there = address(target, tmp_path / "there", postgres)
    status, text = run("restore", str(backup), "--db", there)
    assert status == 0, text
    assert backup.read_bytes() == before
    assert {path.name for path in tmp_path.glob("backup*")} == {"backup.db"}
    with running(there) as server:
        table.goes_on(server)


def test_what_is_no_backup_is_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(file) as server:
        server.open_room()
    before, torn = file.read_bytes(), tmp_path / "torn.db"
    for content, slug in (
        (before[:4096] + bytes(3000) + before[7096:], "damaged-save"),
        (before[:5000], "damaged-save"),
        (b"SQLite format 3\0" + b"x" * 2000, "damaged-save"),
        (b"once upon a time", "damaged-save"),
    ):
        torn.write_bytes(content)
        status, text = run("restore", str(torn), "--replace", "--db", str(file))
        assert (status, f"[{slug}]" in text) == (1, True), text
        assert len(text.splitlines()) == 1
        new = tmp_path / "new" / "tables.db"
        assert run("restore", str(torn), "--db", str(new))[0] == 1
        assert not new.parent.exists()
    assert run("restore", str(tmp_path / "none"), "--db", str(file))[0] == 1
    assert file.read_bytes() == before


def test_tables_are_not_replaced_under_a_server(tmp_path: Path) -> None:
    file, backup = tmp_path / "tables.db", tmp_path / "backup.gz"
    with running(file) as server:
        server.open_room()
        assert run("backup", str(backup), "--db", str(file))[0] == 0
        status, text = run("restore", str(backup), "--replace", "--db", str(file))
        assert (status, "[store-locked]" in text) == (1, True)
        assert run("restore", str(backup), "--missing", "--db", str(file))[0] == 0
    both = run("restore", str(backup), "--missing", "--replace", "--db", str(file))
    assert both[0] == 2
    german = run("--lang", "de", "restore", str(backup), "--replace", "--db", str(file))
    assert german == (0, "Ein Tisch ist wiederhergestellt.\n")
