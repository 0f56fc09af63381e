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
    Pay,
    ReadVerse,
    Verse,
)

HALF_STONE: Final = If(
    AllOf([HasStatus("promise"), Not(HasStatus("grave", 2))]),
    then=[ReadVerse("2004")],
    otherwise=[ReadVerse("2024")],
)
"""Iorla asks only those who gave her their word, and only if she can."""
OPENING: Final = If(
    HasStatus("stone", 1),
    then=[ReadVerse("2002")],
    otherwise=[If(HasStatus("stone", 2), then=[ReadVerse("2003")], otherwise=[HALF_STONE])],
)

TO_THE_INN: Final = If(
    AllOf([HasStatus("huntsman", 3), Not(HasStatus("huntsman", 4))]),
    then=[ReadVerse("2037")],
    otherwise=[ReadVerse("2017")],
)
MILL_FOLK: Final = If(
    AllOf([HasStatus("mill_folk", 3), Not(HasStatus("mill_folk", 4))]),
    then=[ReadVerse("2056")],
    otherwise=[TO_THE_INN],
)
THOSE_WHO_WAVE: Final = If(
    HasStatus("winter", 1),
    then=[ReadVerse("2016")],
    otherwise=[If(HasStatus("winter", 2), then=[ReadVerse("2036")], otherwise=[MILL_FOLK])],
)
FIRES: Final = If(HasStatus("wreckers"), then=[ReadVerse("2035")], otherwise=[THOSE_WHO_WAVE])
SEEN_FROM_THE_ROAD: Final = If(HasStatus("tolva"), then=[ReadVerse("2015")], otherwise=[FIRES])
TANGLEROOT: Final = If(
    HasStatus("tangleroot", 1), then=[ReadVerse("2014")], otherwise=[ReadVerse("2034")]
)
WHAT_IT_COST: Final = If(HasStatus("second", 2), then=[ReadVerse("2013")], otherwise=[TANGLEROOT])
LAKE: Final = If(
    HasStatus("hedda", 1),
    then=[ReadVerse("2012")],
    otherwise=[If(HasStatus("hedda", 2), then=[ReadVerse("2032")], otherwise=[ReadVerse("2052")])],
)

VERSES: Final = [
    # The fourth morning, and which stone burns
    Verse("2001", [Note("second_stone"), OPENING]),
    Verse("2002"),
    Verse("2003"),
    Verse("2004"),
    Verse("2024"),
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
    # Two lights touch; what is left over of the name
    Verse("2010", [ReadVerse("2011")]),
    Verse(
        "2011",
        [If(HasStatus("given", 4), then=[Gain(1, FEAR, who=ALL)]), LAKE],
    ),
    # The lake: Hedda was asked, was robbed, was never met
    Verse("2012", [WHAT_IT_COST]),
    Verse("2032", [WHAT_IT_COST]),
    Verse("2052", [WHAT_IT_COST]),
    # The dolmen; Tangleroot around one tree, or down to the last
    Verse("2013", [SEEN_FROM_THE_ROAD]),
    Verse("2014", [SEEN_FROM_THE_ROAD]),
    Verse("2034", [SEEN_FROM_THE_ROAD]),
    # Tolva's herd, Aldith's fires
    Verse("2015", [FIRES]),
    Verse("2035", [THOSE_WHO_WAVE]),
    # Those at the stone: by lot, by need, and the people of the mill
    Verse("2016", [MILL_FOLK]),
    Verse("2036", [MILL_FOLK]),
    Verse("2056", [TO_THE_INN]),
    # Nine days, alone or with somebody ten paces to the left
    Verse("2017", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=3)]),
    Verse("2037", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=3)]),
]
