"""112: Bloodied Glen."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GRAY,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    WasRead,
    Won,
    once,
)

UNTOUCHED: Final = Not(AnyOf([HasStatus("carrow", 1), HasStatus("carrow", 2)]))
"""The eleven lie as they lay down."""
BURY: Final = Choice("bury", "112.201", only_if=UNTOUCHED)
POCKETS: Final = Choice("pockets", "112.202", only_if=UNTOUCHED)
BURIED: Final = HasStatus("carrow", 1)
FOR_AREV: Final = once(
    "arev", "112.203", only_if=AllOf([AREV, Not(BURIED), Not(WasRead("112.207"))])
)
AT_THE_GRAVES: Final = once(
    "arev_graves", "112.207", only_if=AllOf([AREV, BURIED, Not(WasRead("112.203"))])
)
COAT: Final = Choice("coat", "112.204", only_if=Not(HasStatus("carrow", 3)))
STREAM: Final = Choice("stream", "112.205", only_if=Not(HasSecret(29)))

VERSES: Final = [
    # Eleven in a row
    Verse(
        "112.200",
        choices=[
            BURY,
            POCKETS,
            FOR_AREV,
            COAT,
            STREAM,
            once("far_side", "112.206", only_if=Not(AREV)),
            Choice("leave"),
            AT_THE_GRAVES,
        ],
    ),
    # Two hands deep
    Verse(
        "112.201",
        choices=[
            Choice(
                "bury_all",
                do=[Mark("carrow", 1), Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("cover", do=[Mark("carrow", 1), Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("spade_down"),
        ],
    ),
    # Polished buckles
    Verse(
        "112.202",
        choices=[
            Choice("belts", do=[Mark("carrow", 2), Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("buckles", do=[Mark("carrow", 2), Gain(1, WEALTH)]),
            Choice("close_coat"),
        ],
    ),
    # It would hold two more
    Verse(
        "112.203",
        choices=[
            Choice("tell_them", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("lie_down", do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("said_it", do=[Lose(2, FEAR)], only_if=HasStatus("bridge", 1)),
            Choice("denied_it", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("bridge", 2)),
        ],
    ),
    # The roll
    Verse(
        "112.204",
        choices=[
            Choice("keep", do=[Mark("carrow", 3), GainSecret(54)]),
            Choice("read_here", do=[Lose(1, FEAR, who=EACH), Gain(1, MAGIC)]),
        ],
    ),
    # A shield in the stream
    Verse(
        "112.205",
        choices=[
            Choice("take", do=[GainSecret(29)]),
            Choice("leave_it", do=[Lose(1, FEAR, who=EACH)]),
            Choice("headboard", do=[Gain(1, REPUTATION)], only_if=BURIED),
        ],
    ),
    # The poacher tells it
    Verse(
        "112.206",
        [Encounter(named="strippers_of_the_dead")],
        [
            Choice("sit", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)], only_if=Won()),
            Choice("share_hare", do=[Gain(2, FOOD)], only_if=AllOf([Won(), HasStatus("adda", 1)])),
            Choice("go_on"),
        ],
    ),
    # Heel first
    Verse(
        "112.207",
        choices=[
            Choice("tell_them", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("beside", do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("said_it", do=[Lose(2, FEAR)], only_if=HasStatus("bridge", 1)),
            Choice("denied_it", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("bridge", 2)),
        ],
    ),
    # Snow in the gorge
    Verse(
        "112.300",
        choices=[
            Choice("follow", "112.301", cost=[Pay(1, ENERGY)]),
            Choice("row", "112.302", only_if=HasStatus("carrow", 2)),
            Choice("row_buried", do=[Lose(1, FEAR, who=EACH)], only_if=BURIED),
            BURY,
            POCKETS,
            FOR_AREV,
            COAT,
            STREAM,
            Choice("road", do=[Gain(1, EXP)], cost=[Pay(1, FOOD)], only_if=HasStatus("second")),
            Choice("leave"),
            AT_THE_GRAVES,
        ],
    ),
    # Foragers
    Verse(
        "112.301",
        choices=[
            Choice("feed", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
            Choice("arrest", do=[Gain(1, WEALTH), Encounter(GRAY)]),
            Choice("room", do=[Lose(1, FEAR, who=EACH)], only_if=BURIED),
            Choice("still", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("carrow", 2)),
            Choice("relieved", do=[Gain(1, FOOD)], only_if=HasStatus("hroald", 1)),
            Choice("bark"),
        ],
    ),
    # Grass
    Verse(
        "112.302",
        choices=[
            Choice(
                "bring_back",
                do=[Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, WEALTH)],
            ),
            Choice("plait", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("leave_it"),
        ],
    ),
    # A twelfth stone
    Verse(
        "112.500",
        choices=[
            Choice(
                "rope",
                "112.501",
                only_if=AnyOf(
                    [HasStatus("kerrec", 1), HasStatus("kerrec", 3), HasStatus("carrow", 3)]
                ),
            ),
            Choice("went_east", do=[Gain(1, FOOD)], only_if=HasStatus("kerrec", 2)),
            Choice("inscription", do=[Gain(1, EXP), Gain(1, FEAR)]),
            once("arev", "112.207", only_if=AllOf([AREV, Not(WasRead("112.203"))])),
            COAT,
            STREAM,
            Choice(
                "crossing",
                "112.502",
                only_if=AnyOf([HasStatus("senan", 1), HasStatus("broch", 1)]),
            ),
            Choice("weed", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Half a rope
    Verse(
        "112.501",
        choices=[
            Choice("knot_in", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
            Choice("arev", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=AREV),
            Choice("untie", do=[GainItem(craftable=True), Lose(1, REPUTATION)]),
            Choice("moored", do=[Gain(1, EXP)]),
        ],
    ),
    # A bridge with no gap in it
    Verse(
        "112.502",
        choices=[
            Choice("cross", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("count", do=[Gain(1, EXP)]),
            Choice("arev_last", do=[Lose(2, FEAR)], only_if=AREV),
        ],
    ),
]
