"""A game with screens of its own: beside its client stand the modules `pages`, `sentences`,
`paint`, `paint_seats` and `listing`, each imported when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.games import Data, Game
from tafelrunde.engine.options import AnyOption
from tafelrunde.terminal.clients import ListedCard, Page, Thing
from tafelrunde.terminal.general import GeneralClient

if TYPE_CHECKING:
    from rich.text import Text

S = TypeVar("S")
Shown = TypeVar("Shown", bound=AnyOption)
Maker = Callable[[S, Shown, Lang], Page | None]


class Pages(Generic[S]):
    """The pages of what options are: for each class of them a function that makes it."""

    def __init__(self) -> None:
        self.known: dict[type, Callable[[S, Any, Lang], Page | None]] = {}

    def of(self, kind: type[Shown]) -> Callable[[Maker[S, Shown]], Maker[S, Shown]]:
        """Decorate the function that makes the page of a class of options."""

        def remember(make: Maker[S, Shown]) -> Maker[S, Shown]:
            self.known[kind] = make
            return make

        return remember

    def page(self, game: S, option: AnyOption, lang: Lang) -> Page | None:
        """The page of the thing that an option is; None for bare words."""
        kinds = [kind for kind in type(option).__mro__ if kind in self.known]
        return self.known[kinds[0]](game, option, lang) if kinds else None


class DrawnClient(GeneralClient[S]):
    """Base of a client that draws its game."""

    def __init__(self, game: Game[S], pages: Pages[S]) -> None:
        super().__init__(game)
        self.pages = pages

    def page_of(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """The thing on the table behind an option; else the question itself."""
        page = self.pages.page(state, option, lang)
        if page is None:
            return super().page_of(state, decision, option, lang)
        return Page(page.title, page.lines, page.rule or decision.why)

    def things(self, view: S, lang: Lang) -> list[Thing]:
        """Everything on the table."""
        found: list[Thing] = self._module("pages").things(view, lang)
        return found

    def page(self, view: S, key: str, lang: Lang) -> Page:
        """One of the things."""
        found: Page = self._module("pages").page(view, key, lang)
        return found

    def sentences(self, view: S, lang: Lang) -> list[str]:
        """The table in words."""
        found: list[str] = self._module("sentences").table(view, lang)
        return found

    def panels(self, view: S, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """The panels of the screen."""
        paint = self._module("paint")
        found: dict[str, Text] = paint.panels(paint.Brush(view, lang, seat, width))
        return found

    def whole_map(self, view: S, lang: Lang, width: int) -> Text:
        """The map by itself."""
        return self.panels(view, PARTY, lang, 3 * (width + 4))["map"]

    def seat_panels(self, view: S, seat: int, lang: Lang, width: int) -> list[Text]:
        """One panel for each seat."""
        brush = self._module("paint").Brush(view, lang, seat, width)
        found: list[Text] = self._module("paint_seats").panels(brush)
        return found

    def cards(self) -> list[ListedCard]:
        """Every printed thing."""
        found: list[ListedCard] = self._module("listing").cards()
        return found

    def _module(self, name: str) -> ModuleType:
        package = type(self).__module__.rpartition(".")[0]
        return import_module(f"{package}.{name}")


# --- Games in rounds ------------------------------------------------------------------------------


class RoundTable(Protocol):
    """The table of a game that is played in rounds of phases."""

    @property
    def cards(self) -> Sequence[AnyCard]:
        """All physical cards by their numbers."""

    @property
    def round(self) -> int:
        """Which round it is."""

    @property
    def phase(self) -> Enum:
        """Which phase it is."""

    def all_cards(self) -> Iterable[AnyCard]:
        """Every card, wherever it lies."""


T = TypeVar("T", bound=RoundTable)


class RoundsClient(DrawnClient[T]):
    """Base of a client whose game is played in rounds of phases, and whose views travel as they are
    saved.
    """

    def title(self, lang: Lang) -> str:
        """The short name of the game."""
        return self.own(lang, "title")

    def phase(self, state: T) -> str:
        """The phase."""
        return state.phase.name.lower()

    def round(self, state: T) -> int:
        """The round."""
        return state.round

    def wire_view(self, state: T, seat: int) -> Data:
        """The view as data; cards that cannot be seen have no name there either."""
        view = self.rules.view(state, Seat(seat))
        data = self.rules.dump(view)
        seen = {card.uid for card in view.all_cards()}
        data["cards"] = [
            card.id if uid in seen else "hidden" for uid, card in enumerate(state.cards)
        ]
        return data
