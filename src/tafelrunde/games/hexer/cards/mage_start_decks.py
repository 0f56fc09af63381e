"""The start decks of the mages (Magier): a common stock of ten cards, two of them their own."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.start_decks import Basic, StartCard, start_deck
from tafelrunde.games.hexer.cards.symbols import (
    ANY_TERRAIN,
    BLUE,
    DRAW_1,
    FOREST,
    GREEN,
    HIT_1,
    HIT_2,
    MOUNTAIN,
    PROTECTION_1,
    PROTECTION_2,
    PURPLE,
    RED,
    SHIELD_1,
    WATER,
    YELLOW,
)
from tafelrunde.games.hexer.nouns import ActionCard, Boost, Symbols, Tab
from tafelrunde.games.hexer.terms import Kind

AIR_SHIELD: Final = Basic("air_shield", Name("Luftschild", "Air Shield", kind="m"), colour=YELLOW)
WIND_BLADE: Final = Basic("wind_blade", Name("Windklinge", "Wind Blade", kind="f"), colour=YELLOW)
ICE_SPLINTER: Final = Basic(
    "ice_splinter", Name("Eissplitter", "Ice Splinter", kind="m"), colour=BLUE
)
SPRING_WATER: Final = Basic(
    "spring_water", Name("Quellwasser", "Spring Water", kind="n"), colour=BLUE
)
EARTH_RAMPART: Final = Basic(
    "earth_rampart", Name("Erdwall", "Earth Rampart", kind="m"), colour=GREEN
)
VINE: Final = Basic("vine", Name("Ranke", "Vine", kind="f"), colour=GREEN)
SPARK: Final = Basic("spark", Name("Funke", "Spark", kind="m -ns"), colour=RED)
TONGUE_OF_FLAME: Final = Basic(
    "tongue_of_flame", Name("Flammenzunge", "Tongue of Flame", kind="f"), colour=RED
)
FOCUS: Final = Basic("focus", Name("Sammlung", "Focus", kind="f"), colour=PURPLE)
DAZE: Final = Basic("daze", Name("Blendung", "Daze", kind="f"), colour=PURPLE)

COMMON: Final = [
    StartCard(
        AIR_SHIELD,
        PROTECTION_1,
        tabs=[Tab(BLUE, HIT_1)],
        terrains=[MOUNTAIN],
        boost=Boost(1, PROTECTION_1),
    ),
    StartCard(WIND_BLADE, HIT_1, tabs=[Tab(RED)], terrains=[FOREST], boost=Boost(1, HIT_1)),
    StartCard(
        ICE_SPLINTER, HIT_1, tabs=[Tab(YELLOW, SHIELD_1)], terrains=[WATER], boost=Boost(1, HIT_1)
    ),
    StartCard(SPRING_WATER, SHIELD_1, tabs=[Tab(GREEN, DRAW_1)], terrains=[MOUNTAIN]),
    StartCard(
        EARTH_RAMPART,
        PROTECTION_1,
        tabs=[Tab(RED, HIT_1)],
        terrains=[MOUNTAIN],
        boost=Boost(1, PROTECTION_1),
    ),
    StartCard(VINE, HIT_1, tabs=[Tab(PURPLE)], terrains=[WATER], boost=Boost(1, DRAW_1)),
    StartCard(SPARK, HIT_1, tabs=[], terrains=[FOREST], boost=Boost(1, HIT_1)),
    StartCard(TONGUE_OF_FLAME, Symbols(damage=2, draw=-1), tabs=[], terrains=[WATER]),
    StartCard(FOCUS, SHIELD_1, tabs=[Tab(YELLOW, DRAW_1)], terrains=[FOREST]),
    StartCard(DAZE, HIT_1, tabs=[], terrains=ANY_TERRAIN, boost=Boost(1, PROTECTION_1)),
]


def _deck(owner: str, own: list[StartCard]) -> tuple[ActionCard, ...]:
    """The common stock, in which the mage's own cards take the places of their namesakes."""
    theirs = {card.basic.id: card for card in own}
    return start_deck(owner, Kind.MAGE, [theirs.get(card.basic.id, card) for card in COMMON])


ALZUR: Final = _deck(
    "alzur",
    own=[
        StartCard(
            WIND_BLADE, HIT_1, tabs=[Tab(YELLOW, DRAW_1)], terrains=[FOREST], boost=Boost(1, HIT_1)
        ),
        StartCard(TONGUE_OF_FLAME, HIT_2, tabs=[], terrains=[WATER]),
    ],
)
ARDEA: Final = _deck(
    "ardea",
    own=[
        StartCard(
            ICE_SPLINTER, HIT_1, tabs=[Tab(BLUE, HIT_1)], terrains=[WATER], boost=Boost(1, HIT_1)
        ),
        StartCard(SPRING_WATER, SHIELD_1, tabs=[Tab(BLUE, HIT_1)], terrains=[MOUNTAIN]),
    ],
)
GEKHIRA: Final = _deck(
    "gekhira",
    own=[
        StartCard(SPARK, HIT_1, tabs=[Tab(RED, HIT_1)], terrains=[FOREST], boost=Boost(1, HIT_2)),
        StartCard(TONGUE_OF_FLAME, HIT_2, tabs=[], terrains=[WATER]),
    ],
)
OTHAR: Final = _deck(
    "othar",
    own=[
        StartCard(
            AIR_SHIELD,
            PROTECTION_2,
            tabs=[Tab(BLUE, HIT_1)],
            terrains=[MOUNTAIN],
            boost=Boost(1, PROTECTION_1),
        ),
        StartCard(
            EARTH_RAMPART,
            PROTECTION_2,
            tabs=[Tab(RED, HIT_1)],
            terrains=[MOUNTAIN],
            boost=Boost(1, PROTECTION_1),
        ),
    ],
)
PHILIPPA: Final = _deck(
    "philippa",
    own=[
        StartCard(
            FOCUS, SHIELD_1, tabs=[Tab(PURPLE, DRAW_1)], terrains=[FOREST], boost=Boost(1, DRAW_1)
        ),
        StartCard(
            DAZE,
            HIT_1,
            tabs=[Tab(YELLOW, HIT_1)],
            terrains=ANY_TERRAIN,
            boost=Boost(1, PROTECTION_1),
        ),
    ],
)
