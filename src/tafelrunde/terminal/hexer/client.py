"""Hexer as the terminal knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.games import Data
from tafelrunde.engine.games import Game as GameObject
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.hexer import saving, views
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state import Game
from tafelrunde.terminal.clients import Page, Rule, Scene, Thing
from tafelrunde.terminal.hexer import listing, pages
from tafelrunde.terminal.hexer.words import say
from tafelrunde.terminal.words import say as say_to_all

if TYPE_CHECKING:
    from rich.text import Text


class GameClient:
    """The Witcher: Die Alte Welt at the terminal."""

    rules: GameObject[Any] = HEXER
    large_map = True
    own = say

    def title(self, lang: Lang) -> str:
        """The name of the game."""
        return say(lang, "title")

    # --- At the table -----------------------------------------------------------------------------

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The character of the seat."""
        if seat == PARTY:
            return say_to_all(lang, "seat-party")
        return state.players[seat].character.name.noun(lang)

    def phase(self, state: Game) -> str:
        """The phase of the turn, or the fight."""
        return "fight" if state.fight is not None else state.phase.name.lower()

    def round(self, state: Game) -> int:
        """The round."""
        return state.round

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Every window is about the own fight."""
        return True

    def scene(self, view: Game) -> Scene:
        """Always the table."""
        return Scene.TABLE

    def brief(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """An option as it is labelled."""
        return self.rules.label(state, decision, option, lang)

    def page_of(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """The card, monster, character or location behind an option; else the question itself."""
        page = pages.page_of_option(state, option, lang)
        if page is not None:
            return Page(page.title, page.lines, page.rule or decision.why)
        title = self.rules.label(state, decision, option, lang).name
        return Page(title, (self.rules.prompt(state, decision, lang),), decision.why)

    def things(self, view: Game, lang: Lang) -> list[Thing]:
        """Everything on the table."""
        return pages.things(view, lang)

    def page(self, view: Game, key: str, lang: Lang) -> Page:
        """One of the things."""
        return pages.page(view, key, lang)

    def sentences(self, view: Game, lang: Lang) -> list[str]:
        """The table in words."""
        from tafelrunde.terminal.hexer import sentences

        return sentences.table(view, lang)

    def panels(self, view: Game, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """The panels of the screen."""
        from tafelrunde.terminal.hexer import paint

        return paint.panels(paint.Brush(view, lang, seat, width))

    def whole_map(self, view: Game, lang: Lang, width: int) -> Text:
        """The map by itself."""
        return self.panels(view, PARTY, lang, 3 * (width + 4))["map"]

    def hero_panels(self, view: Game, seat: int, lang: Lang, width: int) -> list[Text]:
        """One panel for each player."""
        from tafelrunde.terminal.hexer import paint_players

        return paint_players.player_panels(view, seat, lang, width)

    def wire_view(self, state: Game, seat: int) -> Data:
        """The view as data; cards that cannot be seen have no name there either."""
        view = views.view(state, Seat(seat))
        data = saving.dump(view)
        seen = {card.uid for card in view.all_cards()}
        data["cards"] = [
            card.id if uid in seen else "hidden" for uid, card in enumerate(state.cards)
        ]
        return data

    # --- Looking up -------------------------------------------------------------------------------

    def cards(self) -> list[Data]:
        """Every printed thing."""
        return listing.cards()

    def catalogue(self) -> list[Data]:
        """Every rule."""
        return listing.rules()

    def rule(self, key: str, lang: Lang) -> Rule:
        """One rule."""
        return listing.rule(key, lang)
