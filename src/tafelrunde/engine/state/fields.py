"""The words in which a game declares its table: what there is, how much of it, who sees it.

A part of the table is a `@dataclass(slots=True, eq=False)` whose fields are declared with these
words. Copies, saves, views and the counting of cards follow from the declaration, and nothing else
has to name the field again:

    @dataclass(slots=True, eq=False)
    class Player:
        index: int = own_seat()
        gold: int = number(0, LONG)
        hand: list[Card] = pile(ActionCard, seen_by=OWNER)
        deck: list[Card] = draw_pile(ActionCard, seen_by=OWNER)
        moved: bool = flag()

The words return `Declared`, so that the annotation is the field's type; whether both fit is checked
when the table is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import MISSING, Field, field
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from tafelrunde.engine import forms
from tafelrunde.engine.forms import MANY, Form
from tafelrunde.engine.games import Data
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.kinds import Kind, Printed, Seen

T = TypeVar("T")
W = TypeVar("W")
Declared: TypeAlias = Any
"""A field with its declaration: to whoever reads the class it is what its annotation says."""

KIND: Final = "kind"
SEAT: Final = "seat"
CALLED: Final = "called"
BESIDE: Final = "beside"
NEEDED: Final = object()
"""For a field that has no usual value: whoever makes the part must give it."""

ALL: Final = Seen.ALL
OWNER: Final = Seen.OWNER
NOBODY: Final = Seen.NOBODY


def _declared(kind: Kind, start: object = MISSING, *, seat: bool = False) -> Declared:
    """A field of a dataclass that knows its kind."""
    metadata = {KIND: kind, SEAT: seat}
    if start is NEEDED:
        return field(metadata=metadata)
    if start is MISSING and not kind.frozen:
        return field(default_factory=kind.start, metadata=metadata)
    return field(default=kind.start() if start is MISSING else start, metadata=metadata)


def _kind(declared: Field[object]) -> Kind:
    """The kind of a field that was declared inside of another."""
    found: Kind = declared.metadata[KIND]
    return found


def _with(declared: Field[object], key: str, said: object) -> Declared:
    """The same field, of which more is said."""
    declared.metadata = MappingProxyType({**declared.metadata, key: said})
    return declared


def called(key: str, declared: Field[object]) -> Declared:
    """A field that files call otherwise than the table does."""
    return _with(declared, CALLED, key)


def beside(declared: Field[object]) -> Declared:
    """One thing for each of some, whose names stand in files beside the other keys."""
    return _with(declared, BESIDE, True)


# --- Plain values ---------------------------------------------------------------------------------


def number(
    least: int = 0, most: int = MANY, *, start: object = MISSING, seen_by: Seen = ALL
) -> Declared:
    """A whole number within bounds; it begins with 0, or the bound nearest to it."""
    return _declared(kinds.Number(least, most, seen_by), start)


def flag(*, start: object = False) -> Declared:
    """Whether something is so."""
    return _declared(kinds.Plain(forms.flag, False), start)


def word(known: Collection[str] = (), *, start: object = "", seen_by: Seen = ALL) -> Declared:
    """A word, perhaps one of a few."""
    form = forms.one_of(known) if known else forms.text
    return _declared(kinds.Plain(form, "", seen_by), start)


def member(members: type[Enum], *, start: object = NEEDED) -> Declared:
    """A member of an enumeration."""
    return _declared(kinds.Member(members), start)


def one_of(
    things: Collection[object] | type[Enum],
    *,
    none: bool = False,
    first: int = 0,
    start: object = MISSING,
) -> Declared:
    """A number that stands for one of some things (members of an enumeration, names, things with an
    id) from the `first` on, or for none of them.
    """
    return _declared(kinds.Named(names_of(things), -1 if none else first), start)


def seat(most: int, *, none: bool = False, start: object = MISSING) -> Declared:
    """The number of a seat, or -1 for nobody."""
    return _declared(kinds.SeatNumber(-1 if none else 0, most - 1), start)


def some_seats(most: int) -> Declared:
    """Some of the seats, as one bit for each; files name them."""
    return _declared(kinds.SeatMask(most))


def spelled(
    least: int,
    most: int,
    words: Form,
    tell: Callable[[int], object],
    hear: Callable[[T], int],
) -> Declared:
    """A whole number within bounds that is written in other `words` in files."""
    return _declared(kinds.Spelled(least, most, words, tell, hear))


def names_of(things: Collection[object] | type[Enum]) -> tuple[str, ...]:
    """What things are called in files; those that are mere numbers have no names."""
    if isinstance(things, type):
        return tuple(member.name.lower() for member in things)
    named = [each if isinstance(each, str) else getattr(each, "id", "") for each in things]
    return tuple(named) if all(named) else ()


def maybe(declared: Field[object], *, later: bool = False) -> Declared:
    """Something, or None. What was declared `later` than the first saves were written is written
    only where it is there, and those open as before.
    """
    return _declared(kinds.Maybe(_kind(declared), later))


# --- Several things -------------------------------------------------------------------------------


def several(declared: Field[object], *, most: int | None = None, seen_by: Seen = ALL) -> Declared:
    """A list of things of one kind."""
    kind = kinds.Several(_kind(declared), most=most)
    return _declared(kind if seen_by is ALL else kinds.Hidden(kind, seen_by))


def fixed(declared: Field[object]) -> Declared:
    """A tuple of things of one kind: it is replaced, never changed."""
    return _declared(kinds.Several(_kind(declared), fixed=True))


def per(members: Collection[object] | type[Enum], declared: Field[object]) -> Declared:
    """One thing for each of some: for each attribute, colour, place …"""
    names, many = names_of(members), len(list(members))
    return _declared(kinds.Several(_kind(declared), exactly=many, names=names))


def together(*declared: Field[object], **named: Field[object]) -> Declared:
    """A tuple of a few things of different kinds; in files they have names, if they are named."""
    every = [_kind(each) for each in (*declared, *named.values())]
    return _declared(kinds.Row(every, tuple(named)), NEEDED)


def numbers_by(key: Field[object], value: Field[object]) -> Declared:
    """A dictionary from numbers to numbers."""
    return _declared(kinds.NumbersBy(_kind(key), _kind(value)))


# --- Cards ----------------------------------------------------------------------------------------


def pile(printed: Printed, *, seen_by: Seen, pool: str = "") -> Declared:
    """Cards that lie in one place, the top one last. Whoever does not see the piles of one `pool`
    cannot tell which of them a card lies in: those of one part, or with a pile of the root all.
    """
    return _declared(kinds.Pile(printed, seen_by, pool=pool))


def stack(printed: Printed, *, seen_by: Seen) -> Declared:
    """Cards that lie upon each other: files tell the top one first."""
    return _declared(kinds.Pile(printed, seen_by, top_first=True))


def draw_pile(printed: Printed, *, seen_by: Seen, pool: str = "") -> Declared:
    """A stack that is drawn from: who sees it knows which cards there are, but not their order."""
    return _declared(kinds.Pile(printed, seen_by, in_order=False, pool=pool))


def known_cards(printed: Printed, *, seen_by: Seen) -> Declared:
    """Cards that lie elsewhere and are remembered here; others do not even know how many."""
    return _declared(kinds.Pile(printed, seen_by, counted=False, lies=False))


def card(printed: Printed, *, seen_by: Seen, start: object = NEEDED) -> Declared:
    """A card that lies here."""
    return _declared(kinds.OneCard(printed, seen_by), start)


def known_card(printed: Printed, *, seen_by: Seen, start: object = NEEDED) -> Declared:
    """A card that lies elsewhere."""
    return _declared(kinds.OneCard(printed, seen_by, lies=False), start)


def every_card() -> Declared:
    """The physical cards of the table by their numbers."""
    return _declared(kinds.Box(), NEEDED)


# --- Parts ----------------------------------------------------------------------------------------


def part(declared: type, *, as_row: bool = False, replaced: bool = False) -> Declared:
    """A part of the table; `as_row` writes it as a list instead of a table, and one that is
    `replaced` never changes itself.
    """
    return _declared(kinds.PartOf(declared, as_row=as_row, fixed=replaced), NEEDED)


def parts(declared: type, *, as_row: bool = False, most: int | None = None) -> Declared:
    """Parts of the table in a row."""
    return _declared(kinds.Parts(kinds.PartOf(declared, as_row=as_row), most))


def own_seat() -> Declared:
    """The seat to whom this part belongs, which is its place in the row of such parts."""
    return _declared(kinds.Kept(shared=True), NEEDED, seat=True)


def seat_of(most: int) -> Declared:
    """The seat to whom this part belongs, written down with it."""
    return _declared(kinds.Plain(forms.whole(0, most - 1), 0), NEEDED, seat=True)


# --- What a game brings itself --------------------------------------------------------------------


def value(
    dump: Callable[[T], object],
    load: Callable[[W], T],
    form: Form = forms.anything,
    *,
    start: object = NEEDED,
    seen_by: Seen = ALL,
) -> Declared:
    """A value that never changes, with the game's functions that write and read it; who does not
    see it finds what it begins with.
    """
    return _declared(kinds.Value(dump, load, form, start, seen_by), start)


def from_table(find: Callable[[Data, int], object]) -> Declared:
    """A value that never changes and belongs to a seat: found in the written table (its set-up)
    by the number of the seat.
    """
    return _declared(kinds.Elsewhere(find), NEEDED)


def streams(number: int) -> Declared:
    """The streams of chance; nobody sees them."""
    return _declared(kinds.Streams(number), NEEDED)


def revelations() -> Declared:
    """How often something hidden came to light; undo asks for it."""
    return _declared(kinds.Revelations())


def worked_out() -> Declared:
    """Shared by all copies and not written down: `__post_init__` works it out from other fields."""
    return field(init=False, metadata={KIND: kinds.Kept(shared=True), SEAT: False})


def not_kept(start: object = None, *, copied: bool = False) -> Declared:
    """Beside the position, such as who listens: not written down, and new in each copy."""
    return _declared(kinds.Kept(shared=copied, start=start), start)
