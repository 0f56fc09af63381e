"""What a packaged game offers for scenario files, apart from its own words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.expecting import Beginning, End
from tafelrunde.engine.games import Data, Packaged

if TYPE_CHECKING:
    from tafelrunde.engine.state import Root

S = TypeVar("S", bound="Root")


class PackagedScenarios(ABC, Generic[S]):
    """Base of a game whose seats are called by an id and have a deck."""

    rules: Packaged[S]

    @property
    def plays(self) -> Mapping[str, Callable[[S], Flow[None]]]:
        """To the end of the phase, or the whole game."""
        return {"phase": self.play_phase, "game": self.rules.play}

    @abstractmethod
    def play_phase(self, state: S) -> Flow[None]:
        """The rest of the phase in which the position stands."""

    @abstractmethod
    def described(self, state: S) -> Data:
        """Everything on the table."""

    def facts(self, state: S) -> Data:
        """Everything on the table, and both ends of every seat's deck."""
        found = self.described(state)
        for seat in found[self.rules.table.seat_row].values():
            seat["deck_top"], seat["deck_bottom"] = Beginning(seat["deck"]), End(seat["deck"])
        return found

    def seats(self, state: S) -> Sequence[str]:
        """The seats are called like those who sit there."""
        return [seat.id for seat in self.rules.table.seats(state)]

    def spelled(self, state: S, key: str) -> str:
        """A file names options as the rules do."""
        return key
