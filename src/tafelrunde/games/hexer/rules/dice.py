"""Dice (Würfel): six-sided, from a stream of chance of their own."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.state.table import DICE, Game

SIDES: Final = 6


def roll_die(game: Game) -> int:
    """The next die; a written position may name the next results."""
    game.reveal()
    if game.dice:
        return game.dice.pop(0)
    return game.chance.below(DICE, SIDES) + 1
