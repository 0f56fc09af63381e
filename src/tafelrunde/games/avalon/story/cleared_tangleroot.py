"""127: Cleared Tangleroot (Gerodetes Wirrwurz)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GRAY,
    MAGIC,
    REPUTATION,
    WEALTH,
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

WARNINGS: Final = once("warnings", "127.303")

VERSES: Final = [
    # The road from end to end
    Verse(
        "127.300",
        choices=[
            once("foreman", "127.301", only_if=HasStatus("tangleroot", 2)),
            once("one_tree", "127.302", only_if=HasStatus("tangleroot", 1)),
            WARNINGS,
            Choice("what_lived", do=[Gain(1, FOOD), Gain(1, FEAR)]),
            Choice("stumps", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice(
                "both_lights",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("second"),
            ),
            Choice("leave"),
        ],
    ),
    # Three men lost to the quiet
    Verse(
        "127.301",
        choices=[
            Choice("lead_back", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("let_them", do=[Lose(1, FEAR, who=EACH)]),
            Choice("stand_between", do=[Gain(1, EXP), Encounter(GRAY)]),
        ],
    ),
    # Every animal there was
    Verse(
        "127.302",
        choices=[
            Choice("guard", do=[Lose(1, FEAR, who=EACH), Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("hunt", do=[Gain(3, FOOD), Gain(1, FEAR, who=EACH)]),
            Choice("listen", do=[Gain(1, EXP)]),
        ],
    ),
    # Second-hand warnings
    Verse(
        "127.303",
        choices=[
            Choice("buy", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, WEALTH)]),
            Choice("saplings", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "yours",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("tangleroot", 2),
            ),
            Choice(
                "about_road",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("second"),
            ),
            Choice("take_as_read"),
        ],
    ),
    # Saplings in the pitch
    Verse(
        "127.600",
        choices=[
            Choice("plant", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("pitch", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            WARNINGS,
            Choice("mid_word", do=[Gain(1, MAGIC)], only_if=HasStatus("whispers")),
            Choice("hare", do=[Gain(2, FOOD)], only_if=HasStatus("huntsman", 3)),
            Choice("leave"),
        ],
    ),
    Verse(
        "127.D",
        choices=[
            Choice("walk_along", do=[Lose(1, FEAR, who=EACH)]),
            Choice("lantern", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "127.N",
        choices=[
            Choice("shut_eyes", do=[Lose(2, ENERGY, who=EACH)]),
            Choice("go", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
        ],
    ),
]
