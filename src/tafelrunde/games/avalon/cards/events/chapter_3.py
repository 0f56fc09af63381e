"""Chapter 3, Halfway: its significant events and its setup card.

Part 5 comes back and renews the light. The stone of Falfuar goes out after eight days whatever
happens; part 6 is fetched when it is decided where its people go.
Their texts stand in `story/chapter_3.<language>.md`, the verses they read in `story/chapter_3.py`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.events.light import by_heads, renewed, rested, share
from tafelrunde.games.avalon.nouns import Chapter, Event, Kept, Quest
from tafelrunde.games.avalon.terms import Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, HasCome, HasStatus
from tafelrunde.games.avalon.vocabulary.effects import Gain, If
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    ChangeLocation,
    DiscardThisEvent,
    DrawEvent,
    PlaceGuardian,
    PutRandomEvents,
    ReadVerse,
    RemoveTimeDial,
    SetTimeDial,
)

HARD_DAY: Final = by_heads(
    alone=share(-2, -2),
    pair=share(-3, -2),
    company=share(-1, -2),
    troop=share(-1, -2),
    crowd=share(+1, 0),
)

CARDS: Final = [
    Event(
        "chapter_3_part_1",
        Name("Der gesägte Tisch", "The sawn table", kind="title"),
        chapter=3,
        part=1,
        do=[ReadVerse("3001")],
        quest=Quest(
            AllOf([HasStatus("cities"), HasCome("chapter_3_part_4")]),
            [DiscardThisEvent(), DrawEvent("chapter_3_part_6")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_3_part_2",
        Name("Beide schicken nach euch", "Both send for you", kind="title"),
        chapter=3,
        part=2,
        do=[*HARD_DAY, PutRandomEvents(3), ReadVerse("3004")],
    ),
    Event(
        "chapter_3_part_3",
        Name("Die Uhr bleibt stehen", "The clock stops", kind="title"),
        chapter=3,
        part=3,
        do=[*HARD_DAY, Gain(1, Track.FEAR, who=Who.ALL), PutRandomEvents(2)],
        quest=Quest(HasStatus("ennor"), [DiscardThisEvent(), ReadVerse("3006")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_3_part_4",
        Name("Leute auf der Straße", "People on the road", kind="title"),
        chapter=3,
        part=4,
        do=[*HARD_DAY, PutRandomEvents(2), ReadVerse("3007")],
    ),
    Event(
        "chapter_3_part_5",
        Name("Der kürzeste Tag", "The shortest day", kind="title"),
        chapter=3,
        part=5,
        do=[
            *renewed(152, 158),
            Gain(1, Track.FEAR, who=Who.ALL),
            PutRandomEvents(2, this_under=True),
        ],
    ),
    Event(
        "chapter_3_part_6",
        Name("Wohin sie gingen", "Where they went", kind="title"),
        chapter=3,
        part=6,
        do=[
            RemoveTimeDial("falfuar"),
            ChangeLocation(134, 147),
            If(HasStatus("cities", 1), then=[ChangeLocation(135, 148)]),
            If(HasStatus("cities", 2), then=[ChangeLocation(152, 158)]),
            ReadVerse("3010"),
        ],
    ),
]

CHAPTERS: Final = [
    Chapter(
        3,
        Name("Halbwegs", "Halfway", kind="title"),
        events=[f"chapter_3_part_{part}" for part in (1, 2, 3, 4, 5, 6)],
        difficulties=[1, 2],
        do=[
            *rested(),
            BeginAt(152),
            PlaceGuardian("bridge_wardens", 133),
            SetTimeDial("falfuar", value=8, expires="3009"),
        ],
    )
]
