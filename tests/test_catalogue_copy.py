"""The rule catalogue in the package is the same as its original, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ORIGINALS = ROOT.parent / "shared" / "rules"
COPIES = sorted((ROOT / "src" / "tafelrunde" / "games").glob("*/rulebook/*.toml"))
PARTS = {"", "-examples", "-facts", "-gaps", "-glossary"}


def test_every_game_has_its_whole_catalogue() -> None:
    found: dict[str, set[str]] = {}
    for copy in COPIES:
        game = copy.parts[-3]
        found.setdefault(game, set()).add(copy.stem.removeprefix(game))

    assert found
    assert all(parts == PARTS for parts in found.values()), found


@pytest.mark.parametrize("copy", COPIES, ids=lambda copy: copy.stem)
def test_the_copy_equals_the_original(copy: Path) -> None:
    original = ORIGINALS / copy.name
    if not ORIGINALS.is_dir():
        pytest.skip("the original catalogue (../shared/rules) is not at hand")

    assert copy.read_bytes() == original.read_bytes()
