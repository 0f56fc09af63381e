"""Bots by name: a random one for every game, and those that a game brings itself."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.registry import find_game

RANDOM: Final = "random"


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *find_game(game).bots]


def make_bot(name: str, game: str, seed: int) -> Bot[Any]:
    """A bot of that name for that game; the same seed makes a bot that decides the same."""
    known = bot_names(game)
    if name not in known:
        raise UnknownName(f"There is no bot {name!r}; there are {', '.join(known)}.")
    return RandomBot(seed) if name == RANDOM else find_game(game).bots[name]()
