"""A rule that fails while bots play: nobody is locked out of the game."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.sessions import Session
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.game_screen import GameScreen
from tafelrunde.terminal.jsonl import JsonLines
from tafelrunde.terminal.plain import Plain
from tafelrunde.terminal.table import BOT, MOST_FAILURES, PERSON, Ask, Plan, Table
from tafelrunde.terminal.widgets import Choices
from tests.kit.terminal import displays, drive, is_at, press, table, until
from tests.terminal.test_app import reach


class Broken:
    """A rule that fails at every answer for which `when` holds, until it is mended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, when: Callable[[Session[Any]], bool]):
        self.failed, self.mended = 0, False
        really = Session._advance

        def advance(session: Session[Any], answer: Any) -> None:
            if answer is not None and not self.mended and when(session):
                self.failed += 1
                raise KeyError("a rule failed")
            really(session, answer)

        monkeypatch.setattr(Session, "_advance", advance)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Broken:
    """Whatever the second hero answers, a rule fails."""
    return Broken(monkeypatch, lambda session: session.steps[-1].seat == 1)


def stuck_table() -> Table:
    """A person has played until the bot on the second seat cannot go on."""
    at = table((PERSON, BOT))
    at.advance()
    while at.decision is not None:
        at.answer(list(range(at.decision.min)))
    return at


def talk(lines: list[str], at: Table, lang: Lang = "en") -> str:
    """What is said while these lines are typed; then the input ends."""
    said = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    Plain(at.client, lang, False, typed, said).play(at)
    return said.getvalue()


# --- The table ------------------------------------------------------------------------------------


def test_bots_try_several_answers_then_give_up_with_one_report(broken: Broken, home: Path) -> None:
    at = stuck_table()

    assert at.is_stuck
    assert not at.is_over
    assert not at.play_step()
    assert broken.failed == MOST_FAILURES
    assert len(list(home.glob("*problem*.toml"))) == 1
    trouble = at.pop_trouble()
    assert trouble is not None
    assert trouble.slug == "rule-trouble"


def test_bots_go_on_when_the_rule_works_again(broken: Broken) -> None:
    at = stuck_table()
    step = at.session.step
    broken.mended = True
    at.try_again()

    assert not at.is_stuck
    assert at.session.step > step


def test_a_window_that_cannot_be_passed_is_asked_after_all(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table()
    for seat in (0, 1):
        at.ask_at(seat, Ask.NEVER)
    passing = Broken(monkeypatch, lambda session: session.question.key == "reflex")  # type: ignore[union-attr]
    while not passing.failed and at.decision is not None:
        at.answer([1] if at.decision.key == "travel" else list(range(at.decision.min)))

    assert passing.failed == 1
    assert at.decision is not None
    assert at.decision.key == "reflex"


def at_a_barrier(seats: tuple[str, ...]) -> Table:
    """A game of Hexer in which all are asked at once."""
    client = client_for("hexer")
    plan = Plan({"characters": ["wolf", "bear", "cat", "viper"]}, seats)
    at = Table.new(client, plan, 3, keep=False)
    while not isinstance(at.session.question, Barrier):
        decision = at.session.decisions[0]
        at.give(decision.seat, list(range(decision.min)))
    return at


def test_bots_never_answer_for_a_person_who_has_to_answer_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = at_a_barrier((PERSON, BOT, BOT, BOT))
    step = at.session.step
    failing = Broken(monkeypatch, lambda session: isinstance(session.question, Barrier))
    assert at.decision is not None
    at.answer(list(range(at.decision.min)))

    assert failing.failed == 1
    assert at.session.step == step
    assert at.session.partial == {}
    assert at.decision is not None
    assert at.decision.seat == 0
    trouble = at.pop_trouble()
    assert trouble is not None
    assert trouble.slug == "rule-trouble"


def test_bots_who_answer_together_give_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_a_barrier((BOT,) * 4)
    failing = Broken(monkeypatch, lambda session: isinstance(session.question, Barrier))
    steps = 0
    while steps < 50 and at.play_step():
        steps += 1

    assert at.is_stuck
    assert failing.failed == MOST_FAILURES


# --- Plain lines ----------------------------------------------------------------------------------


def test_plain_lines_tell_the_trouble_and_take_back_save_and_leave(
    broken: Broken, home: Path
) -> None:
    at = stuck_table()
    step = at.session.step
    said = talk(["1", "save kept", "undo", "table"], at)

    assert said.count("[rule-trouble]") == 1
    assert "The bots cannot go on here." in said
    assert f"Saved as {home / 'kept.json'}." in said
    assert "Taken back" in said
    assert at.session.step < step
    assert at.decision is not None
    assert said.endswith(f"The game is saved as {at.file}.\n")
    assert Table.load(at.client, home / "kept.json").session.step == step


def test_a_stuck_game_that_is_loaded_reaches_a_prompt(broken: Broken) -> None:
    at = stuck_table()
    assert at.file is not None
    again = Table.load(at.client, at.file)
    said = talk(["undo"], again, "de")

    assert "Eine Regel ist gescheitert" in said
    assert "Die Bots kommen hier nicht weiter." in said
    assert "Zurückgenommen" in said
    assert again.decision is not None


def test_an_empty_line_lets_the_bots_try_again(broken: Broken) -> None:
    at = stuck_table()
    said = talk([""], at)

    assert said.count("[rule-trouble]") == 2
    assert broken.failed == 2 * MOST_FAILURES
    broken.mended = True
    step = at.session.step
    talk([""], at)
    assert at.session.step > step


# --- JSON lines -----------------------------------------------------------------------------------


def test_json_lines_end_with_the_trouble(broken: Broken) -> None:
    at, written = stuck_table(), io.BytesIO()
    assert not JsonLines(at, "en", io.BytesIO(), written).play()

    last = json.loads(written.getvalue().splitlines()[-1])
    assert last["type"] == "error"
    assert last["slug"] == "rule-trouble"


# --- The screen -----------------------------------------------------------------------------------


def test_the_screen_tells_the_trouble_and_takes_back(broken: Broken) -> None:
    at = table((PERSON, BOT))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        options = app.screen.query_one("#options", Choices)
        await press(pilot, *["1"] * 10)
        assert at.is_stuck
        await displays(app, pilot, "[rule-trouble]", "The bots cannot go on here.")
        assert options.option_count == 0
        await press(pilot, "u")
        await displays(app, pilot, "Taken back")
        assert at.decision is not None
        assert options.option_count >= len(at.decision.options)

    drive(script, at)


def test_a_refused_choice_of_several_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    at, decision = reach(lambda decision: decision.max >= 2)
    step = at.session.step
    failing = Broken(monkeypatch, lambda session: session.step > step)
    keys = [str(number) for number in range(1, decision.max + 1)]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, *keys)
        await displays(app, pilot, "[rule-trouble]", "Done (0 chosen)")
        failing.mended = True
        await press(pilot, *keys)
        await until(pilot, lambda: at.session.step > step)
        assert at.session.steps[step].answers == [list(range(decision.max))]

    drive(script, at)


def test_a_stuck_game_opens_on_the_screen_and_goes_on_by_the_space_bar(broken: Broken) -> None:
    at = stuck_table()
    step = at.session.step
    assert at.file is not None
    again = Table.load(at.client, at.file)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await is_at(app, pilot, GameScreen)
        await displays(app, pilot, "A rule failed", "The bots cannot go on here.")
        broken.mended = True
        await press(pilot, "space")
        await until(pilot, lambda: again.session.step > step)

    drive(script, again)
