"""All event cards (Ereigniskarten) in the order of their numbers, the Skellige ones last."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.events.belongings import BELONGINGS
from tafelrunde.games.hexer.cards.events.decisions import DECISIONS
from tafelrunde.games.hexer.cards.events.fortunes import FORTUNES
from tafelrunde.games.hexer.cards.events.islands import ISLANDS
from tafelrunde.games.hexer.nouns import EventCard

EVENTS: Final[tuple[EventCard, ...]] = tuple(
    sorted(
        (*FORTUNES, *DECISIONS, *BELONGINGS, *ISLANDS),
        key=lambda event: (event.skellige, event.number),
    )
)
