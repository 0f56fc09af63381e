"""The environments for learning agents, by their own projects' checks and by whole games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.registry import find_game
from tafelrunde.research.encoding import encode
from tafelrunde.research.multi import TafelrundeEnv
from tafelrunde.research.single import SeatEnv

pytestmark = pytest.mark.slow
GAMES = ["valskyrr", "hexer", "avalon"]


def play(env: TafelrundeEnv, seed: int) -> list[tuple[str, float]]:
    """A game with legal actions by lot; every action and what was rewarded."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    done: list[tuple[str, float]] = []
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        if over or late:
            env.step(None)
        else:
            assert seen is not None
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        done.append((agent, reward))
    return done


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:Observation")  # a dictionary, because it has a mask
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(TafelrundeEnv(game), num_cycles=100)
    seed_test(lambda: TafelrundeEnv(game), num_cycles=50)


@pytest.mark.parametrize("players", [2, 4])
def test_of_those_who_compete_one_is_rewarded(players: int) -> None:
    env = TafelrundeEnv("hexer", players)
    done = play(env, 3)
    assert sorted(reward for _, reward in done[-players:]) == [-1.0] * (players - 1) + [1.0]


def test_those_who_play_together_get_the_same_and_the_same_seed_gives_the_same_game() -> None:
    env = TafelrundeEnv("valskyrr")
    done = play(env, 1)
    assert {reward for _, reward in done[-2:]} == {-1.0}
    assert play(env, 1) == done != play(env, 2)


def test_several_options_are_picked_one_after_the_other() -> None:
    env = TafelrundeEnv("hexer")
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(2000):
        decision = env.table.decision
        assert decision is not None
        if decision.max > 1:
            break
        env.step(int(chance.choice(np.flatnonzero(env.table.mask()))))
    before = env.table.mask()
    first = int(np.flatnonzero(before)[0])
    env.step(first)
    assert env.table.decision is decision
    assert env.table.mask()[first] == 0
    with pytest.raises(ValueError, match="not legal"):
        env.step(first)


def test_nobody_is_shown_what_others_hold() -> None:
    env = TafelrundeEnv("hexer")
    env.reset(seed=5)
    before = env.observe("seat_0")["observation"]
    find_game("hexer").trials.scramble(env.table.position.state, 7, Seat(0))
    assert np.array_equal(env.observe("seat_0")["observation"], before)


def test_an_array_tells_numbers_names_and_lengths() -> None:
    plain = encode({"gold": 3, "hand": ["lunge#1", "lunge#2"]}, 64)
    assert plain.sum() == pytest.approx(0.3 + 0.2 + 2.0)
    assert np.array_equal(plain, encode({"hand": ["lunge#7", "lunge#8"], "gold": 3}, 64))
    assert not np.array_equal(plain, encode({"gold": 4, "hand": ["lunge#1", "lunge#2"]}, 64))


def test_one_seat_learns_and_bots_play_the_others() -> None:
    env = SeatEnv("valskyrr", 2)
    seen, told = env.reset(seed=4)
    chance = np.random.default_rng(4)
    over, reward = False, 0.0
    while not over:
        assert np.array_equal(told["action_mask"].astype(bool), env.action_masks())
        action = int(chance.choice(np.flatnonzero(told["action_mask"])))
        seen, reward, over, late, told = env.step(action)
        assert env.observation_space.contains(seen)
        assert not late
    assert reward in (-1.0, 1.0)


def test_the_example_of_the_documentation_learns(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    example = tmp_path / "learn.py"
    example.write_text(text.partition("```python\n")[2].partition("```")[0], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", example, "50"], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r" +50 #* \d+ %\n", done.stdout)
