"""One simulated game: the same on every machine, and replayable from its record."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Answer, Decision
from tafelrunde.engine.errors import StepLimit
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.rules import round as rounds
from tafelrunde.lab.simulate import STUCK, Result, Spec, play_out, replay, simulate
from tafelrunde.lab.walk import random_walk

SPEC = Spec("valskyrr", ("random", "heuristic"), 3)


def test_a_result_says_how_the_game_began_and_ended() -> None:
    result = simulate(SPEC, 5)

    assert (result.seed, result.players, result.adventure) == (5, 3, "into_the_wilds")
    assert result.bots == ["random", "heuristic", "random"]
    assert result.cause in {"time", "hero", "party", "final_encounter"}
    assert result.rounds > 0
    assert result.decisions <= len(result.answers)
    assert sum(result.cards_played.values()) > 0


def test_groups_of_heroes_take_turns() -> None:
    groups = {tuple(simulate(Spec("valskyrr", ("random",), 2), seed).heroes) for seed in range(6)}

    assert len(groups) == 6


def test_a_result_can_be_written_read_and_replayed() -> None:
    result = simulate(SPEC, 6)
    read = msgspec.json.decode(msgspec.json.encode(result), type=Result)

    assert read == result
    assert replay(read) == result


def test_other_processes_play_the_same_game() -> None:
    code = (
        "import sys, msgspec; from tafelrunde.lab.simulate import Spec, simulate;"
        "spec = Spec('valskyrr', ('random', 'heuristic'), 3);"
        "sys.stdout.buffer.write(msgspec.json.encode(simulate(spec, 11)))"
    )
    games = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert games[0] == games[1] == msgspec.json.encode(simulate(SPEC, 11))


@pytest.mark.parametrize(
    ("trouble", "cause", "error"),
    [
        (ZeroDivisionError("oh"), "error", "ZeroDivisionError: oh"),
        (StepLimit("Too many steps."), STUCK, "Too many steps."),
    ],
)
def test_a_fault_in_the_rules_is_part_of_the_result(
    trouble: Exception, cause: str, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: object) -> None:
        raise trouble

    monkeypatch.setattr(rounds, "end_phase", broken)
    result = simulate(Spec("valskyrr", ("random",)), 1)

    assert (result.won, result.cause, result.error) == (False, cause, error)


def test_the_random_walk_of_the_benchmark_is_the_random_bot() -> None:
    setup = {"heroes": ["arani", "kraehe"]}
    for seed in range(6):
        walked, played = VALSKYRR.new(setup, seed), VALSKYRR.new(setup, seed)
        asked: list[int] = []
        bot = RandomBot(seed)

        def answer(decision: Decision, bot: RandomBot = bot, asked: list[int] = asked) -> Answer:
            asked.append(len(decision.options))
            return bot.decide(None, decision)

        count = random_walk(VALSKYRR.play(walked), seed)
        play_out(VALSKYRR.play(played), answer)
        assert VALSKYRR.dump(walked) == VALSKYRR.dump(played)
        assert count == sum(options > 1 for options in asked)
