"""A table that was declared once, and everything that follows from the declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from tafelrunde.engine.cards import check_kinds
from tafelrunde.engine.forms import Form
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.kinds import Pile, Printed, Seen, Several
from tafelrunde.engine.state.source import Source, form_of, kinds_of

S = TypeVar("S")
T = TypeVar("T")
Place = tuple[Sequence[Any], Printed, bool]
"""Cards, what they must be, and whether they lie there or are only named."""


class Table(Generic[S]):
    """What follows from the declaration of the whole table, `root`.

    `hidden` is the back of a card.
    """

    def __init__(self, root: type[S], *, hidden: object) -> None:
        self.root = root
        self._source = Source(hidden)

    @cached_property
    def clone(self) -> Callable[[S], S]:
        """An independent copy; cards and other things that never change are shared."""
        return self._source.made("clone", self.root)

    @cached_property
    def view(self) -> Callable[..., S]:
        """view(table, seat): a copy in which the fields that are hidden from that seat say
        nothing.
        """
        return self._source.made("view", self.root)

    @cached_property
    def dump(self) -> Callable[[S], Data]:
        """The table as plain data; a card is its number."""
        return self._source.made("dump", self.root)

    @cached_property
    def form(self) -> Form:
        """What a written table may be."""
        return form_of(self.root)

    @cached_property
    def _load(self) -> Callable[[Data, list[Any], Data], S]:
        return self._source.made("load", self.root)

    @cached_property
    def _places(self) -> Callable[[S, list[Place]], list[Place]]:
        return self._source.made("places", self.root)

    def load(self, data: Data, physical: Callable[[Data], list[Any]]) -> S:
        """The table from plain data; raises an error if a value has another form, or a card is not
        there. `physical` finds the cards of the table, whose numbers everything else refers to.
        """
        self.form(data, "save")
        try:
            found = self._load(data, physical(data), data)
        except IndexError:
            raise ValueError("there is no such card") from None
        return found

    def places(self, table: S) -> list[Place]:
        """Everywhere cards lie, or are named."""
        return self._places(table, [])

    def cards(self, table: S) -> Iterator[Any]:
        """Every card, wherever it lies."""
        for cards, _, lies in self.places(table):
            if lies:
                yield from cards

    def check_kinds(self, table: S) -> None:
        """Every card lies, or is named, where such a card can; raises `ValueError`."""
        check_kinds((card, kinds) for cards, kinds, _ in self.places(table) for card in cards)

    def copy(self, part: T) -> T:
        """An independent copy of a part of the table."""
        copied: T = self._source.made("clone", type(part))(part)
        return copied

    def dumped(self, part: Any) -> Data:
        """A part of the table as plain data."""
        plain: Data = self._source.made("dump", type(part))(part)
        return plain

    def piles(self, part: type) -> dict[str, Pile]:
        """The fields of a part that are piles of cards."""
        return {name: kind for name, kind in kinds_of(part).items() if isinstance(kind, Pile)}

    def stacks(self, part: type) -> dict[str, Pile]:
        """The fields of a part that are several piles side by side, one for each colour, rank …"""
        return {
            name: kind.kind
            for name, kind in kinds_of(part).items()
            if isinstance(kind, Several) and isinstance(kind.kind, Pile)
        }

    def sizes(self, part: Any) -> dict[str, int | list[int]]:
        """How many cards lie in every pile of a part; of piles side by side, in each of them."""
        found: dict[str, int | list[int]] = {
            name: len(getattr(part, name)) for name in self.piles(type(part))
        }
        for name in self.stacks(type(part)):
            found[name] = [len(pile) for pile in getattr(part, name)]
        return found

    def hidden_piles(self, part: type) -> list[str]:
        """The piles of a part that nobody sees."""
        return [name for name, kind in self.piles(part).items() if kind.seen_by is Seen.NOBODY]

    def forms(self, part: type, *names: str) -> dict[str, Form]:
        """The forms of some fields, for whatever else reads values of players."""
        kinds = kinds_of(part)
        return {name: kinds[name].form() for name in names}
