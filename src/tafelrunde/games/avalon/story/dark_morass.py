"""140: Dark Morass (Schwarzes Moor)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    PRACTICALITY,
    REPUTATION,
    WEALTH,
    WURM,
    AnyOf,
    Band,
    Choice,
    DiscardItem,
    Gain,
    GainItem,
    GainSecret,
    HasAttribute,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    ReadVerse,
    Roll,
    Verse,
    once,
)

VERSES: Final = [
    # Nine hundred things, by size
    Verse(
        "140.400",
        [Note("glove")],
        [
            Choice("isern", "140.401", only_if=Not(HasStatus("isern"))),
            once("messenger", "140.404"),
            once("maggot", "140.405", only_if=WURM),
            once("no_ring", "140.406"),
            once("bed", "140.407"),
            once("island", "140.408", only_if=AnyOf([HasStatus("borough"), HasStatus("spill", 2)])),
            once(
                "prints", "140.409", only_if=AnyOf([HasStatus("found", 5), HasStatus("erfyr", 1)])
            ),
            Choice("cut", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice(
                "plank_light",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("spill"),
            ),
            Choice("leave"),
        ],
    ),
    # The left one
    Verse(
        "140.401",
        choices=[
            Choice(
                "dig",
                do=[
                    Roll(
                        [Band(1, [ReadVerse("140.403")]), Band(4, [ReadVerse("140.402")])],
                        attribute=PRACTICALITY,
                        times=2,
                    )
                ],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("dig_all_day", "140.402", cost=[Pay(3, ENERGY)]),
            Choice("buy", do=[GainItem()], cost=[Pay(1, WEALTH)]),
            Choice("let_it_lie", "140.403"),
            Choice("later"),
        ],
    ),
    # On the hand
    Verse(
        "140.402",
        [Mark("isern", 1)],
        [
            Choice("keep_hand", do=[GainSecret(63), Gain(1, FEAR)]),
            Choice("both", do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Covered with a plank
    Verse(
        "140.403",
        [Mark("isern", 2)],
        [
            Choice("stand", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("bread", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
        ],
    ),
    # To you there
    Verse(
        "140.404",
        choices=[
            Choice("seal", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("deliver", do=[Lose(1, FEAR), Gain(1, REPUTATION)]),
            Choice(
                "addressee",
                do=[Gain(1, EXP), Gain(1, MAGIC)],
                only_if=HasStatus("you_there"),
            ),
            Choice("to_council", do=[Gain(2, EXP)], only_if=HasStatus("found", 4)),
        ],
    ),
    # Maggot: by worth
    Verse(
        "140.405",
        choices=[
            Choice("his_order", do=[Lose(2, FEAR)]),
            Choice("own_order", do=[Gain(2, WEALTH), Gain(1, FEAR)]),
            Choice(
                "seventh",
                do=[Gain(2, EXP)],
                only_if=HasStatus("counter", 3),
            ),
        ],
    ),
    # Without a ring on the water
    Verse(
        "140.406",
        choices=[
            Choice("pull", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY), Pay(1, HEALTH)]),
            Choice("numbers", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "own_syllable", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("counter", 2)
            ),
            Choice(
                "give",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[DiscardItem()],
                only_if=HasStatus("red_row", 1),
            ),
        ],
    ),
    # The taste of iron
    Verse(
        "140.407",
        [Gain(1, ENERGY, who=EACH)],
        [
            Choice("dry_bed", do=[Gain(1, EXP)], needs=HasAttribute(PRACTICALITY)),
            Choice("sleep", do=[GainSecret(14), Gain(1, HEALTH), Lose(1, FEAR)]),
            Choice("sit_up", do=[Lose(2, ENERGY, who=EACH), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # What they're called
    Verse(
        "140.408",
        choices=[
            Choice("call", do=[Lose(1, FEAR, who=EACH), Gain(1, FOOD)]),
            Choice("notes", do=[Gain(1, REPUTATION), Gain(1, EXP)]),
            Choice(
                "tell_them",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("borough", 1),
            ),
        ],
    ),
    # One comes out, carrying
    Verse(
        "140.409",
        choices=[
            Choice("follow", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("plank", do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)]),
            Choice("left_deeper", do=[Gain(1, MAGIC), Gain(1, EXP)], only_if=HasStatus("found", 5)),
        ],
    ),
    # Sold for tents
    Verse(
        "140.700",
        choices=[
            once("isern", "140.701"),
            Choice("plank_road", "140.702", only_if=HasStatus("siege")),
            Choice("water", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("creditors", do=[Gain(1, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice(
                "gap",
                do=[Lose(2, FEAR)],
                cost=[DiscardItem()],
                only_if=HasStatus("isern", 1),
            ),
            Choice(
                "plank",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("isern", 2),
            ),
            Choice("leave"),
        ],
    ),
    # The left hand in the pocket
    Verse(
        "140.701",
        choices=[
            Choice("ask_road", do=[Gain(1, EXP, who=EACH)]),
            Choice("sit", do=[Lose(1, FEAR, who=EACH), Gain(1, FOOD)]),
            Choice(
                "take_off",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("isern", 1),
            ),
            Choice("wave", do=[Lose(2, FEAR), Gain(1, EXP)], only_if=HasStatus("isern", 2)),
        ],
    ),
    # The lantern at the wrong end
    Verse(
        "140.702",
        choices=[
            Choice("hold", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("go_first", do=[Gain(1, EXP), Gain(1, FEAR), MoveTo(157)]),
            Choice(
                "on_knees",
                do=[Lose(1, FEAR, who=EACH), MoveTo(157)],
                only_if=HasStatus("siege", 3),
            ),
            Choice(
                "paper_people",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                only_if=HasStatus("flag", 1),
            ),
            Choice(
                "wall_people",
                do=[Gain(1, WEALTH), Lose(1, FEAR)],
                only_if=HasStatus("flag", 2),
            ),
        ],
    ),
    Verse("140.M"),
]
