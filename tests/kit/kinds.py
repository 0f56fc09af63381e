"""Of what kinds of things a table is made: numbers where a term is expected are found here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from types import GetSetDescriptorType
from typing import Any

UNSAVED = ("log", "explains", "reveals")
"""What belongs to a running game and not to its table."""


def differences(mine: Any, other: Any, path: str = "game") -> Iterator[str]:
    """Where two tables are not made of the same kinds of things, or not of the same things."""
    if mine is other:
        return
    if type(mine) is not type(other):
        yield f"{path}: {type(mine).__name__} here, {type(other).__name__} there"
    elif isinstance(mine, list | tuple):
        yield from _of_rows(mine, other, path)
    elif isinstance(mine, dict):
        yield from _of_rows(list(mine.items()), list(other.items()), path)
    elif hasattr(mine, "uid"):
        if (mine.uid, mine.id) != (other.uid, other.id):
            yield f"{path}: {mine} here, {other} there"
    elif parts := _parts(mine):
        for part in parts:
            here, there = getattr(mine, part, None), getattr(other, part, None)
            yield from differences(here, there, f"{path}.{part}")
    elif mine != other:
        yield f"{path}: {mine!r} here, {other!r} there"


def _of_rows(mine: Sequence[Any], other: Sequence[Any], path: str) -> Iterator[str]:
    if len(mine) != len(other):
        yield f"{path}: {len(mine)} here, {len(other)} there"
        return
    for number, pair in enumerate(zip(mine, other, strict=True)):
        yield from differences(*pair, f"{path}.{number}")


def _parts(thing: Any) -> list[str]:
    """The names of what a thing is made of; none if it is plain."""
    if is_dataclass(thing):
        names = [field.name for field in fields(thing)]
    else:
        names = list(getattr(type(thing), "__slots__", ())) or _native(type(thing))
    return [name for name in names if name not in UNSAVED]


def _native(kind: type) -> list[str]:
    """The fields of a compiled class, which has no `__slots__`, unless it compares itself."""
    if not kind.__module__.startswith("tafelrunde.") or "__eq__" in vars(kind):
        return []
    return [name for name, field in vars(kind).items() if isinstance(field, GetSetDescriptorType)]
