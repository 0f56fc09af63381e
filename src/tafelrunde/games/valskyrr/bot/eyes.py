"""The bots' eyes: what a player reads off the table before deciding.

Everything here only looks; it works on a view as well as on the table itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import WEAPON
from tafelrunde.games.valskyrr.rules.actions import enemies_in_reach, is_attackable, reach_of
from tafelrunde.games.valskyrr.rules.conditions import BURN, DAZE, POISON
from tafelrunde.games.valskyrr.rules.enrage import has_standing
from tafelrunde.games.valskyrr.rules.hero_effects import damage_of, shrugged_off
from tafelrunde.games.valskyrr.rules.now import acting
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.state.layouts import Layout
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import ROW, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Place, Trigger, Window

FAR: Final = 99
STRIKE: Final = int(Window.HERO_ACTION)


class Boost(NamedTuple):
    """Damage that is added to an action."""

    physical: int = 0
    magical: int = 0


NO_BOOST: Final = Boost()


def together(one: Boost, other: Boost) -> Boost:
    """Two boosts of the same action."""
    return Boost(one.physical + other.physical, one.magical + other.magical)


# --- Heroes ---------------------------------------------------------------------------------------


def life(hero: Hero) -> int:
    """How many cards a hero can still bury."""
    return len(hero.hand) + len(hero.deck) + len(hero.discard_pile)


def health(hero: Hero) -> float:
    """The part of the own cards that is not buried."""
    left = life(hero)
    return left / max(1, left + len(hero.graveyard))


def threatened(game: Game, hero: Hero) -> int:
    """The damage that the enemies of the own zone and the own conditions will deal this round."""
    points = hero.conditions[BURN] + hero.conditions[POISON]
    guard = standing_guard(hero)
    for foe in hero.foes:
        if strikes(game, foe):
            physical, magical = blow_of(game, foe)
            points += max(0, physical - guard.physical) + max(0, magical - guard.magical)
    return points


def standing_guard(hero: Hero) -> Boost:
    """What the cards of the hero zone prevent of every single attack without being used up."""
    physical = magical = 0
    for card in hero.hero_zone:
        for play in card.zone_plays:
            if play.when is None or is_used_up(play) or play.action.cost or play.action.once:
                continue
            for effect in play.action.do:
                if isinstance(effect, words.Prevent):
                    physical += effect.physical
                    magical += effect.magical
    return Boost(physical, magical)


def is_used_up(play: Play) -> bool:
    """Whether the card leaves its place with this action."""
    return play.action.place is Place.HAND or any(
        isinstance(effect, words.PlaceCard) for effect in play.action.do
    )


def protection(play: Play, physical: int, magical: int) -> int:
    """How much of a blow a reflex would prevent."""
    best = 0
    for effect in play.action.do:
        if isinstance(effect, words.Prevent):
            best = max(min(effect.physical, physical), min(effect.magical, magical))
        elif isinstance(effect, words.Redirect):
            best = min(effect.prevent, physical + magical)
    return best


# --- Enemies --------------------------------------------------------------------------------------


def blow_of(game: Game, foe: Foe) -> tuple[int, int]:
    """Physical and magical damage of an attack as it stands now."""
    enemy = foe.enemy
    physical, magical = enemy.physical, enemy.magical
    if has_standing(game, foe, words.DamageIsLife):
        physical += foe.life - foe.wounds
    if has_standing(game, foe, words.MoreDamagePerWound):
        physical += foe.wounds
    if pack := has_standing(game, foe, words.MoreDamagePerKin):
        physical += sum(bool(o.card.keywords & pack.having.bit) for o in game.zone_of(foe)) - 1
    if more := has_standing(game, foe, words.MoreDamage):
        physical += more.physical
        magical += more.magical
    for _ in range(foe.conditions[DAZE]):
        if magical > physical:
            magical -= 1
        elif physical:
            physical -= 1
    return physical, magical


def strikes(game: Game, foe: Foe) -> bool:
    """Whether an enemy in a hero zone will attack in this round's defence phase."""
    if foe.entered != game.round or has_standing(game, foe, words.Slow) is None:
        return True
    return has_standing(game, foe, words.IgnoreSlow) is not None


def danger(game: Game, foe: Foe) -> float:
    """How much an enemy hurts: its whole blow, or part of it while it waits in the row."""
    points = float(sum(blow_of(game, foe)))
    return points * 0.6 if foe.zone == ROW else points


def remaining(foe: Foe) -> int:
    """The wounds an enemy can still take."""
    return foe.life - foe.wounds - foe.conditions[BURN] - foe.conditions[POISON]


# --- Actions --------------------------------------------------------------------------------------


def deal_of(play: Play) -> words.Deal | None:
    """The attack of an action."""
    return next((e for e in play.action.do if isinstance(e, words.Deal)), None)


def wounds(game: Game, hero: Hero, play: Play, foe: Foe, boost: Boost, keywords: int = 0) -> int:
    """The wounds that an action would inflict: vulnerability, then damage past the defence."""
    keywords |= play.card.keywords
    deal = deal_of(play)
    points = 0
    if deal is not None:
        now = acting(game, hero, play)
        now.keywords = keywords
        now.physical, now.magical = boost
        less = hero.conditions[DAZE] + shrugged_off(now, foe)
        points = sum(past(damage_of(deal, now, foe), defence(game, foe), less))
    proof = has_standing(game, foe, words.ShrugsOff)
    if proof is None or not keywords & proof.keyword.bit:
        points += sum(n for weak_to, n in foe.card.vulnerable if weak_to & keywords)
    return points


