"""Valskyrr as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.declared.shown import DeclaredShown
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.options import Asked
from tafelrunde.engine.showing import StrikeView, Views
from tafelrunde.engine.shown_content import PrintedFacts, PrintedThing
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.valskyrr.shown import asking, content, ending, strikes, wire
from tafelrunde.games.valskyrr.shown.wire_types import ValskyrrView
from tafelrunde.games.valskyrr.state.table import Game


class ValskyrrShown(DeclaredShown[Game]):
    """Nebel über Valskyrr; every seat sees the same."""

    windows: Sequence[WindowKind] = asking.KINDS

    def present(self, state: Game, seats: Sequence[int]) -> ValskyrrView:
        """The table as a client draws it."""
        return wire.present(self.game.view(state, PARTY))

    def present_each(
        self, views: Views[Game], readers: Sequence[Sequence[int]]
    ) -> list[ValskyrrView]:
        """Every reader draws the same table."""
        return [wire.present(views.of(PARTY))] * len(readers)

    def window(self, decision: Decision) -> str:
        """The kind of a window."""
        return asking.kind_of(decision)

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Whether the own hero is hurt, attacked or acting."""
        return asking.concerns(state, decision)

    def strikes(self, asked: Asked[Game]) -> list[StrikeView]:
        """The attack that reflexes answer."""
        return strikes.of(asked)

    def ending(self, state: Game, told: Told, lang: Lang) -> EndingView:
        """The epilogue, what the game came down to, and figures."""
        return ending.ending(state, told, lang)

    def cards(self, lang: Lang) -> Mapping[str, PrintedThing]:
        """Everything with a text."""
        return content.cards(lang)

    def facts(self, lang: Lang) -> PrintedFacts:
        """Numbers and words."""
        return content.facts(lang)
