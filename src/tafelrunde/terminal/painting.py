"""What the panels of all games are painted with: styles, links, and the brush itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from rich.style import Style
from rich.text import Text

from tafelrunde.engine.content import Lang
from tafelrunde.terminal.words import Sentences

S = TypeVar("S")

MARKER: Final = "bold black on yellow"
GOOD: Final = "green"
WARN: Final = "yellow"
BAD: Final = "bold red"
DIM: Final = "dim"
NAME: Final = "bold"


@dataclass(frozen=True, slots=True)
class Brush(Generic[S]):
    """What is painted, for whom and how wide."""

    own: ClassVar[Sentences]
    """The sentences that only this game says."""
    game: S
    lang: Lang
    seat: int
    width: int

    def say(self, key: str, **args: object) -> str:
        """A message of the game."""
        return self.own(self.lang, key, **args)


def link(text: Text, label: str, key: str, style: str = "") -> None:
    """Append something that shows its page when it is clicked."""
    look = Style.parse(style) + Style(meta={"@click": f"app.look('{key}')"})
    text.append(label, look)


def line() -> Text:
    """A text that is cut at the edge instead of wrapped."""
    return Text(no_wrap=True, overflow="ellipsis")
