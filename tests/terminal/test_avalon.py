"""Avalon at the terminal: map, sheets, the chain of cards, the book; nothing unread is told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from tafelrunde.cli import main
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Decision
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state.table import Clash, Game, Laid
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.texts.narrator import verse_text
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.avalon.paint import Brush
from tafelrunde.terminal.avalon.paint_clash import chain, opponent
from tafelrunde.terminal.avalon.paint_map import whole
from tafelrunde.terminal.clients import Client, Scene, client_for
from tafelrunde.terminal.table import PERSON, Plan, Table
from tests.kit.terminal import press, screen

CLIENT: Client[Any] = client_for("avalon")


def table(players: int = 2, seed: int = 3) -> Table:
    """A new campaign that is not kept."""
    names = ["beor", "ailei", "arev", "wurm"][:players]
    return Table.new(CLIENT, Plan({"characters": names}, (PERSON,) * players), seed, keep=False)


def look_at_everything(at: Table, decision: Decision) -> None:
    """Paint and tell the table in both languages, small and large."""
    view = at.view
    for lang in LANGUAGES:
        for width in (60, 150):
            panels = CLIENT.panels(view, decision.seat, lang, width)
            assert all(text.plain for text in panels.values())
            assert len(CLIENT.seat_panels(view, decision.seat, lang, width)) == len(at.seats)
        assert CLIENT.whole_map(view, lang, 80).plain
        assert all(CLIENT.sentences(view, lang))
        for thing in CLIENT.things(view, lang):
            assert CLIENT.page(view, thing.key, lang).title
        for option in [*decision.options, *(closed.option for closed in decision.closed)]:
            page = CLIENT.page_of(at.session.state, decision, option, lang)
            assert page.title
            assert CLIENT.rule(page.rule, lang).text


@pytest.mark.parametrize("players", [1, 4])
def test_every_table_of_a_random_campaign_can_be_shown(players: int) -> None:
    chance = random.Random(players)
    for seed in range(4):
        at = table(players, seed)
        for seen in range(100):
            decision = at.decision
            if decision is None:
                break
            if seen % 20 == 0:
                look_at_everything(at, decision)
            size = chance.randint(decision.min, decision.max)
            at.answer(chance.sample(range(len(decision.options)), size))
        assert seen > 20


# --- The map --------------------------------------------------------------------------------------


def test_the_map_shows_people_menhirs_and_ways() -> None:
    game = cast(Game, table().session.state)
    lines = whole(Brush(game, "en", 0, 60)).plain.split("\n")

    grove, signs, names = lines[1], lines[4], lines[5]
    assert "Hunters' Grove" in grove
    assert "│" in lines[3]
    assert signs.count("──") == 2  # to the fair and to the conclave
    assert "┌①②♨2" in signs
    assert names.split() == ["Warrior", "Fair", "Cuanacht", "Farmhold", "Charred", "Conclave"]


def test_land_beyond_the_light_is_painted_dim() -> None:
    game = cast(Game, table().session.state)
    game.map[113] = game.map[102] - 200
    drawn = whole(Brush(game, "en", 0, 60))

    dim = [drawn.plain[span.start : span.end] for span in drawn.spans if "dim" in str(span.style)]
    assert "Mirror" in " ".join(dim)
    assert "Charred" not in " ".join(dim)


# --- Sheets ---------------------------------------------------------------------------------------


def test_the_crossbar_of_health_bounds_energy_on_the_sheet() -> None:
    game = cast(Game, table().session.state)
    beor = game.characters[0]
    beor.health, beor.energy, beor.fear = 4, 3, 5
    sheet = CLIENT.seat_panels(game, 0, "en", 150)[0].plain.split("\n")

    assert sheet[0].startswith("► ① Beor  Cuanacht Farmhold")
    assert "going insane" not in sheet[0]
    assert "in panic" in sheet[0]
    assert sheet[1] == "⚡ ███░╳╳╳╳╳ 3/4"
    assert sheet[2] == "♥ ████┤░░░░░ 4/9"
    assert sheet[3] == "☾ █████░ 5/6"


def test_the_save_sheet_shows_marked_parts_and_tasks() -> None:
    game = cast(Game, table().session.state)
    game.statuses["druid_signs"] = 0b101
    game.tasks.append("mill")

    lines = CLIENT.page(game, "sheet", "en").lines
    assert lines[0] == "The thirty-first morning, day 1"
    assert "☐ See to the people in the mill in Grubwood." in lines
    assert "☒☐☒ Signs of the druids" in lines


# --- The chain ------------------------------------------------------------------------------------


def fight(*laid: tuple[str, int]) -> Game:
    """Beor against a highwayman, with these cards and their activated rows in the sequence."""
    game = cast(Game, table(1).session.state)
    cards = {card.id: card for card in game.cards}
    enemy = next(card for card in game.cards if card.id == "highwayman")
    sequence = [Laid(cards[name], 0, activated=rows) for name, rows in laid]
    game.clash = Clash(enemy.art, enemy, 101, 1, 1, sequence=sequence, pool=3, active=0)
    return game


def test_the_chain_draws_what_is_activated_connected_and_open() -> None:
    game = fight(("blue_attack", 0b10000), ("blue_dodge", 0))
    rows = chain(Brush(game, "en", 0, 150)).plain.split("\n")

    assert rows[0].split() == ["☠Highwayman", "①Attack", "①Dodge"]
    free = rows[5]
    assert free.startswith("free")
    assert "══▶" in free  # the attack was activated, the card after it was not
    assert free.index("══▶") < free.index("─ ─")


def test_the_enemy_shows_the_row_that_applies_now() -> None:
    game = fight()
    lines = opponent(Brush(game, "en", 0, 150)).plain.split("\n")

    assert lines[1] == "●●●○○○ 3/6"
    assert [line for line in lines if line.startswith("►")] == [
        "► 3–4: Suffer 1 damage. Lose 1 Wealth."
    ]
    assert CLIENT.scene(game) is Scene.CLASH
    assert CLIENT.sentences(game, "en")[1].startswith("Combat with the Highwayman: 3 of 6")


# --- The book -------------------------------------------------------------------------------------


def test_the_open_verse_is_a_page_and_no_other_is_told() -> None:
    at = table()
    page = CLIENT.panels(at.view, 0, "en", 150)["encounter"].plain
    told = "".join([*CLIENT.sentences(at.view, "en"), page, *at.log_lines(at.session.log, "en")])

    assert CLIENT.scene(at.view) is Scene.READING
    assert verse_text("471", "en") in page
    for verse in library.VERSES:
        if verse not in cast(Game, at.session.state).read and verse_text(verse, "en"):
            assert verse_text(verse, "en") not in told


def test_a_whole_morning_by_keys(home: Path) -> None:
    app = TableApp(CLIENT, table(), "en", True)

    async def run() -> None:
        async with app.run_test(size=(150, 46)) as pilot:
            await pilot.pause()
            assert "Dernan has cut a notch" in screen(app)
            await press(pilot, "1")
            await press(pilot, "1")
            assert "Beor: explore (1 Energy)" in screen(app)
            await press(pilot, "m")
            assert "Charred" in screen(app)
            await press(pilot, "escape")
            await _look_up_signs(pilot)

    async def _look_up_signs(pilot: Pilot[None]) -> None:
        await press(pilot, "f1")
        assert "Health with its crossbar" in screen(app)
        await press(pilot, "escape")

    asyncio.run(run())
    assert app.table is not None
    game = cast(Game, app.table.session.state)
    assert game.characters[0].resources[Resource.REPUTATION] == 2


def test_plain_lines_tell_the_day_and_the_verse(home: Path) -> None:
    said = CliRunner().invoke(
        main,
        ["play", "avalon", "--characters", "beor", "--seed", "3", "--plain"],
        input="1\ntable\nquit\n",
        env={"LANG": "de_DE.UTF-8"},
    )

    assert said.exit_code == 0
    assert "Der einunddreißigste Morgen, Tag 1" in said.output
    assert "Am Tor von Cuanacht" in said.output
    assert "Beor ist in der Landfestung Cuanacht. Energie 6" in said.output
    assert GAME.setup.title.text("de") in said.output
