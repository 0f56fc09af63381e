#!/usr/bin/env python3
"""How fast environments step at random, ours beside others that are installed, in one run.

Every program plays whole games for a moment, in turn, several times; the middle of its rounds
counts. What is counted is a question with two or more answers, time is processor time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

import numpy as np
import pyspiel

from tafelrunde.lab.peers import PEERS, Peer, games, installed
from tafelrunde.research.multi import TafelrundeEnv
from tafelrunde.research.spiel import PREFIX

ROUNDS: Final = 3
GAMES: Final = ("valskyrr", "hexer")
MOST: Final = 3000
"""A random game of Hexer may go on for ever."""


def pettingzoo(game: str, *, looks: bool, seconds: float, seed: int) -> tuple[int, float]:
    """Our environment for all seats, with what the agents see or with the mask alone."""
    env, lot, number = TafelrundeEnv(game), Random(seed), iter(range(seed, seed + 10**6))

    def play() -> int:
        env.reset(seed=next(number))
        asked = 0
        for _ in range(MOST):
            if env.table.decision is None:
                break
            seen = env.observe(env.agent_selection)["action_mask"] if looks else env.table.mask()
            legal = np.flatnonzero(seen)
            asked += len(legal) > 1
            env.step(int(lot.choice(legal)))
        return asked

    return games(seconds, play)


def spiel(game: str, *, seconds: float, seed: int) -> tuple[int, float]:
    """A game of OpenSpiel, asked through Python."""
    loaded, lot = pyspiel.load_game(game), Random(seed)

    def play() -> int:
        state, asked = loaded.new_initial_state(), 0
        for _ in range(MOST):
            if state.is_terminal():
                break
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            asked += len(legal) > 1
            state.apply_action(lot.choice(legal))
        return asked

    return games(seconds, play)


def ours(game: str) -> dict[str, Peer]:
    """The ways in which one of our games is stepped."""
    return {
        f"{game}, PettingZoo with observations": lambda seconds, seed: pettingzoo(
            game, looks=True, seconds=seconds, seed=seed
        ),
        f"{game}, PettingZoo, mask alone": lambda seconds, seed: pettingzoo(
            game, looks=False, seconds=seconds, seed=seed
        ),
        f"{game}, OpenSpiel": lambda seconds, seed: spiel(
            f"{PREFIX}{game}", seconds=seconds, seed=seed
        ),
    }


def measure(seconds: float, tell: Callable[[str], None]) -> None:
    """All of them in turn, and a line of a table for each."""
    programs: dict[str, Peer] = {}
    for game in GAMES:
        programs |= ours(game)
    programs |= {name: PEERS[name] for name in installed()}
    heard: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for name, play in programs.items():
            decisions, passed = play(seconds / ROUNDS, 1000 * number)
            heard.setdefault(name, []).append(decisions / passed)
    tell("| Environment | Decisions a second |\n|---|---|")
    for name, speeds in heard.items():
        tell(f"| {name} | {median(speeds):,.0f} |")


if __name__ == "__main__":
    measure(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0, print)
