"""114: Tangleroot (Wirrwurz)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GREEN,
    MAGIC,
    REPUTATION,
    WEALTH,
    WEAPON,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

NAMELESS: Final = AllOf([HasStatus("given", 3), AREV, Not(BEOR), Not(AILEI)])
"""It was his name that the stone of chapter 1 was given."""
KNOWS_THE_WAY: Final = AnyOf([AREV, HasSecret(53), HasStatus("adda", 1)])
"""Somebody whom he'd walk with, or a word from his sister."""
ALONE: Final = AllOf(
    [HasStatus("huntsman", 2), Not(HasStatus("huntsman", 3)), Not(HasStatus("huntsman", 4))]
)
COLD: Final = AllOf([HasStatus("winter", 1), HasStatus("tangleroot", 2)])
"""No place by the stone for one who doesn't draw lots, and no wood to hide in."""

VERSES: Final = [
    # A wood that has grown into itself
    Verse(
        "114.200",
        choices=[
            Choice("boilers", "114.201", only_if=Not(HasStatus("tangleroot"))),
            once("hunt_path", "114.209"),
            Choice(
                "night_fire",
                "114.205",
                only_if=AllOf([Not(HasStatus("five_road", 3)), Not(NAMELESS)]),
            ),
            Choice(
                "fire_again",
                "114.206",
                cost=[Pay(1, ENERGY)],
                only_if=AllOf(
                    [
                        HasStatus("huntsman", 1),
                        Not(HasStatus("huntsman", 2)),
                        Not(NAMELESS),
                    ]
                ),
            ),
            Choice(
                "ten_paces",
                "114.207",
                only_if=AllOf([ALONE, KNOWS_THE_WAY, Not(COLD)]),
            ),
            Choice("where_he_said", "114.208", only_if=AllOf([ALONE, COLD])),
            Choice(
                "somebodys_fire",
                "114.210",
                only_if=AllOf([NAMELESS, Not(HasStatus("huntsman", 1))]),
            ),
            once("burrs", "114.204", only_if=AILEI),
            Choice(
                "doors",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("stone", 1),
            ),
            Choice(
                "charcoal",
                do=[Gain(2, FOOD)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("tangleroot", 1),
            ),
            Choice(
                "notches",
                do=[Gain(1, WEALTH), Gain(1, FEAR)],
                only_if=HasStatus("tangleroot", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Paid by the trunk
    Verse(
        "114.201",
        [Note("traces")],
        [
            Choice("sell", "114.203"),
            Choice("spare", "114.202"),
            Choice("warning", do=[Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice("not_yet"),
        ],
    ),
    # Marks on dead trees
    Verse(
        "114.202",
        [Mark("tangleroot", 1)],
        [
            Choice("move_all", do=[Gain(2, REPUTATION), Gain(1, EXP)], cost=[Pay(2, ENERGY)]),
            Choice("winch", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    # Four days to notice
    Verse(
        "114.203",
        [Mark("tangleroot", 2)],
        [
            Choice("money", do=[Gain(3, WEALTH)]),
            Choice("axe", do=[Gain(1, WEALTH), GainItem(keyword=WEAPON)]),
        ],
    ),
    # Ailei: a bush at shoulder height
    Verse(
        "114.204",
        choices=[
            Choice("in_hair", do=[Lose(2, FEAR)]),
            Choice("thread", do=[Gain(1, MAGIC)]),
            Choice("the_mouth", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("fifth", 2)),
            Choice(
                "measure",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)],
                only_if=HasStatus("fifth"),
            ),
        ],
    ),
    # Ash, leaf, ash
    Verse(
        "114.205",
        [Mark("five_road", 3), Mark("huntsman", 1)],
        [
            Choice("wait", "114.206", cost=[Pay(1, ENERGY)]),
            Choice("meat", do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice("cover", do=[Gain(1, EXP)]),
        ],
    ),
    # Don't turn round
    Verse(
        "114.206",
        [Mark("huntsman", 2)],
        [
            Choice("stay_so", "114.207", only_if=KNOWS_THE_WAY),
            Choice(
                "stay_still",
                do=[Lose(1, FEAR, who=EACH), Gain(1, FOOD)],
                only_if=Not(KNOWS_THE_WAY),
            ),
            Choice("cache", do=[Gain(1, EXP), Gain(1, FOOD)], only_if=HasStatus("fael")),
            Choice(
                "bridge_said",
                do=[Lose(2, FEAR), Gain(1, FOOD)],
                only_if=AllOf([AREV, HasStatus("bridge", 1)]),
            ),
            Choice("turn", do=[Gain(2, EXP), Gain(1, FEAR)]),
        ],
    ),
    # By night, ten paces to the left
    Verse(
        "114.207",
        choices=[
            Choice("take", do=[Mark("huntsman", 3), Lose(1, FEAR, who=EACH)]),
            Choice(
                "knot",
                do=[Mark("huntsman", 3), Lose(1, FEAR, who=EACH), Gain(1, EXP, who=EACH)],
                cost=[GiveSecret(53)],
                only_if=HasSecret(53),
            ),
            Choice(
                "sister_says",
                do=[Mark("huntsman", 3), Gain(1, REPUTATION), Gain(1, EXP)],
                only_if=AllOf([HasStatus("adda", 1), Not(HasSecret(53))]),
            ),
            Choice("send", do=[Gain(1, EXP), Gain(1, FOOD)]),
        ],
    ),
    # So that the string won't spoil
    Verse(
        "114.208",
        [Mark("huntsman", 4)],
        [
            Choice("string", do=[GainItem(keyword=WEAPON), Gain(1, FEAR, who=EACH)]),
            Choice("coat", do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)]),
        ],
    ),
    # Please
    Verse(
        "114.209",
        choices=[
            Choice("please", do=[GainSecret(35), Gain(1, EXP)]),
            Choice("kill", do=[Deal(1), Encounter(named="ring_of_wolves")]),
            Choice("shake", do=[Deal(1), Encounter(GREEN)]),
        ],
    ),
    # Nameless: the one in the wood
    Verse(
        "114.210",
        [Mark("five_road", 3), Mark("huntsman", 1)],
        [
            Choice("you", do=[Lose(1, FEAR, who=EACH), Gain(1, FOOD)]),
            Choice("his_way", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "114.D",
        choices=[
            Choice("thank", do=[Lose(1, FEAR, who=EACH)]),
            Choice("pull", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "moved_mark",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                only_if=HasStatus("tangleroot", 1),
            ),
            Choice(
                "purse",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("tangleroot", 2),
            ),
        ],
    ),
    Verse(
        "114.N",
        choices=[
            Choice("fall", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("stand", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
