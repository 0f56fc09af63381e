"""What answers to something that happens: the active encounter, the active location and the
adventure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.physical import Card
from tafelrunde.games.valskyrr.rules.moments import RESOLVERS, Moment
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.state import Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger

PERSONAL: Final = (words.HasCondition, words.NoProgressPlaced, words.IsResting)
"""Requirements that are asked of each hero concerned, not of the table."""


def answering(game: Game, trigger: Trigger) -> tuple[words.When, ...]:
    """The printed texts in force that answer to the trigger: of the active encounter, the active
    location and the adventure.
    """
    found: tuple[words.When, ...] = ()
    if game.encounter is not None:
        found = game.encounter.whens.get(trigger, ())
    if whens := game.tiles[game.party].whens:
        found += whens.get(trigger, ())
    if game.adventure_whens:
        found += game.adventure_whens.get(trigger, ())
    return found


def trigger(
    game: Game, kind: Trigger, hero: Hero | None = None, killed: Card | None = None
) -> Flow[None]:
    """Resolve every text that answers to what has happened."""
    for when in answering(game, kind):
        if killed is None or concerns(when, killed):
            yield from carry_out(game, when.only_if, when.do, hero)


def concerns(when: words.When, killed: Card) -> bool:
    """Whether a text about killed enemies means this one."""
    if when.having is not None and not killed.keywords & when.having.bit:
        return False
    return when.colour is None or killed.enemy.colour == when.colour


def carry_out(
    game: Game,
    only_if: Sequence[words.Requirement],
    do: Sequence[Effect],
    hero: Hero | None = None,
) -> Flow[bool]:
    """Carry effects of the table out if their conditions hold; says whether they did."""
    now = Moment(game, hero if hero is not None else game.heroes[0])
    if only_if:
        now.only_if = [need for need in only_if if isinstance(need, PERSONAL)]
        table_wide = [need for need in only_if if not isinstance(need, PERSONAL)]
        if not all_hold(game, table_wide, now.hero):
            return False
    yield from RESOLVERS.carry_out(do, now)
    return True
