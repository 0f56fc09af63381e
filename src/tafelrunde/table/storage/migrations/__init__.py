"""Numbered steps that bring a store of any age to the present schema.

A released step is never changed: what follows is a new file with the next number.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    """One step: the schema has this number once its statements have run."""

    number: int
    name: str
    sql: str


def migrations(kind: str) -> list[Migration]:
    """All steps for one kind of store, in order."""
    steps = []
    for file in files(__name__).joinpath(kind).iterdir():
        if file.name.endswith(".sql"):
            number, _, name = file.name.removesuffix(".sql").partition("_")
            steps.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    return sorted(steps)
