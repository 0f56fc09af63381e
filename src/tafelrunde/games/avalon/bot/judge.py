"""How well the party stands: what the search thinks of a chapter that is not over yet."""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.games.avalon.bot.fighting import is_stalled, threat
from tafelrunde.games.avalon.bot.mind import Mind
from tafelrunde.games.avalon.bot.values import HEALTHY, PLENTY, PRICES
from tafelrunde.games.avalon.clash.combat import enemy_of
from tafelrunde.games.avalon.state.table import Character, Clash, Doing, Game
from tafelrunde.games.avalon.terms import TOP_OF_RELATION, Art

SCALE: Final = 13.0
MIDDLE: Final = 34.0
LIGHT: Final = 0.5
DARK: Final = -4.0
ENOUGH_LIGHT: Final = 6
WANTED: Final = -0.32
ENERGY: Final = 0.7
FEAR: Final = -0.5
PANIC: Final = -4.0
DYING: Final = -6.0
DEATH: Final = -20.0
BELONGING: Final = 1.0
SURPLUS: Final = 0.3
WON: Final = 6.0
POOL: Final = 4.0
RELATION: Final = 3.0
THREAT: Final = -1.0
STALLED: Final = -3.0
"""What each thing adds to the chances of the party, in what a bot pays for it; the scale was fitted
to the chapters that bots finished in some dozen campaigns with one to four characters. What belongs
to characters counts on average.
"""
OVER: Final = 1_000_000
"""No encounter has so many rounds."""


class AvalonJudge:
    """The chances that the whole party finishes the chapter; nobody survives alone. A search tries
    out encounters: what else a day brings stands on pages that nobody has read.
    """

    def is_untold(self, state: Game, decision: Decision) -> bool:
        """Everything but how to lead an encounter."""
        return state.clash is None

    def value(self, state: Game, seat: Seat) -> float:
        """The chances of the party."""
        return 1.0 / (1.0 + exp((MIDDLE - score(state)) / SCALE))

    def turns(self, state: Game) -> int:
        """The rounds of an encounter, and its end."""
        return state.clash.round if state.clash is not None else OVER


def score(game: Game) -> float:
    """How well the party stands."""
    mind, people = Mind(game), game.characters
    each = sum((person(who) for who in people), 0.0) / len(people)
    trouble = sum((encounter(mind, clash) for clash in game.encounters_begun()), 0.0)
    died = any(course.doing is Doing.DEATH for course in game.course)
    won = any(course.won == 1 for course in game.course)
    return each + story(mind) + trouble + DEATH * died + WON * won


def story(mind: Mind) -> float:
    """The light that is left, and what open quests still ask for."""
    light = LIGHT * min(mind.light, ENOUGH_LIGHT) if mind.light >= 0 else DARK
    return light + WANTED * sum(mind.quested.values())


def person(character: Character) -> float:
    """How a character feels, and what it owns."""
    found = health(character.health) + ENERGY * character.energy + FEAR * character.fear
    found += PANIC * (character.fear > character.health) + DYING * character.dying
    for what, price in PRICES.items():
        found += price * stocked(character.resources[what], PLENTY[what])
    return found + BELONGING * len(character.belongings())


def health(left: int) -> float:
    """What so much Health is worth: the last of it most."""
    found = 0.0
    for each in range(left):
        found += next(worth for most, worth in HEALTHY if each <= most)
    return found


def stocked(held: int, plenty: int) -> float:
    """So much of a resource, as if it were scarce."""
    return min(held, plenty) + SURPLUS * max(0, held - plenty)


def encounter(mind: Mind, clash: Clash) -> float:
    """How near the party is to winning it, and what threatens it meanwhile."""
    if clash.art is Art.DIPLOMACY:
        stalled = STALLED if is_stalled(mind.game, clash) else 0.0
        return RELATION * clash.relation / TOP_OF_RELATION + stalled
    members = mind.game.members(clash.group)
    threatened = max((threat(mind, clash, each) for each in members), default=0)
    return POOL * min(1.0, clash.pool / enemy_of(clash).value) + THREAT * threatened
