"""Hexer at the terminal: whatever lies on the table can be painted, told and looked at, and nobody
sees what is hidden from them.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from tafelrunde.cli import main
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.texts.labels import card_name
from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import Client, client_for
from tafelrunde.terminal.table import BOT, PERSON, Plan, Table
from tests.kit.terminal import press, screen

CLIENT: Client[Any] = client_for("hexer")


def table(seats: tuple[str, ...] = (PERSON, BOT), seed: int = 3) -> Table:
    """A new game that is not kept."""
    names = ["wolf", "alzur", "cat", "othar", "bear"][: len(seats)]
    at = Table.new(CLIENT, Plan({"characters": names}, seats), seed, keep=False)
    at.advance()
    return at


def look_at_everything(at: Table, decision: Decision) -> None:
    """Paint and tell the table in both languages, small and large."""
    view = at.view
    for lang in LANGUAGES:
        for width in (60, 150):
            assert all(
                text.plain for text in CLIENT.panels(view, decision.seat, lang, width).values()
            )
            assert len(CLIENT.seat_panels(view, decision.seat, lang, width)) == len(at.seats)
        assert all(CLIENT.sentences(view, lang))
        for thing in CLIENT.things(view, lang):
            assert CLIENT.page(view, thing.key, lang).title
        for option in [*decision.options, *(closed.option for closed in decision.closed)]:
            page = CLIENT.page_of(at.session.state, decision, option, lang)
            assert page.title
            assert CLIENT.rule(page.rule, lang).text
            assert CLIENT.brief(at.session.state, decision, option, lang)


@pytest.mark.parametrize("players", [2, 5])
def test_every_table_of_a_random_game_can_be_shown(players: int) -> None:
    at = table((PERSON,) * players, players)
    chance = random.Random(players)
    for seen in range(400):
        decision = at.decision
        assert decision is not None
        if seen % 20 == 0:
            look_at_everything(at, decision)
        size = chance.randint(decision.min, decision.max)
        at.answer(chance.sample(range(len(decision.options)), size))


def test_nobody_reads_the_hand_of_another_player() -> None:
    at = table((PERSON, PERSON), 5)
    chance = random.Random(1)
    for _ in range(60):
        decision = at.decision
        assert decision is not None
        state: Any = at.session.state
        view: Any = at.view
        other = state.players[1 - decision.seat]
        own = {card_name(c, "en") for p in (view.players[decision.seat],) for c in p.deck}
        own |= {card_name(c, "en") for c in view.players[decision.seat].hand}
        panels = CLIENT.seat_panels(at.view, decision.seat, "en", 200)
        shown = panels[other.index].plain + CLIENT.sentences(at.view, "en")[-1]
        for card in other.hand:
            name = card_name(card, "en")
            public = [c for c in (*other.discard_pile, *other.trophies) if c.id == card.id]
            if name not in own and not public:
                assert f"{name} " not in panels[other.index].plain, shown
        size = chance.randint(decision.min, decision.max)
        at.answer(chance.sample(range(len(decision.options)), size))


def test_drawn_cards_are_named_only_to_the_player_who_draws_them() -> None:
    at = table((PERSON, BOT), 7)
    chance = random.Random(2)
    for _ in range(120):
        decision = at.decision
        if decision is None:
            break
        at.answer(chance.sample(range(len(decision.options)), decision.min or 0))
    lines = at.log_lines(at.session.log, "en")
    drawn = [line for line in lines if line.startswith("Alzur draws")]

    assert drawn
    assert all(line.endswith(("1 card.", " cards.")) for line in drawn)
    assert any(line.startswith("The Wolf School draws") and ": " in line for line in lines)


@pytest.mark.parametrize(
    ("seats", "veiled"), [((PERSON, BOT), False), ((BOT, BOT), False), ((PERSON, PERSON), True)]
)
def test_where_several_people_play_silence_tells_nothing(
    seats: tuple[str, ...], veiled: bool
) -> None:
    state: Any = table(seats).session.state
    assert state.setup.veiled is veiled


# --- Playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (150, 50)])
def test_a_turn_on_the_screen_by_keys(size: tuple[int, int]) -> None:
    app = TableApp(CLIENT, table((PERSON, BOT, BOT)), "de", True)

    async def run(pilot: Pilot[None]) -> None:
        for _ in range(6):
            await press(pilot, "1")
        text = screen(app)
        assert "Wolfsschule" in text
        assert "Die Alte Welt" in text
        await press(pilot, "u")

    async def drive() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await run(pilot)

    asyncio.run(drive())
    assert app.table is not None
    assert app.table.session.step > 0


def test_plain_lines_play_and_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ["play", "hexer", "--characters", "wolf,bear", "--seats", "person,bot", "--seed", "3"]
    result = CliRunner().invoke(main, ["--lang", "en", *words, "--plain"], input="1\n1\n1\nq\n")

    assert result.exit_code == 0, result.output
    assert "One of the three monsters is of rank II" in result.output
    assert "Where do you go" in result.output


def test_cards_and_rules_are_listed() -> None:
    cards = json.loads(CliRunner().invoke(main, ["cards", "hexer", "--json"]).output)
    rules = json.loads(CliRunner().invoke(main, ["rules", "hexer", "--json"]).output)

    assert len(rules) == 561
    assert len({card["id"] for card in cards}) == len(cards) > 600
    assert all(card["name"]["de"] and card["name"]["en"] for card in cards)
    texts = [card for card in cards if not (card["text"]["de"] and card["text"]["en"])]
    assert texts == []


def test_a_witcher_has_a_shield_value_and_a_mage_energy() -> None:
    players = {"wolf": {"shield": 2}, "alzur": {"shield": 3, "place": "vizima"}}
    told = " ".join(CLIENT.sentences(HEXER.scenarios.build({"players": players}), "en"))

    assert "The Wolf School stands in Kaer Morhen with 0 gold, shield value 2," in told
    assert "Alzur stands in Vizima with 0 gold, energy 3, on space 0" in told
    assert ". Combat I, wisdom I," in told


@pytest.mark.parametrize(
    ("lang", "start"),
    [("en", "Alzur has no school yet to start from, with "), ("de", "Alzur hat noch keine Schule")],
)
def test_a_mage_stands_nowhere_before_a_school_is_chosen(lang: Lang, start: str) -> None:
    game = HEXER.new({"characters": ["wolf", "alzur"]}, 1)
    told = [line for line in CLIENT.sentences(game, lang) if line.startswith("Alzur ")]
    assert [line.startswith(start) for line in told] == [True]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_about_the_table_begins_with_a_capital_letter(lang: Lang) -> None:
    assert [line for line in CLIENT.sentences(table().view, lang) if line[:1].islower()] == []


@pytest.mark.parametrize(
    ("winner", "german", "english"),
    [
        (0, "Sieg für die Wolfsschule!", "Victory for the Wolf School!"),
        (1, "Alzur gewinnt das Spiel, von einem Bot", "Alzur wins the game, played by a bot."),
    ],
)
def test_the_end_says_who_won_and_speaks_of_no_adventure(
    winner: int, german: str, english: str
) -> None:
    at = table((PERSON, BOT))
    state: Any = at.session.state
    state.winner = winner

    assert at.ending("de").startswith(german)
    assert at.ending("en") == english
