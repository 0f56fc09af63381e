"""Hampers of a combat turn as plain data, and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from tafelrunde.engine.forms import Form, each, flag, maybe, table, whole
from tafelrunde.engine.games import Data
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn


def _hampering(default: object) -> Form:
    """What may stand in a field of a hamper, by what stands there if nothing is hampered."""
    if default is None:
        return maybe(whole(0, 99))
    if isinstance(default, bool):
        return flag
    return whole(0, 99) if isinstance(default, int) else each(whole(0, max(Colour)))


HAMPER: Final = table({field.name: _hampering(field.default) for field in fields(NextTurn)})


def dump_hamper(hamper: NextTurn) -> Data:
    """Only what differs from nothing."""
    found: Data = {}
    for field in fields(hamper):
        value = getattr(hamper, field.name)
        if value != field.default:
            found[field.name] = [int(v) for v in value] if isinstance(value, tuple) else value
    return found


def load_hamper(data: Data) -> NextTurn:
    """A hamper from plain data; colours are written as numbers."""
    values: Data = {
        name: tuple(map(Colour, value)) if isinstance(value, list | tuple) else value
        for name, value in data.items()
    }
    return NextTurn(**values)
