"""Wilderness exploration cards (Wildnis-Erkundungskarten): hauntings."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    LoseGold,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    ReadEvent,
    RefillBy,
)

HAUNTINGS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_fog_on_the_moor",
        name=Name("Nebel im Moor", "Fog on the moor", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("wait", do=[Draw(1)]),
            Option("go_in", do=[DiscardCards(1), FindTrail()]),
        ],
    ),
    ExplorationCard(
        "wild_bell_in_the_lake",
        name=Name("Die Glocke im See", "The bell in the lake", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("silence_bell", do=[BeginQuest("q17")]),
            Option("fish", do=[RefillBy(1), GainShield(1)]),
        ],
    ),
    ExplorationCard(
        "wild_wisps",
        name=Name("Irrlichter", "Will-o'-the-wisps", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "follow",
                do=[
                    RollDie(
                        [
                            (2, [DiscardCards(2)]),
                            (4, [FindTrail()]),
                            (6, [FindTrail(), GainGold(2)]),
                        ]
                    )
                ],
            ),
            Option("stay", do=[GainShield(1), Draw(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_birdless_wood",
        name=Name("Wald ohne Vögel", "The birdless wood", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("walk_quietly", do=[Draw(1), ReadEvent(12)]),
            Option("hunt_hare", do=[DiscardCards(1), GainGold(2), GainPotion()]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_godlings_mill",
        name=Name("Die Mühle des Gottlings", "The godling's mill", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("add_something", do=[DiscardCards(1), ReadEvent(27)]),
            Option("grind_flour", do=[GainGold(2), DiscardRandom(1), Draw(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_drowned_ferryman",
        name=Name("Der ertrunkene Fährmann", "The drowned ferryman", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "owe_coin",
                do=[
                    Attempt(
                        Attribute.DEFENCE,
                        at_least=4,
                        then=[GainGold(1), FindTrail(Terrain.WATER)],
                        otherwise=[DiscardCards(2)],
                    )
                ],
            ),
            Option("give_gold", do=[LoseGold(1), RefillBy(2)], only_if=HasGold(1)),
        ],
        adventure=True,
    ),
)
