"""Commands beside a running server: backup, export and import, while somebody writes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tafelrunde.engine.record_files import read_record
from tafelrunde.table.storage.room_files import read_archive
from tafelrunde.table.storage.store import new_code
from tests.kit.random_games import positions_of
from tests.table import durable_writer
from tests.table.server_kit import running
from tests.table.store_kit import new_room, opened
from tests.table.test_commands import run

PERSON = {"kind": "person", "mine": True}


class Writer:
    """A process that appends to some rooms for ever, and what it has acknowledged so far."""

    def __init__(self, address: str, codes: list[str]) -> None:
        self.acknowledged: Counter[str] = Counter()
        command = [sys.executable, str(durable_writer.__file__), address, *codes]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.wrote = threading.Event()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if not line.endswith("\n"):
                break  # killed in the middle of it
            code, seq = line.split()
            self.acknowledged[code] = int(seq)
            self.wrote.set()

    def write_on(self) -> None:
        """Until another entry was acknowledged."""
        self.wrote.clear()
        assert self.wrote.wait(120)


@contextmanager
def writing(address: str, codes: list[str]) -> Iterator[Writer]:
    writer = Writer(address, codes)
    try:
        writer.write_on()
        yield writer
    finally:
        writer.process.kill()
        writer.process.wait(20)
        assert writer.process.stdout is not None
        writer.process.stdout.close()


def with_rooms(file: Path, number: int) -> list[str]:
    """A store with some empty rooms; their codes."""
    rooms = [new_room() for _ in range(number)]

    async def fill() -> None:
        async with opened(str(file)) as store:
            for room in rooms:
                await store.create_room(room)

    asyncio.run(fill())
    return [room.code for room in rooms]


def test_a_backup_under_load_holds_every_acknowledged_entry_and_no_hole(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with writing(str(file), with_rooms(file, 8)) as writer:
        for number in range(6):
            writer.write_on()
            before, copy = Counter(writer.acknowledged), tmp_path / f"copy-{number}.gz"
            assert run("backup", str(copy), "--db", str(file))[0] == 0
            found = {whole.room.code: whole.entries for whole in read_archive(copy)}
            for code, last in before.items():
                wanted = [f"{code} {seq}".encode() for seq in range(1, len(found[code]) + 1)]
                assert [logged.entry for logged in found[code]] == wanted
                assert len(wanted) >= last
        writer.write_on()
        assert sum(writer.acknowledged.values()) > sum(before.values())


def test_a_room_is_exported_while_it_is_written(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    (code,) = with_rooms(file, 1)
    with writing(str(file), [code]) as writer:
        for _ in range(5):
            writer.write_on()
            before = writer.acknowledged[code]
            assert run("export", code, str(game), "--db", str(file))[0] == 0
            record = read_record(game.read_bytes())
            entries = [entry for _, entry in record.entries]
            wanted = [f"{code} {seq}".encode() for seq in range(1, len(entries) + 1)]
            assert entries == wanted
            assert len(entries) >= before


def test_a_table_is_exported_and_imported_beside_the_server_that_plays_it(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    with running(file) as server:
        code, token = server.open_room([PERSON, PERSON])
        server.begin(code, token)
        anna = server.client(code, token).hello()
        for _ in range(5):
            anna.answer(anna.mine[0])
            anna.reach(anna.seq + 1)
        assert run("export", code, str(game), "--db", str(file))[0] == 0
        status, text = run("import", str(game), "--db", str(file))
        assert status == 0, text
        new, secret = text.split()[1].removeprefix("/r/").split("#token=")
        twin = server.client(new, secret).hello()
        assert twin.view == anna.view
        for person in (anna, twin):
            person.answer(person.mine[0])
            person.reach(person.seq + 1)
            person.close()
        assert twin.view == anna.view


def test_a_game_saved_in_the_terminal_is_imported_beside_the_server(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    *_, session = positions_of(2, 20)
    game.write_bytes(session.save())
    with running(file) as server:
        status, text = run("import", str(game), "--db", str(file))
        assert status == 0, text
        new, secret = text.split()[1].removeprefix("/r/").split("#token=")
        anna = server.client(new, secret).hello()
        assert anna.view is not None
        assert [seat["mine"] for seat in anna.room["seats"]] == [True] * 3
        anna.close()


def test_an_export_makes_no_store(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    status, text = run("export", new_code(), str(tmp_path / "game.json"), "--db", str(file))
    assert (status, "[file-trouble]" in text) == (1, True)
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_there_is_told_beside_the_server_too(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    with running(file):
        status, text = run("export", new_code(), str(game), "--db", str(file))
        assert (status, "[unknown-room]" in text) == (1, True)
        game.write_text("{}")
        status, text = run("import", str(game), "--db", str(file))
        assert (status, "[damaged-save]" in text) == (1, True)


def test_nobody_comes_beside_a_server_of_an_earlier_version(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    with running(file) as server:
        code, _ = server.open_room()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA user_version = 0")
        status, text = run("export", code, str(game), "--db", str(file))
        assert (status, "[store-locked]" in text) == (1, True)
        assert "stop it first" in text
