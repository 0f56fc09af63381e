"""What a web table shows of Avalon.

Nobody reads ahead: of what the book, the secrets and the events of a chapter tell, a client gets
what lies open, and of all else what is printed on cards that anybody may look at.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.declared.shown import DeclaredShown
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.showing import Views
from tafelrunde.games.avalon.shown import ending
from tafelrunde.games.avalon.shown.content import all_cards, facts
from tafelrunde.games.avalon.shown.wire import present
from tafelrunde.games.avalon.shown.wire_types import AvalonFacts, AvalonView, CardFacts
from tafelrunde.games.avalon.state.table import Game


class AvalonShown(DeclaredShown[Game]):
    """The table of Avalon as clients draw it."""

    def cards(self, lang: Lang) -> dict[str, CardFacts]:
        """Everything printed that is no secret."""
        return all_cards(lang)

    def facts(self, lang: Lang) -> AvalonFacts:
        """What else is printed."""
        return facts(self.terms(lang), lang)

    def present(self, state: Game, seats: Sequence[int]) -> AvalonView:
        """What everybody sees: players may talk about everything (A26.56)."""
        return present(self.game.view(state, PARTY))

    def present_each(
        self, views: Views[Game], readers: Sequence[Sequence[int]]
    ) -> Sequence[AvalonView]:
        """The same for all."""
        return [present(views.of(PARTY))] * len(readers)

    def ending(self, state: Game, told: Told, lang: Lang) -> EndingView:
        """The epilogue, what the campaign came down to, and figures."""
        return ending.ending(state, told, lang)
