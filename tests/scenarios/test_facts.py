"""Expectations may name whatever a table can ever hold: every fact has a form, and the other way
round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tafelrunde.engine.forms import table
from tafelrunde.engine.scenario_files import game_named
from tafelrunde.engine.shapes import Shape, shape_of
from tests.kit.random_games import GAMES, random_positions

RARE = (
    *("attached.", "pending.", "coming.", "hampers.", "combo.", "defender", "quests."),
    *("absent.", "aside.", "left.", "skills."),
)
"""What not every random game comes to."""


def keys_of(facts: Any, shape: Shape, where: str) -> Iterator[str]:
    """The keys of all facts, which must have a form; names in them are left out."""
    if isinstance(facts, list):
        for thing in facts if shape.kind == "list" else ():
            yield from keys_of(thing, shape.inner[0], where)
    elif isinstance(facts, Mapping):
        if shape.kind == "either":
            shape = shape.inner[1]
        for key, value in facts.items():
            if shape.kind == "table":
                assert key in shape.keys, f"{where}{key}"
                yield f"{where}{key}"
                yield from keys_of(value, shape.keys[key], f"{where}{key}.")
            else:
                assert shape.kind == "names", where
                yield from keys_of(value, shape.inner[0], where)


def keys_in(shape: Shape, where: str = "") -> Iterator[str]:
    """All keys that a shape knows."""
    for inner in shape.inner:
        yield from keys_in(inner, where)
    for key, inner in shape.keys.items():
        yield f"{where}{key}"
        yield from keys_in(inner, f"{where}{key}.")


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_fact_has_a_form_and_every_form_is_that_of_a_fact(name: str) -> None:
    game = game_named(name)
    shape, found = shape_of(table(game.fact_forms)), set[str]()
    for seed in range(4):
        for session in random_positions(name, seed, 200):
            found |= set(keys_of(game.facts(session.state), shape, ""))
    missing = [key for key in keys_in(shape) if key not in found]
    assert [key for key in missing if not any(rare in key for rare in RARE)] == []
