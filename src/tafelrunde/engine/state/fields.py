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

The words return `Any`, so that the annotation is the field's type; whether both fit is checked
when the table is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import MISSING, field
from enum import Enum
from typing import Any, Final

from tafelrunde.engine import forms
from tafelrunde.engine.forms import MANY, Form
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.kinds import Kind, Printed, Seen

KIND: Final = "kind"
SEAT: Final = "seat"
NEEDED: Final = object()
"""For a field that has no usual value: whoever makes the part must give it."""

ALL: Final = Seen.ALL
OWNER: Final = Seen.OWNER
NOBODY: Final = Seen.NOBODY


def _declared(kind: Kind, start: Any = MISSING, *, seat: bool = False) -> Any:
    """A field of a dataclass that knows its kind."""
    metadata = {KIND: kind, SEAT: seat}
    if start is NEEDED:
        return field(metadata=metadata)
    if start is MISSING and not kind.frozen:
        return field(default_factory=kind.start, metadata=metadata)
    return field(default=kind.start() if start is MISSING else start, metadata=metadata)


def _kind(declared: Any) -> Kind:
    """The kind of a field that was declared inside of another."""
    found: Kind = declared.metadata[KIND]
    return found


# --- Plain values ---------------------------------------------------------------------------------


def number(least: int = 0, most: int = MANY, *, start: Any = MISSING, seen_by: Seen = ALL) -> Any:
    """A whole number within bounds; it begins with 0, or the bound nearest to it."""
    usual = min(max(0, least), most)
    return _declared(kinds.Plain(forms.whole(least, most), usual, seen_by), start)


def flag(*, start: Any = False) -> Any:
    """Whether something is so."""
    return _declared(kinds.Plain(forms.flag, False), start)


def word(known: Collection[str] = (), *, start: Any = "") -> Any:
    """A word, perhaps one of a few."""
    return _declared(kinds.Plain(forms.one_of(known) if known else forms.text, ""), start)


def member(members: type[Enum], *, start: Any = NEEDED) -> Any:
    """A member of an enumeration."""
    return _declared(kinds.Member(members), start)


def maybe(declared: Any) -> Any:
    """Something, or None."""
    return _declared(kinds.Maybe(_kind(declared)))


# --- Several things -------------------------------------------------------------------------------


def several(declared: Any, *, most: int | None = None, seen_by: Seen = ALL) -> Any:
    """A list of things of one kind."""
    kind = kinds.Several(_kind(declared), most=most)
    return _declared(kind if seen_by is ALL else kinds.Hidden(kind, seen_by))


def fixed(declared: Any) -> Any:
    """A tuple of things of one kind: it is replaced, never changed."""
    return _declared(kinds.Several(_kind(declared), fixed=True))


def per(members: Collection[Any] | type[Enum], declared: Any) -> Any:
    """One thing for each of some: for each attribute, colour, place …"""
    return _declared(kinds.Several(_kind(declared), exactly=len(list(members))))


def together(*declared: Any) -> Any:
    """A tuple of a few things of different kinds."""
    return _declared(kinds.Row([_kind(each) for each in declared]), NEEDED)


def numbers_by(key: Any, value: Any) -> Any:
    """A dictionary from numbers to numbers."""
    return _declared(kinds.Table(_kind(key), _kind(value)))


# --- Cards ----------------------------------------------------------------------------------------


def pile(printed: Printed, *, seen_by: Seen) -> Any:
    """Cards that lie in one place, the top one last."""
    return _declared(kinds.Pile(printed, seen_by))


def draw_pile(printed: Printed, *, seen_by: Seen) -> Any:
    """Cards that are drawn from: who sees them knows which there are, but not their order."""
    return _declared(kinds.Pile(printed, seen_by, in_order=False))


def known_cards(printed: Printed, *, seen_by: Seen) -> Any:
    """Cards that lie elsewhere and are remembered here; others do not even know how many."""
    return _declared(kinds.Pile(printed, seen_by, counted=False, lies=False))


def a_card(printed: Printed, *, seen_by: Seen, start: Any = NEEDED) -> Any:
    """A card that lies here."""
    return _declared(kinds.OneCard(printed, seen_by), start)


def known_card(printed: Printed, *, seen_by: Seen, start: Any = NEEDED) -> Any:
    """A card that lies elsewhere."""
    return _declared(kinds.OneCard(printed, seen_by, lies=False), start)


def every_card() -> Any:
    """The physical cards of the table by their numbers."""
    return _declared(kinds.Box(), NEEDED)


# --- Parts ----------------------------------------------------------------------------------------


def part(declared: type, *, as_row: bool = False, replaced: bool = False) -> Any:
    """A part of the table; `as_row` writes it as a list instead of a table, and one that is
    `replaced` never changes itself.
    """
    return _declared(kinds.PartOf(declared, as_row=as_row, fixed=replaced), NEEDED)


def parts(declared: type, *, as_row: bool = False, most: int | None = None) -> Any:
    """Parts of the table in a row."""
    return _declared(kinds.Parts(kinds.PartOf(declared, as_row=as_row), most))


def own_seat() -> Any:
    """The seat to whom this part belongs, which is its place in the row of such parts."""
    return _declared(kinds.Kept(shared=True), NEEDED, seat=True)


def seat_of(most: int) -> Any:
    """The seat to whom this part belongs, written down with it."""
    return _declared(kinds.Plain(forms.whole(0, most - 1), 0), NEEDED, seat=True)


# --- What a game brings itself --------------------------------------------------------------------


def value(
    dump: Callable[[Any], Any], load: Callable[[Any], Any], form: Form = forms.anything
) -> Any:
    """A value that never changes, with the game's functions that write and read it."""
    return _declared(kinds.Value(dump, load, form), NEEDED)


def from_table(find: Callable[[Any, int], Any]) -> Any:
    """A value that never changes and belongs to a seat: found in the written table (its set-up)
    by the number of the seat.
    """
    return _declared(kinds.Elsewhere(find), NEEDED)


def streams(number: int) -> Any:
    """The streams of chance; nobody sees them."""
    return _declared(kinds.Streams(number), NEEDED)


def worked_out() -> Any:
    """Shared by all copies and not written down: `__post_init__` works it out from other fields."""
    return field(init=False, metadata={KIND: kinds.Kept(shared=True), SEAT: False})


def not_kept(start: Any = None, *, copied: bool = False) -> Any:
    """Beside the position, such as who listens: not written down, and new in each copy."""
    return _declared(kinds.Kept(shared=copied, start=start), start)
