"""What the party is after: conditions that open quests, stones and known pages still ask for, and
the stone that shall burn next with what it costs.

All of it lies open on the table or stands on pages that were read; nothing here looks further.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from heapq import heappop, heappush
from typing import Final
from zlib import crc32

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.bot.rumours import MENHIR, Wanted, around, next_to, ways_to, where
from tafelrunde.games.avalon.nouns import Choice, Event, MenhirSection, Quest
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.events import everybody
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.menhirs import charge_costs, charged_value
from tafelrunde.games.avalon.rules.now import Now, number
from tafelrunde.games.avalon.rules.resources import stock
from tafelrunde.games.avalon.rules.tracks import energy_limit
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Game, Laid
from tafelrunde.games.avalon.terms import MERCY, Track, What
from tafelrunde.games.avalon.vocabulary import conditions, effects, world
from tafelrunde.games.avalon.vocabulary.costs import Pay

QUEST: Final = 9.0
"""What the condition of an open quest is worth."""
SIDE_QUEST: Final = 4.0
"""The same of a quest that brings on no other part of the chapter."""
RUMOUR: Final = 0.7
"""How much of it is felt at a place where it can be had."""
DETOUR: Final = 0.8
"""What is left of a rumour with each page or light that leads nearer."""
NEED: Final = 4.0
"""What a stone asks for, while there is light enough."""
CURIOSITY: Final = 1.5
"""What a page asks for before it shows more."""
LIGHT: Final = 14.0
"""What a new light is worth when the old one is nearly out."""
LOW: Final = 3
"""From this dial on it is time for the next light."""
DEAR: Final = 25.0
"""What a stone can be worth to people who have set their hearts on it."""
FAR_AWAY: Final = 20.0
"""What it can be worth to them to have seen a place."""
UNMET: Final = 5.0
MISSING: Final = 1.5
FAR: Final = 99
NO_QUEST: Final = Quest(conditions.AllOf([]), [])
AROUND: Final = 3
"""So many steps more are taken to keep away from a guardian."""


class Mind:
    """What a party that sees this table thinks about it."""

    def __init__(self, game: Game, *, curious: bool = False, whimsical: bool = False) -> None:
        self.game = game
        self.curious = curious
        self.whimsical = whimsical
        self.everybody = everybody(game)
        self.steps: dict[int, dict[int, int]] = {}

    def now(self, why: str, actor: Character | None = None, group: int = 0) -> Thought:
        """The moment for a character, for a group, or for everybody."""
        mask = actor.bit if actor is not None else group or self.everybody
        return Thought(self, mask, why, actor)

    # --- What is wanted ---------------------------------------------------------------------------

    @cached_property
    def wanted(self) -> dict[Wanted, float]:
        """Secrets and parts of statuses that something known asks for, and how much."""
        found = dict(self.quested)
        now = Now(self.game, self.everybody, "A17.10")
        for key, asked in self.stones(now).items():
            found[key] = found.get(key, 0.0) + asked
        for choice in self.closed_choices:
            asked = promised(found, choice.do) or CURIOSITY
            for condition in (choice.only_if, choice.needs):
                if condition is not None:
                    seek(found, now, condition, asked)
        return found

    def stones(self, now: Now) -> dict[Wanted, float]:
        """What the stones on the map need: the less a stone needs, the more each of it is worth."""
        found: dict[Wanted, float] = {}
        for place in self.game.map:
            section = library.location(place).menhir
            if section is None or section.needs is None:
                continue
            unmet: dict[Wanted, float] = {}
            seek(unmet, now, section.needs, 1.0)
            urgent = 2.0 if self.light <= LOW else 1.0
            asked = (NEED * urgent + promised(self.quested, section.do)) / max(1, len(unmet))
            for key in unmet:
                found[key] = max(found.get(key, 0.0), asked)
        return found

    @cached_property
    def unread_choices(self) -> list[Choice]:
        """Choices of known pages nearby that were never taken."""
        game = self.game
        found: list[Choice] = []
        for name in game.read:
            place = name.partition(".")[0]
            verse = library.VERSES.get(name)
            if verse is not None and place.isdigit() and int(place) in game.map:
                found += [each for each in verse.choices if each.goto not in game.read]
        return found

    @cached_property
    def closed_choices(self) -> list[Choice]:
        """Those of them that cannot be taken yet."""
        now = Now(self.game, self.everybody, "A18.15")
        return [
            choice
            for choice in self.unread_choices
            if not (is_met(now, choice.only_if) and is_met(now, choice.needs))
        ]

    @cached_property
    def short(self) -> set[What]:
        """What somebody has too little of to go on from a known page."""
        now = Now(self.game, self.everybody, "A12.12")
        found: set[What] = set()
        for choice in self.unread_choices:
            if choice.cost and is_met(now, choice.only_if) and is_met(now, choice.needs):
                for cost in choice.cost:
                    if isinstance(cost, Pay):
                        have = max(stock(each, cost.what) for each in self.game.characters)
                        if number(now, cost.amount) > have:
                            found.add(cost.what)
        return found

    def wants(self, status: str, part: int) -> float:
        """How much somebody would give for a part of a status."""
        found = self.wanted.get((status, 0), 0.0)
        return found + (self.wanted.get((status, part), 0.0) if part else 0.0)

    def needs_secret(self, number: int) -> float:
        """What giving a secret away would cost the light: a stone may need it."""
        for place in self.game.map:
            section = library.location(place).menhir
            if section is not None and number in secrets_in(section.needs):
                return QUEST
        return 0.0

    # --- Light ------------------------------------------------------------------------------------

    @cached_property
    def light(self) -> int:
        """For how many days after this one some light is left."""
        return max(self.game.menhirs.values(), default=-1)

    @cached_property
    def stone(self) -> int:
        """The menhir that shall burn next; 0 if there is none."""
        liked = {place: self.charging(place) for place in self.game.map}
        best = max(liked, key=lambda place: liked[place], default=0)
        return best if best and liked[best] > 0 else 0

    @cached_property
    def section(self) -> MenhirSection | None:
        """What that stone takes and gives."""
        return library.location(self.stone).menhir if self.stone else None

    def gain(self, place: int) -> float:
        """What it would be worth if the menhir of a location were charged now."""
        section = library.location(place).menhir
        if section is None:
            return 0.0
        story = sum(
            (self.story(each) for each in section.do), self.quested.get((MENHIR, place), 0.0)
        )
        story += max((self.directions.get(each, 0.0) for each in self.unseen(place)), default=0.0)
        longer = charged_value(self.game, section) - max(self.light, 0)
        if longer <= 1 and not story:
            return 0.0
        need = LIGHT if self.light <= LOW else LIGHT * min(1.0, max(0, longer) / 8)
        return need + story

    def story(self, effect: Effect) -> float:
        """What an effect brings the quests on."""
        if isinstance(effect, world.Mark) and not is_marked(self.game, effect):
            return promised(self.quested, [effect])
        return 0.0

    @cached_property
    def quested(self) -> dict[Wanted, float]:
        """What open quests ask for; of one that waits only for a day to come, what comes with it:
        pages and people tell of that before.
        """
        found: dict[Wanted, float] = {}
        now = Now(self.game, self.everybody, "A17.10")
        owned = [card for each in self.game.characters for card in each.equipped]
        for card in (*self.game.quests, *owned):
            if card.quest is not None:
                drawn = [each for each in card.quest.success if isinstance(each, world.DrawEvent)]
                asked: dict[Wanted, float] = {}
                seek(asked, now, card.quest.condition, QUEST if drawn else SIDE_QUEST)
                if not asked:
                    for quest in map(quest_of, drawn):
                        seek(asked, now, quest.condition, QUEST)
                for key, much in asked.items():
                    found[key] = found.get(key, 0.0) + much
        return found

    # --- Where it can be had ----------------------------------------------------------------------

    @cached_property
    def rumours(self) -> dict[int, float]:
        """How much every place promises of what is wanted; one that lies behind a page or in the
        dark hands its promise on to where the way there begins.
        """
        found: dict[int, float] = {}
        for key, asked in self.wanted.items():
            for place in where(key):
                found[place] = max(found.get(place, 0.0), RUMOUR * min(asked, QUEST))
        front = [place for place in found if place not in self.game.map]
        while front:
            place = front.pop()
            promise = DETOUR * found[place]
            for other in ways_to(place):
                if promise > found.get(other, 0.0):
                    found[other] = promise
                    front += [other] if other not in self.game.map else []
        return found

    @cached_property
    def directions(self) -> dict[int, float]:
        """The same for places in the dark, from which roads lead on to what is wanted."""
        found = {each: much for each, much in self.rumours.items() if each not in self.game.map}
        front = list(found)
        while front:
            place = front.pop()
            promise = DETOUR * found[place]
            for other in next_to(place):
                if other not in self.game.map and promise > found.get(other, 0.0):
                    found[other] = promise
                    front.append(other)
        return found

    def unseen(self, place: int) -> list[int]:
        """What a light there may bring onto the map."""
        return [each for each in around(place) if each not in self.game.map]

    def charging(self, place: int) -> float:
        """The same, less what is still missing and how far it is."""
        section = library.location(place).menhir
        worth = self.gain(place)
        if section is None or not worth:
            return 0.0
        now = Now(self.game, self.everybody, "A16.12")
        unmet: dict[Wanted, float] = {}
        if section.needs is not None:
            seek(unmet, now, section.needs, 1.0)
        missing = sum(max(0, amount - self.held(what)) for what, amount in self.cost(section))
        away = max((self.distance(each.place, place) for each in self.game.characters), default=0)
        worth += self.fancy(place) if self.whimsical else 0.0
        return worth - UNMET * len(unmet) - MISSING * missing - 0.5 * away

    def fancy(self, place: int) -> float:
        """How dear a stone is to these people, in this chapter; it is always the same one."""
        party = " ".join(each.id for each in self.game.characters)
        return DEAR * crc32(f"{place} {self.game.chapter} {party}".encode()) / 2**32

    def longing(self, place: int) -> float:
        """How much these people would like to see a place in this chapter; another one each time
        that they begin it anew.
        """
        party = " ".join(each.id for each in self.game.characters)
        told = f"{place} {self.game.chapter} {self.game.read.get(MERCY, 0)} {party}"
        return FAR_AWAY * crc32(told.encode()) / 2**32

    def cost(self, section: MenhirSection) -> Iterator[tuple[What, int]]:
        """What charging takes from the whole party, but for Energy, which every night renews."""
        for cost in charge_costs(self.game, section):
            counts = isinstance(cost, Pay) and cost.what is not Track.ENERGY
            if counts and isinstance(cost, Pay) and isinstance(cost.amount, int):
                yield cost.what, cost.amount

    def held(self, what: What) -> int:
        """What the party has of it; of Health only what can be spared."""
        if what is Track.HEALTH:
            return sum(max(0, each.health - 1) for each in self.game.characters)
        return sum(stock(each, what) for each in self.game.characters)

    @cached_property
    def known(self) -> bool:
        """Whether whatever the stone needs is there, so that only stocks can be missing, and it is
        time: the light is low, or a quest waits for it.
        """
        section = self.section
        if section is None or not is_met(Now(self.game, self.everybody, "A16.12"), section.needs):
            return False
        asked_for = (MENHIR, self.stone) in self.quested
        return self.light <= LOW or asked_for or any(self.story(each) for each in section.do)

    @cached_property
    def ready(self) -> bool:
        """Whether nothing is missing but the way and a night's sleep."""
        return self.known and not self.missing and not self.weak

    @cached_property
    def missing(self) -> int:
        """How many things the stone still waits for."""
        section = self.section
        if section is None:
            return 0
        return sum(max(0, amount - self.held(what)) for what, amount in self.cost(section))

    @cached_property
    def energy_each(self) -> int:
        """The Energy that the stone takes from each of them."""
        section = self.section
        costs = section.cost if section is not None else ()
        return sum(
            cost.amount
            for cost in costs
            if isinstance(cost, Pay) and cost.what is Track.ENERGY and isinstance(cost.amount, int)
        )

    @cached_property
    def weak(self) -> bool:
        """Whether they are too weak to have the Energy that the stone takes, even after a night."""
        people = self.game.characters
        rested = sum(min(each.tray.energy, energy_limit(self.game, each)) for each in people)
        return rested < self.energy_each * len(people)

    def spare(self, what: What) -> int | None:
        """How much more than the stone takes the party has; None if the stone takes none of it."""
        if self.section is None:
            return None
        for needed, amount in self.cost(self.section):
            if needed is what:
                return self.held(what) - amount
        return None

    # --- The map ----------------------------------------------------------------------------------

    def distances(self, start: int) -> dict[int, int]:
        """How many steps every location is away; a way around a guardian may be longer."""
        if start in self.steps:
            return self.steps[start]
        guarded = [each.place for each in self.game.guardians]
        found = {start: 0}
        front = [(0, start)]
        while front:
            steps, place = heappop(front)
            if steps > found[place]:
                continue
            for other in connected(self.game, place):
                there = steps + 1 + AROUND * guarded.count(other)
                if there < found.get(other, FAR):
                    found[other] = there
                    heappush(front, (there, other))
        self.steps[start] = found
        return found

    def distance(self, start: int, target: int) -> int:
        """How many steps it is."""
        return self.distances(start).get(target, FAR)


