"""All quests, by their ids."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.quests_1 import QUESTS_1
from tafelrunde.games.hexer.cards.quests_2 import QUESTS_2
from tafelrunde.games.hexer.nouns import Quest

QUESTS: Final[dict[str, Quest]] = {
    quest.id: quest
    for quest in (
        *QUESTS_1,
        *QUESTS_2,
    )
}
