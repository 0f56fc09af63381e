"""The physical cards of any game: each lies in one place, and only where such a card can lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


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


def check_once(lying: Iterable[AnyCard], cards: int) -> None:
    """No card is ever lost or doubled; raises `ValueError`."""
    if sorted([card.uid for card in lying]) != list(range(cards)):
        raise ValueError("a card is missing or lies in two places")


def check_kinds(lying: Iterable[tuple[AnyCard, type | tuple[type, ...]]]) -> None:
    """Every card is of a kind that can lie where it lies; raises `ValueError`."""
    for card, kinds in lying:
        if not isinstance(card.printed, kinds):
            raise ValueError(f"the card {card.id} cannot lie there")
