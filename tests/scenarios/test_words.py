"""The words that `tafelrunde scenario words` lists are those that the games use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.engine.decisions import Decision, hearing
from tafelrunde.engine.forms import table
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.scenario_files import game_named
from tafelrunde.engine.scenario_words import words_of
from tafelrunde.engine.scenarios import check_content
from tafelrunde.engine.shapes import Shape, shape_of
from tests.kit.random_games import random_positions

GAMES = Path(__file__).parents[2] / "src" / "tafelrunde" / "games"
EVERY_GAME = pytest.mark.parametrize("name", ["valskyrr", "hexer", "avalon"])
KEY_AT = {"choose": 2, "choose_some": 4, "arrange": 2, "Decision": 1}
"""Where the key of a question stands among the arguments."""


def asked(name: str) -> Iterator[str]:
    """The keys of questions that stand in the rules of a game."""
    for file in (GAMES / name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = KEY_AT.get(node.func.id, 99)
                key = node.args[at] if at < len(node.args) else None
                if isinstance(key, ast.Constant):
                    yield str(key.value)


@pytest.mark.slow
@EVERY_GAME
def test_every_question_of_the_rules_is_listed_and_no_other(name: str) -> None:
    listed = {each.key for each in words_of(game_named(name)).questions}
    assert set(asked(name)) <= listed
    source = "".join(file.read_text(encoding="utf-8") for file in GAMES.rglob(f"{name}/**/*.py"))
    engine = ("reflex",)  # the key of every window
    assert [key for key in listed if f'"{key}"' not in source and key not in engine] == []


@pytest.mark.slow
@EVERY_GAME
def test_whatever_is_asked_or_answers_itself_has_a_listed_key_and_named_options(name: str) -> None:
    listed = {each.key for each in words_of(game_named(name)).questions}
    heard: list[Decision] = []
    for seed in range(3):
        with hearing(heard.append):
            for session in random_positions(name, seed, 150):
                heard += session.decisions
                for decision in heard:
                    assert decision.key in listed
                    assert all(option_keys(decision.options))
                heard.clear()


@EVERY_GAME
def test_every_pile_has_a_size_among_the_facts(name: str) -> None:
    game = game_named(name)
    for key in game.words.piles:
        at: Shape = shape_of(table(game.fact_forms))
        path = key.split(".")
        while path[0] not in at.keys["sizes"].keys if "sizes" in at.keys else True:
            step = path.pop(0)
            at = at.inner[0] if step.startswith("<") else at.keys[step]
        at = at.keys["sizes"]
        for step in path:
            at = at.keys[step]
        assert at.kind == "number", key


@EVERY_GAME
def test_every_stream_of_chance_is_told(name: str) -> None:
    game = game_named(name)
    (numbers,) = [each for each in words_of(game).position if each.key == "chance"]
    assert numbers.most == len(game.words.chance)


def test_written_dice_are_used_in_the_order_that_is_told() -> None:
    """The active player, the other side, what the other side rolls again, what the active player
    does.
    """
    text = """
        game = "hexer"
        [position]
        dice = [1, 1, 2, 3, 5, 2, 2, 4, 5, 6, 6, 5, 4, 3]
        [position.players.wolf]
        place = "vizima"
        gold = 1
        moved = true
        [position.players.bear]
        place = "vizima"
        gold = 1
        [[step]]
        asks = "phase_one"
        answer = ["poker:bear"]
        [[step]]
        asks = "reroll"
        seat = "bear"
        answer = [4, 0]
        [[step]]
        asks = "reroll"
        seat = "wolf"
        answer = [3]
        [expect]
        unasked = false
        dice = [3]
        events = [
            { kind = "dice_rolled", player = "wolf", dice = [1, 1, 2, 3, 5] },
            { kind = "dice_rolled", player = "bear", dice = [2, 2, 4, 5, 6] },
            { kind = "dice_rolled", player = "bear", dice = [5, 2, 4, 5, 6] },
            { kind = "dice_rolled", player = "wolf", dice = [1, 1, 2, 4, 5] },
        ]
    """
    assert [result.difference for result in check_content(text.encode(), "dice.toml")] == [""] * 4


def test_dice_are_rolled_nowhere_else() -> None:
    """Whoever has dice rolled in another place tells of it in the list."""
    rolling = [
        file.stem
        for file in sorted((GAMES / "hexer").rglob("*.py"))
        if "roll_die(game)" in file.read_text(encoding="utf-8")
        or "roll_die(now.game)" in file.read_text(encoding="utf-8")
    ]
    assert rolling == ["sea", "shared_effects", "poker"]
    assert len(game_named("hexer").words.dice) == len(rolling)
