"""The sections of a deck, and its order before it is shuffled: the same seed gives the same game
only if it stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar


class HasId(Protocol):
    """A printed card."""

    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


def all_of(sections: Mapping[str, tuple[C, ...]]) -> list[C]:
    """The cards of all sections."""
    return [card for section in sections.values() for card in section]


def in_order(cards: Iterable[C], order: str) -> tuple[C, ...]:
    """The cards of a deck, from wherever they are written down, in the order of their ids. New
    cards are named last.
    """
    found, ids = {card.id: card for card in cards}, order.split()
    assert sorted(found) == sorted(ids), sorted({*found} ^ {*ids})
    return tuple(found[each] for each in ids)
