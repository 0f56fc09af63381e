"""Chapter 14: Skellige, danger track and Dagon (Gefahrenleiste und Dagon)."""

from __future__ import annotations

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.state import Game, Player
from tafelrunde.games.hexer.terms import DAGON_TOP


def has_risen(game: Game) -> bool:
    """Whether Dagon stands on his place and is in play (H14.02)."""
    return game.dagon == DAGON_TOP


def move_dagon(game: Game, player: Player, spaces: int, why: str) -> None:
    """Dagon moves on the danger track; at its top he rises."""
    before = game.dagon
    game.dagon = min(DAGON_TOP, before + spaces)
    if game.dagon != before:
        game.tell(events.DagonMoved, why, before, game.dagon)
    if has_risen(game) and before != DAGON_TOP:
        rise(game, player)


def rise(game: Game, player: Player) -> None:
    """The travelling player loses all shield value or energy and gets a Dagon token (H14.08,
    H14.09, H14.12); nobody else is affected (H14.13).
    """
    game.tell(events.DagonRose, "H14.02", player.id)
    set_shield(game, player, 0, "H14.08")
    if not player.dagon_trail and game.dagon_trails:
        player.dagon_trail = True
        game.dagon_trails -= 1
