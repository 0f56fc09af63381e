"""Chapter 5, the list: its significant events and its setup card.

Part 7 comes back and renews the light; parts 5 and 6 are fetched by quests.
Their texts stand in `story/chapter_5.<language>.md`, the verses they read in `story/chapter_5.py`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.events.light import by_heads, renewed, rested, share
from tafelrunde.games.avalon.nouns import Chapter, Event, Kept, Quest
from tafelrunde.games.avalon.terms import Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, AnyOf, HasCome, HasStatus, Not
from tafelrunde.games.avalon.vocabulary.effects import Gain, If
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    ChangeLocation,
    DiscardThisEvent,
    DrawEvent,
    PlaceGuardian,
    PutRandomEvents,
    ReadVerse,
    SetMenhir,
)

HARD_DAY: Final = by_heads(
    alone=share(+3, +2),
    pair=share(-2, -3),
    company=share(-2, -2),
    troop=share(-2, -2),
    crowd=share(-2, -2),
)

CARDS: Final = [
    Event(
        "chapter_5_part_1",
        Name("Ohne Tor", "Without a gate", kind="title"),
        chapter=5,
        part=1,
        do=[ReadVerse("5001")],
        quest=Quest(
            AllOf([HasStatus("witnesses", at_least=3), HasCome("chapter_5_part_4")]),
            [DiscardThisEvent(), DrawEvent("chapter_5_part_5")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_5_part_2",
        Name("Eine gefegte Straße", "A swept road", kind="title"),
        chapter=5,
        part=2,
        do=[*HARD_DAY, SetMenhir(106, 5), PutRandomEvents(2), ReadVerse("5006")],
    ),
    Event(
        "chapter_5_part_3",
        Name("Namenkäufer", "Name buyers", kind="title"),
        chapter=5,
        part=3,
        do=[*HARD_DAY, PlaceGuardian("tax_farmer", 103), PutRandomEvents(2), ReadVerse("5007")],
        quest=Quest(HasStatus("levy"), [DiscardThisEvent(), ReadVerse("5008")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_5_part_4",
        Name("Ein Kind ohne Namen", "A child without a name", kind="title"),
        chapter=5,
        part=4,
        do=[*HARD_DAY, PutRandomEvents(2), ReadVerse("5009")],
    ),
    Event(
        "chapter_5_part_5",
        Name("Die letzte Seite", "The last page", kind="title"),
        chapter=5,
        part=5,
        do=[Gain(1, Resource.EXP, who=Who.ALL)],
        quest=Quest(HasStatus("list"), [DiscardThisEvent(), DrawEvent("chapter_5_part_6")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_5_part_6",
        Name("Was geschrieben steht", "What is written", kind="title"),
        chapter=5,
        part=6,
        do=[ChangeLocation(106, 123), ReadVerse("5010")],
    ),
    Event(
        "chapter_5_part_7",
        Name("Schlamm", "Mud", kind="title"),
        chapter=5,
        part=7,
        do=[*renewed(121), Gain(1, Track.FEAR, who=Who.ALL), PutRandomEvents(2, this_under=True)],
    ),
]

CHAPTERS: Final = [
    Chapter(
        5,
        Name("Die Liste", "The list", kind="title"),
        events=[f"chapter_5_part_{part}" for part in (1, 2, 3, 4, 7, 5, 6)],
        difficulties=[1, 2, 3],
        do=[
            *rested(food=3, health=4),
            ChangeLocation(101, 121),
            If(
                AnyOf([HasStatus("nest", 3), HasStatus("brannoch", 2)]),
                then=[ChangeLocation(107, 124)],
            ),
            If(Not(HasStatus("hroald", 1)), then=[ChangeLocation(131, 137)]),
            BeginAt(121),
        ],
    )
]
