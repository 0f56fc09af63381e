"""125: Titans' Steps, after they answered."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
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
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # Each step hums
    Verse(
        "125.600",
        choices=[
            Choice(
                "listen",
                "125.601",
                only_if=AllOf([HasStatus("titans", 2), Not(HasStatus("mason", 2))]),
            ),
            once("asked_back", "125.602"),
            once("perran", "125.603", only_if=HasStatus("mason", 2)),
            Choice("lean", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("missing_step", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Who answers
    Verse(
        "125.601",
        choices=[
            Choice(
                "till_dusk",
                do=[Mark("mason", 2), GainSecret(71), Gain(1, EXP, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("sum_up", do=[Mark("mason", 2), GainSecret(71)]),
        ],
    ),
    # A child's question
    Verse(
        "125.602",
        choices=[
            Choice("truly", do=[Gain(2, EXP), Gain(1, FEAR)]),
            Choice("kindly", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "the_top",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("ennor"),
            ),
            Choice("washer", do=[Gain(1, MAGIC), Gain(1, EXP)], only_if=HasStatus("neante")),
        ],
    ),
    # On their shoulders
    Verse(
        "125.603",
        choices=[
            Choice("how", do=[Gain(1, EXP), Gain(1, MAGIC)]),
            Choice("thank", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice(
                "children",
                do=[Gain(1, EXP, who=EACH), Lose(1, FEAR)],
                only_if=HasStatus("fifth"),
            ),
        ],
    ),
    Verse("125.M"),
]
