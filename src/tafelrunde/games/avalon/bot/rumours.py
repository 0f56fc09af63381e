"""What people hear: the places where something that is wanted can be had.

Pages and tasks tell people in prose where to go next. A bot cannot read it, so it is told the
places, and nothing more: never which page of a place, which choice, or what that asks for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tafelrunde.engine.book.walk import words_in
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.rules.locations import roads
from tafelrunde.games.avalon.vocabulary import effects, world

Wanted = int | tuple[str, int]
"""A secret by its number, or a part of a status (0: any), or the menhir of a location."""
MENHIR = "menhir"

Places = frozenset[int]


def place_of(verse: str) -> int:
    """The location to which a verse belongs; 0 for the others."""
    place = verse.partition(".")[0]
    return int(place) if "." in verse and place.isdigit() else 0


@cache
def _heard() -> tuple[dict[Wanted, Places], dict[int, Places]]:
    """By what they bring and by where they lead: the places whose pages do so."""
    brings: dict[Wanted, set[int]] = {}
    leads: dict[int, set[int]] = {}
    for verse in library.VERSES.values():
        if place := place_of(verse.id):
            for word in words_in((verse.do, verse.choices)):
                for key in _brought(word):
                    brings.setdefault(key, set()).add(place)
                for target in _led_to(word):
                    leads.setdefault(target, set()).add(place)
    return (
        {key: frozenset(places) for key, places in brings.items()},
        {target: frozenset(places - {target}) for target, places in leads.items()},
    )


def _brought(word: object) -> Iterator[Wanted]:
    match word:
        case world.Mark():
            yield word.status, word.part
            yield word.status, 0
        case effects.GainSecret():
            yield word.number


def _led_to(word: object) -> Iterator[int]:
    match word:
        case world.BeginAt() | world.MoveTo() | world.PlaceLocation():
            yield word.number
        case world.ChangeLocation():
            yield word.new


def where(wanted: Wanted) -> Places:
    """Where it can be had."""
    if isinstance(wanted, tuple) and wanted[0] == MENHIR:
        return frozenset([wanted[1]])
    return _heard()[0].get(wanted, frozenset())


def ways_to(place: int) -> Places:
    """The places whose pages lead to a location that no road reaches."""
    return _heard()[1].get(place, frozenset())


def next_to(place: int) -> set[int]:
    """The locations to which roads lead."""
    return {other for _, other in library.ROADS.get(place) or roads(place)}


def around(place: int) -> set[int]:
    """What may come to light around a menhir: up to two roads away."""
    near = next_to(place)
    return near.union(*map(next_to, near))
