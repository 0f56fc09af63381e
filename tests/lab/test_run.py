"""A series of games: its file, its processes, and what Ctrl-C leaves behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.engine.errors import BadSetup, DamagedSave, FileTrouble, UnknownName
from tafelrunde.lab import run as runs
from tafelrunde.lab.pool import chunks
from tafelrunde.lab.run import read, run
from tafelrunde.lab.simulate import Result, Spec, replay, simulate

SPEC = Spec("valskyrr", ("random",))


def test_chunks_cover_all_numbers_once() -> None:
    for number in (1, 7, 100, 1000):
        cut = chunks(5, number, 2)
        assert [n for first, end in cut for n in range(first, end)] == list(range(5, 5 + number))


def test_the_file_holds_every_game_in_the_order_of_seeds(tmp_path: Path) -> None:
    done: list[int] = []
    series = run(SPEC, 10, 12, tmp_path / "new" / "games.ndjson", 1, done.append)
    results = list(read(tmp_path / "new" / "games.ndjson"))

    assert [result.seed for result in results] == list(range(10, 22))
    assert series.tally.games == sum(done) == 12
    assert [replay(result) for result in results] == results


def test_several_processes_write_the_same_file_as_one(tmp_path: Path) -> None:
    alone = run(SPEC, 0, 10, tmp_path / "one", 1)
    both = run(SPEC, 0, 10, tmp_path / "two", 2)

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert alone == both


def test_ctrl_c_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(spec: Spec, seed: int) -> Result:
        if seed == 7:
            raise KeyboardInterrupt
        return simulate(spec, seed)

    monkeypatch.setattr(runs, "simulate", interrupted)
    series = run(SPEC, 0, 20, tmp_path / "games", 1)
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
        run(spec, 0, 1, tmp_path / "games", 1)

    assert not (tmp_path / "games").exists()


def test_files_that_cannot_be_written_or_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("no game\n")

    with pytest.raises(FileTrouble, match="cannot be written"):
        run(SPEC, 0, 1, tmp_path, 1)
    with pytest.raises(FileTrouble, match="cannot be read"):
        list(read(tmp_path / "nothing"))
    with pytest.raises(DamagedSave, match="Line 1"):
        list(read(tmp_path / "bad"))
