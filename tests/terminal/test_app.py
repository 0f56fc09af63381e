"""The Textual application, driven by its keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tafelrunde.engine.records import write_file
from tafelrunde.terminal import saves
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.game_screen import GameScreen
from tafelrunde.terminal.modals import Picker, Reader
from tafelrunde.terminal.setup_screen import SetupScreen
from tafelrunde.terminal.table import Ask, Table
from tests.kit.terminal import LARGE, SMALL, drive, play_on, press, screen, settle, table


def table_of(app: TableApp) -> Table:
    """The table of a running application."""
    assert app.table is not None
    return app.table


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_evening_by_keys(size: tuple[int, int], home: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, SetupScreen)
        assert "Into the Wilds" in screen(app)
        await press(pilot, "1", "4", "1", "1", "5", "enter")  # Fengray a person, Arani a bot
        assert isinstance(app.screen, GameScreen)
        assert table_of(app).seats == ["person", "bot"]
        assert "Where does the party travel?" in screen(app)

        await play_on(app, pilot, 10)
        step = table_of(app).session.step
        assert step >= 10
        await press(pilot, "u")
        assert table_of(app).session.step < step
        assert "Taken back" in screen(app)
        await press(pilot, "r")
        assert table_of(app).session.step == step

        await press(pilot, "s", "enter")
        assert "Saved as" in screen(app)
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Reader)
        await press(pilot, "escape", "l", "enter")
        assert table_of(app).session.step == step
        await press(pilot, "q", "1")

    app = drive(script, size=size)
    assert "The game is saved as" in app.farewell
    assert len(list(home.glob("*.json"))) == 2


def test_the_large_screen_shows_the_whole_table_at_a_glance() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2")
        seen = screen(app)
        for part in ("Locations", "Encounter", "What happened", "Enemy row", "Progress", "0/6"):
            assert part in seen
        for part in ("Fengray", "Arani", "Focus", "War Sword", "Reinforcement", "Loot ◆ 1"):
            assert part in seen
        assert "@2 ▲" in seen

    drive(script, table())


def test_the_small_screen_shows_every_hero_and_the_options() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        seen = screen(app)
        for part in ("Fengray", "Arani", "Celenthia", "Crow", "Enemy row", "1 Stay", "F1 help"):
            assert part in seen

    drive(script, table(("person",) * 4), SMALL)


def test_a_terminal_too_small_gets_one_sentence_and_recovers() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "too small: 59×17" in screen(app)
        assert "[terminal-too-small]" in screen(app)
        assert "Stay" not in screen(app)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Stay" in screen(app)

    drive(script, table(), (59, 17))


def test_a_closed_option_says_why_with_the_rule_and_its_neighbours() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2", "1", "1")  # travel, an enemy pursues Fengray, Fengray acts
        decision = table_of(app).decision
        assert decision is not None
        assert decision.key == "action"
        assert decision.closed
        await press(pilot, "end", "enter")
        assert isinstance(app.screen, Reader)
        why = decision.closed[-1].why
        assert f"► {why}" in screen(app)
        await press(pilot, "left")
        assert f"► {why}" not in screen(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, GameScreen)

    drive(script, table())


def test_a_card_pops_up_in_the_language_of_the_player() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2", "1", "1", "question_mark")
        assert isinstance(app.screen, Reader)
        card = app.screen.page.title
        await press(pilot, "escape", "g", "question_mark")
        assert isinstance(app.screen, Reader)
        assert app.screen.page.title != card
        assert "Regel" in screen(app)
        await press(pilot, "r")
        assert "Regel V" in screen(app)

    drive(script, table())


def test_a_click_on_a_name_shows_its_page() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        app.action_look("hero:0")
        await settle(pilot)
        assert "Shieldbearer" in screen(app)
        await press(pilot, "escape")
        await pilot.click("#header", offset=(3, 0))
        await settle(pilot)
        assert isinstance(app.screen, Reader)
        assert app.screen.page.title == "Into the Wilds"

    drive(script, table())


def test_everything_on_the_table_can_be_browsed() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2", "b")
        assert isinstance(app.screen, Picker)
        keys = [row.key for row in app.screen.rows]
        await press(pilot, "escape")
        client, view = table_of(app).client, table_of(app).view
        for key in keys:
            assert client.page(view, key, "de").title
            assert client.page(view, key, "en").title

    drive(script, table())


def test_two_digits_choose_where_there_are_ten_options() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "2", "1", "1")
        decision = table_of(app).decision
        assert decision is not None
        step, count = table_of(app).session.step, len(decision.options)
        assert count >= 10
        await press(pilot, "1")
        assert table_of(app).session.step == step
        await press(pilot, "9")
        assert "Say a number" in screen(app)
        await press(pilot, "1", "enter")
        assert table_of(app).session.step == step + 1

    drive(script, table())


def test_hints_lead_through_the_first_round_and_can_be_switched_off() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Travel: the party may move" in screen(app)
        await press(pilot, "n")
        assert "Travel: the party may move" not in screen(app)
        assert "Hints for newcomers are off" in screen(app)
        await press(pilot, "n")
        assert "Travel: the party may move" in screen(app)

    drive(script, table())


def test_without_hints_none_are_shown() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Travel: the party may move" not in screen(app)

    drive(script, table(), hints=False)


def test_the_bot_gives_a_hint_and_nothing_is_answered() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        assert "The bot would choose" in screen(app)
        assert table_of(app).session.step == 0

    drive(script, table())


def test_undo_at_the_start_is_refused_with_a_slug() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "u")
        assert "[undo-refused]" in screen(app)
        await press(pilot, "r")
        assert "[undo-refused]" in screen(app)

    drive(script, table())


def test_a_damaged_save_is_refused_and_the_game_goes_on(home: Path) -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        write_file(home / "valskyrr-zzz.json", b"{}")
        step = table_of(app).session.step
        await press(pilot, "l", "1")
        assert "[damaged-save]" in screen(app)
        assert table_of(app).session.step == step

    drive(script, table())


def test_windows_can_be_switched_off() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "w", "3")
        assert table_of(app).asking(0) is Ask.NEVER
        assert "never asked" in screen(app)

    drive(script, table())


def test_help_map_and_log_open_and_close() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        for key, text in (("f1", "furious"), ("m", "Charred War Camp"), ("v", "begins")):
            await press(pilot, key)
            assert isinstance(app.screen, Reader)
            assert text in screen(app)
            await press(pilot, "escape")
            assert isinstance(app.screen, GameScreen)

    drive(script, table(), SMALL)


def test_bots_can_be_watched_and_paused() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Bots are playing" in screen(app)
        await press(pilot, "space")
        assert "Paused" in screen(app)
        assert isinstance(app.screen, GameScreen)
        app.screen.paused = False
        app.screen._watch()
        assert table_of(app).session.step == 1

    drive(script, table(("bot", "bot")))


def test_leaving_can_be_thought_over() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "q", "2")
        assert isinstance(app.screen, GameScreen)
        await press(pilot, "ctrl+c")

    assert drive(script, table()).farewell == "Goodbye. Nothing had to be saved."


def test_the_set_up_goes_back_and_offers_the_last_open_game() -> None:
    at = table()
    at.answer([0])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Go on with the last game" in screen(app)
        await press(pilot, "2", "escape", "g")
        assert "Das letzte Spiel fortsetzen" in screen(app)
        await press(pilot, "1")
        assert table_of(app).session.step == at.session.step

    drive(script)


def test_the_set_up_refuses_a_game_without_heroes() -> None:
    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "1", "5")
        assert "[bad-setup]" in screen(app)
        await press(pilot, "1", "1", "1")  # person, bot, not in the game again
        assert "[ ] Arani" in screen(app)

    drive(script, size=SMALL)


def test_a_file_name_of_a_player_lies_in_the_folder_of_saved_games(home: Path) -> None:
    assert saves.named("my game") == home / "my game.json"
    assert saves.named("/tmp/x.json") == Path("/tmp/x.json")
