"""All quests, by their ids, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.numbering import all_of
from tafelrunde.games.hexer.cards.quests.debts import DEBTS
from tafelrunde.games.hexer.cards.quests.errands import ERRANDS
from tafelrunde.games.hexer.cards.quests.strangers import STRANGERS
from tafelrunde.games.hexer.nouns import Quest

SECTIONS: Final[dict[str, tuple[Quest, ...]]] = {
    "quests/debts": DEBTS,
    "quests/errands": ERRANDS,
    "quests/strangers": STRANGERS,
}
"""By the file in which their prose lies."""

QUESTS: Final[dict[str, Quest]] = {
    quest.id: quest
    for quest in sorted(all_of(SECTIONS), key=lambda quest: int(quest.id.removeprefix("q")))
}
