"""Quests: errands and finds."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    Raise,
)
from tafelrunde.games.hexer.vocabulary.story import (
    FindTrail,
    HearRumour,
    PayCards,
    ReadEvent,
)

ERRANDS: Final[tuple[Quest, ...]] = (
    Quest(
        "q2",
        name=Name("Die vergessene Formel", "The forgotten formula", kind="f"),
        target=Target.ANY_TILE,
        cost=[PayCards(1)],
        do=[Raise(Attribute.ALCHEMY)],
    ),
    Quest(
        "q5",
        name=Name("Das Gestüt", "The stud farm", kind="n"),
        target=Target.ANY_TILE,
        do=[ReadEvent(13)],
    ),
    Quest(
        "q7",
        name=Name("Seltene Kräuter", "Rare herbs", kind="pl"),
        target=Target.ANY_TILE,
        do=[GainPotion(2), GainBomb()],
    ),
    Quest(
        "q8",
        name=Name("Botschaft", "A message", kind="f"),
        target=Target.ANY_TILE,
        do=[ReadEvent(4)],
    ),
    Quest(
        "q9",
        name=Name("Kurs nach einer alten Karte", "The course on an old chart", kind="m"),
        target=Target.WATER,
        do=[GainGold(3), FindTrail(Terrain.WATER)],
    ),
    Quest(
        "q21",
        name=Name("Der Ring", "The ring", kind="m"),
        target=Target.ANY_TILE,
        do=[ReadEvent(18)],
    ),
    Quest(
        "q22",
        name=Name("Die Fehde des Jarls", "The jarl's feud", kind="f"),
        target=BY_ID["ard_skellig"],
        do=[GainGold(4), Draw(1)],
    ),
    Quest(
        "q23",
        name=Name("Das Mundstück", "The mouthpiece", kind="n"),
        target=Target.FOREST,
        do=[ReadEvent(6, skellige=True)],
    ),
    Quest(
        "q27",
        name=Name("Der Ring der Fischertochter", "The fisher girl's ring", kind="m"),
        target=BY_ID["cidaris"],
        do=[GainGold(3), HearRumour(Terrain.WATER)],
    ),
)
