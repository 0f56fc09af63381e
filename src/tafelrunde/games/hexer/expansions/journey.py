"""Chapters 15 and 17: what a Skellige card can change about a running journey."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.now import Now, resolves
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.turn.stories import find_event, read_out
from tafelrunde.games.hexer.vocabulary.story import FindIsland, LandOn, TurnBack


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


def discover(now: Now, place: int) -> None:
    """An island that is not yet in play is read out and stays for all (H17.22, H17.23)."""
    card = find_event(now.game, LOCATIONS[place].event, skellige=True)
    if place not in now.game.islands and card is not None:
        read_out(now.game, now.player, card.id, "event", "H17.22")
    find_island(now.game, place)


def find_island(game: Game, place: int) -> None:
    """An island card is laid at the Skellige board and stays there for all (H17.22, H17.23)."""
    if place not in game.islands:
        game.islands.append(place)
        game.reveal(events.IslandFound, "H17.22", place)


@resolves(FindIsland)
def island(effect: FindIsland, now: Now) -> None:
    discover(now, effect.place)


@resolves(LandOn)
def land_on(effect: LandOn, now: Now) -> None:
    discover(now, effect.place)
    if isinstance(now, Journey):
        now.land_on(effect.place)


@resolves(TurnBack)
def turn_back(effect: TurnBack, now: Now) -> None:
    if isinstance(now, Journey):
        now.turn_back()
