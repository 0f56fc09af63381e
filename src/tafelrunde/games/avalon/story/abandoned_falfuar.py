"""147: Abandoned Falfuar (Verlassenes Falfuar)."""

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
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)
from tafelrunde.games.avalon.terms import Colour

HOURS: Final = Choice("hours", "147.401", only_if=HasStatus("estrild", 2))

VERSES: Final = [
    # Forty-one doors unlocked
    Verse(
        "147.400",
        choices=[
            HOURS,
            once(
                "house_forty",
                "147.402",
                only_if=AllOf(
                    [
                        Not(HasStatus("given", 2)),
                        AnyOf([HasStatus("estrild", 1), HasStatus("found", 5)]),
                    ]
                ),
            ),
            once("no_sign", "147.403", only_if=HasStatus("cities", 4)),
            Choice("stalls", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
            Choice("face", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("bare_square", do=[Encounter(Colour.VIOLET)]),
            Choice("leave"),
        ],
    ),
    # She says the hours
    Verse(
        "147.401",
        choices=[
            Choice("relieve", do=[Gain(1, REPUTATION), Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice(
                "he_is_well",
                do=[Lose(2, FEAR, who=EACH)],
                only_if=AnyOf([HasStatus("ennor", 1), HasStatus("ennor", 2)]),
            ),
            Choice(
                "not_the_boy",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)],
                only_if=HasStatus("ennor", 3),
            ),
            Choice("next_hour", do=[Gain(1, EXP)]),
        ],
    ),
    # House forty
    Verse(
        "147.402",
        choices=[
            Choice("bread", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("bed", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "pass",
                do=[Gain(1, EXP, who=EACH), Gain(1, REPUTATION)],
                cost=[GiveSecret(24)],
                only_if=HasSecret(24),
            ),
            Choice(
                "stool",
                do=[Gain(1, MAGIC), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("found", 5),
            ),
        ],
    ),
    # No sign
    Verse(
        "147.403",
        choices=[
            Choice("hopscotch", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("walls", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice(
                "the_rhyme",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                only_if=WasRead("134.307"),
            ),
        ],
    ),
    # Birds in the clock
    Verse(
        "147.600",
        choices=[
            Choice("clock", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("seeds", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            once("awnings", "147.601"),
            HOURS,
            Choice("chalk_bundorca", do=[Gain(1, WEALTH)], only_if=HasStatus("cities", 1)),
            Choice("chalk_halfway", do=[Gain(1, FOOD)], only_if=HasStatus("cities", 2)),
            Choice("chalk_north", do=[Gain(1, EXP)], only_if=HasStatus("cities", 3)),
            Choice("leave"),
        ],
    ),
    # Forty awnings
    Verse(
        "147.601",
        choices=[
            Choice("all_forty", do=[Gain(1, EXP), Gain(1, WEALTH)], cost=[Pay(2, ENERGY)]),
            Choice("leave_two", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice(
                "her_keys",
                do=[Lose(1, FEAR, who=EACH), Gain(1, REPUTATION)],
                only_if=HasStatus("estrild", 1),
            ),
            Choice(
                "for_the_ship",
                do=[GainItem(craftable=True)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("ship"),
            ),
            Choice("hanging"),
        ],
    ),
    Verse("147.M"),
]
