"""Whole campaigns by chance: every question has an answer, and no card is lost or doubled."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.engine.cards import check_once
from tafelrunde.engine.decisions import Answer, Barrier, Decision, Ended
from tafelrunde.engine.limits import STEPS
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state import Game
from tests.kit.shows import shows

CHARACTERS = ("beor", "ailei", "arev", "wurm")
MOST = 3000


def answer(decision: Decision, chance: Random) -> Answer:
    """Any answer that is allowed."""
    offered = len(decision.options)
    return chance.sample(range(offered), chance.randint(decision.min, min(decision.max, offered)))


def play(seed: int, players: int) -> Game:
    """A campaign to its end; cards are counted at every question."""
    chance = Random(seed)
    setup = {"characters": chance.sample(CHARACTERS, players)}
    game = GAME.new(setup, seed)
    flow = GAME.play(game)
    try:
        question = next(flow)
        for _ in range(MOST):
            check_once(game.all_cards(), len(game.cards))
            STEPS.renew()
            if isinstance(question, Barrier):
                question = flow.send([answer(each, chance) for each in question.decisions])
            else:
                question = flow.send(answer(question, chance))
    except Ended:
        return game
    raise AssertionError("the campaign does not end")


@shows("A1.07", "A5.01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_random_campaigns_come_to_an_end(seed: int, players: int) -> None:
    game = play(seed, players)
    assert game.ended == "lost"
    assert game.day >= 1
