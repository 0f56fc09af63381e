"""A table that was declared once, and everything that follows from the declaration."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar

from tafelrunde import CORE
from tafelrunde.engine.cards import AnyCard, check_kinds
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.forms import Form
from tafelrunde.engine.games import Data
from tafelrunde.engine.state import native
from tafelrunde.engine.state.kinds import Parts, Pile, Printed, Seen, Several, by_uid
from tafelrunde.engine.state.source import Source, form_of, kinds_of, seat_field
from tafelrunde.engine.state.verbs import TABLES

S = TypeVar("S")
T = TypeVar("T")
Place = tuple[Sequence[AnyCard], Printed, bool]
"""Cards, what they must be, and whether they lie there or are only named."""


class Table(Generic[S]):
    """What follows from the declaration of the whole table, `root`.

    `hidden` is the back of a card.
    """

    def __init__(self, root: type[S], *, hidden: object) -> None:
        self.root = root
        TABLES[root] = self
        if CORE.compiled:
            native.share_fields(root)
        self.hidden = hidden
        self._source = self.source_anew()

    def source_anew(self) -> Source:
        """What writes the functions of this table, before it has written any."""
        return Source(self.hidden, self.root)

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
    def _load(self) -> Callable[[Data, Sequence[AnyCard], Data], S]:
        return self._source.made("load", self.root)

    @cached_property
    def _places(self) -> Callable[[S, list[Place]], list[Place]]:
        return self._source.made("places", self.root)

    @cached_property
    def find(self) -> Callable[[S, object], tuple[Pile, int] | None]:
        """find(table, pile): what is declared of a pile, and the seat of its owner, or -1; None for
        a list that is open to all, or no declared pile.
        """
        return self._source.made("find", self.root)

    @cached_property
    def _pools(self) -> Callable[[S, int, dict[object, list[list[AnyCard]]]], object]:
        return self._source.made("pools", self.root)

    def load(self, data: Data, physical: Callable[[Data], Sequence[AnyCard]]) -> S:
        """The table from plain data; raises an error if a value has another form, or a card is not
        there. `physical` finds the cards of the table, whose numbers everything else refers to.
        """
        self.form(data, "save")
        try:
            found = self._load(data, physical(data), data)
        except IndexError:
            raise ValueError("there is no such card") from None
        return found

    def pools(self, table: S, seat: int) -> list[list[list[AnyCard]]]:
        """What a seat does not know: piles whose cards could lie in any order, and those together
        among which a card could lie. Whoever completes a view draws from these.
        """
        found: dict[object, list[list[AnyCard]]] = {}
        self._pools(table, seat, found)
        return list(found.values())

    def deal_anew(
        self,
        table: S,
        seat: int,
        chance: Chance,
        known: Collection[Sequence[AnyCard]] = (),
        looked_at: Collection[object] = (),
    ) -> None:
        """Exchange the cards that a seat does not see for others that could lie there as well; how
        they lay before has no influence. Of piles that are `known`, more is known than their
        declaration tells; they stay, and so do cards that somebody has `looked_at`.
        """
        kept = [id(pile) for pile in known]
        for piles in self.pools(table, seat):
            if id(piles[0]) in kept:
                continue
            places = [(pile, at) for pile in piles for at, card in enumerate(pile)]
            if looked_at:
                places = [(pile, at) for pile, at in places if pile[at] not in looked_at]
            cards = sorted([pile[at] for pile, at in places], key=by_uid)
            chance.shuffle(0, cards)
            for (pile, at), card in zip(places, cards, strict=True):
                pile[at] = card

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

    # --- Seats and piles by name ------------------------------------------------------------------

    @cached_property
    def seat_row(self) -> str:
        """The field that holds one part for each seat."""
        for name, kind in kinds_of(self.root).items():
            if isinstance(kind, Parts) and seat_field(kind.part.part) is not None:
                return name
        raise TypeError(f"{self.root.__name__} has no parts with seats")

    @property
    def seat_part(self) -> type:
        """What a seat has."""
        kind = kinds_of(self.root)[self.seat_row]
        assert isinstance(kind, Parts)
        return kind.part.part

    def seats(self, table: S) -> list[Any]:
        """The parts of the seats, in their order."""
        found: list[Any] = getattr(table, self.seat_row)
        return found

    @cached_property
    def is_open(self) -> bool:
        """Whether every seat sees the same: nothing of a seat is for its owner alone."""
        kinds = kinds_of(self.seat_part).values()
        return not any(getattr(kind, "seen_by", Seen.ALL) is Seen.OWNER for kind in kinds)

    def copy(self, part: T) -> T:
        """An independent copy of a part of the table."""
        return self.copier(type(part))(part)

    def copier(self, part: type[T]) -> Callable[[T], T]:
        """What copies such parts: a new one is made several times faster from a blank one than by
        its constructor.
        """
        copier: Callable[[T], T] = self._source.made("clone", part)
        return copier

    def dumped(self, part: object) -> Data:
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

    def hidden_piles(self, part: type) -> list[str]:
        """The piles of a part that nobody sees."""
        return [name for name, kind in self.piles(part).items() if kind.seen_by is Seen.NOBODY]
