"""Chapter 12: the defence phase (Verteidigungsphase)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from tafelrunde.engine.decisions import NOTHING, PARTY, Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.options import FoeAbility
from tafelrunde.games.valskyrr.rules.conditions import BURN, POISON, kinds_on, remove_condition
from tafelrunde.games.valskyrr.rules.damage import attack, bury_for_damage
from tafelrunde.games.valskyrr.rules.enrage import (
    has_standing,
    is_stirred,
    standing_works,
    use_ability,
    works_here,
)
from tafelrunde.games.valskyrr.rules.ordering import next_of
from tafelrunde.games.valskyrr.rules.reflexes import anytime, is_in_play
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import said, speak, speakers
from tafelrunde.games.valskyrr.rules.wounds import is_dead, settle, wound
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    EachHero,
    EnrageOther,
    EnrageOwn,
    HealKin,
    IgnoreSlow,
    Slow,
)

DEFENCE_END: Final = Trigger.DEFENCE_END
DEFENCE_START: Final = Trigger.DEFENCE_START
START, ATTACKS, CONDITIONS = 0, 1, 2
"""How far the phase has come."""

Start = Card | Word | FoeAbility
"""Who makes something happen at the start of the phase: encounter, location, adventure, enemy."""


def defence_phase(game: Game) -> Flow[None]:
    """Enemies in hero zones attack; after all of them conditions take effect (V12.04)."""
    if game.step == START:
        yield from start_of_defence(game)
        game.step = ATTACKS
    if game.step == ATTACKS:
        while waiting := [foe for hero in game.heroes for foe in hero.foes if not foe.activated]:
            foe = yield from choose(PARTY, waiting, "activate", "V12.03", checkpoint=True)
            yield from activate(game, foe)
        game.step = CONDITIONS
    while waiting_for_conditions := ending(game):
        target = yield from choose(
            PARTY, waiting_for_conditions, "condition_target", "V12.14", checkpoint=True
        )
        yield from end_for(game, target)
    game.done.clear()


def start_of_defence(game: Game) -> Flow[None]:
    """Limits begin anew, and what happens at the start of the phase happens."""
    for hero in game.heroes:
        hero.used.clear()
    waiting: list[Start] = [*speakers(game, DEFENCE_START)]
    for foe in game.foes():
        foe.activated = False
        if DEFENCE_START in foe.card.answers:
            answers = foe.card.answers[DEFENCE_START]
            waiting += [FoeAbility(foe, ability) for ability in answers]
    while waiting:
        each = yield from next_of(waiting, partial(weighs, game, waiting), "next_effect")
        waiting.remove(each)
        if isinstance(each, FoeAbility):
            foe = each.foe
            yield from use_ability(game, foe, each.ability, game.heroes[max(foe.zone, 0)])
        else:
            yield from speak(game, each, DEFENCE_START)
    if game.pending:
        yield from resolve_symbols(game)


def weighs(game: Game, waiting: Sequence[Start], each: Start) -> bool:
    """Whether it matters when something happens that enrages enemies, or heals them meanwhile."""
    if stirs(game, each):
        return True
    return heals(each) and any(stirs(game, other) for other in waiting)


def stirs(game: Game, each: Start) -> bool:
    """Whether something at the start of the phase makes an enraged enemy act."""
    if isinstance(each, FoeAbility):
        foe = each.foe
        here = foe.zone != ROW and is_stirred(game.heroes[foe.zone])
        return here and EnrageOther in kinds_of(each.ability)
    whole = [effect for when in said(game, each, DEFENCE_START) for effect in when.do]
    enrages = any(isinstance(e, EachHero) and EnrageOwn() in e.do for e in whole)
    return enrages and any(is_stirred(hero) for hero in game.living())


def heals(each: Start) -> bool:
    """Whether something at the start of the phase heals enemies."""
    return isinstance(each, FoeAbility) and HealKin in kinds_of(each.ability)


def kinds_of(ability: Ability) -> list[type[Effect]]:
    """The kinds of effect of an ability that answers to a trigger."""
    return [type(effect) for effect in ability.when.do] if ability.when is not None else []


def activate(game: Game, foe: Foe) -> Flow[None]:
    """An enemy attacks the hero in whose zone it is, exactly once in the phase (V12.01, V12.05,
    V12.07).
    """
    foe.activated = True
    if (yield from is_slow(game, foe)):
        return
    yield from anytime(game, foe)
    if foe.zone != ROW and not is_dead(foe):  # it may have been sent back to the row (V12.08)
        yield from attack(game, foe, game.heroes[foe.zone], "V12.06")
    if game.pending:
        yield from resolve_symbols(game)


def is_slow(game: Game, foe: Foe) -> Flow[bool | None]:
    """Slow enemies do not attack in the round in which they entered a hero zone."""
    if foe.entered != game.round or has_standing(game, foe, IgnoreSlow) is not None:
        return NOTHING
    return standing_works(game, foe, Slow)


# --- The end of the phase: conditions and abilities, in any order (V2.08) -------------------------


def ending(game: Game) -> list[Hero | Foe | FoeAbility]:
    """Everything that still happens at the end of the phase."""
    found: list[Hero | Foe | FoeAbility] = [
        hero for hero in game.living() if any(hero.conditions) and hero.board.uid not in game.done
    ]
    for foe in game.foes():
        if any(foe.conditions) and foe.card.uid not in game.done:
            found.append(foe)
        if DEFENCE_END in foe.card.answers:
            found += [FoeAbility(foe, ability) for ability in last_abilities(game, foe)]
    return found


def last_abilities(game: Game, foe: Foe) -> list[Ability]:
    """The abilities of an enemy that still work at the end of the phase."""
    return [
        ability
        for ability in foe.card.answers[DEFENCE_END]
        if ability_mark(foe, ability) not in game.done and works_here(foe, ability)
    ]


def ability_mark(foe: Foe, ability: Ability) -> int:
    """Marks in `done` that this ability was used; below 0, where no card has its number."""
    return -8 * foe.card.uid - foe.enemy.abilities.index(ability) - 1


def end_for(game: Game, target: Hero | Foe | FoeAbility) -> Flow[None]:
    """Resolve the conditions of one card or board, or one ability at the end of the phase."""
    if isinstance(target, FoeAbility):
        foe, ability = target.foe, target.ability
        game.done.append(ability_mark(foe, ability))
        yield from anytime(game, target)
        if is_in_play(game, foe):  # a reflex may have killed it
            yield from use_ability(game, foe, ability, game.heroes[max(foe.zone, 0)])
    elif isinstance(target, Foe):
        game.done.append(target.card.uid)
        yield from anytime(game, target)
        if is_in_play(game, target):
            yield from resolve_conditions(game, target)
    else:
        game.done.append(target.board.uid)
        yield from anytime(game)
        yield from resolve_conditions(game, target)
    yield from resolve_symbols(game)


def resolve_conditions(game: Game, target: Hero | Foe) -> Flow[None]:
    """Burn and poison wound first (V12.12); then exactly 1 token of the players' choice goes
    (V12.13).
    """
    points = target.conditions[BURN] + target.conditions[POISON]
    if points:
        game.tell(events.ConditionHurt, "V20.03", target.id, points)
        if isinstance(target, Hero):
            yield from bury_for_damage(game, target, points)
            if target.defeated:
                return
        else:
            wound(game, target, points, "V20.05")
            if is_dead(target):
                yield from settle(game, [target])
                return
    seat = target.seat if isinstance(target, Hero) else PARTY
    condition = yield from choose(seat, kinds_on(target), "condition", "V12.13", target)
    remove_condition(game, target, condition, 1, "V12.13")
