"""Attacks while reflexes are open: damage against defence, what was prevented, and what is left."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.options import Asked
from tafelrunde.engine.showing import StrikePart, StrikeView
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.rules.actions import (
    enemies_in_reach,
    reach_of,
    reaches_encounter,
)
from tafelrunde.games.valskyrr.rules.conditions import DAZE
from tafelrunde.games.valskyrr.rules.damage import lessen
from tafelrunde.games.valskyrr.rules.hero_effects import damage_of, defence_against, shrugged_off
from tafelrunde.games.valskyrr.rules.now import Blow, Strike
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game

KINDS = ("physical", "magical")
Damage = tuple[int, int]


def of(asked: Asked[Game]) -> list[StrikeView]:
    """The attack that a question is about; one of a hero against each enemy it could choose."""
    match asked.decision.about:
        case Blow() as blow:
            return [_blow(blow, asked)]
        case Strike() as strike:
            return [_strike(strike, target, asked) for target in _targets(strike)]
        case _:
            return []


def _blow(blow: Blow, asked: Asked[Game]) -> StrikeView:
    """A hero has no defence: reflexes prevent damage (V18.09)."""
    left = (blow.physical, blow.magical)
    prevented = (blow.dealt[0] - left[0], blow.dealt[1] - left[1])
    attacker = blow.foe.things(asked)[0] if blow.foe is not None else ""
    return StrikeView(
        attacker, blow.hero.things(asked)[0], _parts(blow.dealt, prevented), "prevented"
    )


def _targets(strike: Strike) -> list[Foe | Card]:
    """Whom the action can reach as it stands."""
    now, play = strike.now, strike.play
    if not play.hostile:
        return []
    reach = reach_of(now.game, now.hero, play, now.keywords, now.reach)
    found: list[Foe | Card] = [*enemies_in_reach(now.game, now.hero, play.aim, reach)]
    if now.game.encounter is not None and reaches_encounter(now.game, play):
        found.append(now.game.encounter)
    return found


def _strike(strike: Strike, target: Foe | Card, asked: Asked[Game]) -> StrikeView:
    """Each kind of damage meets its own defence (V18.13)."""
    now = strike.now
    deal = next(each for each in strike.play.action.do if isinstance(each, words.Deal))
    physical, magical = damage_of(deal, now, target)
    less = shrugged_off(now, target) + now.hero.conditions[DAZE]
    flow = lessen(now.hero.seat, physical, magical, less, target)
    damage = settled(flow, (physical, magical))
    thing = target.things(asked)[0] if isinstance(target, Foe) else "encounter"
    return StrikeView(
        now.hero.things(asked)[0], thing, _parts(damage, defence_against(now, target)), "defence"
    )


def settled(flow: Flow[Damage], otherwise: Damage) -> Damage:
    """What comes of a flow that asks nothing; what was there before if somebody has to choose."""
    try:
        next(flow)
    except StopIteration as done:
        found: Damage = done.value
        return found
    flow.close()
    return otherwise


def _parts(points: Damage, against: Damage) -> list[StrikePart]:
    """The kinds of damage that there are."""
    return [
        StrikePart(kind, dealt, held, max(0, dealt - held))
        for kind, dealt, held in zip(KINDS, points, against, strict=True)
        if dealt
    ]
