"""Event cards (Ereigniskarten): decisions."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EventCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    LoseGold,
    LoseShield,
    RaiseLowest,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    FightDrawn,
    FindTrail,
    GainCard,
    HearRumour,
    RefillBy,
)

DECISIONS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_the_merman",
        name=Name("Der Wassermann", "The merman", kind="m"),
        number=15,
        choices=[
            Option("leave_peace", do=[GainGold(2), FindTrail(Terrain.WATER)]),
            Option("take_head", do=[GainGold(4), LoseShield(1)]),
        ],
    ),
    EventCard(
        "event_trial",
        name=Name("Die Verhandlung", "The trial", kind="f"),
        number=17,
        choices=[
            Option("speak_for_him", do=[GainGold(3), FillShield()]),
            Option("tread_foot", do=[GainCard(0), GainBomb()]),
        ],
    ),
    EventCard(
        "event_last_will",
        name=Name("Der letzte Wille", "The last will", kind="m -ns"),
        number=18,
        choices=[
            Option("say_he_repented", do=[GainPotion(2), Draw(1)]),
            Option("sell_ring", do=[GainGold(4)]),
        ],
    ),
    EventCard(
        "event_dungeon",
        name=Name("Der Kerker", "The dungeon", kind="m"),
        number=23,
        choices=[
            Option("listen", do=[HearRumour(), FindTrail(Terrain.FOREST), RefillBy(-1)]),
            Option("bribe_warder", do=[LoseGold(1), GainPotion(), GainBomb()], only_if=HasGold(1)),
        ],
    ),
    EventCard(
        "event_no_human",
        name=Name("Kein Mensch", "Not human", kind="title"),
        number=24,
        do=[FightDrawn(1, gold=3)],
    ),
    EventCard(
        "event_bounty_of_hengfors",
        name=Name("Der Verräter von Hengfors", "The traitor of Hengfors", kind="m"),
        number=25,
        choices=[
            Option("hand_over", do=[GainGold(4), EmptyShield()]),
            Option("show_window", do=[GainCard(1), GainPotion()]),
        ],
    ),
    EventCard(
        "event_exchange_of_children",
        name=Name("Der Tausch", "The exchange", kind="m"),
        number=26,
        choices=[
            Option("trade", do=[GainGold(2), RaiseLowest()]),
            Option("demand_more", do=[GainGold(5), DiscardRandom(2), LoseShield(1)]),
        ],
    ),
    EventCard(
        "event_game_without_kings",
        name=Name("Ein Spiel ohne Könige", "A game without kings", kind="n"),
        number=28,
        choices=[
            Option(
                "stay_in",
                do=[RollDie([(2, [LoseGold(2)]), (4, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
            Option("fold", do=[HearRumour(), Draw(1)]),
        ],
    ),
    EventCard(
        "event_raiders_prisoner",
        name=Name("Der Gefangene der Plünderer", "The raiders' prisoner", kind="m adj"),
        number=7,
        choices=[
            Option("buy_freedom", do=[LoseGold(1), GainGold(4)], only_if=HasGold(1)),
            Option(
                "wrestle",
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3), Draw(1)],
                        otherwise=[DiscardCards(1), GainShield(1)],
                    )
                ],
            ),
        ],
        skellige=True,
    ),
)
