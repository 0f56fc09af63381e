"""A chapter of the catalogue, its module and its test module share a name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "games"
NO_MODULE = {
    "valskyrr": {
        "goal": "the module of victory and defeat is called `ending`, after what it does",
        "terms": "what words mean in all rules: `basics`, `dispersing` and `ordering` carry it out",
        "components": "what is printed is data (`nouns`, `library`), and no rule carries it out",
        "symbols": "each symbol is carried out by the chapter in which it is printed",
        "options": "variants are choices of the set-up, and `setup` lays them out",
    },
    "avalon": {
        "goal": "the module of victory and defeat is called `ending`, after what it does",
        "components": "what is printed is data (`nouns`, `library`), and no rule carries it out",
    },
    "hexer": {
        "goal": "the game is won by trophies and in a fight: `victory`, `results_monster`",
        "components": "what is printed is data (`nouns`, `library`), and no rule carries it out",
        "modes": "variants are choices of the set-up, and `setup` lays them out",
    },
}
"""Chapters without a module of their name, and why; each has a test of its name."""


@pytest.mark.parametrize("game", NO_MODULE)
def test_a_chapter_its_module_and_its_test_share_a_name(game: str) -> None:
    tests = [path.stem for path in (GAMES / game).glob("test_*.py")]
    chapters = import_module(f"tafelrunde.games.{game}.rules").CHAPTERS
    for chapter, modules in chapters.items():
        named = [module for module in modules if module.rpartition(".")[2] == chapter]
        assert bool(named) != (chapter in NO_MODULE[game]), chapter
        assert any(test.startswith(f"test_{chapter}") for test in tests), chapter


@pytest.mark.parametrize("game", NO_MODULE)
def test_every_module_of_a_chapter_is_there(game: str) -> None:
    for modules in import_module(f"tafelrunde.games.{game}.rules").CHAPTERS.values():
        for module in modules:
            import_module(f"tafelrunde.games.{game}.{module}")
