"""Games and bots by name; each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.bots.base import Bot, Trials
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import GameRules

GAMES: Final = ("valskyrr",)
Factory = Callable[[str, int], Bot[Any]]
"""Makes a bot for a game, with a seed of its own."""


def game_rules(name: str) -> GameRules[Any]:
    """The rules of the game of that name."""
    _known(name, GAMES, "game")
    from tafelrunde.games.valskyrr.game import VALSKYRR

    return VALSKYRR


def game_trials(name: str) -> Trials[Any]:
    """What the game of that name offers to bots and lab."""
    _known(name, GAMES, "game")
    from tafelrunde.games.valskyrr import trials

    return trials


def _random(game: str, seed: int) -> Bot[Any]:
    from tafelrunde.bots.random import RandomBot

    return RandomBot(seed)


def _heuristic(game: str, seed: int) -> Bot[Any]:
    from tafelrunde.bots.valskyrr import Companion

    return Companion()


bots: Final[dict[str, Factory]] = {"random": _random, "heuristic": _heuristic}


def make_bot(name: str, game: str, seed: int) -> Bot[Any]:
    """A bot of that name for that game; the same seed makes a bot that decides the same."""
    _known(game, GAMES, "game")
    _known(name, tuple(bots), "bot")
    return bots[name](game, seed)


def _known(name: str, known: tuple[str, ...], kind: str) -> None:
    if name not in known:
        raise UnknownName(f"There is no {kind} {name!r}; there are {', '.join(known)}.")
