"""How the heuristic bot for Valskyrr judges actions, targets and reflexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.bot import eyes, values
from tafelrunde.games.valskyrr.bot.eyes import NO_BOOST, Boost, together
from tafelrunde.games.valskyrr.rules.actions import ADVENTURE_ZONE, reaches_encounter
from tafelrunde.games.valskyrr.rules.now import Blow, Strike
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Kind

WITHIN: Final = (
    "reflex",
    "discard",
    "mode",
    "target",
    "targets",
    "zone",
    "daze_part",
    "resisted_part",
)
"""Questions within an action."""


class Now:
    """A question as the bot sees it, and what it has added to the running action so far."""

    __slots__ = ("added", "decision", "game", "hero")

    def __init__(self, game: Game, decision: Decision, added: Boost) -> None:
        self.game = game
        self.decision = decision
        self.added = added
        self.hero = game.heroes[max(decision.seat, 0)]


# --- Judges ---------------------------------------------------------------------------------------


def action(now: Now, option: AnyOption) -> float:
    """First gear and purchases, then fast actions, then the one normal action."""
    game, hero = now.game, now.hero
    if isinstance(option, Card):
        worth = eyes.worth(option)
        return 60 + worth - values.THRIFT * option.hero_card.loot if worth > values.USEFUL else -1.0
    if isinstance(option, words.Task):
        value = values.task_value(game, hero, option)
    elif isinstance(option, Foe):
        value = eyes.danger(game, option) - 3.0
    elif isinstance(option, Play):
        value = values.play_value(game, hero, option)
    else:
        return 0.0
    if value <= 0:
        return value
    return value + (
        70 if isinstance(option, Play) and values.is_equipping(option) else tier(option)
    )


def tier(option: AnyOption) -> float:
    """Fast actions before the normal one, mending last."""
    if not isinstance(option, Play):
        return 5.0
    if option.regenerates:
        return 0.0
    return 10.0 if option.kind is Kind.NORMAL else 30.0


def embedded(now: Now, option: Play) -> float:
    """The best of the actions that another one triggers."""
    game, hero = now.game, now.hero
    boost = NO_BOOST
    outer = now.decision.about
    if isinstance(outer, Play) and outer.embeds is not None and option.physical:
        boost = Boost(outer.embeds.bonus.physical, outer.embeds.bonus.magical)
    return values.fuelled(game, hero, option, boost)[0] + values.others_value(game, hero, option)


def discard(now: Now, option: Card) -> float:
    """As many cards as improve the attack, the poorest first; costs are paid the same way."""
    game, hero, play = now.game, now.hero, now.decision.about
    if now.decision.min or not isinstance(play, Play):
        return -eyes.precious(hero, option)
    wanted = values.fuelled(game, hero, play, now.added)[1]
    cards = sorted(
        (c for c in now.decision.options if c in hero.hand),
        key=lambda card: eyes.precious(hero, card),
    )
    return 10 - eyes.worth(option) if option in cards[:wanted] else -1.0


def target(now: Now, option: AnyOption) -> float:
    """The target against which the action is worth most."""
    game, hero, play = now.game, now.hero, now.decision.about
    if not isinstance(play, Play):
        return 0.0
    if not isinstance(option, Foe):
        hits = eyes.encounter_hits(game, hero, play, now.added)
        return values.PROGRESS * min(hits, values.progress_missing(game))
    value = values.hit_value(game, hero, play, option, now.added, 0) + eyes.danger(game, option) / 4
    for effect in play.action.do:
        if isinstance(effect, words.MoveEnemy):
            value += 10 * values.pull_value(game, hero, option, effect)
    return value


def zone(now: Now, option: AnyOption) -> float:
    """The zone where the action hits most."""
    game, play = now.game, now.decision.about
    hit: list[AnyOption] = []
    if isinstance(option, Hero):
        hit += option.foes
    elif option is ADVENTURE_ZONE:
        hit += game.row
        if isinstance(play, Play) and game.encounter and reaches_encounter(game, play):
            hit.append(game.encounter)
    else:
        return 0.5
    return sum(target(now, each) for each in hit)


def patient(now: Now, option: Hero) -> float:
    """The hero who needs help most."""
    return 0.1 + len(option.graveyard) + 3 * (1 - eyes.health(option))


def reflex(now: Now, option: AnyOption) -> float:
    """Prevent damage cheaply; strengthen attacks that need it; else save the card."""
    if not isinstance(option, Play):
        return 0.0
    about = now.decision.about
    if isinstance(about, Blow) and not option.damage:
        return shelter(now.game, now.hero, option, about)
    if isinstance(about, Strike):
        return strengthen(now, option, about.play)
    if isinstance(about, Play):
        return strengthen(now, option, about)
    return values.play_value(now.game, now.hero, option)


def shelter(game: Game, hero: Hero, play: Play, blow: Blow) -> float:
    """What a reflex is worth that answers a blow."""
    if any(isinstance(effect, words.Redirect) for effect in play.action.do):
        mine, theirs = eyes.life(hero), eyes.life(blow.hero)
        return 1.0 if theirs <= blow.physical + blow.magical and mine > theirs + 3 else -1.0
    points = eyes.protection(play, blow.physical, blow.magical)
    if not points:
        return values.play_value(game, hero, play)
    wasted = eyes.protection(play, 9, 9) - points
    if not eyes.is_used_up(play) and not play.action.cost:
        return 5.0 + points - wasted
    price = values.SPENT * len(play.action.cost)
    if eyes.is_used_up(play):
        price += values.SPENT * (0.5 + 0.5 * eyes.precious(hero, play.card))
    return points * values.pain(blow.hero) - price * values.thrift(hero) - 0.2 * wasted


def strengthen(now: Now, play: Play, main: Play) -> float:
    """A reflex is worth what the attack gains by it."""
    game, hero = now.game, now.hero
    boost = eyes.bonus_of(play.action.do)
    if boost == NO_BOOST:
        return values.play_value(game, hero, play)
    actor = next((h for h in game.heroes if main.card in (*h.playing, *h.hero_zone)), hero)
    if actor is hero and play in values.fuelled(game, hero, main, now.added)[2]:
        return 1.0
    before = values.attack_value(game, actor, main, now.added)
    after = values.attack_value(game, actor, main, together(now.added, boost), play.card.keywords)
    return after - before - (values.CARD if eyes.is_used_up(play) else 0.0)


def added(now: Now, chosen: Sequence[object]) -> Boost:
    """What the running action has been given, after an answer; another question begins anew."""
    about, key = now.decision.about, now.decision.key
    if key == "embedded" and isinstance(about, Play) and about.embeds is not None:
        bonus, first = about.embeds.bonus, chosen[0]
        is_physical = isinstance(first, Play) and first.physical
        return Boost(bonus.physical, bonus.magical) if is_physical else NO_BOOST
    if key == "discard" and isinstance(about, Play) and (found := eyes.offer(about)) is not None:
        each = eyes.bonus_of(found.each)
        more = Boost(each.physical * len(chosen), each.magical * len(chosen))
        return together(now.added, more if not now.decision.min else NO_BOOST)
    if key == "reflex" and isinstance(about, Play | Strike) and isinstance(chosen[0], Play):
        return together(now.added, eyes.bonus_of(chosen[0].action.do))
    return now.added if key in WITHIN else NO_BOOST
