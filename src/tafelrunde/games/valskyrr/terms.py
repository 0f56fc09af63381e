"""The fixed terms of the game (Grundlegende Begriffe), named as in the glossary."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final

from tafelrunde.engine.options import Option


class Phase(IntEnum):
    """The seven phases of a round, in order (V7.01)."""

    REINFORCEMENT = 1
    TRAVEL = 2
    PURSUIT = 3
    ATTACK = 4
    DEFENCE = 5
    RECOVERY = 6
    TIME = 7


class Colour(IntEnum):
    """The three enemy decks."""

    BLUE = 0
    GREEN = 1
    RED = 2


class Condition(Option[object], IntEnum):
    """The four conditions."""

    BURN = 0
    POISON = 1
    DAZE = 2
    WEAKNESS = 3

    @property
    def id(self) -> str:
        """Its name."""
        return self.name.lower()


class Kind(IntEnum):
    """The three kinds of action."""

    NORMAL = 0
    FAST = 1
    REFLEX = 2


class Place(IntEnum):
    """From where an action is resolved."""

    HAND = 0
    HERO_ZONE = 1
    BOARD = 2


class Destination(Option[object], StrEnum):
    """Where an effect puts a card."""

    HERO_ZONE = "hero_zone"
    TOP_OF_DECK = "top_of_deck"
    UNDER_DECK = "under_deck"
    DISCARD_PILE = "discard_pile"
    GRAVEYARD = "graveyard"
    UNDER_REWARD_DECK = "under_reward_deck"

    @property
    def id(self) -> str:
        """Its name."""
        return self.value


class Zone(StrEnum):
    """Where an enemy ability works, or an enemy is moved to."""

    HERO_ZONE = "hero_zone"
    ADVENTURE_ZONE = "adventure_zone"


class Aim(StrEnum):
    """What an action targets; it has exactly one target unless its text says otherwise (V2.02)."""

    NOTHING = "nothing"
    AN_ENEMY = "an_enemy"
    ENEMY_HERE = "enemy_here"  # one enemy in the own hero zone
    ENEMY_ELSEWHERE = "enemy_elsewhere"  # one enemy outside the own hero zone
    UP_TO_TWO_ENEMIES = "up_to_two_enemies"
    TWO_ENEMIES_APART = "two_enemies_apart"  # two enemies in different zones
    EACH_ENEMY_HERE = "each_enemy_here"
    EACH_ENEMY_IN_ONE_ZONE = "each_enemy_in_one_zone"
    EACH_ENEMY_IN_ONE_HERO_ZONE = "each_enemy_in_one_hero_zone"
    THE_ATTACKER = "the_attacker"
    OWN_HERO = "own_hero"
    A_HERO = "a_hero"
    UP_TO_THREE_HEROES = "up_to_three_heroes"


class Limit(StrEnum):
    """A printed limit of one use."""

    HERO_TURN = "hero_turn"
    DEFENCE_PHASE = "defence_phase"  # and in no other phase


class Trigger(StrEnum):
    """What abilities of enemies, encounters, locations, adventures and lasting cards answer to."""

    HIT = "hit"  # an attack of this enemy made the hero bury at least 1 card
    ENTERS = "enters"  # this enemy enters a hero zone
    ENTERS_IN_PURSUIT = "enters_in_pursuit"
    DEFENCE_START = "defence_start"
    DEFENCE_END = "defence_end"
    KILL_HERE = "kill_here"  # an enemy is killed in the same hero zone
    ENEMY_KILLED = "enemy_killed"
    ENCOUNTER_HIT = "encounter_hit"  # an action dealt damage beyond the encounter's defence
    REGENERATION = "regeneration"  # a hero receives regeneration from an action, once per hero turn
    ATTACK_PHASE_END = "attack_phase_end"
    TURN_START = "turn_start"  # at the start of each hero turn
    PREPARED = "prepared"
    COMPLETED = "completed"
    NOT_COMPLETED = "not_completed"
    ENTERED = "entered"  # the party enters the location
    RESTING = "resting"
    TIME_START = "time_start"  # before the time card
    TIME_END = "time_end"  # after the time card


class Window(IntEnum):
    """When a reflex can be played; the value is its bit in a card's mask."""

    ANYTIME = 1
    DAMAGE_TO_HERO = 2
    HERO_ACTION = 4
    PREVENTED = 8
    REWARD_DRAWN = 16
    REWARD_RETURNS = 32
    REGENERATION_ACTION = 64


FOR_OTHERS: Final = 128
"""The bit beside the windows of a reflex that can help another hero than the own one."""


class Whose(StrEnum):
    """Which hero a reflex can help."""

    OWN = "own"
    ANY = "any"
    OTHER = "other"


class Side(StrEnum):
    """The two sides of a board; the one with the final enemy symbol is harder (V5.19)."""

    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that depends on the hero count at the start or on the time track (V6.03, V22.39)."""

    per_hero: int = 0
    plus: int = 0
    time_number: int = 0

    def __add__(self, other: int) -> Amount:
        return Amount(self.per_hero, self.plus + other, self.time_number)

    def __rmul__(self, times: int) -> Amount:
        return Amount(self.per_hero * times, self.plus * times, self.time_number * times)


PER_HERO: Final = Amount(per_hero=1)
TIME_NUMBER: Final = Amount(time_number=1)
Number = int | Amount

DRAW_LIMIT: Final = 5
START_HAND: Final = 5
START_LOOT: Final = 1
REWARDS_PER_ENCOUNTER: Final = 2
SHORTAGE_TIME: Final = 2
OVERRUN_TIME: Final = 3
OVERRUN: Final = 2
MOST_SCOUTED: Final = 4
