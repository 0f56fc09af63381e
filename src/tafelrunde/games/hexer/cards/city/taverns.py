"""City exploration cards (Stadt-Erkundungskarten): taverns and pleasures."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    HasGold,
    If,
    LoseGold,
    LoseShield,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    HasTrophies,
    HearRumour,
    ReadEvent,
    ShuffleDiscards,
)

TAVERNS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_indebted_innkeeper",
        name=Name("Der verschuldete Wirt", "The indebted innkeeper", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("pay_debts", do=[LoseGold(2), BeginQuest("q1")], only_if=HasGold(2)),
            Option("let_collectors", do=[GainGold(1)]),
        ],
    ),
    ExplorationCard(
        "city_tavern_rumours",
        name=Name("Gerüchte in der Taverne", "Rumours in the tavern", kind="pl"),
        deck=Deck.CITY,
        choices=[
            Option("buy_round", do=[LoseGold(1), HearRumour(), HearRumour()], only_if=HasGold(1)),
            Option("eavesdrop", do=[HearRumour()]),
        ],
    ),
    ExplorationCard(
        "city_travelling_players",
        name=Name("Schausteller", "Travelling players", kind="pl"),
        deck=Deck.CITY,
        choices=[
            Option("perform", do=[GainGold(1), Draw(1)]),
            Option("search_wagon", do=[GainBomb()]),
        ],
    ),
    ExplorationCard(
        "city_fighting_pit",
        name=Name("Die Faustkampfgrube", "The fighting pit", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option(
                "enter_pit",
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3)],
                        otherwise=[LoseShield(1), GainGold(1)],
                    )
                ],
            ),
            Option(
                "bet_gold",
                do=[LoseGold(1), RollDie([(3, []), (5, [GainGold(3)]), (6, [GainGold(5)])])],
                only_if=HasGold(1),
            ),
        ],
    ),
    ExplorationCard(
        "city_gambling_den",
        name=Name("Die Spielhölle", "The gambling den", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("collect_debts", do=[BeginQuest("q18")]),
            Option(
                "sit_down",
                do=[RollDie([(3, [LoseGold(1)]), (5, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
        ],
    ),
    ExplorationCard(
        "city_bathhouse",
        name=Name("Das Badehaus", "The bathhouse", kind="n"),
        deck=Deck.CITY,
        choices=[
            Option(
                "full_bath",
                do=[LoseGold(1), FillShield(), ShuffleDiscards(), Draw(1)],
                only_if=HasGold(1),
            ),
            Option("sit_foresters", do=[HearRumour(Terrain.FOREST)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_bard",
        name=Name("Der Barde", "The bard", kind="m -n"),
        deck=Deck.CITY,
        choices=[
            Option("take_along", do=[DiscardCards(1), ReadEvent(22)]),
            Option(
                "pay_for_song",
                do=[
                    LoseGold(1),
                    If(HasTrophies(1), then=[GainGold(4)], otherwise=[GainGold(1), Draw(1)]),
                ],
                only_if=HasGold(1),
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_banquet",
        name=Name("Das Bankett", "The banquet", kind="n"),
        deck=Deck.CITY,
        choices=[
            Option(
                "be_taster",
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=5,
                        then=[GainGold(4)],
                        otherwise=[GainGold(1), DiscardCards(2)],
                    )
                ],
            ),
            Option("mind_door", do=[GainGold(1), HearRumour(Terrain.WATER)]),
        ],
        adventure=True,
    ),
)
