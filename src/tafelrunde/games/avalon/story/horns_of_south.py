"""120: Horns of South (Hörner des Südens)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    AllOf,
    Choice,
    Gain,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # Between gusts
    Verse(
        "120.200",
        choices=[
            Choice("senan", "120.201", only_if=Not(HasStatus("senan"))),
            Choice("south", "120.204"),
            Choice("cliff", do=[Gain(2, FOOD), Gain(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("lit_north", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("stone", 2)),
            Choice("plain", do=[Gain(1, MAGIC)], only_if=HasStatus("second", 3)),
            Choice("rope", do=[Gain(1, EXP)]),
        ],
    ),
    # Eggs by who'll hatch
    Verse(
        "120.201",
        choices=[
            Choice("carry", "120.202", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("bridge", "120.202", do=[Lose(1, FEAR)]),
            Choice("glen", "120.202", do=[Gain(1, EXP)], only_if=HasStatus("carrow")),
            Choice("let_be", "120.203"),
            Choice("listen", do=[Lose(1, FEAR)]),
        ],
    ),
    # You always leave a place
    Verse(
        "120.202",
        choices=[
            Choice(
                "carry_down",
                do=[Mark("senan", 1), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice(
                "the_place",
                do=[Lose(2, FEAR)],
                only_if=AllOf([AREV, HasStatus("bridge", 1)]),
            ),
            Choice("rest", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("let_be", "120.203"),
        ],
    ),
    # The lamp
    Verse(
        "120.203",
        [Mark("senan", 2)],
        [
            Choice("night", do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("go_down", do=[Gain(1, EXP)]),
        ],
    ),
    # A coast with a door in it
    Verse(
        "120.204",
        choices=[
            Choice("look_long", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("two_lights", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("second")),
            Choice("handle", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)], only_if=HasStatus("edge")),
            Choice("draw", do=[Gain(1, EXP)]),
        ],
    ),
    # Full ledges
    Verse(
        "120.500",
        choices=[
            once("senan", "120.501", only_if=HasStatus("senan", 1)),
            once("hut", "120.502", only_if=HasStatus("senan", 2)),
            Choice("climb", do=[Gain(2, FOOD), Gain(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("south", "120.204"),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # No place left in it
    Verse(
        "120.501",
        choices=[
            Choice("take", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("half_rope", do=[Lose(2, FEAR)], only_if=HasStatus("kerrec", 1)),
            Choice("march", do=[Gain(1, REPUTATION)], only_if=HasStatus("kerrec", 2)),
            Choice("test", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    # One egg
    Verse(
        "120.502",
        choices=[
            Choice("carry", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("cover", do=[Gain(1, MAGIC)]),
        ],
    ),
    Verse(
        "120.D",
        choices=[
            Choice("sing", do=[Lose(1, FEAR, who=EACH)]),
            Choice("listen", do=[Gain(1, MAGIC)]),
            Choice("badly", do=[Lose(2, FEAR)], only_if=HasStatus("fifth")),
        ],
    ),
    Verse(
        "120.N",
        choices=[
            Choice("pay", do=[Lose(1, ENERGY, who=EACH)]),
            Choice("hold_pockets", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
        ],
    ),
]
