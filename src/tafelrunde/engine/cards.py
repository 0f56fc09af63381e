"""The physical cards of any game: each lies in one place, and only where such a card can lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, Protocol, TypeVar


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


def check_once(lying: Iterable[AnyCard], cards: int) -> None:
    """No card is ever lost or doubled; raises `ValueError`."""
    if sorted([card.uid for card in lying]) != list(range(cards)):
        raise ValueError("a card is missing or lies in two places")


def check_kinds(lying: Iterable[tuple[AnyCard, type | tuple[type, ...]]]) -> None:
    """Every card is of a kind that can lie where it lies; raises `ValueError`."""
    for card, kinds in lying:
        if not isinstance(card.printed, kinds):
            raise ValueError(f"the card {card.id} cannot lie there")