def past(damage: tuple[int, int], guard: tuple[int, int], less: int) -> tuple[int, int]:
    """What remains of damage after what lowers it, daze for example, and after the defence."""
    physical, magical = damage
    for _ in range(less):
        if physical - guard[0] > magical - guard[1] and physical:
            physical -= 1
        else:
            magical -= 1
    return max(0, physical - guard[0]), max(0, magical - guard[1])


def encounter_hits(game: Game, hero: Hero, play: Play, boost: Boost) -> int:
    """The progress that an action against the active encounter would bring."""
    task, deal = game.task, deal_of(play)
    if task is None or task.defence is None or deal is None:
        return 0
    damage = (deal.physical + boost.physical, deal.magical + boost.magical)
    through = sum(past(damage, task.defence, hero.conditions[DAZE]))
    progress = 0
    for when in task.progress:
        if isinstance(when, words.When) and when.trigger is Trigger.ENCOUNTER_HIT:
            progress += through if not when.at_least else int(through >= when.at_least)
    return progress


def targets(game: Game, hero: Hero, play: Play) -> list[Foe | Card]:
    """What an action can be aimed at."""
    reach = reach_of(game, hero, play, play.card.keywords)
    found: list[Foe | Card] = [*enemies_in_reach(game, hero, play.aim, reach)]
    if play.damage and is_attackable(game) and game.encounter is not None:
        found.append(game.encounter)
    return found


def bonus_of(effects: Sequence[Effect]) -> Boost:
    """The damage that effects add."""
    found = [effect for effect in effects if isinstance(effect, words.Bonus)]
    return Boost(sum(b.physical for b in found), sum(b.magical for b in found))


def offer(play: Play) -> words.MayDiscard | None:
    """The discard that improves an action."""
    return next((e for e in play.action.do if isinstance(e, words.MayDiscard)), None)


def reflex_boosts(hero: Hero, play: Play, keywords: int) -> list[tuple[Card, Play, Boost]]:
    """The own reflexes that would strengthen an attack."""
    found = []
    cards = [(card, card.hand_plays) for card in hero.hand if card.hand_window & STRIKE]
    cards += [(c, c.zone_plays) for c in (*hero.hero_zone, hero.board) if c.zone_window & STRIKE]
    for card, plays in cards:
        for each in plays:
            when = each.when
            if when is None or not when.window & STRIKE or each.key in hero.used:
                continue
            if when.having is not None and not keywords & when.having.bit:
                continue
            boost = bonus_of(each.action.do)
            if sum(boost) and card is not play.card and not each.action.cost:
                found.append((card, each, boost))
    return found


def fuel(hero: Hero, play: Play, but: Sequence[Card]) -> list[Boost]:
    """What hand cards can add to an action, discarded one after the other."""
    found = offer(play)
    if found is None:
        return []
    bit = found.having.bit
    cards = [c for c in hero.hand if c.keywords & bit and c is not play.card and c not in but]
    return [bonus_of(found.each)] * min(found.up_to, len(cards))


# --- Cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def worth(card: Card) -> float:
    """How good a hero card is, by what is printed on it."""
    actions = card.hero_card.actions
    best = 0.0
    for action in actions:
        best = max(best, sum((_worth(effect) for effect in action.do), 0.0))
    return best + 0.2 * len(actions) + 0.1 * card.hero_card.loot


def precious(hero: Hero, card: Card) -> float:
    """How good a card is for its hero now: whoever has no weapon at hand needs one."""
    return worth(card) + (4.0 if is_only_weapon(hero, card) else 0.0)


def is_only_weapon(hero: Hero, card: Card) -> bool:
    """Whether a hero has no other weapon at hand."""
    others = (*hero.hero_zone, *hero.hand, *hero.playing)
    armed = any(other.keywords & WEAPON.bit for other in others if other is not card)
    return bool(card.keywords & WEAPON.bit) and not armed


def _worth(effect: Effect) -> float:
    value = WORTH.get(type(effect))
    return value(effect) if value is not None else 0.2


def _of_prevent(effect: words.Prevent) -> float:
    return 0.6 * max(effect.physical, effect.magical) + 0.2 * min(effect.physical, effect.magical)


WORTH: Final[dict[type[Effect], Callable[[Any], float]]] = {
    words.Deal: lambda e: 0.7 * (e.physical + e.magical),
    words.ResolveAction: lambda e: 1.4 + 0.7 * (e.bonus.physical + e.bonus.magical),
    words.Prevent: _of_prevent,
    words.Regenerate: lambda e: 0.7 * e.points,
    words.Unbury: lambda e: 0.5 * e.up_to,
    words.Bonus: lambda e: 0.5 * (e.physical + e.magical + e.regeneration),
    words.Draw: lambda e: 0.5 * e.cards,
    words.Afflict: lambda e: 0.5 * e.tokens,
    words.GainNormalAction: lambda _: 2.0,
    words.Focus: lambda _: 0.0,
    words.PlaceCard: lambda _: 0.0,
    words.MayDiscard: lambda e: 0.3 * e.up_to,
    words.MoveEnemy: lambda _: 0.8,
    words.PutUnderEnemyDeck: lambda _: 3.0,
    words.Recall: lambda _: 1.0,
}


# --- The way --------------------------------------------------------------------------------------


def goals(game: Game) -> list[int]:
    """Where the party has to go: to the final location, or first to what opens it."""
    if all_hold(game, game.adventure.final_needs, game.heroes[0]):
        return [game.layout.final]
    return [place for place, letter in enumerate(game.letters) if letter] or [game.layout.final]


def distances(layout: Layout, goals_: list[int]) -> list[int]:
    """The number of steps from every location to the nearest goal."""
    steps = [FAR] * len(layout.positions)
    ring = goals_
    for distance in range(len(steps)):
        for place in ring:
            steps[place] = min(steps[place], distance)
        ring = [n for place in ring for n in layout.neighbours[place] if steps[n] == FAR]
    return steps
