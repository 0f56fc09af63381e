"""Skellige exploration cards (Skellige-Erkundungskarten): wind and weather."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Option, SkelligeCard
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    FillShield,
    GainGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    FindIsland,
    FindTrail,
    LandOn,
    RefillBy,
    ShuffleDiscards,
    TurnBack,
)

WEATHER: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_calm_sea",
        Name("Ruhige See", "Calm sea", kind="f"),
        safe=Verse("sea_calm_sea.safe", [Draw(1)]),
        dangerous=Verse("sea_calm_sea.dangerous", [DiscardCards(1)]),
    ),
    SkelligeCard(
        "sea_storm",
        Name("Sturm", "Storm", kind="m"),
        safe=Verse("sea_storm.safe", [DiscardCards(1), GainGold(1)]),
        dangerous=Verse("sea_storm.dangerous", [LandOn(BY_ID["hen_inis"]), RefillBy(-1)]),
    ),
    SkelligeCard(
        "sea_current",
        Name("Strömung", "Current", kind="f"),
        safe=Verse("sea_current.safe", [Draw(1)]),
        dangerous=Verse("sea_current.dangerous", [TurnBack()]),
    ),
    SkelligeCard(
        "sea_whirlpool",
        Name("Strudel", "Whirlpool", kind="m"),
        safe=Verse(
            "sea_whirlpool.safe",
            [FindIsland(BY_ID["loc_gwen"])],
            choices=[
                Option("let_carry", do=[LandOn(BY_ID["loc_gwen"])]),
                Option("hold_course", do=[]),
            ],
        ),
        dangerous=Verse("sea_whirlpool.dangerous", [LandOn(BY_ID["loc_gwen"])]),
    ),
    SkelligeCard(
        "sea_frozen_spray",
        Name("Gefrierende Gischt", "Freezing spray", kind="f"),
        safe=Verse("sea_frozen_spray.safe", [FillShield()]),
        dangerous=Verse("sea_frozen_spray.dangerous", [DiscardRandom(1), RefillBy(-1)]),
    ),
    SkelligeCard(
        "sea_fog_bank",
        Name("Die Nebelbank", "The fog bank", kind="f"),
        safe=Verse("sea_fog_bank.safe", [FindTrail(Terrain.WATER)]),
        dangerous=Verse("sea_fog_bank.dangerous", [LandOn(BY_ID["pawen_y_crevan"])]),
    ),
    SkelligeCard(
        "sea_smoke_on_the_horizon",
        Name("Rauch am Horizont", "Smoke on the horizon", kind="m"),
        safe=Verse(
            "sea_smoke_on_the_horizon.safe",
            choices=[
                Option("take_home", do=[LandOn(BY_ID["aenye_ard"])]),
                Option("carry_boxes", do=[FindIsland(BY_ID["aenye_ard"]), GainGold(1)]),
            ],
        ),
        dangerous=Verse(
            "sea_smoke_on_the_horizon.dangerous", [LoseShield(1), LandOn(BY_ID["aenye_ard"])]
        ),
    ),
    SkelligeCard(
        "sea_doldrums",
        Name("Flaute", "Doldrums", kind="f"),
        safe=Verse("sea_doldrums.safe", [ShuffleDiscards(), Draw(1)]),
        dangerous=Verse("sea_doldrums.dangerous", [GainGold(2), TurnBack()]),
    ),
)
