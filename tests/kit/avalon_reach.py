"""What a campaign of Avalon can come to, chapter by chapter: pages that can be read in a chapter
with what it and those before it can have marked, won, noted and laid out.

What must not be so is always possible here; that a way stays open whatever was done is shown by
campaigns that are played (`avalon_lore`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tafelrunde.engine.content import Frozen
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import END, Choice, Event, Verse
from tafelrunde.games.avalon.rules.reading import section
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import MAIN, MERCY
from tafelrunde.games.avalon.vocabulary import conditions, costs, effects, world
from tests.kit.avalon_lore import HELD, LAID, boxes, event, fact_of, kind, lit_from, versions

CHAPTERS = sum(campaign == MAIN for campaign, _ in library.CHAPTERS)
ANYWHERE = {MERCY, "open.0", "open.D", "open.N"}
"""Read after a death, and where no page is written."""


def chapter_of(verse: str) -> int:
    """The chapter for which a verse is written; 0 if it may be read in any."""
    if match := re.fullmatch(r"\d+\.(?:(\d+)|[DN](\d))", verse):
        return max(1, int(match[1]) // 100) if match[1] else int(match[2])
    if verse.isdigit():
        return 1 if len(verse) == 3 else min(int(verse[0]), CHAPTERS)
    return 0


@dataclass
class Reach:
    """What can be so, and which pages and choices are open to somebody in the chapter."""

    chapter: int = 0
    facts: set[str] = field(default_factory=set)
    read: dict[int, set[str]] = field(default_factory=dict)
    known: dict[int, set[str]] = field(default_factory=dict)
    """What can be so at the end of each chapter."""
    taken: set[tuple[str, str]] = field(default_factory=set)
    _done: set[tuple[str, int]] = field(default_factory=set)

    def can_be(self, condition: conditions.Condition | None) -> bool:
        """Whether a condition can be met by somebody in this chapter."""
        match condition:
            case conditions.AllOf():
                return all(map(self.can_be, condition.conditions))
            case conditions.AnyOf():
                return any(map(self.can_be, condition.conditions))
            case conditions.Not(condition=conditions.FromChapter() | conditions.IsChapter()):
                return not self.can_be(condition.condition)
            case conditions.IsChapter():
                return self.chapter == condition.chapter
            case conditions.FromChapter():
                return self.chapter >= condition.chapter
            case conditions.HasStatus():
                found = self.facts.intersection(boxes(condition.status, condition.part))
                return len(found) >= condition.at_least
        fact = fact_of(condition) if condition is not None else ""
        return not fact or fact in self.facts

    def is_open(self, choice: Choice) -> bool:
        """Whether somebody can take a choice."""
        given = [each for each in choice.cost if isinstance(each, costs.GiveSecret)]
        return (
            self.can_be(choice.only_if)
            and self.can_be(choice.needs)
            and all(f"secret {each.number}" in self.facts for each in given)
        )

    # --- One chapter ------------------------------------------------------------------------------

    def begin(self) -> None:
        """The next chapter is set up; light and land of the last one are gone."""
        self.chapter += 1
        lasting = {each for each in self.facts if each.split(" ")[0] in HELD}
        self.facts = lasting | ({"area 101"} if self.chapter == 1 else set())
        self.read[self.chapter] = set()

    def explore(self) -> None:
        """Everything that can be read, until nothing new can be."""
        begins = library.CHAPTERS[MAIN, self.chapter].do
        while True:
            before = len(self.facts)
            self.carry_out(begins)
            for card in self.events():
                self.facts.add(f"event {card.id}")
                self.carry_out(card.do)
                if card.quest is not None and self.can_be(card.quest.condition):
                    self.carry_out(card.quest.success)
            for place in self.places():
                self.visit(place)
            if len(self.facts) == before:
                self.known[self.chapter] = set(self.facts)
                return

    def events(self) -> Iterator[Event]:
        """Those that come by themselves, and those that a quest has fetched."""
        cards = [event(each) for each in library.CHAPTERS[MAIN, self.chapter].events]
        quests = [word for card in cards if card.quest for word in card.quest.success]
        fetched = {each.event for each in quests if isinstance(each, world.DrawEvent)}
        for card in cards:
            if card.id not in fetched or f"event {card.id}" in self.facts:
                yield card

    def places(self) -> list[int]:
        """Where somebody can stand."""
        facts = frozenset(self.facts)
        near = LAID.union(*(lit_from(int(each.split()[1])) for each in kind("area", facts)))
        lit = [int(each.split()[1]) for each in kind("menhir", facts)]
        while far := [each for each in lit if each in near and not lit_from(each) <= near]:
            near = near.union(*map(lit_from, far))
        return [each for first in near for each in (first, *versions(first)) if self.lies(each)]

    def lies(self, number: int) -> bool:
        """Whether that version of a location can lie on the map."""
        if number in LAID and f"laid {number}" not in self.facts:
            return False
        return not library.location(number).changed_from or f"version {number}" in self.facts

    def visit(self, place: int) -> None:
        """An exploration, a dream, a nightmare, what the card does, and its stone."""
        for part in ("0", "D", "N"):
            self.turn(section(place, part, self.chapter))
        card = library.location(place)
        self.carry_out([card.action, *card.instants])
        if card.menhir is not None and self.can_be(card.menhir.needs):
            self.facts.add(f"menhir {place}")
            self.turn(f"{place}.M")
            self.carry_out(card.menhir.do)

    def turn(self, page: str) -> None:
        """A page is read; what can be done there follows, once for every state of knowledge."""
        if page not in BOOK.verses or (page, len(self.facts)) in self._done:
            return
        self._done.add((page, len(self.facts)))
        self.facts.add(f"verse {page}")
        self.read[self.chapter].add(page)
        verse = BOOK.verses[page]
        self.carry_out(verse.do)
        for choice in filter(self.is_open, verse.choices):
            self.taken.add((page, choice.key))
            self.carry_out(choice.do)
            if choice.goto != END:
                self.turn(choice.goto)

    def carry_out(self, value: object) -> None:
        """The facts that words can bring about, and the pages to which they lead."""
        for word in self.possible(value):
            self.facts.update(facts_of(word))
            if isinstance(word, world.ReadVerse | world.Page):
                self.turn(word.verse)
            elif isinstance(word, world.SetTimeDial) and word.expires:
                self.turn(word.expires)

    def possible(self, value: object) -> Iterator[Frozen]:
        """Every word in a value that can be carried out."""
        match value:
            case list() | tuple():
                for each in value:
                    yield from self.possible(each)
            case effects.If():
                then = value.then if self.can_be(value.condition) else ()
                yield from self.possible([*then, *value.otherwise])
            case world.Page() if not self.can_be(value.only_if):
                return
            case Frozen():
                yield value
                for part in vars(value).values():
                    yield from self.possible(part)


def facts_of(word: Frozen) -> Iterable[str]:
    """What is so when a word was carried out."""
    match word:
        case world.Mark():
            return boxes(word.status, word.part)
        case effects.GainSecret():
            return [f"secret {word.number}"]
        case world.Note():
            return [f"task {word.task}"]
        case world.BeginAt():
            return [f"area {word.number}"]
        case world.PlaceLocation():
            return [f"laid {word.number}"]
        case world.ChangeLocation():
            return [f"version {word.new}"]
        case world.SetMenhir():
            return [f"menhir {word.number}"]
        case world.DrawEvent():
            return [f"event {word.event}"]
        case _:
            return []


def whole_campaign() -> Reach:
    """All chapters, one after the other."""
    found = Reach()
    for _ in range(CHAPTERS):
        found.begin()
        found.explore()
    return found


def unread(found: Reach, verses: Iterable[Verse]) -> list[str]:
    """The verses that nobody can read in the chapter for which they are written."""
    ever = set().union(*found.read.values())
    mine = {each.id: found.read.get(chapter_of(each.id), ever) for each in verses}
    return [each for each in mine if each not in mine[each] | ANYWHERE]
