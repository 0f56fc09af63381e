"""The games that there are: every package below `tafelrunde.games` that has a module `game`.

A game is one object, `GAME` in that module. It is imported when it is first
asked for, and what it offers to clients, bots and lab when that is first used.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TypeVar, cast

from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Game, GameRules, State

S = TypeVar("S")
PACKAGE = "tafelrunde.games"


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, in the order of the alphabet."""
    modules = iter_modules(import_module(PACKAGE).__path__)
    found = [each.name for each in modules if each.ispkg]
    return tuple(sorted(name for name in found if find_spec(f"{PACKAGE}.{name}.game")))


@cache
def find_game(name: str) -> Game[State]:
    """The game of that name; raises `UnknownName`."""
    if name not in game_names():
        raise UnknownName(f"There is no game {name!r}; there are {', '.join(game_names())}.")
    found: Game[State] = import_module(f"{PACKAGE}.{name}.game").GAME
    return found


def game_of(rules: GameRules[S]) -> Game[S]:
    """The whole game that these rules belong to."""
    return cast("Game[S]", find_game(rules.id))
