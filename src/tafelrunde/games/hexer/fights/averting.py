"""Chapter 26: what the opponent's effects do besides damage, and who may ignore it (H27.05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer.fights.abilities import abilities, usable, use_ability
from tafelrunde.games.hexer.nouns import (
    LegendaryMonster,
    Moment,
    Monster,
    MonsterAttack,
    SpecialAttack,
)
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.state.physical import Use

E = TypeVar("E", bound=Effect)
Resolver = Callable[[E, Now], Flow[None] | None]
AskingResolver = Callable[[E, Now], Flow[None]]


def avertable(when: Moment) -> Callable[[Resolver[E]], AskingResolver[E]]:
    """Decorate the resolver of an effect that the player may ignore by an ability."""

    def wrap(resolver: Resolver[E]) -> AskingResolver[E]:
        def carry_out(effect: E, now: Now) -> Flow[None]:
            averted = yield from is_averted(now, when)
            if not averted:
                asking = resolver(effect, now)
                if asking is not None:
                    yield from asking

        return carry_out

    return wrap


def is_averted(now: Now, when: Moment) -> Flow[bool]:
    """Whether the player uses an ability against an effect of the opponent."""
    if now.fighter is None or not is_foes(now):
        return False
    options = usable(now, abilities(now.player, now.fighter, when))
    if not options:
        return False
    offered: list[Use | Word] = [*options, PASS]
    chosen = yield from choose(now.player.seat, offered, "avert", "H27.05", now.card)
    if not isinstance(chosen, Use):
        return False
    threat = Now(now.game, now.player, now.why)
    threat.damage = 1
    yield from use_ability(threat, chosen)
    return threat.damage == 0


def is_foes(now: Now) -> bool:
    """Whether the effect comes from the monster, not from something that the player uses."""
    card = now.card
    if card is None:
        return True
    if card in now.player.trophies:
        return False
    return isinstance(card.printed, Monster | LegendaryMonster | MonsterAttack | SpecialAttack)
