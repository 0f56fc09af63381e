"""Quests: the dead and the strange."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LosePotion,
    Raise,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    IsMage,
    MoveDagon,
    PayCards,
    ReadEvent,
)

STRANGERS: Final[tuple[Quest, ...]] = (
    Quest(
        "q6",
        name=Name("Grab des Lehrers", "The teacher's grave", kind="n"),
        target=Target.OWN_SCHOOL,
        do=[Raise(Attribute.SPECIALISATION)],
    ),
    Quest(
        "q10",
        name=Name("Der Graf ist zu Tisch", "The count is at table", kind="title"),
        target=BY_ID["beauclair"],
        do=[Choose([[GainGold(4)], [GainPotion(3)]])],
    ),
    Quest(
        "q12",
        name=Name("Der Bräutigam", "The bridegroom", kind="m"),
        target=Target.WATER,
        do=[ReadEvent(15)],
    ),
    Quest(
        "q13",
        name=Name("Zurück unter die Wurzel", "Back under the root", kind="title"),
        target=Target.FOREST,
        do=[ReadEvent(16)],
    ),
    Quest(
        "q16",
        name=Name("Asche einer Schwester", "A sister's ashes", kind="f"),
        target=BY_ID["ban_ard"],
        do=[
            If(
                IsMage(),
                then=[Raise(Attribute.SPECIALISATION)],
                otherwise=[Raise(Attribute.ALCHEMY)],
            )
        ],
    ),
    Quest(
        "q17",
        name=Name("Der Klöppel", "The clapper", kind="m"),
        target=Target.WATER,
        do=[FillShield(), GainPotion(2)],
    ),
    Quest(
        "q19",
        name=Name("Das Überraschungskind", "The child of surprise", kind="n"),
        target=Target.OWN_SCHOOL,
        cost=[PayCards(2)],
        do=[Raise(None), GainGold(1)],
    ),
    Quest(
        "q20",
        name=Name("Der Freund im Berg", "The friend in the mountain", kind="m"),
        target=Target.MOUNTAIN,
        do=[GainGold(2), GainBomb(), GainCard(0)],
    ),
    Quest(
        "q24",
        name=Name("Knochen für die See", "Bones for the sea", kind="pl"),
        target=Target.WATER,
        cost=[PayCards(1)],
        do=[GainGold(3), Draw(1), MoveDagon(-1)],
    ),
    Quest(
        "q25",
        name=Name("Das Gesicht des Krähenweibs", "The crow woman's face", kind="n"),
        target=Target.MOUNTAIN,
        cost=[LosePotion(1)],
        do=[RaiseLowest(), GainGold(2)],
    ),
    Quest(
        "q26",
        name=Name("Zug um Zug", "Like for like", kind="title"),
        target=Target.FOREST,
        do=[ReadEvent(26)],
    ),
)
