"""Hexer as a table shows it to its clients: every seat sees something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.engine.content import Lang
from tafelrunde.engine.declared.shown import DeclaredShown
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.showing import Views
from tafelrunde.engine.shown_content import PrintedFacts, PrintedThing
from tafelrunde.games.hexer.shown import asking, content, ending, wire
from tafelrunde.games.hexer.shown.wire_types import HexerView
from tafelrunde.games.hexer.state.table import Game


class HexerShown(DeclaredShown[Game]):
    """The Witcher: Die Alte Welt."""

    def table_setup(self, setup: SetupAnswers) -> SetupAnswers:
        """Questions about hidden hands are always asked, so that silence tells nothing."""
        return {**setup, "veiled": True}

    def present(self, state: Game, seats: Sequence[int]) -> HexerView:
        """The table as somebody on these seats draws it."""
        return wire.present(state, seats)

    def present_each(self, views: Views[Game], readers: Sequence[Sequence[int]]) -> list[HexerView]:
        """The table as each reader draws it."""
        return wire.present_each(views.state, readers)

    def things(self, option: AnyOption, asked: Asked[Game]) -> list[str]:
        """The things an option stands for, equal hand cards too."""
        return asking.things(option, asked)

    def ending(self, state: Game, told: Told, lang: Lang) -> EndingView:
        """The epilogue, what the game came down to, and figures."""
        return ending.ending(state, told, lang)

    def is_dear(self, option: AnyOption, asked: Asked[Game]) -> bool:
        """A card that does not show the terrain pays for a move only with something else."""
        return asking.is_dear(option, asked)

    def cards(self, lang: Lang) -> Mapping[str, PrintedThing]:
        """Everything with a text."""
        return content.cards(lang)

    def facts(self, lang: Lang) -> PrintedFacts:
        """Numbers and words."""
        return content.facts(lang)
