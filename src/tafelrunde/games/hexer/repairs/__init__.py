"""Repairs of a table by words: values are set, cards are put elsewhere, and none is ever lost.

Values and piles are called as in scenario files; `out` is where cards lie that have left the game.
Nothing that is hidden from anybody is offered, or decides whether a word is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.games import Data
from tafelrunde.engine.repairs import Change, Put, set_value, value_offers
from tafelrunde.games.hexer.fights.resolving import clear_combo
from tafelrunde.games.hexer.fights.sides import is_over
from tafelrunde.games.hexer.nouns import AttributeTrophy, Medallion
from tafelrunde.games.hexer.repairs.cards import (
    TOP,
    Pile,
    from_open_pile,
    known_counts,
    piles_of,
    put,
)
from tafelrunde.games.hexer.repairs.tokens import check_sea, is_fought
from tafelrunde.games.hexer.repairs.values import values_of
from tafelrunde.games.hexer.scenarios.describing import place as place_id
from tafelrunde.games.hexer.state import Game, Player
from tafelrunde.games.hexer.terms import TOP_LEVEL, Expansion, Phase, Terrain
from tafelrunde.games.hexer.views import view


class HexerRepairs:
    """How a table of Hexer is put right."""

    def apply(self, state: Game, changes: Sequence[Change]) -> None:
        """Change the table; raises an error of ours if a word does not fit."""
        _change(state, changes, lambda change: change)
        _check(state)
        _settle(state)

    def openly(self, state: Game, changes: Sequence[Change]) -> list[Change]:
        """The changes with the open pile from which each card comes; raises an error of ours for
        one that does not lie open.
        """
        return _change(state, changes, lambda change: from_open_pile(state, change))

    def offers(self, state: Game) -> Data:
        """What can be changed now, as far as everybody sees it."""
        if state.phase is Phase.SETUP:
            return {"values": [], "cards": [], "piles": []}
        seen = view(state, PARTY)
        piles = piles_of(seen)
        return {
            "values": value_offers(values_of(seen)),
            "cards": [*_open_cards(piles), *(f"{TOP} from {name}" for name in _stacks(piles))],
            "piles": [name for name, pile in piles.items() if _has_room(seen, pile)],
        }


def _change(game: Game, changes: Sequence[Change], read: Callable[[Put], Put]) -> list[Change]:
    """Carry out one change after the other, each card as `read` says where it comes from."""
    if game.phase is Phase.SETUP:
        raise BadScenario("The game is still being set up; repair it in the first turn.")
    known, done = known_counts(game), []
    for change in changes:
        if isinstance(change, Put):
            change = read(change)
            put(game, change, known)
        else:
            set_value(values_of(game), change)
        done.append(change)
    return done


# --- What everybody sees --------------------------------------------------------------------------


def _open_cards(piles: dict[str, Pile]) -> list[str]:
    """The cards that lie open; events are not told before they are read."""
    seen = [pile.cards for pile in piles.values() if not pile.hidden and pile.name != "events"]
    return sorted({card.id for cards in seen for card in cards})


def _stacks(piles: dict[str, Pile]) -> list[str]:
    """The face-down piles that have a top."""
    return [name for name, pile in piles.items() if pile.has_top and pile.cards]


def _has_room(seen: Game, pile: Pile) -> bool:
    """Whether a card can be put there; of the board only where the Legendary Monster stands."""
    kind, _, name = pile.name.partition(".")
    if kind == "destruction_on" and name != place_id(seen.legend_place):
        return False
    if kind == "monsters" and is_fought(seen, Terrain[name.upper()]):
        return False
    return pile.takes and len(pile.cards) < pile.most


# --- What no play could lead to -------------------------------------------------------------------


def _check(game: Game) -> None:
    for player in game.players:
        _check_levels(player)
        _check_trophies(player)
    if game.has(Expansion.SKELLIGE):
        check_sea(game)


def _check_levels(player: Player) -> None:
    """The witcher level rises with the lowest attribute (H6.09); what has reached V never falls
    (H6.18).
    """
    lowest = min(player.levels)
    if player.level < lowest:
        raise BadScenario(
            f"With all attributes at {lowest} or more, players.{player.id}.level is {lowest} too."
        )
    if player.level == TOP_LEVEL > lowest:
        raise BadScenario(f"Only with all attributes at 5 is players.{player.id}.level 5.")


def _check_trophies(player: Player) -> None:
    """One medallion of each character (H31.05), one trophy for each attribute (H21.03)."""
    once = [
        card.id for card in player.trophies if isinstance(card.printed, AttributeTrophy | Medallion)
    ]
    if len(set(once)) < len(once):
        raise BadScenario(f"{player.id!r} cannot have the same trophy twice.")


def _settle(game: Game) -> None:
    """A first move that was decided early is decided anew, and the cards of a combo are not
    forgotten if the fight is over.
    """
    game.ahead = []
    fight = game.fight
    if fight is not None and is_over(game, fight):
        for fighter in fight.fighters():
            clear_combo(game, fighter, game.players[fighter.index])


REPAIRS: Final = HexerRepairs()
