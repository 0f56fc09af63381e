"""All event cards (Ereigniskarten) in the order of their numbers, the Skellige ones last."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.events.belongings import BELONGINGS
from tafelrunde.games.hexer.cards.events.decisions import DECISIONS
from tafelrunde.games.hexer.cards.events.fortunes import FORTUNES
from tafelrunde.games.hexer.cards.events.islands import ISLANDS
from tafelrunde.games.hexer.cards.numbering import all_of
from tafelrunde.games.hexer.nouns import EventCard

SECTIONS: Final[dict[str, tuple[EventCard, ...]]] = {
    "events/fortunes": FORTUNES,
    "events/decisions": DECISIONS,
    "events/belongings": BELONGINGS,
    "events/islands": ISLANDS,
}
"""By the file in which their prose lies."""

EVENTS: Final[tuple[EventCard, ...]] = tuple(
    sorted(
        all_of(SECTIONS),
        key=lambda event: (event.skellige, event.number),
    )
)
