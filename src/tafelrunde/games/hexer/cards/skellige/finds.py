"""Skellige exploration cards (Skellige-Erkundungskarten): finds and wrecks."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Option, SkelligeCard
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    FindIsland,
    MoveDagon,
    RefillBy,
)

FINDS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_flotsam",
        Name("Treibgut", "Flotsam", kind="n"),
        safe=Verse("sea_flotsam.safe", [GainGold(1)]),
        dangerous=Verse("sea_flotsam.dangerous", [LoseGold(1)]),
    ),
    SkelligeCard(
        "sea_dolphins",
        Name("Delfine", "Dolphins", kind="pl"),
        safe=Verse("sea_dolphins.safe", [GainGold(1)]),
        dangerous=Verse("sea_dolphins.dangerous", [Draw(1), MoveDagon(1)]),
    ),
    SkelligeCard(
        "sea_wreck",
        Name("Wrack", "Wreck", kind="n"),
        safe=Verse(
            "sea_wreck.safe",
            choices=[
                Option("search_cabin", do=[GainGold(2)]),
                Option("search_hold", do=[GainPotion()]),
            ],
        ),
        dangerous=Verse("sea_wreck.dangerous", [DiscardCards(1), GainGold(2)]),
    ),
    SkelligeCard(
        "sea_old_sea_chart",
        Name("Alte Seekarte", "Old sea chart", kind="f"),
        safe=Verse("sea_old_sea_chart.safe", [BeginQuest("q9")]),
        dangerous=Verse("sea_old_sea_chart.dangerous", [LoseShield(2)]),
    ),
    SkelligeCard(
        "sea_dead_whale",
        Name("Der tote Wal", "The dead whale", kind="m"),
        safe=Verse("sea_dead_whale.safe", [GainBomb()]),
        dangerous=Verse("sea_dead_whale.dangerous", [DiscardCards(2), GainBomb()]),
    ),
    SkelligeCard(
        "sea_bones_in_the_net",
        Name("Knochen im Netz", "Bones in the net", kind="pl"),
        safe=Verse("sea_bones_in_the_net.safe", [BeginQuest("q24")]),
        dangerous=Verse("sea_bones_in_the_net.dangerous", [DiscardCards(2), GainGold(2)]),
    ),
    SkelligeCard(
        "sea_white_glimmer",
        Name("Weißer Schimmer", "White glimmer", kind="m"),
        safe=Verse("sea_white_glimmer.safe", [FindIsland(BY_ID["loc_gwen"]), Draw(1)]),
        dangerous=Verse(
            "sea_white_glimmer.dangerous", [LoseGold(2), FindIsland(BY_ID["loc_gwen"]), RefillBy(1)]
        ),
    ),
)
