"""Green encounters of the first difficulty: what one hunts, or is hunted by (Wildnis, leicht)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import DOUBLE, CombatEncounter, Key, Right, Row
from tafelrunde.games.avalon.terms import Colour, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    DiscardLast,
    DiscardTop,
    Markers,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasItem
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    Gain,
    If,
    Lose,
    LoseItem,
    Way,
)

FOOD, EXP, ENERGY, FEAR = Resource.FOOD, Resource.EXP, Track.ENERGY, Track.FEAR
GREEN: Final = Colour.GREEN

CARDS: Final = [
    # A plain first fight: nothing to learn but the order of things.
    CombatEncounter(
        "first_encounter_green",
        Name("Eure erste Begegnung: Wildnis", "Your First Encounter: Wilderness", kind="title"),
        GREEN,
        difficulty=0,
        value=3,
        table=[Row(0, 2, [Deal(1)])],
        opportunity=[Deal(1)],
        right=Right(aggression=1, courage=1, practicality=1),
        reward=[Gain(1, EXP)],
        removed=True,
    ),
    # Quick food for who can lay two cards at once; anybody else sees its tail.
    CombatEncounter(
        "forest_hare",
        Name("Waldhase", "Forest Hare", kind="m -n"),
        GREEN,
        difficulty=1,
        value=3,
        traits=[Trait.ALERT],
        table=[Row(0, 0, [RunsAway()]), Row(1, 2, [Markers(-1)])],
        opportunity=[RunsAway()],
        loot=[Gain(2, FOOD)],
        right=Right(aggression=1, practicality=1),
    ),
    # They wear the deck down: a long fight is a lost one.
    CombatEncounter(
        "lean_wolves",
        Name("Magere Wölfe", "Lean Wolves", kind="pl"),
        GREEN,
        difficulty=1,
        value=6,
        traits=[Trait.HORDE],
        table=[Row(0, 2, [Deal(1)]), Row(3, 5, [Deal(2)])],
        opportunity=[Deal(1), Lose(1, FOOD)],
        loot=[Gain(2, FOOD)],
        right=Right(aggression=1, courage=1),
    ),
    # Twice a round: guards that last for one attack are not enough.
    CombatEncounter(
        "wild_boar",
        Name("Keiler", "Wild Boar", kind="m"),
        GREEN,
        difficulty=1,
        value=5,
        traits=[Trait.FRENZY],
        table=[Row(0, 2, [Deal(1)]), Row(3, 4, [Deal(1), Markers(-1)])],
        opportunity=[Deal(2)],
        loot=[Gain(3, FOOD)],
        right=Right(aggression=1, free=DOUBLE),
    ),
    # The hand is gone before the fight begins, and no shield helps.
    CombatEncounter(
        "bog_adder",
        Name("Moorotter", "Bog Adder", kind="f"),
        GREEN,
        difficulty=1,
        value=3,
        traits=[Trait.AMBUSH, Trait.FEINT],
        table=[Row(0, 2, [Deal(1), Lose(1, ENERGY)])],
        opportunity=[Deal(1)],
        reward=[Gain(1, EXP)],
        right=Right(practicality=1),
    ),
    # It wants the food, not the blood: who carries none is left alone.
    CombatEncounter(
        "thieving_ravens",
        Name("Diebische Raben", "Thieving Ravens", kind="pl"),
        GREEN,
        difficulty=1,
        value=4,
        table=[
            Row(0, 1, [If(Has(1, FOOD), then=[Lose(1, FOOD)], otherwise=[RunsAway()])]),
            Row(2, 3, [Lose(1, FOOD), Gain(1, FEAR)]),
        ],
        opportunity=[Lose(1, FOOD)],
        reward=[Gain(1, EXP)],
        right=Right(courage=1, practicality=1),
    ),
    # Harmless while it is ahead; the last marker is the dangerous one.
    CombatEncounter(
        "cornered_badger",
        Name("Dachs in der Enge", "Cornered Badger", kind="m"),
        GREEN,
        difficulty=1,
        value=5,
        traits=[Trait.DEFENSIVE],
        table=[Row(0, 3, []), Row(4, 4, [Deal(3)])],
        opportunity=[],
        loot=[Gain(1, FOOD)],
        right=Right(aggression=1, practicality=1),
    ),
    # Takes the last card back every turn: build short chains, or persistent ones early.
    CombatEncounter(
        "brambleback",
        Name("Dornrücken", "Brambleback", kind="m"),
        GREEN,
        difficulty=1,
        value=5,
        table=[Row(0, 2, [DiscardLast()]), Row(3, 4, [Deal(1), DiscardLast()])],
        opportunity=[Deal(1)],
        loot=[Gain(1, FOOD)],
        reward=[Gain(1, EXP)],
        right=Right(courage=1, magic=True),
    ),
    # Slow and strong: everybody draws more, and needs it.
    CombatEncounter(
        "moss_bear",
        Name("Moosbär", "Moss Bear", kind="m -en"),
        GREEN,
        difficulty=1,
        value=7,
        traits=[Trait.SLOW],
        table=[Row(0, 3, [Deal(1)]), Row(4, 6, [Deal(3)])],
        opportunity=[Deal(2)],
        loot=[Gain(3, FOOD)],
        right=Right(aggression=1, courage=1, practicality=1),
    ),
    # It chooses the tired ones.
    CombatEncounter(
        "marsh_leeches",
        Name("Moorblutegel", "Marsh Leeches", kind="pl"),
        GREEN,
        difficulty=1,
        value=4,
        traits=[Trait.HASTE],
        table=[
            Row(0, 3, [If(Has(3, ENERGY), then=[Lose(1, ENERGY)], otherwise=[Deal(2)])]),
        ],
        opportunity=[Lose(1, ENERGY)],
        reward=[Gain(1, Track.HEALTH)],
        right=Right(practicality=1, free=DOUBLE),
    ),
    # A swarm cannot be struck hard: the free row is blocked, only skill counts.
    CombatEncounter(
        "corpse_flies",
        Name("Leichenfliegen", "Corpse Flies", kind="pl"),
        GREEN,
        difficulty=1,
        value=3,
        table=[Row(0, 2, [Gain(1, FEAR), DiscardTop(1)])],
        opportunity=[Gain(1, FEAR)],
        reward=[Lose(1, FEAR), Gain(1, EXP)],
        right=Right(aggression=1, courage=1, practicality=1, free=Key(blocked=True)),
    ),
    # The doe herself does nothing; what she costs is told by the last rows.
    CombatEncounter(
        "hind_with_fawn",
        Name("Hirschkuh mit Kitz", "Hind with Fawn", kind="f"),
        GREEN,
        difficulty=1,
        value=4,
        table=[Row(0, 1, [RunsAway()]), Row(2, 3, [Gain(2, FEAR)])],
        opportunity=[RunsAway()],
        loot=[Gain(4, FOOD)],
        reward=[Gain(1, FEAR)],
        right=Right(aggression=1, courage=2),
    ),
    # Eats what one wears: better a hand card than a coat.
    CombatEncounter(
        "hide_moths",
        Name("Ledermotten", "Hide Moths", kind="pl"),
        GREEN,
        difficulty=1,
        value=4,
        table=[
            Row(0, 3, [ChooseOne([Way([LoseItem()]), Way([DiscardHand(2)])])]),
        ],
        opportunity=[If(HasItem(), then=[LoseItem()], otherwise=[Deal(1)])],
        reward=[Gain(1, EXP)],
        right=Right(practicality=1, magic=True),
    ),
]
