"""Avalon as the terminal knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.terminal.avalon.pages import PAGES
from tafelrunde.terminal.avalon.words import say
from tafelrunde.terminal.clients import Scene
from tafelrunde.terminal.drawn import DrawnClient
from tafelrunde.terminal.words import say as say_to_all

if TYPE_CHECKING:
    from rich.text import Text


class GameClient(DrawnClient[Game]):
    """Tainted Grail at the terminal."""

    large_map = True
    own = say

    def __init__(self) -> None:
        super().__init__(GAME, PAGES)

    # --- At the table -----------------------------------------------------------------------------

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The character of the seat."""
        if seat == PARTY:
            return say_to_all(lang, "seat-party")
        return state.characters[seat].board.name.text(lang)

    def phase(self, state: Game) -> str:
        """The phase of the day, or what interrupts it."""
        if state.clash is not None:
            return state.clash.art.name.lower()
        return state.phase.name.lower().replace("_", "-")

    def round(self, state: Game) -> int:
        """The first evening teaches: each phase is new once."""
        return 1

    def scene(self, view: Game) -> Scene:
        """An encounter or an open book takes the room of the map."""
        from tafelrunde.games.avalon.rules.reading import open_verse

        if view.clash is not None:
            return Scene.CLASH
        return Scene.READING if open_verse(view) else Scene.TABLE

    def whole_map(self, view: Game, lang: Lang, width: int) -> Text:
        """Everything that is in play."""
        from tafelrunde.terminal.avalon import paint, paint_map

        return paint_map.whole(paint.Brush(view, lang, PARTY, width))
