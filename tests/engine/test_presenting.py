"""Structs for clients are filled from the declared fields of the same names."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest
from msgspec import Struct

from tafelrunde.engine import state as a
from tafelrunde.engine.content import Name
from tafelrunde.engine.declared import HIDDEN, Card, Printed
from tafelrunde.engine.declared.presenting import presenter


class Thing(Card):
    """A card that knows what it is called on the wire."""

    __slots__ = ()

    @property
    def thing(self) -> str:
        """Its id and number."""
        return f"{self.id}#{self.uid}"


AXE = Thing(3, Printed("axe", Name(de="Axt", en="axe")))
BOW = Thing(4, Printed("bow", Name(de="Bogen", en="bow")))


class Mood(IntEnum):
    CALM = 0
    WILD = 1


@dataclass(slots=True, eq=False)
class Camp:
    leader: Card = a.card(Printed, seen_by=a.ALL)
    guest: Card | None = a.maybe(a.card(Printed, seen_by=a.ALL))
    mood: Mood = a.member(Mood, start=Mood.WILD)
    temper: Mood = a.member(Mood, start=Mood.WILD)
    gold: int = a.number(0, 9, start=5)
    won: bool | None = a.maybe(a.flag())
    marks: list[int] = a.several(a.number())
    stocks: dict[int, int] = a.numbers_by(a.number(), a.number())
    heap: list[Card] = a.pile(Printed, seen_by=a.ALL)
    hand: list[Card] = a.pile(Printed, seen_by=a.OWNER)
    deck: list[Card] = a.draw_pile(Printed, seen_by=a.NOBODY)

    @property
    def name(self) -> str:
        """Worked out by the part itself."""
        return "camp"


class CampView(Struct):
    name: str
    leader: str
    guest: str
    mood: str
    temper: int
    gold: int
    won: bool | None
    marks: list[int]
    stocks: dict[str, int]
    heap: list[str]
    hand: list[str]
    deck: int
    more: int


def more(given: int, camp: Camp) -> int:
    """What a game works out from the whole table."""
    return given + camp.gold


def test_a_struct_is_filled_from_fields_of_the_same_names() -> None:
    present = presenter(CampView, Camp, more=more)
    camp = Camp(AXE, marks=[1], stocks={7: 2}, heap=[BOW], hand=[HIDDEN, BOW], deck=[AXE, BOW])
    seen = present(10, camp)

    assert (seen.name, seen.leader, seen.guest) == ("camp", "axe#3", "")
    assert (seen.mood, seen.temper, seen.gold, seen.won) == ("wild", 1, 5, None)
    assert (seen.marks, seen.stocks) == ([1], {"7": 2})
    assert seen.marks is not camp.marks
    assert (seen.heap, seen.hand, seen.deck, seen.more) == (["bow#4"], ["bow#4"], 2, 15)
    camp.guest = BOW
    assert present(0, camp).guest == "bow#4"


class Unknown(Struct):
    rank: int


class Wrong(Struct):
    marks: int


def test_what_does_not_fit_is_noticed() -> None:
    with pytest.raises(TypeError, match="Camp has no rank"):
        presenter(Unknown, Camp)
    with pytest.raises(TypeError, match="Several does not become"):
        presenter(Wrong, Camp)
