"""City exploration cards (Stadt-Erkundungskarten): the dead and the fated."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    HasPotion,
    LosePotion,
    Raise,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    HearRumour,
    ReadEvent,
    RefillBy,
)

FATES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_child_in_the_well",
        name=Name("Ein Kind im Brunnen", "A child in the well", kind="n"),
        deck=Deck.CITY,
        choices=[
            Option("climb_down", do=[DiscardCards(1), GainGold(2)]),
            Option("fetch_guard", do=[GainGold(1)]),
        ],
    ),
    ExplorationCard(
        "city_dying_courier",
        name=Name("Der sterbende Bote", "The dying courier", kind="m -n"),
        deck=Deck.CITY,
        choices=[
            Option("take_letter", do=[BeginQuest("q8")]),
            Option("take_purse", do=[GainGold(3), RefillBy(-1)]),
        ],
    ),
    ExplorationCard(
        "city_haunted_counting_house",
        name=Name("Spuk im Kontor", "The haunted counting house", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option(
                "keep_watch",
                do=[RollDie([(2, [DiscardCards(2)]), (4, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
            Option("fumigate_house", do=[LosePotion(1), GainGold(4)], only_if=HasPotion()),
        ],
    ),
    ExplorationCard(
        "city_the_counts_coffin",
        name=Name("Ein Sarg auf Reisen", "A coffin on its travels", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("promise", do=[BeginQuest("q10")]),
            Option("report_matter", do=[GainGold(1), HearRumour()]),
        ],
    ),
    ExplorationCard(
        "city_law_of_surprise",
        name=Name("Was er nicht wusste", "What he did not know of", kind="title"),
        deck=Deck.CITY,
        choices=[
            Option("insist_surprise", do=[BeginQuest("q19")]),
            Option("take_coin", do=[GainGold(3)]),
        ],
    ),
    ExplorationCard(
        "city_plague_cart",
        name=Name("Der Pestkarren", "The plague cart", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option(
                "help_doctor",
                do=[
                    RollDie(
                        [(2, [ReadEvent(2)]), (5, [GainPotion(2)]), (6, [Raise(Attribute.ALCHEMY)])]
                    )
                ],
            ),
            Option("keep_distance", do=[Draw(1), GainShield(1)]),
        ],
        adventure=True,
    ),
)
