"""What a game says of its evenings, so that it can be played as a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import Data, SetupAnswers

S = TypeVar("S", contravariant=True)


class Evenings(Protocol[S]):
    """How a game is played over many evenings."""

    def may_end(self, state: S) -> bool:
        """Whether an evening may end where the table stands."""

    def begin(self, state: S, leaving: Sequence[str], joining: Sequence[str]) -> None:
        """Another evening begins on this very table: these players leave, those join. Raises
        `BadSetup`, and nothing has changed.
        """

    def players(self, state: S) -> list[str]:
        """Who plays, by seat."""

    def setup(self, state: S) -> SetupAnswers:
        """The set-up as it is now."""

    def facts(self, state: S) -> Data:
        """How far the story has come: a few figures, such as chapter and day."""

    def summary(self, facts: Data, lang: Lang) -> str:
        """Such figures in words."""
