"""Event cards (Ereigniskarten): good and ill fortune."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LoseGold,
    LowerHighest,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    HearRumour,
    IsAboveLevel,
    PeekAtMovement,
    ShuffleDiscards,
    SwapCard,
)

FORTUNES: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_grave_robbery",
        name=Name("Grabraub", "Grave robbery", kind="m"),
        number=1,
        do=[GainGold(2), DiscardCards(1)],
    ),
    EventCard(
        "event_fever",
        name=Name("Fieber", "Fever", kind="n"),
        number=2,
        do=[If(IsAboveLevel(), then=[LowerHighest()], otherwise=[DiscardCards(2)])],
    ),
    EventCard(
        "event_wrath_of_the_people",
        name=Name("Volkszorn", "Wrath of the people", kind="m"),
        number=3,
        do=[Choose([[LoseGold(1)], [DiscardCards(2)]]), GainPotion()],
    ),
    EventCard(
        "event_old_friend",
        name=Name("Alter Freund", "Old friend", kind="m"),
        number=4,
        do=[GainCard(1)],
    ),
    EventCard(
        "event_stolen_purse",
        name=Name("Gestohlene Börse", "Stolen purse", kind="f"),
        number=5,
        do=[LoseGold(1), HearRumour()],
    ),
    EventCard(
        "event_delirium",
        name=Name("Rausch", "Delirium", kind="m"),
        number=6,
        do=[ShuffleDiscards(), Draw(1)],
    ),
    EventCard(
        "event_dark_foreboding",
        name=Name("Dunkle Vorahnung", "Dark foreboding", kind="f"),
        number=7,
        do=[PeekAtMovement()],
    ),
    EventCard(
        "event_thanks_of_the_village",
        name=Name("Dank des Dorfes", "The village's thanks", kind="m"),
        number=8,
        do=[GainGold(3)],
    ),
    EventCard(
        "event_masterpiece",
        name=Name("Meisterstück", "Masterpiece", kind="n"),
        number=9,
        do=[SwapCard()],
    ),
    EventCard(
        "event_teaching_of_the_elders",
        name=Name("Lehre der Alten", "Teaching of the elders", kind="f"),
        number=10,
        do=[RaiseLowest()],
    ),
    EventCard(
        "event_ambush",
        name=Name("Hinterhalt", "Ambush", kind="m"),
        number=11,
        do=[DiscardCards(2), GainBomb()],
    ),
    EventCard(
        "event_silent_forest",
        name=Name("Stiller Wald", "Silent forest", kind="m"),
        number=12,
        do=[FillShield()],
    ),
)
