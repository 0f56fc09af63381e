"""Green encounters of difficulties 2 to 4: what the wilderness keeps for those who go far (Wildnis,
schwer).
"""

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
    IsAlone,
    IsInPanic,
    PlayersAtLeast,
)
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    If,
    Lose,
    Toss,
    Way,
)

FOOD, EXP, MAGIC = Resource.FOOD, Resource.EXP, Resource.MAGIC
ENERGY, FEAR, HEALTH = Track.ENERGY, Track.FEAR, Track.HEALTH
GREEN: Final = Colour.GREEN

DIFFICULTY_2: Final = [
    # Walks where it likes, and comes back: a guardian nobody outruns with many cards.
    CombatEncounter(
        "pale_stag",
        Name("Bleicher Hirsch", "Pale Stag", kind="m"),
        GREEN,
        difficulty=2,
        value=8,
        traits=[Trait.GUARDIAN, Trait.FAST],
        table=[
            Row(0, 2, [Deal(2)]),
            Row(3, 5, [Deal(2), Gain(1, FEAR)]),
            Row(6, 7, [Deal(3), Markers(-2)]),
        ],
        opportunity=[Deal(2)],
        reward=[Gain(2, EXP)],
        loot=[Gain(3, FOOD), Gain(1, MAGIC)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
    # The pack counts heads: alone it is worse than together.
    CombatEncounter(
        "ring_of_wolves",
        Name("Ring der Wölfe", "Ring of Wolves", kind="m"),
        GREEN,
        difficulty=2,
        value=9,
        traits=[Trait.HORDE],
        table=[
            Row(0, 4, [If(IsAlone(), then=[Deal(3)], otherwise=[Deal(1)])]),
            Row(5, 8, [Deal(2), DiscardTop(1)]),
        ],
        opportunity=[Deal(2), Lose(1, FOOD)],
        loot=[Gain(4, FOOD)],
        reward=[Gain(1, EXP)],
        right=Right(aggression=1, courage=1),
    ),
    # Every charge that is laid up, it shakes off again.
    CombatEncounter(
        "stone_tusk",
        Name("Steinhauer", "Stone Tusk", kind="m"),
        GREEN,
        difficulty=2,
        value=8,
        traits=[Trait.FRENZY, Trait.SHATTER],
        table=[Row(0, 3, [LoseCharges(), Deal(1)]), Row(4, 7, [Deal(2)])],
        opportunity=[Deal(3)],
        loot=[Gain(4, FOOD)],
        right=Right(aggression=2, practicality=1),
    ),
    # Its song decides, not the blows: who is afraid runs.
    CombatEncounter(
        "night_heron",
        Name("Nachtreiher", "Night Heron", kind="m"),
        GREEN,
        difficulty=2,
        value=6,
        table=[
            Row(0, 5, [Gain(2, FEAR), If(IsInPanic(), then=[MustFlee()])]),
        ],
        opportunity=[Gain(1, FEAR)],
        reward=[Lose(3, FEAR), Gain(1, EXP)],
        right=Right(courage=2, magic=True),
    ),
    # Half toss, half fight: one may leave it standing and hope.
    CombatEncounter(
        "bull_in_the_ford",
        Name("Stier in der Furt", "Bull in the Ford", kind="m"),
        GREEN,
        difficulty=2,
        value=7,
        traits=[Trait.HASTE],
        table=[
            Row(0, 6, [Toss(grail=[Markers(1)], skull=[Deal(3)])]),
        ],
        opportunity=[Deal(2)],
        loot=[Gain(3, FOOD)],
        reward=[Gain(1, Resource.REPUTATION)],
        right=Right(aggression=1, practicality=1, free=DOUBLE),
    ),
    # Wraps itself around what lies there: time is on its side until the fourth turn.
    CombatEncounter(
        "strangling_ivy",
        Name("Würgeefeu", "Strangling Ivy", kind="m"),
        GREEN,
        difficulty=2,
        value=8,
        traits=[Trait.DEFENSIVE],
        table=[
            Row(0, 3, [DiscardLast(), Lose(1, ENERGY)]),
            Row(4, 7, [Deal(2), DiscardLast()]),
        ],
        opportunity=[Lose(2, ENERGY)],
        reward=[Gain(1, EXP)],
        loot=[Gain(1, MAGIC), Gain(1, FOOD)],
        right=Right(aggression=1, courage=1, free=BLOCKED),
    ),
    # Feeds one hero and starves the rest: a fight one wins with a full hand.
    CombatEncounter(
        "old_pike",
        Name("Alter Hecht", "Old Pike", kind="m"),
        GREEN,
        difficulty=2,
        value=6,
        traits=[Trait.ALERT],
        table=[
            Row(0, 2, [RunsAway()]),
            Row(3, 5, [DiscardHand(2)]),
        ],
        opportunity=[RunsAway()],
        loot=[Gain(5, FOOD)],
        right=Right(practicality=2, magic=True),
    ),
    # It strikes whoever stands beside too.
    CombatEncounter(
        "thunder_goat",
        Name("Donnerbock", "Thunder Goat", kind="m"),
        GREEN,
        difficulty=2,
        value=7,
        table=[
            Row(0, 3, [Deal(1, who=Who.EACH)]),
            Row(4, 6, [Deal(2, who=Who.EACH), Markers(-1)]),
        ],
        opportunity=[Deal(1, who=Who.EACH)],
        loot=[Gain(2, FOOD), Gain(1, MAGIC)],
        right=Right(aggression=1, courage=1, practicality=1, magic=True),
    ),
    # One can pay it off with a meal, at any row.
    CombatEncounter(
        "beggar_fox",
        Name("Bettelfuchs", "Beggar Fox", kind="m"),
        GREEN,
        difficulty=2,
        value=7,
        traits=[Trait.FEINT],
        table=[
            Row(
                0,
                6,
                [
                    ChooseOne(
                        [
                            Way([Lose(2, FOOD), RunsAway()], needs=Has(2, FOOD)),
                            Way([Deal(2)]),
                        ]
                    )
                ],
            ),
        ],
        opportunity=[Lose(1, FOOD)],
        reward=[Gain(2, EXP)],
        right=Right(courage=1, practicality=1),
    ),
]

DIFFICULTY_3: Final = [
    # A wall of flesh: the deck runs out before it does, unless somebody multiplies.
    CombatEncounter(
        "hill_giant_ox",
        Name("Hügelochse", "Hill Ox", kind="m -n"),
        GREEN,
        difficulty=3,
        value=14,
        traits=[Trait.SLOW],
        table=[Row(0, 6, [Deal(2)]), Row(7, 10, [Deal(3)]), Row(11, 13, [Deal(4), Markers(-2)])],
        opportunity=[Deal(3)],
        loot=[Gain(6, FOOD)],
        reward=[Gain(2, EXP)],
        right=Right(aggression=2, courage=1, free=Key(times=3)),
    ),
    # The longer the chain, the harder it hits.
    CombatEncounter(
        "web_mother",
        Name("Netzmutter", "Web Mother", kind="f"),
        GREEN,
        difficulty=3,
        value=10,
        traits=[Trait.AMBUSH],
        table=[
            Row(0, 4, [Deal(Count(Counted.SEQUENCE, most=4))]),
            Row(5, 9, [Deal(2), DiscardLast(), DiscardLast()]),
        ],
        opportunity=[Deal(1), Gain(1, FEAR)],
        reward=[Gain(2, EXP)],
        loot=[GainItem(craftable=True), Gain(1, MAGIC)],
        right=Right(courage=1, practicality=2, magic=True),
    ),
    # It guards a valley and has time: rest of the party had better come along.
    CombatEncounter(
        "horned_king_of_the_glen",
        Name("Gehörnter der Schlucht", "Horned One of the Glen", kind="m adj"),
        GREEN,
        difficulty=3,
        value=12,
        traits=[Trait.GUARDIAN, Trait.FRENZY],
        table=[
            Row(0, 5, [If(PlayersAtLeast(3), then=[Deal(2)], otherwise=[Deal(1)])]),
            Row(6, 11, [Deal(2), Gain(1, FEAR)]),
        ],
        opportunity=[Deal(3)],
        reward=[Gain(3, EXP)],
        loot=[Gain(4, FOOD), Gain(2, MAGIC)],
        right=Right(aggression=1, courage=2, practicality=1),
    ),
    # Invisible until it is touched: cheap cards waste the first rounds.
    CombatEncounter(
        "glass_eel",
        Name("Glasaal", "Glass Eel", kind="m"),
        GREEN,
        difficulty=3,
        value=9,
        traits=[Trait.FAST, Trait.FEINT],
        table=[Row(0, 4, [Lose(1, HEALTH), Lose(1, ENERGY)]), Row(5, 8, [Deal(4)])],
        opportunity=[Lose(2, ENERGY)],
        reward=[Gain(1, EXP), Gain(1, MAGIC)],
        loot=[Gain(3, FOOD)],
        right=Right(practicality=1, magic=True, free=BLOCKED),
    ),
    # Its stench does not strike: Health is lost, not dealt, and no shield helps.
    CombatEncounter(
        "rot_sow",
        Name("Faulsau", "Rot Sow", kind="f"),
        GREEN,
        difficulty=3,
        value=11,
        traits=[Trait.HORDE],
        table=[
            Row(0, 5, [Lose(1, HEALTH), Gain(1, FEAR)]),
            Row(6, 10, [Deal(3), DiscardHand(1)]),
        ],
        opportunity=[Deal(2), Gain(1, FEAR)],
        loot=[Gain(5, FOOD)],
        reward=[Gain(2, EXP)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
    # Leaves whoever is nearly dead for later.
    CombatEncounter(
        "patient_vulture",
        Name("Geduldiger Geier", "Patient Vulture", kind="m"),
        GREEN,
        difficulty=3,
        value=8,
        traits=[Trait.DEFENSIVE, Trait.ALERT],
        table=[
            Row(0, 7, [If(Has(4, HEALTH), then=[Deal(3)], otherwise=[Gain(2, FEAR)])]),
        ],
        opportunity=[Gain(1, FEAR)],
        reward=[Gain(2, EXP)],
        loot=[Gain(2, FOOD), Gain(1, Resource.WEALTH)],
        right=Right(aggression=2, practicality=1),
    ),
]

DIFFICULTY_4: Final = [
    # Three fights in one: each row wants another answer.
    CombatEncounter(
        "wyrm_of_the_steps",
        Name("Wyrm der Stufen", "Wyrm of the Steps", kind="m"),
        GREEN,
        difficulty=4,
        value=18,
        traits=[Trait.GUARDIAN, Trait.SLOW],
        table=[
            Row(0, 6, [Deal(2, who=Who.EACH)]),
            Row(7, 12, [DiscardLast(), DiscardLast(), Deal(2)]),
            Row(13, 17, [Deal(5)]),
        ],
        opportunity=[Deal(4)],
        reward=[Gain(4, EXP)],
        loot=[Gain(6, FOOD), Gain(3, MAGIC), GainItem()],
        right=Right(aggression=2, courage=2, practicality=2, magic=True),
    ),
    # Nobody flees from it cheaply, and nobody stays long.
    CombatEncounter(
        "the_white_hunt",
        Name("Die weiße Meute", "The White Pack", kind="f"),
        GREEN,
        difficulty=4,
        value=13,
        traits=[Trait.HASTE, Trait.HORDE, Trait.FRENZY],
        table=[Row(0, 6, [Deal(1), DiscardTop(1)]), Row(7, 12, [Deal(2)])],
        opportunity=[Deal(3), Lose(2, ENERGY)],
        reward=[Gain(3, EXP)],
        loot=[Gain(4, FOOD)],
        right=Right(aggression=1, courage=2),
    ),
    # Bleeds the group's Magic instead of its blood; a spell is a meal to it.
    CombatEncounter(
        "root_of_the_world",
        Name("Wurzel der Welt", "Root of the World", kind="f"),
        GREEN,
        difficulty=4,
        value=15,
        traits=[Trait.DEFENSIVE, Trait.SHATTER],
        table=[
            Row(
                0,
                8,
                [If(Has(1, MAGIC), then=[Lose(2, MAGIC)], otherwise=[Deal(4)])],
            ),
            Row(9, 14, [Deal(3), Markers(-3)]),
        ],
        opportunity=[Lose(1, MAGIC), Deal(1)],
        reward=[Gain(3, EXP), Lose(2, FEAR)],
        loot=[Gain(4, MAGIC)],
        right=Right(courage=2, practicality=2, free=BLOCKED),
    ),
]

CARDS: Final = [*DIFFICULTY_2, *DIFFICULTY_3, *DIFFICULTY_4]
