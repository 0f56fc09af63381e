"""Chapter 2, two lights make a road: its opening, what happens meanwhile, and its closing.

The closing is a chain: two lights, the name that the second stone took, the lake, what the road
cost, what is seen from it, who waves, and the nine days to the inn. A page from 2021 on is another
version of the one whose number it ends in.
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
    AllOf,
    Choice,
    EndChapter,
    Gain,
    GainSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Note,
    Page,
    Pay,
    Verse,
    in_turn,
)

HALF_STONE: Final = AllOf([HasStatus("promise"), Not(HasStatus("grave", 2))])
"""Iorla asks only those who gave her their word, and only if she can."""
OPENING: Final = [
    # The fourth morning
    [Page("2001")],
    # Which stone burns
    [
        Page("2002", HasStatus("stone", 1)),
        Page("2003", HasStatus("stone", 2)),
        Page("2004", HALF_STONE),
        Page("2024"),
    ],
]
CLOSING: Final = [
    # Two lights touch; what is left over of the name
    [Page("2010")],
    [Page("2011")],
    # The lake: Hedda was asked, was robbed, was never met
    [Page("2012", HasStatus("hedda", 1)), Page("2032", HasStatus("hedda", 2)), Page("2052")],
    # The dolmen; Tangleroot around one tree, or down to the last
    [Page("2013", HasStatus("second", 2)), Page("2014", HasStatus("tangleroot", 1)), Page("2034")],
    # Tolva's herd, Aldith's fires
    [Page("2015", HasStatus("tolva"))],
    [Page("2055", HasStatus("wreckers", 2)), Page("2035", HasStatus("wreckers"))],
    # Those at the stone: by lot, by need, and the people of the mill
    [Page("2016", HasStatus("winter", 1)), Page("2036", HasStatus("winter", 2))],
    [Page("2056", AllOf([HasStatus("mill_folk", 3), Not(HasStatus("mill_folk", 4))]))],
    # Nine days, with somebody ten paces to the left or alone
    [Page("2037", AllOf([HasStatus("huntsman", 3), Not(HasStatus("huntsman", 4))])), Page("2017")],
]

VERSES: Final = [
    *in_turn(OPENING, doing={"2001": [Note("second_stone")]}),
    # Who sleeps nearest
    Verse(
        "2005",
        choices=[
            Choice("draw_straws", do=[Mark("winter", 1), Lose(1, FEAR, who=EACH)]),
            Choice("let_her_point", do=[Mark("winter", 2), Gain(1, REPUTATION, who=EACH)]),
        ],
    ),
    # Tracks at the edge
    Verse(
        "2006",
        [Note("traces")],
        [
            Choice("follow", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "own_foot",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("fifth", at_least=2),
            ),
            Choice("cover", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Two things of the five
    Verse(
        "2007",
        [GainSecret(24)],
        [
            Choice(
                "keep_pass",
                do=[
                    Lose(1, FEAR, who=EACH),
                    If(HasStatus("five_road", 1), then=[Lose(1, FEAR)]),
                    If(HasStatus("five_road", 3), then=[Gain(1, EXP)]),
                ],
            ),
            Choice(
                "show_round",
                do=[
                    Gain(1, REPUTATION, who=EACH),
                    If(HasStatus("five_road", 2), then=[Gain(1, EXP)]),
                    If(HasStatus("five_road", 4), then=[Gain(1, REPUTATION)]),
                ],
            ),
        ],
    ),
    # First snow
    Verse(
        "2008",
        choices=[
            Choice("share_bread", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD, each=True)]),
            Choice("save_bread", do=[Lose(1, ENERGY, who=EACH)]),
        ],
    ),
    *in_turn(
        CLOSING,
        doing={"2011": [If(HasStatus("given", 4), then=[Gain(1, FEAR, who=ALL)])]},
        last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=3)],
    ),
]
