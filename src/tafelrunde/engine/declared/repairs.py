"""Repairs of a declared game: every value that everybody sees can be set, every card put
elsewhere. What nobody but its owner sees decides nothing that others are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.games import Data
from tafelrunde.engine.repairs import Change, Put, Value, called, set_value, value_offers
from tafelrunde.engine.state.kinds import Pile, Seen
from tafelrunde.engine.state.wording import pile_keys, values

S = TypeVar("S", bound=DeclaredRoot)


class DeclaredRepairs(Generic[S]):
    """How a table of a declared game is put right."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game

    def apply(self, state: S, changes: Sequence[Change]) -> None:
        """Change the table; raises an error of ours if a word does not fit."""
        for change in changes:
            if isinstance(change, Put):
                self._put(state, change)
            else:
                set_value(self._values(state), change)

    def openly(self, state: S, changes: Sequence[Change]) -> list[Change]:
        """The same, with the open pile from which each card comes."""
        found: list[Change] = []
        for change in changes:
            worded = self._openly(state, change) if isinstance(change, Put) else change
            self.apply(state, [worded])
            found.append(worded)
        return found

    def offers(self, state: S) -> Data:
        """What can be changed, as far as everybody sees it."""
        piles = self._piles(self.game.view(state, PARTY))
        cards = {card.id for kind, pile in piles.values() if is_open(kind) for card in pile}
        found = value_offers(self._values(state))
        return {"values": found, "cards": sorted(cards), "piles": list(piles)}

    # --- Values and piles by name -----------------------------------------------------------------

    def _parts(self, state: S) -> dict[str, Any]:
        """The table and its seats, by what stands before their keys."""
        table, names = self.game.table, self.game.names(state)
        seats = zip(names, table.seats(state), strict=True)
        return {"": state} | {f"{table.seat_row}.{name}.": part for name, part in seats}

    def _values(self, state: S) -> dict[str, Value]:
        names = self.game.names(state)
        return {
            f"{where}{key}": value
            for where, part in self._parts(state).items()
            for key, value in values(part, seats=names).items()
        }

    def _piles(self, state: S) -> dict[str, tuple[Pile, list[AnyCard]]]:
        found: dict[str, tuple[Pile, list[AnyCard]]] = {}
        for where, part in self._parts(state).items():
            for key, kind in pile_keys(type(part)).items():
                found[f"{where}{key}"] = (kind, self.game.table.pile(part, key))
        return found

    # --- Cards ------------------------------------------------------------------------------------

    def _put(self, state: S, change: Put) -> None:
        """Bring a card to the top of a pile, from the named pile or from wherever one lies."""
        piles = self._piles(state)
        kind, target = called(piles, ".".join(change.pile), "pile")
        printed = called(self.game.printed, change.card, "card")
        if not isinstance(printed, kind.kinds):
            raise BadScenario(f"The card {change.card!r} cannot lie there.")
        named = called(piles, ".".join(change.source), "pile") if change.source else None
        for _, pile in [named] if named else piles.values():
            for card in reversed(pile):
                if card.id == change.card and pile is not target:
                    pile.remove(card)
                    target.append(card)
                    return
        raise BadScenario(f"No {change.card!r} lies there.")

    def _openly(self, state: S, change: Put) -> Put:
        """The change with the open pile from which its card comes."""
        target = ".".join(change.pile)
        for name, (kind, pile) in self._piles(state).items():
            wanted = name == ".".join(change.source) if change.source else name != target
            if wanted and is_open(kind) and any(card.id == change.card for card in pile):
                return replace(change, source=tuple(name.split(".")))
        raise BadScenario(f"No {change.card!r} lies open there.")


def is_open(kind: Pile) -> bool:
    """Whether everybody sees what lies in a pile."""
    return kind.seen_by is Seen.ALL
