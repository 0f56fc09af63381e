"""The destruction tokens (Zerstörungsplättchen): what a legend leaves of a place."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import DestructionToken
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import MayTrash

DESTRUCTION_TOKENS: Final = (
    DestructionToken(
        "scattered_coins",
        Name("Verstreute Münzen", "Scattered Coins", kind="pl"),
        [GainGold(1)],
        copies=5,
    ),
    DestructionToken(
        "broken_strongbox",
        Name("Geborstene Truhe", "Broken Strongbox", kind="f"),
        [GainGold(2)],
        copies=4,
    ),
    DestructionToken(
        "buried_cellar",
        Name("Verschütteter Keller", "Buried Cellar", kind="m"),
        [GainPotion(1)],
        copies=5,
    ),
    DestructionToken(
        "fresh_tracks", Name("Frische Fährte", "Fresh Tracks", kind="f"), [Draw(1)], copies=5
    ),
    DestructionToken(
        "ruined_workshop",
        Name("Zerstörte Werkstatt", "Ruined Workshop", kind="f"),
        [GainBomb(1)],
        copies=2,
    ),
    DestructionToken(
        "last_witness",
        Name("Letzter Zeuge", "Last Witness", kind="m -n"),
        [RaiseLowest()],
        copies=1,
    ),
    DestructionToken(
        "cold_ashes", Name("Kalte Asche", "Cold Ashes", kind="f"), [MayTrash()], copies=2
    ),
)
