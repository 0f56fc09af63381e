"""Games and bots by name; each is imported only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from tafelrunde.bots.base import Bot, Trials
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import GameRules

Factory = Callable[[str, int], Bot[Any]]
"""Makes a bot for a game, with a seed of its own."""


def _valskyrr() -> tuple[GameRules[Any], Trials[Any]]:
    from tafelrunde.games.valskyrr import trials
    from tafelrunde.games.valskyrr.game import VALSKYRR

    return VALSKYRR, trials


def _hexer() -> tuple[GameRules[Any], Trials[Any]]:
    from tafelrunde.games.hexer import trials
    from tafelrunde.games.hexer.game import HEXER

    return HEXER, trials


GAMES: Final[dict[str, Callable[[], tuple[GameRules[Any], Trials[Any]]]]] = {
    "valskyrr": _valskyrr,
    "hexer": _hexer,
}


def game_rules(name: str) -> GameRules[Any]:
    """The rules of the game of that name."""
    _known(name, GAMES, "game")
    return GAMES[name]()[0]


def game_trials(name: str) -> Trials[Any]:
    """What the game of that name offers to bots and lab."""
    _known(name, GAMES, "game")
    return GAMES[name]()[1]


def _random(game: str, seed: int) -> Bot[Any]:
    from tafelrunde.bots.random import RandomBot

    return RandomBot(seed)


def _heuristic(game: str, seed: int) -> Bot[Any]:
    if game == "hexer":
        from tafelrunde.bots.hexer import Witcher

        return Witcher()
    from tafelrunde.bots.valskyrr import Companion

    return Companion()


bots: Final[dict[str, Factory]] = {"random": _random, "heuristic": _heuristic}


def make_bot(name: str, game: str, seed: int) -> Bot[Any]:
    """A bot of that name for that game; the same seed makes a bot that decides the same."""
    _known(game, GAMES, "game")
    _known(name, bots, "bot")
    return bots[name](game, seed)


def _known(name: str, known: Collection[str], kind: str) -> None:
    if name not in known:
        raise UnknownName(f"There is no {kind} {name!r}; there are {', '.join(known)}.")
