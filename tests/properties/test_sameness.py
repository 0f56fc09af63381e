"""Same seed and same answers: the same game, in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tests.kit.random_games import digest, new_game, positions_of, setup_for

ROOT = Path(__file__).parents[2]
HERE = f"{ROOT}{os.pathsep}{ROOT / 'src'}"
PLAY = """
import sys
from tests.kit.random_games import digest, positions_of
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
for seed in range(4):
    for session in positions_of(seed, 250):
        pass
    print(digest(VALSKYRR.dump(session.state)))
"""


@pytest.mark.parametrize("seed", range(6))
def test_the_same_answers_give_the_same_game(seed: int) -> None:
    *_, session = positions_of(seed, 250)
    again = Session(VALSKYRR, setup_for(seed), seed)
    for step in session.steps:
        for decision, answer in zip(again.decisions, step.answers, strict=True):
            again.answer(decision.seat, answer)
    assert VALSKYRR.dump(again.state) == VALSKYRR.dump(session.state)
    assert [str(event) for event in again.log] == [str(event) for event in session.log]


def test_other_seeds_give_other_games() -> None:
    tables = [digest(VALSKYRR.dump(Session(VALSKYRR, {}, seed).state)) for seed in range(20)]
    assert len(set(tables)) == 20


@pytest.mark.parametrize("hashing", ["0", "4711"])
def test_another_process_plays_the_same_game(hashing: str) -> None:
    mine = []
    for seed in range(4):
        *_, session = positions_of(seed, 250)
        mine.append(digest(VALSKYRR.dump(session.state)))
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": HERE},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout.split() == mine


def test_events_and_closed_options_change_nothing() -> None:
    """A game that nobody listens to takes the same course."""
    *_, session = positions_of(5, 200)
    fork = Session(VALSKYRR, setup_for(5), 5).fork()
    for step in session.steps:
        fork.answer(step.answers[0] if len(step.answers) == 1 else step.answers)
    assert VALSKYRR.dump(fork.state) == VALSKYRR.dump(session.state)
    assert fork.state.log is None
    assert new_game(5).log is not None
