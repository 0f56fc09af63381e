"""Locations whose section is not written yet read these."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    Choice,
    Gain,
    Lose,
    Pay,
    Verse,
)

VERSES: Final = [
    Verse(
        "open.0",
        choices=[
            Choice("rest", do=[Lose(1, FEAR)]),
            Choice("cover_tracks", do=[Gain(1, EXP)], cost=[Pay(2, ENERGY)]),
        ],
    ),
    Verse("open.D", [Lose(1, FEAR)]),
    Verse("open.N", [Gain(1, FEAR, who=EACH)]),
]
