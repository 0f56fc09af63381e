"""Chapter 20: conditions (Zustände)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition

BURN: Final = int(Condition.BURN)
POISON: Final = int(Condition.POISON)
DAZE: Final = int(Condition.DAZE)
WEAKNESS: Final = int(Condition.WEAKNESS)


def afflict(game: Game, target: Hero | Foe, condition: Condition, tokens: int, why: str) -> None:
    """Put condition tokens on a hero board or an enemy card; any number can lie there (V20.16)."""
    target.conditions[condition] += tokens
    game.tell(events.condition_placed, why, target, condition, tokens)


def remove_condition(
    game: Game, target: Hero | Foe, condition: Condition, tokens: int, why: str
) -> None:
    """Remove condition tokens."""
    tokens = min(tokens, target.conditions[condition])
    target.conditions[condition] -= tokens
    if tokens:
        game.tell(events.condition_removed, why, target, condition, tokens)


def kinds_on(target: Hero | Foe) -> list[Condition]:
    """The kinds of condition that lie on a hero or enemy."""
    return [condition for condition in Condition if target.conditions[condition]]


def weakened_draw(hero: Hero, cards: int) -> int:
    """With at least 1 weakness token a hero draws 1 card less than otherwise at the end of the own
    turn (V20.09, V20.10).
    """
    otherwise = min(cards, len(hero.deck))
    return otherwise - 1 if hero.conditions[WEAKNESS] else otherwise
