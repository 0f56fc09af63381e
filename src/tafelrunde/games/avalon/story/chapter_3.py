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
    Page,
    Pay,
    Verse,
    in_turn,
)

OPENING: Final = [
    # The sawn table, who came along (he need not have a name any more, so no page calls him by it)
    [Page("3001")],
    [Page("3022", HasStatus("huntsman", 4)), Page("3002", HasStatus("huntsman", 3))],
    # What the inn has heard
    [Page("3003", HasStatus("winter", 1)), Page("3023", HasStatus("winter", 2))],
]
CLOSING: Final = [
    # Where they went: into Bundorca, to Halfway, north, wherever they could
    [Page("3010")],
    [
        Page("3011", HasStatus("cities", 1)),
        Page("3012", HasStatus("cities", 2)),
        Page("3013", HasStatus("cities", 3)),
        Page("3014"),
    ],
    # Estrild: stayed with the clock, stopped it
    [Page("3035", HasStatus("estrild", 2)), Page("3015", HasStatus("estrild", 1))],
    # Ennor: dead, a guest, back
    [
        Page("3056", HasStatus("ennor", 3)),
        Page("3036", HasStatus("ennor", 2)),
        Page("3016", HasStatus("ennor", 1)),
    ],
    # The Crow's Nest: burnt, or paid
    [Page("3017", HasStatus("crows", 3)), Page("3037", HasStatus("crows"))],
    # Timberwall: the first reply, the last report
    [Page("3038", HasStatus("hroald", 1)), Page("3018", HasStatus("hroald", 2))],
    # Past the ring, and on towards the light
    [Page("3039", HasStatus("moonring"))],
    [Page("3019")],
]

VERSES: Final = [
    *in_turn(OPENING),
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
    *in_turn(CLOSING, last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=4)]),
]
