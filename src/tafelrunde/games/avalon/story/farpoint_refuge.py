"""170: Farpoint Refuge, after the hull has gone."""

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
    Choice,
    Gain,
    HasStatus,
    Lose,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # She counts upwards now
    Verse(
        "170.700",
        choices=[
            Choice(
                "orin",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("orin", 2),
            ),
            once("child", "170.701", only_if=HasStatus("orin", 2)),
            Choice("hearth", do=[Gain(1, HEALTH, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("sea", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("leave"),
        ],
    ),
    # A child is called Ship
    Verse(
        "170.701",
        choices=[
            Choice("carve", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("tell", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("aboard")),
            Choice("let_her_win", do=[Gain(1, EXP)]),
        ],
    ),
    Verse(
        "170.D",
        choices=[
            Choice("steer", do=[Gain(1, MAGIC)]),
            Choice("sleep", do=[Gain(1, ENERGY)]),
        ],
    ),
    Verse(
        "170.N",
        choices=[
            Choice("push", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("hold", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
        ],
    ),
]
