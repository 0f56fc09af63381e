"""Hexer as the terminal knows it."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.terminal.drawn import RoundsClient
from tafelrunde.terminal.hexer.pages import PAGES
from tafelrunde.terminal.hexer.words import say
from tafelrunde.terminal.words import say as say_to_all


class GameClient(RoundsClient[Game]):
    """The Witcher: Die Alte Welt at the terminal."""

    large_map = True
    own = say

    def __init__(self) -> None:
        super().__init__(HEXER, PAGES)

    def seat_name(self, state: Game, seat: int, lang: Lang) -> str:
        """The character of the seat."""
        if seat == PARTY:
            return say_to_all(lang, "seat-party")
        return state.players[seat].character.name.noun(lang)

    def phase(self, state: Game) -> str:
        """The phase of the turn, or the fight."""
        return "fight" if state.fight is not None else super().phase(state)
