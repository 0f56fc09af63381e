"""Chapter 3, Halfway: its opening, what happens meanwhile, and its closing.

The closing is a chain: where the people of Falfuar went, Estrild, Ennor, the Crow's Nest,
Timberwall, the Moonring, and the light in the south-east. A page from 3021 on is another version
of the one whose number it ends in; of somebody who was never met there is none.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    WEALTH,
    Choice,
    EndChapter,
    Gain,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Pay,
    ReadVerse,
    Verse,
)

HEARD_OF: Final = If(
    HasStatus("winter", 1),
    then=[ReadVerse("3003")],
    otherwise=[If(HasStatus("winter", 2), then=[ReadVerse("3023")])],
)
HUNTSMAN: Final = If(
    HasStatus("huntsman", 4),
    then=[ReadVerse("3022")],
    otherwise=[If(HasStatus("huntsman", 3), then=[ReadVerse("3002")], otherwise=[HEARD_OF])],
)
"""He need not have a name any more, so no page calls him by it."""

MOONRING: Final = If(HasStatus("moonring"), then=[ReadVerse("3039")], otherwise=[ReadVerse("3019")])
TIMBERWALL: Final = If(
    HasStatus("hroald", 1),
    then=[ReadVerse("3038")],
    otherwise=[If(HasStatus("hroald", 2), then=[ReadVerse("3018")], otherwise=[MOONRING])],
)
CROWS: Final = If(
    HasStatus("crows", 3),
    then=[ReadVerse("3017")],
    otherwise=[If(HasStatus("crows"), then=[ReadVerse("3037")], otherwise=[TIMBERWALL])],
)
ENNOR: Final = If(
    HasStatus("ennor", 3),
    then=[ReadVerse("3056")],
    otherwise=[
        If(
            HasStatus("ennor", 2),
            then=[ReadVerse("3036")],
            otherwise=[If(HasStatus("ennor", 1), then=[ReadVerse("3016")], otherwise=[CROWS])],
        ),
    ],
)
ESTRILD: Final = If(
    HasStatus("estrild", 2),
    then=[ReadVerse("3035")],
    otherwise=[If(HasStatus("estrild", 1), then=[ReadVerse("3015")], otherwise=[ENNOR])],
)
WHERE_THEY_WENT: Final = If(
    HasStatus("cities", 1),
    then=[ReadVerse("3011")],
    otherwise=[
        If(
            HasStatus("cities", 2),
            then=[ReadVerse("3012")],
            otherwise=[
                If(
                    HasStatus("cities", 3),
                    then=[ReadVerse("3013")],
                    otherwise=[If(HasStatus("cities", 4), then=[ReadVerse("3014")])],
                ),
            ],
        ),
    ],
)

VERSES: Final = [
    # The sawn table, who came along, what the inn has heard
    Verse("3001", [HUNTSMAN]),
    Verse("3002", [HEARD_OF]),
    Verse("3022", [HEARD_OF]),
    Verse("3003"),
    Verse("3023"),
    # Both send for you
    Verse(
        "3004",
        choices=[
            Choice("falfuar_first", do=[Mark("toll", 1), Gain(1, WEALTH)]),
            Choice("bundorca_first", do=[Mark("toll", 2), Gain(1, FOOD)]),
        ],
    ),
    # News of Ennor
    Verse(
        "3006",
        choices=[
            Choice(
                "tell_her",
                do=[
                    Gain(1, REPUTATION, who=EACH),
                    If(HasStatus("ennor", 3), then=[Gain(1, FEAR, who=EACH)]),
                    If(HasStatus("ennor", 2), then=[Lose(1, FEAR)]),
                    If(HasStatus("ennor", 1), then=[Lose(1, FEAR, who=EACH)]),
                ],
            ),
            Choice("let_it_strike", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # People on the road
    Verse(
        "3007",
        choices=[
            Choice("feed_them", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(2, FOOD)]),
            Choice("walk_on", do=[Lose(1, REPUTATION, who=EACH)]),
        ],
    ),
    # The dial is out
    Verse("3009", [If(Not(HasStatus("cities")), then=[Mark("cities", 4)])]),
    # Where they went: into Bundorca, to Halfway, north, wherever they could
    Verse("3010", [WHERE_THEY_WENT]),
    Verse("3011", [ESTRILD]),
    Verse("3012", [ESTRILD]),
    Verse("3013", [ESTRILD]),
    Verse("3014", [ESTRILD]),
    # Estrild: stopped the clock, stayed with it
    Verse("3015", [ENNOR]),
    Verse("3035", [ENNOR]),
    # Ennor: back, a guest, dead
    Verse("3016", [CROWS]),
    Verse("3036", [CROWS]),
    Verse("3056", [CROWS]),
    # The Crow's Nest: burnt, or paid
    Verse("3017", [TIMBERWALL]),
    Verse("3037", [TIMBERWALL]),
    # Timberwall: the last report, the first reply
    Verse("3018", [MOONRING]),
    Verse("3038", [MOONRING]),
    # Past the ring, and on towards the light
    Verse("3039", [ReadVerse("3019")]),
    Verse("3019", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=4)]),
]
