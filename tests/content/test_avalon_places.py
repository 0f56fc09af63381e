"""The 63 location cards: the published map, and what makes each place its own."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Location
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import Symbol, Track
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tests.kit.shows import shows

PLACES = {number: place for number, place in library.LOCATIONS.items() if number < 900}
EVERY_PLACE = pytest.mark.parametrize("place", PLACES.values(), ids=lambda place: str(place.number))
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
GATHERING = (102, 111, 114)
"""Places whose published actions are the same."""


@shows("A2.11")
def test_there_are_63_location_cards() -> None:
    assert len(PLACES) == 63
    assert len({place.id for place in PLACES.values()}) == 63


@EVERY_PLACE
def test_every_arrow_has_a_partner_that_points_back(place: Location) -> None:
    printed = place.changed_from or place.number
    for way, back in OPPOSITE.items():
        target = getattr(place.arrows, way)
        if target:
            assert getattr(PLACES[target].arrows, back) == printed, (way, target)


@EVERY_PLACE
def test_a_changed_location_keeps_the_arrows_of_the_old_one(place: Location) -> None:
    if place.changed_from:
        assert place.arrows == PLACES[place.changed_from].arrows


@shows("A2.12")
@EVERY_PLACE
def test_every_place_says_something_on_its_front_in_both_languages(place: Location) -> None:
    fronts = [BOOK.prose.passage(place.id, str(place.number), lang).text for lang in LANGUAGES]
    assert all(3 <= len(front.split()) <= 20 for front in fronts)
    assert fronts[0] != fronts[1]
    assert not any("!" in front for front in fronts)


@EVERY_PLACE
def test_every_place_has_something_to_do_or_to_meet(place: Location) -> None:
    assert place.action is not None or place.instants


def test_no_two_actions_are_the_same_but_the_published_ones() -> None:
    seen = Counter(
        (place.action.energy, place.action.do, place.action.cost, place.action.once_per_day)
        for number, place in PLACES.items()
        if place.action is not None and number not in GATHERING[1:]
    )
    assert [action for action, times in seen.items() if times > 1] == []


def test_the_menhir_symbol_stands_where_a_menhir_can_be_charged() -> None:
    charged = sorted(number for number, place in PLACES.items() if place.menhir is not None)
    shown = sorted(n for n, place in PLACES.items() if Symbol.MENHIR in place.symbols)
    assert charged == shown
    published = (101, 106, 107, 111, 115, 118, 121, 125, 132, 134, 135, 140, 141, 147, 148, 152)
    assert charged == sorted((*published, 155, 158))


@pytest.mark.parametrize(
    ("number", "value", "energy"),
    [(101, 8, 2), (106, 9, 1), (107, 9, 3), (111, 7, 2), (115, 8, 2), (118, 7, 2), (121, 8, 1)],
)
def test_published_costs_of_menhirs(number: int, value: int, energy: int) -> None:
    menhir = PLACES[number].menhir
    assert menhir is not None
    assert menhir.value == value
    assert Pay(energy, Track.ENERGY) in menhir.cost
