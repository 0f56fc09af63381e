"""The one loop by which everything goes on: encounters, then whatever they were part of."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.clash.round import play_clash
from tafelrunde.games.avalon.rules.course import COURSES, WATCHED, is_interrupted
from tafelrunde.games.avalon.state import Game


def play_course(game: Game) -> Flow[None]:
    """Everything that goes on, the innermost first, until nothing is left."""
    while True:
        if game.clash is not None and not is_interrupted(game):
            yield from play_clash(game)
        elif something_begins(game):
            continue
        elif not game.course:
            return
        else:
            course = game.course[-1]
            yield from COURSES[course.doing](game, course)


def something_begins(game: Game) -> bool:
    """Whether something that is watched for is so, and has begun."""
    for watch in WATCHED:  # noqa: SIM110 - asked before every step
        if watch(game):
            return True
    return False
