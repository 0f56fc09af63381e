"""102: Hunters' Grove (Jägerhain) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
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

FREE: Final = HasStatus("brannoch")
SMOOTH: Final = HasStatus("given", 2)
"""Nobody was ever carved there."""


VERSES: Final = [
    # Snow on their heads
    Verse(
        "102.200",
        choices=[
            once("trail", "102.201"),
            once("cache", "102.203"),
            once("wolves", "102.204"),
            once("ring_cut", "102.205", only_if=HasStatus("grove", 1)),
            once(
                "ring_traced",
                "102.205",
                only_if=AllOf([HasStatus("grove", 2), Not(HasStatus("grove", 1))]),
            ),
            once("shavings", "102.206", only_if=FREE),
            once("axe", "102.207"),
            Choice(
                "their_side",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone"),
            ),
            Choice("leave"),
        ],
    ),
    # A yard in the snow
    Verse(
        "102.201",
        choices=[
            Choice("take", "102.202"),
            Choice("lid", do=[Gain(1, MAGIC)], only_if=HasStatus("druid_signs", 1)),
            Choice("ribbon", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # It comes for what it dropped
    Verse(
        "102.202",
        choices=[
            Choice("hold_out", do=[Gain(1, MAGIC), Lose(1, FEAR, who=EACH)]),
            Choice("keep", do=[GainSecret(23), Encounter(named="pale_stag")]),
        ],
    ),
    # A stroke for a stroke
    Verse(
        "102.203",
        choices=[
            Choice("leave_food", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("wait", do=[Gain(2, EXP), Gain(1, FEAR)], cost=[Pay(2, ENERGY)]),
            Choice("exchange", do=[Gain(1, FOOD)], only_if=HasStatus("fael")),
            Choice("known", do=[Lose(2, FEAR)], only_if=HasStatus("huntsman", 1)),
            Choice("cover"),
        ],
    ),
    # The outer ring
    Verse(
        "102.204",
        choices=[
            Choice("through", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("hunt", do=[Encounter(named="ring_of_wolves")]),
            Choice("round"),
        ],
    ),
    # Healed in the shape of the sign
    Verse(
        "102.205",
        choices=[
            Choice("touch", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "bandage",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("grove", 1),
            ),
            Choice("lift_lid", do=[Gain(1, EXP)], only_if=HasStatus("grove", 2)),
            Choice("let_be"),
        ],
    ),
    # Where he slept
    Verse(
        "102.206",
        choices=[
            Choice(
                "follow",
                do=[Gain(1, EXP), Gain(1, FOOD)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("brannoch", 1),
            ),
            Choice(
                "key",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("brannoch", 2),
            ),
            Choice("sweep", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The woodcutter
    Verse(
        "102.207",
        choices=[
            Choice("fallen", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("grubwood", do=[Gain(1, WEALTH)]),
            Choice(
                "say_what",
                do=[Gain(1, EXP), Lose(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("price"),
            ),
            Choice(
                "blanket",
                do=[Gain(2, REPUTATION)],
                cost=[DiscardItem()],
                only_if=HasStatus("winter", 1),
            ),
        ],
    ),
    # Washing between the faces
    Verse(
        "102.500",
        choices=[
            Choice("people", "102.501", only_if=Not(HasStatus("exodus"))),
            Choice(
                "stayed",
                do=[Gain(1, FOOD), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus", 1),
            ),
            Choice(
                "brannoch",
                "102.502",
                only_if=AllOf(
                    [
                        FREE,
                        Not(HasStatus("witnesses", 1)),
                        AnyOf([Not(HasStatus("brannoch", 2)), WasRead("102.506")]),
                    ]
                ),
            ),
            once("kin", "102.506", only_if=HasStatus("brannoch", 2)),
            once("boy", "102.507", only_if=Not(FREE)),
            once(
                "face",
                "102.503",
                only_if=AllOf(
                    [AILEI, Not(SMOOTH), AnyOf([HasStatus("fifth", 2), HasStatus("fifth", 3)])]
                ),
            ),
            once("sickle", "102.504", only_if=AllOf([FREE, HasSecret(60)])),
            once("notes", "102.505", only_if=HasStatus("witnesses", 1)),
            once(
                "strokes",
                "102.508",
                only_if=AnyOf([HasStatus("huntsman", 3), HasStatus("huntsman", 4)]),
            ),
            once("name_day", "102.509", only_if=AnyOf([HasStatus("iorla"), HasStatus("grave", 2)])),
            Choice("ring", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Pegs
    Verse(
        "102.501",
        choices=[
            Choice(
                "stay",
                do=[Mark("exodus", 1), Gain(2, REPUTATION)],
                cost=[Pay(2, FOOD)],
            ),
            Choice(
                "barrow",
                do=[Mark("exodus", 1), Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[GiveSecret(64)],
                only_if=HasSecret(64),
            ),
            Choice("others", do=[Lose(1, FEAR)]),
        ],
    ),
    # He carves backwards
    Verse(
        "102.502",
        [Mark("witnesses", 1)],
        [
            Choice("come", do=[Gain(1, REPUTATION)]),
            Choice("carve", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Ailei: the tooth
    Verse(
        "102.503",
        choices=[
            Choice("keep_open", do=[Lose(3, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice(
                "pause",
                do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("fifth", 3),
            ),
            Choice("let_bark", do=[Gain(1, MAGIC)]),
        ],
    ),
    # The sickle of the ring
    Verse(
        "102.504",
        choices=[
            Choice(
                "must",
                do=[Gain(2, MAGIC), Gain(1, EXP)],
                cost=[GiveSecret(60)],
                only_if=AllOf([HasStatus("moonring", 2), Not(HasStatus("moonring", 3))]),
            ),
            Choice(
                "bury",
                do=[Lose(2, FEAR, who=EACH), Gain(1, EXP)],
                cost=[GiveSecret(60)],
                only_if=HasStatus("moonring", 3),
            ),
            Choice(
                "give",
                do=[Gain(2, REPUTATION), Gain(1, MAGIC)],
                cost=[GiveSecret(60)],
                only_if=AllOf([Not(HasStatus("moonring", 2)), Not(HasStatus("moonring", 3))]),
            ),
            Choice("keep"),
        ],
    ),
    # The fourth is the breath
    Verse(
        "102.505",
        choices=[
            Choice("learn", do=[GainSecret(32)]),
            Choice("children", do=[Lose(2, FEAR, who=EACH), Gain(1, REPUTATION)]),
        ],
    ),
    # Kin with a rope
    Verse(
        "102.506",
        choices=[
            Choice("stand", do=[Encounter(named="angry_mob")]),
            Choice("speak_first", "102.502", do=[Lose(1, REPUTATION), Gain(1, FEAR)]),
            Choice("pay", "102.502", cost=[Pay(1, WEALTH)]),
        ],
    ),
    # A boy from Whitening
    Verse(
        "102.507",
        choices=[
            Choice("carve", do=[Gain(1, EXP), Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("buckets", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("well")),
            Choice("key", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            Choice("sit", do=[Lose(1, FEAR)]),
        ],
    ),
    # The last stroke
    Verse(
        "102.508",
        choices=[
            Choice("add", do=[Lose(2, FEAR)], only_if=HasStatus("huntsman", 3)),
            Choice("gap", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("huntsman", 4)),
            Choice("read", do=[Gain(1, FOOD)]),
        ],
    ),
    # Name day
    Verse(
        "102.509",
        choices=[
            Choice("describe", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("her_grave", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("iorla", 2)),
            Choice(
                "she_comes",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("iorla", 1),
            ),
            Choice("model", do=[Gain(1, ENERGY)]),
        ],
    ),
    Verse(
        "102.D5",
        choices=[
            Choice("cloth", do=[Gain(1, MAGIC)], only_if=HasStatus("fifth")),
            Choice("water", do=[Gain(1, HEALTH, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("eyes_shut", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "102.N5",
        choices=[
            Choice("unpeg", do=[Deal(1), Gain(1, MAGIC)]),
            Choice("fold", do=[Lose(1, ENERGY, who=EACH), Gain(1, FEAR)]),
        ],
    ),
]
