"""What lies on a real table and in the box, and how the program offers it."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter, Event
from tafelrunde.games.avalon.setup.choices import SETUP
from tafelrunde.games.avalon.state.table import Game, steps_to
from tafelrunde.games.avalon.terms import Colour, Direction, Symbol
from tafelrunde.games.avalon.vocabulary.world import Encounter
from tests.kit.shows import shows

STEPS = {
    Direction.NORTH: [0, -1],
    Direction.EAST: [1, 0],
    Direction.SOUTH: [0, 1],
    Direction.WEST: [-1, 0],
}


def table(**position: Any) -> Session[Game]:
    game = GAME.scenarios.build({"day": 2, "phase": "daytime"} | position)
    return Session(GAME, GAME.chosen(game), origin=game)


@shows("A2.13")
def test_22_random_events_are_a_deck_of_their_own() -> None:
    game = GAME.new({}, 1)
    random = [event.id for event in library.of_kind(Event) if event.random]

    assert sorted(card.id for card in game.random_events) == sorted(random)
    assert len(random) == 22
    significant = [event for event in library.of_kind(Event) if not event.random]
    assert sum(1 for event in significant if event.chapter) <= 44
    assert sum(1 for event in significant if not event.chapter) <= 9
    assert len(library.CHAPTERS) <= 17
    assert {card.id for card in (*game.event_deck, *game.event_box)} == {e.id for e in significant}


@shows("A3.11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_action_and_trait_of_a_board_can_always_be_read(lang: Lang) -> None:
    pages = GAME.shown.content(lang)["cards"]
    for board in library.BOARDS.values():
        text = "\n".join(pages[board.id]["lines"])
        assert board.action_name.text(lang) in text
        assert board.trait_name.text(lang) in text


@shows("A3.13")
def test_locations_lie_where_the_arrows_of_cards_point_whatever_a_map_shows() -> None:
    game = GAME.new({}, 1)
    arrows = library.location(101).arrows.numbers
    for direction, number in zip(Direction, arrows, strict=True):
        assert steps_to(game.map[number]) == STEPS[direction]
    assert len(game.map) == 5


@shows("A4.10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_can_look_up_the_day_the_actions_and_encounters(lang: Lang) -> None:
    chapters = {each["key"]: each for each in GAME.shown.rulebook(lang)["chapters"]}
    for key in ("components", "day", "actions", "combat", "diplomacy"):
        assert chapters[key]["rules"], key


@shows("A4.18")
def test_the_first_game_is_beor_alone_in_the_first_chapter() -> None:
    first = SETUP.write(SETUP.first.chosen)
    game = GAME.new(first, 1)

    assert [each.id for each in game.characters] == ["beor"]
    assert SETUP.first.bots == ()
    assert game.chapter == 1


@shows("A19.04")
def test_violet_encounters_are_threats_that_nobody_talks_to() -> None:
    violet = [each for each in library.of_kind(CombatEncounter) if each.colour is Colour.VIOLET]
    talks = [each for each in library.of_kind(DiplomacyEncounter) if each.colour is Colour.VIOLET]

    assert len(violet) > 10
    assert talks == []


@shows("A19.05")
def test_blue_encounters_are_talks_and_wait_in_hostile_settlements() -> None:
    fights = [each for each in library.of_kind(CombatEncounter) if each.colour is Colour.BLUE]
    assert fights == []
    places = [
        place
        for place in library.LOCATIONS.values()
        for instant in place.instants
        for effect in instant.do
        if isinstance(effect, Encounter) and effect.colour is Colour.BLUE
    ]
    assert len(places) > 2
    assert all(Symbol.HOSTILE_SETTLEMENT in place.symbols for place in places)
