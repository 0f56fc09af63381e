"""The functions of a declared table, written out for the compiled core."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.state import native


def written(game: str) -> ModuleType:
    """The module of a game's table, as plain Python."""
    table = find_game(game).table  # type: ignore[attr-defined]
    module = ModuleType(native.module_name(table.root))
    exec(native.module(table.source_anew(), table.root), vars(module))
    return module


@pytest.mark.parametrize("game", game_names())
def test_the_written_functions_are_those_of_the_table(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_game(game)
    table = found.table  # type: ignore[attr-defined]
    module, source = written(game), table.source_anew()
    monkeypatch.setitem(sys.modules, module.__name__, module)
    state: Any = found.new(found.trials.setup_for(0, 2), 7)

    functions = native.functions(source, table.root)

    name = table.root.__name__
    copy = functions[f"clone_{name}"](state)
    assert copy is not state
    assert functions[f"dump_{name}"](copy) == found.dump(state)
    seen = functions[f"view_{name}"](state, 0)
    assert found.dump(seen) == found.dump(table.view(state, 0))


def test_functions_of_other_declarations_are_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    table = find_game("valskyrr").table  # type: ignore[attr-defined]
    module = written("valskyrr")
    vars(module)["OF"] = "something else"
    monkeypatch.setitem(sys.modules, module.__name__, module)

    assert native.functions(table.source_anew(), table.root) == {}


def test_without_a_build_there_are_no_such_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    table = find_game("hexer").table  # type: ignore[attr-defined]
    monkeypatch.setattr(native, "module_name", lambda root: "nothing_was_built")

    assert native.functions(table.source_anew(), table.root) == {}


def test_a_plain_root_keeps_its_fields_where_compiled_verbs_look() -> None:
    @dataclass(slots=True, eq=False)
    class Board(a.Root):
        chance: Chance = a.streams(1)
        gold: int = a.number()

    native.share_fields(Board)

    assert "chance" not in vars(Board)
    assert "gold" in vars(Board)
