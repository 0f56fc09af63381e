"""A series of games: its file, its processes, and what Ctrl-C leaves behind."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from tafelrunde.engine.errors import (
    BadSetup,
    DamagedSave,
    FileTrouble,
    UnknownName,
    WorkTrouble,
)
from tafelrunde.lab import run as runs
from tafelrunde.lab.pool import Chunk, Workers, chunks, finished
from tafelrunde.lab.run import read, run
from tafelrunde.lab.simulate import Result, Spec, replay, simulate

SPEC = Spec("valskyrr", ("random",))


def test_chunks_cover_all_numbers_once() -> None:
    for number in (1, 7, 100, 1000):
        cut = chunks(5, number, 2)
        assert [n for first, end in cut for n in range(first, end)] == list(range(5, 5 + number))


def test_the_file_holds_every_game_in_the_order_of_seeds(tmp_path: Path) -> None:
    done: list[int] = []
    series = run(SPEC, 10, 12, tmp_path / "new" / "games.ndjson", Workers(), done.append)
    results = list(read(tmp_path / "new" / "games.ndjson"))

    assert [result.seed for result in results] == list(range(10, 22))
    assert series.tally.games == sum(done) == 12
    assert [replay(result) for result in results] == results


def test_several_processes_write_the_same_file_as_one(tmp_path: Path) -> None:
    alone = run(SPEC, 0, 10, tmp_path / "one", Workers())
    both = run(SPEC, 0, 10, tmp_path / "two", Workers(2))

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert alone == both


def test_ctrl_c_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(spec: Spec, seed: int) -> Result:
        if seed == 7:
            raise KeyboardInterrupt
        return simulate(spec, seed)

    monkeypatch.setattr(runs, "simulate", interrupted)
    series = run(SPEC, 0, 20, tmp_path / "games", Workers())
    results = list(read(tmp_path / "games"))

    assert series.interrupted
    assert 0 < series.tally.games == len(results) < 8


@pytest.mark.parametrize(
    ("spec", "trouble"),
    [
        (Spec("chess"), UnknownName),
        (Spec("valskyrr", ("oracle",)), UnknownName),
        (Spec("valskyrr", setup={"heroes": ["gandalf"]}), UnknownName),
        (Spec("valskyrr", setup={"adventure": "moria"}), UnknownName),
        (Spec("valskyrr", players=5), BadSetup),
        (Spec("valskyrr", setup={"heroes": ["arani", "arani"]}), BadSetup),
    ],
)
def test_bad_input_is_refused_before_anything_is_written(
    spec: Spec, trouble: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(trouble):
        run(spec, 0, 1, tmp_path / "games", Workers())

    assert not (tmp_path / "games").exists()


def test_files_that_cannot_be_written_or_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("no game\n")

    with pytest.raises(FileTrouble, match="cannot be written"):
        run(SPEC, 0, 1, tmp_path, Workers())
    with pytest.raises(FileTrouble, match="cannot be read"):
        list(read(tmp_path / "nothing"))
    with pytest.raises(DamagedSave, match="Line 1"):
        list(read(tmp_path / "bad"))


# --- Going on -------------------------------------------------------------------------------------


def test_a_series_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    series = run(SPEC, 0, 12, whole, Workers())
    lines = whole.read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join([*lines[:3], *lines[8:10], lines[10][:40]]))  # the last one is cut

    done: list[int] = []
    assert run(SPEC, 0, 12, part, Workers(), done.append, resume=True) == series
    assert part.read_bytes() == whole.read_bytes()
    assert done[0] == 5


@pytest.mark.parametrize(
    "other",
    [Spec("hexer", ("random",)), Spec("valskyrr"), Spec("valskyrr", ("random",), 3)],
    ids=["game", "bots", "players"],
)
def test_the_file_of_another_series_is_not_gone_on_with(other: Spec, tmp_path: Path) -> None:
    run(other, 0, 1, tmp_path / "games", Workers())
    before = (tmp_path / "games").read_bytes()

    with pytest.raises(DamagedSave, match="other games"):
        run(SPEC, 0, 2, tmp_path / "games", Workers(), resume=True)

    assert (tmp_path / "games").read_bytes() == before


# --- Workers that are lost ------------------------------------------------------------------------


def die_once(folder: Path, chunk: Chunk) -> Chunk:
    """The process that is at the third chunk is lost, the first time."""
    mark = folder / "died"
    if chunk[0] == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def die(chunk: Chunk) -> Chunk:
    """Every process is lost."""
    os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def test_a_lost_process_costs_only_what_it_was_at(tmp_path: Path) -> None:
    todo = [(number, number + 1) for number in range(6)]
    results = dict(finished(partial(die_once, tmp_path), todo, Workers(2)))

    assert [results[number] for number in range(6)] == todo
    assert (tmp_path / "died").exists()


def test_processes_that_are_lost_again_and_again_end_the_series() -> None:
    with pytest.raises(WorkTrouble, match="before anything is done"):
        list(finished(die, [(0, 1), (1, 2)], Workers(2)))
