"""A series of games on all cores: every result is a line of a file, in the order of seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.errors import DamagedSave, FileTrouble
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.pool import Chunk, chunks, in_order
from tafelrunde.lab.simulate import Result, Spec, simulate
from tafelrunde.lab.summary import Tally

Advance = Callable[[int], None]
"""Told how many more games are done."""


class Series(msgspec.Struct):
    """A finished or interrupted series."""

    tally: Tally
    interrupted: bool = False


def check(spec: Spec, seed: int) -> None:
    """Refuse unknown names and impossible set-ups before anything is written."""
    find_game(spec.game)
    setup = find_game(spec.game).trials.setup_for(seed, spec.players, spec.setup)
    find_game(spec.game).new(setup, seed)
    for name in spec.bots:
        make_bot(name, spec.game, seed)


def play_chunk(spec: Spec, chunk: Chunk) -> tuple[bytes, Tally]:
    """Play some seeds: the lines for the file, and what they come to."""
    trials, tally, lines = find_game(spec.game).trials, Tally(), []
    for seed in range(*chunk):
        result = simulate(spec, seed)
        tally.add(result, trials.playable(result.setup))
        lines.append(msgspec.json.encode(result) + b"\n")
    return b"".join(lines), tally


def run(
    spec: Spec, seed: int, games: int, out: Path, jobs: int, advance: Advance = lambda _: None
) -> Series:
    """Play so many games from that seed on; Ctrl-C leaves a file with whole lines."""
    check(spec, seed)
    series = Series(Tally())
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with out.open("wb") as file:
            todo = chunks(seed, games, jobs)
            try:
                for lines, tally in in_order(partial(play_chunk, spec), todo, jobs):
                    file.write(lines)
                    file.flush()
                    series.tally.join(tally)
                    advance(tally.games)
            except KeyboardInterrupt:
                series.interrupted = True
    except OSError as trouble:
        raise FileTrouble(f"{out} cannot be written ({trouble.strerror}).") from trouble
    return series


def read(path: Path) -> Iterator[Result]:
    """The results of a file, one after the other."""
    try:
        with path.open("rb") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield msgspec.json.decode(line, type=Result)
                except msgspec.DecodeError as trouble:
                    sentence = f"Line {number} of {path} is not the result of a game."
                    raise DamagedSave(sentence) from trouble
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be read ({trouble.strerror}).") from trouble
