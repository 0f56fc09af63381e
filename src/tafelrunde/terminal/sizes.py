"""How much fits: a large screen, a compact one, or one sentence."""

from __future__ import annotations

from typing import Final, TypeVar

from rich.text import Text
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.words import say

T = TypeVar("T")
LARGE: Final = Size(110, 36)
SMALLEST: Final = Size(60, 18)
LOW: Final = 22
"""Below this height a compact screen does without the detail of an option."""


def fit(screen: Screen[T], size: Size, lang: Lang) -> None:
    """Set the classes that the style sheet asks for."""
    tiny = size.width < SMALLEST.width or size.height < SMALLEST.height
    compact = size.width < LARGE.width or size.height < LARGE.height
    screen.set_class(tiny, "-tiny")
    screen.set_class(compact, "-compact")
    screen.set_class(size.height < LOW, "-low")
    sentence = say(lang, "too-small", width=size.width, height=size.height)
    screen.query_one("#too-small", Static).update(Text(sentence))
