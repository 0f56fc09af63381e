"""The six weaknesses (Schwächen) that the numerals I to VI stand for."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EVERY_TIME, Ability, Moment, Weakness, WeaknessTime
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainPotion,
    GainShield,
    HasTrail,
    If,
    TakeTop,
)
from tafelrunde.games.hexer.vocabulary.abilities import CanDrink, SeekMonsterColour, SpendPotion

WEAKNESSES: Final = (
    Weakness(
        Name("Schwäche I", "Weakness I", kind="f"),
        1,
        when=WeaknessTime.BEFORE_DECKS,
        do=[If(HasTrail(here=True), then=[GainPotion(1)])],
        first_strike=True,
    ),
    Weakness(
        Name("Schwäche II", "Weakness II", kind="f"),
        2,
        when=WeaknessTime.WHOLE_FIGHT,
        ability=Ability(
            Moment.EFFECTS, do=[SpendPotion(), TakeTop(1)], needs=CanDrink(), uses=EVERY_TIME
        ),
    ),
    Weakness(
        Name("Schwäche III", "Weakness III", kind="f"),
        3,
        when=WeaknessTime.BEFORE_DECKS,
        do=[GainShield(1, beyond=True)],
    ),
    Weakness(
        Name("Schwäche IV", "Weakness IV", kind="f"),
        4,
        when=WeaknessTime.BEFORE_DECKS,
        do=[SeekMonsterColour()],
    ),
    Weakness(
        Name("Schwäche V", "Weakness V", kind="f"), 5, when=WeaknessTime.BEFORE_DECKS, fewer_life=1
    ),
    Weakness(
        Name("Schwäche VI", "Weakness VI", kind="f"), 6, when=WeaknessTime.AFTER_DECKS, do=[Draw(1)]
    ),
)
