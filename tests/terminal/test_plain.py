"""The plain line mode: sentences out, lines in."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tafelrunde.engine.content import Lang
from tafelrunde.engine.sessions import write_file
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.plain import Plain
from tafelrunde.terminal.table import Table
from tests.kit.terminal import table


def talk(lines: list[str], at: Table | None = None, lang: Lang = "en", hints: bool = True) -> str:
    """What is said while these lines are typed; then the input ends."""
    said = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    Plain(client_for("valskyrr"), lang, hints, typed, said).play(at)
    return said.getvalue()


def test_the_set_up_is_asked_line_by_line_and_the_end_of_input_saves(home: Path) -> None:
    said = talk(["1", "4", "1", "1", "? 1", "7", "9", "1"])

    assert "Which adventure?" in said
    assert "[b] Arani" in said
    assert "Dawnbreaker Cleric · focus 3" in said
    assert "Where does the party travel?" in said
    (file,) = home.glob("valskyrr-into_the_wilds-*.json")
    assert said.endswith(f"Goodbye. The game is saved as {file}.\n")
    assert Table.load(client_for("valskyrr"), file).seats == ["person", "bot"]


def test_no_escape_sequence_is_ever_written() -> None:
    said = talk(["2", "1", "table", "log", "help", "why", "? 1"], table())

    assert "\x1b" not in said


def test_everything_is_said_in_german_too() -> None:
    said = talk(["1", "4", "6", "8", "table", "help", "hint", "lang"], lang="de")

    assert "Welche Helden, und wer spielt sie?" in said
    assert "Wohin reist die Gruppe?" in said
    assert "Der Bot würde" in said
    assert "Where does the party travel?" in said  # after `lang`


@pytest.mark.parametrize("garbage", ["99", "0", "-1", "x", "1 1", "²", "1 2", "\0", "9" * 5000])
def test_garbage_gets_one_sentence_with_a_slug_and_changes_nothing(garbage: str) -> None:
    at = table()
    said = talk([garbage], at)

    assert "[illegal-move]" in said
    assert at.session.step == 0


def test_bytes_that_are_no_text_are_garbage_too() -> None:
    at = table()
    typed = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nquit\n"), encoding="utf-8")
    said = io.StringIO()
    Plain(client_for("valskyrr"), "en", True, typed, said).play(at)

    assert "[illegal-move]" in said.getvalue()
    assert at.session.step == 0


def test_a_closed_option_is_listed_with_its_rule_and_cannot_be_taken() -> None:
    at = table()
    at.answer([1])
    while at.decision is not None and at.decision.key != "action":
        at.answer([0])
    decision = at.decision
    assert decision is not None
    number = len(decision.options) + 1
    rule = decision.closed[0].why
    step = at.session.step
    said = talk([str(number), f"why {number}"], at)

    assert f"{number}. Closed by rule {rule}:" in said
    assert f"This is not possible now: rule {rule}. [illegal-move]" in said
    assert f"Rule {rule} (" in said
    assert at.session.step == step


def test_undo_and_redo_go_back_and_forth() -> None:
    at = table()
    said = talk(["undo", "2", "undo", "redo"], at)

    assert "[undo-refused]" in said
    assert "Taken back" in said
    assert "Played again." in said
    assert at.session.step == 1


def test_a_game_is_saved_and_loaded_by_name(home: Path) -> None:
    at = table()
    said = talk(["2", "save mine", "1", "load mine"], at)

    assert f"Saved as {home / 'mine.json'}." in said
    assert at.session.step == 1
    assert at.file == home / "mine.json"


@pytest.mark.parametrize(
    ("content", "slug"),
    [
        (None, "file-trouble"),
        (b"no save", "damaged-save"),
        (b'{"tafelrunde":99,"sha256":"","save":{}}', "newer-save"),
    ],
)
def test_a_file_that_cannot_be_loaded_leaves_the_game_alone(
    content: bytes | None, slug: str, home: Path
) -> None:
    at = table()
    if content is not None:
        write_file(home / "bad.json", content)
    for lang in ("en", "de"):
        said = talk(["load bad"], at, lang=lang)
        assert f"[{slug}]" in said
    assert at.session.step == 0


def test_a_rule_that_does_not_exist_is_refused_with_the_nearest() -> None:
    assert "the nearest are" in talk(["rule V8.5"], table())


def test_hints_are_told_once_and_can_be_switched_off() -> None:
    assert talk(["2", "undo"], table()).count("Hint: Travel: the party may move") == 2
    assert "Hint: Travel:" not in talk(["2"], table(), hints=False)
    assert "Hints for newcomers are off." in talk(["hints off"], table())


def test_a_player_sets_where_to_be_asked() -> None:
    at = table()
    said = talk(["ask own", "ask block", "ask block", "ask nobody"], at)

    assert "only when their own hero is hurt" in said
    assert "never for block" in said
    assert at.unasked_cards(0) == []
    assert "[unknown-name]" in said


def test_bots_play_to_the_end_and_are_told() -> None:
    said = talk([], table(("bot", "bot"), seed=4))

    assert "begins" in said
    assert "Victory!" in said or "Defeat." in said
