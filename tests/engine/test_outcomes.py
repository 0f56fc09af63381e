"""What reading can come to: every end of a story by its facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tafelrunde.engine.book import Book, Choice, Verse
from tafelrunde.engine.book.outcomes import Facts, Reader, Step
from tafelrunde.engine.book.verses import Condition, Cost
from tafelrunde.engine.content import word
from tafelrunde.engine.effects import Effect


@word
class Know(Condition):
    """Whether something is known."""

    fact: str


@word
class Hand(Cost):
    """Something is given away."""

    fact: str


@word
class Learn(Effect):
    """One of these is known then."""

    facts: Sequence[str]


@word
class Turn(Effect):
    """Another page is read."""

    verse: str


class ToyLore:
    """What these words mean."""

    def can_be(self, condition: Condition, facts: Facts) -> bool:
        return isinstance(condition, Know) and condition.fact in facts

    def paid(self, cost: Cost, facts: Facts) -> Facts | None:
        assert isinstance(cost, Hand)
        return facts - {cost.fact} if cost.fact in facts else None

    def steps(self, word: Effect, facts: Facts) -> Iterable[Step]:
        if isinstance(word, Turn):
            return [Step(facts, verse=word.verse)]
        assert isinstance(word, Learn)
        return [Step(facts | {each}) for each in word.facts]

    def ordered(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        return choices


def ends(*verses: Verse, knowing: Sequence[str] = ()) -> list[list[str]]:
    """What is known at every end of the first verse, without the pages."""
    book = Book("tests")
    book.add("toy", verses)
    found = Reader(book, ToyLore()).read(verses[0].id, frozenset(knowing))
    return [sorted(each for each in facts if not each.startswith("verse ")) for facts in found]


def test_a_page_ends_in_all_that_its_words_may_do() -> None:
    assert ends(Verse("1", [Learn(["gate", "bell"])])) == [["gate"], ["bell"]]


def test_a_choice_is_closed_by_its_conditions_and_its_price() -> None:
    ways = [
        Choice("hidden", do=[Learn(["a"])], only_if=Know("key")),
        Choice("closed", do=[Learn(["b"])], needs=Know("key")),
        Choice("dear", do=[Learn(["c"])], cost=[Hand("key")]),
        Choice("leave"),
    ]

    assert ends(Verse("1", choices=ways)) == [[]]
    assert ends(Verse("1", choices=ways), knowing=["key"]) == [
        ["a", "key"], ["b", "key"], ["c"], ["key"],
    ]  # fmt: skip


def test_a_choice_or_a_word_leads_to_another_page() -> None:
    first = Verse("1", choices=[Choice("on", "2", do=[Learn(["a"])])])
    second = Verse("2", [Turn("3")], [Choice("never", do=[Learn(["b"])])])

    assert ends(first, second, Verse("3", [Learn(["c"])])) == [["a", "c"]]


def test_whoever_comes_back_to_a_page_stops_there() -> None:
    first = Verse("1", [Learn(["a"])], [Choice("on", "2")])

    assert ends(first, Verse("2", choices=[Choice("back", "1")])) == [["a"]]
