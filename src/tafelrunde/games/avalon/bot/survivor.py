"""The heuristic bot: it eats, rests, keeps the light, follows the story, fights and talks sensibly.

Every question has a taste that says how much the bot likes an option; it takes what it likes best,
and of several as many as it likes at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from tafelrunde.engine.bots import Taste, among, by_class, liked_among
from tafelrunde.engine.decisions import PARTY, Answer, Decision
from tafelrunde.engine.options import AnyOption, Number, Word
from tafelrunde.games.avalon.bot import fighting, ways
from tafelrunde.games.avalon.bot.mind import LIGHT, Mind, Thought
from tafelrunde.games.avalon.bot.values import WEAK, is_hopeless, price, unit, worth
from tafelrunde.games.avalon.clash.options import FLEE, Lay, LayTop, Use
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
from tafelrunde.games.avalon.state.table import Character, Clash, Game
from tafelrunde.games.avalon.terms import (
    EXHAUSTED,
    EXHAUSTED_RECOVERY,
    MERCY,
    Art,
    Deed,
    FreeDeed,
    Resource,
    Track,
)
from tafelrunde.games.avalon.vocabulary.effects import MayPay

TIRED: Final = 1.2
"""What each Energy is worth that is missing tomorrow."""
PASSING: Final = 0.2
EFFORT: Final = 0.3
"""What an own action must bring beside its Energy: there is one a day."""
WHIM: Final = 12.0
"""How much a fancy can be worth."""
NOW: Final = 99.0
"""What is done before anything else; the other way round, never."""
MERCIES: Final = 3
"""So often in a campaign a bot asks for the Mercy, which leaves it little; then it gives up, and
goes back to what was saved.
"""


class Asked:
    """A question at a table, and for whom it is answered."""

    def __init__(
        self, game: Game, decision: Decision, *, curious: bool = False, whimsical: bool = False
    ) -> None:
        self.game = game
        self.mind = Mind(game, curious=curious, whimsical=whimsical)
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

    @property
    def clash(self) -> Clash:
        """The running encounter."""
        assert self.game.clash is not None
        return self.game.clash

    def goal(self, character: Character) -> tuple[int, float]:
        """Where it wants to go."""
        if character.index not in self.goals:
            self.goals[character.index] = ways.goal(self.mind, character)
        return self.goals[character.index]


class Survivor:
    """The heuristic bot; it remembers nothing but what lies on the table."""

    name = "heuristic"
    blind = False
    curious = False
    whimsical = False

    def decide(self, view: Game, decision: Decision) -> Answer:
        """What it likes best; of several, all that it likes."""
        likes = self.likes(view, decision)
        ranks = [
            (-like, unfit(view, option))
            for like, option in zip(likes, decision.options, strict=True)
        ]
        order = sorted(range(len(likes)), key=lambda index: ranks[index])
        most = decision.min if decision.key == "deck" else decision.max  # the best, no more
        return liked_among(order, likes, decision.min, most)

    def likes(self, view: Game, decision: Decision) -> list[float]:
        """How much it likes each option."""
        asked = Asked(view, decision, curious=self.curious, whimsical=self.whimsical)
        taste = TASTES.get(decision.key, indifferent)
        return [taste(asked, option) for option in decision.options]


class Wanderer(Survivor):
    """The same, but it wants to see everything, and is in no hurry."""

    name = "curious"
    curious = True


class Dreamer(Wanderer):
    """The same, but of what a page offers it takes now this, now that."""

    name = "whimsical"
    whimsical = True


def unfit(game: Game, option: AnyOption) -> tuple[int, int]:
    """Of what is liked as much the fittest does it, wherever it sits."""
    if not isinstance(option, Act):
        return (0, 0)
    who = game.characters[option.who]
    return (-who.health - who.energy, who.board.number)


def indifferent(asked: Asked, option: AnyOption) -> float:
    """The first option is as good as any."""
    return 0.0


# --- The day --------------------------------------------------------------------------------------


def action(asked: Asked, act: Act) -> float:
    """What to do next, and who does it."""
    return DEEDS[act.deed](asked, asked.game.characters[act.who], act)


def explore(asked: Asked, who: Character, act: Act) -> float:
    """What a place may hold."""
    return spent(asked.mind, who, Deed.EXPLORE, ways.exploring(asked.mind, who, who.place))


def travel(asked: Asked, who: Character, act: Act) -> float:
    """Towards the goal; away from the dark; to the others if the light needs everybody."""
    place, liked = asked.goal(who)
    leads = place != who.place and act.target in ways.first_steps(asked.mind, who.place, place)
    return spent(asked.mind, who, Deed.TRAVEL, liked if leads else -1.0)


def location_action(asked: Asked, who: Character, act: Act) -> float:
    """What a place offers."""
    found = ways.location_action(asked.mind, who, who.place)
    return spent(asked.mind, who, Deed.LOCATION_ACTION, found)


def character_action(asked: Asked, who: Character, act: Act) -> float:
    """What a character can do anywhere."""
    now, own = asked.mind.now("A8.17", who), who.board.action
    found = worth(now, own.do) - price(now, own.cost) - EFFORT
    return spent(asked.mind, who, Deed.CHARACTER_ACTION, found)


def inspect(asked: Asked, who: Character, act: Act) -> float:
    """Only who can charge the stone looks at it."""
    return LIGHT if can_charge(asked.mind, who) else -1.0


def hand_over(asked: Asked, who: Character, act: Act) -> float:
    """Food for whoever has none."""
    return 3.0 if feeds(who, asked.game.at(who.place)) else -1.0


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


DEEDS: Final[dict[Deed | FreeDeed, Callable[[Asked, Character, Act], float]]] = {
    Deed.EXPLORE: explore,
    Deed.TRAVEL: travel,
    Deed.LOCATION_ACTION: location_action,
    Deed.CHARACTER_ACTION: character_action,
    Deed.INSPECT_MENHIR: inspect,
    Deed.PASS: lambda asked, who, act: PASSING,
    Deed.CARD_ACTION: use_card,
    Deed.TEND: lambda asked, who, act: 12.0,
    FreeDeed.USE: use_card,
    FreeDeed.HAND_OVER: hand_over,
    FreeDeed.TAKE: lambda asked, who, act: 2.0,
}


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


def choice(asked: Asked, option: Choice) -> float:
    """What a verse offers."""
    return ways.liked(asked.now(), option) + (whim(asked, option) if asked.mind.whimsical else 0.0)


def whim(asked: Asked, option: Choice) -> float:
    """What somebody fancies of a page now; after other pages, or for somebody else, it is something
    else.
    """
    game = asked.game
    told = f"{option.key} {sum(game.read.values())} {game.day} {asked.who.id}"
    return WHIM * crc32(told.encode()) / 2**32


def feed(asked: Asked, option: HandOver) -> float:
    """Food goes to whoever has none."""
    giver, group = asked.game.characters[option.giver], asked.game.here.group
    return NOW if feeds(giver, asked.game.members(group)) else -NOW


def effects(asked: Asked, option: WayOption) -> float:
    """One of several ways."""
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


def whom(asked: Asked, option: Character) -> float:
    """Whoever is in the best shape."""
    return float(option.health + option.energy)


# --- The night ------------------------------------------------------------------------------------


def rest(asked: Asked, option: AnyOption) -> float:
    """Whoever eats lives on."""
    return float((option.id == "eat") != is_hopeless(asked.game, asked.who))


def share_food(asked: Asked, option: Character) -> float:
    """Whoever has more than it needs gives to whoever has nothing."""
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


def neediest(asked: Asked, option: Character) -> float:
    """Whoever has least to eat."""
    return 9.0 - option.resources[Resource.FOOD]


def improve(asked: Asked, option: Raise) -> float:
    """Attributes while they are cheap."""
    return 3.0 - attribute_value(asked.who, option.attribute)


def buy(asked: Asked, option: Buy) -> float:
    """Then cards."""
    return 1.5 if option.art is Art.COMBAT else 1.2


def good(asked: Asked, option: Card) -> float:
    """The best card."""
    return 0.1 + max(0.0, fighting.keep(asked.mind, asked.who, option))


def poor(asked: Asked, option: Card) -> float:
    """The poorest card."""
    return -good(asked, option)


def gift(asked: Asked, option: Gift) -> float:
    """Food first."""
    return float(option.resource is Resource.FOOD)


# --- Encounters -----------------------------------------------------------------------------------


def lay(asked: Asked, option: Lay) -> float:
    """Which card to lay, and whether its magic is worth it."""
    return fighting.card_liked(asked.mind, asked.clash, asked.who, option)


def stop(asked: Asked, option: Word) -> float:
    """Nothing more, or flight."""
    end = fighting.flight if option == FLEE else fighting.idle
    return end(asked.mind, asked.clash, asked.who)


def use(asked: Asked, option: Use) -> float:
    """An ability that may be used now."""
    return fighting.use(asked.mind, asked.who, option)


def react(asked: Asked, option: Use) -> float:
    """What to use when the enemy acts."""
    return fighting.reaction(asked.mind, asked.who, option)


def bear(asked: Asked, option: Word) -> float:
    """To let it come; nobody runs then."""
    return 0.0 if option == FLEE else fighting.STAY


def strongest(asked: Asked, option: Character) -> float:
    """Whoever can bear the answer best."""
    return option.health + 0.5 * len(option.hand)


def avoid(asked: Asked, option: AnyOption) -> float:
    """Talks are avoided by whoever is afraid already."""
    weak = asked.who.fear + 1 >= asked.who.health
    return float((option.id == "avoid") == weak)


def flee_together(asked: Asked, option: AnyOption) -> float:
    """A talk that leads nowhere is broken off."""
    return float((option.id == "agree") == fighting.is_stalled(asked.game, asked.clash))


def way_out(asked: Asked, option: AnyOption) -> float:
    """Somebody new, else mercy, so often; then it is over."""
    if option.id == "new_character":
        return 3.0
    if option.id == "mercy":
        return 2.0 if asked.game.read.get(MERCY, 0) < MERCIES else 0.0
    return 1.0


BEST: Final = by_class({Card: good}, otherwise=0.01)
POOREST: Final = by_class({Card: poor}, otherwise=-0.01)
LAY: Final[Taste[Asked]] = by_class(
    {Lay: lay, LayTop: lambda asked, option: 0.5, Use: use, Word: stop}
)
REACTION: Final[Taste[Asked]] = by_class({Use: react, Word: bear})

TASTES: Final[dict[str, Taste[Asked]]] = {
    "action": by_class({Act: action}),
    "join": join,
    "join_arrival": among("yes"),
    "admit": admit,
    "choice": by_class({Choice: choice, HandOver: feed}, otherwise=-NOW),
    "one_of": by_class({WayOption: effects}),
    "may_pay": may_pay,
    "whom": by_class({Character: whom}),
    "inspect": among("charge"),
    "rest": rest,
    "share_food": by_class({Character: share_food}, otherwise=0.5),
    "shares": among("own"),
    "share": share,
    "improve": by_class({Raise: improve, Buy: buy}, otherwise=0.5),
    "upgrade": BEST,
    "adjust": among("change"),
    "deck": BEST,
    "equip": among("equip"),
    "equipment": BEST,
    "kept_items": BEST,
    "dying_items": POOREST,
    "lose_item": POOREST,
    "discard_item": POOREST,
    "gift": by_class({Gift: gift}),
    "receiver": by_class({Character: neediest}),
    "lay_first": LAY,
    "lay_more": LAY,
    "magic": LAY,
    "enemy_attack": REACTION,
    "ability": REACTION,
    "hand_limit": POOREST,
    "discard_hand": POOREST,
    "discard_cards": POOREST,
    "starting_hand": among("keep"),
    "active": by_class({Character: strongest}),
    "avoid": avoid,
    "flee_together": flee_together,
    "take_along": among("yes"),
    "pay_for": among("help"),
    "way_out": way_out,
}
