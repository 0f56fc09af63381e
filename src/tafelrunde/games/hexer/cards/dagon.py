"""Dagon, who rises from the sea off Skellige."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Monster, Occasion, When
from tafelrunde.games.hexer.terms import Colour, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Count,
    Counted,
    DiscardFromDeck,
    DiscardRandom,
    If,
    LoseShield,
    Suffer,
)
from tafelrunde.games.hexer.vocabulary.monsters import (
    DiscardTerrainOr,
    HasTerrainCard,
)

DAGON: Final = Monster(
    "dagon",
    Name("Dagon", "Dagon", kind="he"),
    rank=2,
    life=15,
    ability=[
        When(
            Occasion.FIRST_ATTACK,
            [DiscardRandom(1), LoseShield(Count(Counted.TROPHIES))],
        ),
    ],
    passive=[DiscardTerrainOr(Terrain.WATER, otherwise=[DiscardFromDeck(2)])],
    specials=[
        [Suffer(Count(Counted.WATER_CARDS, times=-1, plus=4))],
        [Suffer(5)],
        [
            If(
                HasTerrainCard(Terrain.WATER),
                then=[DiscardFromDeck(2)],
                otherwise=[DiscardRandom(2)],
            )
        ],
        [DiscardFromDeck(3)],
    ],
    weakness=Colour.RED,
    tale=Name(
        "Er sank, wie er gekommen war: ohne Eile. Das Meer schloss sich über ihm, und die Möwen "
        "begannen wieder zu streiten.",
        "He sank as he had come: without haste. The sea closed over him, and the gulls went back "
        "to quarrelling.",
    ),
)
