"""Violet encounters of difficulties 2 to 4: what lives in the Wyrdness (Wyrdnis, schwer)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, CombatEncounter, Key, Right, Row
from tafelrunde.games.avalon.terms import Colour, Resource, Track, Trait, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    DiscardLast,
    DiscardTop,
    LoseCharges,
    Markers,
    MustFlee,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    Count,
    Counted,
    Has,
    IsInPanic,
    PoolAtLeast,
)
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    ForLowestHealth,
    Gain,
    GainItem,
    If,
    Lose,
    LoseItem,
    Toss,
    Way,
)

MAGIC, EXP, FOOD = Resource.MAGIC, Resource.EXP, Resource.FOOD
ENERGY, FEAR, HEALTH = Track.ENERGY, Track.FEAR, Track.HEALTH
VIOLET: Final = Colour.VIOLET

DIFFICULTY_2: Final = [
    # It wants things: whoever owns something can buy a round.
    CombatEncounter(
        "bodiless_greed",
        Name("Körperlose Gier", "Bodiless Greed", kind="f"),
        VIOLET,
        difficulty=2,
        value=13,
        traits=[Trait.ALERT, Trait.DEFENSIVE],
        table=[
            Row(0, 3, [Deal(3)]),
            Row(4, 5, [ChooseOne([Way([Deal(2)]), Way([LoseItem()])])]),
            Row(6, 8, [Deal(3)]),
            Row(9, 12, [Deal(2), Markers(-3)]),
        ],
        opportunity=[ChooseOne([Way([Lose(1, FOOD)]), Way([Deal(2)])])],
        reward=[Gain(1, EXP), Gain(1, MAGIC)],
        right=Right(aggression=1, courage=2, practicality=1),
    ),
    # A choir: the first note is harmless, the last is not.
    CombatEncounter(
        "choir_without_mouths",
        Name("Chor ohne Münder", "Choir without Mouths", kind="m"),
        VIOLET,
        difficulty=2,
        value=8,
        traits=[Trait.HORDE],
        table=[
            Row(0, 2, []),
            Row(3, 5, [Gain(2, FEAR)]),
            Row(6, 7, [Gain(2, FEAR, who=Who.EACH), Deal(2)]),
        ],
        opportunity=[Gain(2, FEAR)],
        reward=[Gain(2, MAGIC)],
        right=Right(courage=2, magic=True),
    ),
    # Comes for the weakest, wherever it stands in the row.
    CombatEncounter(
        "shepherd_of_the_faint",
        Name("Hirte der Schwachen", "Shepherd of the Faint", kind="m -n"),
        VIOLET,
        difficulty=2,
        value=8,
        table=[
            Row(0, 4, [ForLowestHealth([Deal(2)])]),
            Row(5, 7, [ForLowestHealth([Deal(2), Gain(1, FEAR)])]),
        ],
        opportunity=[ForLowestHealth([Deal(1)])],
        reward=[Gain(1, EXP), Gain(1, MAGIC)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
    # A mirror: it strikes as hard as you hold cards.
    CombatEncounter(
        "mirror_walker",
        Name("Spiegelgänger", "Mirror Walker", kind="m"),
        VIOLET,
        difficulty=2,
        value=7,
        traits=[Trait.FEINT],
        table=[Row(0, 6, [Deal(Count(Counted.HAND, most=4))])],
        opportunity=[DiscardHand(1)],
        reward=[Gain(2, EXP)],
        right=Right(practicality=1, magic=True, free=DOUBLE),
    ),
    # Nests in what is stored: charges feed it.
    CombatEncounter(
        "spark_eater",
        Name("Funkenfresser", "Spark Eater", kind="m"),
        VIOLET,
        difficulty=2,
        value=7,
        traits=[Trait.HASTE],
        table=[
            Row(0, 3, [LoseCharges(), Lose(1, MAGIC)]),
            Row(4, 6, [Deal(3)]),
        ],
        opportunity=[Lose(1, MAGIC)],
        reward=[Gain(3, MAGIC)],
        right=Right(aggression=1, practicality=2),
    ),
    # Walks in circles around the menhirs; not to be driven off by one evening's work.
    CombatEncounter(
        "lantern_bearer",
        Name("Laternenträger", "Lantern Bearer", kind="m"),
        VIOLET,
        difficulty=2,
        value=9,
        traits=[Trait.GUARDIAN, Trait.SLOW],
        table=[Row(0, 4, [Gain(1, FEAR), Lose(1, ENERGY)]), Row(5, 8, [Deal(3)])],
        opportunity=[Gain(2, FEAR)],
        reward=[Gain(2, EXP)],
        loot=[Gain(2, MAGIC)],
        right=Right(courage=1, practicality=1, magic=True),
    ),
    # Makes one run, and that is all it wants.
    CombatEncounter(
        "sudden_cold",
        Name("Plötzliche Kälte", "Sudden Cold", kind="f"),
        VIOLET,
        difficulty=2,
        value=6,
        table=[
            Row(0, 5, [Lose(1, ENERGY), If(Has(1, ENERGY), then=[], otherwise=[MustFlee()])]),
        ],
        opportunity=[Lose(1, HEALTH)],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(aggression=1, courage=1, free=BLOCKED),
    ),
    # Weaves the chain shorter from behind.
    CombatEncounter(
        "seamstress",
        Name("Näherin", "Seamstress", kind="f"),
        VIOLET,
        difficulty=2,
        value=8,
        traits=[Trait.AMBUSH],
        table=[
            Row(0, 3, [DiscardLast(), Gain(1, FEAR)]),
            Row(4, 7, [DiscardLast(), Deal(2)]),
        ],
        opportunity=[DiscardLast()],
        reward=[Gain(2, EXP)],
        loot=[GainItem(craftable=True)],
        right=Right(practicality=2),
    ),
    # One dial, two worlds.
    CombatEncounter(
        "door_in_the_air",
        Name("Tür in der Luft", "Door in the Air", kind="f"),
        VIOLET,
        difficulty=2,
        value=7,
        traits=[Trait.FAST],
        table=[
            Row(0, 6, [Toss(grail=[Markers(2)], skull=[Markers(-2), Gain(1, FEAR)])]),
        ],
        opportunity=[Toss(grail=[RunsAway()], skull=[Deal(3)])],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        right=Right(aggression=1, courage=1, magic=True),
    ),
]

DIFFICULTY_3: Final = [
    # It has your dead with it, and they ask questions.
    CombatEncounter(
        "mother_of_absences",
        Name("Mutter der Fehlenden", "Mother of the Missing", kind="f"),
        VIOLET,
        difficulty=3,
        value=11,
        traits=[Trait.HORDE, Trait.DEFENSIVE],
        table=[
            Row(0, 5, [Gain(2, FEAR)]),
            Row(6, 10, [Deal(2), If(IsInPanic(), then=[Deal(2)])]),
        ],
        opportunity=[Gain(2, FEAR)],
        reward=[Gain(2, EXP), Gain(1, MAGIC)],
        right=Right(aggression=1, courage=2, magic=True),
    ),
    # Takes the years: Energy now, Health later.
    CombatEncounter(
        "hour_thief",
        Name("Stundendieb", "Hour Thief", kind="m"),
        VIOLET,
        difficulty=3,
        value=9,
        traits=[Trait.HASTE, Trait.FAST],
        table=[Row(0, 4, [Lose(3, ENERGY)]), Row(5, 8, [Lose(3, HEALTH)])],
        opportunity=[Lose(2, ENERGY)],
        reward=[Gain(3, ENERGY), Gain(2, EXP)],
        right=Right(practicality=2, free=DOUBLE),
    ),
    # The menhir's own guardian, turned the wrong way.
    CombatEncounter(
        "inverted_stone",
        Name("Umgekehrter Stein", "Inverted Stone", kind="m"),
        VIOLET,
        difficulty=3,
        value=12,
        traits=[Trait.GUARDIAN, Trait.SHATTER],
        table=[
            Row(0, 5, [Deal(2, who=Who.EACH)]),
            Row(6, 11, [Deal(3), Lose(1, MAGIC)]),
        ],
        opportunity=[Deal(2)],
        reward=[Gain(3, EXP)],
        loot=[Gain(3, MAGIC)],
        right=Right(aggression=1, courage=1, practicality=2, magic=True),
    ),
    # Half of what you build, it has built.
    CombatEncounter(
        "architect_of_bone",
        Name("Baumeister aus Bein", "Architect of Bone", kind="m"),
        VIOLET,
        difficulty=3,
        value=10,
        traits=[Trait.ALERT],
        table=[
            Row(0, 9, [If(PoolAtLeast(6), then=[Markers(-3)], otherwise=[Deal(3)])]),
        ],
        opportunity=[Deal(2), Markers(-1)],
        reward=[Gain(2, EXP)],
        loot=[GainItem(), Gain(1, MAGIC)],
        right=Right(aggression=2, practicality=1),
    ),
    # Writes your name on cards that you then no longer draw.
    CombatEncounter(
        "clerk_of_the_deep",
        Name("Schreiber der Tiefe", "Clerk of the Deep", kind="m"),
        VIOLET,
        difficulty=3,
        value=9,
        traits=[Trait.FEINT],
        table=[Row(0, 4, [DiscardTop(4)]), Row(5, 8, [DiscardTop(3), Deal(2)])],
        opportunity=[DiscardTop(3)],
        reward=[Gain(3, EXP)],
        right=Right(courage=1, practicality=1, magic=True),
    ),
    # Offers itself; who takes it wins at once, and wakes up with it.
    CombatEncounter(
        "kind_offer",
        Name("Freundliches Angebot", "Kind Offer", kind="n"),
        VIOLET,
        difficulty=3,
        value=10,
        table=[
            Row(
                0,
                9,
                [
                    ChooseOne(
                        [
                            Way([Gain(4, FEAR, unavoidable=True), Gain(2, MAGIC), RunsAway()]),
                            Way([Deal(2), Gain(1, FEAR)]),
                        ]
                    )
                ],
            ),
        ],
        opportunity=[Gain(2, FEAR)],
        reward=[Lose(4, FEAR), Gain(2, EXP)],
        right=Right(courage=2, free=Key(times=3)),
    ),
]

DIFFICULTY_4: Final = [
    # The mist itself, for as long as it can hold a shape.
    CombatEncounter(
        "face_of_the_wyrdness",
        Name("Gesicht der Wyrdnis", "Face of the Wyrdness", kind="n"),
        VIOLET,
        difficulty=4,
        value=16,
        traits=[Trait.GUARDIAN, Trait.FEINT],
        table=[
            Row(0, 5, [Gain(2, FEAR, who=Who.EACH)]),
            Row(6, 10, [Deal(3), DiscardLast()]),
            Row(11, 15, [Deal(3), Gain(2, FEAR), Markers(-2)]),
        ],
        opportunity=[Deal(2), Gain(2, FEAR)],
        reward=[Gain(4, EXP)],
        loot=[Gain(5, MAGIC)],
        right=Right(aggression=2, courage=2, practicality=1, magic=True),
    ),
    # What it strikes is forgotten: no second round is like the first.
    CombatEncounter(
        "eater_of_names",
        Name("Namenfresser", "Eater of Names", kind="m"),
        VIOLET,
        difficulty=4,
        value=14,
        traits=[Trait.HASTE, Trait.HORDE, Trait.SHATTER],
        table=[
            Row(0, 6, [DiscardHand(2), Deal(1)]),
            Row(7, 13, [LoseCharges(), Deal(4)]),
        ],
        opportunity=[DiscardHand(2), Gain(1, FEAR)],
        reward=[Gain(4, EXP), Gain(1, MAGIC)],
        right=Right(courage=2, practicality=2),
    ),
    # The last rider has time. You have not.
    CombatEncounter(
        "rider_from_tuathan",
        Name("Reiter aus Tuathan", "Rider from Tuathan", kind="m"),
        VIOLET,
        difficulty=4,
        value=13,
        traits=[Trait.FRENZY, Trait.FAST],
        table=[
            Row(0, 5, [Deal(Count(Counted.SEQUENCE, most=3))]),
            Row(6, 12, [Deal(2), Lose(1, ENERGY), Gain(1, FEAR)]),
        ],
        opportunity=[Deal(4)],
        reward=[Gain(4, EXP)],
        loot=[GainItem(items=2)],
        right=Right(aggression=2, courage=1, practicality=2, free=BLOCKED),
    ),
]

CARDS: Final = [*DIFFICULTY_2, *DIFFICULTY_3, *DIFFICULTY_4]
