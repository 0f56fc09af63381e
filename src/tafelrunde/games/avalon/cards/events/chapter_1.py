"""Chapter 1, alone the quick start: its significant events and its setup card (A4.12, A4.13).

Day 1 part 1, day 2 part 2, two random events, part 3, two random events, part 4, which then comes
back after every two random events: the deck never runs out. Parts 5 and 6 are fetched by quests.
Their texts stand in `story/chapter_1.<language>.md`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Chapter, Event, Kept, Quest
from tafelrunde.games.avalon.terms import MAIN, QUICK_START, Deed, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import (
    HasSecret,
    HasStatus,
    IsAlone,
    Not,
    PlayersAtLeast,
)
from tafelrunde.games.avalon.vocabulary.effects import Gain, If
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost
from tafelrunde.games.avalon.vocabulary.world import (
    ChangeMenhirs,
    DiscardEvent,
    DiscardThisEvent,
    DrawEvent,
    Page,
    PlaceGuardian,
    PutRandomEvents,
    ReadVerse,
    SetMenhir,
    TurnTo,
)

CARDS: Final = [
    Event(
        "chapter_1_part_1",
        Name("Der Stein wird kalt", "The stone grows cold", kind="title"),
        chapter=1,
        part=1,
        # A company searches faster than one alone, and its stone has less to give: two more days
        # after this one, three if three must pay for the next, four if four. Then the
        # introduction, before the first exploration (A4.16).
        do=[
            If(Not(IsAlone()), then=[SetMenhir(101, 2)]),
            If(PlayersAtLeast(3), then=[ChangeMenhirs(1)]),
            If(PlayersAtLeast(4), then=[ChangeMenhirs(1)]),
            ReadVerse("471"),
        ],
        quest=Quest(HasSecret(11), [DiscardThisEvent(), DrawEvent("chapter_1_part_5")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_1_part_2",
        Name("Fremde am Tor", "Strangers at the gate", kind="title"),
        chapter=1,
        part=2,
        do=[
            PutRandomEvents(2),
            PlaceGuardian("pale_stag", 102),
            # Whoever has fed them on the first day has met them at their own door.
            If(Not(HasStatus("mill_folk", 1)), then=[ReadVerse("472")]),
        ],
    ),
    Event(
        "chapter_1_part_3",
        Name("Nacht der roten Bänder", "Night of the red ribbons", kind="f"),
        chapter=1,
        part=3,
        do=[PlaceGuardian("pale_stag", 102), PutRandomEvents(2)],
        standing=[ChangeCost(Deed.LOCATION_ACTION, by=1, number=101)],
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_1_part_4",
        Name("Letztes Licht", "Last light", kind="n"),
        chapter=1,
        part=4,
        do=[
            DiscardEvent("chapter_1_part_3"),
            Gain(1, Track.FEAR, who=Who.ALL),
            PutRandomEvents(2, this_under=True),
        ],
    ),
    Event(
        "chapter_1_part_5",
        Name("Was die Riten verlangen", "What the rites demand", kind="title"),
        chapter=1,
        part=5,
        do=[Gain(1, Resource.EXP, who=Who.ALL)],
        quest=Quest(HasStatus("stone"), [DiscardThisEvent(), DrawEvent("chapter_1_part_6")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_1_part_6",
        Name("Ein Licht", "A light", kind="title"),
        chapter=1,
        part=6,
        do=[
            TurnTo(
                [
                    Page("473", HasStatus("stone", 1)),
                    Page("474", HasStatus("stone", 2)),
                    Page("475", HasStatus("stone", 3)),
                ]
            )
        ],
    ),
]

CHAPTERS: Final = [
    Chapter(
        1,
        Name("Der einunddreißigste Morgen", "The thirty-first morning", kind="m"),
        events=[f"chapter_1_part_{part}" for part in range(1, 7)],
        difficulties=[0, 1],
        campaign=campaign,
    )
    for campaign in (MAIN, QUICK_START)
]
