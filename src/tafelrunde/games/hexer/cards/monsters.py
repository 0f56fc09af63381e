"""All monsters (Monster), by rank."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.cards.monsters_rank_1 import RANK_1
from tafelrunde.games.hexer.cards.monsters_rank_2 import RANK_2
from tafelrunde.games.hexer.cards.monsters_rank_3 import RANK_3

MONSTERS: Final = (*RANK_1, *RANK_2, *RANK_3)
