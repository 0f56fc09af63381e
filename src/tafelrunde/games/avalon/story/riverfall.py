"""156: Riverfall (Flusssturz)."""

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
    REPUTATION,
    AllOf,
    Choice,
    Gain,
    GainItem,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # It doesn't arrive
    Verse(
        "156.500",
        choices=[
            Choice("behind", "156.501"),
            Choice("ledge", "156.502"),
            Choice("shout", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("drink", do=[Gain(1, HEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("spray", do=[Gain(1, MAGIC)], only_if=HasStatus("edge")),
            Choice("leave"),
        ],
    ),
    # What's upstream
    Verse(
        "156.501",
        choices=[
            Choice("tell", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("goats", do=[Lose(2, FEAR)], only_if=HasStatus("meraud")),
            Choice(
                "shaved_head", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("mirre", 2)
            ),
            Choice("back_to_back", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Sorted on the ledge
    Verse(
        "156.502",
        choices=[
            Choice(
                "take_one",
                do=[Mark("edge", 2), GainItem(), Gain(1, FEAR)],
                only_if=Not(HasStatus("edge", 2)),
            ),
            once("bolt", "156.503"),
            Choice(
                "same_pocket",
                do=[Mark("edge", 2), Gain(2, EXP)],
                only_if=AllOf([HasStatus("edge", 1), Not(HasStatus("edge", 2))]),
            ),
            Choice("name_them", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A bolt that isn't lost yet
    Verse(
        "156.503",
        choices=[
            Choice("keep", do=[Gain(2, EXP), Gain(1, FEAR)]),
            Choice("carry_after", do=[Gain(2, REPUTATION)], only_if=HasStatus("exodus", 3)),
            Choice("peg", do=[Gain(1, FOOD), Lose(1, FEAR)], only_if=HasStatus("exodus", 1)),
            Choice("throw_back", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
]
