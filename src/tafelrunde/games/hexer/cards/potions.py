"""The potions (Tränke): seven kinds, four of each."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Potion
from tafelrunde.games.hexer.vocabulary import Draw, GainShield
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyTab,
    CountFewer,
    LookAtLife,
    MoreDamage,
    ReturnCards,
    ReturnTo,
)

POTIONS: Final = (
    Potion("blade_oil", Name("Klingenöl", "Blade Oil", kind="n"), do=[MoreDamage(2)]),
    Potion("tawny_owl", Name("Waldkauz", "Tawny Owl", kind="m"), do=[Draw(2)]),
    Potion("iron_skin", Name("Eisenhaut", "Iron Skin", kind="f"), do=[GainShield(2)]),
    Potion(
        "swallow", Name("Schwalbe", "Swallow", kind="f"), do=[ReturnCards(3, to=ReturnTo.SHUFFLED)]
    ),
    Potion("cats_eye", Name("Katzenauge", "Cat's Eye", kind="n"), do=[LookAtLife(3)]),
    Potion("thunder", Name("Donner", "Thunder", kind="m"), do=[AnyTab()]),
    Potion(
        "white_honey",
        Name("Weißer Honig", "White Honey", kind="m"),
        do=[CountFewer(2)],
        counted=False,
    ),
)
