"""The game as the engine knows it: everything that bots, clients, lab and records ask of Hexer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.engine.games import Data, Packaged, SetupData
from tafelrunde.games.hexer import saving, views
from tafelrunde.games.hexer.choices import SETUP
from tafelrunde.games.hexer.expansions import EXPANSIONS
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.setup import set_up
from tafelrunde.games.hexer.setups import setup_from
from tafelrunde.games.hexer.state import NOBODY, TABLE, Game

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied


class Hexer(Packaged[Game]):
    """The Witcher: Die Alte Welt."""

    id: Final = "hexer"
    version: Final = 2
    setup: Final = SETUP
    table = TABLE
    expansions: Final = EXPANSIONS  # the rules of the base game import none of them

    def new(self, setup: SetupData, seed: int) -> Game:
        """A new game from the players' choices."""
        return set_up(setup_from(setup), seed)

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return turn.play(state)

    def load(self, data: Data) -> Game:
        """The table from plain data."""
        return saving.load(data)

    def view(self, state: Game, seat: Seat) -> Game:
        """What a seat may see."""
        return views.view(state, seat)

    def outcome(self, state: Game) -> Data | None:
        """Who won, in which round."""
        if state.winner == NOBODY:
            return None
        winner = state.players[state.winner]
        return {"won": True, "winner": state.winner, "cause": winner.id, "round": state.round}

    @property
    def stories(self) -> Storied:
        """Cities, wilderness, Skellige, events and quests."""
        from tafelrunde.games.hexer.stories import STORIES

        return STORIES


GAME: Final = Hexer()
