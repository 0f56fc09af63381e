"""149: Broken Broch (Geborstener Broch)."""

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
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)

VERSES: Final = [
    # Numbered as it stood
    Verse(
        "149.400",
        choices=[
            once("stairs", "149.401"),
            once(
                "order",
                "149.402",
                only_if=AllOf(
                    [AnyOf([HasStatus("broch", 2), HasStatus("carrow", 3)]), WasRead("149.401")]
                ),
            ),
            Choice("sort", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("pupils", do=[Gain(1, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice(
                "borough",
                do=[Lose(1, FEAR, who=EACH), Lose(1, REPUTATION)],
                only_if=HasStatus("spill", 1),
            ),
            Choice("leave"),
        ],
    ),
    # Under the stairs
    Verse(
        "149.401",
        choices=[
            Choice("dig", do=[Gain(2, REPUTATION), Gain(1, EXP)], cost=[Pay(2, ENERGY)]),
            Choice("call", do=[Gain(1, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice(
                "talk",
                do=[Lose(2, FEAR), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("broch", 1),
            ),
            Choice(
                "nod_to_him",
                "149.402",
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("broch", 2),
            ),
        ],
    ),
    # The written order
    Verse(
        "149.402",
        choices=[
            Choice("read", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("burn", do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)]),
        ],
    ),
    # Nobody knows in what order
    Verse(
        "149.600",
        choices=[
            Choice("hand_up", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("ditch", do=[Encounter(named="king_of_the_ditch")]),
            Choice(
                "parry",
                do=[Deal(2), GainSecret(65)],
                only_if=Not(HasSecret(65)),
            ),
            Choice(
                "window",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("broch"),
            ),
            Choice("leave"),
        ],
    ),
    Verse(
        "149.D",
        choices=[
            Choice("count", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("fall", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "149.N",
        choices=[
            Choice("step_under", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("run", do=[Lose(2, ENERGY, who=EACH)]),
        ],
    ),
]
