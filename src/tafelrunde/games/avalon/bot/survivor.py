"""The heuristic bot: it eats, rests, keeps the light, follows the story, fights and talks sensibly.

Every question has a judge that says how much it likes an option; the bot takes what it likes best,
and of several as many as it likes at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import PARTY, Answer, Decision
from tafelrunde.engine.options import AnyOption, Number
from tafelrunde.games.avalon.bot import fighting, ways
from tafelrunde.games.avalon.bot.mind import LIGHT, Mind, Thought
from tafelrunde.games.avalon.bot.values import WEAK, price, unit, worth
from tafelrunde.games.avalon.day.actions import Act, energy_cost
from tafelrunde.games.avalon.nouns import Choice, Moment
from tafelrunde.games.avalon.rules.advancement import Buy, Raise
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.groups import Gift, HandOver, may_join
from tafelrunde.games.avalon.rules.menhirs import charge_closed
from tafelrunde.games.avalon.rules.resources import stock
from tafelrunde.games.avalon.rules.timing import WayOption
from tafelrunde.games.avalon.rules.tracks import energy_limit
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import (
    EXHAUSTED,
    EXHAUSTED_RECOVERY,
    MERCY,
    Art,
    Deed,
    Resource,
    Track,
)
from tafelrunde.games.avalon.vocabulary.effects import MayPay

TIRED: Final = 1.2
"""What each Energy is worth that is missing tomorrow."""
PASSING: Final = 0.2
NOW: Final = 99.0
"""What is done before anything else; the other way round, never."""
MERCIES: Final = 20
"""So often a bot begins a chapter of a campaign anew before it gives up."""


class Asked:
    """A question at a table, and for whom it is answered."""

    def __init__(self, game: Game, decision: Decision, curious: bool = False) -> None:
        self.game = game
        self.mind = Mind(game, curious)
        self.decision = decision
        seat = decision.seat if decision.seat != PARTY else 0
        self.who: Character = game.characters[min(seat, len(game.characters) - 1)]
        self.goals: dict[int, tuple[int, float]] = {}

    def now(self) -> Thought:
        """The moment for the group that decides."""
        game = self.game
        group = game.here.group if game.course else self.who.bit
        alone = [each for each in game.characters if each.bit == group]
        return self.mind.now(self.decision.why, alone[0] if alone else None, group)

    def goal(self, character: Character) -> tuple[int, float]:
        """Where it wants to go."""
        if character.index not in self.goals:
            self.goals[character.index] = ways.goal(self.mind, character)
        return self.goals[character.index]


Judge = Callable[[Asked, AnyOption], float]


class Survivor:
    """The heuristic bot; it remembers nothing but what lies on the table."""

    name = "heuristic"
    blind = False
    curious = False

    def decide(self, view: Game, decision: Decision) -> Answer:
        """What it likes best; of several, all that it likes."""
        likes = self.likes(view, decision)
        ranks = [
            (-like, unfit(view, option))
            for like, option in zip(likes, decision.options, strict=True)
        ]
        order = sorted(range(len(likes)), key=lambda index: ranks[index])
        most = decision.min if decision.key == "deck" else decision.max  # the best, no more
        return [
            index
            for place, index in enumerate(order[:most])
            if place < decision.min or likes[index] > 0
        ]

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        asked = Asked(view, decision, self.curious)
        judge = JUDGES.get(decision.key, indifferent)
        return [judge(asked, option) for option in decision.options]


class Wanderer(Survivor):
    """The same, but it wants to see everything, and is in no hurry."""

    name = "curious"
    curious = True


def unfit(game: Game, option: AnyOption) -> tuple[int, int]:
    """Of what is liked as much the fittest does it, wherever it sits."""
    if not isinstance(option, Act):
        return (0, 0)
    who = game.characters[option.who]
    return (-who.health - who.energy, who.board.number)


def indifferent(asked: Asked, option: AnyOption) -> float:
    """The first option is as good as any."""
    return 0.0


def among(*liked: str) -> Judge:
    """A judge that likes the named options, the first of them most."""

    def judge(asked: Asked, option: AnyOption) -> float:
        return float(len(liked) - liked.index(option.id)) if option.id in liked else 0.0

    return judge


# --- The day --------------------------------------------------------------------------------------


def action(asked: Asked, option: AnyOption) -> float:
    """What to do next, and who does it."""
    if not isinstance(option, Act):
        return 0.0
    mind, who = asked.mind, asked.game.characters[option.who]
    match option.deed:
        case Deed.PASS:
            return PASSING
        case Deed.EXPLORE:
            return spent(mind, who, Deed.EXPLORE, ways.exploring(mind, who, who.place))
        case Deed.TRAVEL:
            return spent(mind, who, Deed.TRAVEL, travel(asked, who, option.target))
        case Deed.LOCATION_ACTION:
            found = ways.location_action(mind, who, who.place)
            return spent(mind, who, Deed.LOCATION_ACTION, found)
        case Deed.CHARACTER_ACTION:
            now = mind.now("A8.17", who)
            found = worth(now, who.board.action.do) - price(now, who.board.action.cost)
            return spent(mind, who, Deed.CHARACTER_ACTION, found - 1.0)
        case Deed.INSPECT_MENHIR:
            return LIGHT if can_charge(mind, who) else -1.0
        case Deed.TEND:
            return 12.0
        case Deed.CARD_ACTION | "use":
            return use_card(asked, who, option)
        case "hand_over":
            return 3.0 if feeds(who, asked.game.at(who.place)) else -1.0
        case _:
            return 2.0


def can_charge(mind: Mind, who: Character) -> bool:
    """Whether everybody stands at the stone that shall burn, and nothing is missing."""
    people = mind.game.characters
    together = all(each.place == who.place and may_join(mind.game, each) for each in people)
    if not together or who.place != mind.stone:
        return False
    return not charge_closed(mind.game, mind.stone, mind.everybody)


def spent(mind: Mind, who: Character, deed: Deed, found: float) -> float:
    """What is left of it when the Energy is paid, and what the night will not bring back; what the
    stone takes is kept for the stone.
    """
    energy = energy_cost(mind.game, who, deed)
    left = who.energy - energy
    if left < 0:  # only with the help of others, who have errands of their own
        return -1.0
    found -= energy * unit(mind, who, Track.ENERGY) * 0.5
    found -= TIRED * (tired(mind.game, who, left) - tired(mind.game, who, who.energy))
    if left <= 0 and not who.resources[Resource.FOOD]:
        found -= unit(mind, who, Track.HEALTH)  # hunger takes Health if there is no Energy
    if waits(mind, who) and left < mind.energy_each:
        return -1.0
    return found


def tired(game: Game, who: Character, left: int) -> int:
    """How much Energy is missing tomorrow if a day ends with so little of it."""
    limit = energy_limit(game, who)
    rested = min(who.tray.energy, limit)
    return rested - min(limit, left + EXHAUSTED_RECOVERY) if left <= EXHAUSTED else 0


def waits(mind: Mind, who: Character) -> bool:
    """Whether a character stands at the stone while the others are still on their way, or are
    asleep.
    """
    if not mind.ready or who.place != mind.stone:
        return False
    return all(
        mind.distance(each.place, mind.stone) + mind.energy_each <= each.energy
        for each in mind.game.characters
        if each.place != mind.stone
    )


def travel(asked: Asked, who: Character, target: int) -> float:
    """Towards the goal; away from the dark; to the others if the light needs everybody."""
    place, found = asked.goal(who)
    if place == who.place:
        return -1.0
    return found if target in ways.first_steps(asked.mind, who.place, place) else -1.0


def use_card(asked: Asked, who: Character, option: Act) -> float:
    """What an item or secret does, if that is of use now."""
    if option.card is None:
        return 0.0
    now = Thought(asked.mind, who.bit, "A8.31", who, option.card)
    sources = [option.card.abilities, *(side.abilities for side in option.card.sides)]
    found = [
        worth(now, each.do) - price(now, each.cost) - 0.8 * each.energy
        for abilities in sources
        for each in abilities
        if each.when in (Moment.ACTION, Moment.ANY_TIME)
    ]
    return max(found, default=0.0) - 0.3


def feeds(giver: Character, there: list[Character]) -> bool:
    """Whether one of those there has nothing to eat, and the giver more than it needs."""
    hungry = any(each is not giver and not each.resources[Resource.FOOD] for each in there)
    return hungry and giver.resources[Resource.FOOD] > 1


def join(asked: Asked, option: AnyOption) -> float:
    """Everybody has an own errand, until there is a light to kindle or both go the same way."""
    starter, mind = asked.decision.about, asked.mind
    together = mind.ready
    if isinstance(starter, Character) and starter.place == mind.stone:
        together = can_charge(mind, starter)
    return float((option.id == "join") == together)


def admit(asked: Asked, option: AnyOption) -> float:
    """Whoever wants to come along may."""
    return 1.0


def choice(asked: Asked, option: AnyOption) -> float:
    """What a verse offers; Food goes to whoever has none."""
    if isinstance(option, Choice):
        return ways.liked(asked.now(), option)
    if not isinstance(option, HandOver):
        return -NOW
    giver, group = asked.game.characters[option.giver], asked.game.here.group
    return NOW if feeds(giver, asked.game.members(group)) else -NOW


def effects(asked: Asked, option: AnyOption) -> float:
    """One of several ways."""
    if not isinstance(option, WayOption):
        return 0.0
    now = asked.now()
    return worth(now, option.way.do) - price(now, option.way.cost)


def may_pay(asked: Asked, option: AnyOption) -> float:
    """Who gets more than it costs pays."""
    about = asked.decision.about
    if not isinstance(about, MayPay):
        return float(option.id == "yes")
    now = asked.now()
    gain = worth(now, about.then) - price(now, about.cost)
    return float((option.id == "yes") == (gain > 0))


def whom(asked: Asked, option: AnyOption) -> float:
    """Whoever is in the best shape."""
    return float(option.health + option.energy) if isinstance(option, Character) else 0.0


# --- The night ------------------------------------------------------------------------------------


def rest(asked: Asked, option: AnyOption) -> float:
    """Whoever eats lives on; but alone, dying and without any light that leads nowhere, and the
    Mercy does.
    """
    hopeless = asked.who.dying and not asked.game.menhirs and len(asked.game.characters) == 1
    return float((option.id == "eat") != hopeless)


def share_food(asked: Asked, option: AnyOption) -> float:
    """Whoever has more than it needs gives to whoever has nothing."""
    if not isinstance(option, Character):
        return 0.5
    return float(feeds(option, asked.game.at(option.place)))


def share(asked: Asked, option: AnyOption) -> float:
    """Who has more pays more, until all have the same; nobody pays the last of its Health or
    Energy.
    """
    what = asked.decision.about
    if not isinstance(option, Number) or not isinstance(what, Resource | Track):
        return 0.0
    there = asked.game.at(asked.who.place)
    due = max(each.number for each in asked.decision.options if isinstance(each, Number))
    level = (sum(stock(each, what) for each in there) - due) / len(there)
    left = stock(asked.who, what) - option.number
    weak = max(0, WEAK + 1 - left) if isinstance(what, Track) else 0
    return -abs(left - level) - 4.0 * weak


def neediest(asked: Asked, option: AnyOption) -> float:
    """Whoever has least to eat."""
    return 9.0 - option.resources[Resource.FOOD] if isinstance(option, Character) else 0.0


def improve(asked: Asked, option: AnyOption) -> float:
    """Attributes while they are cheap, then cards."""
    if isinstance(option, Raise):
        return 3.0 - attribute_value(asked.who, option.attribute)
    if isinstance(option, Buy):
        return 1.5 if option.art is Art.COMBAT else 1.2
    return 0.5


def card(asked: Asked, option: AnyOption) -> float:
    """The best card."""
    if not isinstance(option, Card):
        return 0.01
    return 0.1 + max(0.0, fighting.keep(asked.mind, asked.who, option))


def worst_card(asked: Asked, option: AnyOption) -> float:
    """The poorest card."""
    return -card(asked, option)


def gift(asked: Asked, option: AnyOption) -> float:
    """Food first."""
    return float(isinstance(option, Gift) and option.resource is Resource.FOOD)


# --- Encounters -----------------------------------------------------------------------------------


def lay(asked: Asked, option: AnyOption) -> float:
    """Which card to lay, if any."""
    return fighting.lay(asked.mind, asked.who, option)


def reaction(asked: Asked, option: AnyOption) -> float:
    """What to use when the enemy acts."""
    return fighting.reaction(asked.mind, asked.who, option)


def strongest(asked: Asked, option: AnyOption) -> float:
    """Whoever can bear the answer best."""
    if not isinstance(option, Character):
        return 0.0
    return option.health + 0.5 * len(option.hand)


def avoid(asked: Asked, option: AnyOption) -> float:
    """Talks are avoided by whoever is afraid already."""
    weak = asked.who.fear + 1 >= asked.who.health
    return float((option.id == "avoid") == weak)


def flee_together(asked: Asked, option: AnyOption) -> float:
    """A talk that leads nowhere is broken off."""
    clash = asked.game.clash
    assert clash is not None
    return float((option.id == "agree") == fighting.is_stalled(asked.game, clash))


def magic(asked: Asked, option: AnyOption) -> float:
    """Whether the magic of a card is worth it."""
    return fighting.lay(asked.mind, asked.who, option)


def way_out(asked: Asked, option: AnyOption) -> float:
    """Somebody new, else mercy, so often; then it is over."""
    if option.id == "new_character":
        return 3.0
    if option.id == "mercy":
        return 2.0 if asked.game.read.get(MERCY, 0) < MERCIES else 0.0
    return 1.0


JUDGES: Final[dict[str, Judge]] = {
    "action": action,
    "join": join,
    "join_arrival": among("yes"),
    "admit": admit,
    "choice": choice,
    "one_of": effects,
    "may_pay": may_pay,
    "whom": whom,
    "inspect": among("charge"),
    "rest": rest,
    "share_food": share_food,
    "shares": among("own"),
    "share": share,
    "improve": improve,
    "upgrade": card,
    "adjust": among("change"),
    "deck": card,
    "equip": among("equip"),
    "equipment": card,
    "kept_items": card,
    "dying_items": worst_card,
    "lose_item": worst_card,
    "discard_item": worst_card,
    "gift": gift,
    "receiver": neediest,
    "lay_first": lay,
    "lay_more": lay,
    "magic": magic,
    "enemy_attack": reaction,
    "ability": reaction,
    "hand_limit": worst_card,
    "discard_hand": worst_card,
    "discard_cards": worst_card,
    "starting_hand": among("keep"),
    "active": strongest,
    "avoid": avoid,
    "flee_together": flee_together,
    "take_along": among("yes"),
    "pay_for": among("help"),
    "way_out": way_out,
}
