"""What always works for a player: standing abilities of mutagens, trophies and items."""

from __future__ import annotations

from typing import TypeVar

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.table import Player

E = TypeVar("E", bound=Effect)


def standing(player: Player, kind: type[E]) -> list[E]:
    """The standing effects of one kind that a player owns."""
    return [
        effect
        for pile in (player.mutagens, player.trophies, player.items)
        for card in pile
        if card.ability is not None and card.ability.when is Moment.STANDING
        for effect in card.ability.do
        if isinstance(effect, kind)
    ]
