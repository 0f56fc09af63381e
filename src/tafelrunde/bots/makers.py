"""Bots by name: a random one for every game, and those that a game brings itself."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import Level, SearchBot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.decisions import Answer, Decision
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import State
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.worlds import Fork, Worlds

RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"
LEVELS: Final = {
    "beginner": Level(visits=12, width=4, ahead=1),
    "apprentice": Level(visits=30, width=5, ahead=2),
    "strong": Level(visits=80, width=6, ahead=4),
    "master": Level(visits=200, width=8, ahead=4),
}
"""The bots that look ahead, from the weakest to the strongest."""
ADVISER: Final = "strong"
REVIEWER: Final = "master"


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    found = find_game(game)
    return [RANDOM, *found.bots, *(LEVELS if found.judge is not None else ())]


def levels(game: str) -> list[str]:
    """How well bots can play a game, for people to choose from; the first is usual."""
    return [HEURISTIC, *(LEVELS if find_game(game).judge is not None else ())]


def make_bot(name: str, game: str, seed: int) -> Bot[State]:
    """A bot of that name for that game; the same seed makes a bot that decides the same. The
    random one plays well enough where a game brings none of its own.
    """
    own = find_game(game).bots
    if name in LEVELS and name in bot_names(game):
        return SearchBot(name, LEVELS[name], seed, own.get(HEURISTIC, lambda: RandomBot(seed)))
    if name == RANDOM or (name == HEURISTIC and not own):
        return RandomBot(seed)
    if name not in own:
        raise UnknownName(f"There is no bot {name!r}; there are {', '.join(bot_names(game))}.")
    return own[name]()


def adviser(game: str, seed: int, level: str = ADVISER) -> SearchBot[State] | None:
    """Who gives advice in a game, or reviews it; None where nobody looks ahead."""
    bot = make_bot(level, game, seed) if level in bot_names(game) else None
    return bot if isinstance(bot, SearchBot) else None


def answer_of(
    bot: Bot[State], game: str, view: State, decision: Decision, fork: Fork[State]
) -> Answer:
    """What a bot answers: one that looks ahead draws worlds from the position, others look at the
    view.
    """
    if isinstance(bot, SearchBot):
        return bot.search(Worlds(find_game(game), fork, decision.seat))
    return bot.decide(view, decision)
