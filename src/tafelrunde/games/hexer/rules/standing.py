"""What always works for a player: standing abilities of mutagens, trophies and items."""

from __future__ import annotations

from typing import TypeVar

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.state.table import Player

E = TypeVar("E", bound=Effect)


def standing(player: Player, kind: type[E]) -> list[E]:
    """The standing effects of one kind that a player owns."""
    owned = player.belongings()
    if not owned:
        return []
    return [effect for card in owned for effect in card.standing if isinstance(effect, kind)]
