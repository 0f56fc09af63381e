"""Wilderness exploration cards (Wildnis-Erkundungskarten): villages and wise women."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    HasGold,
    HasPotion,
    LoseGold,
    LosePotion,
    LoseShield,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
)

VILLAGES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_old_crone",
        name=Name("Die alte Hexe", "The old crone", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("trade_potion", do=[LosePotion(1), RaiseLowest()], only_if=HasPotion()),
            Option("walk_on", do=[Draw(1)]),
        ],
    ),
    ExplorationCard(
        "wild_herb_woman",
        name=Name("Die Kräuterfrau", "The herb woman", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("take_basket", do=[BeginQuest("q7")]),
            Option("buy", do=[LoseGold(1), GainPotion(), FillShield()], only_if=HasGold(1)),
        ],
    ),
    ExplorationCard(
        "wild_village_offering",
        name=Name("Die Braut am Ufer", "The bride on the shore", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("cut_loose", do=[BeginQuest("q12")]),
            Option(
                "take_place",
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3)],
                        otherwise=[LoseShield(1), FindTrail(Terrain.WATER)],
                    )
                ],
            ),
        ],
    ),
    ExplorationCard(
        "wild_wolf_skin",
        name=Name("Der Wolfspelz", "The wolf skin", kind="m"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("take_pelt", do=[BeginQuest("q13")]),
            Option("throw_pelt", do=[DiscardCards(1), FindTrail(Terrain.FOREST)]),
        ],
    ),
    ExplorationCard(
        "wild_crow_witch",
        name=Name("Das Krähenweib", "The crow woman", kind="n"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("strike_bargain", do=[BeginQuest("q25")]),
            Option("set_fire", do=[GainBomb(), GainGold(1), DiscardRandom(1)]),
        ],
    ),
    ExplorationCard(
        "wild_cradle",
        name=Name("Die Wiege", "The cradle", kind="f"),
        deck=Deck.WILDERNESS,
        choices=[
            Option("bring_child", do=[BeginQuest("q26")]),
            Option("talk_father", do=[GainGold(1), GainCard(0)]),
        ],
    ),
)
