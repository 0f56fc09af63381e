"""Skellige exploration cards (Skellige-Erkundungskarten): what lives below."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Option, SkelligeCard
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    EmptyShield,
    GainGold,
    GainShield,
    HasGold,
    If,
    LoseGold,
    LoseShield,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindIsland,
    HearRumour,
    LandOn,
    MoveDagon,
    RefillBy,
)

DEPTHS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_siren_song",
        Name("Sirenengesang", "Siren song", kind="m"),
        safe=Verse("sea_siren_song.safe", [Draw(1)]),
        dangerous=Verse("sea_siren_song.dangerous", [DiscardCards(1), LoseShield(1)]),
    ),
    SkelligeCard(
        "sea_ghost_ship",
        Name("Geisterschiff", "Ghost ship", kind="n"),
        safe=Verse("sea_ghost_ship.safe", [HearRumour()]),
        dangerous=Verse("sea_ghost_ship.dangerous", [TrashCards(1)]),
    ),
    SkelligeCard(
        "sea_offering",
        Name("Opfergabe", "Offering", kind="f"),
        safe=Verse("sea_offering.safe", [MoveDagon(-1, not_below_start=True)]),
        dangerous=Verse(
            "sea_offering.dangerous",
            [If(HasGold(1), then=[LoseGold(1)], otherwise=[DiscardCards(1)]), MoveDagon(-1)],
        ),
    ),
    SkelligeCard(
        "sea_call_of_the_deep",
        Name("Ruf der Tiefe", "Call of the deep", kind="m"),
        safe=Verse("sea_call_of_the_deep.safe", [GainGold(1), MoveDagon(1)]),
        dangerous=Verse("sea_call_of_the_deep.dangerous", [RefillBy(-1), MoveDagon(1)]),
    ),
    SkelligeCard(
        "sea_offer_by_night",
        Name("Nächtliches Angebot", "Offer by night", kind="n"),
        safe=Verse(
            "sea_offer_by_night.safe",
            choices=[
                Option("accept_offer", do=[LandOn(BY_ID["huandre_heuangi"])]),
                Option("wish_good_night", do=[]),
            ],
        ),
        dangerous=Verse("sea_offer_by_night.dangerous", [RefillBy(-1)]),
    ),
    SkelligeCard(
        "sea_lights_of_the_dead",
        Name("Totenlichter", "Lights of the dead", kind="pl"),
        safe=Verse(
            "sea_lights_of_the_dead.safe",
            [FindIsland(BY_ID["hen_inis"])],
            choices=[
                Option("go_ashore", do=[LandOn(BY_ID["hen_inis"])]),
                Option("count_fires", do=[GainGold(1)]),
            ],
        ),
        dangerous=Verse(
            "sea_lights_of_the_dead.dangerous", [LoseShield(1), LandOn(BY_ID["hen_inis"])]
        ),
    ),
    SkelligeCard(
        "sea_melody_from_below",
        Name("Melodie von unten", "Melody from below", kind="f"),
        safe=Verse("sea_melody_from_below.safe", [BeginQuest("q23")]),
        dangerous=Verse("sea_melody_from_below.dangerous", [EmptyShield(), Draw(2)]),
    ),
    SkelligeCard(
        "sea_shadow_under_the_keel",
        Name("Schatten unter dem Kiel", "Shadow under the keel", kind="m"),
        safe=Verse("sea_shadow_under_the_keel.safe", [RefillBy(1)]),
        dangerous=Verse(
            "sea_shadow_under_the_keel.dangerous",
            [
                Attempt(
                    Attribute.DEFENCE, at_least=4, then=[GainGold(2)], otherwise=[DiscardCards(2)]
                )
            ],
        ),
    ),
    SkelligeCard(
        "sea_drums_beyond_the_cliffs",
        Name("Trommeln hinter den Klippen", "Drums beyond the cliffs", kind="pl"),
        safe=Verse(
            "sea_drums_beyond_the_cliffs.safe",
            [FindIsland(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
        dangerous=Verse(
            "sea_drums_beyond_the_cliffs.dangerous",
            [LandOn(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
    ),
)
