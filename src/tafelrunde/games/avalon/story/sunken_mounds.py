"""123: Sunken Mounds (Versunkene Hügel)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    MAGIC,
    REPUTATION,
    Choice,
    Gain,
    HasStatus,
    Lose,
    Pay,
    Verse,
)

VERSES: Final = [
    # A lamp below
    Verse(
        "123.600",
        choices=[
            Choice("dive", "123.601", cost=[Pay(1, ENERGY)]),
            Choice("half_stone", "123.602"),
            Choice("read_out", do=[Gain(1, EXP)], only_if=HasStatus("list", 1)),
            Choice("float_book", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("list", 2)),
            Choice("chairs", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("list", 3)),
            Choice("look", do=[Gain(1, EXP)]),
        ],
    ),
    # The pen floats upright
    Verse(
        "123.601",
        choices=[
            Choice("fetch", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("his_words", do=[Gain(2, EXP)], only_if=HasStatus("keeper", 2)),
            Choice("stretch", do=[Lose(2, FEAR)], only_if=HasStatus("keeper", 3)),
            Choice("let_write", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # To the shoulder
    Verse(
        "123.602",
        choices=[
            Choice("chisel", do=[Gain(1, EXP)], only_if=HasStatus("half_stone", 1)),
            Choice("mouth", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("half_stone", 2)),
            Choice("float_light", do=[Gain(2, REPUTATION)], cost=[Pay(1, MAGIC)]),
            Choice("speak", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "123.D",
        choices=[
            Choice("stay", do=[Gain(1, MAGIC)]),
            Choice("surface", do=[Lose(1, FEAR, who=EACH)]),
            Choice("shelf", do=[Gain(1, EXP)], only_if=HasStatus("list")),
        ],
    ),
    Verse(
        "123.N",
        choices=[
            Choice("wave", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("sink", do=[Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
