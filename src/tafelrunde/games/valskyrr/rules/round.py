"""Chapter 7: round structure (Rundenstruktur)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.phases.attack import attack_phase
from tafelrunde.games.valskyrr.phases.defence import defence_phase
from tafelrunde.games.valskyrr.phases.pursuit import pursuit_phase
from tafelrunde.games.valskyrr.phases.recovery import recovery_phase
from tafelrunde.games.valskyrr.phases.reinforcement import reinforcement_phase
from tafelrunde.games.valskyrr.phases.time import time_phase
from tafelrunde.games.valskyrr.phases.travel import travel_phase
from tafelrunde.games.valskyrr.rules import hero_effects, world_effects
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Phase

REINFORCEMENT: Final = Phase.REINFORCEMENT
PHASES: Final[dict[Phase, Callable[[Game], Flow[None]]]] = {
    Phase.REINFORCEMENT: reinforcement_phase,
    Phase.TRAVEL: travel_phase,
    Phase.PURSUIT: pursuit_phase,
    Phase.ATTACK: attack_phase,
    Phase.DEFENCE: defence_phase,
    Phase.RECOVERY: recovery_phase,
    Phase.TIME: time_phase,
}

TIME: Final = Phase.TIME
NEXT: Final = dict(pairwise(PHASES))
"""Phase → the phase after it, within a round."""

WORDS: Final = (hero_effects, world_effects)
"""The modules that carry the words of the cards out; importing them here makes every word known."""


def play(game: Game) -> Flow[None]:
    """Round after round, seven phases in fixed order, until victory or defeat (V7.01, V7.02)."""
    while True:
        yield from PHASES[game.phase](game)
        end_phase(game)


def end_phase(game: Game) -> None:
    """What was ignored for the phase works again, and the next phase begins."""
    for foe in game.row:
        foe.ignored = ()
    for hero in game.heroes:
        for foe in hero.foes:
            foe.ignored = ()
    game.step = 0
    game.scouted = 0
    if game.phase is TIME:
        begin_round(game)
    else:
        game.phase = NEXT[game.phase]
    game.tell(events.phase_began, "V7.01", game.phase)


def begin_round(game: Game) -> None:
    """The next round begins with the reinforcement phase."""
    game.round += 1
    game.phase = REINFORCEMENT
    for hero in game.heroes:
        hero.acted = False
        hero.placed_progress = False
    game.tell(events.RoundBegan, "V7.02", game.round)
