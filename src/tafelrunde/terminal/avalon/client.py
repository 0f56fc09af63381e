"""Avalon as the terminal knows it."""

from __future__ import annotations

from tafelrunde.engine.games import Data
from tafelrunde.games.avalon.game import GAME
from tafelrunde.terminal.avalon import listing
from tafelrunde.terminal.general import GeneralClient


class GameClient(GeneralClient):
    """Tainted Grail: The Fall of Avalon at the terminal."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def cards(self) -> list[Data]:
        """Every printed thing, the book too."""
        return listing.cards()
