"""The heuristic bot for Valskyrr: it plays like a sensible beginner, one question at a time.

Every question has a judge that says how much it likes an option; the bot takes what it likes best,
and of several as many as it likes at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.decisions import Answer, Decision
from tafelrunde.engine.options import YES, AnyOption, Effects, Word
from tafelrunde.games.valskyrr.bot import eyes, fight, values
from tafelrunde.games.valskyrr.bot.eyes import NO_BOOST
from tafelrunde.games.valskyrr.bot.fight import Now
from tafelrunde.games.valskyrr.options import MAGICAL
from tafelrunde.games.valskyrr.phases.travel import scouting_cost
from tafelrunde.games.valskyrr.rules.locations import is_safe
from tafelrunde.games.valskyrr.state.layouts import Journey
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Condition, Destination
from tafelrunde.games.valskyrr.vocabulary import Task

Judge = Callable[[Now, Any], float]

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
        likes = self._likes(now)
        order = sorted(range(len(likes)), key=lambda index: -likes[index])
        answer = [
            index
            for place, index in enumerate(order[: decision.max])
            if place < decision.min or likes[index] > 0
        ]
        self.added = fight.added(now, [decision.options[index] for index in answer])
        return answer

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        return self._likes(Now(view, decision, self.added))

    def _likes(self, now: Now) -> list[float]:
        judge = JUDGES.get(now.decision.key, indifferent)
        return [judge(now, option) for option in now.decision.options]


def indifferent(now: Now, option: AnyOption) -> float:
    """The first option is as good as any."""
    return 0.0


def among(*liked: str) -> Judge:
    """A judge that likes the named options."""

    def judge(now: Now, option: AnyOption) -> float:
        return float(option.id in liked)

    return judge


# --- The way --------------------------------------------------------------------------------------


def travel(now: Now, option: AnyOption) -> float:
    """Towards the goal when healthy; rest at a safe place when weak; run when desperate."""
    if not isinstance(option, Journey):
        return 0.0
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


def keep_best(now: Now, option: AnyOption) -> float:
    """Cards are given away from the poorest to the best."""
    return -eyes.precious(now.hero, option) if isinstance(option, Card) else -1.0


def take_best(now: Now, option: AnyOption) -> float:
    """The best card."""
    return 0.1 + eyes.precious(now.hero, option) if isinstance(option, Card) else 0.0


def bury(now: Now, option: Card | Word) -> float:
    """The discard pile first, then the unseen top of the deck, then the poorest hand card."""
    hero = now.hero
    if isinstance(option, Word):
        return -1.5 if len(hero.deck) > 3 else -2.5
    worth = eyes.precious(now.hero, option)
    return -worth / 4 if option in hero.discard_pile else -2.0 - worth


def restore(now: Now, option: Card | Word) -> float:
    """Under the deck while it is thin, else from the graveyard; the best cards first."""
    if isinstance(option, Word):
        return 0.0
    hero = now.hero
    worth = eyes.precious(now.hero, option)
    if option in hero.graveyard:
        return 10 + worth if not wants_deck(hero) else worth
    return 5 + worth


def wants_deck(hero: Hero) -> bool:
    """Whether the next draw would find too few cards."""
    return len(hero.deck) < 5 and len(hero.discard_pile) > 1


def reward(now: Now, option: AnyOption) -> float:
    """Rewards are taken, by the hero with fewer cards left."""
    return 20.0 - eyes.life(option) if isinstance(option, Hero) else 0.0


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
    return sum(values.effect_value(now.game, hero, effect) for effect in option.do)


def weakest(now: Now, option: AnyOption) -> float:
    """Who is nearest to death, while the others still hold what could help."""
    return 1 / (1 + eyes.life(option)) if isinstance(option, Hero) else 0.0


# --- Enemies and conditions -----------------------------------------------------------------------


def most_dangerous(now: Now, option: AnyOption) -> float:
    """The enemy that hurts most."""
    return 0.1 + eyes.danger(now.game, option) if isinstance(option, Foe) else 0.0


def least_dangerous(now: Now, option: AnyOption) -> float:
    """The enemy that hurts least."""
    return -most_dangerous(now, option)


def enemies_first(now: Now, option: AnyOption) -> float:
    """Burning enemies may die before they do anything."""
    return 1.0 if isinstance(option, Foe) else 0.0


BAD: Final = {
    Condition.BURN: 4.0,
    Condition.POISON: 3.0,
    Condition.DAZE: 2.0,
    Condition.WEAKNESS: 1.0,
}


def condition(now: Now, option: AnyOption) -> float:
    """The worst token leaves a hero, the most harmless one an enemy."""
    bad = BAD.get(option, 0.0) if isinstance(option, Condition) else 0.0
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


def task(now: Now, option: AnyOption) -> float:
    """Progress where it wins the encounter."""
    hero = now.hero
    return values.task_value(now.game, hero, option) if isinstance(option, Task) else 0.0


JUDGES: Final[dict[str, Judge]] = {
    "action": fight.action,
    "activate": most_dangerous,
    "bury": bury,
    "calm": most_dangerous,
    "cancel_ambush": cancel_ambush,
    "card": card_of,
    "choose_effect": choose_effect,
    "cleanse": condition,
    "condition": condition,
    "condition_target": enemies_first,
    "daze_part": daze_part,
    "resisted_part": daze_part,
    "destination": destination,
    "discard": fight.discard,
    "discard_cards": keep_best,
    "embedded": fight.embedded,
    "enrage": least_dangerous,
    "halve_focus": among("yes"),
    "hero": tank,
    "mode": among("each"),
    "neighbour": neighbour,
    "next_hero": weakest,
    "order_enemies": least_dangerous,
    "prevent_type": among("physical"),
    "pursued": tank,
    "put_back": keep_best,
    "recall": take_best,
    "reflex": fight.reflex,
    "relentless": least_dangerous,
    "rest": among("yes"),
    "restore": restore,
    "reward": reward,
    "reward_swap": take_best,
    "symbols": weakest,
    "take_from_top": take_best,
    "target": fight.target,
    "target_hero": fight.patient,
    "target_heroes": fight.patient,
    "targets": fight.target,
    "task": task,
    "travel": travel,
    "unbury": take_best,
    "weakness": among("yes"),
    "zone": fight.zone,
    "zone_limit": keep_best,
}
