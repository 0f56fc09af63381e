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
    ReadVerse,
    Verse,
)

BOY: Final = If(AllOf([HasStatus("coll", 2), Not(HasStatus("coll", 3))]), then=[ReadVerse("6063")])
WASHER: Final = If(
    AllOf([HasStatus("neante", 1), Not(HasStatus("neante", 3))]),
    then=[ReadVerse("6043")],
    otherwise=[BOY],
)
SMITH: Final = If(
    AllOf([HasStatus("erfyr", 1), Not(HasStatus("erfyr", 3))]),
    then=[ReadVerse("6023")],
    otherwise=[WASHER],
)
HUNTSMAN: Final = If(
    AllOf([HasStatus("huntsman", 3), Not(HasStatus("huntsman", 4))]),
    then=[ReadVerse("6003")],
    otherwise=[SMITH],
)
STEPS: Final = If(HasStatus("titans", 2), then=[ReadVerse("6002")], otherwise=[ReadVerse("6022")])

HOST: Final = If(
    HasStatus("corbenic", 1),
    then=[ReadVerse("6016")],
    otherwise=[If(HasStatus("corbenic"), then=[ReadVerse("6036")], otherwise=[ReadVerse("6017")])],
)
QUAY: Final = If(
    HasStatus("places", 1),
    then=[ReadVerse("6015")],
    otherwise=[If(HasStatus("places", 2), then=[ReadVerse("6035")], otherwise=[HOST])],
)
ROPES: Final = If(HasStatus("aboard", 5), then=[ReadVerse("6094")], otherwise=[QUAY])
TOP: Final = If(HasStatus("aboard", 4), then=[ReadVerse("6074")], otherwise=[ROPES])
MILL_FOLK: Final = If(HasStatus("aboard", 3), then=[ReadVerse("6054")], otherwise=[TOP])
HUNTERS: Final = If(HasStatus("aboard", 2), then=[ReadVerse("6034")], otherwise=[MILL_FOLK])
HEALER: Final = If(HasStatus("aboard", 1), then=[ReadVerse("6014")], otherwise=[HUNTERS])
MAST: Final = If(
    HasStatus("whispers", 1),
    then=[ReadVerse("6013")],
    otherwise=[If(HasStatus("whispers", 2), then=[ReadVerse("6033")], otherwise=[HEALER])],
)
ORIN: Final = If(
    HasStatus("orin", 1),
    then=[ReadVerse("6011")],
    otherwise=[If(HasStatus("orin", 2), then=[ReadVerse("6012")], otherwise=[MAST])],
)

VERSES: Final = [
    # The forest, the steps on the way, and who walks along this far
    Verse("6001", [STEPS]),
    Verse("6002", [HUNTSMAN]),
    Verse("6022", [HUNTSMAN]),
    Verse("6003", [SMITH]),
    Verse("6023", [WASHER]),
    Verse("6043", [BOY]),
    Verse("6063"),
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
    # She moves: Orin aboard, Orin on the slip
    Verse("6010", [ORIN]),
    Verse("6011", [MAST]),
    Verse("6012", [MAST]),
    # The mast: felled, asked first
    Verse("6013", [HEALER]),
    Verse("6033", [HEALER]),
    # Those with a place: healer, hunters, mill folk, Falfuar, Kerrec's people
    Verse("6014", [HUNTERS]),
    Verse("6034", [MILL_FOLK]),
    Verse("6054", [TOP]),
    Verse("6074", [ROPES]),
    Verse("6094", [QUAY]),
    # The quay: by lot, by need
    Verse("6015", [HOST]),
    Verse("6035", [HOST]),
    # A hamper, a bill
    Verse("6016", [ReadVerse("6017")]),
    Verse("6036", [ReadVerse("6017")]),
    # Round the cape
    Verse("6017", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=7)]),
]
