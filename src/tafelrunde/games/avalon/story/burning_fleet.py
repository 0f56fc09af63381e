"""143: Burning Fleet (Brennende Flotte)."""

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
    WEALTH,
    AllOf,
    Choice,
    Deal,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    once,
)

ASH: Final = once("ash", "143.201")

VERSES: Final = [
    # From inside out, ribs last
    Verse(
        "143.200",
        choices=[
            ASH,
            Choice("iron", do=[GainItem(craftable=True), Deal(1)]),
            Choice("warm", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice(
                "beach",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("wreckers", 3),
            ),
            Choice("leave"),
        ],
    ),
    # On nothing
    Verse(
        "143.201",
        choices=[
            Choice("take", do=[Gain(3, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "sift",
                do=[GainSecret(52)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasSecret(52)),
            ),
            Choice("east", do=[Lose(1, FEAR), Gain(1, EXP)]),
        ],
    ),
    # Glass where sand was
    Verse(
        "143.400",
        choices=[
            ASH,
            Choice("glass", do=[Gain(1, WEALTH), Deal(1)]),
            Choice("height", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("nine_ribs", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice(
                "compare",
                do=[Gain(1, MAGIC)],
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([HasStatus("wreckers", 3), HasStatus("salla")]),
            ),
            Choice("leave"),
        ],
    ),
]
