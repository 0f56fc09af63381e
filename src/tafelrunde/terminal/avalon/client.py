"""Avalon as the terminal knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.games import Data
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.state import Game
from tafelrunde.terminal.avalon import pages
from tafelrunde.terminal.avalon.words import say
from tafelrunde.terminal.clients import Page, Scene, Thing
from tafelrunde.terminal.general import GeneralClient
from tafelrunde.terminal.words import say as say_to_all

if TYPE_CHECKING:
    from rich.text import Text


class GameClient(GeneralClient):
    """Tainted Grail at the terminal."""

    large_map = True
    own = say

    def __init__(self) -> None:
        super().__init__(GAME)

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
        from tafelrunde.terminal.avalon.paint import open_verse

        if view.clash is not None:
            return Scene.CLASH
        return Scene.READING if open_verse(view) else Scene.TABLE

    def page_of(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """The card, character or location behind an option; else the question itself."""
        page = pages.page_of_option(state, option, lang)
        if page is None:
            return super().page_of(state, decision, option, lang)
        return Page(page.title, page.lines, page.rule or decision.why)

    def things(self, view: Game, lang: Lang) -> list[Thing]:
        """Everything on the table."""
        return pages.things(view, lang)

    def page(self, view: Game, key: str, lang: Lang) -> Page:
        """One of the things."""
        return pages.page(view, key, lang)

    def sentences(self, view: Game, lang: Lang) -> list[str]:
        """The table in words."""
        from tafelrunde.terminal.avalon import sentences

        return sentences.table(view, lang)

    def panels(self, view: Game, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """The panels of the screen."""
        from tafelrunde.terminal.avalon import paint

        return paint.panels(paint.Brush(view, lang, seat, width))

    def whole_map(self, view: Game, lang: Lang, width: int) -> Text:
        """Everything that is in play."""
        from tafelrunde.terminal.avalon import paint, paint_map

        return paint_map.whole(paint.Brush(view, lang, PARTY, width))

    def hero_panels(self, view: Game, seat: int, lang: Lang, width: int) -> list[Text]:
        """One sheet for each character."""
        from tafelrunde.terminal.avalon import paint_characters

        return paint_characters.character_panels(view, seat, lang, width)

    # --- Looking up -------------------------------------------------------------------------------

    def cards(self) -> list[Data]:
        """Every printed thing."""
        from tafelrunde.terminal.avalon import listing

        return listing.cards()
