"""Structs for clients have the declared fields of a part, and are filled from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal

import pytest
from msgspec import Struct, to_builtins
from msgspec.structs import fields

from tafelrunde.engine import forms
from tafelrunde.engine import state as a
from tafelrunde.engine.content import Name
from tafelrunde.engine.declared import HIDDEN, Card, Printed
from tafelrunde.engine.declared.presenting import presenter, view_of


class Thing(Card):
    """A card that knows what it is called on the wire."""

    __slots__ = ()

    @property
    def thing(self) -> str:
        """Its id and number."""
        return f"{self.id}#{self.uid}"


AXE = Thing(3, Printed("axe", Name(de="Axt", en="axe")))
BOW = Thing(4, Printed("bow", Name(de="Bogen", en="bow")))


def bits(mask: int) -> list[int]:
    """The numbers of a mask."""
    return [number for number in range(3) if mask >> number & 1]


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
    near: int = a.some_seats(4)
    rows: int = a.spelled(0, 7, forms.each(forms.whole(0, 2)), bits, sum)
    ways: list[tuple[int, bool]] = a.several(a.together(a.number(), a.flag()))
    secret: list[Mood] = a.several(a.value(int, Mood))
    hidden: int = a.number(seen_by=a.NOBODY)
    row: list[Card | None] = a.per(range(2), a.maybe(a.card(Printed, seen_by=a.ALL)))
    heap: list[Card] = a.pile(Printed, seen_by=a.ALL)
    hand: list[Card] = a.pile(Printed, seen_by=a.OWNER)
    deck: list[Card] = a.draw_pile(Printed, seen_by=a.NOBODY)
    guards: int = a.seat(4)

    @property
    def name(self) -> str:
        """Worked out by the part itself."""
        return "camp"


@view_of(Camp, without=["secret"])
class CampView(Struct):
    name: str
    temper: int
    more: int


def more(given: int, camp: Camp) -> int:
    """What a game works out from the whole table."""
    return given + camp.gold


def test_a_struct_gets_the_declared_fields_that_it_does_not_name() -> None:
    found = {each.name: each.type for each in fields(CampView)}
    assert (found["leader"], found["guest"], found["gold"], found["guards"]) == (str, str, int, int)
    assert found["mood"] == Literal["calm", "wild"]
    assert found["won"] == bool | None
    assert (found["marks"], found["stocks"]) == (list[int], dict[str, int])
    assert (found["heap"], found["row"]) == (list[str], list[str | None])
    assert (found["hand"], found["deck"]) == (int, int)  # not for all to see
    assert (found["near"], found["ways"]) == (list[int], list[tuple[int, bool]])
    assert not {"secret", "hidden", "chance"} & found.keys()


def test_it_is_filled_from_the_part_and_by_the_game() -> None:
    present = presenter(CampView, Camp, more=more)
    camp = Camp(AXE, marks=[1], stocks={7: 2}, heap=[BOW], row=[None, BOW], hand=[BOW], near=5)
    camp.ways.append((3, True))
    seen = to_builtins(present(10, camp))

    assert (seen["name"], seen["leader"], seen["guest"]) == ("camp", "axe#3", "")
    assert (seen["mood"], seen["temper"], seen["gold"], seen["won"]) == ("wild", 1, 5, None)
    assert (seen["marks"], seen["stocks"], seen["heap"]) == ([1], {"7": 2}, ["bow#4"])
    assert (seen["row"], seen["hand"], seen["deck"]) == ([None, "bow#4"], 1, 0)
    assert (seen["near"], seen["ways"], seen["more"]) == ([0, 2], [(3, True)], 15)
    camp.guest = BOW
    assert to_builtins(present(0, camp))["guest"] == "bow#4"


@dataclass(slots=True, eq=False)
class Tent:
    torn: bool = a.flag(start=a.NEEDED)
    people: int = a.number(0, 9)


@dataclass(slots=True, eq=False)
class Site:
    tents: list[Tent] = a.parts(Tent)
    best: Tent | None = a.maybe(a.part(Tent))


@view_of(Tent)
class TentView(Struct, omit_defaults=True): ...


@view_of(Site)
class SiteView(Struct): ...


def test_a_part_is_seen_in_the_struct_of_its_own() -> None:
    presenter(TentView, Tent)
    present = presenter(SiteView, Site)
    seen = to_builtins(present(None, Site([Tent(True), Tent(False, people=2)])))
    assert seen == {"tents": [{"torn": True}, {"torn": False, "people": 2}], "best": None}


class Open(Struct):
    hand: list[str]
    rows: list[int]


def test_a_field_that_a_struct_names_has_the_type_that_it_wants() -> None:
    present = presenter(Open, Camp)
    seen = present(None, Camp(AXE, hand=[HIDDEN, BOW], rows=6))
    assert (seen.hand, seen.rows) == (["bow#4"], [1, 2])


class Counted(Struct):
    least: int
    gold: int
    most: int


def test_what_belongs_together_is_worked_out_once() -> None:
    asked: list[object] = []

    def bounds(game: object, camp: Camp) -> tuple[int, int]:
        asked.append(game)
        return -camp.gold, camp.gold * 2

    present = presenter(Counted, Camp, {("least", "most"): bounds})
    assert present("game", Camp(AXE, gold=4)) == Counted(-4, 4, 8)
    assert asked == ["game"]


class Unknown(Struct):
    rank: int


class Wrong(Struct):
    marks: int


class Mistaken(Struct):
    gold: str


def test_what_does_not_fit_is_noticed() -> None:
    with pytest.raises(TypeError, match="Camp has no rank"):
        presenter(Unknown, Camp)
    with pytest.raises(TypeError, match="Several does not become"):
        presenter(Wrong, Camp)
    with pytest.raises(TypeError, match="Number does not become"):
        presenter(Mistaken, Camp)
    with pytest.raises(TypeError, match="CampView has no gulod"):
        presenter(CampView, Camp, more=more, gulod=more)
    with pytest.raises(TypeError, match="Unknown would be without name, gulod anyway"):
        view_of(Camp, without=["name", "gulod"])(Unknown)
    with pytest.raises(TypeError, match=r"Camp\.secret: no client knows what Value means"):
        view_of(Camp)(Unknown)
