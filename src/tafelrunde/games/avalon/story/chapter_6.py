"""Chapter 6, the mason's word: its opening, what happens meanwhile, and its closing.

The closing is a chain: she moves, Orin, the mast, those with a place, the quay, what the host has
sent, and the cape. A page from 6021 on is another version of the one whose number it ends in, or
tells of somebody else. A mentor's name may be gone, so no page calls one by it.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    EXP,
    FEAR,
    REPUTATION,
    AllOf,
    Choice,
    EndChapter,
    Gain,
    HasStatus,
    If,
    Lose,
    Mark,
    MoveTo,
    Not,
    Page,
    Verse,
    in_turn,
)

OPENING: Final = [
    # The forest, the steps on the way, and who walks along this far
    [Page("6001")],
    [Page("6002", HasStatus("titans", 2)), Page("6022")],
    [Page("6003", AllOf([HasStatus("huntsman", 3), Not(HasStatus("huntsman", 4))]))],
    [Page("6023", AllOf([HasStatus("erfyr", 1), Not(HasStatus("erfyr", 3))]))],
    [Page("6043", AllOf([HasStatus("neante", 1), Not(HasStatus("neante", 3))]))],
    [Page("6063", AllOf([HasStatus("coll", 2), Not(HasStatus("coll", 3))]))],
]
CLOSING: Final = [
    # She moves: Orin aboard, Orin on the slip
    [Page("6010")],
    [Page("6011", HasStatus("orin", 1)), Page("6012", HasStatus("orin", 2))],
    # The mast: felled, asked first
    [Page("6013", HasStatus("whispers", 1)), Page("6033", HasStatus("whispers", 2))],
    # Those with a place: healer, hunters, mill folk, Falfuar, Kerrec's people
    [Page("6014", HasStatus("aboard", 1))],
    [Page("6034", HasStatus("aboard", 2))],
    [Page("6054", HasStatus("aboard", 3))],
    [Page("6074", HasStatus("aboard", 4))],
    [Page("6094", HasStatus("aboard", 5))],
    # The quay: by lot, by need
    [Page("6015", HasStatus("places", 1)), Page("6035", HasStatus("places", 2))],
    # A hamper, a bill
    [Page("6016", HasStatus("corbenic", 1)), Page("6036", HasStatus("corbenic"))],
    # Round the cape
    [Page("6017")],
]

VERSES: Final = [
    *in_turn(OPENING),
    # Axes
    Verse(
        "6004",
        choices=[
            Choice("by_lot", do=[Mark("places", 1), Lose(1, FEAR, who=EACH)]),
            Choice("by_need", do=[Mark("places", 2), Gain(1, EXP, who=EACH)]),
        ],
    ),
    # Oriel's report
    Verse(
        "6006",
        choices=[
            Choice("read_it", do=[Gain(1, EXP, who=EACH)]),
            Choice(
                "countersign",
                do=[
                    Gain(1, REPUTATION, who=EACH),
                    If(HasStatus("oriel", 2), then=[Gain(1, FEAR)]),
                    If(HasStatus("oriel", 1), then=[Lose(1, FEAR)]),
                ],
            ),
        ],
    ),
    # An invitation
    Verse(
        "6007",
        choices=[
            Choice("accept", do=[MoveTo(162)]),
            Choice("into_the_hat", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "fill_it_in",
                do=[Gain(1, EXP), Gain(1, FEAR), MoveTo(162)],
                only_if=AllOf([HasStatus("fifth", at_least=3), Not(HasStatus("given", 2))]),
            ),
        ],
    ),
    *in_turn(CLOSING, last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=7)]),
]
