"""What `bench` measures: one game, in a process whose core runs plain or compiled.

Time is processor time, so a busy machine slows the measuring but does not spoil it. The process
reads one wish as JSON from each line and answers with one line.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import cache
from statistics import median
from time import process_time
from typing import Final

import msgspec

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import PARTY, Decision, Ended, Question, Seat
from tafelrunde.engine.games import GameRules, SetupAnswers, State
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Position, Step
from tafelrunde.lab import peers
from tafelrunde.lab.apart import serve
from tafelrunde.lab.walk import random_walk, walk

MIDDLE: Final = 60
"""The decision from which on a game counts as half played."""

EVERY: Final = 7
"""Every so many decisions a fork is tried."""

EXPANSIONS: Final = "expansions"
"""The question of a set-up that is answered by all or none."""

MIDDLES: Final = 8
"""So many half-played games are copied, seen and played to their end."""

Figures = dict[str, float]


class Case(msgspec.Struct, frozen=True):
    """A kind of game: how many play, and whether with all expansions or with none."""

    game: str
    players: int
    expansions: bool = False


class Wish(msgspec.Struct):
    """What to measure, about how long, and from which seed on; without a case, a peer."""

    what: str
    seconds: float
    seed: int = 0
    case: Case | None = None


def setup_of(case: Case) -> SetupAnswers:
    """The players' choices."""
    game = find_game(case.game)
    wish: SetupAnswers = {}
    if EXPANSIONS in game.setup.by_id:
        every = [choice.id for choice in game.setup.by_id[EXPANSIONS].choices]
        wish[EXPANSIONS] = every if case.expansions else []
    return game.trials.setup_for(0, case.players, wish)


# --- Each measure ---------------------------------------------------------------------------------


def play(case: Case, seconds: float, seed: int) -> Figures:
    """Whole random games, set-up apart from play."""
    rules, setup = find_game(case.game), setup_of(case)
    half_played(case)  # the first games fill caches
    laying, playing, decisions, games = 0.0, 0.0, 0, 0
    while laying + playing < seconds or not games:
        began = process_time()
        state = rules.new(setup, seed + games)
        laid = process_time()
        decisions += random_walk(rules.play(state), seed + games)
        playing += process_time() - laid
        laying += laid - began
        games += 1
    return {
        "decisions_per_s": decisions / (laying + playing),
        "setup_us": laying / games * 1e6,
        "decisions_per_game": decisions / games,
    }


def clone(case: Case, seconds: float, seed: int) -> Figures:
    """Copies of half-played games."""
    return {"clone_us": _each_us(find_game(case.game).clone, half_played(case), seconds)}


def view(case: Case, seconds: float, seed: int) -> Figures:
    """What the first seat sees of half-played games."""
    rules = find_game(case.game)

    def look(state: State) -> object:
        return rules.view(state, Seat(0))

    return {"view_us": _each_us(look, half_played(case), seconds)}


def playouts(case: Case, seconds: float, seed: int) -> Figures:
    """Half-played games, played to their end by random players."""
    rules = find_game(case.game)
    states, count, began = half_played(case), 0, process_time()
    while process_time() - began < seconds or not count:
        state = rules.clone(states[count % len(states)])
        random_walk(rules.play(state), seed + count)
        count += 1
    return {"playouts_per_s": count / (process_time() - began)}


def fork(case: Case, seconds: float, seed: int) -> Figures:
    """A copy of the last checkpoint, and the answers since played again."""
    rules, setup = find_game(case.game), setup_of(case)
    times, began = list[float](), process_time()
    while not times or process_time() - began < seconds:
        forking = Forking(rules, rules.new(setup, seed), seed)
        walk(rules.play(forking.state), forking.respond)
        times += forking.times
        seed += 1
    return {"fork_us": median(times), "fork_us_p95": sorted(times)[int(len(times) * 0.95)]}


def memory(case: Case, seconds: float, seed: int) -> Figures:
    """What one live game holds, with the generators of its rules."""
    rules, setup = find_game(case.game), setup_of(case)
    Half(rules, rules.new(setup, seed), seed)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        half = Half(rules, rules.new(setup, seed), seed)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert half.kept is not None
    return {"memory_kib": (after - before) / 1024}


def peer(name: str, seconds: float, seed: int) -> Figures:
    """Random play of another program."""
    decisions, spent = peers.PEERS[name](seconds, seed)
    return {"decisions_per_s": decisions / spent}


MEASURES: Final[dict[str, Callable[[Case, float, int], Figures]]] = {
    "play": play,
    "clone": clone,
    "fork": fork,
    "view": view,
    "playouts": playouts,
    "memory": memory,
}


def _each_us(do: Callable[[State], object], states: list[State], seconds: float) -> float:
    """Microseconds that it takes for one state."""
    rounds, began = 0, process_time()
    while process_time() - began < seconds or not rounds:
        for state in states:
            do(state)
        rounds += 1
    return (process_time() - began) * 1e6 / rounds / len(states)


# --- Half-played games ----------------------------------------------------------------------------


@cache
def half_played(case: Case) -> list[State]:
    """The states of some games at a checkpoint in their middle."""
    rules, setup = find_game(case.game), setup_of(case)
    return [Half(rules, rules.new(setup, seed), seed).kept for seed in range(MIDDLES)]


class Half:
    """Plays at random until a checkpoint in the middle of the game, or its end."""

    def __init__(self, rules: GameRules[State], state: State, seed: int) -> None:
        self.rules = rules
        self.state = state
        self.bot = RandomBot(seed)
        self.asked = 0
        self.kept: State = rules.clone(state)
        walk(rules.play(state), self.respond)

    def respond(self, question: Question) -> object:
        """Any legal answer; the game is left at the first checkpoint of its second half."""
        self.asked += 1
        if isinstance(question, Decision):
            if question.checkpoint:
                self.kept = self.rules.clone(self.state)
                if self.asked >= MIDDLE:
                    raise Ended
            return self.bot.decide(None, question)
        return [self.bot.decide(None, each) for each in question.decisions]


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
            before = process_time()
            Position(self.rules, self.rules.clone(self.kept), self.since, self.rules.play)
            self.times.append((process_time() - before) * 1e6)
        if isinstance(question, Decision):
            answers = [list(self.bot.decide(None, question))]
            self.since.append(Step(question.seat, answers))
            return answers[0]
        answers = [list(self.bot.decide(None, each)) for each in question.decisions]
        self.since.append(Step(PARTY, answers))
        return answers


def answer(line: bytes) -> Figures:
    """What a wish comes to."""
    wish = msgspec.json.decode(line, type=Wish)
    if wish.case is None:
        return peer(wish.what, wish.seconds, wish.seed)
    return MEASURES[wish.what](wish.case, wish.seconds, wish.seed)


if __name__ == "__main__":
    serve(answer)
