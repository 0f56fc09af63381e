"""Structs for clients from parts of the table.

A struct says by `view_of` of which part it is, and writes down only what the game works out: all
declared fields come by themselves, except those that clients do `without`. A field that is written
down all the same has the type that the game wants: a pile may be the number of its cards.

A card travels as a thing ("war_sword#12"), a pile that everybody sees as its cards and another as
their number, a member of an enumeration as its name, a part as the struct that is a view of it.
What does not fit is noticed when a struct or its presenter is made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING
from dataclasses import fields as declared_fields
from operator import or_
from types import GenericAlias, MappingProxyType
from typing import Final, Literal, TypeVar, cast, get_args, get_origin

from msgspec import Struct, defstruct
from msgspec.structs import FieldInfo, fields

from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.fields import names_of
from tafelrunde.engine.state.kinds import Kind, Seen
from tafelrunde.engine.state.source import kinds_of

G = TypeVar("G")
P = TypeVar("P")
V = TypeVar("V", bound=Struct)

PARTS: Final[dict[type[Struct], type]] = {}
"""Of which part each struct is a view."""
VIEWS: Final[dict[type, type[Struct]]] = {}
"""The view of each part."""
PRESENTERS: Final[dict[type, Callable[..., Struct]]] = {}
"""What fills it."""
BROUGHT: Final = (
    kinds.Kept,
    kinds.Elsewhere,
    kinds.Box,
    kinds.Revelations,
    kinds.Streams,
    kinds.Value,
)
"""Fields of which only the game knows what they are to a client."""


# --- The struct -----------------------------------------------------------------------------------


def view_of(part: type, *, without: Collection[str] = ()) -> Callable[[type[V]], type[V]]:
    """The struct below is a view of a part: it gets the declared fields that it does not name."""

    def derive(own: type[V]) -> type[V]:
        named, every = own.__struct_fields__, kinds_of(part).items()
        shown = {n: kind for n, kind in every if n not in named and is_shown(kind)}
        if unknown := [name for name in without if shown.pop(name, None) is None]:
            raise TypeError(f"{own.__name__} would be without {', '.join(unknown)} anyway")
        usual = _usual(part, shown) if own.__struct_config__.omit_defaults else {}
        struct = defstruct(
            own.__name__,
            [(n, _type(part, n, kind)) for n, kind in shown.items() if n not in usual]
            + [(n, _type(part, n, shown[n]), start) for n, start in usual.items()],
            bases=(own,),
            module=own.__module__,
            namespace={"__doc__": own.__doc__},
        )
        PARTS[struct], VIEWS[part] = part, struct
        return cast("type[V]", struct)

    return derive


def is_shown(kind: Kind) -> bool:
    """Whether a field is for everybody, and means something without the help of the game."""
    if isinstance(kind, BROUGHT):
        return False
    hidden = isinstance(kind, kinds.Plain | kinds.Hidden) and kind.seen_by is not Seen.ALL
    return not hidden


def _usual(part: type, shown: Mapping[str, Kind]) -> dict[str, object]:
    """The plain fields that have a usual value."""
    plain = [n for n, kind in shown.items() if isinstance(kind, kinds.Plain)]
    found = {each.name: each.default for each in declared_fields(part) if each.name in plain}
    return {name: start for name, start in found.items() if start is not MISSING}


def _type(part: type, name: str, kind: Kind) -> object:
    try:
        return type_of(kind)
    except TypeError as trouble:
        raise TypeError(f"{part.__name__}.{name}: {trouble}") from None


def type_of(kind: Kind) -> object:
    """What a declared field is to a client; raises `TypeError` if only the game can tell."""
    match kind:
        case kinds.SeatMask():
            return list[int]
        case kinds.Plain():
            return type(kind.start())
        case kinds.Member():
            return Literal.__getitem__(names_of(kind.members))
        case kinds.OneCard() | kinds.Maybe(kind=kinds.OneCard()):
            return str
        case kinds.Pile():
            return list[str] if kind.seen_by is Seen.ALL else int
        case kinds.PartOf() if kind.part in VIEWS:
            return VIEWS[kind.part]
        case kinds.Maybe():
            return or_(type_of(kind.kind), None)
        case kinds.NumbersBy():
            return GenericAlias(dict, (str, type_of(kind.value)))
        case kinds.Several(kind=kinds.Maybe(kind=kinds.OneCard())):
            return list[str | None]
        case kinds.Several():
            return GenericAlias(list, (type_of(kind.kind),))
        case kinds.Row() if all(isinstance(each, kinds.Plain) for each in kind.kinds):
            return GenericAlias(tuple, tuple(map(type_of, kind.kinds)))
        case _:
            raise TypeError(f"no client knows what {type(kind).__name__} means")


# --- What fills it --------------------------------------------------------------------------------


def presenter(
    struct: type[V],
    part: type[P],
    together: Mapping[tuple[str, ...], Callable[[G, P], Sequence[object]]] = MappingProxyType({}),
    **own: Callable[[G, P], object],
) -> Callable[[G, P], V]:
    """present(game, part): the struct of a part; `own` fields are what the game makes of both, each
    by itself or some `together`.
    """
    at_once = [name for several in together for name in several]
    if unknown := sorted({*own, *at_once} - {*struct.__struct_fields__}):
        raise TypeError(f"{struct.__name__} has no {', '.join(unknown)}")
    names: dict[str, object] = {"struct": struct}
    lines, values = ["def present(game, x):"], []
    for number, (several, make) in enumerate(together.items()):
        names[f"some_{number}"] = make
        lines.append(f"{', '.join(several)} = some_{number}(game, x)")
    for each in fields(struct):
        if each.name in own:
            names[f"own_{each.name}"] = own[each.name]
            values.append(f"own_{each.name}(game, x)")
        else:
            values.append(each.name if each.name in at_once else _value(part, each, names))
    exec("\n    ".join([*lines, f"return struct({', '.join(values)})"]), names)
    made = cast("Callable[[G, P], V]", names["present"])
    PRESENTERS[part] = made
    return made


def _value(part: type, field: FieldInfo, names: dict[str, object]) -> str:
    """Source for a field of the struct: declared of the part `x`, or what it works out itself."""
    kind = kinds_of(part).get(field.name)
    if kind is not None and not isinstance(kind, BROUGHT):
        return told(kind, f"x.{field.name}", field.type, names)
    if not hasattr(part, field.name):
        raise TypeError(f"{part.__name__} has no {field.name}")
    return f"x.{field.name}"


def told(kind: Kind, x: str, wanted: object, names: dict[str, object]) -> str:
    """Source for the value `x` of a field in the type of the struct."""
    match kind:
        case kinds.Pile() if wanted is int:
            return f"len({x})"
        case kinds.Pile() if kind.seen_by is Seen.ALL:
            return f"[one.thing for one in {x}]"
        case kinds.Pile():
            return f"[one.thing for one in {x} if one.uid >= 0]"
        case kinds.OneCard():
            return f"{x}.thing"
        case kinds.Maybe(kind=kinds.OneCard()) if wanted is str:
            return f"'' if {x} is None else {x}.thing"
        case kinds.Maybe():
            there = told(kind.kind, x, get_args(wanted)[0], names)
            return x if there == x else f"None if {x} is None else {there}"
        case kinds.Member():
            return f"int({x})" if wanted is int else f"{x}.name.lower()"
        case kinds.PartOf():
            present = f"present_{kind.part.__name__}"
            names[present] = PRESENTERS[kind.part]
            return f"{present}(game, {x})"
        case kinds.SeatMask() if wanted is not int:
            return f"[seat for seat in range({kind.seats}) if {x} >> seat & 1]"
        case kinds.Spelled() if wanted is not int:
            names[f"tell_{len(names)}"] = kind.tell
            return f"tell_{len(names) - 1}({x})"
        case kinds.NumbersBy() if get_origin(wanted) is dict:
            return f"{{str(key): value for key, value in {x}.items()}}"
        case kinds.Several() if get_origin(wanted) is list:
            each = told(kind.kind, "one", get_args(wanted)[0], names)
            return f"{x}[:]" if each == "one" else f"[{each} for one in {x}]"
        case kinds.Plain() if wanted is type(kind.start()):
            return x
        case kinds.Row() if get_origin(wanted) is tuple:
            return x
        case _:
            raise TypeError(f"{type(kind).__name__} does not become {wanted}")
