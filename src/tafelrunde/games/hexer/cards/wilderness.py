"""All wilderness exploration cards (Wildnis-Erkundungskarten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.wilderness_1 import WILDERNESS_1
from tafelrunde.games.hexer.cards.wilderness_2 import WILDERNESS_2
from tafelrunde.games.hexer.cards.wilderness_3 import WILDERNESS_3
from tafelrunde.games.hexer.nouns import ExplorationCard

WILDERNESS_CARDS: Final[tuple[ExplorationCard, ...]] = (
    *WILDERNESS_1,
    *WILDERNESS_2,
    *WILDERNESS_3,
)
