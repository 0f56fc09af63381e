"""The types of the browser client are those of the server."""

from __future__ import annotations

from tools.web_types import WEB, files


def test_the_browser_s_types_are_up_to_date() -> None:
    """If this fails: python tools/web_types.py"""
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date"


def test_every_game_with_a_board_is_among_them() -> None:
    made = {path.parent.parent.name for path in files() if path.name == "view.ts"}
    drawn = {path.parent.name for path in (WEB / "games").glob("*/Board.svelte")}
    assert made == drawn
    assert made
