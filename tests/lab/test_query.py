"""SQL over results, as lines and as Parquet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.engine.errors import BadQuery, FileTrouble
from tafelrunde.lab.query import query
from tafelrunde.lab.run import read

WINS = "select heroes[1] as hero, count(*) as games from games group by hero order by hero"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of six games, in both kinds of files."""
    folder = tmp_path_factory.mktemp("results")
    words = ("--bots", "random", "--games", "6", "--jobs", "1", "--out")
    done = CliRunner().invoke(main, ["lab", "run", "valskyrr", *words, f"{folder}/its.parquet"])
    assert done.exit_code == 0, done.output
    return folder


def test_lines_and_parquet_answer_alike(folder: Path) -> None:
    found = query(folder / "its.ndjson", WINS)
    counted: dict[str, int] = {}
    for result in read(folder / "its.ndjson"):
        counted[result.heroes[0]] = counted.get(result.heroes[0], 0) + 1

    assert found.columns == ["hero", "games"]
    assert [list(row) for row in found.rows] == [list(row) for row in sorted(counted.items())]
    assert query(folder / "its.parquet", WINS) == found


def test_the_command_prints_rows_for_people_and_for_programs(folder: Path) -> None:
    words = ["lab", "query", str(folder / "its.ndjson"), "select min(seed) as first from games"]
    assert "first" in CliRunner().invoke(main, words).output
    told = CliRunner().invoke(main, [*words, "--json"]).output
    assert json.loads(told) == [{"first": 0}]


def test_what_is_not_understood_or_not_there_is_said_in_one_sentence(folder: Path) -> None:
    with pytest.raises(BadQuery, match=r"not understood: .*horses"):
        query(folder / "its.ndjson", "select horses from games")
    with pytest.raises(FileTrouble, match="no such file"):
        query(folder / "none.ndjson", WINS)
    (folder / "bad.ndjson").write_text("no game\n")
    with pytest.raises(BadQuery):
        query(folder / "bad.ndjson", WINS)
