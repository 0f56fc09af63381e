"""The commands of the table."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.table.commands import address_for
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.sqlite import SqliteStore
from tafelrunde.table.wire import NewRoom, SeatWish
from tests.table.server_kit import SETUP


def run(*arguments: str, **environment: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["--lang", "en", *arguments], env=environment)
    return result.exit_code, result.output


def one_room(file: Path) -> str:
    async def do() -> str:
        rooms = Rooms(SqliteStore(file), ServerSettings())
        await rooms.start()
        opened = await rooms.create(NewRoom("valskyrr", SETUP, [SeatWish("person", True)]))
        await rooms.stop()
        return opened.code

    return asyncio.run(do())


def test_settings_are_printed() -> None:
    code, text = run("serve", "--settings", "--port", "9001", TAFELRUNDE_HOST="0.0.0.0")
    assert code == 0
    assert "TAFELRUNDE_PORT=9001" in text
    assert "TAFELRUNDE_HOST=0.0.0.0" in text
    code, text = run("serve", "--settings", TAFELRUNDE_CONNECTIONS="many")
    assert code == 1
    assert "[bad-request]" in text


def test_a_taken_port_is_one_clear_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, text = run("serve", "--port", port, "--no-open", "--db", str(tmp_path / "t.db"))
    assert code == 1
    assert "[port-taken]" in text


def test_no_address_is_promised_before_the_store_is_open(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_bytes(b"Dear diary" * 100)
    code, text = run("serve", "--port", "0", "--no-open", "--db", str(tmp_path / "t.db"))
    assert code == 1
    assert "[damaged-store]" in text
    assert len(text.splitlines()) == 1


def test_addresses_that_a_browser_understands() -> None:
    assert address_for("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_for("::1", 80) == "http://[::1]:80/"


def test_export_and_import(tmp_path: Path) -> None:
    file, game = tmp_path / "t.db", tmp_path / "game.json"
    room = one_room(file)
    assert run("export", room, str(game), "--db", str(file))[0] == 0
    code, text = run("import", str(game), "--db", str(file))
    assert code == 0
    invite, host = text.split()
    assert host.startswith(f"{invite}#token=")
    assert invite != f"/r/{room}"
    assert run("export", "0000000000", str(game), "--db", str(file))[0] == 1
    game.write_text("nonsense")
    code, text = run("import", str(game), "--db", str(file))
    assert (code, "[damaged-save]" in text) == (1, True)
