"""The heuristic bot for Valskyrr: it plays like a sensible beginner, one question at a time.

Every question has a taste that says how much the bot likes an option; it takes what it likes best,
and of several as many as it likes at all.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.bots import Taste, among, best_liked, by_class
from tafelrunde.engine.decisions import Answer, Decision
from tafelrunde.engine.options import YES, AnyOption, Effects, Word
from tafelrunde.games.valskyrr.bot import eyes, fight, values
from tafelrunde.games.valskyrr.bot.eyes import NO_BOOST
from tafelrunde.games.valskyrr.bot.fight import Now
from tafelrunde.games.valskyrr.options import MAGICAL
from tafelrunde.games.valskyrr.phases.travel import scouting_cost
from tafelrunde.games.valskyrr.rules.locations import is_safe
from tafelrunde.games.valskyrr.state.layouts import Journey
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.vocabulary import Task

HEALTHY: Final = 0.8
"""With so much of the own cards left a hero is ready for the next fight."""

LATE: Final = 13
"""From here on the time track leaves no room for rest."""

DESPERATE: Final = 2
"""With so few cards left a hero should run."""

WOUNDED: Final = 0.5
"""With so little of the own cards left a hero thinks of two rounds, not of one."""

SPARE_LOOT: Final = 2
"""So much loot is kept when the party scouts."""


class Companion:
    """The heuristic bot; it remembers only what it has put into the running action."""

    name = "heuristic"
    blind = False

    def __init__(self) -> None:
        self.added = NO_BOOST

    def decide(self, view: Game, decision: Decision) -> Answer:
        """What it likes best; of several, all that it likes."""
        now = Now(view, decision, self.added)
        answer = best_liked(self._likes(now), decision)
        self.added = fight.added(now, [decision.options[index] for index in answer])
        return answer

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        return self._likes(Now(view, decision, self.added))

    def _likes(self, now: Now) -> list[float]:
        taste = TASTES.get(now.decision.key, indifferent)
        return [taste(now, option) for option in now.decision.options]


def indifferent(now: Now, option: AnyOption) -> float:
    """The first option is as good as any."""
    return 0.0


# --- The way --------------------------------------------------------------------------------------


def travel(now: Now, option: Journey) -> float:
    """Towards the goal when healthy; rest at a safe place when weak; run when desperate."""
    steps = eyes.distances(now.game.layout, eyes.goals(now.game))
    gain = steps[now.game.party] - steps[option.place]
    if option.kind == "reveal":
        return scouting(now.game, gain)
    if now.game.encounter is not None:
        return 1.0 if should_run(now.game) else -1.0
    if should_rest(now.game):
        return -1.0
    price = 0.5 if option.kind == "long_move" else 0.0
    return gain - price if gain else -0.5


def scouting(game: Game, gain: int) -> float:
    """Who looks ahead on the way meets fewer surprises, if there is loot to spare."""
    left = game.loot - scouting_cost(game)
    return 2.0 if gain > 0 and game.encounter is None and left >= SPARE_LOOT else -2.0


def should_rest(game: Game) -> bool:
    """Whether the weakest hero needs rest, and this place and the time allow it."""
    if not is_safe(game, game.party) or game.foes():
        return False
    weakest = min(eyes.health(hero) for hero in game.living())
    return weakest < HEALTHY and game.time < LATE


def should_run(game: Game) -> bool:
    """Whether somebody would not survive another round of this encounter, or wounded heroes not
    the next two.
    """
    task = game.task
    if task is None or task.final or game.time >= LATE:
        return False
    return any(is_hopeless(game, hero) for hero in game.living())


def is_hopeless(game: Game, hero: Hero) -> bool:
    """Whether what threatens a hero is too much to bear."""
    threat, life = eyes.threatened(game, hero), eyes.life(hero)
    return life - threat <= DESPERATE or (eyes.health(hero) < WOUNDED and life <= 2 * threat)


def neighbour(now: Now, option: Journey) -> float:
    """Trouble is best put where the party does not want to go."""
    steps = eyes.distances(now.game.layout, eyes.goals(now.game))
    return float(steps[option.place])


# --- Heroes and cards -----------------------------------------------------------------------------


def tank(now: Now, option: Hero) -> float:
    """The hero who can best bear one more enemy."""
    guard = eyes.standing_guard(option)
    return eyes.life(option) + 2 * sum(guard) - 2 * eyes.threatened(now.game, option)


def poor(now: Now, option: Card) -> float:
    """Cards are given away from the poorest to the best."""
    return -eyes.precious(now.hero, option)


def good(now: Now, option: Card) -> float:
    """The best card."""
    return 0.1 + eyes.precious(now.hero, option)


def bury(now: Now, option: Card) -> float:
    """The discard pile first, the poorest hand card last."""
    worth = eyes.precious(now.hero, option)
    return -worth / 4 if option in now.hero.discard_pile else -2.0 - worth


def bury_unseen(now: Now, option: Word) -> float:
    """The top of the deck, between both."""
    return -1.5 if len(now.hero.deck) > 3 else -2.5


def restore(now: Now, option: Card) -> float:
    """Under the deck while it is thin, else from the graveyard; the best cards first."""
    hero = now.hero
    worth = eyes.precious(now.hero, option)
    if option in hero.graveyard:
        return 10 + worth if not wants_deck(hero) else worth
    return 5 + worth


def wants_deck(hero: Hero) -> bool:
    """Whether the next draw would find too few cards."""
    return len(hero.deck) < 5 and len(hero.discard_pile) > 1


def reward(now: Now, option: Hero) -> float:
    """Rewards are taken, by the hero with fewer cards left."""
    return 20.0 - eyes.life(option)


def card_of(now: Now, option: Card) -> float:
    """Progress goes onto the encounter; a thief gets the poorest gear."""
    return 1.0 if option is now.game.encounter else -eyes.precious(now.hero, option)


HOMES: Final = {
    Destination.HERO_ZONE: 3.0,
    Destination.TOP_OF_DECK: 2.0,
    Destination.UNDER_DECK: 1.0,
    Destination.GRAVEYARD: -1.0,
}


def destination(now: Now, option: Destination) -> float:
    """Where a used card is of most use."""
    return HOMES.get(option, 0.0)


def choose_effect(now: Now, option: Effects) -> float:
    """The lesser evil."""
    hero = now.hero
    return sum((values.effect_value(now.game, hero, effect) for effect in option.do), 0.0)


def weak(now: Now, option: Hero) -> float:
    """Who is nearest to death, while the others still hold what could help."""
    return 1 / (1 + eyes.life(option))


# --- Enemies and conditions -----------------------------------------------------------------------


def dangerous(now: Now, option: Foe) -> float:
    """The enemy that hurts most."""
    return 0.1 + eyes.danger(now.game, option)


def harmless(now: Now, option: Foe) -> float:
    """The enemy that hurts least."""
    return -dangerous(now, option)


def burns(now: Now, option: Foe) -> float:
    """Burning enemies may die before they do anything."""
    return 1.0


BAD: Final = {
    Condition.BURN: 4.0,
    Condition.POISON: 3.0,
    Condition.DAZE: 2.0,
    Condition.WEAKNESS: 1.0,
}


def condition(now: Now, option: Condition) -> float:
    """The worst token leaves a hero, the most harmless one an enemy."""
    bad = BAD.get(option, 0.0)
    return -bad if isinstance(now.decision.about, Foe) else bad


def cancel_ambush(now: Now, option: Word) -> float:
    """A card is worth less than the blow it averts."""
    foe = now.decision.about
    hero = now.hero
    if option is not YES or not isinstance(foe, Foe):
        return 0.0
    guard = eyes.standing_guard(hero)
    physical, magical = eyes.blow_of(now.game, foe)
    return max(0, physical - guard.physical) + max(0, magical - guard.magical) - 1.5


def daze_part(now: Now, option: Word) -> float:
    """The magical part of a blow, which is harder to prevent."""
    return float(option is MAGICAL)


def task(now: Now, option: Task) -> float:
    """Progress where it wins the encounter."""
    return values.task_value(now.game, now.hero, option)


POOREST: Final = by_class({Card: poor}, otherwise=-1.0)
BEST: Final = by_class({Card: good})
WEAKEST: Final = by_class({Hero: weak})
DANGEROUS: Final = by_class({Foe: dangerous})
HARMLESS: Final = by_class({Foe: harmless})
CONDITION: Final = by_class({Condition: condition})

TASTES: Final[dict[str, Taste[Now]]] = {
    "action": fight.ACTION,
    "activate": DANGEROUS,
    "bury": by_class({Card: bury, Word: bury_unseen}),
    "calm": DANGEROUS,
    "cancel_ambush": cancel_ambush,
    "card": card_of,
    "choose_effect": choose_effect,
    "cleanse": CONDITION,
    "condition": CONDITION,
    "condition_target": by_class({Foe: burns}),
    "daze_part": daze_part,
    "resisted_part": daze_part,
    "destination": destination,
    "discard": fight.discard,
    "discard_cards": POOREST,
    "embedded": fight.embedded,
    "enrage": HARMLESS,
    "halve_focus": among("yes"),
    "hero": tank,
    "mode": among("each"),
    "neighbour": neighbour,
    "next_hero": WEAKEST,
    "order_enemies": HARMLESS,
    "prevent_type": among("physical"),
    "pursued": tank,
    "put_back": POOREST,
    "recall": BEST,
    "reflex": by_class({Play: fight.reflex}),
    "relentless": HARMLESS,
    "rest": among("yes"),
    "restore": by_class({Card: restore}),
    "reward": by_class({Hero: reward}),
    "reward_swap": BEST,
    "symbols": WEAKEST,
    "take_from_top": BEST,
    "target": fight.target,
    "target_hero": fight.patient,
    "target_heroes": fight.patient,
    "targets": fight.target,
    "task": by_class({Task: task}),
    "travel": by_class({Journey: travel}),
    "unbury": BEST,
    "weakness": among("yes"),
    "zone": fight.ZONE,
    "zone_limit": POOREST,
}
