"""The panels of Valskyrr: whatever lies on the table can be painted, told and looked at."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Decision
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import Table
from tests.kit.terminal import table

CLIENT = client_for("valskyrr")
ADVENTURES = ["into_the_wilds", "the_abomination", "song_of_the_dead", "the_mist_throne"]


def look_at_everything(at: Table, decision: Decision) -> None:
    """Paint and tell the table in both languages, small and large."""
    view = at.view
    for lang in LANGUAGES:
        for width in (60, 120):
            panels = CLIENT.panels(view, decision.seat, lang, width)
            assert all(text.plain for text in panels.values())
            heroes = CLIENT.seat_panels(view, decision.seat, lang, width)
            assert len(heroes) == len(at.seats)
        assert all(CLIENT.sentences(view, lang))
        for thing in CLIENT.things(view, lang):
            assert CLIENT.page(view, thing.key, lang).title
        for option in [*decision.options, *(closed.option for closed in decision.closed)]:
            page = CLIENT.page_of(at.session.state, decision, option, lang)
            assert page.title
            assert CLIENT.rule(page.rule, lang).text
            assert CLIENT.brief(at.session.state, decision, option, lang)


@pytest.mark.parametrize("number", range(4))
def test_every_table_of_a_random_game_can_be_shown(number: int) -> None:
    at = table(("person",) * (4 - number), number, adventure=ADVENTURES[number])
    at.file = None
    chance = random.Random(number)
    seen = 0
    while (decision := at.decision) is not None:
        if seen % 25 == 0:
            look_at_everything(at, decision)
        seen += 1
        size = chance.randint(decision.min, decision.max)
        at.answer(chance.sample(range(len(decision.options)), size))
    assert seen > 25
    assert all(CLIENT.sentences(at.view, "de"))


def test_hidden_things_show_no_name() -> None:
    at = table(adventure="the_abomination")
    state: Any = at.session.state
    hidden = [tile for place, tile in enumerate(state.tiles) if not state.revealed[place]]
    hidden = [tile for tile in hidden if tile is not state.tiles[state.layout.final]]
    shown = "".join(text.plain for text in CLIENT.panels(at.view, 0, "en", 240).values())
    shown += "".join(CLIENT.sentences(at.view, "en"))
    shown += "".join(thing.name for thing in CLIENT.things(at.view, "en"))

    assert hidden
    assert all(tile.tile.name.en not in shown for tile in hidden)
