"""Repairs of a declared game: every value that everybody sees can be set, every card put
elsewhere. What nobody but its owner sees decides nothing that others are told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.errors import UnknownCard
from tafelrunde.engine.repairs import Value, under
from tafelrunde.engine.state.wording import values
from tafelrunde.engine.table_repairs import Named, Piles, TableRepairs

S = TypeVar("S", bound=DeclaredRoot)
T = TypeVar("T", bound=Named)


class DeclaredRepairs(TableRepairs[S, T]):
    """How a table of a declared game is put right."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game, self.table, self.box = game, game.table, game.box

    def values(self, state: S) -> dict[str, Value]:
        """All that everybody sees."""
        names = self.game.names(state)
        found: dict[str, Value] = {}
        for where, part in self.parts(state):
            found |= under(where, values(part, seats=names))
        return found

    def piles(self, state: S) -> Piles[T]:
        """All that are declared."""
        kinds, only, most = self.kinds_by_class(state), self.only(state), self.limits(state)
        return {
            pile.name: pile
            for where, part in self.parts(state)
            for pile in self.declared_piles(kinds, part, where, only=only, most=most)
        }

    def only(self, state: S) -> Mapping[str, Collection[str]]:
        """The kinds that lie in a pile, by its name, where not all do that could by their class."""
        return {}

    def limits(self, state: S) -> Mapping[str, int]:
        """How many cards may lie in a pile, by its name."""
        return {}

    def kind(self, card: str) -> str:
        """The class of what is printed on it. A wrong name is not told the nearest one, which may
        be of a card that nobody has seen yet.
        """
        if card not in self.game.printed:
            raise UnknownCard(f"There is no card {card!r}.")
        return type(self.game.printed[card]).__name__

    def view(self, state: S) -> S:
        """What everybody sees."""
        return self.game.view(state, PARTY)

    def parts(self, state: S) -> Iterator[tuple[str, object]]:
        """The table and its seats, with what stands before their keys; a game adds what it wants to
        be put right of other parts.
        """
        yield "", state
        for name, part in zip(self.game.names(state), self.table.seats(state), strict=True):
            yield f"{self.table.seat_row}.{name}.", part
