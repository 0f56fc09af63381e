"""Violet encounters of the first difficulty: what the mist leaves behind when it thins (Wyrdnis,
leicht).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, CombatEncounter, Right, Row
from tafelrunde.games.avalon.terms import Colour, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    DiscardLast,
    DiscardTop,
    Markers,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.conditions import Has, IsInPanic
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Deal, Gain, If, Lose, Toss, Way

MAGIC, EXP, FOOD = Resource.MAGIC, Resource.EXP, Resource.FOOD
ENERGY, FEAR = Track.ENERGY, Track.FEAR
VIOLET: Final = Colour.VIOLET

CARDS: Final = [
    # A plain first fight: nothing to learn but the order of things.
    CombatEncounter(
        "first_encounter_violet",
        Name("Eure erste Begegnung: Wyrdnis", "Your First Encounter: Wyrdness", kind="title"),
        VIOLET,
        difficulty=0,
        value=3,
        table=[Row(0, 2, [Deal(1)])],
        opportunity=[Deal(1)],
        right=Right(aggression=1, courage=1, practicality=1),
        reward=[Gain(1, EXP)],
        removed=True,
    ),
    # It has no body to strike: nerves first, and no guard helps against what it deals.
    CombatEncounter(
        "mist_shape",
        Name("Nebelgestalt", "Mist Shape", kind="f"),
        VIOLET,
        difficulty=1,
        value=5,
        traits=[Trait.FEINT],
        table=[Row(0, 1, [Gain(1, FEAR)]), Row(2, 4, [Deal(1), Gain(1, FEAR)])],
        opportunity=[Gain(2, FEAR)],
        reward=[Gain(1, MAGIC)],
        right=Right(courage=1, practicality=1),
    ),
    # The one that everybody beats, if it stays.
    CombatEncounter(
        "mist_vermin",
        Name("Nebelgeformtes Ungeziefer", "Mist-shaped Vermin", kind="n"),
        VIOLET,
        difficulty=1,
        value=4,
        table=[Row(0, 2, [Deal(1)]), Row(3, 3, [Markers(-1)])],
        opportunity=[RunsAway()],
        reward=[Gain(1, MAGIC)],
        right=Right(aggression=1, courage=1, practicality=1, magic=True),
    ),
    # Answers each card with one of yours.
    CombatEncounter(
        "crooked_echo",
        Name("Verkehrtes Echo", "Crooked Echo", kind="n -s"),
        VIOLET,
        difficulty=1,
        value=6,
        traits=[Trait.HASTE],
        table=[Row(0, 3, [Deal(1), DiscardHand(1)]), Row(4, 5, [Deal(2)])],
        opportunity=[Lose(2, ENERGY)],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(aggression=1, courage=1),
    ),
    # Burns what is held against it.
    CombatEncounter(
        "ash_child",
        Name("Aschenkind", "Ash Child", kind="n -es"),
        VIOLET,
        difficulty=1,
        value=4,
        traits=[Trait.SHATTER],
        table=[Row(0, 1, [Deal(1)]), Row(2, 3, [Deal(2), Gain(1, FEAR)])],
        opportunity=[Deal(1), Gain(1, FEAR)],
        reward=[Gain(1, MAGIC)],
        right=Right(practicality=1, free=DOUBLE),
    ),
    # Stands and waits; lies in the box until somebody opens the mound.
    CombatEncounter(
        "barrow_watch",
        Name("Hüter des Hügels", "Keeper of the Mound", kind="m"),
        VIOLET,
        difficulty=1,
        value=7,
        traits=[Trait.SLOW, Trait.DEFENSIVE],
        table=[Row(0, 3, [Deal(1)]), Row(4, 6, [Deal(2), Markers(-1)])],
        opportunity=[Deal(1), Gain(1, FEAR)],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(aggression=1, courage=1, practicality=1),
        boxed=True,
    ),
    # A voice that knows a name. Answering is the one thing that ends it early.
    CombatEncounter(
        "caller_at_the_door",
        Name("Rufer vor der Tür", "Caller at the Door", kind="m"),
        VIOLET,
        difficulty=1,
        value=5,
        table=[
            Row(
                0,
                4,
                [ChooseOne([Way([Gain(3, FEAR), RunsAway()]), Way([Deal(1), Gain(1, FEAR)])])],
            ),
        ],
        opportunity=[Gain(1, FEAR)],
        reward=[Gain(1, MAGIC), Lose(1, FEAR)],
        right=Right(courage=1, magic=True),
    ),
    # Drinks Magic first; who has none left pays with Energy.
    CombatEncounter(
        "thirsty_stone",
        Name("Durstiger Stein", "Thirsty Stone", kind="m"),
        VIOLET,
        difficulty=1,
        value=5,
        traits=[Trait.DEFENSIVE],
        table=[Row(0, 4, [If(Has(1, MAGIC), then=[Lose(1, MAGIC)], otherwise=[Lose(2, ENERGY)])])],
        opportunity=[Lose(1, ENERGY)],
        reward=[Gain(2, MAGIC)],
        right=Right(aggression=1, practicality=1, free=DOUBLE),
    ),
    # Grows out of fear: calm people hardly see it.
    CombatEncounter(
        "thing_under_the_bed",
        Name("Ding unter dem Bett", "Thing under the Bed", kind="n"),
        VIOLET,
        difficulty=1,
        value=5,
        traits=[Trait.AMBUSH],
        table=[Row(0, 4, [If(IsInPanic(), then=[Deal(3)], otherwise=[Gain(1, FEAR)])])],
        opportunity=[Gain(1, FEAR)],
        reward=[Lose(2, FEAR)],
        right=Right(courage=1),
    ),
    # Every turn it unmakes what was laid.
    CombatEncounter(
        "unraveller",
        Name("Auftrenner", "Unraveller", kind="m"),
        VIOLET,
        difficulty=1,
        value=4,
        table=[Row(0, 1, [DiscardLast()]), Row(2, 3, [DiscardLast(), DiscardLast()])],
        opportunity=[Markers(-1)],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(practicality=1, magic=True, free=BLOCKED),
    ),
    # Heads or tails, like everything out there.
    CombatEncounter(
        "two_faced_light",
        Name("Zweigesichtiges Licht", "Two-faced Light", kind="n"),
        VIOLET,
        difficulty=1,
        value=5,
        traits=[Trait.FAST],
        table=[Row(0, 4, [Toss(grail=[Gain(1, MAGIC)], skull=[Deal(2), Gain(1, FEAR)])])],
        opportunity=[Toss(skull=[Deal(1)])],
        reward=[Gain(1, EXP)],
        right=Right(courage=1, magic=True),
    ),
    # The dead march by and take along what lies on top.
    CombatEncounter(
        "procession_of_the_drowned",
        Name("Zug der Ertrunkenen", "Procession of the Drowned", kind="m"),
        VIOLET,
        difficulty=1,
        value=6,
        traits=[Trait.HORDE],
        table=[Row(0, 2, [Gain(1, FEAR)]), Row(3, 5, [Deal(1), DiscardTop(1)])],
        opportunity=[Gain(1, FEAR), DiscardTop(2)],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(aggression=1, courage=1),
    ),
    # Eats at table with you. It is your food.
    CombatEncounter(
        "uninvited_guest",
        Name("Ungebetener Gast", "Uninvited Guest", kind="m"),
        VIOLET,
        difficulty=1,
        value=5,
        traits=[Trait.SLOW],
        table=[Row(0, 2, [Lose(1, FOOD)]), Row(3, 4, [Lose(2, FOOD), Gain(1, FEAR)])],
        opportunity=[Lose(1, FOOD), Gain(1, FEAR)],
        reward=[Gain(1, MAGIC), Gain(1, FOOD)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
]
