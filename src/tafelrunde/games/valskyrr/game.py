"""The game as the engine knows it: everything that bots, clients, lab and records ask of
Valskyrr.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.engine.games import Data, Packaged, SetupData
from tafelrunde.games.valskyrr import saving, views
from tafelrunde.games.valskyrr.choices import SETUP
from tafelrunde.games.valskyrr.rules import round as rounds
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setups import setup_from
from tafelrunde.games.valskyrr.state import TABLE, Game


class Valskyrr(Packaged[Game]):
    """Nebel über Valskyrr."""

    id: Final = "valskyrr"
    version: Final = 1
    setup: Final = SETUP
    table = TABLE

    def new(self, setup: SetupData, seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return rounds.play(state)

    def load(self, data: Data) -> Game:
        """The table from plain data."""
        return saving.load(data)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see; every seat sees the same."""
        return views.view(state)

    def outcome(self, state: Game) -> Data | None:
        """Won or lost, by what, in which round."""
        if state.won is None:
            return None
        return {"won": state.won, "cause": state.cause, "round": state.round}


GAME: Final = Valskyrr()
