"""The one loop by which everything goes on: encounters, then whatever they were part of."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.clash.encounter_round import play_clash
from tafelrunde.games.avalon.day.meanwhile import set_aside
from tafelrunde.games.avalon.rules.course import COURSES, is_interrupted
from tafelrunde.games.avalon.rules.events import check_quests
from tafelrunde.games.avalon.state.table import Game


def clash_goes_on(game: Game) -> bool:
    """Whether an encounter is being resolved, and nothing comes before its next step."""
    return game.clash is not None and not is_interrupted(game)


def play_course(game: Game) -> Flow[None]:
    """Everything that goes on, the innermost first, until nothing is left."""
    while True:
        if game.clash is not None and not is_interrupted(game):
            yield from play_clash(game)
            if clash_goes_on(game):
                set_aside(game)
        elif game.aside is None and check_quests(game):
            continue
        elif not game.course:
            return
        else:
            course = game.course[-1]
            flow = COURSES[course.doing](game, course)
            if flow is not None:
                yield from flow
