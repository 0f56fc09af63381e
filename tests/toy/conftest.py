"""Lets the tests in this folder find the game in it, as `TAFELRUNDE_GAMES` would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde import games
from tafelrunde.engine.registry import find_game, game_names

FOLDER = str(Path(__file__).parent)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is one of the games, here and in processes that are started."""
    monkeypatch.setenv("TAFELRUNDE_GAMES", FOLDER)
    monkeypatch.setattr(games, "__path__", [*games.__path__, FOLDER])
    for known in (game_names, find_game):
        known.cache_clear()
    yield
    for known in (game_names, find_game):
        known.cache_clear()
