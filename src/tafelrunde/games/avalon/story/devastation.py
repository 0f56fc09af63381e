"""139: Devastation (Verheerung)."""

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
    AnyOf,
    Choice,
    Deal,
    Gain,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # Squares like beds
    Verse(
        "139.200",
        choices=[
            once("stakes", "139.201"),
            Choice("squares", "139.202"),
            Choice("sift", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            Choice(
                "road",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=AnyOf([HasStatus("second", 1), HasStatus("second", 3)]),
            ),
            Choice("leave"),
        ],
    ),
    # Surveyor's stakes
    Verse(
        "139.201",
        choices=[
            Choice("pull", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "finish_line",
                do=[Gain(2, EXP)],
                cost=[Pay(1, ENERGY)],
                needs=AnyOf([HasStatus("druid_signs", at_least=2), HasStatus("price")]),
            ),
            Choice("step_over", do=[Lose(1, FEAR)]),
        ],
    ),
    # Beans
    Verse(
        "139.202",
        choices=[
            Choice("weed", do=[Lose(1, FEAR, who=EACH)]),
            Choice("eat", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice(
                "whoever", do=[Gain(1, REPUTATION), Gain(1, FOOD)], only_if=HasStatus("home", 1)
            ),
            Choice("plant", do=[Gain(1, MAGIC)], cost=[Pay(1, FOOD)], only_if=HasStatus("stone")),
        ],
    ),
    # Nobody came for them
    Verse(
        "139.500",
        choices=[
            Choice("floor", "139.501", only_if=Not(HasSecret(34))),
            once("milestone", "139.502", only_if=HasStatus("levy")),
            Choice("save", do=[Gain(2, REPUTATION), Deal(1)]),
            Choice("one_of_ours", do=[Gain(1, EXP)], only_if=HasStatus("counter", 1)),
            Choice("let_burn", do=[Lose(1, FEAR)]),
        ],
    ),
    # Circles
    Verse(
        "139.501",
        choices=[
            Choice("take_map", do=[GainSecret(34)]),
            Choice("rub_out", do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("count", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("list")),
            Choice("sweep", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Boots off
    Verse(
        "139.502",
        choices=[
            Choice("share", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("scales", do=[Gain(2, WEALTH), Gain(1, FEAR)]),
            Choice("ran_dry", do=[Gain(1, REPUTATION)], only_if=HasStatus("levy", 1)),
            Choice("hooves", do=[Lose(2, FEAR)], only_if=HasStatus("levy", 2)),
            Choice("leave_him"),
        ],
    ),
]
