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
    Not,
    Page,
    Pay,
    Verse,
    in_turn,
    turn_to,
)

OPENING: Final = [
    # Four o'clock; the letter; whoever has no name; whoever knows you
    [Page("4001")],
    [Page("4002")],
    [Page("4022", HasStatus("given", 1))],
    [Page("4003", HasStatus("cities", 4)), Page("4023", HasStatus("cities", 1))],
]
DARK: Final = [
    # Four days later: the broch is dark, the borough has left, the borough is dark
    [Page("4028", HasStatus("spill", 1)), Page("4068", HasStatus("borough", 1)), Page("4048")],
]
CLOSING: Final = [
    # The great stone: cracked, fed, left alone
    [Page("4010")],
    [
        Page("4013", HasStatus("great_stone", 3)),
        Page("4011", HasStatus("great_stone", 1)),
        Page("4012"),
    ],
    # The smith: dead, comes away, stays
    [
        Page("4054", HasStatus("erfyr", 3)),
        Page("4014", HasStatus("erfyr", 1)),
        Page("4034", HasStatus("erfyr", 2)),
    ],
    # The washer: without a name, not forgiven, forgiven
    [
        Page("4055", HasStatus("neante", 3)),
        Page("4035", HasStatus("neante", 2)),
        Page("4015", HasStatus("neante", 1)),
    ],
    # The second chair on the left: a witness, or signing
    [Page("4016", HasStatus("yvain", 1)), Page("4036", HasStatus("yvain", 2))],
    # At six: the borough has walked out, has fallen quiet; the broch
    [
        Page("4017", HasStatus("borough", 1)),
        Page("4037", AnyOf([HasStatus("borough", 2), HasStatus("spill", 2)])),
        Page("4057", HasStatus("spill", 1)),
    ],
    # Ysmay's pens
    [Page("4038", HasStatus("ysmay", 2)), Page("4018", HasStatus("ysmay", 1))],
    # A stool, and the road home
    [Page("4039", HasStatus("found", 5))],
    [Page("4019")],
]

VERSES: Final = [
    *in_turn(OPENING),
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
    # Four days later
    Verse(
        "4008",
        [
            If(
                HasStatus("spill", 1),
                then=[ChangeLocation(136, 149)],
                otherwise=[If(Not(HasStatus("borough", 1)), then=[ChangeLocation(138, 142)])],
            ),
            turn_to(DARK),
        ],
    ),
    *in_turn(DARK),
    *in_turn(CLOSING, last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=5)]),
]
