"""Conditions: each class is judged by one function, found by its class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tafelrunde.games.hexer.rules import tiles
from tafelrunde.games.hexer.rules.now import Now, level
from tafelrunde.games.hexer.state.table import Played
from tafelrunde.games.hexer.terms import TOP_LEVEL, Opponent
from tafelrunde.games.hexer.vocabulary import (
    ComboAtLeast,
    ComboHas,
    ComboHasEach,
    Condition,
    DeckIsEmpty,
    HandAtMost,
    HasGold,
    HasPotion,
    HasTrail,
    IsFirstTurn,
    LevelAtLeast,
    Not,
    ShieldIs,
)
from tafelrunde.games.hexer.vocabulary.story import HasTrophies, IsAboveLevel, IsMage

C = TypeVar("C", bound=Condition)
Judge = Callable[[C, Now], bool]
JUDGES: Final[dict[type[Condition], Callable[[Any, Now], bool]]] = {}


def judges(kind: type[C]) -> Callable[[Judge[C]], Judge[C]]:
    """Decorate the function that judges a condition."""

    def register(function: Judge[C]) -> Judge[C]:
        JUDGES[kind] = function
        return function

    return register


def holds(now: Now, condition: Condition) -> bool:
    """Whether a condition holds for the player concerned."""
    return JUDGES[type(condition)](condition, now)


@judges(Not)
def opposite(condition: Not, now: Now) -> bool:
    return not holds(now, condition.condition)


# --- In a fight -----------------------------------------------------------------------------------


def combo(now: Now) -> list[Played]:
    """The cards of the player's running combo."""
    return now.fighter.combo if now.fighter is not None else []


@judges(ComboAtLeast)
def combo_at_least(condition: ComboAtLeast, now: Now) -> bool:
    return len(combo(now)) >= condition.cards


@judges(ComboHas)
def combo_has(condition: ComboHas, now: Now) -> bool:
    fitting = [played for played in combo(now) if played.card.colour in condition.colours]
    return len(fitting) >= condition.cards


@judges(ComboHasEach)
def combo_has_each(condition: ComboHasEach, now: Now) -> bool:
    colours = [played.card.colour for played in combo(now)]
    return all(colour in colours for colour in condition.colours)


@judges(IsFirstTurn)
def is_first_turn(condition: IsFirstTurn, now: Now) -> bool:
    return now.fighter is not None and now.fighter.turns <= 1


# --- The player -----------------------------------------------------------------------------------


@judges(ShieldIs)
def shield_is(condition: ShieldIs, now: Now) -> bool:
    return now.player.shield == condition.value


@judges(DeckIsEmpty)
def deck_is_empty(condition: DeckIsEmpty, now: Now) -> bool:
    return not now.player.deck


@judges(HandAtMost)
def hand_at_most(condition: HandAtMost, now: Now) -> bool:
    return len(now.player.hand) <= condition.cards


@judges(LevelAtLeast)
def level_at_least(condition: LevelAtLeast, now: Now) -> bool:
    return level(now, condition.attribute) >= condition.level


@judges(HasGold)
def has_gold(condition: HasGold, now: Now) -> bool:
    return now.player.gold >= condition.gold


@judges(HasPotion)
def has_potion(condition: HasPotion, now: Now) -> bool:
    return len(now.player.potions) >= condition.potions


@judges(HasTrail)
def has_trail(condition: HasTrail, now: Now) -> bool:
    """The trail of the monster fought is that of its terrain; Dagon has trail tokens of his own
    (H8.08, H14.12).
    """
    if not condition.here:
        terrains = {tiles.terrain_of(tile) for tile in now.player.trails}  # H8.09
        return len(terrains) >= condition.trails
    if now.fight is None:
        return False
    if now.fight.opponent is Opponent.DAGON:
        return now.player.dagon_trail
    if now.fight.terrain < 0:
        return False
    return tiles.has_trail(now.player, now.fight.terrain)


@judges(IsAboveLevel)
def is_above_level(condition: IsAboveLevel, now: Now) -> bool:
    levels = now.player.levels
    if condition.attribute is not None:
        return levels[condition.attribute] > now.player.level
    return max((value for value in levels if value < TOP_LEVEL), default=0) > now.player.level


@judges(IsMage)
def is_mage(condition: IsMage, now: Now) -> bool:
    return now.player.is_mage


@judges(HasTrophies)
def has_trophies(condition: HasTrophies, now: Now) -> bool:
    return now.player.count_trophies() >= condition.trophies
