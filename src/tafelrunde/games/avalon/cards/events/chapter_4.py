"""Chapter 4, what Kamelot buys: its significant events and its setup card.

The menhir on the start location is the spill, the light that Kamelot lets over its wall. Part 7
comes back and renews it; parts 5 and 6 are fetched by quests.
Their texts stand in `story/chapter_4.<language>.md`, the verses they read in `story/chapter_4.py`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.events.light import by_heads, renewed, rested, share
from tafelrunde.games.avalon.nouns import Chapter, Event, Kept, Quest
from tafelrunde.games.avalon.terms import Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, HasCome, HasStatus
from tafelrunde.games.avalon.vocabulary.effects import Gain, If
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    ChangeLocation,
    DiscardThisEvent,
    DrawEvent,
    PutRandomEvents,
    ReadVerse,
    RemoveTimeDial,
    SetTimeDial,
)

HARD_DAY: Final = by_heads(
    alone=share(-1, -1),
    pair=share(-3, -5),
    company=share(-3, -3),
    troop=share(-3, -3),
    crowd=share(-1, -1),
)

CARDS: Final = [
    Event(
        "chapter_4_part_1",
        Name("Von vier bis sechs", "From four to six", kind="title"),
        chapter=4,
        part=1,
        do=[ReadVerse("4001")],
        quest=Quest(
            AllOf([HasStatus("found", at_least=3), HasCome("chapter_4_part_4")]),
            [DiscardThisEvent(), DrawEvent("chapter_4_part_5")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_4_part_2",
        Name("Der Schalter öffnet", "The counter opens", kind="title"),
        chapter=4,
        part=2,
        do=[*HARD_DAY, PutRandomEvents(5), ReadVerse("4004")],
    ),
    Event(
        "chapter_4_part_3",
        Name("Jemand sagt auf", "Somebody recites", kind="title"),
        chapter=4,
        part=3,
        do=[*HARD_DAY, PutRandomEvents(5), ReadVerse("4005")],
        quest=Quest(HasStatus("red_row"), [DiscardThisEvent(), ReadVerse("4006")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_4_part_4",
        Name("Der Überlauf wird gekürzt", "The spill is shortened", kind="title"),
        chapter=4,
        part=4,
        do=[
            *HARD_DAY,
            PutRandomEvents(2),
            SetTimeDial("spill", value=4, expires="4008"),
            ReadVerse("4007"),
        ],
    ),
    Event(
        "chapter_4_part_5",
        Name("Unter der Halle", "Under the hall", kind="title"),
        chapter=4,
        part=5,
        do=[Gain(1, Resource.EXP, who=Who.ALL)],
        quest=Quest(HasStatus("great_stone"), [DiscardThisEvent(), DrawEvent("chapter_4_part_6")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_4_part_6",
        Name("Was gekauft wurde", "What was bought", kind="title"),
        chapter=4,
        part=6,
        do=[
            RemoveTimeDial("spill"),
            If(
                HasStatus("spill", 1),
                then=[ChangeLocation(136, 149)],
                otherwise=[If(HasStatus("spill", 2), then=[ChangeLocation(138, 142)])],
            ),
            ReadVerse("4010"),
        ],
    ),
    Event(
        "chapter_4_part_7",
        Name("Ein stiller Abend", "A quiet evening", kind="title"),
        chapter=4,
        part=7,
        do=[
            *renewed(138, 142),
            Gain(1, Track.FEAR, who=Who.ALL),
            PutRandomEvents(2, this_under=True),
        ],
    ),
]

CHAPTERS: Final = [
    Chapter(
        4,
        Name("Was Kamelot kauft", "What Kamelot buys", kind="title"),
        events=[f"chapter_4_part_{part}" for part in (1, 2, 3, 4, 7, 5, 6)],
        difficulties=[1, 2],
        do=[*rested(), BeginAt(138)],
    )
]
