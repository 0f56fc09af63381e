"""How well the party stands: what the search thinks of an adventure that is not decided yet."""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.games.valskyrr.bot import eyes
from tafelrunde.games.valskyrr.state.table import Game

HOPE: Final = 1.0
TIME: Final = -0.14
STEP: Final = -0.45
ERRAND: Final = -0.6
HEALTH: Final = 1.0
LEAST_LIFE: Final = 0.08
ENOUGH_LIFE: Final = 12
THREAT: Final = -0.08
FOE: Final = -0.24
ENCOUNTER: Final = -0.3
FINAL: Final = 0.8
FINAL_WOUND: Final = 5.0
PROGRESS: Final = 0.45
GEAR: Final = 0.15
FALLEN: Final = -3.0
"""What each thing adds to the chances of the party, set by hand. What depends on the number of
heroes counts by hero.
"""


class ValskyrrJudge:
    """The chances of the whole party; nobody wins alone."""

    def is_untold(self, state: Game, decision: Decision) -> bool:
        """Nothing: what a card does is printed on it."""
        return False

    def value(self, state: Game, seat: Seat) -> float:
        """The chances of the party."""
        return 1.0 / (1.0 + exp(-score(state)))

    def turns(self, state: Game) -> int:
        """A round counts as two: enemies take as much of it as heroes."""
        return 2 * state.round


def score(game: Game) -> float:
    """How well the party stands."""
    return HOPE + journey(game) + heroes(game) + trouble(game)


def journey(game: Game) -> float:
    """The way that is left, and the time for it."""
    goals = eyes.goals(game)
    steps = eyes.distances(game.layout, goals)[game.party]
    errands = 0 if goals == [game.layout.final] else len(goals)
    return TIME * game.time + STEP * steps + ERRAND * errands


def heroes(game: Game) -> float:
    """How the heroes feel, above all the weakest."""
    living, count = game.living(), game.hero_count
    if not living:
        return FALLEN
    health = sum((eyes.health(hero) for hero in living), 0.0) / count
    least = min(ENOUGH_LIFE, *(eyes.life(hero) for hero in living))
    gear = sum(len(hero.hero_zone) for hero in living) / count
    fallen = 1 - len(living) / count
    return HEALTH * health + LEAST_LIFE * least + GEAR * gear + FALLEN * fallen


def trouble(game: Game) -> float:
    """What stands in the way, and how much of it is overcome."""
    if game.encounter is None:
        return 0.0
    count, foes = game.hero_count, game.foes()
    wounds = sum((foe.wounds / foe.life for foe in foes if foe.enemy.final), 0.0)
    threat = sum(min(9, eyes.threatened(game, hero)) for hero in game.living()) / count
    return (
        ENCOUNTER
        + (FINAL if game.task is not None and game.task.final else 0.0)
        + (FINAL_WOUND if game.final_killed else FINAL_WOUND * min(1.0, wounds))
        + PROGRESS * game.progress / count
        + FOE * len(foes) / count
        + THREAT * threat
    )
