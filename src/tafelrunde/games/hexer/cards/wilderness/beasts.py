"""Wilderness exploration cards (Wildnis-Erkundungskarten): beasts and monsters."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    HasTrail,
    If,
    LoseGold,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindTrail,
    HearRumour,
    RefillBy,
)

BEASTS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_beehive",
        name=Name("Der Bienenstock", "The beehive", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("take_honey", do=[DiscardCards(1), GainPotion(2)]),
            Option("smoke_out", do=[GainPotion()]),
        ],
    ),
    ExplorationCard(
        "wild_injured_horse",
        name=Name("Ein verletztes Pferd", "An injured horse", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("tend", do=[BeginQuest("q5")]),
            Option("take_saddlebags", do=[GainGold(2)]),
        ],
    ),
    ExplorationCard(
        "wild_trap",
        name=Name("Die Falle", "The trap", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("disarm", do=[DiscardCards(1), GainBomb()]),
            Option("avoid", do=[GainGold(1)]),
        ],
    ),
    ExplorationCard(
        "wild_tracks_in_the_snow",
        name=Name("Spuren im Schnee", "Tracks in the snow", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("follow", do=[FindTrail()]),
            Option("wipe_out", do=[GainGold(1), Draw(1)]),
        ],
    ),
    ExplorationCard(
        "wild_troll_bridge",
        name=Name("Die Trollbrücke", "The troll bridge", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("look_for_friend", do=[BeginQuest("q20")]),
            Option(
                "play",
                do=[
                    Attempt(
                        Attribute.SPECIALISATION,
                        at_least=4,
                        then=[GainGold(2), Draw(1)],
                        otherwise=[LoseGold(1)],
                    )
                ],
            ),
        ],
    ),
    ExplorationCard(
        "wild_griffin_nest",
        name=Name("Das Greifennest", "The griffin's nest", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("climb_nest", do=[FightDrawn(2, gold=3)]),
            Option("gather_feathers", do=[FindTrail(Terrain.MOUNTAIN)]),
        ],
    ),
    ExplorationCard(
        "wild_nekker_hole",
        name=Name("Das Loch im Hang", "The hole in the bank", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "smoke_nest",
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=4,
                        then=[GainGold(3)],
                        otherwise=[DiscardCards(2), GainGold(1)],
                    )
                ],
            ),
            Option("lie_wait", do=[GainGold(1), HearRumour(Terrain.FOREST)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_royal_hunt",
        name=Name("Die königliche Jagd", "The royal hunt", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "lead_hunt",
                do=[If(HasTrail(1), then=[GainGold(4)], otherwise=[GainGold(1), RefillBy(1)])],
            ),
            Option("warn_beast", do=[FindTrail(Terrain.FOREST), Draw(1)]),
        ],
        adventure=True,
    ),
)
