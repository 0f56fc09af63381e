"""148: Faldorca, two cities behind one gate."""

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

SMALL_STONE: Final = Choice("small_stone", "148.404", only_if=HasStatus("ennor", 3))

VERSES: Final = [
    # Two of everything, half of each
    Verse(
        "148.400",
        choices=[
            Choice("council", "148.401"),
            once("plate", "148.402"),
            once("top", "148.403", only_if=Not(HasStatus("ennor", 3))),
            SMALL_STONE,
            Choice("wheels", do=[GainItem(craftable=True)], cost=[Pay(1, WEALTH)]),
            Choice("gate", do=[Lose(1, FEAR)], only_if=HasStatus("toll")),
            Choice("a_chair", do=[Gain(1, ENERGY)], only_if=HasStatus("cities", 1)),
            Choice("leave"),
        ],
    ),
    # Chairs and keys
    Verse(
        "148.401",
        choices=[
            Choice("borough", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("cuanacht", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice(
                "forty_one",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("estrild", 1),
            ),
            Choice("one_finger", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("guthlac", 1)),
            Choice("sit_still", do=[Gain(1, EXP)]),
        ],
    ),
    # The plate, blank
    Verse(
        "148.402",
        choices=[
            Choice("nothing", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "many_small",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("price"),
            ),
            Choice(
                "fifth_hole",
                do=[Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("guthlac", 2),
            ),
            Choice("rub", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Who pays for lunch
    Verse(
        "148.403",
        choices=[
            Choice("lose", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("fair", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice("home_again", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("ennor", 1)),
            Choice("guest", do=[Gain(1, EXP)], only_if=HasStatus("ennor", 2)),
            Choice("watch"),
        ],
    ),
    # The tutor comes daily
    Verse(
        "148.404",
        choices=[
            Choice("spin", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("lay_down", do=[Lose(1, FEAR, who=EACH)]),
            Choice("say_who", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Spring
    Verse(
        "148.600",
        choices=[
            Choice(
                "queue",
                do=[Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus", 3),
            ),
            Choice(
                "beam",
                do=[Gain(1, EXP), Gain(1, FOOD)],
                only_if=HasStatus("exodus", 3),
            ),
            Choice("council", "148.602"),
            once("sails", "148.601"),
            Choice("bakers", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            SMALL_STONE,
            Choice("chair_legs", do=[Gain(1, WEALTH)], only_if=HasStatus("cities", 1)),
            Choice("leave"),
        ],
    ),
    # Who sews at the seam
    Verse(
        "148.601",
        choices=[
            Choice("sew", do=[Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("cut", do=[Gain(1, WEALTH), Lose(1, REPUTATION)]),
            Choice(
                "sidwell",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("sidwell", 1),
            ),
            Choice(
                "for_the_ship",
                do=[Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("ship"),
            ),
            Choice("her_coat", do=[Lose(1, FEAR)], only_if=HasStatus("estrild")),
            Choice("thread"),
        ],
    ),
    # Word for word the same
    Verse(
        "148.602",
        choices=[
            Choice("aloud", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("find_out", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "breda",
                do=[Gain(2, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY), Pay(1, FOOD)],
                only_if=HasStatus("many_hands", 1),
            ),
            Choice(
                "one_hour",
                do=[Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("great_stone", 3),
            ),
        ],
    ),
    Verse("148.M"),
]