class Thought(Now):
    """A moment, and what the party is after while it lasts."""

    __slots__ = ("mind",)

    def __init__(
        self,
        mind: Mind,
        group: int,
        why: str,
        actor: Character | None = None,
        card: Card | None = None,
        laid: Laid | None = None,
    ) -> None:
        super().__init__(mind.game, group, why, actor, card, laid)
        self.mind = mind


def quest_of(drawn: world.DrawEvent) -> Quest:
    """What the drawn event asks for."""
    event = library.PRINTED[drawn.event]
    assert isinstance(event, Event)
    return event.quest or NO_QUEST


# --- Conditions -----------------------------------------------------------------------------------


def seek(
    found: dict[Wanted, float], now: Now, condition: conditions.Condition, asked: float
) -> None:
    """Write down what is missing for a condition."""
    match condition:
        case conditions.AllOf():
            for each in condition.conditions:
                seek(found, now, each, asked)
        case conditions.AnyOf():
            if not is_met(now, condition):
                for each in condition.conditions:
                    seek(found, now, each, asked / len(condition.conditions))
        case conditions.HasSecret():
            if not is_met(now, condition):
                found[condition.number] = found.get(condition.number, 0.0) + asked
        case conditions.HasStatus():
            if not is_met(now, condition):
                key = (condition.status, condition.part)
                found[key] = found.get(key, 0.0) + asked * condition.at_least
        case conditions.HasMenhir():
            if not is_met(now, condition):
                found[MENHIR, condition.number] = QUEST


