"""The box: where the cards of a written position are taken from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from tafelrunde.engine.cards import AnyCard, AnyPrinted
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.state.kinds import Printed

P = TypeVar("P", bound=AnyPrinted)
C = TypeVar("C", bound=AnyCard)


class Box(Generic[P, C]):
    """The physical cards of a new game that have not been put anywhere yet.

    `printed` finds what is printed on a card by its id, `make` makes a card beyond the printed
    copies, which is added to `cards`.
    """

    def __init__(
        self, cards: list[C], printed: Callable[[str], P], make: Callable[[int, P], C]
    ) -> None:
        self.cards, self.printed, self.make = cards, printed, make
        self.left: dict[str, list[C]] = {}
        self.taken: list[C] = []
        for card in cards:
            self.left.setdefault(card.id, []).append(card)

    def take(self, name: str, kinds: Printed) -> C:
        """A card of that id; beyond the printed copies another one is made."""
        printed = self.printed(name)
        if not isinstance(printed, kinds):
            raise BadScenario(f"The card {name!r} does not belong there.")
        pile = self.left.get(name)
        if pile:
            self.taken.append(pile.pop(0))
        else:
            self.cards.append(self.make(len(self.cards), printed))
            self.taken.append(self.cards[-1])
        return self.taken[-1]

    def lying(self, name: str, kinds: Printed) -> C | None:
        """The card of that id that was put somewhere last, if one was."""
        for card in reversed(self.taken):
            if card.id == name and isinstance(card.printed, kinds):
                return card
        return None

    def take_all(self, names: Sequence[str], kinds: Printed) -> list[C]:
        """Several cards, in order."""
        return [self.take(name, kinds) for name in names]

    def take_left(self, cards: Iterable[C]) -> list[C]:
        """Those of some cards that nobody took, in their order."""
        found = [card for card in cards if card in self.left.get(card.id, ())]
        for card in found:
            self.left[card.id].remove(card)
        return found

    def rest(self) -> list[C]:
        """All that is left."""
        return [card for pile in self.left.values() for card in pile]
