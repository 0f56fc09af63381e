"""The six weaknesses (Schwächen) that the numerals I to VI stand for."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.hexer.nouns import EVERY_TIME, Ability, Moment, Weakness, WeaknessTime
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainPotion,
    GainShield,
    HasTrail,
    If,
    TakeTop,
)
from tafelrunde.games.hexer.vocabulary_abilities import CanDrink, SeekMonsterColour, SpendPotion

WEAKNESSES: Final = (
    Weakness(
        1,
        WeaknessTime.BEFORE_DECKS,
        do=[If(HasTrail(here=True), then=[GainPotion(1)])],
        first_strike=True,
    ),
    Weakness(
        2,
        WeaknessTime.WHOLE_FIGHT,
        ability=Ability(
            Moment.EFFECTS, do=[SpendPotion(), TakeTop(1)], needs=CanDrink(), uses=EVERY_TIME
        ),
    ),
    Weakness(3, WeaknessTime.BEFORE_DECKS, do=[GainShield(1, beyond=True)]),
    Weakness(4, WeaknessTime.BEFORE_DECKS, do=[SeekMonsterColour()]),
    Weakness(5, WeaknessTime.BEFORE_DECKS, fewer_life=1),
    Weakness(6, WeaknessTime.AFTER_DECKS, do=[Draw(1)]),
)
