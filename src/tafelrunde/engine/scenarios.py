"""Scenario files: a position, the answers given, and what must hold (`docs/scenarios.md`).

Worked examples of the rulebooks, bug reports, puzzles and tests are all written so. A file is
played in four modes: plain; saved and loaded at every decision; forked and the fork discarded at
every decision; taken back to the start and played again after every answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tafelrunde.engine.decisions import PARTY, Barrier, Decision
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.games import Data
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.scenario_files import (
    Lookup,
    ScenarioGame,
    Written,
    game_named,
    read_scenario,
    scenarios_in,
)
from tafelrunde.engine.scenario_questions import decisions_of
from tafelrunde.engine.scenario_runs import MODES, play_through
from tafelrunde.engine.sessions import Position, Session, read_file
from tafelrunde.engine.writing import toml

S = TypeVar("S")


# --- Checking -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What came of one file in one mode; `read` is the mode of a file that could not be read."""

    file: str
    name: str
    ok: bool
    mode: str
    difference: str


def check_files(paths: Iterable[Path | str], games: Lookup = game_named) -> list[Result]:
    """Play scenario files (or all below a folder) in every mode and compare what came of it."""
    results: list[Result] = []
    for path in map(Path, paths):
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        for file in files:
            results += check_content(read_file(file), str(file), games)
    return results


def check_content(content: bytes, file: str, games: Lookup = game_named) -> list[Result]:
    """Play one file in every mode; every case of it has results of its own."""
    try:
        written = scenarios_in(content, file)
    except BadScenario as trouble:
        return [Result(file, file, False, "read", str(trouble))]
    return [result for each in written for result in check_scenario(each, games)]


def check_scenario(written: Written, games: Lookup = game_named) -> list[Result]:
    """Play one scenario in every mode."""
    file, name = written.file, written.name
    try:
        scenario = read_scenario(written, games)
    except BadScenario as trouble:
        return [Result(file, name, False, "read", str(trouble))]
    found = [(mode, play_through(scenario, mode)) for mode in MODES]
    return [Result(file, name, not said, mode, said) for mode, said in found]


# --- Writing a running game down ------------------------------------------------------------------


def report(session: Session[S], name: str, games: Lookup = game_named) -> str:
    """A running game as a file: the last checkpoint, the answers since, and the open question."""
    game: ScenarioGame[S] = games(session.rules.id)
    at, state = session.snapshots[-1]
    position = Position(session.rules, session.rules.clone(state), (), session.play)
    steps: list[Data] = []
    for step in session.steps[at:]:
        steps += _asked(game, position, step.answers)
        position.answer(step.answers if isinstance(position.question, Barrier) else step.answers[0])
    expect: Data = {"unasked": True}
    if open_ones := decisions_of(position.question):
        expect = _question(game, position, open_ones[0], "asks")
    data: Data = {"game": session.rules.id, "name": name, "play": _how_far(game, session)}
    data |= {"position": game.describe(state), "step": steps, "expect": expect}
    return toml({key: value for key, value in data.items() if value != []})


def _how_far(game: ScenarioGame[S], session: Session[S]) -> str:
    """The name of the rules that the session plays: the whole game, unless it says otherwise."""
    for name, play in game.plays.items():
        if session.play == play:
            return name
    return list(game.plays)[-1]


def _question(game: ScenarioGame[S], position: Position[S], decision: Decision, key: str) -> Data:
    seat = "party" if decision.seat == PARTY else game.seats(position.state)[decision.seat]
    offers = option_keys(decision.options)
    return {key: decision.key, "seat": seat, "offers": offers}


def _asked(
    game: ScenarioGame[S], position: Position[S], answers: Sequence[Sequence[int]]
) -> list[Data]:
    """The steps of one answer: one, or one for each decision of a barrier."""
    steps = []
    for decision, answer in zip(decisions_of(position.question), answers, strict=True):
        step = _question(game, position, decision, "asks")
        offers = step.pop("offers")
        steps.append(step | {"answer": [offers[index] for index in answer]})
    return steps
