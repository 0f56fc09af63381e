"""All city exploration cards (Stadt-Erkundungskarten), by theme."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.city.fates import FATES
from tafelrunde.games.hexer.cards.city.law import LAW
from tafelrunde.games.hexer.cards.city.learning import LEARNING
from tafelrunde.games.hexer.cards.city.taverns import TAVERNS
from tafelrunde.games.hexer.cards.city.trade import TRADE
from tafelrunde.games.hexer.cards.numbering import all_of, in_order
from tafelrunde.games.hexer.nouns import ExplorationCard

SECTIONS: Final[dict[str, tuple[ExplorationCard, ...]]] = {
    "city/taverns": TAVERNS,
    "city/trade": TRADE,
    "city/law": LAW,
    "city/learning": LEARNING,
    "city/fates": FATES,
}
"""By the file in which their prose lies."""

CITY_CARDS: Final[tuple[ExplorationCard, ...]] = in_order(
    all_of(SECTIONS),
    """
    city_indebted_innkeeper
    city_market_quarrel
    city_alchemist
    city_child_in_the_well
    city_master_at_arms
    city_false_saint
    city_tavern_rumours
    city_library
    city_thief
    city_old_comrade
    city_travelling_players
    city_executioner
    city_dying_courier
    city_dwarven_smith
    city_curfew
    city_fighting_pit
    city_haunted_counting_house
    city_the_counts_coffin
    city_pawnbroker
    city_mining_company
    city_witness
    city_law_of_surprise
    city_gambling_den
    city_pyre
    city_bounty_notice
    city_bathhouse
    city_black_market
    city_soothsayer
    city_fencing_school
    city_bard
    city_knacker
    city_plague_cart
    city_pogrom
    city_academy
    city_tax_collector
    city_banquet
    """,
)
