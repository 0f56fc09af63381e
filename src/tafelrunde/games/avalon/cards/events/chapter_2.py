"""Chapter 2, two lights make a road: its significant events and its setup card.

Part 1 on day 1, part 2 on day 2, then each after two random events; part 5 comes back and renews
the light. Part 6 is fetched when a second stone burns.
Their texts stand in `story/chapter_2.<language>.md`, the verses they read in `story/chapter_2.py`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.events.light import by_heads, renewed, rested, share
from tafelrunde.games.avalon.nouns import Chapter, Event, Kept, Quest
from tafelrunde.games.avalon.terms import Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    AnyOf,
    HasCome,
    HasMenhir,
    HasStatus,
)
from tafelrunde.games.avalon.vocabulary.effects import Gain, If
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    ChangeLocation,
    DiscardThisEvent,
    DrawEvent,
    Mark,
    PlaceGuardian,
    PutRandomEvents,
    ReadVerse,
    SetMenhir,
)

HARD_DAY: Final = by_heads(
    alone=share(-3, -4),
    pair=share(-3, -5),
    company=share(-3, -5),
    troop=share(-2, -3),
    crowd=share(-2, -1),
)

CARDS: Final = [
    Event(
        "chapter_2_part_1",
        Name("Der vierte Morgen danach", "The fourth morning after", kind="title"),
        chapter=2,
        part=1,
        do=[ReadVerse("2001")],
        quest=Quest(
            AllOf(
                [
                    AnyOf([HasMenhir(111), HasMenhir(115), HasMenhir(118)]),
                    HasCome("chapter_2_part_4"),
                ]
            ),
            [DiscardThisEvent(), DrawEvent("chapter_2_part_6")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_2_part_2",
        Name("Wer am nächsten schläft", "Who sleeps nearest", kind="title"),
        chapter=2,
        part=2,
        do=[*HARD_DAY, PutRandomEvents(4), ReadVerse("2005")],
    ),
    Event(
        "chapter_2_part_3",
        Name("Spuren am Rand", "Tracks at the edge", kind="title"),
        chapter=2,
        part=3,
        do=[
            *HARD_DAY,
            PlaceGuardian("ring_of_wolves", 102),
            PutRandomEvents(4),
            ReadVerse("2006"),
        ],
        quest=Quest(HasStatus("five_road", at_least=2), [DiscardThisEvent(), ReadVerse("2007")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_2_part_4",
        Name("Erster Schnee", "First snow", kind="title"),
        chapter=2,
        part=4,
        do=[*HARD_DAY, PutRandomEvents(2), ReadVerse("2008")],
    ),
    Event(
        "chapter_2_part_5",
        Name("Das Licht wird dünn", "The light thins", kind="title"),
        chapter=2,
        part=5,
        do=[
            If(
                HasStatus("stone", 3),
                then=renewed(106),
                otherwise=[
                    If(HasStatus("stone", 2), then=renewed(101), otherwise=renewed(107)),
                ],
            ),
            Gain(1, Track.FEAR, who=Who.ALL),
            PutRandomEvents(2, this_under=True),
        ],
    ),
    Event(
        "chapter_2_part_6",
        Name("Zwei Lichter", "Two lights", kind="title"),
        chapter=2,
        part=6,
        do=[
            If(HasMenhir(111), then=[Mark("second", 1)]),
            If(HasMenhir(115), then=[Mark("second", 2)]),
            If(HasMenhir(118), then=[Mark("second", 3)]),
            ChangeLocation(113, 122),
            If(
                HasStatus("second", 2),
                then=[ChangeLocation(116, 126)],
                otherwise=[ChangeLocation(114, 127)],
            ),
            ReadVerse("2010"),
        ],
    ),
]

CHAPTERS: Final = [
    Chapter(
        2,
        Name("Zwei Lichter sind ein Weg", "Two lights make a road", kind="title"),
        events=[f"chapter_2_part_{part}" for part in (1, 2, 3, 4, 5, 6)],
        difficulties=[1, 2],
        do=[
            *rested(),
            If(
                HasStatus("stone", 3),
                then=[BeginAt(106)],
                otherwise=[
                    If(
                        HasStatus("stone", 2),
                        # Whitening has lit the Bent One by itself.
                        then=[BeginAt(101), SetMenhir(107, 5), Mark("osk", 1)],
                        otherwise=[BeginAt(107)],
                    )
                ],
            ),
        ],
    )
]
