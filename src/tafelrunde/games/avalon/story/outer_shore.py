"""199: Outer Shore, before the door."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    MAGIC,
    REPUTATION,
    AllOf,
    ChangeLocation,
    Choice,
    Gain,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    PlaceLocation,
    Verse,
    once,
)

DOOR: Final = "199.704"
INSIDE: Final = "186.700"
NEVER_WAS: Final = HasStatus("given", 2)
ALONE: Final = Not(HasStatus("fifth_met"))
THROUGH: Final = [ChangeLocation(199, 186), PlaceLocation(185, beside=186)]

VERSES: Final = [
    # A door in a frame
    Verse(
        "199.700",
        [Note("doorkeeper")],
        [
            Choice("someone_there", "199.701", only_if=AllOf([ALONE, Not(NEVER_WAS)])),
            Choice("stool", "199.702", only_if=AllOf([ALONE, NEVER_WAS])),
            once("burrs", "199.703", only_if=AllOf([AILEI, HasStatus("fifth_met", 1)])),
            Choice("door", DOOR, needs=HasStatus("fifth_met")),
            Choice("walk_round", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("oars", do=[Lose(1, FEAR, who=EACH)]),
            Choice("sit_in_sand"),
        ],
    ),
    # The doorkeeper
    Verse(
        "199.701",
        [Mark("fifth_met", 1)],
        [
            Choice("burrs", "199.703", only_if=AILEI),
            Choice("water_cup", DOOR, do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("fifth", 1)),
            Choice("carved_face", DOOR, do=[Gain(1, MAGIC)], only_if=HasStatus("fifth", 2)),
            Choice("the_pause", DOOR, do=[Gain(1, REPUTATION)], only_if=HasStatus("fifth", 3)),
            Choice("sit", DOOR, do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Nobody
    Verse(
        "199.702",
        [Mark("fifth_met", 2)],
        [
            Choice("stop_it", DOOR, do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("sit_down", DOOR, do=[Lose(1, FEAR, who=EACH)]),
            Choice("count_to_five", DOOR, do=[Gain(1, MAGIC)]),
        ],
    ),
    # Ailei and the burrs
    Verse(
        "199.703",
        choices=[
            Choice("hold_still", DOOR, do=[Lose(3, FEAR)]),
            Choice("sing", DOOR, do=[Gain(1, MAGIC), Lose(1, FEAR)]),
            Choice("rune", DOOR, do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("hall", 2)),
        ],
    ),
    # The same beach, with people
    Verse(
        "199.704",
        choices=[
            Choice("through", INSIDE, do=[*THROUGH, Lose(1, FEAR)]),
            Choice("ajar", INSIDE, do=[*THROUGH, Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "after_you",
                INSIDE,
                do=[*THROUGH, Gain(1, EXP)],
                only_if=HasStatus("fifth_met", 1),
            ),
            Choice(
                "take_stool",
                INSIDE,
                do=[*THROUGH, Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("fifth_met", 2),
            ),
            Choice("not_yet"),
        ],
    ),
]
