"""Hexer as the terminal knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.games.hexer import library, saving, setups, views
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Character
from tafelrunde.games.hexer.physical import Play, Use
from tafelrunde.games.hexer.rules.setup import check
from tafelrunde.games.hexer.state import Game
from tafelrunde.games.hexer.terms import Expansion, Kind
from tafelrunde.games.hexer.texts.cards import card_text
from tafelrunde.games.hexer.texts.labels import DASH
from tafelrunde.terminal.clients import Choice, Page, Rule, Thing
from tafelrunde.terminal.hexer import listing, pages
from tafelrunde.terminal.words import say

if TYPE_CHECKING:
    from rich.text import Text

BY_LOT: Final = "by_lot"
EXPANSIONS: Final = tuple(expansion.value for expansion in Expansion)
MORE: Final = ("mutagens", "marker", "overlap", "hard_board")
USUAL: Final = (*EXPANSIONS, "mutagens")


def needs(character: Character) -> str:
    """The expansion that a character belongs to."""
    return Expansion.MAGES.value if character.kind is Kind.MAGE else ""


class GameClient:
    """The Witcher: Die Alte Welt at the terminal."""

    rules: GameRules[Any] = HEXER
    fewest_seats = 2
    most_seats = 5
    large_map = True
    usual: Sequence[str] = USUAL
    usual_heroes: Sequence[str] = ("wolf", "bear")

    # --- Before the game --------------------------------------------------------------------------

    def title(self, lang: Lang) -> str:
        """The name of the game."""
        return say(lang, "hexer-title")

    def adventures(self, lang: Lang) -> list[Choice]:
        """Which Legendary Monster waits; usually the lot decides."""
        lot = Choice(BY_LOT, say(lang, "hexer-by-lot"), say(lang, "hexer-by-lot.about"))
        return [
            lot,
            *(
                Choice(each.id, each.name.text(lang), card_text(each.id, lang))
                for each in library.LEGENDARY_MONSTERS
            ),
        ]

    def heroes(self, lang: Lang) -> list[Choice]:
        """The witchers and mages with their specialisation."""
        return [
            Choice(each.id, each.name.text(lang), card_text(each.id, lang), needs(each))
            for each in library.CHARACTERS.values()
        ]

    def toggles(self, lang: Lang) -> list[Choice]:
        """The expansions, mutagens, the marker, and the harder side."""
        names = [(key, f"hexer-option-{key.replace('_', '-')}") for key in (*EXPANSIONS, *MORE)]
        return [Choice(key, say(lang, name), say(lang, f"{name}.about")) for key, name in names]

    def setup(self, adventure: str, heroes: Sequence[str], switched: Sequence[str]) -> Data:
        """Characters, expansions and options."""
        on = [key for key in (*EXPANSIONS, *MORE) if (key in USUAL) != (key in switched)]
        return {
            "characters": list(heroes),
            "expansions": [key for key in EXPANSIONS if key in on],
            "side": "b" if "hard_board" in on else "a",
            "legendary": adventure if adventure != BY_LOT else "",
            "mutagens": "mutagens" in on,
            "marker": "marker" in on,
            "overlap": "overlap" in on,
        }

    def check_setup(self, setup: Mapping[str, Any]) -> None:
        """Refuse what breaks a rule before a game is made of it."""
        check(setups.setup_from(setup))

    # --- At the table -----------------------------------------------------------------------------

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The character of the seat."""
        if seat == PARTY:
            return say(lang, "seat-party")
        return state.players[seat].character.name.text(lang)

    def phase(self, state: Game) -> str:
        """The phase of the turn, or the fight."""
        return "fight" if state.fight is not None else state.phase.name.lower()

    def round(self, state: Game) -> int:
        """The round."""
        return state.round

    def concerns(self, state: Game, decision: Decision) -> bool:
        """Every window is about the own fight."""
        return True

    def card_of(self, option: Any) -> str:
        """The card behind an option."""
        card = option.card if isinstance(option, Play | Use) else None
        return card.id if card is not None else ""

    def brief(self, state: Game, decision: Decision, option: Any, lang: Lang) -> str:
        """An option as it is labelled."""
        return self.rules.label(state, decision, option, lang)

    def page_of(self, state: Game, decision: Decision, option: Any, lang: Lang) -> Page:
        """The card, monster, character or location behind an option; else the question itself."""
        page = pages.page_of_option(state, option, lang)
        if page is not None:
            return Page(page.title, page.lines, page.rule or decision.why)
        title = self.rules.label(state, decision, option, lang).partition(DASH)[0]
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
