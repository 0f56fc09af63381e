"""Hexer as a table shows it to its clients: every seat sees something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.hexer import events, views
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.shown import asking, content, wire
from tafelrunde.games.hexer.shown.wire_types import HexerView
from tafelrunde.games.hexer.state import Game
from tafelrunde.games.hexer.texts import labels


class ShownHexer:
    """The Witcher: Die Alte Welt."""

    rules: GameRules[Game] = HEXER
    is_open = False
    windows: Sequence[WindowKind] = ()
    undo: Sequence[str] = ("clean", "never")

    def __init__(self) -> None:
        kinds = events.Event.__subclasses__()
        self.event_kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}

    def table_setup(self, setup: Data) -> Data:
        """Questions about hidden hands are always asked, so that silence tells nothing."""
        return {**setup, "veiled": True}

    def see(self, state: Game, decision: Decision) -> tuple[Game, Decision]:
        """The view of the seat that decides, and the decision in things of it."""
        return views.see(state, decision)

    def present(self, state: Game, seats: Sequence[int]) -> HexerView:
        """The table as somebody on these seats draws it."""
        return wire.present(state, seats)

    def present_each(self, state: Game, readers: Sequence[Sequence[int]]) -> list[HexerView]:
        """The table as each reader draws it."""
        return wire.present_each(state, readers)

    def title(self, option: AnyOption, asked: Asked[Game], lang: Lang) -> Label:
        """An option without what the content says about it."""
        return labels.title(option, asked, lang)

    def things(self, option: AnyOption, asked: Asked[Game]) -> list[str]:
        """The things an option stands for."""
        return asking.things(option, asked)

    def window(self, decision: Decision) -> str:
        """Nobody reacts in between in this game."""
        return ""

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Every question is about the one who is asked."""
        return True

    def content(self, lang: Lang) -> Data:
        """Cards, characters, places and words."""
        return content.content(lang)

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        return content.rulebook(lang)


SHOWN: Final = ShownHexer()
