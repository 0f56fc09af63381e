"""126: Collapsed Dolmen (Eingestürzter Dolmen)."""

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
    Encounter,
    Gain,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # Round the hole
    Verse(
        "126.300",
        choices=[
            once("dig", "126.301"),
            once("call", "126.302"),
            Choice("trade", do=[Gain(1, MAGIC)], cost=[Pay(1, WEALTH)]),
            Choice("lit_it", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("second", 2)),
            Choice("leave"),
        ],
    ),
    # Forty bottles
    Verse(
        "126.301",
        choices=[
            Choice(
                "dig_out",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("lower_food", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice("own_word", do=[Gain(1, EXP)], only_if=HasStatus("gundry", 1)),
            Choice("an_and", do=[Lose(2, FEAR)], only_if=HasStatus("gundry", 3)),
            Choice("answer", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A hand, and a bottle in it
    Verse(
        "126.302",
        choices=[
            Choice("hand", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("only_water", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("gundry", 2)),
            Choice("yours", do=[Gain(1, EXP)], only_if=HasStatus("gundry", 1)),
            Choice("bottle", do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Air from below
    Verse(
        "126.500",
        choices=[
            Choice("table", "126.501", only_if=Not(HasStatus("levy", 2))),
            Choice("buy", do=[Gain(1, MAGIC), Lose(1, FEAR)], cost=[Pay(1, WEALTH)]),
            Choice("warn", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("string", do=[Gain(1, FOOD)], only_if=HasStatus("levy")),
            Choice("grass", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The buried have signed
    Verse(
        "126.501",
        choices=[
            Choice("tip", do=[Gain(1, REPUTATION), Encounter(GRAY)]),
            Choice("fold", do=[Gain(1, WEALTH)], only_if=HasStatus("levy", 1)),
            Choice("read", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "126.D",
        choices=[
            Choice("knock", do=[Lose(1, FEAR, who=EACH)]),
            Choice("sleep", do=[Gain(1, MAGIC)]),
        ],
    ),
    Verse(
        "126.N",
        choices=[
            Choice("say_one", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("hold_ears", do=[Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
