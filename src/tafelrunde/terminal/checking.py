"""Scenario files, checked by the engine; results as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.engine.games import Data


def check_files(files: Sequence[Path]) -> list[Data]:
    """One result for each scenario and mode: file, name, ok, mode, difference."""
    for file in files:
        if not file.is_file():
            raise FileTrouble(f"{file} cannot be read (no such file).")
    results = import_module("tafelrunde.engine.scenarios").check_files(files)
    keys = ("file", "name", "ok", "mode", "difference")
    return [{key: _plain(_field(result, key)) for key in keys} for result in results]


def _field(result: object, key: str) -> object:
    return result[key] if isinstance(result, dict) else getattr(result, key)


def _plain(value: object) -> object:
    return str(value) if isinstance(value, Path) else value
