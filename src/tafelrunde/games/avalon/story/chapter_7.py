"""Chapter 7, the creditors (Die Gläubiger): how it begins, what its events read, and the six
endings, each of which goes on with the epilogue.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.epilogue import EPILOGUE
from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    FEAR,
    FOOD,
    REPUTATION,
    AnyOf,
    Choice,
    Deal,
    Gain,
    HasSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Page,
    TurnTo,
    Verse,
)

KNOWN: Final = AnyOf([HasStatus("kerrec", 2), HasStatus("exodus", 3), HasStatus("borough", 1)])
FACES: Final = [Page("7003", KNOWN)]
RECEIPT: Final = [Page("7002", AnyOf([HasSecret(61), HasStatus("counter", 1)])), *FACES]

VERSES: Final = [
    # Paper
    Verse(
        "7001", [If(HasStatus("great_stone", 3), then=[Lose(1, FEAR, who=ALL)]), TurnTo(RECEIPT)]
    ),
    # You have one too
    Verse("7002", [TurnTo(FACES)]),
    # Faces
    Verse("7003", [Gain(1, REPUTATION)]),
    # The counter is shut
    Verse(
        "7004",
        choices=[
            Choice("creditors", do=[Mark("flag", 1), Gain(1, REPUTATION, who=EACH)]),
            Choice("wall", do=[Mark("flag", 2), Gain(1, FOOD, who=EACH)]),
        ],
    ),
    # Salla's knee
    Verse("7005", [If(HasStatus("salla", 1), then=[Lose(1, FEAR, who=ALL)])]),
    # The water has turned
    Verse(
        "7006",
        [
            Deal(1, who=ALL),
            If(Not(HasStatus("siege")), then=[Gain(1, FEAR, who=ALL)]),
        ],
    ),
    # The answer has been given
    Verse(
        "7010",
        [
            TurnTo(
                [
                    Page("7011", HasStatus("heart", 1)),
                    Page("7021", HasStatus("heart", 2)),
                    Page("7031", HasStatus("heart", 3)),
                    Page("7041", HasStatus("heart", 4)),
                    Page("7051", HasStatus("heart", 5)),
                    Page("7061"),
                ]
            )
        ],
    ),
    # Many hands
    Verse("7011", [TurnTo([Page("7012")])]),
    Verse("7012", [TurnTo([Page("7013")])]),
    Verse("7013", [EPILOGUE]),
    # The names come home
    Verse("7021", [TurnTo([Page("7022")])]),
    Verse("7022", [TurnTo([Page("7023")])]),
    Verse("7023", [EPILOGUE]),
    # The tools laid down
    Verse("7031", [TurnTo([Page("7032")])]),
    Verse("7032", [TurnTo([Page("7033")])]),
    Verse("7033", [EPILOGUE]),
    # The chair
    Verse("7041", [TurnTo([Page("7042")])]),
    Verse("7042", [TurnTo([Page("7043")])]),
    Verse("7043", [EPILOGUE]),
    # One more name
    Verse("7051", [TurnTo([Page("7052")])]),
    Verse("7052", [EPILOGUE]),
    # Avalon
    Verse("7061", [TurnTo([Page("7062")])]),
    Verse("7062", [EPILOGUE]),
]
