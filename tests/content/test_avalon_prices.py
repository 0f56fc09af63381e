"""No choice of Avalon's book is another one at a higher price: nothing of it is better for a party
of any size, and what it does to the story is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import pytest

from tafelrunde.engine.content import Frozen
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import END, Choice
from tafelrunde.games.avalon.terms import Colour, Resource, Track, What, Who
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, AnyOf, Condition, HasStatus, Not
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Deal,
    Gain,
    GainItem,
    GainSecret,
    Lose,
    LoseItem,
)
from tafelrunde.games.avalon.vocabulary.world import Encounter

VERSES = [each for each in library.VERSES.values() if not each.id.startswith("test")]
PARTIES = range(1, 5)


class Account(NamedTuple):
    """What a choice brings (gains above 0, prices below), and all that is the story's: what is
    recorded, who is met, where it leads, what chance decides.
    """

    sums: Counter[str]
    story: frozenset[Frozen | str]


class Entry(NamedTuple):
    """So much of something: for everybody in the group, or once."""

    amount: int
    what: str
    everybody: bool


def account(choice: Choice, party: int) -> Account:
    """What a choice comes to for so many people, with the page behind it if that one only does
    something.
    """
    sums, story = Counter[str](), {choice.goto}
    words: list[Frozen] = [*choice.cost, *choice.do]
    page = library.VERSES.get(choice.goto)
    if page is not None and not page.choices:
        words += page.do
    told = set[Frozen | str](story)
    for word in words:
        entry = entry_of(word)
        if entry is None:
            told.add(word)
        else:
            sums[entry.what] += entry.amount * (party if entry.everybody else 1)
    return Account(sums, frozenset(told))


def entry_of(word: Frozen) -> Entry | None:
    """What a word brings or takes; None if it is the story's."""
    match word:
        case Pay(amount=int(n), what=what, each=each):
            return Entry(-n, what.name, each)
        case Gain(amount=int(n), what=what, who=who):
            return Entry(n * sign(what), what.name, who is not Who.USUAL)
        case Lose(amount=int(n), what=what, who=who):
            return Entry(-n * sign(what), what.name, who is not Who.USUAL)
        case Deal(amount=int(n), who=who):
            return Entry(-n, Track.HEALTH.name, who is not Who.USUAL)
        case GainItem(items=n, keyword=None, craftable=False, who=who):
            return Entry(n, "item", who is not Who.USUAL)
        case LoseItem(items=n, keyword=None, who=who):
            return Entry(-n, "item", who is not Who.USUAL)
        case DiscardItem(keywords=()):
            return Entry(-1, "item", everybody=False)
        case GiveSecret(number=n):
            return Entry(-1, f"secret {n}", everybody=False)
        case GainSecret(number=n):
            return Entry(1, f"secret {n}", everybody=False)
        case _:
            return None


def sign(what: What) -> int:
    """Fear is the one thing nobody wants more of."""
    return -1 if what is Track.FEAR else 1


def is_dominated(worse: Choice, better: Choice) -> bool:
    """The same happens, and for no number of people is anything better about it."""
    differs = False
    for party in PARTIES:
        first, second = account(worse, party), account(better, party)
        if first.story != second.story:
            return False
        keys = {*first.sums, *second.sums}
        if any(first.sums[key] > second.sums[key] for key in keys):
            return False
        differs |= any(first.sums[key] < second.sums[key] for key in keys)
    return differs


def literals(condition: Condition | None) -> list[Condition]:
    """The conditions that all must be met."""
    match condition:
        case None:
            return []
        case AllOf(conditions=several):
            return [each for one in several for each in literals(one)]
        case Not(condition=AnyOf(conditions=several)):
            return [Not(each) for each in several]
        case _:
            return [condition]


def exclude(first: Condition, second: Condition) -> bool:
    """Whether two conditions can never be met together."""
    match first, second:
        case Not(condition=HasStatus(status=a, part=0)), HasStatus(status=b):
            return a == b
        case Not(condition=no), yes:
            return no == yes
        case HasStatus(status=a, part=m), HasStatus(status=b, part=n) if m and n and a == b:
            return m != n and a in {"bell", "gate", "bridge"}  # one question, asked once
        case _:
            return False


def are_never_both_open(one: Choice, other: Choice) -> bool:
    """Whether what one asks for shuts the other."""
    first, second = (literals(c.only_if) + literals(c.needs) for c in (one, other))
    return any(exclude(a, b) or exclude(b, a) for a in first for b in second)


def dominated() -> Iterator[tuple[str, str, str]]:
    """Choices that nobody should take while the other is open."""
    for verse in VERSES:
        real = [each for each in verse.choices if each.do or each.cost or each.goto != END]
        for worse, better in permutations(real, 2):
            if is_dominated(worse, better) and not are_never_both_open(worse, better):
                yield verse.id, worse.key, better.key


def test_no_choice_is_another_at_a_higher_price() -> None:
    assert list(dominated()) == []


FIGHT = Encounter(Colour.GRAY)
FOOD, EXP = Resource.FOOD, Resource.EXP
PAIRS = [
    (Choice("a", do=[FIGHT], cost=[Pay(1, FOOD)]), Choice("b", do=[FIGHT])),
    (Choice("a", do=[GainItem()]), Choice("b", do=[GainItem(2)])),
    (Choice("a", do=[Gain(1, EXP)], cost=[DiscardItem()]), Choice("b", do=[Gain(1, EXP)])),
    (Choice("a", do=[Gain(1, EXP)]), Choice("b", do=[Gain(1, EXP, who=Who.EACH)])),
    (Choice("a", do=[Gain(1, EXP)], cost=[GiveSecret(7)]), Choice("b", do=[Gain(1, EXP)])),
    (Choice("a", "152.M", do=[Gain(1, EXP)]), Choice("b", "152.M", do=[Gain(2, EXP)])),
]


@pytest.mark.parametrize(("worse", "better"), PAIRS)
def test_encounters_items_and_secrets_are_weighed(worse: Choice, better: Choice) -> None:
    assert is_dominated(worse, better)
    assert not is_dominated(better, worse)


def test_whoever_is_met_somebody_else_or_nobody_is_no_worse() -> None:
    other = Choice("b", do=[Encounter(Colour.GREEN)], cost=[Pay(1, FOOD)])
    nobody = Choice("c", do=[Gain(1, EXP)])

    assert not is_dominated(other, Choice("a", do=[FIGHT]))
    assert not is_dominated(Choice("a", do=[FIGHT]), nobody)
    assert not is_dominated(nobody, Choice("a", do=[FIGHT]))
