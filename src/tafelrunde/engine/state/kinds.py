"""Kinds of fields: what a part of the table can hold, and what follows from it.

Each kind says in Python source how its values are copied, written down, read back and seen by a
seat; `source` joins this to one function for each class. A game's author needs none of it: the
words for declaring fields are in `fields`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any

from tafelrunde.engine import forms
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.forms import CARD, Form

if TYPE_CHECKING:
    from tafelrunde.engine.state.source import Source

Printed = type | tuple[type, ...]


class Seen(Enum):
    """Who sees what lies in a field."""

    ALL = "everybody"
    OWNER = "whose part it is"
    NOBODY = "nobody"

    def source(self, shown: str, hidden: str) -> str:
        """What a seat gets: `own` tells whether the part is its own."""
        if self is Seen.OWNER:
            return f"({shown} if own else {hidden})"
        return shown if self is Seen.ALL else hidden


class Kind:
    """What a field can hold. `frozen` values are shared by copies, others are copied.

    The methods give source for the value that the expression `x` stands for; a name that the
    source needs comes from `source`.
    """

    frozen = True

    def fits(self, annotation: str) -> bool:
        """Whether a field that is annotated so can hold it."""
        return True

    def form(self) -> Form:
        """What the written value may be."""
        return forms.anything

    def start(self) -> object:
        """What a new part begins with."""
        return None

    def copied(self, x: str, source: Source) -> str:
        """An independent copy."""
        return x

    def dumped(self, x: str, source: Source) -> str:
        """The value as plain data."""
        return x

    def loaded(self, x: str, source: Source) -> str:
        """The value from plain data that has the right form; `cards` are the physical cards."""
        return x

    def seen(self, x: str, source: Source) -> str:
        """A copy without what is hidden from a seat; `own` tells whether the part is the seat's."""
        return self.copied(x, source)

    def places(self, x: str, source: Source) -> list[str]:
        """Statements that add to `found` where cards lie: cards, what they must be, and whether
        they lie there or are only named.
        """
        return []

    def finds(self, x: str, source: Source, owner: str) -> list[str]:
        """Statements that return what is declared of `pile`, if it is found here and not open to
        all, and its owner, which is another expression.
        """
        return []

    def pools(self, x: str, source: Source) -> list[str]:
        """Statements that add to `found` the piles of which a seat does not know what lies where,
        those together among which a card could lie; `own` tells whether the part is the seat's.
        """
        return []


class Plain(Kind):
    """A number, a flag or a word; who does not see it finds 0, or nothing."""

    def __init__(self, form: Form, start: object, seen_by: Seen = Seen.ALL) -> None:
        self._form, self._start, self.seen_by = form, start, seen_by

    def fits(self, annotation: str) -> bool:
        return annotation == type(self._start).__name__

    def form(self) -> Form:
        return self._form

    def start(self) -> object:
        return self._start

    def seen(self, x: str, source: Source) -> str:
        return self.seen_by.source(x, '""' if self._start == "" else "0")


class Number(Plain):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int, seen_by: Seen) -> None:
        super().__init__(forms.whole(least, most), min(max(0, least), most), seen_by)
        self.least, self.most = least, most


class Named(Number):
    """A number that stands for one of some names; -1 stands for none of them."""

    def __init__(self, names: Sequence[str], least: int) -> None:
        super().__init__(least, len(names) - 1, Seen.ALL)
        self.names, self._start = names, least


class SeatNumber(Number):
    """The number of a seat; -1 stands for nobody."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(least, most, Seen.ALL)
        self._start = least


class SeatMask(Number):
    """Some of the seats, as one bit for each."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, (1 << seats) - 1, Seen.ALL)
        self.seats = seats


class Spelled(Number):
    """A number that is written otherwise in files, with the functions that tell and hear it."""

    def __init__(
        self,
        least: int,
        most: int,
        words: Form,
        tell: Callable[[int], object],
        hear: Callable[[Any], int],
    ) -> None:
        super().__init__(least, most, Seen.ALL)
        self.words, self.tell, self.hear = words, tell, hear


class Revelations(Plain):
    """How often something hidden came to light, counted while somebody listens. It is no part of
    the position and written as 0, for whoever reads old saves.
    """

    def __init__(self) -> None:
        super().__init__(forms.whole(0, 10**9), 0)

    def dumped(self, x: str, source: Source) -> str:
        return "0"


class Member(Kind):
    """A member of an enumeration, written as its value."""

    def __init__(self, members: type[Enum]) -> None:
        self.members = members

    def fits(self, annotation: str) -> bool:
        return annotation == self.members.__name__

    def form(self) -> Form:
        values = [member.value for member in self.members]
        if issubclass(self.members, IntEnum):
            return forms.whole(min(values), max(values))
        return forms.one_of(values)

    def dumped(self, x: str, source: Source) -> str:
        return f"{x}.value"

    def loaded(self, x: str, source: Source) -> str:
        return f"{source.name(self.members)}({x})"


