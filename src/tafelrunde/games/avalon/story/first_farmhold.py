"""117: First Farmhold (Erste Landfestung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    EMPATHY,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    VIOLET,
    AllOf,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainSecret,
    HasAttribute,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

LAID: Final = Not(HasStatus("lowen", 2))
"""The table is still laid, and Lowen is there."""
SIT: Final = Choice("sit", "117.201", only_if=AllOf([Not(HasStatus("lowen", 1)), LAID]))
NAPKIN: Final = Choice("napkin", "117.203", only_if=Not(HasStatus("five_road", 1)))
CLEAR: Final = Choice(
    "clear",
    "117.202",
    only_if=AllOf([LAID, HasStatus("five_road", 1)]),
    needs=HasAttribute(EMPATHY),
)
BOWL: Final = once("bowl", "117.204", only_if=AllOf([HasStatus("five_road", 1), LAID]))
HOLE: Final = once("hole", "117.206", only_if=LAID)
CELLAR: Final = once("cellar", "117.207")

VERSES: Final = [
    # Nineteen chairs and a smell of soup
    Verse(
        "117.200",
        choices=[
            SIT,
            NAPKIN,
            BOWL,
            once("the_child", "117.205", only_if=AllOf([AILEI, HasStatus("five_road", 1), LAID])),
            CLEAR,
            HOLE,
            CELLAR,
            Choice(
                "which_light",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone"),
            ),
            Choice(
                "both_windows",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("second"),
            ),
            Choice("leave"),
        ],
    ),
    # Afterwards you're hungry
    Verse(
        "117.201",
        [Mark("lowen", 1), Lose(1, FEAR, who=EACH), Lose(1, FOOD)],
        [
            Choice("pocket", do=[GainSecret(51)]),
            Choice("wash", do=[Gain(1, EXP), Gain(1, MAGIC)]),
        ],
    ),
    # They've come, all, and gone home full
    Verse(
        "117.202",
        [Mark("lowen", 2)],
        [
            Choice("arm", do=[Lose(2, FEAR, who=EACH)]),
            Choice("stack", do=[Gain(1, EXP, who=EACH), Gain(1, FOOD)]),
        ],
    ),
    # A hand bell under a napkin
    Verse(
        "117.203",
        [Mark("five_road", 1)],
        [
            Choice("keep", do=[GainSecret(45)]),
            Choice("leave_it", do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)]),
        ],
    ),
    # Washed up and put away by a guest
    Verse(
        "117.204",
        choices=[
            Choice("use_it", do=[Lose(1, FEAR, who=EACH)]),
            Choice("ask_lowen", do=[Gain(1, EXP), Gain(1, FOOD)]),
            Choice(
                "stool",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)],
                only_if=HasStatus("fifth", 1),
            ),
            Choice("pause", do=[Gain(1, MAGIC), Gain(1, EXP)], only_if=HasStatus("fifth", 3)),
        ],
    ),
    # Ailei: which child
    Verse(
        "117.205",
        choices=[
            Choice("what_said", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("kitchen", do=[Lose(2, FEAR)]),
            Choice("rune", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("hall", 2)),
            Choice("hands", do=[Gain(1, MAGIC), Lose(1, FEAR)], only_if=HasStatus("warmth")),
        ],
    ),
    # The first to decline
    Verse(
        "117.206",
        choices=[
            Choice("lie_down", do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("ask", do=[Gain(1, EXP, who=EACH)]),
            Choice("told_us", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("price")),
            Choice(
                "closing_eye",
                do=[Gain(1, MAGIC), Gain(1, EXP)],
                only_if=HasStatus("druid_signs", 1),
            ),
        ],
    ),
    # Nineteen coats
    Verse(
        "117.207",
        choices=[
            Choice("take", do=[Gain(2, HEALTH), Gain(1, FEAR)]),
            Choice("hang_yours", do=[Lose(2, FEAR, who=EACH), Gain(1, EXP)], cost=[DiscardItem()]),
            Choice("brush", do=[Gain(1, EXP)]),
            Choice(
                "for_the_stone",
                do=[Gain(2, REPUTATION), Gain(1, FEAR)],
                only_if=HasStatus("winter"),
            ),
            Choice("tag", do=[Gain(1, MAGIC)], only_if=HasStatus("given")),
        ],
    ),
    # A stork at the chimney
    Verse(
        "117.400",
        choices=[
            SIT,
            Choice(
                "one_more",
                do=[Lose(2, FEAR)],
                cost=[Pay(1, FOOD)],
                only_if=AllOf([HasStatus("lowen", 1), LAID]),
            ),
            once("full_table", "117.401", only_if=AllOf([HasStatus("borough", 1), LAID])),
            once("children", "117.402", only_if=HasStatus("lowen", 2)),
            once("assessor", "117.403"),
            NAPKIN,
            BOWL,
            CLEAR,
            HOLE,
            CELLAR,
            Choice(
                "stork",
                do=[Gain(1, HEALTH, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("lowen", 2),
            ),
            Choice("leave"),
        ],
    ),
    # They eat, and don't get hungry after
    Verse(
        "117.401",
        choices=[
            Choice("serve", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("count", do=[Lose(2, FEAR)]),
            Choice("own_place", do=[Gain(1, FOOD), Lose(1, FEAR)], only_if=HasStatus("lowen", 1)),
            Choice(
                "pass_left",
                do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)],
                only_if=HasStatus("red_row"),
            ),
        ],
    ),
    # Whose house it is
    Verse(
        "117.402",
        choices=[
            Choice("tell", do=[Gain(1, EXP, who=EACH)]),
            Choice("theirs", do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)]),
            Choice(
                "lamp",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("spill", 2),
            ),
        ],
    ),
    # A table, nineteen chairs, a table
    Verse(
        "117.403",
        choices=[
            Choice("backwards", do=[Gain(2, EXP), Gain(1, FEAR)]),
            Choice("spoon", do=[Gain(2, REPUTATION)], only_if=HasStatus("red_row", 1)),
            Choice(
                "his_column",
                do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("counter", 3),
            ),
            Choice("show_door", do=[Encounter(named="tax_farmer")]),
        ],
    ),
    Verse(
        "117.D",
        choices=[
            Choice("say_it", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("bread", do=[Lose(1, FEAR, who=EACH)]),
            Choice("her_chair", do=[Lose(2, FEAR), Gain(1, EXP)], only_if=HasStatus("lowen")),
        ],
    ),
    Verse(
        "117.N",
        choices=[
            Choice("lid", do=[Gain(1, MAGIC), Deal(1), Encounter(VIOLET)]),
            Choice("pass_on", do=[Gain(1, FEAR, who=EACH), Lose(1, FOOD)]),
        ],
    ),
]
