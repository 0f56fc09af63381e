"""131: Timberwall."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    COURAGE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    REPUTATION,
    WEALTH,
    Choice,
    Encounter,
    Gain,
    HasAttribute,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    Won,
    once,
)

FOR_AREV: Final = once("arev", "131.304", only_if=AREV)

VERSES: Final = [
    # It faces inward
    Verse(
        "131.300",
        [Note("inward_wall")],
        [
            Choice("hroald", "131.302", only_if=Not(HasStatus("hroald"))),
            Choice("reports", "131.301"),
            Choice("other_side", "131.303", only_if=Not(HasStatus("hroald"))),
            FOR_AREV,
            Choice("returned", "131.305", only_if=WasRead("131.301")),
            Choice("relieved", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("hroald", 1)),
            Choice("overrun", do=[Gain(1, FOOD), Gain(1, FEAR)], only_if=HasStatus("hroald", 2)),
            Choice("road", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("second")),
            Choice("leave"),
        ],
    ),
    # Nothing to report
    Verse(
        "131.301",
        choices=[
            Choice("read_all", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("sign", do=[Gain(1, REPUTATION), Gain(1, FEAR)]),
            Choice("answer", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("hroald")),
            Choice("put_back"),
        ],
    ),
    # Relief in due form
    Verse(
        "131.302",
        choices=[
            Choice("pass", do=[Mark("hroald", 1), Gain(2, REPUTATION)], only_if=HasSecret(24)),
            Choice(
                "straight_face",
                do=[Mark("hroald", 1), Gain(1, REPUTATION), Gain(1, EXP), Gain(1, FEAR)],
                needs=HasAttribute(COURAGE),
            ),
            Choice(
                "horn",
                do=[Mark("hroald", 1), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("promote", do=[Gain(1, WEALTH)]),
        ],
    ),
    # The horde
    Verse(
        "131.303",
        [Encounter(named="king_of_the_ditch")],
        [
            Choice("open", do=[Mark("hroald", 2), Gain(2, REPUTATION)], only_if=Won()),
            Choice("hold", do=[Mark("hroald", 2), Gain(1, EXP), Gain(1, FEAR)]),
            Choice("back_down"),
        ],
    ),
    # Why inward?
    Verse(
        "131.304",
        choices=[
            Choice("who_he_is", do=[Lose(2, FEAR)], only_if=HasStatus("bridge", 1)),
            Choice("nod", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("broch")),
            Choice("ropes", do=[Gain(1, EXP)]),
            Choice("say_nothing"),
        ],
    ),
    # Receipt 44
    Verse(
        "131.305",
        choices=[
            Choice("open", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("file", do=[Gain(1, REPUTATION)]),
            Choice(
                "column", do=[Gain(2, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("counter")
            ),
            Choice("signet", do=[Gain(1, WEALTH)], only_if=HasStatus("five_road", 4)),
        ],
    ),
    # Feet outward
    Verse(
        "131.500",
        choices=[
            Choice("hroald", "131.501"),
            Choice("beams", "131.502"),
            Choice("gate", do=[Lose(1, FEAR, who=EACH)]),
            Choice("reports", "131.301"),
            once("returned", "131.305"),
            FOR_AREV,
            Choice("leave"),
        ],
    ),
    # The salutation
    Verse(
        "131.501",
        choices=[
            Choice("address", do=[Gain(1, REPUTATION)]),
            Choice("gate_east", do=[Gain(1, EXP)], only_if=HasStatus("exodus", 3)),
            Choice("dictate", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Timber for a mast
    Verse(
        "131.502",
        choices=[
            Choice("mark", do=[Gain(1, REPUTATION)]),
            Choice("where_to", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("price")),
            Choice("firewood", do=[Gain(1, HEALTH, who=EACH)]),
        ],
    ),
]
