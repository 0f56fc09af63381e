"""Hexer as a table shows it to its clients: every seat sees something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.hexer import asking, content, events, views, wire
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.texts import labels


class ShownHexer:
    """The Witcher: Die Alte Welt."""

    rules: GameRules[Any] = HEXER
    is_open = False
    dash = labels.DASH
    windows: Sequence[WindowKind] = ()
    undo: Sequence[str] = ("clean", "never")

    def __init__(self) -> None:
        kinds = events.Event.__subclasses__()
        self.event_kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}

    def table_setup(self, setup: Data) -> Data:
        """Questions about hidden hands are always asked, so that silence tells nothing."""
        return {**setup, "veiled": True}

    def see(self, state: Any, decision: Decision) -> tuple[Any, Decision]:
        """The view of the seat that decides, and the decision in things of it."""
        return views.see(state, decision)

    def present(self, state: Any, seats: Sequence[int]) -> Data:
        """The table as somebody on these seats draws it."""
        return wire.present(state, seats)

    def present_each(self, state: Any, readers: Sequence[Sequence[int]]) -> list[Data]:
        """The table as each reader draws it."""
        return wire.present_each(state, readers)

    def title(self, view: Any, decision: Decision, option: Any, lang: Lang) -> str:
        """An option without what the content says about it."""
        return asking.title(view, decision, option, lang)

    def printed(self, option: Any) -> str:
        """The card that explains an option."""
        return asking.printed(option)

    def things(self, view: Any, decision: Decision, option: Any) -> list[str]:
        """The things an option stands for."""
        return asking.things(view, decision, option)

    def about(self, view: Any, decision: Decision) -> list[str]:
        """The things a question is about."""
        return asking.about(decision)

    def window(self, decision: Decision) -> str:
        """Nobody reacts in between in this game."""
        return ""

    def concerns(self, state: Any, decision: Decision) -> bool:
        """Every question is about the one who is asked."""
        return True

    def card_of(self, option: Any) -> str:
        """The card behind an option."""
        return asking.printed(option)

    def content(self, lang: Lang) -> Data:
        """Cards, characters, places and words."""
        return content.content(lang)

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        return content.rulebook(lang)


SHOWN: Final = ShownHexer()
