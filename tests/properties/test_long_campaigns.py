"""A decision costs no more in the tenth hour of a campaign than in the first: neither what a copy
of the table copies grows, nor the steps that an answer sets off. Both are counted, not timed.
"""

from __future__ import annotations

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.limits import MOST_STEPS, STEPS
from tafelrunde.games.avalon.game import GAME as AVALON

HOUR = 500
"""So many questions make an hour, and more."""


def size(data: object) -> int:
    """How many values there are in plain data."""
    if isinstance(data, dict):
        return sum(map(size, data.values()))
    return sum(map(size, data)) if isinstance(data, list) else 1


def hours(players: int, seed: int) -> list[tuple[int, int]]:
    """The size of the table and the steps of each hour: after every death the Mercy is chosen, so
    that the campaign goes on.
    """
    state = AVALON.new(AVALON.trials.setup_for(0, players, {}), seed)
    flow, bot = AVALON.play(state), RandomBot(seed)
    found, steps, given = list[tuple[int, int]](), 0, None
    for number in range(1, 10 * HOUR + 1):
        STEPS.renew()
        question = flow.send(given)
        steps += MOST_STEPS - STEPS.left
        asked = question.decisions if isinstance(question, Barrier) else [question]
        answers = [[0] if each.key == "way_out" else bot.decide(None, each) for each in asked]
        given = answers if isinstance(question, Barrier) else answers[0]
        if number % HOUR == 0:
            table = {
                key: each for key, each in AVALON.dump(state).items() if key != "chapter_start"
            }
            found.append((size(table), steps))
            steps = 0
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_tenth_hour_of_a_campaign_costs_no_more_than_the_first(players: int) -> None:
    played = hours(players, seed=1)
    early, late = played[:2], played[-2:]
    assert sum(size for size, _ in late) < 1.05 * sum(size for size, _ in early)
    assert sum(steps for _, steps in late) < 1.05 * sum(steps for _, steps in early)
