"""Cards with nothing but a name, a text and what their game adds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tafelrunde.engine.cards import AnyPrinted, card_thing
from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.options import Asked, Option


class AnyNamed(AnyPrinted, Protocol):
    """What is printed on a card of any declared game; it has a name."""

    @property
    def name(self) -> Name:
        """What the card is called."""


@dataclass(frozen=True)
class Printed:
    """What is printed on a card."""

    id: str
    name: Name
    text: Name = Name(de="", en="")
    copies: int = 1

    def lines(self, lang: Lang) -> list[str]:
        """What is written on it, line by line."""
        return [line for line in self.text.text(lang).split("\n") if line]


class Card(Option[object]):
    """A physical card; it never changes, and all copies of a table share it."""

    __slots__ = ("printed", "uid")

    def __init__(self, uid: int, printed: Printed) -> None:
        self.uid, self.printed = uid, printed

    @property
    def id(self) -> str:
        """What is printed on it, by id."""
        return self.printed.id

    @property
    def card(self) -> Card:
        """It is its own card."""
        return self

    @property
    def explained_at(self) -> str:
        """The content explains it."""
        return self.printed.id

    def things(self, asked: Asked[object]) -> list[str]:
        """It can be chosen where it lies."""
        return [card_thing(self)]

    def __repr__(self) -> str:
        return card_thing(self)


HIDDEN = Card(-1, Printed("hidden", Name(de="verdeckte Karte", en="hidden card")))
"""The back of every card."""
