"""Hexer as a table shows it to its clients: every seat sees something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import Data
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.showing import PackagedShown, Presented
from tafelrunde.games.hexer.events import Event
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.shown import asking, content, wire
from tafelrunde.games.hexer.shown.wire_types import HexerView
from tafelrunde.games.hexer.state import Game
from tafelrunde.games.hexer.texts.labels import LABELS
from tafelrunde.games.hexer.texts.rulebook import CATALOGUE


class ShownHexer(PackagedShown[Game]):
    """The Witcher: Die Alte Welt."""

    is_open = False
    undo: Sequence[str] = ("clean", "never")

    def table_setup(self, setup: Data) -> Data:
        """Questions about hidden hands are always asked, so that silence tells nothing."""
        return {**setup, "veiled": True}

    def present(self, state: Game, seats: Sequence[int]) -> HexerView:
        """The table as somebody on these seats draws it."""
        return wire.present(state, seats)

    def present_each(self, state: Game, readers: Sequence[Sequence[int]]) -> list[HexerView]:
        """The table as each reader draws it."""
        return wire.present_each(state, readers)

    def things(self, option: AnyOption, asked: Asked[Game]) -> list[str]:
        """The things an option stands for, equal hand cards too."""
        return asking.things(option, asked)

    def cards(self, lang: Lang) -> Mapping[str, Presented]:
        """Everything with a text."""
        return content.cards(lang)

    def facts(self, lang: Lang) -> Presented:
        """Numbers and words."""
        return content.facts(lang)


SHOWN: Final = ShownHexer(HEXER, Event, LABELS, CATALOGUE)
