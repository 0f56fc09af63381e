"""All Skellige exploration cards (Skellige-Erkundungskarten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.skellige_1 import SKELLIGE_1
from tafelrunde.games.hexer.cards.skellige_2 import SKELLIGE_2
from tafelrunde.games.hexer.nouns import SkelligeCard

SKELLIGE_CARDS: Final[tuple[SkelligeCard, ...]] = (
    *SKELLIGE_1,
    *SKELLIGE_2,
)
