"""Gray encounters of the first difficulty: people on the roads who have nothing left (Menschen,
leicht).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import DOUBLE, CombatEncounter, Right, Row
from tafelrunde.games.avalon.terms import Colour, Keyword, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import DiscardHand, DiscardLast, Markers, RunsAway
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasItem, IsAlone
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    If,
    Lose,
    LoseItem,
    Toss,
    Way,
)

FOOD, WEALTH, EXP = Resource.FOOD, Resource.WEALTH, Resource.EXP
REPUTATION = Resource.REPUTATION
ENERGY, FEAR = Track.ENERGY, Track.FEAR
GRAY: Final = Colour.GRAY

CARDS: Final = [
    # A plain first fight: nothing to learn but the order of things.
    CombatEncounter(
        "first_encounter_gray",
        Name("Eure erste Begegnung: Menschen", "Your First Encounter: People", kind="title"),
        GRAY,
        difficulty=0,
        value=3,
        table=[Row(0, 2, [Deal(1)])],
        opportunity=[Deal(1)],
        right=Right(aggression=1, courage=1, practicality=1),
        reward=[Gain(1, EXP)],
        removed=True,
    ),
    # Two cards a round are all he allows: strong ones, then.
    CombatEncounter(
        "vagabond",
        Name("Vagabund", "Vagabond", kind="m -en"),
        GRAY,
        difficulty=1,
        value=5,
        traits=[Trait.FAST],
        table=[
            Row(0, 1, [Deal(1)]),
            Row(2, 3, [Deal(2), Markers(-1)]),
            Row(4, 4, [Deal(3)]),
        ],
        opportunity=[Deal(1)],
        loot=[GainItem()],
        right=Right(aggression=1, courage=1),
    ),
    # He comes at you before you are ready, and is gone before you hit back.
    CombatEncounter(
        "mad_farmhand",
        Name("Verrückter Knecht", "Mad Farmhand", kind="m"),
        GRAY,
        difficulty=1,
        value=4,
        traits=[Trait.HASTE],
        table=[Row(0, 2, [Deal(1)]), Row(3, 3, [Deal(2), Markers(-1)])],
        opportunity=[RunsAway()],
        loot=[Gain(1, FOOD)],
        right=Right(aggression=1, practicality=1, free=DOUBLE),
    ),
    # Whoever is nearly beaten had better have nothing worth taking.
    CombatEncounter(
        "highwayman",
        Name("Wegelagerer", "Highwayman", kind="m"),
        GRAY,
        difficulty=1,
        value=6,
        traits=[Trait.ROBBER],
        table=[
            Row(0, 2, [Deal(2)]),
            Row(3, 4, [Deal(1), Lose(1, WEALTH)]),
            Row(5, 5, [Deal(2), Markers(-1)]),
        ],
        opportunity=[Lose(1, WEALTH)],
        loot=[Gain(2, WEALTH)],
        right=Right(courage=1, practicality=1),
    ),
    # He knows how to stand: the first card of each turn is worth less.
    CombatEncounter(
        "deserter",
        Name("Fahnenflüchtiger", "Deserter", kind="m adj"),
        GRAY,
        difficulty=1,
        value=5,
        traits=[Trait.DEFENSIVE],
        table=[Row(0, 1, [Deal(1)]), Row(2, 4, [Deal(2)])],
        opportunity=[Deal(2)],
        reward=[Gain(1, EXP)],
        loot=[GainItem()],
        right=Right(aggression=1, courage=1),
    ),
    # No blows, only breath: it costs nerve, not blood, while one is quick.
    CombatEncounter(
        "plague_bearer",
        Name("Pestkranker", "Plague-stricken Man", kind="m adj"),
        GRAY,
        difficulty=1,
        value=5,
        traits=[Trait.SLOW],
        table=[Row(0, 2, [Gain(1, FEAR)]), Row(3, 4, [Deal(1), Gain(1, FEAR)])],
        opportunity=[Gain(1, FEAR)],
        reward=[Gain(1, EXP)],
        loot=[Gain(1, WEALTH)],
        right=Right(courage=1),
    ),
    # They only dare attack one who stands alone.
    CombatEncounter(
        "orphan_gang",
        Name("Waisenbande", "Orphan Gang", kind="f"),
        GRAY,
        difficulty=1,
        value=4,
        table=[
            Row(0, 3, [If(IsAlone(), then=[Deal(1), Lose(1, FOOD)], otherwise=[RunsAway()])]),
        ],
        opportunity=[Lose(1, FOOD)],
        reward=[Lose(1, REPUTATION), Gain(1, EXP)],
        right=Right(courage=1, free=DOUBLE),
    ),
    # One may give him what he asks for, and it is over.
    CombatEncounter(
        "starving_smith",
        Name("Verhungernder Schmied", "Starving Smith", kind="m"),
        GRAY,
        difficulty=1,
        value=6,
        table=[
            Row(
                0,
                5,
                [
                    ChooseOne(
                        [
                            Way(
                                [Lose(1, FOOD), Gain(1, REPUTATION), RunsAway()],
                                needs=Has(1, FOOD),
                            ),
                            Way([Deal(2)]),
                        ]
                    )
                ],
            ),
        ],
        opportunity=[Deal(2)],
        loot=[GainItem(keyword=Keyword.WEAPON)],
        right=Right(aggression=1, practicality=1),
    ),
    # Takes the weapon out of the hand, for good.
    CombatEncounter(
        "bone_breaker",
        Name("Knochenbrecher", "Bone Breaker", kind="m"),
        GRAY,
        difficulty=1,
        value=5,
        traits=[Trait.SHATTER],
        table=[Row(0, 2, [Deal(1)]), Row(3, 4, [Deal(1), DiscardLast()])],
        opportunity=[Deal(1)],
        reward=[Gain(1, EXP)],
        loot=[Gain(1, WEALTH)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
    # Half prayer, half knife; the dial decides which half one meets.
    CombatEncounter(
        "wandering_flagellant",
        Name("Wandernder Flagellant", "Wandering Flagellant", kind="m -en"),
        GRAY,
        difficulty=1,
        value=5,
        table=[
            Row(0, 2, [Toss(grail=[Lose(1, FEAR)], skull=[Deal(2)])]),
            Row(3, 4, [Deal(1), Gain(1, FEAR)]),
        ],
        opportunity=[Gain(1, FEAR)],
        reward=[Gain(1, EXP)],
        right=Right(courage=1, magic=True),
    ),
    # She cuts the purse, not the throat, and needs the hand full of cards to be caught.
    CombatEncounter(
        "cutpurse",
        Name("Beutelschneiderin", "Cutpurse", kind="f"),
        GRAY,
        difficulty=1,
        value=4,
        traits=[Trait.ALERT],
        table=[Row(0, 1, [Lose(2, WEALTH)]), Row(2, 3, [DiscardHand(1), RunsAway()])],
        opportunity=[Lose(1, WEALTH), RunsAway()],
        loot=[Gain(3, WEALTH)],
        right=Right(practicality=1, magic=True),
    ),
    # An old man with a bow: far away at first, helpless near by.
    CombatEncounter(
        "poacher",
        Name("Wilderer", "Poacher", kind="m"),
        GRAY,
        difficulty=1,
        value=4,
        traits=[Trait.AMBUSH],
        table=[Row(0, 1, [Deal(3)]), Row(2, 3, [])],
        opportunity=[Deal(2)],
        loot=[Gain(2, FOOD)],
        right=Right(courage=1, practicality=1),
    ),
    # What they want is the armour; who wears none is worth no fight.
    CombatEncounter(
        "strippers_of_the_dead",
        Name("Leichenfledderer", "Strippers of the Dead", kind="pl"),
        GRAY,
        difficulty=1,
        value=6,
        traits=[Trait.FEINT],
        table=[
            Row(0, 2, [If(HasItem(keyword=Keyword.ARMOUR), then=[Deal(2)], otherwise=[Deal(1)])]),
            Row(3, 5, [ChooseOne([Way([LoseItem()]), Way([Deal(2), Lose(1, ENERGY)])])]),
        ],
        opportunity=[Deal(1)],
        loot=[GainItem(items=2)],
        right=Right(aggression=1, courage=1),
    ),
]
