"""No card of Avalon is another one with a different number: what each does and asks for differs in
more than its name and one value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.terms import Resource, Track, Tray
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose

Look = dict[str, object]
CLASH_CARDS = library.of_kind(ClashCard)
BEARERS: list[Item | Secret] = [*library.of_kind(Item), *library.of_kind(Secret)]
SIDES = [side for card in library.of_kind(SkillCard) for side in card.sides]


def laid(card: ClashCard) -> object:
    """What a card of combat or diplomacy connects and does."""
    return card.art, card.left, card.right, card.abilities, card.persistent


LOOKS: dict[str, Look] = {
    "own cards": {card.id: laid(card) for card in CLASH_CARDS if card.owner},
    **{
        tray.name.lower(): {card.id: laid(card) for card in CLASH_CARDS if card.tray is tray}
        for tray in Tray
    },
    "belongings": {  # without those of the story that do nothing: the book asks for them
        card.id: (card.keyword, card.abilities) for card in BEARERS if card.abilities
    },
    "skills": {side.name.en: side.abilities for side in SIDES},
    "fights": {  # the first encounters of the colours are the same, as published
        card.id: (card.value, card.table, card.opportunity, card.traits, card.right)
        for card in library.of_kind(CombatEncounter)
        if card.difficulty
    },
    "talks": {
        card.id: (card.approaches, card.right) for card in library.of_kind(DiplomacyEncounter)
    },
    "events": {card.id: (card.do, card.standing, card.quest) for card in library.of_kind(Event)},
}


def values(look: object) -> Iterator[object]:
    """Everything that is written in it, from front to back; shapes count too."""
    if isinstance(look, list | tuple):
        yield f"{len(look)} of"
        for each in look:
            yield from values(each)
    elif is_dataclass(look):
        yield type(look)
        for field in fields(look):
            yield from values(getattr(look, field.name))
    else:
        yield look


def are_alike(one: object, other: object) -> bool:
    """The same but for one number, which may not turn a gain into a loss."""
    first, second = list(values(one)), list(values(other))
    if len(first) != len(second):
        return False
    pairs = [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]]
    return len(pairs) <= 1 and all(
        type(a) is type(b) is int and (a > 0) is (b > 0) for a, b in pairs
    )


@pytest.mark.parametrize("kind", LOOKS)
def test_no_two_cards_are_alike(kind: str) -> None:
    pairs = combinations(LOOKS[kind].items(), 2)
    assert [(a, b) for (a, look), (b, other) in pairs if are_alike(look, other)] == []


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ([Gain(1, Resource.FOOD)], [Gain(1, Resource.FOOD)], True),
        ([Gain(1, Resource.FOOD)], [Gain(3, Resource.FOOD)], True),
        ([Gain(1, Resource.FOOD)], [Gain(-1, Resource.FOOD)], False),
        ([Gain(1, Resource.FOOD)], [Gain(1, Resource.MAGIC)], False),
        ([Gain(1, Resource.FOOD)], [Lose(1, Resource.FOOD)], False),
        ([Gain(1, Resource.FOOD)], [Gain(1, Resource.FOOD), Gain(1, Resource.FOOD)], False),
        (
            [Gain(1, Resource.FOOD), Lose(1, Track.FEAR)],
            [Gain(2, Resource.FOOD), Lose(2, Track.FEAR)],
            False,
        ),
    ],
)
def test_alike_is_what_differs_in_one_number(one: object, other: object, alike: bool) -> None:
    assert are_alike(one, other) is alike
