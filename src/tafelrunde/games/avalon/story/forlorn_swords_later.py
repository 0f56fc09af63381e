"""105: the field of swords, from chapter 2 on."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
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
    Gain,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

MUSHROOM: Final = Choice("mushroom", "105.202", only_if=Not(HasSecret(33)))
LEFT_IN: Final = AllOf([HasStatus("splinter", 2), Not(HasStatus("splinter", 1))])
"""Beor still carries it."""

VERSES: Final = [
    # They lean towards the light
    Verse(
        "105.200",
        choices=[
            once("beor", "105.201", only_if=BEOR),
            MUSHROOM,
            Choice("wenna", "105.203"),
            once("farmers", "105.204"),
            Choice("tall", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("gap", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("swords", 1)),
            Choice("whole", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("swords", 2)),
            Choice(
                "home_light",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone", 2),
            ),
            Choice("leave"),
        ],
    ),
    # The splinter answers
    Verse(
        "105.201",
        choices=[
            Choice("follow", do=[Gain(2, MAGIC), Deal(1)], only_if=LEFT_IN),
            Choice("hole", do=[Gain(1, EXP)], only_if=HasStatus("splinter", 1)),
            Choice("press", do=[Lose(1, FEAR)]),
        ],
    ),
    # Hilt first
    Verse(
        "105.202",
        choices=[
            Choice("take", do=[GainSecret(33), Gain(1, FEAR, who=EACH)]),
            Choice("push_back", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Out of oil
    Verse(
        "105.203",
        choices=[
            Choice("fat", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("snow", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("old_can", do=[Gain(1, EXP)], only_if=HasStatus("wenna")),
            Choice("leave_her"),
        ],
    ),
    # Iron for ploughs
    Verse(
        "105.204",
        choices=[
            Choice("ten", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice("none", do=[Gain(1, REPUTATION)]),
            Choice("ours", do=[Gain(1, EXP), Lose(1, REPUTATION)], only_if=HasStatus("swords", 1)),
        ],
    ),
    # Growing out
    Verse(
        "105.500",
        choices=[
            once("beor", "105.503", only_if=BEOR),
            MUSHROOM,
            once("stores", "105.501"),
            Choice("tall", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("tall_sword")),
            Choice("footprints", "105.502"),
            Choice("anvil", "105.504", only_if=Not(HasSecret(25))),
            Choice("wenna", "105.505"),
            Choice("hoe", "105.506", only_if=HasStatus("swords")),
            Choice("leave"),
        ],
    ),
    # Bread for two armies
    Verse(
        "105.501",
        choices=[
            Choice("eat", do=[Gain(3, FOOD), Gain(1, FEAR, who=EACH)]),
            Choice("carry", do=[Gain(1, FOOD), Gain(2, REPUTATION)]),
        ],
    ),
    # Swept on both sides
    Verse(
        "105.502",
        choices=[
            Choice("follow", do=[Gain(1, MAGIC), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("measure", do=[Gain(1, EXP)]),
            Choice("sat_with", do=[Lose(2, FEAR)], only_if=HasStatus("keeper", 1)),
            Choice("the_dead", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("watch")),
        ],
    ),
    # A piece missing
    Verse(
        "105.503",
        choices=[
            Choice(
                "give_back",
                do=[Mark("splinter", 1), Gain(2, EXP)],
                cost=[Pay(1, HEALTH)],
                only_if=LEFT_IN,
            ),
            Choice("fit_it", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("splinter", 1)),
            Choice("keep", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Both armies broke their word
    Verse(
        "105.504",
        choices=[
            Choice("dig_out", do=[GainSecret(25)], cost=[Pay(2, ENERGY)]),
            Choice("ring", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # She's got round
    Verse(
        "105.505",
        choices=[
            Choice("again", do=[Lose(2, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("boots", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("east", do=[Gain(1, EXP)], only_if=HasStatus("exodus", 3)),
            Choice(
                "nearer",
                do=[Gain(1, FOOD)],
                only_if=AnyOf([HasStatus("exodus", 1), HasStatus("exodus", 2)]),
            ),
            Choice("can", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)], only_if=HasStatus("wenna")),
            Choice("tomorrow"),
        ],
    ),
    # A hoe
    Verse(
        "105.506",
        choices=[
            Choice("pull", do=[Gain(1, WEALTH), Lose(1, REPUTATION)]),
            Choice("leave_it", do=[Gain(1, REPUTATION)], only_if=HasStatus("swords", 2)),
            Choice(
                "bring_blade",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[DiscardItem()],
                only_if=HasStatus("swords", 1),
            ),
            Choice("lean_on_it"),
        ],
    ),
    Verse(
        "105.D5",
        choices=[
            Choice("you_there", do=[Gain(2, MAGIC)], only_if=HasStatus("you_there")),
            Choice("prompt", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
]
