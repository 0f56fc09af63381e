"""All event cards (Ereigniskarten), the Skellige ones last."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.events_1 import EVENTS_1
from tafelrunde.games.hexer.cards.events_2 import EVENTS_2
from tafelrunde.games.hexer.nouns import EventCard

EVENTS: Final[tuple[EventCard, ...]] = (
    *EVENTS_1,
    *EVENTS_2,
)
