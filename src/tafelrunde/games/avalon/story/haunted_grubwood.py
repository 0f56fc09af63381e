"""110: Haunted Grubwood (Verwunschener Madenwald)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    VIOLET,
    Choice,
    Encounter,
    Gain,
    GiveSecret,
    HasSecret,
    Lose,
    Verse,
    once,
)

VERSES: Final = [
    # Light in the windows
    Verse(
        "110.0",
        choices=[
            Choice("lay_button", "110.1", cost=[GiveSecret(17)], only_if=HasSecret(17)),
            once("count_them", "110.2"),
            Choice("take_grist", do=[Gain(2, FOOD), Encounter(VIOLET)]),
            Choice("leave"),
        ],
    ),
    # The button on the sill
    Verse(
        "110.1",
        choices=[
            Choice("stay_counted", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("step_back", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Counting
    Verse(
        "110.2",
        choices=[
            Choice("say_thirty_two", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("start_over", do=[Lose(1, FEAR, who=EACH), Lose(1, ENERGY)]),
        ],
    ),
]
