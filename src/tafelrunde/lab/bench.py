"""How fast random play is, on one core and with events switched off."""

from __future__ import annotations

import tracemalloc
from functools import partial
from statistics import median
from time import perf_counter
from typing import Final

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import PARTY, Decision, Question
from tafelrunde.engine.games import Data, GameRules, State
from tafelrunde.engine.records import Position, Step
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.simulate import play_out, random_walk, walk

RUNS: Final = 5
MIDDLE: Final = 60
"""The decision at which a game counts as half played."""

EVERY: Final = 7
"""Every so many decisions a fork is tried."""


def bench(game: str, seconds: float) -> Data:
    """All figures of one game."""
    rules, trials = find_game(game), find_game(game).trials
    intro = trials.setup_for(0, 2)
    crowd = trials.setup_for(0, max(trials.PLAYERS))
    play(rules, intro, 0.05, 0)  # the first games fill caches
    runs = [play(rules, intro, seconds * 0.6 / RUNS, run * 100_000) for run in range(RUNS)]
    spans = [span for _, spans in runs for span in spans]
    forks = fork_times(rules, crowd, seconds * 0.2)
    return {
        "decisions_per_s": round(median(count / sum(spans) for count, spans in runs)),
        "games_per_s": round(median(len(spans) / sum(spans) for _, spans in runs), 1),
        "decisions_per_game": round(sum(count for count, _ in runs) / len(spans), 1),
        "clone_us": round(median(clone_times(rules, crowd, seconds * 0.1)), 1),
        "fork_us_p95": round(sorted(forks)[int(len(forks) * 0.95)], 1),
        "fork_us_median": round(median(forks), 1),
        "game_ms_median": round(1000 * median(spans), 2),
        "memory_kib": memory(rules, crowd),
    }


def play(
    rules: GameRules[State], setup: Data, seconds: float, seed: int
) -> tuple[int, list[float]]:
    """Whole games until the time is over: the decisions counted, and how long each game took."""
    decisions, spans = 0, list[float]()
    start = before = perf_counter()
    while before - start < seconds or not spans:
        decisions += random_walk(rules.play(rules.new(setup, seed)), seed)
        after = perf_counter()
        spans.append(after - before)
        before, seed = after, seed + 1
    return decisions, spans


def half_played(rules: GameRules[State], setup: Data, seed: int) -> State:
    """The state of a game in its middle."""
    state = rules.new(setup, seed)
    play_out(rules.play(state), partial(RandomBot(seed).decide, None), MIDDLE)
    return state


def clone_times(rules: GameRules[State], setup: Data, seconds: float) -> list[float]:
    """Microseconds per clone, of the middles of several games."""
    states = [half_played(rules, setup, seed) for seed in range(10)]
    clone, times, start = rules.clone, list[float](), perf_counter()
    while not times or perf_counter() - start < seconds:
        before = perf_counter()
        for state in states:
            clone(state)
        times.append((perf_counter() - before) * 1e6 / len(states))
    return times


def fork_times(rules: GameRules[State], setup: Data, seconds: float) -> list[float]:
    """Microseconds per fork: a clone of the last checkpoint, and the answers since played again."""
    times, seed, start = list[float](), 0, perf_counter()
    while not times or perf_counter() - start < seconds:
        forking = Forking(rules, rules.new(setup, seed), seed)
        walk(rules.play(forking.state), forking.respond)
        times += forking.times
        seed += 1
    return times


class Forking:
    """Answers at random, keeps the last checkpoint, and now and then tries a fork."""

    def __init__(self, rules: GameRules[State], state: State, seed: int) -> None:
        self.rules = rules
        self.state = state
        self.bot = RandomBot(seed)
        self.kept = rules.clone(state)
        self.since: list[Step] = []
        self.asked = 0
        self.times: list[float] = []

    def respond(self, question: Question) -> object:
        """Any legal answer; every few questions the position is forked first."""
        if isinstance(question, Decision) and question.checkpoint:
            self.kept, self.since = self.rules.clone(self.state), []
        self.asked += 1
        if self.asked % EVERY == 0:
            before = perf_counter()
            Position(self.rules, self.rules.clone(self.kept), self.since, self.rules.play)
            self.times.append((perf_counter() - before) * 1e6)
        if isinstance(question, Decision):
            answers = [list(self.bot.decide(None, question))]
            self.since.append(Step(question.seat, answers))
            return answers[0]
        answers = [list(self.bot.decide(None, each)) for each in question.decisions]
        self.since.append(Step(PARTY, answers))
        return answers


def memory(rules: GameRules[State], setup: Data) -> int:
    """Kibibytes that one live game holds, with the generators of its rules."""
    half_played(rules, setup, 0)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        state = rules.new(setup, 0)
        flow = rules.play(state)
        play_out(flow, partial(RandomBot(0).decide, None), MIDDLE)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / 1024)
