"""The board: 19 mainland locations with 43 ways, the islands of Skellige and Dagon's place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.options import Asked, Option
from tafelrunde.games.hexer.terms import ALL_TERRAINS, Attribute, Terrain

if TYPE_CHECKING:
    from tafelrunde.games.hexer.state.table import Game

FOREST, MOUNTAIN, WATER = (1 << terrain for terrain in Terrain)


class LocationAction(Option["Game"], Enum):
    """What a location offers after a move (H16.09 to H16.31, H17)."""

    TRAIN = "train"
    RAISE_COMBAT = "raise_combat"
    RAISE_DEFENCE = "raise_defence"
    RAISE_ALCHEMY = "raise_alchemy"
    RAISE_SPECIALISATION = "raise_specialisation"
    RUMOUR = "rumour"
    POTION = "potion"
    DICE_POKER = "dice_poker"
    SWAP_CARD = "swap_card"
    TRASH_DISPLAY = "trash_display"
    ARD_SKELLIG = "ard_skellig"
    ISLE_OF_MISTS = "isle_of_mists"
    EYNA = "eyna"
    HEN_INIS = "hen_inis"
    LOC_GWEN = "loc_gwen"
    AENYE_ARD = "aenye_ard"
    PAWEN_Y_CREVAN = "pawen_y_crevan"
    HUANDRE_HEUANGI = "huandre_heuangi"
    NOTHING = "nothing"

    __hash__ = object.__hash__  # by identity: actions are looked up before every move

    @property
    def id(self) -> str:
        """Its name."""
        return self.value

    def things(self, asked: Asked[Game]) -> list[str]:
        """Where the player stands."""
        return [f"place:{asked.view.players[asked.decision.seat].place}"]


RAISES: Final = {
    LocationAction.RAISE_COMBAT: Attribute.COMBAT,
    LocationAction.RAISE_DEFENCE: Attribute.DEFENCE,
    LocationAction.RAISE_ALCHEMY: Attribute.ALCHEMY,
    LocationAction.RAISE_SPECIALISATION: Attribute.SPECIALISATION,
}


@dataclass(frozen=True, slots=True)
class Location:
    """A place on the board; `terrains` is a mask, `ways` lead to neighbours."""

    number: int
    id: str
    name: Name
    terrains: int
    action: LocationAction
    ways: tuple[int, ...] = ()
    port: bool = False
    school: str = ""
    tile: bool = True
    island: bool = False
    event: int = 0  # the number of the island card that brings it into play

    @property
    def terrain(self) -> Terrain:
        """The terrain of a location with a tile."""
        return Terrain(self.terrains.bit_length() - 1)


A: Final = LocationAction
LOCATIONS: Final[tuple[Location, ...]] = (
    Location(
        0,
        "behelt_nar",
        Name("Behelt Nar", "Behelt Nar", kind="it"),
        ALL_TERRAINS,
        A.TRAIN,
        (4, 8, 11, 15),
        school="manticore",
        tile=False,
    ),
    Location(
        1,
        "kaer_seren",
        Name("Kaer Seren", "Kaer Seren", kind="it"),
        WATER,
        A.TRAIN,
        (2, 5, 6, 9),
        port=True,
        school="griffin",
    ),
    Location(
        2, "hengfors", Name("Hengfors", "Hengfors", kind="it"), MOUNTAIN, A.RUMOUR, (1, 3, 6, 7)
    ),
    Location(
        3,
        "kaer_morhen",
        Name("Kaer Morhen", "Kaer Morhen", kind="it"),
        MOUNTAIN,
        A.TRAIN,
        (2, 4, 7),
        school="wolf",
    ),
    Location(
        4, "ban_ard", Name("Ban Ard", "Ban Ard", kind="it"), WATER, A.RAISE_ALCHEMY, (0, 3, 7, 8)
    ),
    Location(
        5,
        "cidaris",
        Name("Cidaris", "Cidaris", kind="it"),
        WATER,
        A.RAISE_DEFENCE,
        (1, 6, 9),
        port=True,
    ),
    Location(
        6,
        "novigrad",
        Name("Novigrad", "Novigrad", kind="it"),
        FOREST,
        A.DICE_POKER,
        (1, 2, 5, 7, 9),
        port=True,
    ),
    Location(
        7,
        "vizima",
        Name("Wyzima", "Vizima", kind="it"),
        FOREST,
        A.TRASH_DISPLAY,
        (2, 3, 4, 6, 8, 9, 10, 11),
    ),
    Location(
        8,
        "vengerberg",
        Name("Vengerberg", "Vengerberg", kind="it"),
        FOREST,
        A.SWAP_CARD,
        (0, 4, 7, 11),
    ),
    Location(
        9,
        "cintra",
        Name("Cintra", "Cintra", kind="it"),
        MOUNTAIN,
        A.POTION,
        (1, 5, 6, 7, 10, 12),
        port=True,
    ),
    Location(
        10,
        "haern_caduch",
        Name("Haern Caduch", "Haern Caduch", kind="it"),
        FOREST,
        A.TRAIN,
        (7, 9, 11, 12, 14),
        school="bear",
    ),
    Location(
        11,
        "beauclair",
        Name("Beauclair", "Beauclair", kind="it"),
        MOUNTAIN,
        A.POTION,
        (0, 7, 8, 10, 14, 15, 18),
    ),
    Location(
        12,
        "glenmore",
        Name("Glenmore", "Glenmore", kind="it"),
        WATER,
        A.RAISE_SPECIALISATION,
        (9, 10, 13, 14),
        port=True,
    ),
    Location(
        13,
        "doldeth",
        Name("Doldeth", "Doldeth", kind="it"),
        MOUNTAIN,
        A.RUMOUR,
        (12, 14, 16),
        port=True,
    ),
    Location(
        14,
        "loc_ichaer",
        Name("Loc Ichaer", "Loc Ichaer", kind="it"),
        WATER,
        A.DICE_POKER,
        (10, 11, 12, 13, 15, 16, 17, 18),
    ),
    Location(
        15,
        "gorthur_gvaed",
        Name("Gorthur Gvaed", "Gorthur Gvaed", kind="it"),
        WATER,
        A.TRAIN,
        (0, 11, 14, 18),
        school="viper",
    ),
    Location(16, "dhuwod", Name("Dhuwod", "Dhuwod", kind="it"), FOREST, A.POTION, (13, 14, 17)),
    Location(
        17,
        "stygga",
        Name("Stygga", "Stygga", kind="it"),
        FOREST,
        A.TRAIN,
        (14, 16, 18),
        school="cat",
    ),
    Location(
        18,
        "ard_modron",
        Name("Ard Modron", "Ard Modron", kind="it"),
        MOUNTAIN,
        A.RAISE_COMBAT,
        (11, 14, 15, 17),
    ),
    Location(
        19,
        "ard_skellig",
        Name("Ard Skellig", "Ard Skellig", kind="it", at="auf"),
        MOUNTAIN,
        A.ARD_SKELLIG,
        island=True,
    ),
    Location(
        20,
        "isle_of_mists",
        Name("Nebelinsel", "Isle of Mists", kind="f", at="auf"),
        WATER,
        A.ISLE_OF_MISTS,
        island=True,
    ),
    Location(21, "eyna", Name("Eyna", "Eyna", kind="it", at="auf"), FOREST, A.EYNA, island=True),
    Location(
        22,
        "dagon_place",
        Name("Dagon-Ort", "Dagon's place", kind="m", at="an"),
        WATER,
        A.NOTHING,
        tile=False,
    ),
    Location(
        23,
        "hen_inis",
        Name("Hen Inis", "Hen Inis", kind="it", at="auf"),
        ALL_TERRAINS,
        A.HEN_INIS,
        tile=False,
        island=True,
        event=1,
    ),
    Location(
        24,
        "loc_gwen",
        Name("Loc Gwen", "Loc Gwen", kind="it", at="auf"),
        ALL_TERRAINS,
        A.LOC_GWEN,
        tile=False,
        island=True,
        event=2,
    ),
    Location(
        25,
        "aenye_ard",
        Name("Aenye Ard", "Aenye Ard", kind="it", at="auf"),
        ALL_TERRAINS,
        A.AENYE_ARD,
        tile=False,
        island=True,
        event=3,
    ),
    Location(
        26,
        "pawen_y_crevan",
        Name("Pawen y Crevan", "Pawen y Crevan", kind="it", at="auf"),
        ALL_TERRAINS,
        A.PAWEN_Y_CREVAN,
        tile=False,
        island=True,
        event=4,
    ),
    Location(
        27,
        "huandre_heuangi",
        Name("Huandre Heuangi", "Huandre Heuangi", kind="it", at="auf"),
        ALL_TERRAINS,
        A.HUANDRE_HEUANGI,
        tile=False,
        island=True,
        event=5,
    ),
)
MAINLAND: Final = LOCATIONS[:19]
PORTS: Final = tuple(place.number for place in MAINLAND if place.port)
SCHOOLS: Final = {place.school: place.number for place in MAINLAND if place.school}
DAGON_PLACE: Final = 22
BOARD_ISLANDS: Final = (19, 20, 21)
ISLAND_CARDS: Final = (23, 24, 25, 26, 27)
BY_ID: Final = {place.id: place.number for place in LOCATIONS}
TERRAINS: Final = tuple(place.terrains for place in LOCATIONS)
ACTIONS_AT: Final = tuple(place.action for place in LOCATIONS)
WAYS: Final = tuple(place.ways for place in LOCATIONS)
_NEAR: Final = tuple(sum(1 << way for way in ways) for ways in WAYS)
"""The ways from each location as a mask."""


def tiles(terrain: Terrain, skellige: bool) -> list[int]:
    """The location tiles of one stack (H4.15, H4.20)."""
    places = LOCATIONS if skellige else MAINLAND
    return [p.number for p in places if p.tile and p.terrains == 1 << terrain]


@lru_cache(maxsize=4096)
def next_steps(start: int, goal: int, closed: int) -> tuple[int, ...]:
    """The neighbours of `start` from which the way to `goal` is shortest, over no closed location
    (a mask); empty if no way leads there (H13.12).
    """
    ring = 1 << goal & ~closed
    shut = closed | ring
    while ring:
        found = ring & _NEAR[start]
        if found:
            return tuple(place for place in WAYS[start] if found >> place & 1)
        near = 0
        while ring:
            near |= _NEAR[ring.bit_length() - 1]
            ring ^= 1 << ring.bit_length() - 1
        ring = near & ~shut
        shut |= ring
    return ()


class Move(Option["Game"]):
    """An option: go to a location, by land or by ship. Shared, like a card."""

    __slots__ = ("by_ship", "place")

    def __init__(self, place: int, by_ship: bool) -> None:
        self.place = place
        self.by_ship = by_ship

    @property
    def id(self) -> str:
        """How, and where to."""
        return f"{'sail' if self.by_ship else 'go'}:{LOCATIONS[self.place].id}"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The location."""
        return [f"place:{self.place}"]


MOVES: Final = tuple(Move(place.number, by_ship=False) for place in LOCATIONS)
VOYAGES: Final = tuple(Move(place.number, by_ship=True) for place in LOCATIONS)
