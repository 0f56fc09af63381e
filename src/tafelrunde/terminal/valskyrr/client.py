"""Valskyrr as the terminal knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.games import Data
from tafelrunde.engine.games import Game as GameObject
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.valskyrr import saving, views
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.physical import Play
from tafelrunde.games.valskyrr.shown import asking
from tafelrunde.games.valskyrr.state import Game
from tafelrunde.games.valskyrr.terms import Kind
from tafelrunde.games.valskyrr.texts.effects import Telling, effects_text
from tafelrunde.games.valskyrr.texts.labels import hero_name, play_name
from tafelrunde.terminal.clients import Page, Rule, Scene, Thing
from tafelrunde.terminal.valskyrr import pages
from tafelrunde.terminal.valskyrr.words import say
from tafelrunde.terminal.words import say as say_to_all

if TYPE_CHECKING:
    from rich.text import Text

KINDS: Final = {Kind.NORMAL: "▶", Kind.FAST: "»", Kind.REFLEX: "↩"}


class GameClient:
    """Nebel über Valskyrr at the terminal."""

    rules: GameObject[Any] = VALSKYRR
    large_map = False
    own = say

    def title(self, lang: Lang) -> str:
        """The name of the game."""
        return say(lang, "title")

    # --- At the table -----------------------------------------------------------------------------

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The hero of the seat."""
        if seat == PARTY:
            return say_to_all(lang, "seat-party")
        return hero_name(state.heroes[seat], lang)

    def phase(self, state: Game) -> str:
        """The phase."""
        return state.phase.name.lower()

    def round(self, state: Game) -> int:
        """The round."""
        return state.round

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Whether the own hero is hurt, attacked or acting."""
        return asking.concerns(state, decision)

    def scene(self, view: Game) -> Scene:
        """Always the table."""
        return Scene.TABLE

    def brief(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """An action by its kind, name and effects; all else as it is labelled."""
        if isinstance(option, Play):
            telling = Telling(lang, aim=option.action.at)
            text = effects_text(option.action.do, telling)
            where = say(lang, f"from-{option.action.place.name.lower().replace('_', '-')}")
            return Label(f"{KINDS[option.kind]} {play_name(option, lang)} ({where})", text)
        return self.rules.label(state, decision, option, lang)

    def page_of(self, state: Game, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """The card, enemy, hero or location behind an option; else the question itself."""
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
        from tafelrunde.terminal.valskyrr import sentences

        return sentences.table(view, lang)

    def panels(self, view: Game, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """The panels of the screen."""
        from tafelrunde.terminal.valskyrr import paint

        return paint.panels(paint.Brush(view, lang, seat, width))

    def whole_map(self, view: Game, lang: Lang, width: int) -> Text:
        """The map by itself."""
        return self.panels(view, PARTY, lang, 3 * (width + 4))["map"]

    def hero_panels(self, view: Game, seat: int, lang: Lang, width: int) -> list[Text]:
        """One panel for each hero."""
        from tafelrunde.terminal.valskyrr import paint_heroes

        return paint_heroes.hero_panels(view, seat, lang, width)

    def wire_view(self, state: Game, seat: int) -> Data:
        """The view as data; cards that cannot be seen have no name there either."""
        view = views.view(state)
        data = saving.dump(view)
        seen = {card.uid for card in view.all_cards()}
        data["cards"] = [
            card.id if uid in seen else "hidden" for uid, card in enumerate(state.cards)
        ]
        return data

    # --- Looking up -------------------------------------------------------------------------------

    def cards(self) -> list[Data]:
        """Every printed thing."""
        from tafelrunde.terminal.valskyrr import listing

        return listing.cards()

    def catalogue(self) -> list[Data]:
        """Every rule."""
        from tafelrunde.terminal.valskyrr import listing

        return listing.rules()

    def rule(self, key: str, lang: Lang) -> Rule:
        """One rule."""
        from tafelrunde.terminal.valskyrr import listing

        return listing.rule(key, lang)
