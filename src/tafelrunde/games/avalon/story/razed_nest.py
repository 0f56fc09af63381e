"""165: Razed Nest (Geschleiftes Nest)."""

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
    Gain,
    GainItem,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    once,
)

VERSES: Final = [
    # Nothing to read
    Verse(
        "165.300",
        choices=[
            Choice(
                "debtors",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("crows", 3),
            ),
            Choice("pasco", "165.301"),
            once("rhosyn", "165.302", only_if=HasStatus("crows", 3)),
            Choice("rungs", do=[GainItem(craftable=True), Gain(1, FEAR)]),
            Choice("crows", do=[Lose(1, FEAR)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
            once(
                "own_line",
                "165.303",
                only_if=AllOf([HasStatus("crows", 1), Not(HasStatus("crows", 2))]),
            ),
        ],
    ),
    # From memory, very large
    Verse(
        "165.301",
        choices=[
            Choice("take_ink", do=[Gain(1, EXP), Lose(1, REPUTATION)]),
            Choice(
                "gifts",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("crows", 3),
            ),
            Choice("hold_board", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
        ],
    ),
    # On the day after
    Verse(
        "165.302",
        choices=[
            Choice("accept", do=[Gain(2, WEALTH)]),
            Choice(
                "wait",
                do=[Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("crows", 3),
            ),
            Choice("quits", do=[Gain(1, EXP)]),
        ],
    ),
    # The only one that's whole
    Verse(
        "165.303",
        choices=[
            Choice("pay", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("lend", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("crumble", do=[Lose(2, FEAR)]),
        ],
    ),
    # Dreams
    Verse(
        "165.D",
        choices=[
            Choice("catch", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("let_it", do=[Lose(2, FEAR)]),
        ],
    ),
    Verse(
        "165.N",
        choices=[
            Choice("call", do=[Gain(2, FEAR), Gain(1, EXP)]),
            Choice("count", do=[Gain(1, FEAR, who=EACH), Gain(1, MAGIC)]),
        ],
    ),
]
