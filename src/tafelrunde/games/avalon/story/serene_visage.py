"""132: Serene Visage."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    Won,
    once,
)

MOUTH: Final = AnyOf([HasStatus("visage", 1), HasSecret(50)])
"""Whoever owes nothing may climb on its lip; a titan's pebble is a step in itself."""
KNEEL: Final = Choice("kneel", "132.302", only_if=Not(HasStatus("visage", 1)))
SPEAK: Final = Choice("mouth", "132.304", only_if=Not(HasStatus("mason", 1)), needs=MOUTH)
FOR_WURM: Final = once("wurm", "132.305", only_if=WURM)
WOMAN: Final = Choice("woman", "132.306", only_if=Not(HasSecret(36)))
CHIN: Final = Choice("chin", "132.308", only_if=HasStatus("visage", 2))

VERSES: Final = [
    # At peace
    Verse(
        "132.300",
        [Note("old_face")],
        [
            KNEEL,
            Choice("slips", "132.301"),
            SPEAK,
            FOR_WURM,
            WOMAN,
            Choice("pilgrims", "132.307"),
            CHIN,
            Choice("leave"),
        ],
    ),
    # Debts on slips
    Verse(
        "132.301",
        choices=[
            Choice("leave_one", do=[Lose(1, FEAR)]),
            Choice("pay_one", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("by_lot", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("winter", 1)),
            Choice(
                "by_need",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("winter", 2),
            ),
        ],
    ),
    # Tell it what you owe
    Verse(
        "132.302",
        choices=[
            Choice("all", do=[Mark("visage", 1), Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "our_word",
                do=[Mark("visage", 1), Gain(1, REPUTATION)],
                only_if=HasStatus("promise"),
            ),
            Choice(
                "carrow",
                do=[Mark("visage", 1), Lose(1, FEAR)],
                only_if=AllOf([AREV, HasStatus("bridge", 1)]),
            ),
            Choice("all_but_one", "132.303", only_if=Not(HasStatus("visage", 2))),
            Choice("get_up"),
        ],
    ),
    # On somebody else's slip
    Verse(
        "132.303",
        [Mark("visage", 2)],
        [
            Choice("go_back", "132.302", cost=[Pay(1, ENERGY)]),
            Choice("tear_up", do=[Lose(1, FEAR), Lose(1, REPUTATION)]),
            Choice("leave_it"),
        ],
    ),
    # In the mouth
    Verse(
        "132.304",
        choices=[
            Choice(
                "aloud",
                do=[Mark("mason", 1), GainSecret(59), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
            ),
            Choice("tongue", do=[Mark("mason", 1), GainSecret(59), Gain(1, MAGIC)]),
        ],
    ),
    # Gravel
    Verse(
        "132.305",
        choices=[
            Choice("laugh", do=[Lose(2, FEAR)]),
            Choice("stay_down", do=[Gain(1, EXP)]),
            Choice("thirteen", do=[Gain(1, MAGIC)], only_if=HasStatus("thirteenth", 1)),
            Choice("twelve", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("thirteenth", 2)),
        ],
    ),
    # On nothing
    Verse(
        "132.306",
        choices=[
            Choice("vow", do=[GainSecret(36)]),
            Choice("soup", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("bless"),
        ],
    ),
    # One rope between two cities
    Verse(
        "132.307",
        [Encounter(BLUE)],
        [
            Choice("cut", do=[Gain(1, EXP), GainItem(craftable=True)], only_if=Won()),
            Choice("middle", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)], only_if=Won()),
            Choice("let_pass"),
        ],
    ),
    # Carved in the chin
    Verse(
        "132.308",
        choices=[
            Choice("own_up", "132.302", do=[Lose(1, REPUTATION), Lose(2, FEAR)]),
            Choice("chisel", do=[Gain(1, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("under_it"),
        ],
    ),
    # Moss on the lids
    Verse(
        "132.500",
        choices=[
            KNEEL,
            Choice("slips", "132.301"),
            SPEAK,
            Choice(
                "the_list",
                "132.501",
                only_if=AnyOf([HasSecret(68), HasStatus("list", 1), HasStatus("list", 2)]),
            ),
            Choice("you_there", "132.502", only_if=HasStatus("you_there")),
            Choice("moss", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("shade", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("visage", 1)),
            FOR_WURM,
            WOMAN,
            CHIN,
            Choice("leave"),
        ],
    ),
    # Whom nobody ever paid
    Verse(
        "132.501",
        choices=[
            Choice(
                "to_end", do=[Gain(2, REPUTATION), Lose(2, FEAR, who=EACH)], cost=[Pay(2, ENERGY)]
            ),
            Choice("copy_too", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)], only_if=HasSecret(68)),
            Choice("ten", do=[Gain(1, EXP)]),
        ],
    ),
    # The word fits the mouth
    Verse(
        "132.502",
        choices=[
            Choice("to_face", do=[Gain(1, MAGIC, who=EACH), Gain(1, FEAR)]),
            Choice("each_other", do=[Lose(2, FEAR, who=EACH)]),
            Choice("both_words", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("mason", 1)),
        ],
    ),
    Verse("132.M"),
    Verse(
        "132.D",
        choices=[
            Choice("move_over", do=[Lose(1, FEAR, who=EACH)]),
            Choice("hold_still", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("blanket", do=[Gain(1, HEALTH), Gain(1, FEAR)], only_if=HasStatus("visage", 1)),
        ],
    ),
    Verse(
        "132.N",
        choices=[
            Choice("ask", do=[Gain(1, FEAR, who=EACH), Gain(1, EXP)]),
            Choice("pay_anyone", do=[Lose(1, WEALTH, who=EACH), Lose(1, ENERGY)]),
            Choice(
                "the_one", do=[Deal(1), Lose(1, FEAR, who=EACH)], only_if=HasStatus("visage", 2)
            ),
        ],
    ),
]
