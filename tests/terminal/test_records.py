"""The record of a web table in the terminal: replayed, and played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.engine.record_files import seal, unseal
from tafelrunde.engine.sessions import Session, read_save
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.table.game.imports import from_save
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import Table
from tests.kit.random_games import Dice, answer_all, positions_of
from tests.terminal.test_commands import call


def repaired_game() -> Session[Game]:
    """A game in which the host had to put something right."""
    *_, session = positions_of(2, 60)
    session.repair(["set time to 3"], "Anna")
    answer_all(session, Dice(4))
    session.table["seats"] = ["person", "bot", "person"]
    return session


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file that a web table gives away."""
    file = tmp_path / "table.json"
    file.write_bytes(from_save(repaired_game().save()))
    return file


def test_the_record_of_a_table_is_replayed(record: Path) -> None:
    told = call("replay", str(record))
    assert told.exit_code == 0, told.output
    assert "Anna repairs the position as the host: set time to 3" in told.output
    found = json.loads(call("replay", str(record), "--json").stdout)
    assert (found["ok"], found["game"], found["steps"]) == (True, "valskyrr", 62)


def test_a_saved_game_with_a_repair_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(repaired_game().save())
    told = call("replay", str(file))
    assert told.exit_code == 0, told.output
    assert "Anna repairs the position as the host: set time to 3" in told.output


def test_a_record_is_played_on_in_a_file_of_its_own(record: Path) -> None:
    before = record.read_bytes()
    table = Table.load(client_for("valskyrr"), record)
    assert table.seats == ["person", "bot", "person"]
    assert table.session.rules.dump(table.session.state) == VALSKYRR.dump(repaired_game().state)
    table.advance()
    assert table.decision is not None
    table.answer(list(range(table.decision.min)))
    assert record.read_bytes() == before
    assert table.file is not None
    assert read_save(table.file.read_bytes()).game == "valskyrr"
    assert len(Session.load(VALSKYRR, table.file.read_bytes()).steps) == table.session.step


def test_a_record_is_opened_by_the_command(record: Path) -> None:
    result = call("play", "valskyrr", "--load", str(record), "--plain", typed="table\n")
    assert result.exit_code == 0, result.output
    assert "Fengray" in result.stdout


@pytest.mark.parametrize("command", [["replay"], ["play", "valskyrr", "--plain", "--load"]])
def test_a_record_that_is_damaged_or_newer_is_refused(record: Path, command: list[str]) -> None:
    good = record.read_bytes()
    payload = json.loads(unseal(good))
    payload["room"]["rules_version"] = 99
    for content, slug in (
        (good[:-30], "damaged-save"),
        (good.replace(b"fengray", b"fengrai"), "damaged-save"),
        (b"{}", "damaged-save"),
        (good.replace(b'{"tafelrunde_room":1', b'{"tafelrunde_room":9'), "newer-save"),
        (seal(json.dumps(payload).encode()), "newer-save"),
    ):
        record.write_bytes(content)
        result = call(*command, str(record))
        assert (result.exit_code, result.stderr.strip().endswith(f"[{slug}]")) == (1, True)
