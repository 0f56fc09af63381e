"""What expansions add to the base game, each as one `Hooks`: when it has a say, and what it does
then.

Mages and the adventure pack bring characters and cards, and no rule of their own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.expansions import danger, legendary, sea, skellige, weakness
from tafelrunde.games.hexer.rules.hooks import KNOWN, Hooks
from tafelrunde.games.hexer.state.board import DAGON_PLACE
from tafelrunde.games.hexer.terms import Expansion

LEGENDARY: Final = Hooks(
    laid_out=(legendary.lay_out,),
    shuffled=(legendary.choose_legendary,),
    round_ends=(legendary.move_legendary,),
    choices=(legendary.add_displacing,),
    closes=(legendary.closes_action,),
    reasons={"H16.07": legendary.stands_here},
    acts=(legendary.leave_alone,),
    actions={legendary.DISPLACE: legendary.displace},
    phase_one_ends=(legendary.take_destruction,),
    monsters=(legendary.here,),
)

MONSTERJAGD: Final = Hooks(
    laid_out=(weakness.supply_weaknesses,),
    seated=(weakness.place_first,),
    enters=(weakness.take_weaknesses,),
    phase_one_ends=(weakness.replace_weaknesses,),
    announced=(weakness.announce_weaknesses,),
    before_decks=(weakness.before_decks,),
    after_decks=(weakness.after_decks,),
    fewer_life=(weakness.fewer_life,),
    first_strike=(weakness.gives_first_strike,),
    monster_leaves=(weakness.return_weaknesses,),
    monster_comes=(weakness.place_anew,),
)

SKELLIGE: Final = Hooks(
    laid_out=(danger.lay_out,),
    shuffled=(sea.place_ships,),
    ways=(sea.add_voyages,),
    sail=(sea.sail,),
    checks=skellige.CHECKS,
    reasons=skellige.REASONS,
    actions=skellige.ACTIONS,
    must_fight={DAGON_PLACE: danger.has_risen},
    monsters=(danger.here,),
)

EXPANSIONS: Final = {
    Expansion.LEGENDARY: LEGENDARY,
    Expansion.MONSTERJAGD: MONSTERJAGD,
    Expansion.SKELLIGE: SKELLIGE,
    Expansion.MAGES: Hooks(),
    Expansion.ADVENTURE: Hooks(),
}
"""In the order in which they have their say at the same moment."""

KNOWN.update(EXPANSIONS)
