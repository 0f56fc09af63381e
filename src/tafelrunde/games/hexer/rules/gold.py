"""Chapter 2: gold (Gold), from and to an unlimited supply (H2.13)."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.state.table import Game, Player


def gain_gold(game: Game, player: Player, gold: int, why: str) -> None:
    """Gold from the supply."""
    game.gain(player, "gold", gold, events.GoldChanged, why, player.id)


def lose_gold(game: Game, player: Player, gold: int, why: str) -> None:
    """Gold to the supply; nobody falls below 0, the rest lapses (H2.12, H2.13)."""
    game.lose(player, "gold", gold, events.GoldChanged, why, player.id)
