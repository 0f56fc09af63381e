"""Golden games are played again and compared; `tools/golden.py` rewrites them on purpose."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.engine.records import Session
from tafelrunde.games.valskyrr import saving
from tafelrunde.games.valskyrr.game import VALSKYRR
from tests.kit.random_games import Dice, answer_all
from tools.golden import GOLDEN, SAVES, SEEDS, golden

FILES = sorted(GOLDEN.glob("*.json"))
OLD_SAVES = sorted(SAVES.glob("*.save"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_takes_the_same_course(file: Path) -> None:
    known = json.loads(file.read_text(encoding="utf-8"))
    again = golden(known["seed"])
    assert again == known, "if a rule was changed on purpose, run tools/golden.py"


def test_the_golden_games_are_complete() -> None:
    assert [json.loads(file.read_text(encoding="utf-8"))["seed"] for file in FILES] == [*SEEDS]


@pytest.mark.parametrize("file", OLD_SAVES, ids=lambda file: file.stem)
def test_an_old_save_opens_and_is_played_on(file: Path) -> None:
    session, dice = Session.load(VALSKYRR, file.read_bytes()), Dice(1)
    assert session.question is not None
    for _ in range(60):
        answer_all(session, dice)
        saving.check_cards(session.state)
    assert Session.load(VALSKYRR, session.save()).step == session.step


def test_there_is_a_save_of_every_adventure() -> None:
    assert {file.stem.split("-")[-1] for file in OLD_SAVES} >= {
        "into_the_wilds",
        "the_abomination",
        "song_of_the_dead",
        "the_mist_throne",
    }
