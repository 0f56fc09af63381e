"""Avalon's campaign played by facts alone: what was marked, won, read, lit and laid out.

Nobody is hungry here and nobody dies; what matters is only which ways the book leaves open.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product

from tafelrunde.engine.book.outcomes import Facts, Reader, Step
from tafelrunde.engine.book.walk import words_in
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Choice, Event
from tafelrunde.games.avalon.rules.chapters import begin_at
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.reading import section
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import MAIN
from tafelrunde.games.avalon.vocabulary import conditions, costs, effects, world

HELD = ("status", "secret", "task", "verse", "version", "event")
"""What outlasts a chapter."""


def changed(facts: Facts, *gone: str, now: Iterable[str] = ()) -> Facts:
    """Some facts are over, others are so."""
    return (facts - {*gone}) | {*now}


def boxes(status: str, part: int) -> list[str]:
    """The parts of a status that are meant; 0 is any of them."""
    parts = [part] if part else range(1, library.STATUSES[status].parts + 1)
    return [f"status {status} {each}" for each in parts]


@dataclass
class AvalonLore:
    """What Avalon's words mean for facts, in one chapter and for one party."""

    chapter: int
    party: Sequence[str]
    chance: random.Random | None = None
    """Shuffles what is tried first."""

    def ordered(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        return self.chance.sample(choices, len(choices)) if self.chance else choices

    def can_be(self, condition: conditions.Condition, facts: Facts) -> bool:
        return True in self.truths(condition, facts)

    def truths(self, condition: conditions.Condition, facts: Facts) -> set[bool]:
        """What a condition may be: one of them, or both if people can bring it about."""
        match condition:
            case conditions.Not():
                return {not each for each in self.truths(condition.condition, facts)}
            case conditions.AllOf():
                found = [self.truths(each, facts) for each in condition.conditions]
                return {all(each) for each in product(*found)}
            case conditions.AnyOf():
                found = [self.truths(each, facts) for each in condition.conditions]
                return {any(each) for each in product(*found)}
            case conditions.HasStatus():
                marked = facts.intersection(boxes(condition.status, condition.part))
                return {len(marked) >= condition.at_least}
            case conditions.IsCharacter():
                return {condition.character in self.party}
            case conditions.PlayersAtLeast():
                return {len(self.party) >= condition.players}
            case conditions.IsChapter():
                return {self.chapter == condition.chapter}
            case conditions.FromChapter():
                return {self.chapter >= condition.chapter}
        fact = fact_of(condition)
        return {fact in facts} if fact else {True, False}

    def paid(self, cost: costs.Cost, facts: Facts) -> Facts | None:
        if not isinstance(cost, costs.GiveSecret):
            return facts
        given = f"secret {cost.number}"
        return changed(facts, given) if given in facts else None

    def steps(self, word: Effect, facts: Facts) -> Sequence[Step]:
        found = list(self._steps(word, facts))
        return self.chance.sample(found, len(found)) if self.chance else found

    def _steps(self, word: Effect, facts: Facts) -> Iterator[Step]:
        match word:
            case world.Mark():
                yield from (Step(facts | {each}) for each in boxes(word.status, word.part))
            case effects.If():
                for is_met in self.truths(word.condition, facts):
                    yield Step(facts, word.then if is_met else word.otherwise)
            case effects.Toss():
                yield from (Step(facts, do) for do in (word.grail, word.skull))
            case effects.Roll():
                yield from (Step(facts, band.do) for band in word.bands)
            case effects.ChooseOne():
                yield from (Step(facts, way.do) for way in word.ways)
            case effects.EachOf():
                yield Step(facts, word.do)
            case effects.MayPay():
                yield from (Step(facts, do) for do in ((), word.then))
            case world.ReadVerse():
                yield Step(facts, verse=word.verse)
            case world.TurnTo():
                yield self.turn(word, facts)
            case world.DrawEvent():
                yield Step(facts | {f"event {word.event}"}, event(word.event).do)
            case _:
                yield Step(recorded(word, facts))

    def turn(self, word: world.TurnTo, facts: Facts) -> Step:
        """To the first page whose condition is met."""
        for page in word.pages:
            if page.only_if is None or self.can_be(page.only_if, facts):
                return Step(facts, verse=page.verse)
        return Step(facts)


def fact_of(condition: conditions.Condition) -> str:
    """What a condition asks for by a name; nothing if people can bring it about."""
    match condition:
        case conditions.HasSecret():
            return f"secret {condition.number}"
        case conditions.WasRead():
            return f"verse {condition.verse}"
        case conditions.HasTask():
            return f"task {condition.task}"
        case conditions.HasCome():
            return f"event {condition.event}"
        case conditions.HasMenhir():
            return f"menhir {condition.number}"
        case _:
            return ""


def recorded(word: Effect, facts: Facts) -> Facts:
    """The facts after a word that does one thing."""
    match word:
        case world.Note():
            return facts | {f"task {word.task}"}
        case world.CrossOut():
            return changed(facts, *map("task {}".format, word.tasks))
        case effects.GainSecret():
            return facts | {f"secret {word.number}"}
        case effects.LoseSecret():
            return changed(facts, f"secret {word.number}")
        case world.BeginAt():
            return changed(facts, *kind("area", facts), now=[f"area {word.number}"])
        case world.ChangeLocation():
            first = library.location(word.new).changed_from or word.new
            return changed(
                facts, *map("version {}".format, versions(first)), now=[f"version {word.new}"]
            )
        case world.PlaceLocation():
            return facts | {f"laid {word.number}"}
        case world.SetMenhir():
            return facts | {f"menhir {word.number}"}
        case world.SetTimeDial():
            return facts | {f"dial {word.dial} {word.expires}"}
        case world.RemoveTimeDial():
            return frozenset(each for each in facts if not each.startswith(f"dial {word.dial} "))
        case world.EndChapter():
            return facts | {"end"}
        case _:
            return facts


def kind(name: str, facts: Facts) -> list[str]:
    """All facts of a kind."""
    return [each for each in facts if each.startswith(f"{name} ")]


def event(name: str) -> Event:
    """A printed event."""
    found = library.PRINTED[name]
    assert isinstance(found, Event)
    return found


def versions(number: int) -> list[int]:
    """What a location may have become."""
    return [each.number for each in library.LOCATIONS.values() if each.changed_from == number]


@cache
def lit_from(area: int) -> frozenset[int]:
    """What lies in the light of the stone where a chapter begins."""
    game = GAME.new({"characters": ["beor"], "campaign": MAIN}, 1)
    next(GAME.play(game))
    begin_at(world.BeginAt(area), Now(game, 1, "A4.02"))
    return frozenset(game.map)


LAID = frozenset(
    each.number
    for each in words_in([*library.VERSES.values(), *library.PRINTED.values()])
    if isinstance(each, world.PlaceLocation)
)
"""What only a word lays out."""


@dataclass
class Campaign:
    """A party in a chapter."""

    party: Sequence[str]
    chance: random.Random
    chapter: int = 0
    facts: Facts = frozenset()
    told: list[str] = field(default_factory=list)

    @property
    def closing(self) -> str:
        """The event with which the chapter ends."""
        return library.CHAPTERS[MAIN, self.chapter].events[-1]

    def reader(self, chance: bool = True) -> Reader:
        """One who reads at random, or in order."""
        lore = AvalonLore(self.chapter, self.party, self.chance if chance else None)
        return Reader(BOOK, lore)

    def begin(self) -> None:
        """The next chapter is set up."""
        self.chapter += 1
        held = {each for each in self.facts if each.partition(" ")[0] in HELD}
        first = {"area 101"} if self.chapter == 1 else {*kind("area", self.facts)}
        do = library.CHAPTERS[MAIN, self.chapter].do
        self.facts, _ = next(self.reader().follow(do, frozenset(held | first)))

    # --- What can be done -------------------------------------------------------------------------

    def places(self) -> list[int]:
        """Where people can go, whatever light they have lit: all that lies around the stones of the
        chapter.
        """
        near = LAID.union(*(lit_from(int(each.split()[1])) for each in kind("area", self.facts)))
        lit = [int(each.split()[1]) for each in kind("menhir", self.facts)]
        while far := [each for each in lit if each in near and not lit_from(each) <= near]:
            near = near.union(*map(lit_from, far))
        return [each for first in near for each in (first, *versions(first)) if self.is_there(each)]

    def is_there(self, number: int) -> bool:
        """Whether that version of a location lies on the map."""
        if number in LAID and f"laid {number}" not in self.facts:
            return False
        if library.location(number).changed_from and f"version {number}" not in self.facts:
            return False
        return not self.facts.intersection(map("version {}".format, versions(number)))

    def deeds(self, reader: Reader) -> list[tuple[str, Iterator[Facts]]]:
        """Everything that can happen next, by name, with what it can come to."""
        entries = {each: section(each, "0", self.chapter) for each in self.places()}
        return [
            *((f"explore {each}", reader.read(page, self.facts)) for each, page in entries.items()),
            *self._stones(reader),
            *self._events(reader),
            *self._dials(reader),
        ]

    def _stones(self, reader: Reader) -> Iterator[tuple[str, Iterator[Facts]]]:
        for place in self.places():
            stone = library.location(place).menhir
            if stone is not None and (
                stone.needs is None or reader.lore.can_be(stone.needs, self.facts)
            ):
                yield f"light {place}", ends(reader, stone.do, self.facts | {f"menhir {place}"})

    def _events(self, reader: Reader) -> Iterator[tuple[str, Iterator[Facts]]]:
        cards = [event(each) for each in library.CHAPTERS[MAIN, self.chapter].events]
        fetched = {each.event for each in words_in([card.quest for card in cards])
                   if isinstance(each, world.DrawEvent)}  # fmt: skip
        in_order = [each for each in cards if each.id not in fetched]
        due = [each for each in in_order if f"event {each.id}" not in self.facts]
        for card in due[:1]:
            yield f"draw {card.id}", ends(reader, card.do, self.facts | {f"event {card.id}"})
        for card in cards:
            come = f"event {card.id}" in self.facts and f"over {card.id}" not in self.facts
            if come and card.quest and reader.lore.can_be(card.quest.condition, self.facts):
                after = self.facts | {f"over {card.id}"}
                yield f"quest {card.id}", ends(reader, card.quest.success, after)

    def _dials(self, reader: Reader) -> Iterator[tuple[str, Iterator[Facts]]]:
        for dial in kind("dial", self.facts):
            verse = dial.split(" ")[2]
            if verse:
                yield dial, reader.read(verse, changed(self.facts, dial))

    # --- Two ways to play -------------------------------------------------------------------------

    def stroll(self, deeds: int) -> None:
        """Do this and that, whatever comes, but do not end the chapter."""
        for _ in range(deeds):
            name, ways = self.chance.choice(self.deeds(self.reader()))
            facts = next(ways, self.facts)
            if f"event {self.closing}" not in facts:
                self.facts = facts
                self.told.append(name)

    def finish(self, most: int = 60) -> bool:
        """Whether somebody who wants to can still end the chapter, with the light that it gives."""
        for _ in range(most):
            if f"event {self.closing}" in self.facts:
                return True
            better = self.improved()
            if better is None:
                return False
            self.facts = better
        return False

    def improved(self) -> Facts | None:
        """After the deed that brings most of what the chapter asks for, and something of it."""
        asked = needed(self.chapter)
        best, found = 0, None
        for _, ways in self.deeds(self.reader(chance=False)):
            for facts in ways:
                gain = len((facts - self.facts) & asked) - len((self.facts - facts) & asked)
                if gain > best:
                    best, found = gain, facts
        return found


def ends(reader: Reader, do: Sequence[Effect], facts: Facts) -> Iterator[Facts]:
    """The facts after some words, wherever they lead."""
    return (known for known, _ in reader.follow(do, facts))


@cache
def needed(chapter: int) -> Facts:
    """Everything that may have to be so before a chapter can end, however far away: what quests
    ask for, and what is asked of whoever wants to bring that about.
    """
    cards = [event(each) for each in library.CHAPTERS[MAIN, chapter].events]
    asked = {f"event {each.id}" for each in cards}
    asked |= {fact for card in cards if card.quest for fact in positive(card.quest.condition)}
    while True:
        before = len(asked)
        there = {each.split()[1].partition(".")[0] for each in asked if each.startswith("verse ")}
        asked |= {f"{how} {place}" for place in there for how in ("area", "laid", "version")}
        for verse in BOOK.verses.values():
            for choice in verse.choices:
                target = BOOK.verses.get(choice.goto)
                brings = {
                    *brought([choice.do, target.do if target else ()]),
                    f"verse {choice.goto}",
                }
                if brings & asked:
                    asked |= {
                        *positive(choice.only_if),
                        *positive(choice.needs),
                        f"verse {verse.id}",
                    }
        if len(asked) == before:
            return frozenset(asked)


def brought(value: object) -> Iterator[str]:
    """The facts that words may bring about."""
    for word in words_in(value):
        match word:
            case world.Mark():
                yield from boxes(word.status, word.part)
            case effects.GainSecret():
                yield f"secret {word.number}"
            case world.BeginAt():
                yield f"area {word.number}"
            case world.PlaceLocation():
                yield f"laid {word.number}"
            case world.ChangeLocation():
                yield f"version {word.new}"


def positive(condition: object) -> Iterator[str]:
    """The facts that a condition asks for, without those that it forbids."""
    match condition:
        case conditions.AllOf() | conditions.AnyOf():
            for each in condition.conditions:
                yield from positive(each)
        case conditions.HasStatus():
            yield from boxes(condition.status, condition.part)
        case conditions.Condition() if fact := fact_of(condition):
            yield fact
