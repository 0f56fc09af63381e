"""Chapters 15 and 17: what a Skellige card can change about a running journey."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.physical import Card
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.state import Game, Player


class Journey(Now):
    """A journey on its way: where it leads, and whether it arrives."""

    __slots__ = ("arrives", "destination")

    def __init__(self, game: Game, player: Player, destination: int, card: Card) -> None:
        super().__init__(game, player, "H15.12", card)
        self.destination = destination
        self.arrives = True

    def land_on(self, place: int) -> None:
        """Another destination (H15.29), unless a ship lies there already (H17.23)."""
        if place not in self.game.ships:
            self.destination = place

    def turn_back(self) -> None:
        """The journey does not arrive (H15.14)."""
        self.arrives = False


def find_island(game: Game, place: int) -> None:
    """An island card is laid at the Skellige board and stays there for all (H17.22, H17.23)."""
    if place not in game.islands:
        game.islands.append(place)
        game.reveal()
        game.tell(events.IslandFound, "H17.22", place)
