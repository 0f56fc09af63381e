"""The root of the table of a declared game."""

from __future__ import annotations

from typing import Any

from tafelrunde.compiled import mypyc_attr
from tafelrunde.engine.state.verbs import Root


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredRoot(Root):
    """The root of such a game: its set-up, its cards, whether somebody listens."""

    __slots__ = ()
    setup: object
    cards: list[Any]  # of the game's own class
