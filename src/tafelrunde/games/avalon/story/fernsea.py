"""153: Fernsea (Farnmeer), where Meraud keeps goats."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GREEN,
    HEALTH,
    MAGIC,
    REPUTATION,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)

OPEN: Final = Not(HasStatus("cities"))
NOT_NORTH: Final = Not(HasStatus("cities", 3))
AT_HOME: Final = AllOf([Not(HasStatus("meraud", 2)), NOT_NORTH])
"""She has neither gone north nor closed the path behind her."""
TOLD: Final = WasRead("153.302")

VERSES: Final = [
    # Green under snow
    Verse(
        "153.300",
        choices=[
            Choice("meraud", "153.301", only_if=AT_HOME),
            Choice("who_was", "153.302", only_if=AllOf([AT_HOME, WasRead("153.301"), Not(TOLD)])),
            once("honey", "153.303", only_if=AllOf([AT_HOME, TOLD, AILEI])),
            Choice("north", "153.304", only_if=AllOf([OPEN, TOLD, Not(HasStatus("meraud"))])),
            Choice("in_peace", "153.305", only_if=AllOf([TOLD, Not(HasStatus("meraud"))])),
            once("moss", "153.307", only_if=AllOf([TOLD, NOT_NORTH])),
            once("two_bells", "153.308", only_if=NOT_NORTH),
            Choice("no_goat", "153.306"),
            Choice("cut", do=[Gain(1, FOOD)]),
            Choice(
                "stairs",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AllOf([AT_HOME, AnyOf([HasStatus("gift"), HasStatus("herbs")])]),
            ),
            Choice("leave"),
        ],
    ),
    # On four legs
    Verse(
        "153.301",
        choices=[
            Choice("four_legs", do=[Gain(2, HEALTH)], cost=[Pay(1, ENERGY)]),
            Choice("carry_goat", "153.302", do=[Lose(1, FEAR)], only_if=Not(TOLD)),
            Choice(
                "bark",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("grove", 1),
            ),
            Choice("hold_bowl", do=[Gain(1, FOOD)]),
        ],
    ),
    # Iorla's best
    Verse(
        "153.302",
        choices=[
            Choice("whom", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "grave",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("grave"),
            ),
            Choice("thumb", do=[Lose(2, FEAR)], only_if=HasStatus("counsel")),
            Choice(
                "price",
                do=[Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("price"),
            ),
            Choice("north", "153.304", only_if=AllOf([OPEN, Not(HasStatus("meraud"))])),
            Choice("milk", do=[Gain(1, FOOD)]),
        ],
    ),
    # Ailei asks
    Verse(
        "153.303",
        choices=[
            Choice("taste", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "rune",
                do=[Gain(1, EXP, who=EACH), Lose(1, FEAR)],
                only_if=HasStatus("hall", 2),
            ),
            Choice("no_thanks", do=[Lose(2, FEAR)]),
        ],
    ),
    # If she never has to pick
    Verse(
        "153.304",
        choices=[
            Choice("lots", do=[Mark("meraud", 1), Lose(1, FEAR, who=EACH)]),
            Choice("first", do=[Mark("meraud", 1), Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("think"),
        ],
    ),
    # A path that closes
    Verse(
        "153.305",
        choices=[
            Choice("seed", do=[Mark("meraud", 2), GainSecret(57)]),
            Choice(
                "salt",
                do=[Mark("meraud", 2), Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
            ),
            Choice("call_after"),
        ],
    ),
    # Where it moves without goats
    Verse(
        "153.306",
        choices=[
            Choice("stand", do=[Encounter(named="web_mother")]),
            Choice("crawl", do=[Gain(1, FEAR), Encounter(GREEN)]),
            Choice("backwards"),
        ],
    ),
    # A bed of moss
    Verse(
        "153.307",
        choices=[
            Choice("eat", do=[Gain(2, FOOD), Gain(2, FEAR)]),
            Choice("change", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "left_side",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("fifth"),
            ),
            Choice(
                "your_length",
                do=[Gain(1, MAGIC), Deal(1)],
                only_if=HasStatus("given", 1),
            ),
            Choice("tiptoe"),
        ],
    ),
    # Two bells
    Verse(
        "153.308",
        choices=[
            Choice("one_bell", do=[Gain(1, EXP)]),
            Choice("sing", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "four_notes",
                do=[Gain(1, MAGIC), Lose(1, FEAR)],
                only_if=HasStatus("brannoch", 1),
            ),
            Choice(
                "for_her",
                do=[Gain(1, REPUTATION)],
                only_if=HasStatus("meraud"),
            ),
        ],
    ),
    # Fronds unroll at noon
    Verse(
        "153.600",
        choices=[
            Choice(
                "meraud",
                "153.601",
                only_if=AllOf([HasStatus("meraud", 1), HasStatus("cities", 3)]),
            ),
            Choice("goats", "153.602", only_if=HasStatus("meraud", 2)),
            Choice("noon", do=[Lose(1, FEAR, who=EACH)]),
            Choice("path", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("shoots", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice("no_goat", "153.306"),
            Choice(
                "hut",
                do=[Gain(2, HEALTH)],
                cost=[Pay(1, FOOD)],
                only_if=AT_HOME,
            ),
            Choice("leave"),
            once("ring", "153.603", only_if=AT_HOME),
        ],
    ),
    # Feet first
    Verse(
        "153.601",
        choices=[
            Choice("hear", do=[Lose(2, FEAR, who=EACH)]),
            Choice("hew", do=[Gain(1, EXP), Gain(1, REPUTATION)]),
        ],
    ),
    # Nobody in the fern
    Verse(
        "153.602",
        choices=[
            Choice("milk", do=[Gain(2, FOOD)]),
            Choice("follow", do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    # No first in a ring
    Verse(
        "153.603",
        choices=[
            Choice("join", do=[Gain(1, HEALTH, who=EACH)]),
            Choice("feed", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("bowl", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Dreams
    Verse(
        "153.D",
        choices=[
            Choice("left", do=[Gain(1, EXP), Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("thanks", do=[Lose(2, FEAR)]),
            Choice("goat", do=[Gain(1, MAGIC)], only_if=HasStatus("meraud")),
        ],
    ),
    Verse(
        "153.N",
        choices=[
            Choice("eat", do=[Gain(2, FOOD), Gain(2, FEAR)]),
            Choice("spit", do=[Deal(1), Gain(1, MAGIC)]),
        ],
    ),
]
