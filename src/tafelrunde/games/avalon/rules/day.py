"""Chapter 5: course of the day (Tagesablauf)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.clash import words
from tafelrunde.games.avalon.day.dawn import dawn
from tafelrunde.games.avalon.day.day_end import day_end
from tafelrunde.games.avalon.day.daytime import daytime
from tafelrunde.games.avalon.rules import (
    arrival,
    dials_status,
    encounters,
    ending,
    events,
    items,
    locations,
    menhirs,
    reading,
    resources,
    saving,
    timing,
)
from tafelrunde.games.avalon.rules.events import check_quests
from tafelrunde.games.avalon.rules.play import play_course
from tafelrunde.games.avalon.rules.world_setup import give_secret_42
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Phase

DAWN: Final = Phase.DAWN
DAYTIME: Final = Phase.DAYTIME
DAY_END: Final = Phase.DAY_END
WORDS: Final = (
    *(
        arrival,
        dials_status,
        encounters,
        ending,
        saving,
        events,
        items,
        locations,
        menhirs,
        reading,
    ),
    *(resources, timing, words),
)
"""The modules that carry the words out; importing them here makes every word known."""

SETUP: Final = Phase.SETUP


def play(game: Game) -> Flow[None]:
    """Day after day, three phases in fixed order (A5.01), without limit (A1.07), until the campaign
    ends; what goes on is played before the next step.
    """
    while True:
        if game.course or game.clash is not None or check_quests(game):
            yield from play_course(game)
        if game.phase is SETUP:  # before the first day (A4.17), and after the Mercy (A21.04)
            yield from give_secret_42(game)
            game.phase, game.step = DAWN, 0
        if game.phase is DAYTIME:
            yield from daytime(game)
        elif game.phase is DAY_END:
            yield from day_end(game)
        else:
            flow = dawn(game)
            if flow is not None:
                yield from flow
