"""City exploration cards (Stadt-Erkundungskarten): trade and craft."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    If,
    LoseGold,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    HasTrophies,
    MayTrash,
    ReadEvent,
    RefillBy,
)

TRADE: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_market_quarrel",
        name=Name("Streit auf dem Markt", "Quarrel at the market", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("settle_it", do=[Draw(1)]),
            Option("come_down", do=[GainGold(2), DiscardCards(1)]),
        ],
    ),
    ExplorationCard(
        "city_alchemist",
        name=Name("Die Alchemistin", "The alchemist", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("buy_potion", do=[LoseGold(1), GainPotion(2)], only_if=HasGold(1)),
            Option("help_brew", do=[GainPotion()]),
        ],
    ),
    ExplorationCard(
        "city_dwarven_smith",
        name=Name("Die Schmiedin aus Mahakam", "The smith from Mahakam", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("free_hand", do=[LoseGold(1), ReadEvent(9)], only_if=HasGold(1)),
            Option("work_bellows", do=[GainShield(1), RefillBy(1)]),
        ],
    ),
    ExplorationCard(
        "city_pawnbroker",
        name=Name("Der Pfandleiher", "The pawnbroker", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("ask_owner", do=[BeginQuest("q11")]),
            Option("pawn_something", do=[TrashCards(1), GainGold(3)]),
        ],
    ),
    ExplorationCard(
        "city_mining_company",
        name=Name("Die Bergwerksgesellschaft", "The mining company", kind="f"),
        deck=Deck.CITY,
        choices=[
            Option("look_for_ore", do=[BeginQuest("q14")]),
            Option("guard_powder", do=[DiscardCards(1), GainBomb(), GainGold(1)]),
        ],
    ),
    ExplorationCard(
        "city_black_market",
        name=Name("Schwarzmarkt", "Black market", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("buy_in", do=[LoseGold(2), GainBomb(2)], only_if=HasGold(2)),
            Option("follow_figures", do=[ReadEvent(11)]),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_knacker",
        name=Name("Der Abdecker", "The knacker", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option(
                "sell_leftovers",
                do=[If(HasTrophies(1), then=[GainGold(3)], otherwise=[GainGold(1), GainShield(1)])],
            ),
            Option(
                "buy",
                do=[LoseGold(1), GainPotion(), MayTrash(1, discard_pile_too=True)],
                only_if=HasGold(1),
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_tax_collector",
        name=Name("Der Steuereintreiber", "The tax collector", kind="m"),
        deck=Deck.CITY,
        choices=[
            Option("pay_dues", do=[LoseGold(2), ReadEvent(21)], only_if=HasGold(2)),
            Option(
                "decline", do=[DiscardRandom(1), MayTrash(1, discard_pile_too=True), GainGold(1)]
            ),
        ],
        adventure=True,
    ),
)
