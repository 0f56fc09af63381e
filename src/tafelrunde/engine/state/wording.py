"""The table in words: how declared fields are called and written in scenario files.

A field has the key that it has in the declaration. A number that stands for a name is written as
that name, a seat as the name of who sits there, a card as its id, one thing for each of some as a
table. Positions, the facts that may be expected of them and plain repairs are read and told alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import partial
from typing import Any, NamedTuple, NoReturn, TypeVar

from tafelrunde.engine import forms
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.forms import Form, nearest
from tafelrunde.engine.games import Data
from tafelrunde.engine.repairs import Value, toggles
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.fields import BESIDE, CALLED, Declared, names_of
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


class Entry(NamedTuple):
    """A field of a part as files name it; the names of one `beside` stand among its keys."""

    key: str
    name: str
    kind: Kind
    beside: bool

    @property
    def keys(self) -> Sequence[str]:
        """The keys under which it stands."""
        return (
            self.kind.names if self.beside and isinstance(self.kind, kinds.Several) else [self.key]
        )


_ENTRIES: dict[type, tuple[Entry, ...]] = {}


def all_entries(part: type) -> tuple[Entry, ...]:
    """The fields of a part that files can name."""
    if part not in _ENTRIES:
        seat, known = seat_field(part), kinds_of(part)
        silent = seat.name if seat is not None else ""
        _ENTRIES[part] = tuple(
            Entry(each.metadata.get(CALLED, each.name), each.name, kind, BESIDE in each.metadata)
            for each in fields(part)
            if each.name != silent and not isinstance(kind := known[each.name], UNSPOKEN)
        )
    return _ENTRIES[part]


def entries(part: type, without: Collection[str] = ()) -> list[Entry]:
    """Those of them that are not left out."""
    return [each for each in all_entries(part) if each.name not in without]


def forms_of(part: type, *keys: str, without: Collection[str] = ()) -> dict[str, Form]:
    """What may stand under the keys of a part: all of them, or some."""
    found: dict[str, Form] = {}
    for each in entries(part, without):
        one = each.kind.kind if each.beside and isinstance(each.kind, kinds.Several) else each.kind
        found |= dict.fromkeys(each.keys, form(one))
    return {key: found[key] for key in keys} if keys else found


def facts_of(part: object, seats: Sequence[str] = (), without: Collection[str] = ()) -> Data:
    """A part of the table in words."""
    found: Data = {}
    for key, name, kind, beside in entries(type(part), without):
        fact = fact_of(kind, getattr(part, name), seats)
        found |= fact if beside else {key: fact}
    return found


def write(
    part: object, data: Mapping[str, object], words: Words, without: Collection[str] = ()
) -> None:
    """Give a part of the table the values that are written down; all others stay."""
    for each in entries(type(part), without):
        written = {key: data[key] for key in each.keys if key in data}
        if written:
            value = written if each.beside else written[each.key]
            now = getattr(part, each.name)
            setattr(part, each.name, read(each.kind, value, now, words))


def build_part(part: type[T], data: Mapping[str, object] | str, words: Words, **given: object) -> T:
    """A new part of what is written down; one that begins with a card may be written as its id."""
    found = entries(part, given)
    written = {found[0].key: data} if isinstance(data, str) else data
    needed = [each for each in found if each.key in written and each.name in needs(part)]
    named = {each.name: read(each.kind, written[each.key], None, words) for each in needed}
    new = part(**given, **named)
    write(new, written, words, without=(*given, *named))
    return new


def needs(part: type) -> list[str]:
    """The fields that have no usual value."""
    known = [each.name for each in all_entries(part)]
    return [
        each.name
        for each in fields(part)
        if each.name in known and each.default is MISSING and each.default_factory is MISSING
    ]


def part_form(part: type) -> Form:
    """What may stand for a part: a table, or the id of the card that it begins with."""
    first, needed = all_entries(part)[0], needs(part)
    keys = [each.key for each in all_entries(part) if each.name in needed]
    whole = forms.table(forms_of(part), keys)
    alone = isinstance(first.kind, kinds.OneCard) and needed == [first.name]
    return forms.either(forms.text, whole) if alone else whole


# --- Piles ----------------------------------------------------------------------------------------


def pile_keys(part: type, where: str = "") -> dict[str, kinds.Pile]:
    """The piles of a part by their keys: `deck`, and `decks.blue` of those side by side."""
    found: dict[str, kinds.Pile] = {}
    for key, _, kind, _ in all_entries(part):
        if isinstance(kind, kinds.Pile):
            found[f"{where}{key}"] = kind
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found |= {f"{where}{key}.{each}": kind.kind for each in kind.names}
    return found


def piles_of(part: object) -> dict[str, list[Any]]:
    """The cards of these piles, by the same keys."""
    found: dict[str, list[Any]] = {}
    for key, name, kind, _ in all_entries(type(part)):
        here = getattr(part, name)
        if isinstance(kind, kinds.Pile):
            found[key] = here
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found |= {f"{key}.{each}": pile for each, pile in zip(kind.names, here, strict=True)}
    return found


def sizes_of(part: object) -> Data:
    """How many cards lie in every pile of a part; of piles side by side, in each of them."""
    found: Data = {}
    for key, cards in piles_of(part).items():
        name, _, inner = key.partition(".")
        if inner:
            found.setdefault(name, {})[inner] = len(cards)
        else:
            found[name] = len(cards)
    return found


def size_forms(part: type) -> dict[str, Form]:
    """What may stand under the sizes of piles."""
    found: dict[str, Form] = {}
    for key, _, kind, _ in all_entries(part):
        if isinstance(kind, kinds.Pile):
            found[key] = forms.whole()
        elif isinstance(kind, kinds.Several) and isinstance(kind.kind, kinds.Pile):
            found[key] = forms.table(dict.fromkeys(kind.names, forms.whole()))
    return found


# --- Names ----------------------------------------------------------------------------------------


def names_below(
    part: type,
    printed: Mapping[str, object],
    people: Collection[str],
    without: Collection[str] = (),
) -> dict[str, Collection[str]]:
    """By the keys of a part, and of all parts in it, the names that may stand there; a key under
    which other words may stand too is left out.
    """
    known = Known(printed, people)
    for each in entries(part, without):
        known.add(each.key, each.kind)
    return {key: names for key, names in known.found.items() if key not in known.free}


class Known:
    """Names that are collected from declarations."""

    def __init__(self, printed: Mapping[str, object], people: Collection[str]) -> None:
        self.printed, self.people = printed, people
        self.found: dict[str, dict[str, None]] = {}
        self.free: set[str] = set()
        self.seen: set[type] = set()

    def add(self, key: str, kind: Kind) -> None:
        """What may stand under a key."""
        match kind:
            case kinds.Named():
                self._add_names(key, kind.names)
            case kinds.Member():
                self._add_names(key, names_of(kind.members))
            case kinds.SeatNumber() | kinds.SeatMask():
                self._add_names(key, self.people)
            case kinds.OneCard():
                every = self.printed.items()
                self._add_names(key, [n for n, one in every if isinstance(one, kind.printed)])
            case kinds.PartOf():
                self._add_part(key, kind.part)
            case kinds.Several() if kind.names:
                for name in kind.names:
                    self.add(name, kind.kind)
            case kinds.Several() | kinds.Maybe():
                self.add(key, kind.kind)
            case kinds.Row() if kind.names:
                for name, each in zip(kind.names, kind.kinds, strict=True):
                    self.add(name, each)
            case kinds.Number() | kinds.Plain() if kind.start() != "":
                pass  # no word stands there
            case _:
                self.free.add(key)

    def _add_names(self, key: str, names: Collection[str]) -> None:
        self.found.setdefault(key, {}).update(dict.fromkeys(names))

    def _add_part(self, key: str, part: type) -> None:
        """A part may be written as the id of its card; what is in it stands under its own keys."""
        first = all_entries(part)[0].kind
        if isinstance(first, kinds.OneCard):
            self.add(key, first)
        if part not in self.seen:
            self.seen.add(part)
            for each in all_entries(part):
                self.add(each.key, each.kind)


# --- A field --------------------------------------------------------------------------------------


def form(kind: Kind) -> Form:
    """What may stand for a field."""
    match kind:
        case kinds.Named():
            return forms.one_of([*kind.names, ""] if kind.least < 0 else kind.names)
        case kinds.Member():
            return forms.one_of(names_of(kind.members))
        case kinds.SeatNumber() | kinds.OneCard():
            return forms.text
        case kinds.SeatMask():
            return forms.each(forms.text, kind.seats)
        case kinds.Spelled():
            return kind.words
        case kinds.NumbersBy():
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


def fact_of(kind: Kind, value: Declared, seats: Sequence[str] = ()) -> Declared:
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
        case kinds.NumbersBy():
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


def read(kind: Kind, data: Declared, now: Declared, words: Words) -> Declared:
    """A field from words; of a table that names only some things, the others stay as they are
    `now`.
    """
    match kind:
        case kinds.Named():
            return kind.names.index(data) if data or kind.least >= 0 else -1
        case kinds.SeatNumber():
            return words.seat_of(data) if data or kind.least >= 0 else -1
        case kinds.SeatMask():
            return sum({1 << words.seat_of(name) for name in data})
        case kinds.Spelled():
            return kind.hear(data)
        case kinds.NumbersBy():
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


def values(part: object, *names: str, seats: Sequence[str] = ()) -> dict[str, Value]:
    """The values of a part that a repair can simply set: all that everybody sees, or some."""
    found: dict[str, Value] = {}
    for each in all_entries(type(part)):
        if names and each.key not in names:
            continue
        kind, now = each.kind, getattr(part, each.name)
        if isinstance(kind, kinds.Several) and kind.names:
            where = "" if each.beside else f"{each.key}."
            for place, key in enumerate(kind.names):
                write_one = partial(now.__setitem__, place)
                found |= _value(f"{where}{key}", kind.kind, now[place], write_one, seats)
        else:
            found |= _value(each.key, kind, now, partial(setattr, part, each.name), seats)
    return found


def _value(
    name: str, kind: Kind, now: Declared, put: Callable[[Declared], None], seats: Sequence[str]
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


def listed(
    part: object, key: str, names: Sequence[str], seats: Sequence[str] = (), *, always: bool = True
) -> dict[str, Value]:
    """Whether these names stand in a list of a part: `islands.hen_inis` is true or false."""
    entry = next(each for each in all_entries(type(part)) if each.key == key)
    assert isinstance(entry.kind, kinds.Several)
    here: list[Any] = getattr(part, entry.name)
    words, one = Words(seats, no_card), entry.kind.kind
    things = {name: read(one, name, None, words) for name in names}

    def strike(thing: object) -> None:
        here[:] = [each for each in here if each != thing]

    return toggles(key, things, here.__contains__, here.append, strike, always=always)


def no_card(name: str, printed: Printed) -> NoReturn:
    """No card is meant where only values are set."""
    raise UnknownName(f"There is no card {name!r} here.")
