"""115: Titans' Steps (Stufen der Titanen)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEALTH,
    AllOf,
    AnyOf,
    ChangeLocation,
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
    Pay,
    Verse,
    WasRead,
    once,
)

FIRST_THIRD: Final = AnyOf([HasSecret(59), HasStatus("mason", 1)])
CHALK: Final = Choice("chalk", "115.204", only_if=Not(HasStatus("five_road", 2)))
HOLLOW: Final = once("hollow", "115.205", only_if=HasStatus("five_road", 2))
ASK: Final = Choice(
    "ask", "115.202", only_if=AllOf([WasRead("115.201"), Not(HasStatus("titans", 1))])
)
TOP: Final = once("top", "115.206", cost=[Pay(1, ENERGY)], only_if=HasStatus("titans", 1))
CAVES: Final = once("caves", "115.208")
NINTH: Final = once("ninth", "115.209")

VERSES: Final = [
    # A boy of nine, in a deep voice
    Verse(
        "115.200",
        choices=[
            once("perran", "115.201"),
            ASK,
            Choice(
                "mock",
                "115.203",
                only_if=AllOf([WasRead("115.201"), Not(HasStatus("titans", 3))]),
            ),
            CHALK,
            HOLLOW,
            TOP,
            once("wether", "115.207", only_if=HasSecret(49)),
            CAVES,
            NINTH,
            Choice(
                "waystones",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone", 1),
            ),
            Choice(
                "warm_step",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("second", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Somebody has to answer
    Verse(
        "115.201",
        choices=[
            Choice("ask", "115.202"),
            Choice("ask_him", do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)]),
            Choice("deeper", "115.203", only_if=Not(HasStatus("titans", 3))),
        ],
    ),
    # A question you don't want answered
    Verse(
        "115.202",
        choices=[
            Choice("ask", do=[Mark("titans", 1), Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("price", do=[Mark("titans", 1), Gain(1, MAGIC)], only_if=HasStatus("price")),
            Choice("rest", do=[Lose(1, FEAR), Gain(1, REPUTATION)]),
        ],
    ),
    # A stair shrugs
    Verse(
        "115.203",
        [Mark("titans", 3)],
        [
            Choice("laugh", do=[Encounter(named="thunder_goat")]),
            Choice("apologize", do=[Lose(1, REPUTATION), Deal(1)]),
        ],
    ),
    # Not this one
    Verse(
        "115.204",
        [Mark("five_road", 2), GainSecret(46)],
        [
            Choice("arrow", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("not_this", "115.205"),
            Choice("tongs", do=[Lose(3, FEAR)], only_if=AllOf([BEOR, HasStatus("hall", 1)])),
        ],
    ),
    # Five hollows in the moss
    Verse(
        "115.205",
        choices=[
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
            Choice("crumbs", do=[Gain(1, FOOD), Gain(1, EXP)]),
            Choice("pushed_back", do=[Gain(1, MAGIC), Gain(1, EXP)], only_if=HasStatus("fifth", 1)),
            Choice(
                "small_bell",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("five_road", 1),
            ),
        ],
    ),
    # What a titan was thinking of
    Verse(
        "115.206",
        choices=[
            Choice("take", do=[GainSecret(50)]),
            Choice("add", do=[Gain(1, MAGIC), Lose(1, FEAR)]),
        ],
    ),
    # Sheep-high
    Verse(
        "115.207",
        choices=[
            Choice("follow", do=[Gain(1, EXP, who=EACH)]),
            Choice("carry", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("let_stay", do=[Gain(1, MAGIC), Lose(2, FEAR, who=EACH)], cost=[GiveSecret(49)]),
        ],
    ),
    # For hands this size
    Verse(
        "115.208",
        choices=[
            Choice("spoon", do=[GainItem(), Encounter(VIOLET)]),
            Choice("lie_down", do=[Gain(1, HEALTH, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("row", do=[Gain(1, EXP)]),
        ],
    ),
    # The ninth, swept
    Verse(
        "115.209",
        choices=[
            Choice("tenth", do=[Lose(2, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
            Choice("bow", do=[Gain(1, MAGIC)], only_if=HasStatus("watch")),
            Choice(
                "bristle",
                do=[Gain(2, EXP)],
                only_if=HasStatus("keeper"),
            ),
        ],
    ),
    # Water, a step at a time
    Verse(
        "115.400",
        choices=[
            once("perran", "115.402"),
            Choice(
                "ask",
                "115.202",
                only_if=AllOf([WasRead("115.402"), Not(HasStatus("titans", 1))]),
            ),
            once("view", "115.401"),
            CHALK,
            HOLLOW,
            TOP,
            CAVES,
            NINTH,
            Choice(
                "hum",
                do=[Lose(1, FEAR)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("titans"),
            ),
            Choice(
                "dark_side",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("spill"),
            ),
            Choice("leave"),
        ],
    ),
    # Let over the wall, and drawn in
    Verse(
        "115.401",
        choices=[
            Choice("time_it", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("show_perran", do=[Lose(1, FEAR, who=EACH)]),
            Choice("tower", do=[Gain(2, EXP)], only_if=HasStatus("spill", 1)),
            Choice(
                "lane",
                do=[Gain(1, MAGIC), Lose(1, FEAR)],
                only_if=HasStatus("spill", 2),
            ),
            Choice("since", do=[Gain(1, MAGIC), Gain(1, EXP)], only_if=HasStatus("great_stone")),
        ],
    ),
    # Out of a position
    Verse(
        "115.402",
        choices=[
            Choice("answer_for_him", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("ask_again", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("was_right", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("titans", 1)),
            Choice(
                "sorry",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("titans", 3),
            ),
        ],
    ),
    # Steps, birds, a boy
    Verse(
        "115.600",
        choices=[
            Choice("old_words", "115.601", only_if=FIRST_THIRD),
            Choice(
                "four_notes",
                "115.601",
                do=[Gain(1, EXP)],
                cost=[Pay(2, ENERGY)],
                only_if=Not(FIRST_THIRD),
            ),
            Choice("climb", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("eat", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice(
                "same_question",
                do=[Lose(2, FEAR)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("titans", 1),
            ),
            Choice(
                "own_echo",
                do=[Lose(1, FEAR), Gain(1, EXP)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("titans", 3),
            ),
            NINTH,
            CAVES,
            Choice("leave"),
        ],
    ),
    # It shifts its weight
    Verse(
        "115.601",
        [Mark("titans", 2), ChangeLocation(115, 125)],
        [
            Choice(
                "wait",
                do=[Mark("mason", 2), GainSecret(71), Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("perran", do=[Mark("mason", 2), GainSecret(71)]),
            Choice("another_day", do=[Gain(1, WEALTH)]),
        ],
    ),
    Verse("115.M"),
]
