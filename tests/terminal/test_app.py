"""The Textual application, driven by its keys."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.sessions import write_file
from tafelrunde.terminal import saves
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.game_screen import GameScreen
from tafelrunde.terminal.modals import NameBox, Picker, Reader
from tafelrunde.terminal.setup_screen import SetupScreen
from tafelrunde.terminal.table import Ask, Table
from tests.kit.terminal import (
    LARGE,
    SMALL,
    displays,
    drive,
    is_at,
    play_on,
    press,
    screen,
    table,
    to_first_turn,
    until,
)


def table_of(app: TableApp) -> Table:
    """The table of a running application."""
    assert app.table is not None
    return app.table


def page_title(app: TableApp) -> str:
    """The title of the page that is open."""
    assert isinstance(app.screen, Reader)
    return app.screen.page.title


TWO_CARDS_TO_DISCARD = 137
"""With this seed the hero is asked for two cards at once after a few decisions."""


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_evening_by_keys(
    size: tuple[int, int], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _: TWO_CARDS_TO_DISCARD)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await set_up(app, pilot)
        await play_on(app, pilot, 10)
        await back_and_forth(app, pilot)
        await press(pilot, "question_mark")
        await is_at(app, pilot, Reader)
        await press(pilot, "escape")
        await is_at(app, pilot, GameScreen)
        await save_and_load(app, pilot)
        await press(pilot, "q")
        await is_at(app, pilot, Picker)
        await press(pilot, "1")

    app = drive(script, size=size)
    assert "The game is saved as" in app.farewell
    assert len(list(home.glob("*.json"))) == 2


async def set_up(app: TableApp, pilot: Pilot[None]) -> None:
    """The introductory adventure with Fengray played by a person and Arani by a bot."""
    await is_at(app, pilot, SetupScreen)
    await displays(app, pilot, "Into the Wilds")
    await press(pilot, "1", "4", "1", "1", "7", "enter")
    await is_at(app, pilot, GameScreen)
    assert table_of(app).seats == ["person", "bot"]
    await displays(app, pilot, "Where does the party travel?")


async def back_and_forth(app: TableApp, pilot: Pilot[None]) -> None:
    """Take the last answer back and give it again."""
    step = table_of(app).session.step
    assert step >= 10
    await press(pilot, "u")
    await displays(app, pilot, "Taken back")
    assert table_of(app).session.step < step
    await press(pilot, "r")
    await until(pilot, lambda: table_of(app).session.step == step)


async def save_and_load(app: TableApp, pilot: Pilot[None]) -> None:
    """Save under the proposed name and open that file again."""
    at, step = app.table, table_of(app).session.step
    await press(pilot, "s")
    await is_at(app, pilot, NameBox)
    await press(pilot, "enter")
    await displays(app, pilot, "Saved as")
    await press(pilot, "l")
    await is_at(app, pilot, Picker)
    await press(pilot, "1")
    await until(pilot, lambda: app.table is not at)
    await is_at(app, pilot, GameScreen)
    assert table_of(app).session.step == step


def test_the_large_screen_shows_the_whole_table_at_a_glance() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2")
        seen = screen(app)
        for part in ("Locations", "Encounter", "What happened", "Enemy row", "Progress 0"):
            assert part in seen
        for part in ("Fengray", "Arani", "Focus", "War Sword", "Reinforcement", "Loot ◆ 1"):
            assert part in seen
        assert "@2 ▲" in seen

    drive(script, table())


def test_the_small_screen_shows_every_hero_and_the_options() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Preparation" in screen(app)  # Crow could play it at once
        await press(pilot, "2")
        seen = screen(app)
        for part in ("Fengray", "Arani", "Celenthia", "Crow", "Enemy row", "1 Stay", "F1 help"):
            assert part in seen

    drive(script, table(("person",) * 4), SMALL)


def test_a_terminal_too_small_gets_one_sentence_and_recovers() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "too small: 59×17")
        await displays(app, pilot, "[terminal-too-small]")
        assert "Stay" not in screen(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await displays(app, pilot, "Stay")

    drive(script, table(), (59, 17))


def test_a_closed_option_says_why_with_the_rule_and_its_neighbours() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_first_turn(app, pilot)
        decision = table_of(app).decision
        assert decision is not None
        assert decision.key == "action"
        assert decision.closed
        await press(pilot, "end", "enter")
        await is_at(app, pilot, Reader)
        why = decision.closed[-1].why
        await displays(app, pilot, f"► {why}")
        await press(pilot, "left")
        await until(pilot, lambda: f"► {why}" not in screen(app))
        await press(pilot, "escape")
        await is_at(app, pilot, GameScreen)

    drive(script, table())


def test_a_card_pops_up_in_the_language_of_the_player() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await to_first_turn(app, pilot)
        await press(pilot, "question_mark")
        await is_at(app, pilot, Reader)
        card = page_title(app)
        await press(pilot, "escape")
        await is_at(app, pilot, GameScreen)
        await press(pilot, "g", "question_mark")
        await is_at(app, pilot, Reader)
        assert page_title(app) != card
        await displays(app, pilot, "Regel")
        await press(pilot, "r")
        await displays(app, pilot, "Regel V")

    drive(script, table())


def test_a_click_on_a_name_shows_its_page() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.action_look("hero:0")
        await pilot.pause()
        await displays(app, pilot, "Shieldbearer")
        await press(pilot, "escape")
        await pilot.click("#header", offset=(3, 0))
        await pilot.pause()
        await is_at(app, pilot, Reader)
        assert page_title(app) == "Into the Wilds"

    drive(script, table())


def test_everything_on_the_table_can_be_browsed() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2", "b")
        await is_at(app, pilot, Picker)
        keys = [thing.key for thing in table_of(app).client.things(table_of(app).view, "en")]
        await press(pilot, "escape")
        client, view = table_of(app).client, table_of(app).view
        for key in keys:
            assert client.page(view, key, "de").title
            assert client.page(view, key, "en").title

    drive(script, table())


def test_two_digits_choose_where_there_are_ten_options() -> None:
    at, _ = reach(lambda decision: decision.max == 1 and 10 <= len(decision.options) < 19)
    step = at.session.step

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        await displays(app, pilot, "Option 1…")
        await press(pilot, "9")
        await displays(app, pilot, "Say a number")
        assert at.session.step == step
        await press(pilot, "1", "0")
        await until(pilot, lambda: at.session.step > step)
        assert at.session.steps[step].answers == [[9]]

    drive(script, at)


def test_hints_lead_through_the_first_round_and_can_be_switched_off() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "Travel: the party may move")
        await press(pilot, "n")
        await until(pilot, lambda: "Travel: the party may move" not in screen(app))
        await displays(app, pilot, "Hints for newcomers are off")
        await press(pilot, "n")
        await displays(app, pilot, "Travel: the party may move")

    drive(script, table())


def test_without_hints_none_are_shown() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Travel: the party may move" not in screen(app)

    drive(script, table(), hints=False)


def test_the_bot_gives_a_hint_and_nothing_is_answered() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        await displays(app, pilot, "The bot would choose")
        assert table_of(app).session.step == 0

    drive(script, table())


def test_undo_at_the_start_is_refused_with_a_slug() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "u")
        await displays(app, pilot, "[undo-refused]")
        await press(pilot, "r")
        await displays(app, pilot, "[undo-refused]")

    drive(script, table())


def test_a_damaged_save_is_refused_and_the_game_goes_on(home: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        write_file(home / "valskyrr-zzz.json", b"{}")
        step = table_of(app).session.step
        await press(pilot, "l")
        await is_at(app, pilot, Picker)
        await press(pilot, "1")
        await displays(app, pilot, "[damaged-save]")
        assert table_of(app).session.step == step

    drive(script, table())


def test_windows_can_be_switched_off() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "w")
        await is_at(app, pilot, Picker)
        await press(pilot, "3")
        await displays(app, pilot, "never asked")
        assert table_of(app).asking(0) is Ask.NEVER

    drive(script, table())


def test_help_map_and_log_open_and_close() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key, text in (("f1", "furious"), ("m", "Charred War"), ("v", "begins")):
            await press(pilot, key)
            await is_at(app, pilot, Reader)
            await displays(app, pilot, text)
            await press(pilot, "escape")
            await is_at(app, pilot, GameScreen)

    drive(script, table(), SMALL)


def test_bots_can_be_watched_and_paused() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "Bots are playing")
        await press(pilot, "space")
        await displays(app, pilot, "Paused")
        await is_at(app, pilot, GameScreen)
        step = table_of(app).session.step
        await press(pilot, "space")
        await until(pilot, lambda: table_of(app).session.step > step)

    drive(script, table(("bot", "bot")))


def test_leaving_can_be_thought_over() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "q")
        await is_at(app, pilot, Picker)
        await press(pilot, "2")
        await is_at(app, pilot, GameScreen)
        await press(pilot, "ctrl+c")

    assert drive(script, table()).farewell == "Goodbye. Nothing had to be saved."


def test_the_set_up_goes_back_and_offers_the_last_open_game() -> None:
    at = table()
    at.answer([0])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "Go on with the last game")
        await press(pilot, "2", "escape", "g")
        await displays(app, pilot, "Das letzte Spiel fortsetzen")
        await press(pilot, "1")
        await is_at(app, pilot, GameScreen)
        assert table_of(app).session.step == at.session.step

    drive(script)


def test_the_set_up_refuses_a_game_without_heroes() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "1", "6")
        await displays(app, pilot, "[bad-setup]")
        await press(pilot, "1", "1", "1")  # person, bot, not in the game again
        await displays(app, pilot, "[ ] Arani")

    drive(script, size=SMALL)


def test_a_file_name_of_a_player_lies_in_the_folder_of_saved_games(home: Path) -> None:
    assert saves.named("my game") == home / "my game.json"
    assert saves.named("/tmp/x.json") == Path("/tmp/x.json")


def test_several_options_are_picked_one_by_one_and_finished_early() -> None:
    at, decision = reach(lambda decision: decision.min == 0 and decision.max >= 2)
    step = at.session.step

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await displays(app, pilot, "up to", "Done (0 chosen)")
        await press(pilot, "1")
        await displays(app, pilot, "Done (1 chosen)", "1.✔")
        await press(pilot, "u")
        await displays(app, pilot, "Done (0 chosen)")
        await press(pilot, *["down"] * len(decision.options), "enter")
        await until(pilot, lambda: at.session.step > step)
        assert at.session.steps[step].answers == [[]]

    drive(script, at)


def reach(wanted: Callable[[Decision], bool]) -> tuple[Table, Decision]:
    """A table that stands at such a decision, whatever the cards are today."""
    for seed in range(20):
        at = table(("person",) * 4, seed)
        while (decision := at.decision) is not None:
            if wanted(decision):
                return at, decision
            at.answer(some(decision))
    raise AssertionError("no game comes to such a decision")


def some(decision: Decision) -> list[int]:
    """An answer that leads into fights: travel, attack with the last weapon, pass on the rest."""
    plays = [i for i, option in enumerate(decision.options) if hasattr(option, "action")]
    if decision.key == "travel":
        return [1]
    if decision.key == "action" and plays:
        return [plays[-2 if len(plays) > 1 else -1]]
    return list(range(decision.min))
