"""The start decks (Startkarten): ten cards for every witcher and every mage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.symbols import (
    ANY_TERRAIN,
    BACK,
    BLUE,
    DRAW_1,
    FOREST,
    GREEN,
    HIT_1,
    HIT_2,
    MOUNTAIN,
    PURPLE,
    RED,
    SHIELD_1,
    TOP_1,
    WATER,
    YELLOW,
)
from tafelrunde.games.hexer.nouns import ActionCard, Boost, Origin, Symbols, Tab
from tafelrunde.games.hexer.terms import Colour, Kind, Terrain

DRAW_3: Final = Symbols(draw=3)


@dataclass(frozen=True)
class Basic:
    """A card that start decks have in common; its values differ from owner to owner."""

    id: str
    name: Name
    colour: Colour


@dataclass(frozen=True)
class StartCard:
    """One card of a start deck."""

    basic: Basic
    base: Symbols
    tabs: Sequence[Tab]
    terrains: Sequence[Terrain]
    boost: Boost | None = None


def start_deck(owner: str, kind: Kind, cards: Sequence[StartCard]) -> tuple[ActionCard, ...]:
    """The start deck of a character; cards of the same name are numbered."""
    deck: list[ActionCard] = []
    for place, card in enumerate(cards):
        before = sum(other.basic is card.basic for other in cards[:place])
        deck.append(
            ActionCard(
                f"{owner}_{card.basic.id}_{before + 1}",
                card.basic.name,
                colour=card.basic.colour,
                terrains=card.terrains,
                base=card.base,
                tabs=card.tabs,
                boost=card.boost,
                kind=kind,
                origin=Origin.START,
                owner=owner,
            )
        )
    return tuple(deck)


# --- Witchers -------------------------------------------------------------------------------------

PUSH: Final = Basic("push", Name("Wegstoßen", "Push", kind="n"), colour=GREEN)
YRDEN: Final = Basic("yrden", Name("Yrden", "Yrden", kind="it"), colour=YELLOW)
AXII: Final = Basic("axii", Name("Axii", "Axii", kind="it"), colour=YELLOW)
QUEN: Final = Basic("quen", Name("Quen", "Quen", kind="it"), colour=YELLOW)
AARD: Final = Basic("aard", Name("Aard", "Aard", kind="it"), colour=PURPLE)
RENDING_BLOW: Final = Basic(
    "rending_blow", Name("Reißender Hieb", "Rending Blow", kind="m"), colour=RED
)
QUICK_SLASH: Final = Basic(
    "quick_slash", Name("Schneller Schnitt", "Quick Slash", kind="m"), colour=BLUE
)

WOLF: Final = start_deck(
    "wolf",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, Symbols(shield=1, draw=1), tabs=[], terrains=[MOUNTAIN]),
        StartCard(PUSH, Symbols(shield=1, draw=1), tabs=[], terrains=[WATER]),
        StartCard(YRDEN, DRAW_3, tabs=[], terrains=[FOREST]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(RED, HIT_1)], terrains=[WATER]),
        StartCard(AARD, HIT_1, tabs=[Tab(GREEN, DRAW_1)], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[Tab(RED, SHIELD_1)], terrains=[WATER]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(RED)], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
BEAR: Final = start_deck(
    "bear",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(PURPLE)], terrains=[FOREST]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(RED, BACK)], terrains=[MOUNTAIN]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(RED, HIT_1)], terrains=[WATER]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(PURPLE, HIT_1)], terrains=[MOUNTAIN]),
        StartCard(AARD, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, Symbols(damage=2, draw=-1), tabs=[], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[WATER]),
        StartCard(QUICK_SLASH, HIT_2, tabs=[], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
CAT: Final = start_deck(
    "cat",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(BLUE, HIT_1)], terrains=[MOUNTAIN]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(BLUE)], terrains=[WATER]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(BLUE, HIT_1)], terrains=[FOREST]),
        StartCard(AXII, TOP_1, tabs=[Tab(BLUE)], terrains=[WATER]),
        StartCard(AARD, HIT_1, tabs=[Tab(GREEN, DRAW_1)], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[Tab(BLUE, HIT_1)], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[WATER]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(GREEN, DRAW_1)], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
GRIFFIN: Final = start_deck(
    "griffin",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(PURPLE, HIT_1)], terrains=[FOREST]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(YELLOW)], terrains=[MOUNTAIN]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(PURPLE, HIT_1)], terrains=[WATER]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(PURPLE)], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[Tab(YELLOW, DRAW_1)], terrains=[MOUNTAIN]),
        StartCard(AARD, HIT_1, tabs=[Tab(YELLOW, SHIELD_1)], terrains=[WATER]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(PURPLE)], terrains=[WATER]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
VIPER: Final = start_deck(
    "viper",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(RED, HIT_1)], terrains=[FOREST]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(BLUE)], terrains=[WATER]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(RED, HIT_1)], terrains=[MOUNTAIN]),
        StartCard(QUEN, DRAW_1, tabs=[Tab(BLUE, HIT_1)], terrains=[WATER]),
        StartCard(AARD, HIT_1, tabs=[Tab(RED, DRAW_1)], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[Tab(GREEN, SHIELD_1)], terrains=[WATER]),
        StartCard(RENDING_BLOW, Symbols(damage=2, draw=-1), tabs=[], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(RED)], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
MANTICORE: Final = start_deck(
    "manticore",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(YELLOW, DRAW_1)], terrains=[MOUNTAIN]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(PURPLE)], terrains=[FOREST]),
        StartCard(YRDEN, DRAW_1, tabs=[Tab(GREEN, SHIELD_1)], terrains=[WATER]),
        StartCard(QUEN, DRAW_1, tabs=[Tab(RED, HIT_1)], terrains=[MOUNTAIN]),
        StartCard(AARD, HIT_1, tabs=[Tab(GREEN, DRAW_1)], terrains=[WATER]),
        StartCard(AARD, HIT_1, tabs=[Tab(BLUE, HIT_1)], terrains=[FOREST]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[WATER]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(GREEN)], terrains=[FOREST]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
CIRI: Final = start_deck(
    "ciri",
    Kind.WITCHER,
    cards=[
        StartCard(PUSH, SHIELD_1, tabs=[Tab(PURPLE, HIT_1)], terrains=[WATER]),
        StartCard(PUSH, SHIELD_1, tabs=[Tab(BLUE)], terrains=[FOREST]),
        StartCard(AXII, TOP_1, tabs=[Tab(RED)], terrains=[MOUNTAIN]),
        StartCard(QUEN, DRAW_1, tabs=[Tab(BLUE, HIT_1)], terrains=[FOREST]),
        StartCard(AARD, HIT_1, tabs=[Tab(YELLOW, DRAW_1)], terrains=[WATER]),
        StartCard(AARD, HIT_1, tabs=[Tab(GREEN, SHIELD_1)], terrains=[MOUNTAIN]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[FOREST]),
        StartCard(RENDING_BLOW, HIT_1, tabs=[], terrains=[WATER]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[Tab(YELLOW)], terrains=[MOUNTAIN]),
        StartCard(QUICK_SLASH, HIT_1, tabs=[], terrains=ANY_TERRAIN),
    ],
)
