"""Bots by name: a random one for every game, and those that a game brings itself."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import State
from tafelrunde.engine.registry import find_game

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *find_game(game).bots]


def make_bot(name: str, game: str, seed: int) -> Bot[State]:
    """A bot of that name for that game; the same seed makes a bot that decides the same. The
    random one plays well enough where a game brings none of its own.
    """
    own = find_game(game).bots
    if name == RANDOM or (name == HEURISTIC and not own):
        return RandomBot(seed)
    if name not in own:
        raise UnknownName(f"There is no bot {name!r}; there are {', '.join(bot_names(game))}.")
    return own[name]()
