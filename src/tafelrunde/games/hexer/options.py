"""Options that are no things of their own: numbers and lists, named by what they stand for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.engine.options import Asked, Number, Option
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game


class School(Number):
    """A witcher school, by its location."""

    __slots__ = ()

    def things(self, asked: Asked[object]) -> list[str]:
        """The location."""
        return [f"place:{self.number}"]


class Die(Number):
    """One of the own dice, by its place."""

    __slots__ = ()

    def things(self, asked: Asked[object]) -> list[str]:
        """The die."""
        return [f"die:{self.number}"]


class KnownWeakness(Number):
    """A weakness of the opponent, by its numeral."""

    __slots__ = ()

    def things(self, asked: Asked[object]) -> list[str]:
        """Its token."""
        return [f"weakness:weakness_{self.number}"]


class MonsterRank(Number):
    """The rank of a monster to be drawn."""

    __slots__ = ()


class CardCost(Number):
    """The cost of a card to be gained."""

    __slots__ = ()


DICE: Final = tuple(map(Die, range(5)))


@dataclass(frozen=True, slots=True)
class Chain(Option[object]):
    """Cards that chain."""

    cards: tuple[Card, ...]

    @property
    def id(self) -> str:
        """The cards."""
        return "+".join(card.id for card in self.cards)

    def things(self, asked: Asked[object]) -> list[str]:
        """The cards."""
        return [card.thing for card in self.cards if card.printed is not None]


class Displace(Option[Game]):
    """Displace the Legendary Monster."""

    __slots__ = ()

    @property
    def id(self) -> str:
        """Its name."""
        return "displace"

    def things(self, asked: Asked[Game]) -> list[str]:
        """The monster."""
        legend = asked.view.legend
        return [legend.thing] if legend is not None else []