class Maybe(Kind):
    """Something, or nothing."""

    def __init__(self, kind: Kind, later: bool = False) -> None:
        self.kind, self.frozen, self.later = kind, kind.frozen, later

    def fits(self, annotation: str) -> bool:
        return self.kind.fits(annotation.removesuffix(" | None")) and annotation.endswith("| None")

    def form(self) -> Form:
        return forms.maybe(self.kind.form())

    def start(self) -> object:
        return None

    def _unless(self, x: str, value: str) -> str:
        return x if value == x else f"None if {x} is None else {value}"

    def copied(self, x: str, source: Source) -> str:
        return x if self.frozen else self._unless(x, self.kind.copied(x, source))

    def dumped(self, x: str, source: Source) -> str:
        return self._unless(x, self.kind.dumped(x, source))

    def loaded(self, x: str, source: Source) -> str:
        return self._unless(x, self.kind.loaded(x, source))

    def seen(self, x: str, source: Source) -> str:
        return self._unless(x, self.kind.seen(x, source))

    def places(self, x: str, source: Source) -> list[str]:
        return self._if_there(x, self.kind.places(x, source))

    def finds(self, x: str, source: Source, owner: str) -> list[str]:
        return self._if_there(x, self.kind.finds(x, source, owner))

    def pools(self, x: str, source: Source) -> list[str]:
        return self._if_there(x, self.kind.pools(x, source))

    def _if_there(self, x: str, inner: list[str]) -> list[str]:
        return [f"if {x} is not None:", *(f"    {line}" for line in inner)] if inner else []


