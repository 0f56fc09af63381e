"""Chapter 7: round structure (Rundenstruktur)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.terms import Phase
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_tile, dummy_time, hero, valskyrr

IDLE = hero(deck=[], feats=[])
"""A hero who can do nothing in the own turn but end it."""


def quiet(**position: Any) -> Table:
    """A table without enemies and encounters, at a dangerous place where nobody can rest."""
    tiles = ["inn", dummy_tile("heath"), dummy_tile("grove"), "charred_war_camp"]
    calm: dict[str, Any] = {
        "heroes": {"anna": IDLE},
        "tiles": tiles,
        "party": "heath",
        "threat": {"heath": 1},
        "encounters": [],
        "time_cards": [dummy_time("dawn"), dummy_time("noon"), dummy_time("dusk")],
    }
    return valskyrr(**(calm | position))


def phases(table: Table) -> list[str]:
    """The phases that have begun, in order."""
    return [event.phase for event in table.events(events.PhaseBegan)]


def turns(table: Table) -> list[str]:
    """Whose hero turns have begun, in order."""
    return [event.hero for event in table.events(events.TurnBegan)]


@shows("V7.01", "V7.02")
def test_a_round_has_seven_phases_in_fixed_order_and_the_next_round_follows() -> None:
    table = quiet()
    table.play_on().answer("party", "stay").answer("party", "stay")

    a_round = ["reinforcement", "travel", "pursuit", "attack", "defence", "recovery", "time"]
    assert ["reinforcement", *phases(table)] == [*a_round, *a_round, "reinforcement", "travel"]
    assert [event.round for event in table.events(events.RoundBegan)] == [2, 3]
    assert (table.game.round, table.game.phase) == (3, Phase.TRAVEL)
    table.stops_at("travel")


@shows("V7.02")
def test_rounds_follow_one_another_until_the_game_ends() -> None:
    table = quiet(time=18)
    table.play_on().answer("party", "stay")
    assert (table.game.round, table.question) == (2, "travel")

    table.answer("party", "stay")

    assert table.game.won is False
    assert (table.game.round, table.game.phase, table.question) == (2, Phase.TIME, None)


@shows("V7.03")
def test_all_phases_take_place_without_enemies_and_encounter() -> None:
    heroes = {
        "anna": hero(deck=["plain_anna"] * 7, feats=[]),
        "bert": hero(deck=["plain_bert"] * 7, feats=[], hand=["plain_bert"], poison=1),
    }
    table = quiet(heroes=heroes)
    table.play_on().answer("party", "stay").answer("party", "anna")
    table.answer("bert", "deck")  # poison wounds in the defence phase

    assert turns(table) == ["anna", "bert"]
    assert [len(table.hand(name)) for name in ("anna", "bert")] == [5, 5]
    assert len(table.graveyard("bert")) == 1
    assert [event.card for event in table.events(events.TimeCardDrawn)] == ["dawn"]
    table.stops_at("travel")


@shows("V7.04")
@pytest.mark.parametrize("order", [["bert", "anna"], ["anna", "bert"]])
def test_the_players_determine_the_order_of_heroes_anew_in_each_round(order: list[str]) -> None:
    table = quiet(heroes={"anna": IDLE, "bert": IDLE})
    table.play_on().answer("party", "stay").answer("party", "bert")
    assert turns(table) == ["bert", "anna"]
    table.answer("party", "stay")

    assert table.asks("party", "hero") == ["anna", "bert"]
    table.answer("party", order[0])

    assert turns(table)[2:] == order
    table.stops_at("travel")
