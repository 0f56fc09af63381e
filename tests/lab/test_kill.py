"""The crash test: its command, and what counts as survival."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.lab import kill as kills
from tafelrunde.lab.kill import Plan, is_sound

FINE = dict.fromkeys(["lost", "stuck", "out_of_order", "refused", "wrong"], 0)


@pytest.mark.slow
def test_the_command_prints_stable_json(tmp_path: Path) -> None:
    few = ["--kills", "2", "--tables", "2", "--clients", "2", "--folder", str(tmp_path)]
    result = CliRunner().invoke(main, ["lab", "kill", *few, "--json"], catch_exceptions=False)
    data = json.loads(result.stdout)

    assert result.exit_code == 0
    assert (data["game"], data["kills"], data["tables"], data["clients"]) == ("valskyrr", 2, 2, 2)
    assert data["answers"] >= 6  # every table before, between and after
    assert data["resumed"] + data["greeted"] == 2 * 2 * 2
    assert FINE.keys() <= data.keys()
    assert is_sound(data)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("fault", list(FINE))
def test_whatever_does_not_survive_fails_the_command(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(plan: Plan, *_: object) -> dict[str, object]:
        return {"game": plan.game, "kills": plan.kills, **FINE, fault: 1}

    monkeypatch.setattr(kills, "kill_often", found)
    arguments = ["--lang", "de", "lab", "kill", "--kills", "1"]
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)

    assert result.exit_code == 1
    assert "Absturztest" in result.stdout
    assert "Es ging etwas verloren" in result.stderr
