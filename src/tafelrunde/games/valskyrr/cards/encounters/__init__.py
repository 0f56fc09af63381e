"""The encounters (Begegnungen), one module per enemy deck and one for the final encounters."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.valskyrr.cards.encounters.blue import BLUE_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.encounters.final import FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.encounters.green import GREEN_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.encounters.red import RED_ENCOUNTERS
from tafelrunde.games.valskyrr.nouns import Encounter

__all__ = ["ENCOUNTERS", "FINAL_ENCOUNTERS"]

ENCOUNTERS: Final[tuple[Encounter, ...]] = (
    *BLUE_ENCOUNTERS,
    *GREEN_ENCOUNTERS,
    *RED_ENCOUNTERS,
)
