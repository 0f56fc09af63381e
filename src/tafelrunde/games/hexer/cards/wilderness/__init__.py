"""All wilderness exploration cards (Wildnis-Erkundungskarten), by theme."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.numbering import all_of, in_order
from tafelrunde.games.hexer.cards.wilderness.beasts import BEASTS
from tafelrunde.games.hexer.cards.wilderness.hauntings import HAUNTINGS
from tafelrunde.games.hexer.cards.wilderness.places import PLACES
from tafelrunde.games.hexer.cards.wilderness.villages import VILLAGES
from tafelrunde.games.hexer.cards.wilderness.wayfarers import WAYFARERS
from tafelrunde.games.hexer.nouns import ExplorationCard

SECTIONS: Final[dict[str, tuple[ExplorationCard, ...]]] = {
    "wilderness/wayfarers": WAYFARERS,
    "wilderness/beasts": BEASTS,
    "wilderness/places": PLACES,
    "wilderness/villages": VILLAGES,
    "wilderness/hauntings": HAUNTINGS,
}
"""By the file in which their prose lies."""

WILDERNESS_CARDS: Final[tuple[ExplorationCard, ...]] = in_order(
    all_of(SECTIONS),
    """
    wild_abandoned_camp
    wild_beehive
    wild_injured_horse
    wild_stone_circle
    wild_woodcutters
    wild_old_crone
    wild_fog_on_the_moor
    wild_highwaymen
    wild_hermit
    wild_poisonous_berries
    wild_trap
    wild_tracks_in_the_snow
    wild_herb_woman
    wild_village_offering
    wild_wolf_skin
    wild_bell_in_the_lake
    wild_troll_bridge
    wild_dying_man
    wild_crow_witch
    wild_cradle
    wild_battlefield
    wild_griffin_nest
    wild_hot_spring
    wild_elven_ruins
    wild_wisps
    wild_birdless_wood
    wild_deserters
    wild_nekker_hole
    wild_flagellants
    wild_royal_hunt
    wild_godlings_mill
    wild_fallen_star
    wild_winter_pass
    wild_drowned_ferryman
    wild_fellow_hunter
    wild_mushroom_ring
    """,
)
