"""From declared parts to functions: one for each class and purpose, made when it is first used.

The functions are written as source and compiled, so that a copy is a row of plain assignments and
nothing is slower than code written by hand. Where the core is native, they were written to a module
and compiled with it (`engine/state/native`), if the declarations are still the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields
from functools import cached_property
from types import MethodType
from typing import Any, Final, cast

from tafelrunde import CORE
from tafelrunde.engine import forms
from tafelrunde.engine.forms import Form
from tafelrunde.engine.state import native
from tafelrunde.engine.state.fields import KIND, SEAT
from tafelrunde.engine.state.kinds import Elsewhere, Kept, Kind, Maybe, Number, Pile

HIDDEN: Final = "HIDDEN"


def kinds_of(part: type) -> dict[str, Kind]:
    """The declared fields of a part, in their order; raises `TypeError` for one that is not."""
    found: dict[str, Kind] = {}
    for each in fields(part):
        if KIND not in each.metadata:
            raise TypeError(f"{part.__name__}.{each.name} is not declared")
        kind = found[each.name] = each.metadata[KIND]
        # A compiled class has types where the source has text, which was looked at before.
        if isinstance(each.type, str) and not kind.fits(each.type):
            raise TypeError(f"{part.__name__}.{each.name} is declared as something else")
    return found


def written(part: type) -> dict[str, Kind]:
    """The fields that are written down."""
    known = kinds_of(part).items()
    return {name: kind for name, kind in known if not isinstance(kind, Kept | Elsewhere)}


class Bounds(dict[type, dict[str, tuple[int, int]]]):
    """By part the numbers that are declared in it, and between which bounds each of them stays."""

    def __missing__(self, part: type) -> dict[str, tuple[int, int]]:
        kinds = kinds_of(part).items()
        self[part] = {n: (k.least, k.most) for n, k in kinds if isinstance(k, Number)}
        return self[part]


BOUNDS: Final = Bounds()


def seat_field(part: type) -> Field[object] | None:
    """The field that says whose part it is."""
    return next((each for each in fields(part) if each.metadata[SEAT]), None)


def form_of(part: type, *, as_row: bool = False) -> Form:
    """What a written part may be."""
    kinds = written(part)
    found = {name: kind.form() for name, kind in kinds.items()}
    needs = [name for name, kind in kinds.items() if not is_later(kind)]
    return forms.in_order(*found.values()) if as_row else forms.table(found, needs)


def is_later(kind: Kind) -> bool:
    """Whether older saves do not have it."""
    return isinstance(kind, Maybe) and kind.later


class Source:
    """The functions of one game's table, and the names that they use."""

    def __init__(self, hidden: object, root: type | None = None) -> None:
        self.hidden, self.root = HIDDEN, root
        self.names: dict[str, object] = {HIDDEN: hidden, "Any": Any}
        self._known: dict[object, str] = {}
        self._variables = 0
        self._texts: dict[str, str] = {}

    @cached_property
    def shared_pools(self) -> set[str]:
        """The pools of the root, which those of the same name in its parts belong to."""
        kinds = kinds_of(self.root).values() if self.root is not None else ()
        return {kind.pool for kind in kinds if isinstance(kind, Pile)}

    def name(self, thing: object) -> str:
        """A name for something that the functions need."""
        # Equal tuples and methods need not be the same object every time.
        key = thing if isinstance(thing, tuple | MethodType) else id(thing)
        if key not in self._known:
            self._known[key] = name = f"thing_{len(self._known)}"
            self.names[name] = thing
        return self._known[key]

    def kinds(self, part: type) -> list[Kind]:
        """What a part holds."""
        return list(kinds_of(part).values())

    def variable(self) -> str:
        """A name that no other loop uses."""
        self._variables += 1
        return f"x{self._variables}"

    def function(self, purpose: str, part: type) -> str:
        """The name of the function for a purpose; its text is written if it is not there yet."""
        name = f"{purpose}_{part.__name__}"
        if name not in self._texts:
            self._texts[name] = ""  # parts may hold parts of their own class
            self._texts[name] = "\n    ".join(WRITERS[purpose](self, name, part))
        return name

    def finds(self, part: type, x: str, owner: str) -> list[str]:
        """Statements that find a pile in a part."""
        seat = seat_field(part)
        whose = f"{x}.{seat.name}" if seat is not None else owner
        every = kinds_of(part).items()
        return [line for n, kind in every for line in kind.finds(f"{x}.{n}", self, whose)]

    def holds_piles(self, part: type) -> bool:
        """Whether there is a pile anywhere in a part that is not open to all."""
        return bool(Source(None).finds(part, "", ""))

    @property
    def text(self) -> str:
        """All functions that were written so far."""
        return "\n\n\n".join(self._texts.values())

    def made(self, purpose: str, part: type) -> Callable[..., Any]:
        """The function for a purpose, ready to be called."""
        if not self._texts and CORE.compiled and self.root is not None:
            self.names |= native.functions(self, self.root)
        name = self.function(purpose, part)
        if name not in self.names:
            exec(compile(self.text, f"<{name}>", "exec"), self.names)
        return cast("Callable[..., Any]", self.names[name])


