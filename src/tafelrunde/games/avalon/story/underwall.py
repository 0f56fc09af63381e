"""111: Underwall."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainSecret,
    HasMenhir,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    Won,
    once,
)

LIT: Final = AnyOf([HasStatus("second", 1), HasMenhir(111)])
ADDA: Final = Choice("adda", "111.201", only_if=Not(HasStatus("adda")))
ALIVE: Final = Not(HasStatus("huntsman", 4))
"""Her brother."""
FOR_WURM: Final = once("wurm", "111.204", only_if=WURM)
UNDER_ROOF: Final = Choice("under_roof", "111.206", only_if=LIT)

VERSES: Final = [
    # Everyone can hear everyone
    Verse(
        "111.200",
        choices=[
            ADDA,
            Choice(
                "adda_again",
                do=[Gain(1, FOOD)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("adda", 1),
            ),
            Choice("stone", "111.206", only_if=LIT),
            FOR_WURM,
            Choice("rock", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=Not(WURM)),
            Choice("night", "111.205"),
            Choice("leave"),
        ],
    ),
    # Saved up in knots
    Verse(
        "111.201",
        choices=[
            Choice("went_east", "111.202", do=[Gain(1, FOOD)]),
            Choice("cache", "111.202", do=[Gain(1, EXP)], only_if=HasStatus("fael")),
            Choice(
                "seen",
                "111.202",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("huntsman", 1), ALIVE]),
            ),
            Choice("dead", "111.203"),
            Choice("nothing"),
        ],
    ),
    # He'll know which
    Verse(
        "111.202",
        [Mark("adda", 1)],
        [
            Choice("take", do=[GainSecret(53)]),
            Choice("ask_along", do=[Gain(2, FOOD)]),
            Choice(
                "not_ready",
                do=[Lose(2, FEAR)],
                only_if=AllOf([HasStatus("huntsman", 2), ALIVE]),
            ),
        ],
    ),
    # One more knot
    Verse(
        "111.203",
        [Mark("adda", 2)],
        [
            Choice("outside", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("meat", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("how_he_sat", do=[Lose(2, FEAR)], only_if=HasStatus("huntsman", 4)),
            Choice("go"),
        ],
    ),
    # Delivery notes
    Verse(
        "111.204",
        choices=[
            Choice("scratch", do=[Lose(2, FEAR)]),
            Choice("copy", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "thirteenth",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("thirteenth", 1),
            ),
            Choice(
                "at_twelve", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("thirteenth", 2)
            ),
            Choice("price", do=[Gain(1, REPUTATION)], only_if=HasStatus("price")),
        ],
    ),
    # Somebody's breathing
    Verse(
        "111.205",
        [Encounter(BLUE)],
        [
            Choice("whose", do=[Gain(1, REPUTATION)], only_if=Won()),
            Choice("sing", do=[Lose(1, FEAR, who=EACH)], only_if=Won()),
            Choice("lie_awake"),
        ],
    ),
    # What was said under the roof
    Verse(
        "111.206",
        choices=[
            Choice("stand_there", do=[Gain(2, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice("ears", do=[Lose(1, FEAR, who=EACH)]),
            Choice("again", do=[Gain(1, MAGIC)], only_if=HasStatus("given")),
        ],
    ),
    # A hole in the rock
    Verse(
        "111.300",
        choices=[
            Choice("hole", "111.302", only_if=Not(HasStatus("hroald", 2))),
            ADDA,
            Choice("adda_told", do=[Gain(1, FOOD)], only_if=HasStatus("adda", 1)),
            Choice(
                "adda_tying",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("adda", 2),
            ),
            Choice("stone", "111.301", only_if=HasStatus("second", 1)),
            UNDER_ROOF,
            FOR_WURM,
            Choice("night", "111.205"),
            Choice("slack", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("hroald", 1)),
            Choice(
                "nephews",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("hroald", 2),
            ),
            Choice("leave"),
        ],
    ),
    # The lodger
    Verse(
        "111.301",
        choices=[
            Choice("dreams", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("rent", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("chair"),
        ],
    ),
    # Reports on a string
    Verse(
        "111.302",
        choices=[
            Choice("read", do=[Gain(1, EXP)]),
            Choice(
                "answer", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]
            ),
            Choice("news", do=[Gain(1, WEALTH)], only_if=HasStatus("toll")),
            Choice("relieved", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("hroald", 1)),
            Choice("warm_hands", do=[Gain(1, HEALTH)]),
        ],
    ),
    # Swallows
    Verse(
        "111.500",
        choices=[
            Choice(
                "both_of_them",
                "111.501",
                only_if=AllOf([HasStatus("adda", 1), HasStatus("huntsman", 3)]),
            ),
            Choice(
                "curtain",
                "111.502",
                only_if=AnyOf([HasStatus("adda", 2), HasStatus("huntsman", 4)]),
            ),
            ADDA,
            Choice("adda_told", do=[Gain(1, FOOD)], only_if=HasStatus("adda", 1)),
            Choice("lodger", "111.301", only_if=HasStatus("second", 1)),
            UNDER_ROOF,
            FOR_WURM,
            Choice("hole", "111.302", only_if=HasStatus("hroald", 1)),
            Choice("night", "111.205"),
            Choice("rock", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Three days of telling off
    Verse(
        "111.501",
        choices=[
            Choice("eat", do=[Gain(2, FOOD), Lose(1, FEAR, who=EACH)]),
            Choice("ask_him", do=[Gain(1, EXP, who=EACH), Gain(1, REPUTATION)]),
        ],
    ),
    # You're in it
    Verse(
        "111.502",
        choices=[
            Choice("undo", do=[Lose(2, FEAR), Lose(1, REPUTATION)]),
            Choice("add", do=[Gain(1, MAGIC)]),
            Choice("part_it"),
        ],
    ),
    Verse("111.M"),
]
