"""Chapter 6, the mason's word: its significant events and its setup card.

Part 5 comes back and renews the light; part 6 is fetched when the ship and the word are ready.
Their texts stand in `story/chapter_6.<language>.md`, the verses they read in `story/chapter_6.py`.
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
    PlaceLocation,
    PutRandomEvents,
    ReadVerse,
)

HARD_DAY: Final = by_heads(
    alone=share(+1, +1),
    pair=share(-3, -5),
    company=share(-2, -3),
    troop=share(-2, -3),
    crowd=share(-2, -1),
)

CARDS: Final = [
    Event(
        "chapter_6_part_1",
        Name("Mitten im Wort", "In the middle of a word", kind="title"),
        chapter=6,
        part=1,
        do=[ReadVerse("6001")],
        quest=Quest(
            AllOf(
                [
                    HasStatus("ship", at_least=3),
                    HasStatus("mason", at_least=2),
                    HasCome("chapter_6_part_4"),
                ]
            ),
            [DiscardThisEvent(), DrawEvent("chapter_6_part_6")],
        ),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_6_part_2",
        Name("Äxte", "Axes", kind="title"),
        chapter=6,
        part=2,
        do=[*HARD_DAY, PutRandomEvents(3), ReadVerse("6004")],
    ),
    Event(
        "chapter_6_part_3",
        Name("Der Orden erwacht", "The Order wakes", kind="title"),
        chapter=6,
        part=3,
        do=[*HARD_DAY, PlaceGuardian("knight_of_the_empty_seat", 154), PutRandomEvents(3)],
        quest=Quest(HasStatus("oriel"), [DiscardThisEvent(), ReadVerse("6006")]),
        kept=Kept.UNTIL_TOLD,
    ),
    Event(
        "chapter_6_part_4",
        Name("Eine Einladung", "An invitation", kind="title"),
        chapter=6,
        part=4,
        do=[*HARD_DAY, PlaceLocation(162, beside=155), PutRandomEvents(2), ReadVerse("6007")],
    ),
    Event(
        "chapter_6_part_5",
        Name("Laub", "Leaves", kind="title"),
        chapter=6,
        part=5,
        do=[*renewed(155), Gain(1, Track.FEAR, who=Who.ALL), PutRandomEvents(2, this_under=True)],
    ),
    Event(
        "chapter_6_part_6",
        Name("Sie bewegt sich", "She moves", kind="title"),
        chapter=6,
        part=6,
        do=[If(HasStatus("orin", 2), then=[ChangeLocation(161, 170)]), ReadVerse("6010")],
    ),
]

CHAPTERS: Final = [
    Chapter(
        6,
        Name("Das Wort des Steinmetzen", "The mason's word", kind="title"),
        events=[f"chapter_6_part_{part}" for part in (1, 2, 3, 4, 5, 6)],
        difficulties=[1, 2, 3],
        do=[*rested(), If(HasStatus("titans", 2), then=[ChangeLocation(115, 125)]), BeginAt(155)],
    )
]
