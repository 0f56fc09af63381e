"""A series of games on many processes: every result is a line of a file, in the order of seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.errors import DamagedSave, FileTrouble
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import write_file
from tafelrunde.lab.overprint import overprint
from tafelrunde.lab.pool import Chunk, Workers, chunks, finished
from tafelrunde.lab.simulate import Result, Spec, bots_of, simulate
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
    overprint(spec.game, spec.values)
    return written(spec, (simulate(spec, seed) for seed in range(*chunk)))


def written(spec: Spec, results: Iterable[Result]) -> tuple[bytes, Tally]:
    """The lines of some games, and what they come to."""
    trials, tally, lines = find_game(spec.game).trials, Tally(), []
    for result in results:
        tally.add(result, trials.playable(result.setup))
        lines.append(msgspec.json.encode(result) + b"\n")
    return b"".join(lines), tally


def run(
    spec: Spec,
    seed: int,
    games: int,
    out: Path,
    workers: Workers,
    advance: Advance = lambda _: None,
    *,
    resume: bool = False,
) -> Series:
    """Play so many games from that seed on; Ctrl-C leaves a file with whole lines, and what is
    there need not be played again.
    """
    check(spec, seed)
    known = _known(spec, seed, games, out) if resume else {}
    todo = _missing(seed, games, known, workers.jobs)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        lines, tally = written(spec, (known[each] for each in sorted(known)))
        write_file(out, lines)
        advance(tally.games)
        with out.open("ab") as file:
            log = _Log(file, Series(tally), advance)
            try:
                for number, done in finished(partial(play_chunk, spec), todo, workers):
                    log.add(number, done)
            except KeyboardInterrupt:
                log.interrupt()
        if known:
            ordered = sorted(out.read_bytes().splitlines(keepends=True), key=_seed)
            write_file(out, b"".join(ordered))
    except OSError as trouble:
        raise FileTrouble(f"{out} cannot be written ({trouble.strerror}).") from trouble
    return log.series


class _Log:
    """Writes what chunks come to in their order; what is done early waits for those before it."""

    def __init__(self, file: BinaryIO, series: Series, advance: Advance) -> None:
        self.file, self.series, self.advance = file, series, advance
        self.early: dict[int, tuple[bytes, Tally]] = {}
        self.following = 0

    def add(self, number: int, done: tuple[bytes, Tally]) -> None:
        """A chunk is done."""
        self.early[number] = done
        while self.following in self.early:
            self._write(self.following)
            self.following += 1

    def interrupt(self) -> None:
        """Nothing more comes; nothing that was done is lost."""
        self.series.interrupted = True
        for number in sorted(self.early):
            self._write(number)

    def _write(self, number: int) -> None:
        lines, tally = self.early.pop(number)
        self.file.write(lines)
        self.file.flush()
        self.series.tally.join(tally)
        self.advance(tally.games)


# --- Going on with a series -----------------------------------------------------------------------


def _known(spec: Spec, seed: int, games: int, out: Path) -> dict[int, Result]:
    """The games of this series that the file holds already, by seed; a line that was cut off in
    the middle does not count.
    """
    if not out.exists():
        return {}
    with out.open("rb") as file:
        whole = [line for line in file if line.endswith(b"\n")]
    known = {result.seed: result for result in _decoded(whole, out)}
    setup_for = find_game(spec.game).trials.setup_for
    for number, result in known.items():
        same = result.game == spec.game and result.bots == bots_of(spec, len(result.bots))
        if not same or result.setup != setup_for(number, spec.players, spec.setup):
            raise DamagedSave(f"{out} holds other games than these; nothing was played.")
    return {number: known[number] for number in known if seed <= number < seed + games}


def _missing(seed: int, games: int, known: dict[int, Result], jobs: int) -> list[Chunk]:
    """The seeds that were not played, in chunks."""
    todo: list[Chunk] = []
    start = seed
    for end in [*sorted(known), seed + games]:
        todo += chunks(start, end - start, jobs) if end > start else []
        start = end + 1
    return todo


def _seed(line: bytes) -> int:
    return msgspec.json.decode(line, type=Result).seed


def read(path: Path) -> Iterator[Result]:
    """The results of a file, one after the other."""
    try:
        with path.open("rb") as file:
            yield from _decoded(file, path)
    except OSError as trouble:
        raise FileTrouble(f"{path} cannot be read ({trouble.strerror}).") from trouble


def _decoded(lines: Iterable[bytes], path: Path) -> Iterator[Result]:
    for number, line in enumerate(lines, start=1):
        try:
            yield msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as trouble:
            sentence = f"Line {number} of {path} is not the result of a game."
            raise DamagedSave(sentence) from trouble
