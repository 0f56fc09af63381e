"""The table of the terminal: seats, windows, taking back, keeping."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from tafelrunde.bots.makers import LEVELS
from tafelrunde.bots.search import Level, SearchBot
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import PARTY, PASS, Decision
from tafelrunde.engine.errors import BadSetup, RuleTrouble, UndoRefused
from tafelrunde.engine.options import card_of
from tafelrunde.engine.scenarios import check_files
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import BOT, PERSON, Ask, Plan, Table
from tests.kit.terminal import table


def least(decision: Decision) -> list[int]:
    """The first options, as few as possible; but the party always travels."""
    return [1] if decision.key == "travel" else list(range(decision.min))


def play(at: Table, answers: int) -> None:
    """Answer so many decisions with the least there is, or until the game ends."""
    for _ in range(answers):
        if at.decision is None:
            break
        at.answer(least(at.decision))


def test_party_decisions_are_for_people_and_bots_answer_only_for_themselves() -> None:
    at = table(("bot", "person"))
    seats: list[int] = []
    while len(seats) < 30 and at.decision is not None:
        seats.append(at.decision.seat)
        at.answer(least(at.decision))

    assert set(seats) <= {PARTY, 1}
    assert PARTY in seats
    assert any(step.seat == 0 for step in at.session.steps)


def test_undo_goes_back_to_the_last_decision_of_a_person_past_all_bots() -> None:
    at = table(("person", "bot", "bot", "bot"))
    asked: list[tuple[int, str]] = []
    while len(asked) < 12 and at.decision is not None:
        asked.append((at.session.step, at.decision.key))
        at.answer(least(at.decision))
    end = at.session.step
    for step, key in reversed(asked):
        at.undo()
        assert at.decision is not None
        assert (at.session.step, at.decision.key) == (step, key)
    with pytest.raises(UndoRefused):
        at.undo()
    for _ in asked:
        at.redo()
    assert at.session.step == end


def test_every_answer_is_kept_at_once_and_nothing_half_written(home: Path) -> None:
    at = table(("person", "bot"))
    assert not home.exists()
    for _ in range(5):
        play(at, 1)
        (file,) = home.iterdir()
        again = Table.load(at.client, file)
        assert again.session.step == at.session.step
        assert again.seats == ["person", "bot"]


def test_games_begun_in_the_same_second_are_kept_apart(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock:
        @staticmethod
        def now() -> datetime:
            return datetime(2026, 1, 2, 3, 4, 5)

    monkeypatch.setattr(saves, "datetime", Clock)
    games = [table(seed=seed) for seed in (1, 2, 3)]
    assert saves.saved_games("valskyrr") == []
    for at in games:
        play(at, 2)

    kept = saves.saved_games("valskyrr")
    assert sorted(kept) == sorted(home.iterdir())
    assert {Table.load(at.client, file).session.seed for at in games for file in kept} == {1, 2, 3}
    assert all("-20260102-030405-" in file.name for file in kept)


def test_a_disk_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    at = table()
    (tmp_path / "file").write_text("in the way")
    at.file = tmp_path / "file" / "game.json"
    play(at, 1)

    assert at.session.step == 1
    trouble = at.pop_trouble()
    assert trouble is not None
    assert trouble.slug == "file-trouble"
    assert at.pop_trouble() is None


def reflex_seats(at: Table, answers: int = 400) -> list[tuple[int, bool]]:
    """Who is asked for reflexes, and whether it concerns the own hero."""
    asked: list[tuple[int, bool]] = []
    for _ in range(answers):
        decision = at.decision
        if decision is None:
            break
        if decision.key == "reflex":
            asked.append((decision.seat, at.client.concerns(at.session.state, decision)))
            at.answer([list(decision.options).index(PASS)])
        else:
            at.answer(least(decision))
    return asked


def test_a_player_who_never_wants_to_be_asked_is_not() -> None:
    at = table()
    at.ask_at(0, Ask.NEVER)
    asked = reflex_seats(at)

    assert asked
    assert {seat for seat, _ in asked} == {1}
    assert any(step.seat == 0 for step in at.session.steps)


def test_a_player_can_be_asked_only_when_the_own_hero_is_concerned() -> None:
    at = table(seed=5)
    everything = reflex_seats(table(seed=5))
    for seat in (0, 1):
        at.ask_at(seat, Ask.OWN)
    asked = reflex_seats(at)

    assert asked
    assert all(own for _, own in asked)
    assert not all(own for _, own in everything)


def test_windows_are_skipped_as_recorded_answers_and_undo_passes_over_them() -> None:
    at = table()
    for seat in (0, 1):
        at.ask_at(seat, Ask.NEVER)
    play(at, 60)
    if at.is_over:
        at.undo()
    while at.session.step:
        before = at.session.step
        try:
            at.undo()
        except UndoRefused:
            break
        assert at.session.step < before
        assert at.decision is not None
        assert at.decision.key != "reflex"
    assert at.session.step == 0


def test_a_card_that_nobody_wants_to_be_asked_for_is_passed_over() -> None:
    at = table()
    while at.decision is not None and at.decision.key != "reflex":
        play(at, 1)
    decision = at.decision
    assert decision is not None
    cards = {card_of(option) for option in decision.options} - {""}
    for card in cards:
        at.ask_for_card(decision.seat, card, wanted=False)
    assert at.is_skipped(decision)
    at.ask_for_card(decision.seat, next(iter(cards)), wanted=True)
    assert not at.is_skipped(decision)


def test_wishes_are_saved_with_the_game() -> None:
    at = table()
    at.ask_at(1, Ask.OWN)
    play(at, 1)
    assert at.file is not None

    assert Table.load(at.client, at.file).asking(1) is Ask.OWN


@pytest.mark.parametrize("windows", [[], {"0": {"ask": "sometimes"}}, {"0": 1}, "x"])
def test_wishes_that_make_no_sense_are_forgotten(windows: object) -> None:
    at = table()
    at.session.table["windows"] = windows

    assert Table(at.client, at.session, None).asking(0) is Ask.EVERY


def test_a_rule_that_fails_under_a_bot_does_not_end_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = table(("bot", "bot"))
    give, failed = at.session.answer, [0]

    def fail_once(*arguments: object) -> None:
        failed[0] += 1
        if failed[0] == 1:
            raise RuleTrouble("A rule failed.")
        give(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(at.session, "answer", fail_once)

    assert at.play_step()
    assert at.session.step == 1


@pytest.mark.parametrize("seats", [None, ["bot"], ["cat", "dog"], [1, []], "person,bot"])
def test_seats_that_make_no_sense_are_taken_by_people(seats: object) -> None:
    at = table()
    at.session.table["seats"] = seats

    assert Table(at.client, at.session, None).seats == ["person", "person"]


def test_a_rule_that_fails_leaves_a_report_that_checks_as_a_scenario(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(("person", "person"))
    play(at, 3)
    before = at.session.step
    monkeypatch.setattr(at.session, "_advance", broken_once(at.session._advance))

    with pytest.raises(RuleTrouble) as caught:
        play(at, 1)

    (file,) = home.rglob("*problem*.toml")
    assert str(file) in str(caught.value)
    assert [result.ok for result in check_files([file])] == [True] * 4
    assert at.session.step == before
    play(at, 1)
    assert at.session.step > before


def broken_once(advance: Callable[[object], None]) -> Callable[[object], None]:
    """A way on that fails the first time."""
    left = ["a rule failed"]

    def broken(answer: object) -> None:
        if left:
            raise ValueError(left.pop())
        advance(answer)

    return broken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_names_the_best_answers_with_how_sure_and_why(lang: Lang) -> None:
    at = table()
    before = at.session.save()
    chosen, lines = at.advice(lang)

    assert at.decision is not None
    assert at.decision.refusal(chosen) is None
    assert 2 <= len(lines) <= 6
    assert lines[0].startswith({"de": "Der Bot würde", "en": "The bot would"}[lang])
    assert "%" in lines[1]
    assert at.session.save() == before


def test_there_is_no_advice_while_people_play_against_each_other() -> None:
    setup = {"characters": ["wolf", "bear"]}
    alone, rivals = (
        Table.new(client_for("hexer"), Plan(setup, (PERSON, other)), 3) for other in (BOT, PERSON)
    )

    assert len(alone.advice("en")[1]) > 1
    assert rivals.advice("en") == ([], ["There is no advice while people play against each other."])


def test_bots_of_a_level_look_ahead_and_do_so_in_a_saved_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "beginner", Level(visits=4, width=2, ahead=1))
    client = client_for("hexer")
    at = Table.new(client, Plan({"characters": ["wolf", "bear"]}, (BOT, BOT), "beginner"), 3)
    at.autosave()
    assert at.file is not None
    for each in (at, Table.load(client, at.file)):
        assert each.play_step()
        assert isinstance(each.helper.bot, SearchBot)
        assert each.helper.bot.asked > 0


def test_a_saved_game_goes_on_with_other_bots() -> None:
    client = client_for("avalon")
    at = Table.new(client, Plan({"characters": ["beor"]}, (BOT,)), 3)
    at.autosave()
    assert at.file is not None

    assert Table.load(client, at.file, level="master").helper.level == "master"
    with pytest.raises(BadSetup, match="one of heuristic, beginner"):
        Table.load(client, at.file, level="genius")
