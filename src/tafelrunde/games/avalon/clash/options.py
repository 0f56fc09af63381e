"""What a character can choose in an encounter, apart from cards and plain words."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.cards import card_thing
from tafelrunde.engine.options import Asked, Option, Word
from tafelrunde.games.avalon.nouns import Ability
from tafelrunde.games.avalon.state.physical import Card, Side
from tafelrunde.games.avalon.state.physical import Lay as Lay
from tafelrunde.games.avalon.state.table import Laid

FLEE: Final = Word("flee")
KEEP: Final = Word("keep")
EXCHANGE: Final = Word("exchange")
RESOLVE: Final = Word("resolve")
AVOID: Final = Word("avoid")
AGREE: Final = Word("agree")
REFUSE: Final = Word("refuse")


class LayTop(Option[object]):
    """In panic: the top card of the deck is drawn and laid, whatever it is (A27.19)."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """Its name."""
        return "lay_top"

    def things(self, asked: Asked[object]) -> list[str]:
        """The deck of whoever lays it."""
        return [f"deck:{asked.decision.seat}"]


LAY_TOP: Final = LayTop()


class Use(Option[object]):
    """An ability is used: of a card in the sequence, an item, a secret or a skill."""

    __slots__ = ("ability", "card", "laid", "number", "source")

    card: Card

    def __init__(
        self, source: Card | Side, number: int, card: Card, laid: Laid | None = None
    ) -> None:
        self.source = source
        self.number = number
        self.ability: Ability = source.abilities[number]
        self.card = card
        self.laid = laid

    @property
    def id(self) -> str:
        """use:leather_coat, or use:leather_coat.2 for a second ability."""
        more = f".{self.number + 1}" if self.number else ""
        return f"use:{self.card.id}{more}"

    def things(self, asked: Asked[object]) -> list[str]:
        """The card."""
        return [card_thing(self.card)]

    @property
    def mark(self) -> str:
        """The ability of this very card, as it is remembered."""
        return f"{self.card.uid}.{self.number}"
