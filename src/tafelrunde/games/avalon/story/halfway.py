"""152: Halfway (Halbwegs), the inn with a line through it."""

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
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

OPEN: Final = Not(HasStatus("cities"))
"""It isn't decided yet where Falfuar goes."""
ONE_OF_BOTH: Final = AnyOf([HasStatus("estrild", 1), HasStatus("guthlac", 1)])
BOOK: Final = once("book", "152.302", only_if=Not(HasStatus("given", 2)))

VERSES: Final = [
    # The sawn table
    Verse(
        "152.300",
        [Note("falfuar_people")],
        [
            Choice("lift", "152.303", only_if=AllOf([OPEN, Not(HasStatus("sidwell"))])),
            Choice("cold", "152.304", only_if=AllOf([OPEN, Not(HasStatus("sidwell"))])),
            Choice(
                "meeting",
                "152.305",
                only_if=AllOf([OPEN, HasStatus("sidwell", 1)]),
                needs=ONE_OF_BOTH,
            ),
            Choice("kitchen", "152.301"),
            BOOK,
            once("sledge", "152.306", only_if=OPEN),
            once("song", "152.307", only_if=AREV),
            once("question", "152.308", only_if=AllOf([OPEN, HasStatus("second")])),
            Choice("room", "152.309"),
            Choice("leave"),
        ],
    ),
    # One stove, two chimneys
    Verse(
        "152.301",
        choices=[
            Choice("peel", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("eat", do=[Gain(2, ENERGY)], cost=[Pay(1, FOOD)]),
            Choice("hatch", do=[Gain(1, EXP)]),
        ],
    ),
    # The guest book
    Verse(
        "152.302",
        choices=[
            Choice("sign", do=[Lose(1, FEAR, who=EACH)]),
            Choice("ask", do=[Gain(1, EXP)]),
            Choice(
                "bell_chalk",
                do=[Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=AnyOf([HasStatus("five_road", 1), HasStatus("five_road", 2)]),
            ),
            Choice("finger", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("fifth")),
        ],
    ),
    # Pushed together
    Verse(
        "152.303",
        choices=[
            Choice(
                "carter",
                do=[Mark("sidwell", 1), GainSecret(56), Gain(1, REPUTATION)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "clerk",
                do=[Mark("sidwell", 1), GainSecret(56), Gain(1, EXP)],
                cost=[Pay(1, ENERGY), Pay(1, WEALTH)],
            ),
            Choice("not_yet"),
        ],
    ),
    # Burnt for warmth
    Verse(
        "152.304",
        choices=[
            Choice(
                "benches",
                do=[Mark("sidwell", 2), Gain(1, ENERGY, who=EACH), Lose(1, REPUTATION)],
            ),
            Choice("floor", do=[Mark("sidwell", 2), Lose(2, FEAR, who=EACH)]),
            Choice("hang_up"),
        ],
    ),
    # Each early, so as to be found waiting
    Verse(
        "152.305",
        choices=[
            Choice("her", do=[Mark("cities", 2), Gain(2, REPUTATION)]),
            Choice("him", do=[Mark("cities", 2), Gain(2, WEALTH)]),
            Choice("soup", do=[Mark("cities", 2), Lose(2, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("later"),
        ],
    ),
    # A sledge from home
    Verse(
        "152.306",
        choices=[
            Choice(
                "left_right",
                do=[Gain(2, REPUTATION)],
                only_if=AnyOf([HasStatus("home", 1), HasStatus("stone", 2)]),
            ),
            Choice(
                "road",
                do=[Gain(1, REPUTATION), Gain(1, FOOD)],
                only_if=AnyOf([HasStatus("home", 1), HasStatus("stone", 2)]),
            ),
            Choice(
                "coll",
                do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)],
                only_if=HasStatus("mill_folk", 3),
            ),
            Choice(
                "whose_wheel",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("mill_folk", 4),
            ),
            Choice("letter", do=[Gain(1, ENERGY)]),
        ],
    ),
    # Arev: the Carrow song
    Verse(
        "152.307",
        choices=[
            Choice("sing_on", do=[Gain(2, EXP), Gain(2, FEAR)]),
            Choice(
                "said_once",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("bridge", 1),
            ),
            Choice(
                "what_rope",
                do=[Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("bridge", 2),
            ),
            Choice("leave_room", do=[Lose(1, FEAR)]),
        ],
    ),
    # Both know the answer
    Verse(
        "152.308",
        choices=[
            Choice(
                "wall",
                do=[Gain(1, REPUTATION), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("second", 1),
            ),
            Choice(
                "steps",
                do=[Gain(1, REPUTATION), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("second", 2),
            ),
            Choice(
                "herd",
                do=[Gain(1, REPUTATION), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("second", 3),
            ),
            Choice("straws", do=[Gain(2, REPUTATION)], only_if=HasStatus("winter", 1)),
            Choice(
                "finger",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("winter", 2),
            ),
            Choice("ask_back", do=[Gain(1, EXP)]),
        ],
    ),
    # The middle room
    Verse(
        "152.309",
        choices=[
            Choice("left", do=[Lose(2, FEAR)], cost=[Pay(1, WEALTH)]),
            Choice("across", do=[Encounter(BLUE)]),
            Choice("keys_back"),
        ],
    ),
    # Spring, one guest
    Verse(
        "152.600",
        choices=[
            Choice("eat", do=[Gain(2, ENERGY)], cost=[Pay(1, FOOD)]),
            Choice("second_bowl", do=[Gain(1, FOOD), Lose(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("news", "152.601", only_if=HasStatus("cities")),
            BOOK,
            Choice("scar", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("sidwell", 1)),
            Choice(
                "plank",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(2, ENERGY)],
                only_if=HasStatus("sidwell", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Who went where
    Verse(
        "152.601",
        choices=[
            Choice("message", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("from_faldorca", do=[Gain(1, WEALTH)], only_if=HasStatus("cities", 1)),
            Choice("from_farpoint", do=[Gain(1, FOOD)], only_if=HasStatus("cities", 3)),
            Choice(
                "from_street",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("cities", 4),
            ),
            Choice("unread", do=[Lose(1, FEAR)]),
        ],
    ),
    Verse("152.M"),
]