class Several(Kind):
    """A list of things of one kind, perhaps of fixed length; as a tuple it never changes."""

    def __init__(
        self,
        kind: Kind,
        *,
        exactly: int | None = None,
        most: int | None = None,
        fixed: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        self.kind, self.exactly, self.most, self.names = kind, exactly, most, names
        self.frozen = fixed and kind.frozen

    def fits(self, annotation: str) -> bool:
        return annotation.startswith("tuple[" if self.frozen else "list[")

    def form(self) -> Form:
        inner = self.kind.form()
        if self.exactly is not None:
            return forms.exactly(self.exactly, inner)
        return forms.each(inner) if self.most is None else forms.each(inner, self.most)

    def start(self) -> object:
        size = self.exactly or 0
        if self.kind.frozen:
            things = [self.kind.start()] * size
        else:
            things = [self.kind.start() for _ in range(size)]
        return tuple(things) if self.frozen else things

    def _each(self, x: str, source: Source, how: Callable[[str, Source], str]) -> str:
        one = source.variable()
        value = how(one, source)
        return f"{x}[:]" if value == one else f"([{value} for {one} in {x}] if {x} else [])"

    def copied(self, x: str, source: Source) -> str:
        return x if self.frozen else self._each(x, source, self.kind.copied)

    def dumped(self, x: str, source: Source) -> str:
        found = self._each(x, source, self.kind.dumped)
        return f"list({x})" if self.frozen and found == f"{x}[:]" else found

    def loaded(self, x: str, source: Source) -> str:
        found = self._each(x, source, self.kind.loaded)
        if self.frozen:
            return f"tuple({found})"
        return f"list({x})" if found == f"{x}[:]" else found

    def seen(self, x: str, source: Source) -> str:
        return x if self.frozen else self._each(x, source, self.kind.seen)

    def places(self, x: str, source: Source) -> list[str]:
        one = source.variable()
        return self._in_each(one, x, self.kind.places(one, source))

    def finds(self, x: str, source: Source, owner: str) -> list[str]:
        one = source.variable()
        return self._in_each(one, x, self.kind.finds(one, source, owner))

    def pools(self, x: str, source: Source) -> list[str]:
        one = source.variable()
        return self._in_each(one, x, self.kind.pools(one, source))

    def _in_each(self, one: str, x: str, inner: list[str]) -> list[str]:
        return [f"for {one} in {x}:", *(f"    {line}" for line in inner)] if inner else []


class Row(Kind):
    """A few things of different kinds in a fixed order, as a tuple."""

    def __init__(self, kinds: Sequence[Kind], names: Sequence[str] = ()) -> None:
        self.kinds, self.names = kinds, names

    def fits(self, annotation: str) -> bool:
        return annotation.startswith("tuple[")

    def form(self) -> Form:
        return forms.in_order(*(kind.form() for kind in self.kinds))

    def _parts(self, x: str, how: Callable[[Kind, str], str]) -> list[str]:
        return [how(kind, f"{x}[{number}]") for number, kind in enumerate(self.kinds)]

    def dumped(self, x: str, source: Source) -> str:
        plain = self._parts(x, lambda kind, one: kind.dumped(one, source))
        return f"[{', '.join(plain)}]"

    def loaded(self, x: str, source: Source) -> str:
        values = self._parts(x, lambda kind, one: kind.loaded(one, source))
        return f"({', '.join(values)},)"

    def seen(self, x: str, source: Source) -> str:
        values = self._parts(x, lambda kind, one: kind.seen(one, source))
        return x if values == self._parts(x, lambda _, one: one) else f"({', '.join(values)},)"

    def places(self, x: str, source: Source) -> list[str]:
        return [
            line
            for number, kind in enumerate(self.kinds)
            for line in kind.places(f"{x}[{number}]", source)
        ]


class NumbersBy(Kind):
    """A dictionary of plain things, written as pairs."""

    frozen = False

    def __init__(self, key: Kind, value: Kind) -> None:
        self.key, self.value = key, value

    def fits(self, annotation: str) -> bool:
        return annotation.startswith("dict[")

    def form(self) -> Form:
        return forms.each(forms.in_order(self.key.form(), self.value.form()))

    def start(self) -> object:
        return {}

    def copied(self, x: str, source: Source) -> str:
        return f"({x}.copy() if {x} else {{}})"  # most are empty, and a copy of nothing is slower

    def dumped(self, x: str, source: Source) -> str:
        return f"[[k, v] for k, v in {x}.items()]"

    def loaded(self, x: str, source: Source) -> str:
        return f"{{k: v for k, v in {x}}}"


class OneCard(Kind):
    """A physical card, written as its number; cards never change and are shared."""

    def __init__(self, printed: Printed, seen_by: Seen, *, lies: bool = True) -> None:
        self.printed, self.seen_by, self.lies = printed, seen_by, lies

    def form(self) -> Form:
        return CARD

    def dumped(self, x: str, source: Source) -> str:
        return f"{x}.uid"

    def loaded(self, x: str, source: Source) -> str:
        return f"cards[{x}]"

    def seen(self, x: str, source: Source) -> str:
        return self.seen_by.source(x, source.hidden)

    def places(self, x: str, source: Source) -> list[str]:
        return [f"found.append(([{x}], {source.name(self.printed)}, {self.lies}))"]


class Pile(Several):
    """Cards that lie in one place; the top one is the last. Of a pile that is drawn from, even its
    owner knows only which cards lie in it.
    """

    def __init__(
        self,
        printed: Printed,
        seen_by: Seen,
        *,
        in_order: bool = True,
        counted: bool = True,
        lies: bool = True,
        top_first: bool = False,
        pool: str = "",
    ) -> None:
        super().__init__(OneCard(printed, Seen.ALL, lies=lies))
        self.printed, self.seen_by, self.lies = printed, seen_by, lies
        self.in_order, self.counted = in_order, counted
        self.top_first, self.pool = top_first or not in_order, pool
        self.is_hidden = seen_by is Seen.NOBODY
        self.is_own = seen_by is Seen.OWNER
        self.is_known = in_order and not self.is_hidden  # somebody sees which card lies where
        self.is_open = in_order and seen_by is Seen.ALL  # everybody does

    @property
    def kinds(self) -> tuple[type, ...]:
        """What may be printed on its cards."""
        return self.printed if isinstance(self.printed, tuple) else (self.printed,)

    def seen(self, x: str, source: Source) -> str:
        open_cards = f"{x}[:]" if self.in_order else f"sorted({x}, key={source.name(by_uid)})"
        backs = f"[{source.hidden}] * len({x})" if self.counted else "[]"
        return self.seen_by.source(open_cards, backs)

    def places(self, x: str, source: Source) -> list[str]:
        return [f"found.append(({x}, {source.name(self.printed)}, {self.lies}))"]

    def finds(self, x: str, source: Source, owner: str) -> list[str]:
        if self.is_open:
            return []
        return [f"if {x} is pile:", f"    return {source.name(self)}, {owner}"]

    def pools(self, x: str, source: Source) -> list[str]:
        alone = f"found[id({x})] = [{x}]"
        where = "0" if self.pool in source.shared_pools else "id(x)"
        pooled = f"found.setdefault(({where}, {self.pool!r}), []).append({x})"
        unseen, seen = pooled if self.pool else alone, "pass" if self.in_order else alone
        if not self.lies or self.is_open:
            return []
        if self.is_own:
            return ["if own:", f"    {seen}", "else:", f"    {unseen}"]
        return [unseen if self.is_hidden else seen]


class Hidden(Several):
    """A list of plain things; those who do not see it find it empty."""

    def __init__(self, several: Several, seen_by: Seen) -> None:
        super().__init__(several.kind, exactly=several.exactly, most=several.most)
        self.seen_by = seen_by

    def seen(self, x: str, source: Source) -> str:
        return self.seen_by.source(self.copied(x, source), "[]")


class PartOf(Kind):
    """A part of the table that is declared itself; a fixed one is replaced, never changed."""

    def __init__(self, part: type, *, as_row: bool = False, fixed: bool = False) -> None:
        self.part, self.as_row, self.frozen = part, as_row, fixed

    def form(self) -> Form:
        from tafelrunde.engine.state.source import form_of

        return form_of(self.part, as_row=self.as_row)

    def copied(self, x: str, source: Source) -> str:
        return x if self.frozen else f"{source.function('clone', self.part)}({x})"

    def dumped(self, x: str, source: Source) -> str:
        return f"{source.function('dump_row' if self.as_row else 'dump', self.part)}({x})"

    def loaded(self, x: str, source: Source) -> str:
        load = source.function("load_row" if self.as_row else "load", self.part)
        return f"{load}({x}, cards, root)"

    def seen(self, x: str, source: Source) -> str:
        return x if self.frozen else f"{source.function('view', self.part)}({x}, seat, own)"

    def places(self, x: str, source: Source) -> list[str]:
        return [f"{source.function('places', self.part)}({x}, found)"]

    def finds(self, x: str, source: Source, owner: str) -> list[str]:
        return source.finds(self.part, x, owner)

    def pools(self, x: str, source: Source) -> list[str]:
        if not source.holds_piles(self.part):
            return []
        return [f"{source.function('pools', self.part)}({x}, seat, found, own)"]


class Parts(Several):
    """Parts in a row; where they are seats, each is the seat of its place in the row."""

    def __init__(self, part: PartOf, most: int | None) -> None:
        super().__init__(part, most=most)
        self.part = part

    def loaded(self, x: str, source: Source) -> str:
        one, place = source.variable(), source.variable()
        load = source.function("load_row" if self.part.as_row else "load", self.part.part)
        return f"[{load}({one}, cards, root, {place}) for {place}, {one} in enumerate({x})]"


class Value(Kind):
    """A value of the game's own that never changes, with functions that write and read it; who does
    not see it finds what it begins with.
    """

    def __init__(
        self,
        dump: Callable[[Any], Any],
        load: Callable[[Any], Any],
        form: Form,
        start: object,
        seen_by: Seen,
    ) -> None:
        self.dump, self.load, self._form = dump, load, form
        self._start, self.seen_by = start, seen_by

    def form(self) -> Form:
        return self._form

    def seen(self, x: str, source: Source) -> str:
        return self.seen_by.source(x, source.name(self._start))

    def dumped(self, x: str, source: Source) -> str:
        return f"{source.name(self.dump)}({x})"

    def loaded(self, x: str, source: Source) -> str:
        return f"{source.name(self.load)}({x})"


class Elsewhere(Kind):
    """What the rest of the written table says of this seat: shared by copies and not written down
    a second time.
    """

    def __init__(self, find: Callable[[Any, int], Any]) -> None:
        self.find = find

    def loaded(self, x: str, source: Source) -> str:
        return f"{source.name(self.find)}(root, place)"


class Streams(Kind):
    """The game's chance, written as text because its numbers are long; hidden from everybody."""

    frozen = False

    def __init__(self, streams: int) -> None:
        self.streams = streams

    def form(self) -> Form:
        return forms.chance(self.streams)

    def chance(self, written: Sequence[str]) -> Chance:
        """The streams, from the text that was written."""
        return Chance([int(stream) for stream in written])

    def copied(self, x: str, source: Source) -> str:
        return f"{x}.clone()"

    def dumped(self, x: str, source: Source) -> str:
        return f"[str(stream) for stream in {x}.streams]"

    def loaded(self, x: str, source: Source) -> str:
        return f"{source.name(self.chance)}({x})"

    def seen(self, x: str, source: Source) -> str:
        return f"{source.name(Chance)}([0] * {self.streams})"


class Box(Kind):
    """All physical cards by their numbers, written as the ids of what is printed on them."""

    def form(self) -> Form:
        return forms.each(forms.text)

    def dumped(self, x: str, source: Source) -> str:
        return f"[card.id for card in {x}]"

    def loaded(self, x: str, source: Source) -> str:
        return "cards"


class Kept(Kind):
    """Not part of the position: a place for what is worked out from other fields, or for whoever
    listens. Copies share it or begin anew, and it is never written down.
    """

    def __init__(self, *, shared: bool, start: object = None) -> None:
        self.shared, self._start = shared, start

    def copied(self, x: str, source: Source) -> str:
        return x if self.shared else repr(self._start)


def by_uid(card: AnyCard) -> int:
    """The number of a card, which tells nothing about where it lies."""
    return card.uid
