"""All Skellige exploration cards (Skellige-Erkundungskarten), by theme."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.numbering import all_of, in_order
from tafelrunde.games.hexer.cards.skellige.crews import CREWS
from tafelrunde.games.hexer.cards.skellige.depths import DEPTHS
from tafelrunde.games.hexer.cards.skellige.finds import FINDS
from tafelrunde.games.hexer.cards.skellige.weather import WEATHER
from tafelrunde.games.hexer.nouns import SkelligeCard

SECTIONS: Final[dict[str, tuple[SkelligeCard, ...]]] = {
    "skellige/weather": WEATHER,
    "skellige/crews": CREWS,
    "skellige/finds": FINDS,
    "skellige/depths": DEPTHS,
}
"""By the file in which their prose lies."""

SKELLIGE_CARDS: Final[tuple[SkelligeCard, ...]] = in_order(
    all_of(SECTIONS),
    """
    sea_calm_sea
    sea_flotsam
    sea_dolphins
    sea_fishing_boat
    sea_storm
    sea_siren_song
    sea_current
    sea_wreck
    sea_ghost_ship
    sea_whirlpool
    sea_offering
    sea_call_of_the_deep
    sea_sprung_a_leak
    sea_mutiny
    sea_offer_by_night
    sea_old_sea_chart
    sea_dead_whale
    sea_longship
    sea_frozen_spray
    sea_lights_of_the_dead
    sea_fog_bank
    sea_melody_from_below
    sea_bones_in_the_net
    sea_fisher_girl
    sea_smoke_on_the_horizon
    sea_berserker_aboard
    sea_white_glimmer
    sea_castaway
    sea_raiders
    sea_doldrums
    sea_shadow_under_the_keel
    sea_drums_beyond_the_cliffs
    """,
)
