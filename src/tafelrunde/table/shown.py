"""What each game offers to the table beside its rules: its view as clients draw it, its content.

A further game offers a `ShownGame` of its own and adds one line here; rooms, connections and routes
know none by name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Data
from tafelrunde.engine.showing import ShownGame as ShownGame

UNSENT: Final = ("why",)
"""Fields of an event that travel beside it."""


def _valskyrr() -> ShownGame:
    from tafelrunde.games.valskyrr.shown import SHOWN

    return SHOWN


def _hexer() -> ShownGame:
    from tafelrunde.games.hexer.shown import SHOWN

    return SHOWN


GAMES: Final[dict[str, Callable[[], ShownGame]]] = {"valskyrr": _valskyrr, "hexer": _hexer}
"""The games of the table; each is imported only when it is asked for."""


@cache
def shown_game(name: str) -> ShownGame:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownName(f"There is no game {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]()


def event_fields(event: Any) -> Data:
    """The values of an event, for animation."""
    found: Data = {}
    for field in fields(event):
        if field.name not in UNSENT:
            value = getattr(event, field.name)
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found
