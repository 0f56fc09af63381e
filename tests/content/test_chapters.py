"""A chapter of the catalogue, its module and its test module share a name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "games"
TOLD_ELSEWHERE = {
    "valskyrr": {"goal", "terms", "components", "symbols", "options"},
    "avalon": {"goal", "components"},
    "hexer": {"goal", "components", "modes"},
}
"""Chapters that other chapters carry out: the goal, what there is, what can be chosen."""

SHOWN_ELSEWHERE = {
    "avalon": {
        "goal": "death",
        "components": "saving",
        "character_setup": "setup",
        "world_setup": "setup",
        "daytime": "actions",
        "attributes": "advancement",
        "resources": "groups",
        "items": "groups",
        "encounters": "guardians",
        "timing": "advancement",
    }
}
"""Chapters that the test of another one shows."""


@pytest.mark.parametrize("game", TOLD_ELSEWHERE)
def test_a_chapter_its_module_and_its_test_share_a_name(game: str) -> None:
    tests = [path.stem for path in (GAMES / game).glob("test_*.py")]
    chapters = import_module(f"tafelrunde.games.{game}.rules").CHAPTERS
    for chapter, modules in chapters.items():
        named = [module for module in modules if module.rpartition(".")[2] == chapter]
        assert bool(named) != (chapter in TOLD_ELSEWHERE[game]), chapter
        shown = SHOWN_ELSEWHERE.get(game, {}).get(chapter, chapter)
        assert any(test.startswith(f"test_{shown}") for test in tests), chapter
