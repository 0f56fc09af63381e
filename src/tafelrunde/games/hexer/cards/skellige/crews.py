"""Skellige exploration cards (Skellige-Erkundungskarten): ships and crews."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Option, SkelligeCard
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    If,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    GainCard,
    HearRumour,
    LandOn,
    ReadEvent,
    RefillBy,
)

CREWS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_fishing_boat",
        Name("Fischerboot", "Fishing boat", kind="n"),
        safe=Verse("sea_fishing_boat.safe", [GainPotion()]),
        dangerous=Verse("sea_fishing_boat.dangerous", [DiscardCards(1), GainPotion()]),
    ),
    SkelligeCard(
        "sea_sprung_a_leak",
        Name("Leckgeschlagen", "Sprung a leak", kind="title"),
        safe=Verse("sea_sprung_a_leak.safe", [GainGold(1)]),
        dangerous=Verse("sea_sprung_a_leak.dangerous", [LandOn(BY_ID["aenye_ard"])]),
    ),
    SkelligeCard(
        "sea_mutiny",
        Name("Meuterei", "Mutiny", kind="f"),
        safe=Verse("sea_mutiny.safe", [GainGold(1)]),
        dangerous=Verse(
            "sea_mutiny.dangerous",
            choices=[
                Option("sail_along", do=[LandOn(BY_ID["pawen_y_crevan"])]),
                Option("cut_captain", do=[DiscardCards(1)]),
            ],
        ),
    ),
    SkelligeCard(
        "sea_longship",
        Name("Das Langschiff", "The longship", kind="n"),
        safe=Verse("sea_longship.safe", [BeginQuest("q22")]),
        dangerous=Verse(
            "sea_longship.dangerous",
            [If(HasGold(2), then=[LoseGold(2)], otherwise=[DiscardCards(2)])],
        ),
    ),
    SkelligeCard(
        "sea_fisher_girl",
        Name("Die Fischertochter", "The fisher girl", kind="f"),
        safe=Verse("sea_fisher_girl.safe", [BeginQuest("q27")]),
        dangerous=Verse("sea_fisher_girl.dangerous", [LoseGold(1), HearRumour(Terrain.WATER)]),
    ),
    SkelligeCard(
        "sea_berserker_aboard",
        Name("Ein Berserker an Bord", "A berserker aboard", kind="m"),
        safe=Verse("sea_berserker_aboard.safe", [GainShield(1), Draw(1)]),
        dangerous=Verse(
            "sea_berserker_aboard.dangerous",
            choices=[
                Option("take_home", do=[LandOn(BY_ID["huandre_heuangi"])]),
                Option("hold_down", do=[DiscardCards(1), LoseShield(1), GainCard(0)]),
            ],
        ),
    ),
    SkelligeCard(
        "sea_castaway",
        Name("Die Schiffbrüchige", "The castaway", kind="f adj"),
        safe=Verse("sea_castaway.safe", [ReadEvent(8, skellige=True)]),
        dangerous=Verse("sea_castaway.dangerous", [LoseShield(1), RefillBy(1)]),
    ),
    SkelligeCard(
        "sea_raiders",
        Name("Plünderer", "Raiders", kind="pl"),
        safe=Verse("sea_raiders.safe", [ReadEvent(7, skellige=True)]),
        dangerous=Verse("sea_raiders.dangerous", [DiscardCards(1), ReadEvent(7, skellige=True)]),
    ),
)
