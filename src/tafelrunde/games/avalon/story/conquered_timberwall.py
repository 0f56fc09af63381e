"""137: Conquered Timberwall."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GRAY,
    REPUTATION,
    WEALTH,
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    HasStatus,
    Lose,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # The victors
    Verse(
        "137.500",
        choices=[
            Choice("work", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("post", "137.501"),
            once("cells", "137.502"),
            once("fire", "137.503", only_if=AnyOf([HasStatus("levy"), HasStatus("exodus", 2)])),
            Choice("nephews", do=[Gain(1, REPUTATION)], only_if=HasStatus("hroald", 2)),
            Choice("song", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
            once("stance", "137.504", only_if=AREV),
        ],
    ),
    # Their first report
    Verse(
        "137.501",
        choices=[
            Choice("correct", do=[Gain(1, EXP)]),
            Choice("sign", do=[Gain(1, WEALTH), Lose(1, REPUTATION)]),
        ],
    ),
    # He approves of the door
    Verse(
        "137.502",
        choices=[
            Choice("get_out", do=[Gain(1, REPUTATION), Encounter(GRAY)]),
            Choice("paper", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, WEALTH)]),
            Choice("gate_night", do=[Lose(2, FEAR)], only_if=HasStatus("hroald", 2)),
            Choice("salute"),
        ],
    ),
    # How well it's made
    Verse(
        "137.503",
        choices=[
            Choice("quench", do=[Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("save_reports", do=[Gain(2, EXP), Deal(1)]),
            Choice("watch"),
        ],
    ),
    # Arev: round the wrist
    Verse(
        "137.504",
        choices=[
            Choice("untie", do=[Gain(1, EXP), Lose(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("take_watch", do=[Gain(2, REPUTATION), Gain(1, FEAR)]),
            Choice("no_order", do=[Lose(3, FEAR)], only_if=HasStatus("bridge", 1)),
            Choice("draught", do=[Gain(1, EXP)]),
        ],
    ),
]
