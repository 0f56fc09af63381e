"""Chapter 31: chronicler and alternative modes (Chronist und alternative Modi)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Mode

STORY_MODE: Final = Mode.STORY_MODE


def players(game: Game) -> int:
    """The number of players wherever it counts: one fewer in Story Mode, but at least one (A31.04,
    A31.06).
    """
    return as_many(game, len(game.characters))


def as_many(game: Game, people: int) -> int:
    """So many people, as Story Mode counts them (A31.08)."""
    return max(1, people - 1) if game.setup.mode is STORY_MODE else people
