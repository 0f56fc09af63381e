"""All quests, by their ids, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.quests.debts import DEBTS
from tafelrunde.games.hexer.cards.quests.errands import ERRANDS
from tafelrunde.games.hexer.cards.quests.strangers import STRANGERS
from tafelrunde.games.hexer.nouns import Quest

QUESTS: Final[dict[str, Quest]] = {
    quest.id: quest
    for quest in sorted(
        (*DEBTS, *ERRANDS, *STRANGERS), key=lambda quest: int(quest.id.removeprefix("q"))
    )
}
