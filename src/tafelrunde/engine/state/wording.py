"""The table in words: how declared fields are called and written in scenario files.

A field has the key that it has in the declaration. A number that stands for a name is written as
that name, a seat as the name of who sits there, a card as its id, one thing for each of some as a
table. Positions, the facts that may be expected of them and plain repairs are read and told alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import partial
from typing import Any, TypeVar

from tafelrunde.engine import forms
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.forms import Form, nearest
from tafelrunde.engine.games import Data
from tafelrunde.engine.repairs import Value
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.fields import names_of
from tafelrunde.engine.state.kinds import Kind, Printed
from tafelrunde.engine.state.source import kinds_of, seat_field

T = TypeVar("T")
UNSPOKEN = (kinds.Kept, kinds.Elsewhere, kinds.Box, kinds.Revelations)
"""Fields that are no part of a written position, or follow from its set-up."""


def find_name(name: str, names: Sequence[str], what: str) -> int:
    """Which of some names this is; raises `UnknownName` with the nearest one."""
    if name not in names:
        known = ", ".join(names)
        raise UnknownName(f"There is no {what} {name!r}; there are {known}.{nearest(name, names)}")
    return names.index(name)


@dataclass(frozen=True)
class Words:
    """What names mean at one table: who sits there, and which card is meant by an id."""

    seats: Sequence[str]
    card: Callable[[str, Printed], Any]
    seat: str = "player"  # what a seat is called
    known: Callable[[str, Printed], Any] | None = None  # a card that lies elsewhere

    def seat_of(self, name: str) -> int:
        """The number of a seat; raises `UnknownName`."""
        return find_name(name, self.seats, self.seat)

    def cards(self, names: Sequence[str], printed: Printed) -> list[Any]:
        """Several cards, in order."""
        return [self.card(name, printed) for name in names]

    def card_of(self, name: str, kind: kinds.OneCard) -> Any:
        """The card of that id that lies here, or is only named."""
        found = self.card if kind.lies or self.known is None else self.known
        return found(name, kind.printed)


# --- A whole part ---------------------------------------------------------------------------------


def named_fields(part: type, without: Collection[str] = ()) -> dict[str, Kind]:
    """The fields of a part that files can name."""
    seat = seat_field(part)
    silent = (*without, seat.name if seat is not None else "")
    found = kinds_of(part).items()
    return {n: kind for n, kind in found if n not in silent and not isinstance(kind, UNSPOKEN)}


def forms_of(part: type, *names: str, without: Collection[str] = ()) -> dict[str, Form]:
    """What may stand under the keys of a part: all of them, or some."""
    found = named_fields(part, without)
    return {name: form(found[name]) for name in names or found}


def facts_of(part: object, seats: Sequence[str] = (), without: Collection[str] = ()) -> Data:
    """A part of the table in words."""
    found = named_fields(type(part), without).items()
    return {name: fact_of(kind, getattr(part, name), seats) for name, kind in found}


def write(
    part: object, data: Mapping[str, Any], words: Words, without: Collection[str] = ()
) -> None:
    """Give a part of the table the values that are written down; all others stay."""
    for name, kind in named_fields(type(part), without).items():
        if name in data:
            setattr(part, name, read(kind, data[name], getattr(part, name), words))


def build_part(part: type[T], data: Mapping[str, Any] | str, words: Words, **given: Any) -> T:
    """A new part of what is written down; one that begins with a card may be written as its id."""
    found = named_fields(part, given)
    written = {next(iter(found)): data} if isinstance(data, str) else data
    named = {n: kind for n, kind in found.items() if n in written and n in needs(part)}
    new = part(**given, **{n: read(kind, written[n], None, words) for n, kind in named.items()})
    write(new, written, words, without=(*given, *named))
    return new


def needs(part: type) -> list[str]:
    """The fields that have no usual value."""
    known = named_fields(part)
    return [
        each.name
        for each in fields(part)
        if each.name in known and each.default is MISSING and each.default_factory is MISSING
    ]


def part_form(part: type) -> Form:
    """What may stand for a part: a table, or the id of the card that it begins with."""
    found, needed = forms_of(part), needs(part)
    first = next(iter(named_fields(part).items()))
    whole = forms.table(found, needed)
    alone = isinstance(first[1], kinds.OneCard) and needed == [first[0]]
    return forms.either(forms.text, whole) if alone else whole


# --- Piles ----------------------------------------------------------------------------------------


def pile_keys(part: type, where: str = "") -> dict[str, kinds.Pile]:
    """The piles of a part by their keys: `deck`, and `decks.blue` of those side by side."""
    found: dict[str, kinds.Pile] = {}
    for name, kind in named_fields(part).items():
        if isinstance(kind, kinds.Pile):
            found[f"{where}{name}"] = kind
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found |= {f"{where}{name}.{each}": kind.kind for each in kind.names}
    return found


def sizes_of(part: object) -> Data:
    """How many cards lie in every pile of a part; of piles side by side, in each of them."""
    found: Data = {}
    for name, kind in named_fields(type(part)).items():
        here = getattr(part, name)
        if isinstance(kind, kinds.Pile):
            found[name] = len(here)
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found[name] = dict(zip(kind.names, map(len, here), strict=True))
    return found


def size_forms(part: type) -> dict[str, Form]:
    """What may stand under the sizes of piles."""
    found: dict[str, Form] = {}
    for name, kind in named_fields(part).items():
        if isinstance(kind, kinds.Pile):
            found[name] = forms.whole()
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found[name] = forms.table(dict.fromkeys(kind.names, forms.whole()))
    return found


# --- A field --------------------------------------------------------------------------------------


def form(kind: Kind) -> Form:
    """What may stand for a field."""
    match kind:
        case kinds.Named():
            return forms.one_of(kind.names)
        case kinds.Member():
            return forms.one_of(names_of(kind.members))
        case kinds.SeatNumber() | kinds.OneCard():
            return forms.text
        case kinds.SeatMask():
            return forms.each(forms.text, kind.seats)
        case kinds.Spelled():
            return kind.words
        case kinds.Table():
            by = forms.numbered if isinstance(kind.key, kinds.Number) else forms.named
            return by(form(kind.value))
        case kinds.Maybe():
            return form(kind.kind)
        case kinds.Parts():
            return forms.each(part_form(kind.part.part))
        case kinds.PartOf():
            return part_form(kind.part)
        case kinds.Several() if kind.names:
            return forms.table(dict.fromkeys(kind.names, form(kind.kind)))
        case kinds.Several():
            most = kind.exactly or kind.most or forms.MOST_THINGS
            return forms.each(form(kind.kind), most)
        case kinds.Row() if kind.names:
            found = zip(kind.names, map(form, kind.kinds), strict=True)
            return forms.whole_table(dict(found))
        case _:
            return kind.form()


def fact_of(kind: Kind, value: Any, seats: Sequence[str] = ()) -> Any:
    """A field in words; what is not there is empty."""
    match kind:
        case kinds.Named():
            return kind.names[value] if value >= 0 else ""
        case kinds.SeatNumber():
            return seats[value] if value >= 0 else ""
        case kinds.SeatMask():
            return [name for seat, name in enumerate(seats) if value >> seat & 1]
        case kinds.Spelled():
            return kind.tell(value)
        case kinds.Table():
            return {str(key): fact_of(kind.value, each, seats) for key, each in value.items()}
        case kinds.Member():
            return value.name.lower()
        case kinds.OneCard():
            return value.id
        case kinds.Maybe():
            empty = "" if isinstance(kind.kind, kinds.OneCard) else None
            return empty if value is None else fact_of(kind.kind, value, seats)
        case kinds.PartOf():
            return facts_of(value, seats)
        case kinds.Several():
            found = [fact_of(kind.kind, each, seats) for each in value]
            if kind.names:
                return dict(zip(kind.names, found, strict=True))
            return found[::-1] if isinstance(kind, kinds.Pile) and kind.top_first else found
        case kinds.Row():
            found = [fact_of(k, each, seats) for k, each in zip(kind.kinds, value, strict=True)]
            return dict(zip(kind.names, found, strict=True)) if kind.names else found
        case kinds.Value():
            return kind.dump(value)
        case kinds.Streams():
            return [str(stream) for stream in value.streams]
        case _:
            return value


def read(kind: Kind, data: Any, now: Any, words: Words) -> Any:
    """A field from words; of a table that names only some things, the others stay as they are
    `now`.
    """
    match kind:
        case kinds.Named():
            return kind.names.index(data)
        case kinds.SeatNumber():
            return words.seat_of(data) if data or kind.least >= 0 else -1
        case kinds.SeatMask():
            return sum({1 << words.seat_of(name) for name in data})
        case kinds.Spelled():
            return kind.hear(data)
        case kinds.Table():
            key = int if isinstance(kind.key, kinds.Number) else str
            return {key(name): read(kind.value, each, None, words) for name, each in data.items()}
        case kinds.Member():
            return kind.members[data.upper()]
        case kinds.OneCard():
            return words.card_of(data, kind)
        case kinds.Maybe():
            return read(kind.kind, data, now, words) if data not in ("", None) else None
        case kinds.PartOf():
            return build_part(kind.part, data, words)
        case kinds.Several() if kind.names:
            found = list(now)
            for name, each in data.items():
                place = kind.names.index(name)
                found[place] = read(kind.kind, each, found[place], words)
            return found
        case kinds.Several():
            found = [read(kind.kind, each, None, words) for each in data]
            if isinstance(kind, kinds.Pile) and kind.top_first:
                found.reverse()
            return tuple(found) if kind.frozen else found
        case kinds.Row() if kind.names:
            pairs = zip(kind.names, kind.kinds, strict=True)
            return tuple(read(each, data[name], None, words) for name, each in pairs)
        case kinds.Value():
            return kind.load(data)
        case kinds.Streams():
            return kind.chance(data)
        case _:
            return data


# --- Repairs --------------------------------------------------------------------------------------


def values(part: Any, *names: str, seats: Sequence[str] = ()) -> dict[str, Value]:
    """The values of a part that a repair can simply set: all that everybody sees, or some."""
    known = named_fields(type(part))
    found: dict[str, Value] = {}
    for name in names or known:
        kind, now = known[name], getattr(part, name)
        if isinstance(kind, kinds.Several) and kind.names:
            for place, key in enumerate(kind.names):
                write_one = partial(now.__setitem__, place)
                found |= _value(f"{name}.{key}", kind.kind, now[place], write_one, seats)
        else:
            found |= _value(name, kind, now, partial(setattr, part, name), seats)
    return found


def _value(
    name: str, kind: Kind, now: Any, put: Callable[[Any], None], seats: Sequence[str]
) -> dict[str, Value]:
    """One value by its name; none if it is no plain one, or not for everybody to see."""
    match kind:
        case kinds.Named():
            choices = kind.names
        case kinds.SeatNumber():
            choices = seats
        case kinds.Member():
            choices = names_of(kind.members)
        case kinds.SeatMask() | kinds.Spelled():
            return {}
        case kinds.Plain() if kind.seen_by is kinds.Seen.ALL:
            return {name: Value(now, kind.form(), put)}
        case _:
            return {}
    words = Words(seats, no_card)
    return {
        name: Value(
            fact_of(kind, now, seats),
            forms.one_of(choices),
            lambda chosen: put(read(kind, chosen, now, words)),
            choices,
        )
    }


def no_card(name: str, printed: Printed) -> Any:
    """No card is meant where only values are set."""
    raise UnknownName(f"There is no card {name!r} here.")
