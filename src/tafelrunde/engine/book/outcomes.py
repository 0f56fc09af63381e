"""What reading can come to: every end of a story, for whoever begins it knowing certain facts.

Facts are what a story records and asks for: a status marked, a secret held, a page read. What
people can always bring about (an attribute, a resource, a victory) is no fact: it may be so or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from tafelrunde.engine.book.book import Book
from tafelrunde.engine.book.verses import END, Choice, Condition, Cost
from tafelrunde.engine.effects import Effect

Facts = frozenset[str]


class Step(NamedTuple):
    """One thing that a word may do: facts that are so then, words that follow at once, or a verse
    that is read instead of all that follows.
    """

    facts: Facts
    then: Sequence[Effect] = ()
    verse: str = END


class Lore(Protocol):
    """What the words of a game mean for its facts."""

    def can_be(self, condition: Condition, facts: Facts) -> bool:
        """Whether a condition may be met."""

    def paid(self, cost: Cost, facts: Facts) -> Facts | None:
        """The facts after a price; None if nobody can pay it."""

    def steps(self, word: Effect, facts: Facts) -> Iterable[Step]:
        """Everything that a word may do."""

    def ordered(self, choices: Sequence[Choice]) -> Iterable[Choice]:
        """The choices in the order in which they are tried."""


class Reader:
    """Reads verses of a book to all their ends, one after the other."""

    def __init__(self, book: Book, lore: Lore) -> None:
        self.book = book
        self.lore = lore

    def read(self, verse: str, facts: Facts, seen: tuple[str, ...] = ()) -> Iterator[Facts]:
        """The facts at every end; whoever comes back to a page stops there."""
        if verse in seen:
            yield facts
            return
        page, path = self.book.verses[verse], (*seen, verse)
        for known, is_over in self.follow(page.do, facts | {f"verse {verse}"}, path):
            if is_over or not page.choices:
                yield known
                continue
            for choice in self.lore.ordered(page.choices):
                yield from self._take(choice, known, path)

    def _take(self, choice: Choice, facts: Facts, path: tuple[str, ...]) -> Iterator[Facts]:
        for condition in (choice.only_if, choice.needs):
            if condition is not None and not self.lore.can_be(condition, facts):
                return
        for cost in choice.cost:
            paid = self.lore.paid(cost, facts)
            if paid is None:
                return
            facts = paid
        for known, is_over in self.follow(choice.do, facts, path):
            if is_over or choice.goto == END:
                yield known
            else:
                yield from self.read(choice.goto, known, path)

    def follow(
        self, words: Sequence[Effect], facts: Facts, path: tuple[str, ...] = ()
    ) -> Iterator[tuple[Facts, bool]]:
        """The facts after some words, and whether they have led elsewhere."""
        if not words:
            yield facts, False
            return
        for step in self.lore.steps(words[0], facts):
            if step.verse != END:
                yield from ((known, True) for known in self.read(step.verse, step.facts, path))
            else:
                yield from self.follow([*step.then, *words[1:]], step.facts, path)
