"""Chapter 7, the creditors: its significant events and its setup card.

Part 5 comes back and renews the light of the great stone; part 4 is fetched when the siege is
decided, part 6 when the Heart was answered.
Their texts stand in `story/chapter_7.<language>.md`, the verses they read in `story/chapter_7.py`.
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
    Note,
    PutRandomEvents,
    ReadVerse,
    SetTimeDial,
)

HARD_DAY: Final = by_heads(
    alone=share(+5, +3),
    pair=share(0, -2),
    company=share(-1, -1),
    troop=share(-1, -1),
    crowd=[],
)

CARDS: Final = [
    Event(
        "chapter_7_part_1",
        Name("Papier", "Paper", kind="title"),
        chapter=7,
        part=1,
        do=[ReadVerse("7001")],
        quest=Quest(
            AllOf([HasStatus("siege"), HasCome("chapter_7_part_3")]),
            [DiscardThisEvent(), DrawEvent("chapter_7_part_4")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_7_part_2",
        Name("Der Schalter ist zu", "The counter is shut", kind="title"),
        chapter=7,
        part=2,
        do=[*HARD_DAY, PutRandomEvents(2), ReadVerse("7004")],
    ),
    Event(
        "chapter_7_part_3",
        Name("Niedrigwasser", "Low water", kind="title"),
        chapter=7,
        part=3,
        do=[
            *HARD_DAY,
            PutRandomEvents(2),
            SetTimeDial("tide", value=8, expires="7006"),
            ReadVerse("7005"),
        ],
    ),
    Event(
        "chapter_7_part_4",
        Name("Zur Ebene", "To the flats", kind="title"),
        chapter=7,
        part=4,
        do=[*HARD_DAY, Note("the_tide")],
        quest=Quest(HasStatus("heart"), [DiscardThisEvent(), DrawEvent("chapter_7_part_6")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_7_part_5",
        Name("Der große Stein flackert", "The great stone flickers", kind="title"),
        chapter=7,
        part=5,
        do=[
            *renewed(138, 142, 180, 186),
            Gain(1, Track.FEAR, who=Who.ALL),
            PutRandomEvents(2, this_under=True),
        ],
    ),
    Event(
        "chapter_7_part_6",
        Name("Das Herz", "The heart", kind="title"),
        chapter=7,
        part=6,
        do=[ReadVerse("7010")],
    ),
]

CHAPTERS: Final = [
    Chapter(
        7,
        Name("Die Gläubiger", "The creditors", kind="title"),
        events=[f"chapter_7_part_{part}" for part in (1, 2, 3, 5, 4, 6)],
        difficulties=[1, 2, 3],
        do=[
            *rested(food=4, health=5),
            ChangeLocation(190, 191),
            # Before the walls: what is left of the borough.
            If(HasStatus("spill", 2), then=[BeginAt(142)], otherwise=[BeginAt(138)]),
        ],
    )
]
