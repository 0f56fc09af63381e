"""A declared table as a struct in words, for clients that have no board for its game.

The fields are those that scenario files name (`engine/state/wording.py`), typed as facts are told.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from operator import or_
from types import GenericAlias
from typing import cast

from msgspec import Struct, convert, defstruct

from tafelrunde.engine.games import Data
from tafelrunde.engine.showing import TableView
from tafelrunde.engine.state import kinds
from tafelrunde.engine.state.kinds import Kind
from tafelrunde.engine.state.wording import entries


def listed(facts: Data, root: type, seat_row: str, without: tuple[str, ...]) -> TableView:
    """The facts of a whole table, in which seats stand under their names."""
    return convert(facts, _table_struct(root, seat_row, without))


@cache
def _table_struct(root: type, seat_row: str, without: tuple[str, ...]) -> type[TableView]:
    found = _fields(root, without)
    (seats,) = (each.kind for each in entries(root) if each.name == seat_row)
    assert isinstance(seats, kinds.Parts)
    found[seat_row] = GenericAlias(dict, (str, _struct(seats.part.part)))
    struct = defstruct(f"Listed{root.__name__}", list(found.items()), bases=(TableView,))
    return cast("type[TableView]", struct)


@cache
def _struct(part: type) -> type[Struct]:
    return defstruct(f"Listed{part.__name__}", list(_fields(part).items()))


def _fields(part: type, without: Collection[str] = ()) -> dict[str, object]:
    found: dict[str, object] = {}
    for each in entries(part, without):
        inner = (
            each.kind.kind if each.beside and isinstance(each.kind, kinds.Several) else each.kind
        )
        found |= dict.fromkeys(each.keys, told_as(inner))
    return found


def told_as(kind: Kind) -> object:
    """As what a fact is told."""
    match kind:
        case kinds.SeatMask():
            return list[str]
        case kinds.Named() | kinds.SeatNumber() | kinds.Member() | kinds.OneCard():
            return str
        case kinds.Maybe(kind=kinds.OneCard()):
            return str
        case kinds.Spelled() | kinds.Value():
            return object
        case kinds.Plain():
            return type(kind.start())
        case kinds.PartOf():
            return _struct(kind.part)
        case kinds.Maybe():
            return or_(told_as(kind.kind), None)
        case kinds.NumbersBy():
            return GenericAlias(dict, (str, told_as(kind.value)))
        case kinds.Several():
            inner = told_as(kind.kind)
            return GenericAlias(dict, (str, inner)) if kind.names else GenericAlias(list, (inner,))
        case _:
            return object
