"""Chapter 21: enraging, calming, special abilities (Aufstacheln, Beschwichtigen,
Sonderfertigkeiten).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from tafelrunde.engine.decisions import NOTHING, PARTY, Flow, choose
from tafelrunde.engine.options import NO, YES
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.options import FoeAbility
from tafelrunde.games.valskyrr.rules.conditions import WEAKNESS
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.ordering import help_is_near, next_of
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    AttackNoticed,
    BuryCards,
    BuryFromDiscardPile,
    DiscardCards,
    Standing,
)

S = TypeVar("S", bound=Standing)

ADVENTURE_ZONE: Final = Zone.ADVENTURE_ZONE
HERO_ZONE: Final = Zone.HERO_ZONE

ON_A_HERO: Final = (Afflict, Attack, BuryCards, BuryFromDiscardPile, DiscardCards)
"""Enrage effects that concern the hero in whose zone the enemy is."""


def enrage(game: Game, foe: Foe, why: str) -> Flow[None]:
    """Turn the card by 90° and resolve its enrage effects; an enraged enemy is not enraged again
    (V21.06).
    """
    if foe.enraged:
        return
    foe.enraged = True
    game.tell(events.EnemyEnraged, why, foe.id, foe.card.uid)
    effect = foe.enemy.enrage
    if effect is None:  # merely turned (V21.12)
        return
    for each in effect.at_once:
        if foe.wounds >= foe.life:  # killed by a reflex (V18.31)
            return
        if foe.zone != ROW or not isinstance(each, ON_A_HERO):  # no hero to concern (V21.11)
            now = Now(game, game.heroes[max(foe.zone, 0)], None, foe)
            yield from RESOLVERS.carry_out((each,), now)
    if effect.calms_down and foe.wounds < foe.life:
        calm(game, foe, "V21.04")


def calm(game: Game, foe: Foe, why: str) -> None:
    """Turn the card back; nothing happens to an enemy that is not enraged (V21.10)."""
    if foe.enraged:
        foe.enraged = False
        game.tell(events.EnemyCalmed, why, foe.id, foe.card.uid)


def enrage_one(game: Game, hero: Hero, why: str) -> Flow[None]:
    """The player enrages one furious enemy of choice in the own zone, one not yet enraged if
    possible (V21.07).
    """
    furious = [foe for foe in hero.foes if foe.enemy.furious and not foe.enraged]
    if furious:
        foe = yield from choose(hero.seat, furious, "enrage", why)
        yield from enrage(game, foe, why)


def enrage_everywhere(game: Game, why: str) -> Flow[None]:
    """Every player enrages one furious enemy in the own zone, in an order of the players' choice
    (V2.08).
    """
    waiting = list(game.living())
    while stirs_several(game, waiting):
        hero = yield from next_of(waiting, is_stirred, "next_hero")
        waiting.remove(hero)
        yield from enrage_one(game, hero, why)
    for hero in waiting:
        yield from enrage_one(game, hero, why)


def stirs_several(game: Game, heroes: Sequence[Hero]) -> bool:
    """Whether the order matters in which enemies of these heroes are enraged."""
    stirred = 0
    for hero in heroes:
        stirred += is_stirred(hero)
    if stirred < 2:
        return False
    return help_is_near(game) or any(attacks_several(foe) for hero in heroes for foe in hero.foes)


def is_stirred(hero: Hero) -> bool:
    """Whether an enemy in the hero's zone would do something when it is enraged now."""
    for foe in hero.foes:
        effect = foe.enemy.enrage
        if foe.enemy.furious and not foe.enraged and effect is not None and effect.at_once:
            return True
    return False


def attacks_several(foe: Foe) -> bool:
    """Whether an enemy, enraged, attacks more heroes than the one in whose zone it is."""
    effect = foe.enemy.enrage
    return effect is not None and any(isinstance(each, AttackNoticed) for each in effect.at_once)


def works_here(foe: Foe, ability: Ability) -> bool:
    """An ability applies only in the zones whose symbols it shows; without any it applies
    everywhere (V21.13-16).
    """
    if ability.id in foe.ignored:
        return False
    zone = ADVENTURE_ZONE if foe.zone == ROW else HERO_ZONE
    return not ability.zones or zone in ability.zones


def has_standing(game: Game, foe: Foe, kind: type[S]) -> S | None:
    """The standing ability of that kind which holds now, also while the enemy is enraged."""
    if kind not in foe.card.standing:
        return None
    enemy = foe.enemy
    for ability in enemy.abilities:
        if works_here(foe, ability):
            for standing in ability.standing:
                if isinstance(standing, kind):
                    return standing
    if foe.enraged and enemy.enrage is not None:
        for standing in enemy.enrage.while_enraged:
            if isinstance(standing, kind):
                return standing
    return None


def ability_with(foe: Foe, kind: type[Standing]) -> Ability | None:
    """The named ability that holds a standing of that kind."""
    for ability in foe.enemy.abilities:
        if any(isinstance(standing, kind) for standing in ability.standing):
            return ability
    return None


def standing_works(game: Game, foe: Foe, kind: type[Standing]) -> Flow[bool | None]:
    """Whether a standing ability changes something now; here it counts as triggered (V20.18)."""
    return may_work(game, foe, kind) if kind in foe.card.standing else NOTHING


def may_work(game: Game, foe: Foe, kind: type[Standing]) -> Flow[bool]:
    """Whether an ability that is printed works, or is ignored for weakness tokens."""
    ability = ability_with(foe, kind)
    if ability is None or not works_here(foe, ability):
        return has_standing(game, foe, kind) is not None
    return (yield from is_triggered(game, foe, ability))


def is_triggered(game: Game, foe: Foe, ability: Ability) -> Flow[bool]:
    """Abilities are always resolved (V21.17), unless the players ignore one for weakness tokens
    (V20.12).
    """
    if foe.conditions[WEAKNESS]:
        answer = yield from choose(PARTY, [NO, YES], "weakness", "V20.12", FoeAbility(foe, ability))
        if answer is YES:
            ignore(game, foe, ability)
            return False
    return True


def ignore(game: Game, foe: Foe, ability: Ability) -> None:
    """All weakness tokens go, however many; one ability is ignored until the end of the phase
    (V20.13, V20.14).
    """
    foe.conditions[WEAKNESS] = 0
    foe.ignored = (*foe.ignored, ability.id)
    game.tell(events.AbilityIgnored, "V20.13", foe.id, foe.card.uid, ability.id)


def use_abilities(game: Game, foe: Foe, trigger: Trigger, hero: Hero) -> Flow[None]:
    """Resolve the abilities of an enemy that answer to a trigger."""
    abilities = foe.card.answers.get(trigger)
    return use_each(game, foe, abilities, hero) if abilities else NOTHING


def use_each(game: Game, foe: Foe, abilities: Sequence[Ability], hero: Hero) -> Flow[None]:
    """Resolve abilities of an enemy, one after the other."""
    for ability in abilities:
        yield from use_ability(game, foe, ability, hero)


def use_ability(game: Game, foe: Foe, ability: Ability, hero: Hero) -> Flow[None]:
    """Resolve one ability, where its zone and its conditions allow it."""
    when = ability.when
    if when is None or not works_here(foe, ability):
        return
    if not all_hold(game, when.only_if, hero, foe=foe):
        return
    if not (yield from is_triggered(game, foe, ability)):
        return
    game.tell(events.AbilityTriggered, "V21.17", foe.id, foe.card.uid, ability.id)
    yield from RESOLVERS.carry_out(when.do, Now(game, hero, None, foe))
