"""The physical cards of any game: each lies in one place, and only where such a card can lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final, Generic, Protocol, TypeVar

from tafelrunde.engine.errors import ContentError, UnknownCard


class AnyCard(Protocol):
    """A card of some game."""

    @property
    def uid(self) -> int:
        """Its number among the cards of the table."""

    @property
    def id(self) -> str:
        """What is printed on it, by id."""

    @property
    def printed(self) -> object:
        """What is printed on it."""


class AnyPrinted(Protocol):
    """What is printed on a card of some game."""

    @property
    def id(self) -> str:
        """The name of the card in files."""


def card_thing(card: AnyCard) -> str:
    """A card as a thing on the table, for clients: "war_sword#12"."""
    return f"{card.id}#{card.uid}"


P = TypeVar("P", bound=AnyPrinted)
C = TypeVar("C", bound=AnyCard)
MOST_SHARED: Final = 20_000
"""So many cards are kept to be shared; then all are forgotten, and tables keep those they have."""


class SharedCards(Generic[P, C]):
    """Physical cards by their number and print; they never change, so all tables share them."""

    def __init__(self, make: Callable[[int, P], C]) -> None:
        self.make = make
        self.made: dict[tuple[int, str], C] = {}

    def __call__(self, uid: int, printed: P) -> C:
        """The card of that number."""
        found = self.made.get((uid, printed.id))
        if found is None or found.printed is not printed:
            if len(self.made) >= MOST_SHARED:
                self.made.clear()
            found = self.made[uid, printed.id] = self.make(uid, printed)
        return found


class Library(dict[str, P]):
    """Everything printed, by id; tests may add neutral dummies."""

    def __init__(self, *decks: Iterable[P]) -> None:
        super().__init__()
        for deck in decks:
            for printed in deck:
                self.add(printed)

    def add(self, printed: P) -> None:
        """Make a printed thing known; its id must be new."""
        if self.get(printed.id, printed) is not printed:
            raise ContentError(f"Two printed things share the id {printed.id}.")
        self[printed.id] = printed

    def find(self, card: str) -> P:
        """The printed thing of that id; raises `UnknownCard`."""
        found = self.get(card)
        if found is None:
            near = get_close_matches(card, self, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise UnknownCard(f"There is no card {card!r}.{hint}")
        return found


def check_once(lying: Iterable[AnyCard], cards: int) -> None:
    """No card is ever lost or doubled; raises `ValueError`."""
    if sorted([card.uid for card in lying]) != list(range(cards)):
        raise ValueError("a card is missing or lies in two places")


def check_kinds(lying: Iterable[tuple[AnyCard, type | tuple[type, ...]]]) -> None:
    """Every card is of a kind that can lie where it lies; raises `ValueError`."""
    for card, kinds in lying:
        if not isinstance(card.printed, kinds):
            raise ValueError(f"the card {card.id} cannot lie there")
