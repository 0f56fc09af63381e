"""Chapter 18: damage, wounds and death (Schaden, Wunden und Tod): damage to heroes."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Flow, Seat, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.options import MAGICAL, PHYSICAL
from tafelrunde.games.valskyrr.rules.basics import bury
from tafelrunde.games.valskyrr.rules.conditions import DAZE
from tafelrunde.games.valskyrr.rules.ending import defeat
from tafelrunde.games.valskyrr.rules.enrage import has_standing, standing_works, use_abilities
from tafelrunde.games.valskyrr.rules.now import Blow, Wound
from tafelrunde.games.valskyrr.rules.reflexes import answer_blow, answer_prevention
from tafelrunde.games.valskyrr.rules.wounds import is_dead
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger

TOP_OF_DECK: Final = Word("deck")
HIT: Final = Trigger.HIT


def attack(game: Game, foe: Foe, hero: Hero, why: str) -> Flow[None]:
    """A full enemy attack: combat values, conditions, abilities and preventing reflexes (V12.06,
    V21.18).
    """
    physical, magical = yield from attack_values(game, foe)
    foe.attacked = True
    game.tell(events.EnemyAttacked, why, foe.id, foe.card.uid, hero.id, physical, magical)
    blow = Blow(hero, foe, physical, magical)
    buried = yield from deal_blow(game, blow)
    if buried and not blow.hero.defeated and not is_dead(foe):
        yield from use_abilities(game, foe, HIT, blow.hero)
    if blow.prevented:
        yield from answer_prevention(game, blow)


def attack_values(game: Game, foe: Foe) -> Flow[tuple[int, int]]:
    """Physical and magical damage of an attack, with abilities, enrage effect and daze (V18.07,
    V20.07).
    """
    enemy = foe.enemy
    physical, magical = enemy.physical, enemy.magical
    if foe.card.standing:
        physical += yield from _ability_damage(game, foe)
    if more := has_standing(game, foe, words.MoreDamage):
        physical += more.physical
        magical += more.magical
    daze = foe.conditions[DAZE]
    if daze:
        physical, magical = yield from lessen(PARTY, physical, magical, daze, foe)
    return physical, magical


def _ability_damage(game: Game, foe: Foe) -> Flow[int]:
    """What abilities that hold all the time add to the physical damage."""
    more = 0
    if (yield from standing_works(game, foe, words.DamageIsLife)):
        more += foe.life - foe.wounds
    if foe.wounds and (yield from standing_works(game, foe, words.MoreDamagePerWound)):
        more += foe.wounds
    if pack := has_standing(game, foe, words.MoreDamagePerKin):
        bit = pack.having.bit
        kin = sum(bool(o.card.keywords & bit) for o in game.zone_of(foe) if o is not foe)
        if kin and (yield from standing_works(game, foe, words.MoreDamagePerKin)):
            more += kin
    return more


def lessen(
    seat: Seat,
    physical: int,
    magical: int,
    by: int,
    about: object,
    key: str = "daze_part",
    why: str = "V20.08",
) -> Flow[tuple[int, int]]:
    """Less damage, usually by daze, never below 0; of mixed damage the players choose which part
    drops (V20.08, V2.07).
    """
    for _ in range(by):
        kinds = [kind for kind, points in ((PHYSICAL, physical), (MAGICAL, magical)) if points > 0]
        if not kinds:
            break
        kind = yield from choose(seat, kinds, key, why, about)
        if kind is PHYSICAL:
            physical -= 1
        else:
            magical -= 1
    return physical, magical


def deal_blow(game: Game, blow: Blow, preventable: bool = True) -> Flow[int]:
    """Deal damage to a hero: reflexes first, then wounds (V18.09); returns how many cards were
    buried.
    """
    if blow.physical + blow.magical <= 0:
        return 0
    if preventable:
        yield from answer_blow(game, blow)
    points = blow.physical + blow.magical
    yield from bury_for_damage(game, blow.hero, points)
    return points


def bury_for_damage(game: Game, hero: Hero, points: int) -> Flow[None]:
    """For each point not prevented the player buries 1 card, choosing anew each time (V18.15,
    V18.16).
    """
    for number in range(1, points + 1):
        if hero.defeated:
            return
        about = Wound(number, points) if points > 1 else None
        yield from bury_one(game, hero, "V18.15", about)


def bury_one(game: Game, hero: Hero, why: str, about: Wound | None = None) -> Flow[None]:
    """Bury a card from hand, discard pile or the top of the deck, unseen; without any the hero is
    defeated.
    """
    options: list[Card | Word] = [*hero.hand, *hero.discard_pile]
    if hero.deck:
        options.append(TOP_OF_DECK)
    if not options:
        yield from defeat(game, hero)
        return
    chosen = yield from choose(hero.seat, options, "bury", why, about)
    if isinstance(chosen, Word):
        bury(game, hero, hero.deck[-1], "deck", why)
    else:
        bury(game, hero, chosen, "hand" if chosen in hero.hand else "discard_pile", why)
