"""Every scenario file holds in every mode, and every worked example of the rulebook has one."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tafelrunde.engine.scenario_runs import MODES
from tafelrunde.engine.scenarios import check_files

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.toml"))
GAMES = FOLDER.parents[1] / "src/tafelrunde/games"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds_in_every_mode(file: Path) -> None:
    results = check_files([file])
    cases = len(tomllib.loads(file.read_text(encoding="utf-8")).get("case", "1"))
    assert [result.mode for result in results if result.ok] == [*MODES] * cases, [
        result.difference for result in results
    ]


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_every_worked_example_has_a_scenario_that_shows_its_rules(game: str) -> None:
    catalogue = GAMES / game / "rulebook" / f"{game}-examples.toml"
    examples = tomllib.loads(catalogue.read_text(encoding="utf-8"))["example"]
    shown: dict[str, set[str]] = {}
    for file in FILES:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        shown.setdefault(data.get("example", ""), set()).update(data["shows"])
    for example in examples:
        assert shown.get(example["id"], set()) >= set(example["rules"]), example["id"]
