"""Structs for clients from parts of the table: a field of the struct that is called like one of the
part is filled from it, and the game gives the others.

A card travels as a thing ("war_sword#12"), a pile as its cards or their number, a member of an
enumeration as its name or number. What does not fit is noticed when the function is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, get_origin

from msgspec import Struct
from msgspec.structs import fields

from tafelrunde.engine.games import Data
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.kinds import Kind, Seen
from tafelrunde.engine.state.source import kinds_of

G = TypeVar("G")
P = TypeVar("P")
V = TypeVar("V", bound=Struct)

CARDS: Final = "[one.thing for one in x.{0}]"
OPEN_CARDS: Final = "[one.thing for one in x.{0} if one.uid >= 0]"


def presenter(
    struct: type[V], part: type[P], **own: Callable[[G, P], object]
) -> Callable[[G, P], V]:
    """present(game, part): the struct of a part; `own` fields are what the game makes of both."""
    declared = kinds_of(part)
    values = []
    for each in fields(struct):
        if each.name in own:
            values.append(f"own[{each.name!r}](game, x)")
        elif each.name not in declared or isinstance(declared[each.name], kinds.Kept):
            values.append(_plain(part, each.name))
        else:
            values.append(_value(declared[each.name], each.type).format(each.name))
    names: Data = {"own": own, "struct": struct}
    exec(f"def present(game, x):\n    return struct({', '.join(values)})", names)
    made: Callable[[G, P], V] = names["present"]
    return made


def _plain(part: type, name: str) -> str:
    """Something that a part works out itself."""
    if not hasattr(part, name):
        raise TypeError(f"{part.__name__} has no {name}")
    return f"x.{name}"


def _value(kind: Kind, wanted: object) -> str:
    """How a declared field is told in the type of the struct."""
    match kind:
        case kinds.Pile() if wanted is int:
            return "len(x.{0})"
        case kinds.Pile():
            return CARDS if kind.seen_by is Seen.ALL else OPEN_CARDS
        case kinds.OneCard():
            return "x.{0}.thing"
        case kinds.Maybe(kind=kinds.OneCard()):
            return "'' if x.{0} is None else x.{0}.thing"
        case kinds.Member():
            return "x.{0}.name.lower()" if wanted is str else "int(x.{0})"
        case kinds.Table() if get_origin(wanted) is dict:
            return "{{str(key): value for key, value in x.{0}.items()}}"
        case kinds.Several(kind=kinds.Plain() | kinds.Row()) if get_origin(wanted) is list:
            return "x.{0}[:]"
        case kinds.Plain() | kinds.Maybe(kind=kinds.Plain()):
            return "x.{0}"
        case _:
            raise TypeError(f"{kind.__class__.__name__} does not become {wanted}")
