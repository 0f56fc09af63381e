"""124: Walled-up Whitening (Vermauerte Weißweite)."""

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
    VIOLET,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)

VERSES: Final = [
    # No gate
    Verse(
        "124.500",
        choices=[
            Choice("basket", "124.501"),
            once("call", "124.503"),
            Choice(
                "till_dark",
                "124.505",
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([WasRead("124.503"), Not(HasStatus("marged"))]),
            ),
            once("drain", "124.502", needs=AnyOf([HasStatus("osk", 2), HasSecret(44)])),
            Choice("listen", "124.504"),
            Choice(
                "two_stones",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("brannoch", 2),
            ),
            Choice("sleep_tale", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("nest", 3)),
            Choice("leave"),
        ],
    ),
    # The basket
    Verse(
        "124.501",
        choices=[
            Choice("good_news", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice("true_news", do=[Gain(1, FOOD), Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("empty", do=[Lose(1, FEAR)]),
        ],
    ),
    # Two doors
    Verse(
        "124.502",
        choices=[
            Choice("in", do=[Gain(1, EXP), Gain(1, WEALTH), Encounter(VIOLET)]),
            Choice("seal", do=[Gain(2, EXP)], only_if=HasSecret(44)),
            Choice(
                "was_in_here",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=Not(HasStatus("brannoch", 2)),
            ),
            Choice("speak", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # The trowel
    Verse(
        "124.503",
        [Mark("witnesses", 4)],
        [
            Choice("truth", "124.505", do=[Gain(1, FEAR)], only_if=HasStatus("nest", 3)),
            Choice(
                "come_down",
                "124.505",
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasStatus("nest", 3)),
            ),
            Choice("bricks", do=[Mark("marged", 2), Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("take_chair"),
        ],
    ),
    # Left to right, at work
    Verse(
        "124.504",
        choices=[
            Choice(
                "gift",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[DiscardItem()],
                only_if=HasStatus("red_row", 2),
            ),
            Choice(
                "gift_blind",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[DiscardItem()],
                only_if=AllOf([HasStatus("red_row", 1), Not(HasStatus("red_row", 2))]),
            ),
            Choice("drum", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("to_the_end", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Down in the basket
    Verse(
        "124.505",
        [Mark("marged", 1)],
        [
            Choice("haul", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("lantern", do=[Lose(2, FEAR)], only_if=HasStatus("island", 1)),
            Choice("wait", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "124.D",
        choices=[
            Choice("step_over", do=[Lose(1, FEAR, who=EACH)]),
            Choice("sit", do=[Gain(1, MAGIC)]),
            Choice("hand", do=[Lose(2, FEAR)], only_if=HasStatus("nest")),
        ],
    ),
    Verse(
        "124.N",
        choices=[
            Choice("take_out", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("mortar", do=[Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