def promised(wanted: dict[Wanted, float], done: Iterable[Effect]) -> float:
    """How much of what is wanted some effects bring."""
    found = 0.0
    for effect in done:
        match effect:
            case world.Mark():
                found += wanted.get((effect.status, effect.part), 0.0)
                found += wanted.get((effect.status, 0), 0.0) if effect.part else 0.0
            case effects.GainSecret():
                found += wanted.get(effect.number, 0.0)
    return found


def is_marked(game: Game, effect: world.Mark) -> bool:
    """Whether that part is marked already."""
    marked = game.statuses.get(effect.status, 0)
    if effect.part:
        return bool(marked >> (effect.part - 1) & 1)
    return marked.bit_count() >= library.STATUSES[effect.status].parts


def negated(condition: conditions.Condition | None) -> Iterator[conditions.HasStatus]:
    """The statuses that close a choice once they are marked: what it is about."""
    match condition:
        case conditions.Not():
            if isinstance(condition.condition, conditions.HasStatus):
                yield condition.condition
        case conditions.AllOf():
            for each in condition.conditions:
                yield from negated(each)


def gates(condition: conditions.Condition | None) -> int:
    """How much of the story a condition asks for: parts of statuses and secrets."""
    match condition:
        case conditions.HasSecret():
            return 1
        case conditions.HasStatus():
            return condition.at_least
        case conditions.AllOf():
            return sum(gates(each) for each in condition.conditions)
        case conditions.AnyOf():
            return min((gates(each) for each in condition.conditions), default=0)
        case _:
            return 0


def secrets_in(condition: conditions.Condition | None) -> Iterator[int]:
    """The secrets that a condition names."""
    match condition:
        case conditions.HasSecret():
            yield condition.number
        case conditions.AllOf() | conditions.AnyOf():
            for each in condition.conditions:
                yield from secrets_in(each)
