"""Repairs of a declared table: values are set, cards are put elsewhere, and none is ever made or
lost. What piles there are follows from the declaration; a game adds what goes with a card.

The host plays too. So nothing that lies face down decides whether a word is refused: a card that is
named comes from wherever it lies, and face-down piles count as everybody saw them when the repair
began. Who names a face-down pile to take a card from is not told whether the card was there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from typing import Final, Generic, Protocol, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import MANY
from tafelrunde.engine.repairs import Change, Offers, Put, Value, called, set_value, value_offers
from tafelrunde.engine.state import Table
from tafelrunde.engine.state.kinds import Seen
from tafelrunde.engine.state.wording import pile_keys, piles_of

TOP: Final = "top"
"""Instead of a card: whichever lies on top of a face-down pile."""


class Named(Protocol):
    """What lies in a pile: a card, or a part of the table that is one."""

    @property
    def uid(self) -> int:
        """Its number among the cards of the table."""

    @property
    def id(self) -> str:
        """What is printed on it, by id."""


class CardTable(Protocol):
    """A table with cards."""

    @property
    def cards(self) -> Sequence[AnyCard]:
        """All physical cards by their numbers."""


S = TypeVar("S", bound=CardTable)
T = TypeVar("T", bound=Named)


@dataclass(frozen=True, slots=True)
class Pile(Generic[T]):
    """Where cards lie: which kinds may, how many at most, and whether everybody sees them."""

    name: str
    cards: list[T]
    kinds: AbstractSet[str]
    take: Callable[[T], object] | None = None  # how a card leaves it, if more goes with that
    lay: Callable[[T], object] | None = None  # how a card comes to it
    hidden: bool = False
    most: int = MANY
    takes: bool = True  # whether a repair can put cards there
    is_hand: bool = False  # whether somebody knows which card lies where
    is_named: bool = True  # whether words can name it

    @property
    def has_top(self) -> bool:
        """Whether its top card can be put elsewhere, unseen; a hand has none."""
        return self.hidden and self.is_named and not self.is_hand

    def pass_on(self, card: T, to: Pile[T]) -> None:
        """A card goes from here to another pile."""
        (self.take or self.cards.remove)(card)
        (to.lay or to.cards.append)(card)


Piles = dict[str, Pile[T]]


class TableRepairs(ABC, Generic[S, T]):
    """How a table is put right: what its values and piles are called, and what must fit."""

    table: Table[S]
    box: str = ""
    """The pile where cards lie that have left the game; it is searched late."""

    @abstractmethod
    def values(self, state: S) -> dict[str, Value]:
        """Every value that can be set, by name."""

    @abstractmethod
    def piles(self, state: S) -> Piles[T]:
        """Every pile by name, in the order in which they are searched."""

    @abstractmethod
    def kind(self, card: str) -> str:
        """Cards of one kind can lie in the same places; raises `UnknownCard`."""

    @abstractmethod
    def view(self, state: S) -> S:
        """What everybody sees."""

    def begin(self, state: S) -> None:
        """Refuse a table that nobody can repair now."""

    def check(self, state: S) -> None:
        """Refuse what no play could lead to, and settle what follows from the changes."""

    def is_shown(self, pile: Pile[T]) -> bool:
        """Whether a panel may list what lies in a pile."""
        return not pile.hidden

    def has_room(self, seen: S, pile: Pile[T]) -> bool:
        """Whether a panel offers to put a card there."""
        return pile.takes and len(pile.cards) < pile.most

    # --- Changes ----------------------------------------------------------------------------------

    def apply(self, state: S, changes: Sequence[Change]) -> None:
        """Change the table; raises an error of ours if a word does not fit."""
        self._change(state, changes)
        self.check(state)

    def openly(self, state: S, changes: Sequence[Change]) -> list[Change]:
        """The changes with the open pile from which each card comes; raises an error of ours for
        one that does not lie open.
        """
        return self._change(state, changes, openly=True)

    def offers(self, state: S) -> Offers:
        """What can be changed now, as far as everybody sees it."""
        seen = self.view(state)
        piles = self.piles(seen)
        shown = [pile for pile in piles.values() if self.is_shown(pile)]
        cards = {card.id for pile in shown for card in pile.cards}
        tops = [name for name, pile in piles.items() if pile.has_top and pile.cards]
        return Offers(
            values=value_offers(self.values(seen)),
            cards=[*sorted(cards), *(f"{TOP} from {name}" for name in tops)],
            piles=[name for name, pile in piles.items() if self.has_room(seen, pile)],
            lies={f"{card.id}#{card.uid}": pile.name for pile in shown for card in pile.cards},
        )

    def _change(self, state: S, changes: Sequence[Change], *, openly: bool = False) -> list[Change]:
        """Carry out one change after the other."""
        self.begin(state)
        hidden = [pile for pile in self.piles(state).values() if pile.hidden]
        known = {pile.name: len(pile.cards) for pile in hidden}
        done: list[Change] = []
        for change in changes:
            if isinstance(change, Put):
                change = self._from_open_pile(state, change) if openly else change
                self._put(state, change, known)
            else:
                set_value(self.values(state), change)
            done.append(change)
        return done

    # --- Piles of the declaration -----------------------------------------------------------------

    def declared_piles(
        self,
        kinds: Mapping[type, Collection[str]],
        part: object,
        where: str,
        *,
        only: Mapping[str, Collection[str]],
        most: Mapping[str, int],
    ) -> Iterator[Pile[T]]:
        """The piles of a part of the table as they are declared, for these `kinds_by_class`; `only`
        says for a pile which of the kinds that may lie there by their class really do.
        """
        lying = piles_of(part)
        for key, declared in pile_keys(type(part)).items():
            if not declared.lies:
                continue  # it only names cards that lie elsewhere
            name = f"{where}{key}"
            fitting = {k for each in kinds if issubclass(each, declared.kinds) for k in kinds[each]}
            yield Pile(
                name,
                lying[key],
                fitting.intersection(only.get(name, fitting)),
                hidden=declared.seen_by is not Seen.ALL,
                most=most.get(name, MANY),
                is_hand=declared.is_known,
            )

    def kinds_by_class(self, state: S) -> dict[type, set[str]]:
        """The kinds of the cards in this game, by the class of what is printed on them."""
        found: dict[type, set[str]] = {}
        for card in state.cards:
            found.setdefault(type(card.printed), set()).add(self.kind(card.id))
        return found

    # --- Moving cards -----------------------------------------------------------------------------

    def _put(self, state: S, change: Put, known: dict[str, int]) -> None:
        """Bring a card to the top of a pile, from the named pile or from wherever one lies; `known`
        says how many cards lie face down as far as everybody can tell.
        """
        piles = self.piles(state)
        target = _named(piles, change.pile)
        source = _named(piles, change.source) if change.source else None
        if not target.takes:
            raise BadScenario(f"No repair puts anything in {target.name!r}.")
        if change.card == TOP:
            found = _top(source, target, known)
        else:
            self._check_card(state, change.card, source, target)
            found = self._find(piles, change.card, source, target)
        if known.get(target.name, len(target.cards)) >= target.most:
            raise BadScenario(f"There is no more room in {target.name!r}.")
        if target.hidden:
            known[target.name] += 1
        if found is not None:
            pile, card = found
            pile.pass_on(card, target)

    def _check_card(self, state: S, name: str, source: Pile[T] | None, target: Pile[T]) -> None:
        """Refuse a card that the rules could never find there."""
        kind = self.kind(name)
        for pile in (target, source):
            if pile is not None and kind not in pile.kinds:
                raise BadScenario(f"The card {name!r} cannot lie in {pile.name!r}.")
        top = [card.id for card in target.cards[-1:]]
        if source is target and not target.hidden and top == [name]:
            raise BadScenario(f"The card {name!r} lies there already.")
        if not any(card.id == name for card in state.cards):
            raise BadScenario(f"The card {name!r} is not in this game.")

    def _find(
        self, piles: Piles[T], name: str, source: Pile[T] | None, target: Pile[T]
    ) -> tuple[Pile[T], T] | None:
        """Where such a card is taken from; None if it is not in the face-down pile that was
        named.
        """
        for pile in [source] if source else self._searched(piles, target):
            for card in reversed(pile.cards):
                if card.id == name and (source or pile is not target or pile.hidden):
                    return pile, card
        if source is not None and source.hidden:
            return None
        where = f"in {source.name!r}" if source else "outside of that pile"
        raise BadScenario(f"No {name!r} lies {where}.")

    def _from_open_pile(self, state: S, change: Put) -> Put:
        """The same change with the open pile from which the card comes; a card that does not lie
        open is refused alike, wherever it lies.
        """
        if change.card == TOP:
            return change
        kind, piles = self.kind(change.card), self.piles(state)
        target = _named(piles, change.pile)
        others = [pile for pile in self._searched(piles, target) if pile is not target]
        for pile in [_named(piles, change.source)] if change.source else others:
            there = not pile.hidden and kind in pile.kinds
            if there and any(card.id == change.card for card in pile.cards):
                return replace(change, source=tuple(pile.name.split(".")))
        raise BadScenario(
            f"No {change.card!r} lies open there; what lies face down can only be moved unseen, "
            "as in 'put top from …'."
        )

    def _searched(self, piles: Piles[T], target: Pile[T]) -> list[Pile[T]]:
        """The piles in the order in which a card is looked for."""
        return sorted(piles.values(), key=lambda pile: self.rank(pile, target))

    def rank(self, pile: Pile[T], target: Pile[T]) -> int:
        """Open piles of the same owner and of the table come first, then everything that is hidden,
        what left the game, and last what others own for all to see.
        """
        own = target.name.rpartition(".")[0]
        near = bool(own) and pile.name.startswith(f"{own}.")
        foreign = pile.name.startswith(f"{self.table.seat_row}.") and not near
        if pile.hidden:
            return 5 if pile is target or not pile.is_named else 2 + (not near) + foreign
        if pile.name == self.box:
            return 6
        return 7 if foreign else 1 - near


def _named(piles: Piles[T], path: Sequence[str]) -> Pile[T]:
    """The pile of that name."""
    nameable = {name: pile for name, pile in piles.items() if pile.is_named}
    return called(nameable, ".".join(path), "pile")


def _top(
    source: Pile[T] | None, target: Pile[T], known: dict[str, int]
) -> tuple[Pile[T], T] | None:
    """The top card of a face-down pile; None if one that was named before has been the last."""
    if source is None:
        raise BadScenario(f"Say from which pile, as in 'put top from … in {target.name}'.")
    if not source.has_top:
        raise BadScenario(f"Name the card: only a face-down pile has a top, not {source.name!r}.")
    if not source.kinds <= target.kinds:
        raise BadScenario(f"What lies in {source.name!r} cannot lie in {target.name!r}.")
    if not known[source.name]:
        raise BadScenario(f"No card lies in {source.name!r}.")
    known[source.name] -= 1
    return (source, source.cards[-1]) if source.cards else None
