"""What the engine asks of Avalon to play it as a campaign of many evenings."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Lang
from tafelrunde.engine.declared import DeclaredGame
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.games.avalon.rules.saving import begin_evening, may_end
from tafelrunde.games.avalon.state.table import Game


class AvalonEvenings:
    """An evening ends between two actions of the day; then players may change."""

    def __init__(self, rules: DeclaredGame[Game]) -> None:
        self.rules = rules

    def may_end(self, state: Game) -> bool:
        """Whether an evening may end where the table stands."""
        return may_end(state)

    def begin(self, state: Game, leaving: Sequence[str], joining: Sequence[str]) -> None:
        """Another evening begins; raises `BadSetup`."""
        begin_evening(state, leaving, joining)

    def players(self, state: Game) -> list[str]:
        """Who plays, by seat."""
        return self.rules.names(state)

    def setup(self, state: Game) -> SetupAnswers:
        """The set-up as it is now."""
        return self.rules.chosen(state)

    def facts(self, state: Game) -> Data:
        """Chapter, day, and how much of the book was read."""
        return {"chapter": state.chapter, "day": state.day, "verses": len(state.read)}

    def summary(self, facts: Data, lang: Lang) -> str:
        """Such figures in words; of another version's figures those that are known."""
        from tafelrunde.games.avalon.texts.words import words

        known = {key: int(facts.get(key, 0)) for key in ("chapter", "day", "verses")}
        return words(lang).say("evening-facts", **known)
