"""Golden games are played again and compared; `tools/golden.py` rewrites them on purpose."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.saves import read_save
from tafelrunde.engine.sessions import Session
from tests.kit.random_games import ADVENTURES, GAMES, Dice, answer_all
from tools.golden import GOLDEN, SAVED, SAVES, SEEDS, golden

FILES = sorted(GOLDEN.glob("*.json"))
OLD_SAVES = sorted(SAVES.glob("*.save"))


def known(file: Path) -> dict[str, Any]:
    """A golden game as it was written."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def opened(file: Path) -> Session[Any]:
    """A game of the corpus."""
    content = file.read_bytes()
    return Session.load(GAMES[read_save(content).game].rules, content)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_takes_the_same_course(file: Path) -> None:
    game = known(file)
    again = golden(game["game"], game["seed"])
    assert again == game, "if a rule was changed on purpose, run tools/golden.py"


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_are_complete(game: str) -> None:
    found = [known(file)["seed"] for file in FILES if file.stem.startswith(game)]
    assert found == sorted(SEEDS[game])


def test_the_golden_games_of_hexer_have_2_to_5_players_and_two_are_won() -> None:
    games = [known(file) for file in FILES if file.stem.startswith("hexer")]
    assert {len(game["setup"]["characters"]) for game in games} == {2, 3, 4, 5}
    assert len({tuple(game["setup"]["expansions"]) for game in games}) >= 6
    assert sum(game["outcome"] is not None for game in games) >= 2


@pytest.mark.parametrize("file", OLD_SAVES, ids=lambda file: file.stem)
def test_an_old_save_opens_and_is_played_on(file: Path) -> None:
    session, dice = opened(file), Dice(1)
    assert session.question is not None
    for _ in range(60):
        answer_all(session, dice)
        GAMES[session.rules.id].check(session.state)
    assert Session.load(session.rules, session.save()).step == session.step


@pytest.mark.parametrize("game", GAMES)
def test_the_corpus_of_old_saves_is_complete(game: str) -> None:
    names = {file.stem.split("-")[-1] for file in OLD_SAVES if file.stem.startswith(game)}
    assert names >= set(SAVED[game])


def test_there_is_a_save_of_every_adventure() -> None:
    assert set(SAVED["valskyrr"]) == set(ADVENTURES)


def test_there_is_a_save_for_every_number_of_players_and_of_a_fight() -> None:
    tables = [opened(file).state for file in OLD_SAVES if file.stem.startswith("hexer")]
    assert {len(table.players) for table in tables} == {2, 3, 4, 5}
    assert any(table.fight is not None for table in tables)
