"""Whole campaigns by chance: every question has an answer, and no card is lost or doubled."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tafelrunde.engine.cards import check_once
from tafelrunde.engine.decisions import Answer, Barrier, Decision, Ended
from tafelrunde.engine.limits import STEPS
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state.table import Game
from tests.kit.shows import shows

CHARACTERS = ("beor", "ailei", "arev", "wurm")
MOST = 3000


def answer(decision: Decision, chance: Random) -> Answer:
    """Any answer that is allowed."""
    offered = len(decision.options)
    return chance.sample(range(offered), chance.randint(decision.min, min(decision.max, offered)))


def play(seed: int, players: int, since: list[int] | None = None) -> Game:
    """A campaign to its end; cards are counted at every question, and how many answers lie since
    the last checkpoint.
    """
    chance = Random(seed)
    setup = {"characters": chance.sample(CHARACTERS, players)}
    game = GAME.new(setup, seed)
    flow = GAME.play(game)
    try:
        question = next(flow)
        for _ in range(MOST):
            check_once(game.all_cards(), len(game.cards))
            STEPS.renew()
            if since is not None:
                is_checkpoint = isinstance(question, Decision) and question.checkpoint
                since.append(0 if is_checkpoint or not since else since[-1] + 1)
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


OPENED: list[str] = []
HEARING: list[str] = []


def hear_of_files(event: str, args: tuple[Any, ...]) -> None:
    """Note every file that is opened; whoever hears is never told to stop, so it stops itself."""
    if HEARING and event == "open":
        OPENED.append(str(args[0]))


def test_no_prose_is_read_in_a_simulation() -> None:
    OPENED.clear()
    HEARING[:] = ["on"]
    sys.addaudithook(hear_of_files)
    Path(__file__).read_text(encoding="utf-8")
    assert __file__ in OPENED
    play(3, 2)
    HEARING.clear()
    assert not [name for name in OPENED if name.endswith(".md")]


def test_few_answers_lie_between_two_checkpoints() -> None:
    since: list[int] = []
    for seed in range(10):
        play(seed, 1 + seed % 4, since)
    since.sort()
    assert since[len(since) * 95 // 100] <= 3
    assert since[-1] <= 15
