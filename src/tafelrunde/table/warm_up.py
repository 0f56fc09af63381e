"""What a server does before people come: load all texts, rehearse a game, set its memory apart."""

from __future__ import annotations

import gc
import time
from functools import cache
from typing import Final

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import UNSEEN
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game.journal import Answered
from tafelrunde.table.game.printed import card_names, printed
from tafelrunde.table.game.running_game import RunningGame

REHEARSED: Final = 400
"""So many answers of a game are tried, so that most sentences have been said once."""
BREATH: Final = 0.001
"""So many seconds after each piece of work belong to people who are there already."""

THRESHOLDS: Final = (1_000, 5, 400)
"""The collector looks through everything after two million new things, not after some thousand."""


@cache
def warm_up() -> None:
    """Load all games, so that the first table does not have to wait for them; once a process."""
    for name in game_names():
        for lang in LANGUAGES:
            card_names(name, lang)
            time.sleep(BREATH)
            printed(name, "rules", lang)
            time.sleep(BREATH)
        rehearse(name)
    spare_the_collector()


def spare_the_collector() -> None:
    """Let the collector look seldom at what lives long: the whole server waits while it looks.

    What has been loaded stays for good. Play leaves nothing to collect, and when rooms are put
    away the collector is called.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def rehearse(name: str) -> None:
    """Play a game by random answers and tell it in all languages."""
    shown, trials = find_game(name).shown, find_game(name).trials
    session = Session(shown.rules, trials.setup_for(0, max(trials.PLAYERS)), 0)
    playing, bot = RunningGame(shown, session, 0), make_bot("random", name, 0)
    while session.decisions and session.step < REHEARSED:
        for lang in LANGUAGES:
            playing.decisions(lang, [True] * len(session.decisions))
            time.sleep(BREATH)
        decision = session.decisions[0]
        answer = Answered(int(decision.seat), list(bot.decide(UNSEEN, decision)), session.step)
        change = playing.play(playing.seq + 1, answer)
        for lang in LANGUAGES:
            playing.lines(change, lang)
