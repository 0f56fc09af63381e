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
    in_turn,
)

KNOWN: Final = AnyOf([HasStatus("kerrec", 2), HasStatus("exodus", 3), HasStatus("borough", 1)])
OPENING: Final = [
    # Paper; you have one too; faces
    [Page("7001")],
    [Page("7002", AnyOf([HasSecret(61), HasStatus("counter", 1)]))],
    [Page("7003", KNOWN)],
]
ENDINGS: Final = [
    Page("7011", HasStatus("heart", 1)),
    Page("7021", HasStatus("heart", 2)),
    Page("7031", HasStatus("heart", 3)),
    Page("7041", HasStatus("heart", 4)),
    Page("7051", HasStatus("heart", 5)),
    Page("7061"),
]

VERSES: Final = [
    *in_turn(
        OPENING,
        doing={
            "7001": [If(HasStatus("great_stone", 3), then=[Lose(1, FEAR, who=ALL)])],
            "7003": [Gain(1, REPUTATION)],
        },
    ),
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
    Verse("7010", [TurnTo(ENDINGS)]),
    # Many hands
    *in_turn([[Page("7011")], [Page("7012")], [Page("7013")]], last=[EPILOGUE]),
    # The names come home
    *in_turn([[Page("7021")], [Page("7022")], [Page("7023")]], last=[EPILOGUE]),
    # The tools laid down
    *in_turn([[Page("7031")], [Page("7032")], [Page("7033")]], last=[EPILOGUE]),
    # The chair
    *in_turn([[Page("7041")], [Page("7042")], [Page("7043")]], last=[EPILOGUE]),
    # One more name
    *in_turn([[Page("7051")], [Page("7052")]], last=[EPILOGUE]),
    # Avalon
    *in_turn([[Page("7061")], [Page("7062")]], last=[EPILOGUE]),
]
