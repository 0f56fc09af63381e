"""What can stand after "only if" on cards, and whether it holds now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero


class Asked:
    """Of whom a requirement is asked: a hero, the card that states it, or an enemy."""

    __slots__ = ("card", "foe", "game", "hero")

    def __init__(self, game: Game, hero: Hero, card: Card | None, foe: Foe | None) -> None:
        self.game = game
        self.hero = hero
        self.card = card
        self.foe = foe


def all_hold(
    game: Game,
    requirements: Sequence[words.Requirement],
    hero: Hero,
    card: Card | None = None,
    foe: Foe | None = None,
) -> bool:
    """Whether all of the requirements hold."""
    if not requirements:
        return True
    asked = Asked(game, hero, card, foe)
    for requirement in requirements:  # noqa: SIM110 - asked so often that a generator would be felt
        if not CHECKS[type(requirement)](requirement, asked):
            return False
    return True


def any_holds(game: Game, requirements: Sequence[words.Requirement], hero: Hero) -> bool:
    """Whether one of the requirements holds (V13.04)."""
    asked = Asked(game, hero, None, None)
    return any(CHECKS[type(requirement)](requirement, asked) for requirement in requirements)


def _focus_at_most(requirement: words.FocusAtMost, asked: Asked) -> bool:
    return asked.hero.focus <= requirement.focus


def _no_enemy_here(requirement: words.NoEnemyHere, asked: Asked) -> bool:
    return not asked.hero.foes


def _encounter_active(requirement: words.EncounterActive, asked: Asked) -> bool:
    return (asked.game.encounter is not None) is requirement.active


def _no_enemy_in_row(requirement: words.NoEnemyInRow, asked: Asked) -> bool:
    return not asked.game.row


def _no_enemy_in_play(requirement: words.NoEnemyInPlay, asked: Asked) -> bool:
    having = requirement.having
    if having is None:
        return not asked.game.foes()
    return not any(foe.card.keywords & having.bit for foe in asked.game.foes())


def _progress_at_least(requirement: words.ProgressAtLeast, asked: Asked) -> bool:
    return asked.game.progress >= count(asked.game, requirement.tokens)


def _final_enemy_killed(requirement: words.FinalEnemyKilled, asked: Asked) -> bool:
    return asked.game.final_killed


def _has_condition(requirement: words.HasCondition, asked: Asked) -> bool:
    return any(asked.hero.conditions)


def _no_progress_placed(requirement: words.NoProgressPlaced, asked: Asked) -> bool:
    return not asked.hero.placed_progress


def _is_resting(requirement: words.IsResting, asked: Asked) -> bool:
    return asked.hero.points > 0


def _deck_is(requirement: words.DeckIs, asked: Asked) -> bool:
    task = asked.game.task
    return task is not None and requirement.colour in task.colours


def _unwounded(requirement: words.Unwounded, asked: Asked) -> bool:
    assert asked.foe is not None, "only an enemy has wounds"
    return asked.foe.wounded != asked.game.round


def _at(requirement: words.At, asked: Asked) -> bool:
    return bool(asked.game.tiles[asked.game.party].keywords & requirement.place.bit)


def _seal_broken(requirement: words.SealBroken, asked: Asked) -> bool:
    return asked.game.seals > 0


def _heroes_at_least(requirement: words.HeroesAtLeast, asked: Asked) -> bool:
    return asked.game.hero_count >= requirement.heroes


CHECKS: Final[dict[type[words.Requirement], Callable[[Any, Asked], bool]]] = {
    words.FocusAtMost: _focus_at_most,
    words.NoEnemyHere: _no_enemy_here,
    words.EncounterActive: _encounter_active,
    words.NoEnemyInRow: _no_enemy_in_row,
    words.NoEnemyInPlay: _no_enemy_in_play,
    words.ProgressAtLeast: _progress_at_least,
    words.FinalEnemyKilled: _final_enemy_killed,
    words.HasCondition: _has_condition,
    words.NoProgressPlaced: _no_progress_placed,
    words.IsResting: _is_resting,
    words.DeckIs: _deck_is,
    words.Unwounded: _unwounded,
    words.At: _at,
    words.SealBroken: _seal_broken,
    words.HeroesAtLeast: _heroes_at_least,
}
