"""Chapter 4, what Kamelot buys: its opening, what happens meanwhile, and its closing.

The closing is a chain: the great stone, the smith, the washer, the second chair on the left, the
borough or the broch, Ysmay, a stool, and the road home. A page from 4021 on is another version of
the one whose number it ends in. A mentor's name may be gone, so no page calls one by it.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    AnyOf,
    ChangeLocation,
    Choice,
    DiscardItem,
    EndChapter,
    Gain,
    HasSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Pay,
    ReadVerse,
    Verse,
)

KNOWN_HERE: Final = If(
    HasStatus("cities", 4),
    then=[ReadVerse("4003")],
    otherwise=[If(HasStatus("cities", 1), then=[ReadVerse("4023")])],
)
NAMELESS: Final = If(HasStatus("given", 1), then=[ReadVerse("4022")], otherwise=[KNOWN_HERE])

STOOL: Final = If(HasStatus("found", 5), then=[ReadVerse("4039")], otherwise=[ReadVerse("4019")])
YSMAY: Final = If(
    HasStatus("ysmay", 2),
    then=[ReadVerse("4038")],
    otherwise=[If(HasStatus("ysmay", 1), then=[ReadVerse("4018")], otherwise=[STOOL])],
)
AT_SIX: Final = If(
    HasStatus("borough", 1),
    then=[ReadVerse("4017")],
    otherwise=[
        If(
            AnyOf([HasStatus("borough", 2), HasStatus("spill", 2)]),
            then=[ReadVerse("4037")],
            otherwise=[If(HasStatus("spill", 1), then=[ReadVerse("4057")], otherwise=[YSMAY])],
        ),
    ],
)
YVAIN: Final = If(
    HasStatus("yvain", 1),
    then=[ReadVerse("4016")],
    otherwise=[If(HasStatus("yvain", 2), then=[ReadVerse("4036")], otherwise=[AT_SIX])],
)
NEANTE: Final = If(
    HasStatus("neante", 3),
    then=[ReadVerse("4055")],
    otherwise=[
        If(
            HasStatus("neante", 2),
            then=[ReadVerse("4035")],
            otherwise=[If(HasStatus("neante", 1), then=[ReadVerse("4015")], otherwise=[YVAIN])],
        ),
    ],
)
ERFYR: Final = If(
    HasStatus("erfyr", 3),
    then=[ReadVerse("4054")],
    otherwise=[
        If(
            HasStatus("erfyr", 1),
            then=[ReadVerse("4014")],
            otherwise=[If(HasStatus("erfyr", 2), then=[ReadVerse("4034")], otherwise=[NEANTE])],
        ),
    ],
)
GREAT_STONE: Final = If(
    HasStatus("great_stone", 3),
    then=[ReadVerse("4013")],
    otherwise=[
        If(HasStatus("great_stone", 1), then=[ReadVerse("4011")], otherwise=[ReadVerse("4012")]),
    ],
)

VERSES: Final = [
    # Four o'clock; the letter; whoever has no name; whoever knows you
    Verse("4001", [ReadVerse("4002")]),
    Verse("4002", [NAMELESS]),
    Verse("4022", [KNOWN_HERE]),
    Verse("4003"),
    Verse("4023"),
    # The counter opens
    Verse(
        "4004",
        choices=[
            Choice("show_pass", do=[Gain(1, REPUTATION, who=EACH)], needs=HasSecret(24)),
            Choice("queue", do=[Gain(2, FOOD)], cost=[Pay(1, ENERGY, each=True)]),
            Choice("give_up_place", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Somebody recites
    Verse(
        "4005",
        choices=[
            Choice("listen", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "give_blanket",
                do=[
                    Gain(1, REPUTATION, who=EACH),
                    If(HasStatus("red_row"), then=[Gain(1, EXP, who=EACH)]),
                ],
                cost=[DiscardItem()],
            ),
        ],
    ),
    # It can be stopped
    Verse(
        "4006",
        choices=[
            Choice("nothing", do=[Gain(2, REPUTATION)]),
            Choice("the_point", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # The spill is shortened
    Verse(
        "4007",
        choices=[
            Choice("borough_keeps", do=[Mark("spill", 1)]),
            Choice("broch_keeps", do=[Mark("spill", 2)]),
        ],
    ),
    # Four days later: the broch is dark, the borough is dark
    Verse(
        "4008",
        [
            If(
                HasStatus("spill", 1),
                then=[ChangeLocation(136, 149), ReadVerse("4028")],
                otherwise=[ChangeLocation(138, 142), ReadVerse("4048")],
            ),
        ],
    ),
    Verse("4028"),
    Verse("4048"),
    # The great stone: fed, left alone, cracked
    Verse("4010", [GREAT_STONE]),
    Verse("4011", [ERFYR]),
    Verse("4012", [ERFYR]),
    Verse("4013", [ERFYR]),
    # The smith: comes away, stays, dead
    Verse("4014", [NEANTE]),
    Verse("4034", [NEANTE]),
    Verse("4054", [NEANTE]),
    # The washer: forgiven, not forgiven, without a name
    Verse("4015", [YVAIN]),
    Verse("4035", [YVAIN]),
    Verse("4055", [YVAIN]),
    # The second chair on the left: a witness, or signing
    Verse("4016", [AT_SIX]),
    Verse("4036", [AT_SIX]),
    # At six: the borough has walked out, has fallen quiet; the broch
    Verse("4017", [YSMAY]),
    Verse("4037", [YSMAY]),
    Verse("4057", [YSMAY]),
    # Ysmay's pens
    Verse("4018", [STOOL]),
    Verse("4038", [STOOL]),
    # The road home
    Verse("4039", [ReadVerse("4019")]),
    Verse("4019", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=5)]),
]
