"""Repairs of a table by words: values are set, cards are put elsewhere, and none is ever lost.

Values and piles are called as in scenario files; `out` is where cards lie that have left the game.
Nothing that is hidden from anybody is offered, or decides whether a word is refused.
"""

from __future__ import annotations

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.repairs import Offers, Value
from tafelrunde.engine.table_repairs import Pile
from tafelrunde.games.hexer.fights.resolving import clear_combo
from tafelrunde.games.hexer.fights.sides import is_over
from tafelrunde.games.hexer.nouns import AttributeTrophy, Medallion
from tafelrunde.games.hexer.repairs.cards import HexerPiles
from tafelrunde.games.hexer.repairs.tokens import is_fought
from tafelrunde.games.hexer.repairs.values import values_of
from tafelrunde.games.hexer.scenarios.board import place_id
from tafelrunde.games.hexer.state.board import DAGON_PLACE, LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import TOP_LEVEL, Expansion, Phase, Terrain


class HexerRepairs(HexerPiles):
    """How a table of Hexer is put right."""

    def values(self, state: Game) -> dict[str, Value]:
        """Values by name."""
        return values_of(state, super().values(state))

    def begin(self, state: Game) -> None:
        """Refuse a game that has not begun."""
        if state.phase is Phase.SETUP:
            raise BadScenario("The game is still being set up; repair it in the first turn.")

    def check(self, state: Game) -> None:
        """Refuse what cannot be; then early moves and the cards of a combo are settled."""
        _check(state)
        _settle(state)

    def offers(self, state: Game) -> Offers:
        """What can be changed now; nothing before the game has begun."""
        if state.phase is Phase.SETUP:
            return Offers([], [], [], {})
        return super().offers(state)

    def is_shown(self, pile: Pile[Card]) -> bool:
        """Events are not told before they are read."""
        return super().is_shown(pile) and pile.name != "events"

    def has_room(self, seen: Game, pile: Pile[Card]) -> bool:
        """Of the board only where the Legendary Monster stands; no monster that is fought."""
        kind, _, name = pile.name.partition(".")
        if kind == "destruction_on" and name != place_id(seen.legend_place):
            return False
        if kind == "monsters" and is_fought(seen, Terrain[name.upper()]):
            return False
        return super().has_room(seen, pile)


# --- What no play could lead to -------------------------------------------------------------------


def _check(game: Game) -> None:
    for player in game.players:
        _check_levels(player)
        _check_trophies(player)
    if game.has(Expansion.SKELLIGE):
        _check_sea(game)


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


def _check_sea(game: Game) -> None:
    """Every player at sea has a ship to leave with; no two ships lie at one place, except where
    Dagon is (H15.16, H15.18, H15.24); nobody is at an island that is not in play.
    """
    for place in LOCATIONS:
        ships = game.ships.count(place.number)
        players = sum(player.place == place.number for player in game.players)
        if not place.ways and players > ships:
            raise BadScenario(f"Who is at {place.id!r} needs a ship there.")
        if ships > 1 and place.number != DAGON_PLACE:
            raise BadScenario(f"There cannot be two ships at {place.id!r}.")
        if place.event and place.number not in game.islands and (players or ships):
            raise BadScenario(f"The island {place.id!r} is not in play.")


def _settle(game: Game) -> None:
    """A first move that was decided early is decided anew, and the cards of a combo are not
    forgotten if the fight is over.
    """
    game.ahead = []
    fight = game.fight
    if fight is not None and is_over(game, fight):
        for fighter in fight.fighters():
            clear_combo(game, fighter, game.players[fighter.index])
