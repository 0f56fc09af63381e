"""158: Halfway Meeting (Treffen in Halbwegs), a town round a table."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    WEALTH,
    AnyOf,
    Choice,
    Gain,
    HasStatus,
    Lose,
    Pay,
    Verse,
)

VERSES: Final = [
    # A town of boards
    Verse(
        "158.400",
        choices=[
            Choice("council", "158.401"),
            Choice("two", "158.402", only_if=HasStatus("cities", 2)),
            Choice("carts", "158.403"),
            Choice("kitchen", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("your_table", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("sidwell", 1)),
            Choice("leave"),
        ],
    ),
    # Who goes last
    Verse(
        "158.401",
        choices=[
            Choice("propose", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("minutes", do=[Gain(1, EXP)]),
            Choice(
                "key_forty_one",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("estrild", 1),
            ),
            Choice("slate", do=[Gain(1, FOOD)], only_if=HasStatus("sidwell", 1)),
        ],
    ),
    # The date
    Verse(
        "158.402",
        choices=[
            Choice("sand", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            Choice("oil", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "boy_asks",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                only_if=AnyOf([HasStatus("ennor", 1), HasStatus("ennor", 2)]),
            ),
            Choice(
                "his_ring",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("guthlac", 1),
            ),
        ],
    ),
    # So near to a counter
    Verse(
        "158.403",
        choices=[
            Choice("carry", do=[Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice(
                "hob",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, FOOD)],
                only_if=AnyOf([HasStatus("red_row", 2), HasStatus("borough", 1)]),
            ),
            Choice(
                "invoice",
                do=[Gain(2, WEALTH), Lose(1, REPUTATION)],
                only_if=HasStatus("great_stone", 1),
            ),
            Choice("load", do=[Gain(1, FOOD), Gain(1, FEAR)]),
        ],
    ),
    Verse("158.M"),
]
