"""Wilderness exploration cards (Wildnis-Erkundungskarten): places and plants."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    LoseShield,
    RollDie,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    GainCard,
    MayTrash,
    ReadEvent,
    RefillBy,
    ShuffleDiscards,
)

PLACES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_stone_circle",
        name=Name("Der Steinkreis", "The stone circle", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("lay_hand", do=[FillShield(), Draw(1)]),
            Option("dig_between", do=[ReadEvent(1)]),
        ],
    ),
    ExplorationCard(
        "wild_poisonous_berries",
        name=Name("Giftige Beeren", "Poisonous berries", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("try", do=[ReadEvent(6)]),
            Option("gather", do=[GainBomb()]),
        ],
    ),
    ExplorationCard(
        "wild_battlefield",
        name=Name("Das Schlachtfeld", "The battlefield", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "search",
                do=[
                    RollDie(
                        [(1, [ReadEvent(11)]), (4, [GainGold(2)]), (6, [GainCard(0), GainGold(1)])]
                    )
                ],
            ),
            Option("bury_dead", do=[MayTrash(2, discard_pile_too=True)]),
        ],
    ),
    ExplorationCard(
        "wild_hot_spring",
        name=Name("Die heiße Quelle", "The hot spring", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("take_bath", do=[FillShield(), RefillBy(1)]),
            Option("search_clothes", do=[Seek(1), GainGold(1), LoseShield(1)]),
        ],
    ),
    ExplorationCard(
        "wild_elven_ruins",
        name=Name("Elfenruinen", "Elven ruins", kind="pl"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "decipher",
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=6,
                        then=[ReadEvent(10)],
                        otherwise=[Draw(1), GainGold(1)],
                    )
                ],
            ),
            Option("prise_gold", do=[GainGold(3), RefillBy(-1)]),
        ],
    ),
    ExplorationCard(
        "wild_fallen_star",
        name=Name("Der gefallene Stern", "The fallen star", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("dig_iron", do=[DiscardCards(2), GainCard(1)]),
            Option("read_sign", do=[ReadEvent(7), GainGold(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_winter_pass",
        name=Name("Der Winterpass", "The winter pass", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("push_through", do=[DiscardCards(1), RefillBy(2)]),
            Option("wait_shrine", do=[FillShield(), GainGold(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_mushroom_ring",
        name=Name("Der Pilzring", "The mushroom ring", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option(
                "taste",
                do=[
                    RollDie(
                        [
                            (2, [ReadEvent(2)]),
                            (4, [ShuffleDiscards(), Draw(2)]),
                            (6, [GainPotion(2), Draw(1)]),
                        ]
                    )
                ],
            ),
            Option("gather", do=[GainPotion(), GainGold(1)]),
        ],
        adventure=True,
    ),
)
