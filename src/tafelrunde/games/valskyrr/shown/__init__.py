"""Valskyrr as a table shows it to its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.windows import WindowKind
from tafelrunde.games.valskyrr import events, views
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.shown import asking, content, wire
from tafelrunde.games.valskyrr.shown.wire_types import ValskyrrView
from tafelrunde.games.valskyrr.state import Game
from tafelrunde.games.valskyrr.texts import labels


class ShownValskyrr:
    """Nebel über Valskyrr; every seat sees the same."""

    rules: GameRules[Game] = VALSKYRR
    is_open = True
    windows: Sequence[WindowKind] = asking.KINDS
    undo: Sequence[str] = ("consent", "free", "clean", "never")

    def __init__(self) -> None:
        kinds = events.Event.__subclasses__()
        self.event_kinds: dict[str, type] = {kind.__name__: kind for kind in kinds}

    def table_setup(self, setup: Data) -> Data:
        """Nobody has secrets from the others."""
        return setup

    def see(self, state: Game, decision: Decision) -> tuple[Game, Decision]:
        """The view, and the decision in things of it."""
        return views.see(state, decision)

    def present(self, state: Game, seats: Sequence[int]) -> ValskyrrView:
        """The table as a client draws it."""
        return wire.present(self.rules.view(state, Seat(0)))

    def present_each(self, state: Game, readers: Sequence[Sequence[int]]) -> list[ValskyrrView]:
        """Every reader draws the same table."""
        return [self.present(state, ())] * len(readers)

    def title(self, option: AnyOption, asked: Asked[Game], lang: Lang) -> Label:
        """An option without what the content says about it."""
        return labels.title(option, asked, lang)

    def things(self, option: AnyOption, asked: Asked[Game]) -> list[str]:
        """The things an option stands for."""
        return option.things(asked)

    def window(self, decision: Decision) -> str:
        """The kind of a window."""
        return asking.kind_of(decision)

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Whether the own hero is hurt, attacked or acting."""
        return asking.concerns(state, decision)

    def content(self, lang: Lang) -> Data:
        """Cards, heroes, adventures, tracks and words."""
        return content.content(lang)

    def rulebook(self, lang: Lang) -> Data:
        """The rules by chapter."""
        return content.rulebook(lang)


SHOWN: Final = ShownValskyrr()
