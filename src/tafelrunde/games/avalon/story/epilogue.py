"""The epilogue: the four, the people, the places, and the last page. After each page the next one
is read whose story happened.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    BEOR,
    WURM,
    AllOf,
    AnyOf,
    EndChapter,
    HasStatus,
    Not,
    Page,
    TurnTo,
    in_turn,
)

PAGES: Final = [
    # The four
    Page("8001", AllOf([BEOR, HasStatus("beor_end", 1)])),
    Page("8002", AllOf([BEOR, HasStatus("beor_end", 2)])),
    Page("8003", AllOf([BEOR, HasStatus("beor_end", 3)])),
    Page("8004", AllOf([BEOR, Not(HasStatus("beor_end"))])),
    Page("8005", AllOf([AILEI, HasStatus("ailei_end", 1)])),
    Page("8006", AllOf([AILEI, HasStatus("ailei_end", 2)])),
    Page("8007", AllOf([AILEI, HasStatus("ailei_end", 3)])),
    Page("8008", AllOf([AILEI, Not(HasStatus("ailei_end"))])),
    Page("8009", AllOf([AREV, HasStatus("arev_end", 1)])),
    Page("8010", AllOf([AREV, HasStatus("arev_end", 2)])),
    Page("8011", AllOf([AREV, HasStatus("arev_end", 3)])),
    Page("8012", AllOf([AREV, Not(HasStatus("arev_end"))])),
    Page("8013", AllOf([WURM, HasStatus("wurm_end", 1)])),
    Page("8014", AllOf([WURM, HasStatus("wurm_end", 2)])),
    Page("8015", AllOf([WURM, HasStatus("wurm_end", 3)])),
    Page("8016", AllOf([WURM, Not(HasStatus("wurm_end"))])),
    # The people
    Page("8017", HasStatus("iorla", 1)),
    Page("8018", HasStatus("iorla", 2)),
    Page("8019", AllOf([HasStatus("exodus", 3), Not(HasStatus("grave", 2))])),
    Page("8020", HasStatus("exodus", 1)),
    Page("8021", HasStatus("exodus", 2)),
    Page("8022", HasStatus("kerrec", 1)),
    Page("8023", HasStatus("kerrec", 2)),
    Page("8024", HasStatus("kerrec", 3)),
    Page("8025", HasStatus("mirre", 1)),
    Page("8026", HasStatus("mirre", 2)),
    Page("8027", AllOf([HasStatus("witnesses", 1), HasStatus("brannoch")])),
    Page("8028", AllOf([HasStatus("marged", 1), HasStatus("nest", 2)])),
    Page("8029", HasStatus("marged", 2)),
    Page("8030", HasStatus("island", 1)),
    Page("8031", HasStatus("island", 2)),
    Page("8032", HasStatus("coll", 2)),
    Page("8033", HasStatus("coll", 1)),
    Page("8034", HasStatus("coll", 3)),
    Page("8035", HasStatus("ruan", 1)),
    Page("8036", HasStatus("ruan", 2)),
    Page("8037", HasStatus("osk")),
    Page("8038", HasStatus("hedda", 1)),
    Page("8039", HasStatus("huntsman", 3)),
    Page("8040", HasStatus("huntsman", 4)),
    Page("8041", HasStatus("erfyr", 1)),
    Page("8042", AllOf([HasStatus("erfyr", 2), Not(HasStatus("erfyr", 3))])),
    Page("8043", HasStatus("neante", 1)),
    Page("8044", AnyOf([HasStatus("neante", 2), HasStatus("neante", 3)])),
    Page("8045", HasStatus("yvain", 1)),
    Page("8046", AnyOf([HasStatus("yvain", 2), HasStatus("yvain", 3)])),
    Page("8047", AllOf([HasStatus("estrild", 1), HasStatus("guthlac", 1), HasStatus("ennor", 1)])),
    Page("8048", AnyOf([HasStatus("ennor", 2), HasStatus("ennor", 3)])),
    Page("8049", HasStatus("cities", 4)),
    Page("8050", AllOf([HasStatus("sidwell", 1), HasStatus("cities", 2)])),
    Page("8051", HasStatus("ysmay", 1)),
    Page("8052", AllOf([HasStatus("borough", 1), HasStatus("red_row", 2)])),
    Page("8053", HasStatus("borough", 2)),
    Page("8054", HasStatus("broch")),
    Page("8055", AnyOf([HasStatus("crows", 2), HasStatus("crows", 3)])),
    Page("8056", HasStatus("oriel")),
    Page("8057", HasStatus("orin")),
    Page("8058", HasStatus("titans")),
    # The places, and the last page
    Page("8059", HasStatus("siege")),
    Page("8060", HasStatus("fifth_met", 3)),
    Page(
        "8061",
        AllOf([Not(HasStatus("fifth_met", 3)), HasStatus("fifth_met")]),
    ),
    Page("8062"),
]
EPILOGUE: Final = TurnTo(PAGES)

VERSES: Final = in_turn([[page] for page in PAGES], last=[EndChapter()])
