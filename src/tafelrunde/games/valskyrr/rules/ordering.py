"""Chapter 2, simultaneous effects (Spieler wählen aus): the players determine their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.valskyrr.rules.readiness import can_help
from tafelrunde.games.valskyrr.state.table import Game

Chosen = TypeVar("Chosen", bound=AnyOption)


def next_of(
    waiting: Sequence[Chosen], weighs: Callable[[Chosen], bool], key: str, about: object = None
) -> Flow[Chosen]:
    """Which of several simultaneous effects comes next. The players say so (V2.08) if at least two
    of them weigh: what weighs nothing ends the same, whenever it comes.
    """
    heavy = [each for each in waiting if weighs(each)]
    if heavy:
        return (yield from choose(PARTY, heavy, key, "V2.08", about))
    return waiting[0]


def help_is_near(game: Game) -> bool:
    """Whether what happens to one hero can matter to another: somebody holds a reflex that helps
    others or can be resolved at any time. Without one the same happens in every order.
    """
    return any(can_help(game, hero) for hero in game.heroes)
