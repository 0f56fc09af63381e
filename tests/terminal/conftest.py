"""Every test of the terminal has a home of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.valskyrr import library


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to a fresh folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    real = {module.BOARD.id: module.BOARD for module in library.HERO_MODULES}
    monkeypatch.setattr(library, "HEROES", real)  # without the dummies of the rule tests
    return tmp_path / "tafelrunde" / "saves"
