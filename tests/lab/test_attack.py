"""The attacker of the load test: what it asks for, and that nobody else notices."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.engine.journal import Repaired, decode
from tafelrunde.engine.record_files import play_record, read_record
from tafelrunde.engine.repairs import MOST_WORDS
from tafelrunde.lab.attack import REPAIRS, Attacker, long_game, many_words, with_repairs
from tafelrunde.lab.served import ServerTrouble

FEW = ["--tables", "2", "--clients", "2", "--every", "0.25", "--seconds", "2"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_tables_play_on_while_one_address_floods_the_server(game: str) -> None:
    arguments = ["lab", "load", game, *FEW, "--attacker", "--json"]
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)
    found = json.loads(result.stdout)

    assert result.exit_code == 0, "nothing was lost, refused or wrong"
    assert found["attacker"] is True
    assert found["answers"] + found["late"] + found["attacked_late"] == 32
    assert 0 < found["attacked_p50_ms"] <= found["attacked_p95_ms"] <= found["attacked_most_ms"]
    assert found["attack_granted"] > 0
    assert found["attack_refused"] > 0


@pytest.mark.slow
def test_the_figures_under_attack_are_shown() -> None:
    arguments = ["--lang", "de", "lab", "load", "valskyrr", *FEW[:4], "--seconds", "0.2"]
    result = CliRunner().invoke(main, [*arguments, "--attacker"], catch_exceptions=False)
    assert "Während des Angriffs" in result.stdout
    assert "attack" not in result.stdout


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_a_small_file_holds_many_repairs_that_can_be_played(game: str) -> None:
    session = long_game(game, 40)
    words = many_words(session)
    record = read_record(with_repairs(session, words))
    entries = [decode(entry) for _, entry in record.entries]
    assert entries[-REPAIRS:] == [Repaired(words)] * REPAIRS
    assert len(words) == MOST_WORDS
    record.entries = record.entries[: 1 - REPAIRS]
    assert play_record(session.rules, record).step == session.step + 1


def test_an_attacker_who_finds_no_server_says_so() -> None:
    with pytest.raises(ServerTrouble, match="could not begin"):
        Attacker("127.0.0.1:9", "valskyrr", "127.66.0.1")
