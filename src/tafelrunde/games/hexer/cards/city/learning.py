"""City exploration cards (Stadt-Erkundungskarten): teachers and learning."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    HasGold,
    If,
    LoseGold,
    Raise,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    IsAboveLevel,
    ReadEvent,
    RefillBy,
)

LEARNING: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_master_at_arms",
        name=Name("Der Waffenmeister", "The master-at-arms", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option(
                "take_lessons",
                do=[
                    LoseGold(2),
                    If(
                        IsAboveLevel(Attribute.COMBAT),
                        then=[Draw(2)],
                        otherwise=[Raise(Attribute.COMBAT)],
                    ),
                ],
                only_if=HasGold(2),
            ),
            Option("just_watch", do=[Draw(1)]),
        ],
    ),
    ExplorationCard(
        "city_library",
        name=Name("Die Bibliothek", "The library", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("study", do=[BeginQuest("q2")]),
            Option("sell_copy", do=[GainGold(2)]),
        ],
    ),
    ExplorationCard(
        "city_old_comrade",
        name=Name("Ein alter Kamerad", "An old comrade", kind="m -en"),
        deck=Deck.CITY,
        choices=[
            Option("recall_fights", do=[Seek(1)]),
            Option("lend_gold", do=[LoseGold(1), BeginQuest("q3")], only_if=HasGold(1)),
        ],
    ),
    ExplorationCard(
        "city_soothsayer",
        name=Name("Der Hellseher", "The soothsayer", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("hear_future", do=[LoseGold(1), ReadEvent(7), Draw(1)], only_if=HasGold(1)),
            Option("tell_his_own", do=[RefillBy(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_fencing_school",
        name=Name("Die Fechtschule", "The fencing school", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option(
                "challenge",
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=6,
                        then=[ReadEvent(20)],
                        otherwise=[DiscardCards(1), GainCard(0)],
                    )
                ],
            ),
            Option("teach_youngest", do=[GainGold(1), RefillBy(1)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_academy",
        name=Name("Die Akademie", "The academy", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("correct", do=[FindTrail(Terrain.MOUNTAIN)]),
            Option("let_talk", do=[GainCard(0), GainGold(1)]),
        ],
        adventure=True,
    ),
)