# --- How each function is written -----------------------------------------------------------------


def _clone(source: Source, name: str, part: type) -> list[str]:
    cls = source.name(part)
    lines = [f"def {name}(x: {cls}) -> {cls}:", f"new = {cls}.__new__({cls})"]
    lines += [f"new.{n} = {kind.copied(f'x.{n}', source)}" for n, kind in kinds_of(part).items()]
    return [*lines, "return new"]


def _view(source: Source, name: str, part: type) -> list[str]:
    cls, owner = source.name(part), seat_field(part)
    lines = [
        f"def {name}(x: {cls}, seat: int, own: bool = False) -> {cls}:",
        f"new = {cls}.__new__({cls})",
    ]
    if owner is not None:
        lines.append(f"own = x.{owner.name} == seat")
    lines += [f"new.{n} = {kind.seen(f'x.{n}', source)}" for n, kind in kinds_of(part).items()]
    return [*lines, "return new"]


def _dump(source: Source, name: str, part: type) -> list[str]:
    pairs, later = [], []
    for n, kind in written(part).items():
        pair = f"{n!r}: {kind.dumped(f'x.{n}', source)}"
        if is_later(kind):
            later += [f"if x.{n} is not None:", f"    found |= {{{pair}}}"]
        else:
            pairs.append(pair)
    head = f"def {name}(x: {source.name(part)}) -> Any:"
    return [head, f"found: Any = {{{', '.join(pairs)}}}", *later, "return found"]


def _dump_row(source: Source, name: str, part: type) -> list[str]:
    values = [kind.dumped(f"x.{n}", source) for n, kind in written(part).items()]
    return [f"def {name}(x: {source.name(part)}) -> Any:", f"return [{', '.join(values)}]"]


def _load(source: Source, name: str, part: type) -> list[str]:
    values = {
        n: kind.loaded(f"x.get({n!r})" if is_later(kind) else f"x[{n!r}]", source)
        for n, kind in written(part).items()
    }
    return _made_of(source, name, part, values)


def _load_row(source: Source, name: str, part: type) -> list[str]:
    numbered = enumerate(written(part).items())
    values = {n: kind.loaded(f"x[{place}]", source) for place, (n, kind) in numbered}
    return _made_of(source, name, part, values)


def _made_of(source: Source, name: str, part: type, values: dict[str, str]) -> list[str]:
    owner = seat_field(part)
    if owner is not None and owner.name not in values:
        values[owner.name] = "place"
    for each, kind in kinds_of(part).items():
        if isinstance(kind, Elsewhere):
            values[each] = kind.loaded("", source)
    given = ", ".join(f"{n}={value}" for n, value in values.items())
    cls = source.name(part)
    head = f"def {name}(x: Any, cards: Any, root: Any, place: int = 0) -> {cls}:"
    return [head, f"return {cls}({given})"]


def _places(source: Source, name: str, part: type) -> list[str]:
    lines = [line for n, kind in kinds_of(part).items() for line in kind.places(f"x.{n}", source)]
    return [f"def {name}(x: {source.name(part)}, found: Any) -> Any:", *lines, "return found"]


def _find(source: Source, name: str, part: type) -> list[str]:
    head = f"def {name}(x: {source.name(part)}, pile: Any) -> Any:"
    return [head, *source.finds(part, "x", "-1"), "return None"]


def _pools(source: Source, name: str, part: type) -> list[str]:
    owner = seat_field(part)
    cls = source.name(part)
    lines = [f"def {name}(x: {cls}, seat: int, found: Any, own: bool = False) -> Any:"]
    if owner is not None:
        lines.append(f"own = x.{owner.name} == seat")
    lines += [line for n, kind in kinds_of(part).items() for line in kind.pools(f"x.{n}", source)]
    return [*lines, "return found"]


WRITERS: Final[dict[str, Callable[[Source, str, type], list[str]]]] = {
    "clone": _clone,
    "view": _view,
    "dump": _dump,
    "dump_row": _dump_row,
    "load": _load,
    "load_row": _load_row,
    "places": _places,
    "find": _find,
    "pools": _pools,
}
