"""All city exploration cards (Stadt-Erkundungskarten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.city_1 import CITY_1
from tafelrunde.games.hexer.cards.city_2 import CITY_2
from tafelrunde.games.hexer.cards.city_3 import CITY_3
from tafelrunde.games.hexer.nouns import ExplorationCard

CITY_CARDS: Final[tuple[ExplorationCard, ...]] = (
    *CITY_1,
    *CITY_2,
    *CITY_3,
)
