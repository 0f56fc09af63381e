"""A neutral country for tests of Valskyrr: nine plain locations, named like a compass.

They lie in three rows. The starting location is "nw", the final location "se"; by default the
party stands in the middle, on revealed and safe ground, and the encounter deck is empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.valskyrr.keywords import BORDERLANDS
from tests.kit.valskyrr import Table, dummy_tile, valskyrr

PLACES: Final = ("nw", "n", "ne", "w", "mid", "e", "sw", "s", "se")


def country(*, printed: Mapping[str, Mapping[str, Any]] | None = None, **position: Any) -> Table:
    """A table in this country; `printed` says what stands on single tiles, all are Borderlands."""
    for name in PLACES:
        dummy_tile(name, **({"keywords": (BORDERLANDS,)} | dict((printed or {}).get(name, {}))))
    values: dict[str, Any] = {
        "adventure": "song_of_the_dead",
        "tiles": PLACES,
        "phase": "travel",
        "party": "mid",
        "loot": 0,
        "encounters": [],
    }
    return valskyrr(**(values | position))


def move(place: str) -> str:
    """The option to go to a neighbour."""
    return f"move:{PLACES.index(place)}"


def long_move(place: str) -> str:
    """The option to go far along safe locations."""
    return f"long_move:{PLACES.index(place)}"


def reveal(place: str) -> str:
    """The option to reveal a neighbour."""
    return f"reveal:{PLACES.index(place)}"


def threat(table: Table, place: str) -> int:
    """The wound tokens on a location."""
    return table.game.threat[PLACES.index(place)]


def is_revealed(table: Table, place: str) -> bool:
    """Whether a location lies face up."""
    return table.game.revealed[PLACES.index(place)]


def where(table: Table) -> str:
    """Where the party token stands."""
    return PLACES[table.game.party]
