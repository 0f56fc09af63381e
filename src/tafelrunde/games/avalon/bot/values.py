"""What things are worth to a bot: resources by need, effects by what they bring, costs by what they
take. Nothing here looks at what lies face down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, TypeVar

from tafelrunde.engine.book.walk import words_in
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.bot.mind import LIGHT, Mind, Thought, is_marked, promised
from tafelrunde.games.avalon.nouns import ClashCard, CombatEncounter
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import number
from tafelrunde.games.avalon.rules.tracks import energy_limit
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Art, Resource, Track, What, Who
from tafelrunde.games.avalon.vocabulary import clash, conditions, costs, effects, world
from tafelrunde.games.avalon.vocabulary.conditions import Count, Number

PLENTY: Final = {
    Resource.FOOD: 4,
    Resource.WEALTH: 3,
    Resource.REPUTATION: 4,
    Resource.EXP: 6,
    Resource.MAGIC: 4,
}
"""Beyond so much of it a resource is worth little."""
PRICES: Final = {
    Resource.FOOD: 1.8,
    Resource.WEALTH: 1.0,
    Resource.REPUTATION: 1.4,
    Resource.EXP: 1.2,
    Resource.MAGIC: 1.0,
}
SPARKS: Final = 3
"""So much Magic an encounter takes, of whoever fights with it."""
WAY_ON: Final = 4.0
"""What something is worth more if a known page asks for it."""
STRENGTH: Final = 3.0
"""What Health, and Food for it, are worth more if the stone waits for nothing else."""
HUNGER: Final = {-1: 3.0, 0: 3.0, 1: 2.0}
"""So much more the next meal is worth, and the one after it."""
HUNGER_ALONE: Final = {-1: 4.0, 0: 4.0, 1: 3.0, 2: 2.0, 3: 1.5}
"""The same for whoever is fed by nobody else."""
HEALTHY: Final = ((3, 3.5), (6, 2.2), (99, 1.0))
"""What Health is worth up to so much of it: below 6 it limits Energy."""
NO_MORE: Final = -20.0
"""What Health is worth where it only draws dying out."""
WEAK: Final = 3
"""With so little Health a character looks after itself first."""
MARKERS_A_ROUND: Final = 2.5
"""So many markers a character brings in a turn, as a rule."""
DEADLY: Final = 20.0
"""What it is worth to keep out of an encounter that one would not live through."""
RISKS: Final = ((3, 9.0), (4, 5.0), (6, 2.5), (99, 1.0))
"""What an encounter may cost whoever has so little Health."""
END_OF_CHAPTER: Final = 60.0
STORY: Final = 2.0
"""What a step of the story is worth: a secret found, an event that goes on."""
MISSED: Final = 1.5
"""What one more of something is worth that the next stone will take, one day."""


IN_ENCOUNTERS: Final = (
    conditions.RelationIn,
    conditions.PoolAtLeast,
    conditions.SymbolIs,
    conditions.EnemyIs,
    conditions.IsFirstCard,
)


def is_hopeless(game: Game, character: Character) -> bool:
    """Alone, dying and without any light a life leads nowhere, and the Mercy does."""
    return character.dying and not game.menhirs and len(game.characters) == 1


def unit(mind: Mind, character: Character, what: What, spent: bool = False) -> float:
    """What one more of something is worth to a character, or one less if it is spent."""
    match what:
        case Resource():
            scarce = character.resources[what] < PLENTY[what]
            found = PRICES[what] * (1.0 if scarce else 0.3)
            if what is Resource.FOOD:
                hungry = HUNGER if len(mind.game.characters) > 1 else HUNGER_ALONE
                found *= hungry.get(character.resources[what] - spent, 1.0)
                found += STRENGTH * (mind.known and mind.weak)
            if what is Resource.MAGIC and character.resources[what] - spent < SPARKS:
                found *= 2 * glowing(character.id)
            if what in mind.short and not mind.known:
                found += WAY_ON
            return found + missed(mind, what, spent)
        case Track.ENERGY:
            return 0.8
        case Track.HEALTH if is_hopeless(mind.game, character):
            return NO_MORE
        case Track.HEALTH:
            found = next(worth for most, worth in HEALTHY if character.health <= most)
            return found + STRENGTH * (mind.known and mind.weak)
        case _:
            room = character.tray.most_fear - character.fear
            near = character.fear + 1 > character.health or room <= WEAK
            return -2.5 if near else -0.7


@cache
def glowing(name: str) -> float:
    """How much of a character's fighting is done with Magic, 0.5 being usual: half a point is added
    to the share of its combat cards that have a magic symbol.
    """
    colour = library.board(name).tray
    own = [
        card
        for card in library.of_kind(ClashCard)
        if card.art is Art.COMBAT and card.tray is colour and card.owner in ("", name)
    ]
    lit = sum(len(card.numbers) for card in own if card.left.magic is not None)
    return 0.5 + lit / sum(len(card.numbers) for card in own)


def missed(mind: Mind, what: What, spent: bool) -> float:
    """What a resource is worth beyond its use because the next stone takes it."""
    spare = mind.spare(what)
    if spare is None or spare > (0 if spent else -1):
        return 0.0
    return LIGHT / max(1, mind.missing + spent) if mind.known else MISSED


def fitting(game: Game, character: Character, what: What, amount: int) -> int:
    """How much of a gain or loss takes place."""
    match what:
        case Resource():
            return max(amount, -character.resources[what])
        case Track.ENERGY:
            top = energy_limit(game, character)
            return max(-character.energy, min(amount, top - character.energy))
        case Track.HEALTH:
            return min(amount, character.tray.health - character.health)
        case _:
            return max(-character.fear, amount)


def amount(now: Thought, wanted: Number) -> int:
    """A number; one that is counted in an encounter is guessed outside of it."""
    if isinstance(wanted, Count) and (now.game.clash is None or now.laid is None):
        return min(wanted.most, wanted.plus + wanted.times)
    return number(now, wanted)


def holds(now: Thought, condition: conditions.Condition) -> float:
    """How likely a condition is met: as it stands now, or who knows in the encounter to come."""
    if now.game.clash is None and isinstance(condition, IN_ENCOUNTERS):
        return 0.5
    if isinstance(condition, conditions.Won):
        return 0.6
    if isinstance(condition, conditions.Not):
        return 1.0 - holds(now, condition.condition)
    if isinstance(condition, conditions.AllOf):
        return min((holds(now, each) for each in condition.conditions), default=1.0)
    if isinstance(condition, conditions.AnyOf):
        return max((holds(now, each) for each in condition.conditions), default=0.0)
    return float(is_met(now, condition))


def hit(now: Thought, who: Who) -> list[Character]:
    """Whom an effect hits, or of a group that may choose one whom it could hit."""
    if who is Who.ALL:
        return now.game.characters
    if now.actor is not None and who is not Who.EACH:
        return [now.actor]
    return now.game.members(now.group)


def change(now: Thought, what: What, amount: int, who: Who) -> float:
    """What it is worth if something goes up or down for these characters, or for whichever of them
    it suits best.
    """
    found = [
        unit(now.mind, each, what, amount < 0) * fitting(now.game, each, what, amount)
        for each in hit(now, who)
    ]
    return sum(found) if who in (Who.EACH, Who.ALL) else max(found, default=0.0)


def worth(now: Thought, done: Iterable[Effect]) -> float:
    """What some effects are worth."""
    return sum((value(effect, now) for effect in done), 0.0)


def price(now: Thought, paid: Iterable[costs.Cost]) -> float:
    """What paying takes away."""
    return sum((_price(cost, now) for cost in paid), 0.0)


def _price(cost: costs.Cost, now: Thought) -> float:
    match cost:
        case costs.Pay():
            payers = now.game.members(now.group)
            paid = amount(now, cost.amount)
            units = [unit(now.mind, each, cost.what, spent=True) for each in payers]
            return paid * (sum(units) if cost.each else min(units, default=0.0))
        case costs.GiveSecret():
            return STORY + now.mind.needs_secret(cost.number)
        case costs.DiscardCards():
            return 0.8 * cost.cards
        case costs.TurnThis() | costs.PayCharge():
            return 0.2
        case _:
            return 1.5


E = TypeVar("E", bound=Effect)
Worth = Callable[[E, Thought], float]
WORTH: Final[dict[type[Effect], Worth[Any]]] = {}
"""Class of effect → what it is worth; of most nobody can tell."""


def worth_of(kind: type[E]) -> Callable[[Worth[E]], Worth[E]]:
    """Decorate what says how much a bot likes an effect."""

    def register(function: Worth[E]) -> Worth[E]:
        WORTH[kind] = function
        return function

    return register


def value(effect: Effect, now: Thought) -> float:
    """What one effect is worth."""
    found = WORTH.get(type(effect))
    return found(effect, now) if found is not None else 0.0


@worth_of(effects.Gain)
def gained(effect: effects.Gain, now: Thought) -> float:
    return change(now, effect.what, amount(now, effect.amount), effect.who)


@worth_of(effects.Lose)
def lost(effect: effects.Lose, now: Thought) -> float:
    return change(now, effect.what, -amount(now, effect.amount), effect.who)


@worth_of(effects.Deal)
def deal(effect: effects.Deal, now: Thought) -> float:
    return change(now, Track.HEALTH, -amount(now, effect.amount), effect.who)


@worth_of(effects.GainItem)
def gain_item(effect: effects.GainItem, now: Thought) -> float:
    return 2.5 * effect.items


@worth_of(effects.TakeItem)
def take_item(effect: effects.TakeItem, now: Thought) -> float:
    return 3.0


@worth_of(effects.LoseItem)
def lose_item(effect: effects.LoseItem, now: Thought) -> float:
    return -2.0 * effect.items


@worth_of(effects.GainSecret)
def gain_secret(effect: effects.GainSecret, now: Thought) -> float:
    own = (card.secret for each in now.game.characters for card in each.belongings())
    return 0.5 if effect.number in own else STORY + promised(now.mind.wanted, [effect])


@worth_of(effects.LoseSecret)
def lose_secret(effect: effects.LoseSecret, now: Thought) -> float:
    return -1.0


@worth_of(effects.If)
def depending(effect: effects.If, now: Thought) -> float:
    chance = holds(now, effect.condition)
    found = chance * worth(now, effect.then) if chance else 0.0
    return found + (1 - chance) * worth(now, effect.otherwise) if chance < 1 else found


@worth_of(effects.MayPay)
def may_pay(effect: effects.MayPay, now: Thought) -> float:
    return max(0.0, worth(now, effect.then) - price(now, effect.cost))


@worth_of(effects.ChooseOne)
def choose_one(effect: effects.ChooseOne, now: Thought) -> float:
    ways = [worth(now, way.do) - price(now, way.cost) for way in effect.ways]
    return max(ways, default=0.0)


@worth_of(effects.Toss)
def toss(effect: effects.Toss, now: Thought) -> float:
    return (worth(now, effect.grail) + worth(now, effect.skull)) / 2


@worth_of(effects.Roll)
def roll(effect: effects.Roll, now: Thought) -> float:
    bands = [worth(now, band.do) for band in effect.bands]
    return sum(bands) / len(bands) if bands else 0.0


@worth_of(effects.EachOf)
def each_of(effect: effects.EachOf, now: Thought) -> float:
    return worth(now, effect.do) * len(hit(now, effect.who))


@worth_of(world.Encounter)
def encountered(effect: world.Encounter, now: Thought) -> float:
    """A fight is a risk: how much of one depends on who must fight it."""
    members = now.game.members(now.group) or now.game.characters
    weakest = min(each.health for each in members)
    guessed = next(-worth for most, worth in RISKS if weakest <= most)
    named = library.PRINTED.get(effect.named)
    if not isinstance(named, CombatEncounter):
        return guessed
    hurt = danger(named) / len(members)
    return -DEADLY if hurt >= weakest - 1 else min(guessed, -hurt)


def danger(enemy: CombatEncounter) -> float:
    """The damage that an enemy whose card is known deals until somebody has won, as a guess."""
    rows = [
        [each for each in words_in(row.do) if isinstance(each, effects.Deal)] for row in enemy.table
    ]
    dealt = [max((hurt(each) for each in row), default=0) for row in rows]
    return enemy.value / MARKERS_A_ROUND * sum(dealt) / max(1, len(dealt))


def hurt(dealt: effects.Deal) -> int:
    """How much it is, if the card says it."""
    return dealt.amount if isinstance(dealt.amount, int) else 1


@worth_of(world.Mark)
def mark(effect: world.Mark, now: Thought) -> float:
    if is_marked(now.game, effect):
        return 0.0
    return 0.5 + promised(now.mind.wanted, [effect])


@worth_of(world.Note)
def note(effect: world.Note, now: Thought) -> float:
    return 0.0 if effect.task in now.game.tasks else 0.5


@worth_of(world.BeginAt)
def begin_at(effect: world.BeginAt, now: Thought) -> float:
    return heard_of(effect.number, now)


@worth_of(world.MoveTo)
def move_to(effect: world.MoveTo, now: Thought) -> float:
    return heard_of(effect.number, now)


def heard_of(place: int, now: Thought) -> float:
    """A way to where something wanted can be had; to a place on the map there are others."""
    heard = now.mind.rumours.get(place, 0.0)
    return heard if place in now.game.map else 2 * heard


@worth_of(world.EndChapter)
def end_chapter(effect: world.EndChapter, now: Thought) -> float:
    return END_OF_CHAPTER


@worth_of(world.DrawEvent)
def draw_event(effect: world.DrawEvent, now: Thought) -> float:
    return STORY


@worth_of(world.SetMenhir)
def set_menhir(effect: world.SetMenhir, now: Thought) -> float:
    return 6.0


@worth_of(world.ChangeMenhirs)
def change_menhirs(effect: world.ChangeMenhirs, now: Thought) -> float:
    return 2.0 * effect.by


# --- In an encounter ------------------------------------------------------------------------------


@worth_of(clash.Markers)
def marked(effect: clash.Markers, now: Thought) -> float:
    return 1.0 * amount(now, effect.markers)


@worth_of(clash.Steps)
def steps(effect: clash.Steps, now: Thought) -> float:
    return 1.2 * amount(now, effect.steps)


@worth_of(clash.Draw)
def draw(effect: clash.Draw, now: Thought) -> float:
    return 0.6 * amount(now, effect.cards)


@worth_of(clash.Variable)
def variable(effect: clash.Variable, now: Thought) -> float:
    return 1.0 * effect.times


@worth_of(clash.AddCharges)
def add_charges(effect: clash.AddCharges, now: Thought) -> float:
    return 0.4 * amount(now, effect.charges)


@worth_of(clash.AddTime)
def add_time(effect: clash.AddTime, now: Thought) -> float:
    return 0.3 * effect.tokens


@worth_of(clash.ReduceDamage)
def reduce_damage(effect: clash.ReduceDamage, now: Thought) -> float:
    return 0.9 * amount(now, effect.by)


@worth_of(clash.IgnoreAttack)
def ignore_attack(effect: clash.IgnoreAttack, now: Thought) -> float:
    return 2.0


@worth_of(clash.PreventStepsDown)
def prevent_steps_down(effect: clash.PreventStepsDown, now: Thought) -> float:
    return 1.0


@worth_of(clash.DiscardLast)
def discard_last(effect: clash.DiscardLast, now: Thought) -> float:
    return -0.8


@worth_of(clash.DiscardHand)
def discard_hand(effect: clash.DiscardHand, now: Thought) -> float:
    return -0.6 * amount(now, effect.cards)


@worth_of(clash.DiscardTop)
def discard_top(effect: clash.DiscardTop, now: Thought) -> float:
    return -0.2 * amount(now, effect.cards)


@worth_of(clash.LayHandCard)
def lay_hand_card(effect: clash.LayHandCard, now: Thought) -> float:
    return 0.8


@worth_of(clash.RunsAway)
def runs_away(effect: clash.RunsAway, now: Thought) -> float:
    """No victory, but no wound either."""
    weakest = min((each.health for each in now.game.members(now.group)), default=99)
    return 2.0 if weakest <= 2 * WEAK else -1.0


@worth_of(clash.MustFlee)
def must_flee(effect: clash.MustFlee, now: Thought) -> float:
    return -3.0
