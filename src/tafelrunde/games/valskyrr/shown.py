"""Valskyrr as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.valskyrr import asking, content, events, views, wire
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.texts import labels


class ShownValskyrr:
    """Nebel über Valskyrr; every seat sees the same."""

    rules: GameRules[Any] = VALSKYRR
    is_open = True
    dash = labels.DASH
    windows: Sequence[WindowKind] = asking.KINDS
    undo: Sequence[str] = ("consent", "free", "clean", "never")

    def __init__(self) -> None:
        kinds = events.Event.__subclasses__()
        self.event_kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}

    def table_setup(self, setup: Data) -> Data:
        """Nobody has secrets from the others."""
        return setup

    def see(self, state: Any, decision: Decision) -> tuple[Any, Decision]:
        """The view, and the decision in things of it."""
        return views.see(state, decision)

    def present(self, state: Any, seats: Sequence[int]) -> Data:
        """The table as a client draws it."""
        return wire.present(self.rules.view(state, Seat(0)))

    def present_each(self, state: Any, readers: Sequence[Sequence[int]]) -> list[Data]:
        """Every reader draws the same table."""
        return [self.present(state, ())] * len(readers)

    def title(self, view: Any, decision: Decision, option: Any, lang: Lang) -> str:
        """An option without what is printed on its card."""
        return labels.title(view, decision, option, lang)

    def printed(self, option: Any) -> str:
        """The card or action that explains an option."""
        return wire.printed(option)

    def things(self, view: Any, decision: Decision, option: Any) -> list[str]:
        """The things an option stands for."""
        return wire.things(view, option)

    def about(self, view: Any, decision: Decision) -> list[str]:
        """The things a question is about."""
        return wire.about(view, decision)

    def window(self, decision: Decision) -> str:
        """The kind of a window."""
        return asking.kind_of(decision)

    def concerns(self, state: Any, decision: Decision) -> bool:
        """Whether the own hero is hurt, attacked or acting."""
        return asking.concerns(state, decision)

    def card_of(self, option: Any) -> str:
        """The card of an action."""
        return asking.card_of(option)

    def content(self, lang: Lang) -> Data:
        """Cards, heroes, adventures, tracks and words."""
        return content.content(lang)

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        return content.rulebook(lang)


SHOWN: Final = ShownValskyrr()
