"""How the heuristic bot for Valskyrr judges actions, targets and reflexes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.bots import Taste, by_class
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.options import AnyOption, Word
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


# --- Actions --------------------------------------------------------------------------------------


def buy(now: Now, card: Card) -> float:
    """A useful card, before anything else but gear."""
    worth = eyes.worth(card)
    return 60 + worth - values.THRIFT * card.hero_card.loot if worth > values.USEFUL else -1.0


def act(now: Now, play: Play) -> float:
    """An action by what it brings."""
    return ranked(values.play_value(now.game, now.hero, play), tier(play))


def do_task(now: Now, task: words.Task) -> float:
    """Progress where it wins the encounter."""
    return ranked(values.task_value(now.game, now.hero, task), 5.0)


def expose(now: Now, foe: Foe) -> float:
    """A hidden enemy that is worth the cards."""
    return ranked(eyes.danger(now.game, foe) - 3.0, 5.0)


def ranked(value: float, rank: float) -> float:
    """What is of use at all is done in its turn."""
    return value + rank if value > 0 else value


def tier(play: Play) -> float:
    """First gear, then fast actions, then the one normal action, mending last."""
    if values.is_equipping(play):
        return 70.0
    if play.regenerates:
        return 0.0
    return 10.0 if play.kind is Kind.NORMAL else 30.0


ACTION: Final[Taste[Now]] = by_class({Card: buy, Play: act, words.Task: do_task, Foe: expose})


# --- Within an action -----------------------------------------------------------------------------


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


def hero_zone(now: Now, hero: Hero) -> float:
    """What the action hits in the zone of a hero."""
    return sum((target(now, foe) for foe in hero.foes), 0.0)


def adventure_zone(now: Now, word: Word) -> float:
    """What it hits in the adventure zone."""
    game, play = now.game, now.decision.about
    if word is not ADVENTURE_ZONE:
        return 0.5
    hit: list[AnyOption] = [*game.row]
    if isinstance(play, Play) and game.encounter and reaches_encounter(game, play):
        hit.append(game.encounter)
    return sum((target(now, each) for each in hit), 0.0)


ZONE: Final[Taste[Now]] = by_class({Hero: hero_zone, Word: adventure_zone}, otherwise=0.5)


def patient(now: Now, option: Hero) -> float:
    """The hero who needs help most."""
    return 0.1 + len(option.graveyard) + 3 * (1 - eyes.health(option))


def reflex(now: Now, option: Play) -> float:
    """Prevent damage cheaply; strengthen attacks that need it; else save the card."""
    match now.decision.about:
        case Blow() as blow if not option.damage:
            return shelter(now.game, now.hero, option, blow)
        case (Play() as main) | Strike(play=main):
            return strengthen(now, option, main)
    return values.play_value(now.game, now.hero, option)


def shelter(game: Game, hero: Hero, play: Play, blow: Blow) -> float:
    """What a reflex is worth that answers a blow."""
    for effect in play.action.do:
        if isinstance(effect, words.Redirect):
            return step_between(hero, blow, effect.prevent) - values.SPENT * values.thrift(hero)
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


def step_between(hero: Hero, blow: Blow, prevented: int) -> float:
    """A blow is taken over from somebody whom it hurts more, or would kill, by whoever lives on."""
    points = blow.physical + blow.magical
    left = max(0, points - prevented)
    if eyes.life(hero) <= left:
        return -1.0
    saved = values.KILL if eyes.life(blow.hero) <= points else 0.0
    return saved + points * values.pain(blow.hero) - left * values.pain(hero)


def strengthen(now: Now, play: Play, main: Play) -> float:
    """A reflex is worth what the attack gains by it."""
    game, hero = now.game, now.hero
    boost = eyes.bonus_of(play.action.do)
    if boost == NO_BOOST:
        return values.play_value(game, hero, play)
    actor = next((h for h in game.heroes if main.card in h.playing + h.hero_zone), hero)
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
