"""City exploration cards (Stadt-Erkundungskarten): law and mob."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    EmptyShield,
    FillShield,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    ReadEvent,
)

LAW: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_false_saint",
        name=Name("Falsche Heilige", "False saint", kind="f adj"),
        deck=Deck.CITY,
        choices=[
            Option("expose", do=[ReadEvent(3)]),
            Option("accept_blessing", do=[FillShield()]),
        ],
    ),
    ExplorationCard(
        "city_thief",
        name=Name("Der Dieb", "The thief", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("chase", do=[DiscardCards(1), GainPotion(), GainGold(1)]),
            Option("let_go", do=[ReadEvent(5)]),
        ],
    ),
    ExplorationCard(
        "city_executioner",
        name=Name("Der Henker", "The executioner", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("save_condemned", do=[BeginQuest("q4")]),
            Option("look_away", do=[GainGold(1), MayTrash(1)]),
        ],
    ),
    ExplorationCard(
        "city_curfew",
        name=Name("Ausgangssperre", "Curfew", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option(
                "follow_thing",
                do=[
                    Attempt(
                        Attribute.SPECIALISATION,
                        at_least=5,
                        then=[FindTrail()],
                        otherwise=[LoseGold(1), GainShield(1)],
                    )
                ],
            ),
            Option("give_up", do=[ReadEvent(23)]),
        ],
    ),
    ExplorationCard(
        "city_witness",
        name=Name("Der Zeuge", "The witness", kind="m -n"),
        deck=Deck.CITY,
        choices=[
            Option("bring_to_safety", do=[BeginQuest("q15")]),
            Option("take_money", do=[GainGold(3), LoseShield(1)]),
        ],
    ),
    ExplorationCard(
        "city_pyre",
        name=Name("Der Scheiterhaufen", "The pyre", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("take_ashes", do=[BeginQuest("q16")]),
            Option("buy_book", do=[LoseGold(2), GainCard(1)], only_if=HasGold(2)),
        ],
    ),
    ExplorationCard(
        "city_bounty_notice",
        name=Name("Ein Kopfgeld", "A bounty", kind="n"),
        deck=Deck.CITY,
        choices=[
            Option("take_notice", do=[BeginQuest("q28")]),
            Option("sell_news", do=[GainGold(1), HearRumour(Terrain.MOUNTAIN)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_pogrom",
        name=Name("Die Nacht der Fackeln", "The night of torches", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option(
                "stand",
                do=[
                    Attempt(
                        Attribute.DEFENCE,
                        at_least=5,
                        then=[ReadEvent(19)],
                        otherwise=[EmptyShield(), GainGold(2)],
                    )
                ],
            ),
            Option("lead_away", do=[DiscardCards(1), FindTrail(Terrain.FOREST)]),
        ],
        adventure=True,
    ),
)
