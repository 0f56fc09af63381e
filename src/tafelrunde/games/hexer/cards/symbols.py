"""What all action cards are written with: colours, terrains, the usual symbols, and variants of one
card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, ActionCard, Boost, Origin, Symbols, Tab
from tafelrunde.games.hexer.terms import Colour, Kind, Terrain

BLUE, RED, GREEN, YELLOW, PURPLE, GREY = Colour
FOREST, MOUNTAIN, WATER = Terrain
ANY_TERRAIN: Final = (FOREST, MOUNTAIN, WATER)

NOTHING: Final = NO_SYMBOLS
HIT_1: Final = Symbols(damage=1)
HIT_2: Final = Symbols(damage=2)
HIT_3: Final = Symbols(damage=3)
SHIELD_1: Final = Symbols(shield=1)
SHIELD_2: Final = Symbols(shield=2)
DRAW_1: Final = Symbols(draw=1)
DRAW_2: Final = Symbols(draw=2)
TOP_1: Final = Symbols(top=1)
SEEK_1: Final = Symbols(seek=1)
BACK: Final = Symbols(back=True)
PROTECTION_1: Final = Symbols(protection=1)
PROTECTION_2: Final = Symbols(protection=2)


@dataclass(frozen=True)
class Variant:
    """One printing of a card: base symbols, chain tabs, terrain, and how often it exists."""

    base: Symbols
    tabs: Sequence[Tab]
    terrain: Terrain
    copies: int = 1


@dataclass(frozen=True)
class Face:
    """What all variants of a card share."""

    id: str
    name: Name
    colour: Colour
    cost: int
    kind: Kind = Kind.WITCHER
    origin: Origin = Origin.MARKET
    boost: Boost | None = None


def variants(face: Face, of: Sequence[Variant]) -> list[ActionCard]:
    """The variants of a market card, numbered from 1 in printed order."""
    return [
        ActionCard(
            f"{face.id}_{number}",
            face.name,
            colour=face.colour,
            terrains=[variant.terrain],
            base=variant.base,
            tabs=variant.tabs,
            boost=face.boost,
            cost=face.cost,
            kind=face.kind,
            origin=face.origin,
            copies=variant.copies,
        )
        for number, variant in enumerate(of, 1)
    ]
