"""Which core runs: compiled only if it was made from the very sources that lie there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import compiled
from tafelrunde.compiled import Core, Finder, short, switch_on


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one source, and a build that was made from it."""
    (tmp_path / "rule.py").write_text("LIMIT = 5\n", encoding="utf-8")
    stamp = tmp_path / "core.json"
    sources = {"rule.py": short(b"LIMIT = 5\n")}
    stamp.write_text(json.dumps({"sources": sources, "modules": ["rule"]}), encoding="utf-8")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "STAMP", stamp)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    return tmp_path


def finders() -> list[Finder]:
    return [each for each in sys.meta_path if isinstance(each, Finder) and "rule" in each.files]


def test_a_fresh_build_is_taken(package: Path) -> None:
    assert switch_on("") == Core(True)

    (finder,) = finders()
    spec = finder.find_spec("rule")
    assert spec is not None
    assert spec.origin == str(compiled.FOLDER / f"rule{compiled.SUFFIX}")
    assert finder.find_spec("another") is None


def test_an_edited_source_switches_the_whole_build_off(package: Path) -> None:
    (package / "rule.py").write_text("LIMIT = 6\n", encoding="utf-8")

    core = switch_on("")

    assert not core.compiled
    assert str(core).startswith("plain Python: rule.py is newer than the compiled core")
    assert finders() == []


def test_a_source_that_is_gone_switches_it_off_too(package: Path) -> None:
    (package / "rule.py").unlink()

    assert not switch_on("").compiled


def test_whoever_wants_plain_python_gets_it(package: Path) -> None:
    assert switch_on("plain") == Core(False, "as wished")
    assert finders() == []


@pytest.mark.parametrize("stamp", ["", "{}", "no json"])
def test_without_a_stamp_the_core_is_plain(package: Path, stamp: str) -> None:
    (package / "core.json").write_text(stamp, encoding="utf-8")

    assert switch_on("") == Core(False)
    assert str(switch_on("")) == "plain Python"


def test_whoever_insists_on_a_compiled_core_learns_why_there_is_none(package: Path) -> None:
    (package / "rule.py").write_text("LIMIT = 6\n", encoding="utf-8")
    with pytest.raises(ImportError, match=r"rule\.py is newer"):
        switch_on("compiled")
    (package / "core.json").unlink()
    with pytest.raises(ImportError, match="not been compiled"):
        switch_on("compiled")


def test_an_unknown_kind_of_core_is_refused() -> None:
    call = [sys.executable, "-m", "tafelrunde", "--version"]
    environment = {**os.environ, compiled.CHOICE: "turbo"}
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "TAFELRUNDE_CORE is plain or compiled, not 'turbo'." in done.stderr
