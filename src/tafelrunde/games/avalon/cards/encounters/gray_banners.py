"""Gray encounters of difficulties 2 to 4: people under banners, or under a vow (Menschen,
schwer).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, CombatEncounter, Key, Right, Row
from tafelrunde.games.avalon.terms import Colour, Keyword, Resource, Track, Trait, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    DiscardLast,
    DiscardTop,
    LoseCharges,
    Markers,
    MustFlee,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, Has, PoolAtLeast
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

FOOD, WEALTH, EXP, MAGIC = Resource.FOOD, Resource.WEALTH, Resource.EXP, Resource.MAGIC
REPUTATION = Resource.REPUTATION
ENERGY, FEAR, HEALTH = Track.ENERGY, Track.FEAR, Track.HEALTH
GRAY: Final = Colour.GRAY

DIFFICULTY_2: Final = [
    # A rider wins by distance: he is hardest to hurt at the start.
    CombatEncounter(
        "lone_lancer",
        Name("Einsamer Lanzenreiter", "Lone Lancer", kind="m"),
        GRAY,
        difficulty=2,
        value=8,
        traits=[Trait.HASTE, Trait.FAST],
        table=[Row(0, 2, [Deal(4)]), Row(3, 7, [Deal(1)])],
        opportunity=[Deal(3)],
        reward=[Gain(1, EXP)],
        loot=[GainItem(), Gain(1, FOOD)],
        right=Right(aggression=1, courage=2),
    ),
    # Brothers: when one falls the other forgets himself.
    CombatEncounter(
        "sworn_brothers",
        Name("Schwurbrüder", "Sworn Brothers", kind="pl"),
        GRAY,
        difficulty=2,
        value=9,
        traits=[Trait.FRENZY],
        table=[Row(0, 4, [Deal(1)]), Row(5, 8, [Deal(2)])],
        opportunity=[Deal(2)],
        reward=[Gain(2, EXP)],
        loot=[Gain(2, WEALTH)],
        right=Right(aggression=1, courage=1),
    ),
    # The toll is real, and the pike behind it too.
    CombatEncounter(
        "bridge_wardens",
        Name("Brückenwärter", "Bridge Wardens", kind="pl"),
        GRAY,
        difficulty=2,
        value=8,
        traits=[Trait.DEFENSIVE],
        table=[
            Row(
                0,
                7,
                [
                    ChooseOne(
                        [
                            Way([Lose(3, WEALTH), RunsAway()], needs=Has(3, WEALTH)),
                            Way([Deal(2), Markers(-1)]),
                        ]
                    )
                ],
            ),
        ],
        opportunity=[Deal(2)],
        reward=[Gain(1, REPUTATION)],
        loot=[Gain(2, WEALTH)],
        right=Right(courage=1, practicality=1, free=DOUBLE),
    ),
    # He preaches while he strikes; it is the sermon that empties the hand.
    CombatEncounter(
        "red_ribbon_preacher",
        Name("Prediger der roten Bänder", "Preacher of the Red Ribbons", kind="m"),
        GRAY,
        difficulty=2,
        value=7,
        table=[
            Row(0, 3, [Gain(1, FEAR), DiscardHand(1)]),
            Row(4, 6, [Gain(2, FEAR), DiscardTop(2)]),
        ],
        opportunity=[Gain(1, FEAR)],
        reward=[Gain(1, REPUTATION), Gain(1, EXP)],
        right=Right(courage=2, magic=True),
    ),
    # A net: the sequence shrinks, and with it what was counted on.
    CombatEncounter(
        "slave_catchers",
        Name("Menschenfänger", "Slave Catchers", kind="pl"),
        GRAY,
        difficulty=2,
        value=8,
        traits=[Trait.HORDE],
        table=[
            Row(0, 3, [DiscardLast(), Lose(1, ENERGY)]),
            Row(4, 7, [Deal(2), Lose(1, ENERGY)]),
        ],
        opportunity=[Lose(2, ENERGY)],
        reward=[Gain(2, REPUTATION)],
        loot=[Gain(1, WEALTH), Gain(1, FOOD)],
        right=Right(aggression=1, practicality=1),
    ),
    # Knows every trick once: charges do not survive his second look.
    CombatEncounter(
        "fencing_master",
        Name("Gefallener Fechtmeister", "Fallen Fencing Master", kind="m"),
        GRAY,
        difficulty=2,
        value=7,
        traits=[Trait.ALERT, Trait.FEINT],
        table=[Row(0, 3, [Deal(2)]), Row(4, 6, [LoseCharges(), Deal(2)])],
        opportunity=[Deal(3)],
        reward=[Gain(3, EXP)],
        right=Right(aggression=2, practicality=1),
    ),
    # Poison: the blow is small, the loss is not dealt and cannot be warded off.
    CombatEncounter(
        "henbane_woman",
        Name("Bilsenkrautweib", "Henbane Woman", kind="n"),
        GRAY,
        difficulty=2,
        value=6,
        traits=[Trait.AMBUSH],
        table=[Row(0, 5, [Lose(2, HEALTH), Lose(1, FEAR)])],
        opportunity=[Lose(1, HEALTH)],
        reward=[Gain(1, EXP)],
        loot=[GainItem(craftable=True)],
        right=Right(practicality=2, magic=True),
    ),
    # A wall of shields: the free row helps nobody against it.
    CombatEncounter(
        "shield_oath",
        Name("Schildschwur", "Shield Oath", kind="m"),
        GRAY,
        difficulty=2,
        value=7,
        traits=[Trait.SLOW],
        table=[Row(0, 4, [Deal(2)]), Row(5, 6, [Markers(-2), Deal(1)])],
        opportunity=[Deal(1)],
        reward=[Gain(1, EXP)],
        loot=[GainItem(keyword=Keyword.SHIELD)],
        right=Right(aggression=1, courage=1, practicality=1, free=BLOCKED),
    ),
    # He has a horn: leave him time and more of them come.
    CombatEncounter(
        "horn_blower",
        Name("Hornbläser", "Horn Blower", kind="m"),
        GRAY,
        difficulty=2,
        value=6,
        table=[Row(0, 2, [Markers(-2)]), Row(3, 5, [Markers(-1), Deal(2, who=Who.EACH)])],
        opportunity=[Deal(1, who=Who.EACH)],
        reward=[Gain(1, EXP)],
        loot=[Gain(2, FOOD)],
        right=Right(courage=1, practicality=1),
    ),
]

DIFFICULTY_3: Final = [
    # The tower's guardian goes its rounds, and whoever it meets had better be many.
    CombatEncounter(
        "iron_seneschal",
        Name("Eiserner Seneschall", "Iron Seneschal", kind="m"),
        GRAY,
        difficulty=3,
        value=12,
        traits=[Trait.GUARDIAN, Trait.DEFENSIVE],
        table=[Row(0, 5, [Deal(2)]), Row(6, 9, [Deal(3)]), Row(10, 11, [Deal(4), Markers(-3)])],
        opportunity=[Deal(3)],
        reward=[Gain(3, EXP)],
        loot=[GainItem(items=2)],
        right=Right(aggression=2, courage=1, practicality=1),
    ),
    # Robs by law: the poorer one is, the harder he hits.
    CombatEncounter(
        "tax_farmer",
        Name("Steuerpächter", "Tax Farmer", kind="m"),
        GRAY,
        difficulty=3,
        value=9,
        traits=[Trait.ROBBER, Trait.HORDE],
        table=[
            Row(0, 4, [If(Has(2, WEALTH), then=[Lose(2, WEALTH)], otherwise=[Deal(3)])]),
            Row(5, 8, [Deal(3), LoseItem()]),
        ],
        opportunity=[Lose(2, WEALTH)],
        reward=[Gain(2, REPUTATION)],
        loot=[Gain(5, WEALTH)],
        right=Right(courage=1, practicality=2),
    ),
    # She only fights for the price on a head; bad news for the famous.
    CombatEncounter(
        "bounty_hunter",
        Name("Kopfgeldjägerin", "Bounty Hunter", kind="f"),
        GRAY,
        difficulty=3,
        value=10,
        traits=[Trait.FAST, Trait.HASTE],
        table=[
            Row(0, 9, [If(Has(4, REPUTATION), then=[Deal(4)], otherwise=[Deal(2)])]),
        ],
        opportunity=[Deal(2), DiscardHand(1)],
        reward=[Gain(2, EXP)],
        loot=[Gain(2, WEALTH), GainItem()],
        right=Right(aggression=1, practicality=2, free=DOUBLE),
    ),
    # The duel counts: the more cards lie there, the better he has read you.
    CombatEncounter(
        "knight_of_the_empty_seat",
        Name("Ritter des leeren Stuhls", "Knight of the Empty Seat", kind="m"),
        GRAY,
        difficulty=3,
        value=11,
        traits=[Trait.SHATTER],
        table=[
            Row(0, 6, [Deal(Count(Counted.SEQUENCE, most=3))]),
            Row(7, 10, [Deal(3), DiscardLast()]),
        ],
        opportunity=[Deal(3)],
        reward=[Gain(2, EXP), Gain(1, REPUTATION)],
        loot=[GainItem(keyword=Keyword.WEAPON)],
        right=Right(aggression=1, courage=2, magic=True),
    ),
    # A mob has no table: it turns with the pool.
    CombatEncounter(
        "torch_mob",
        Name("Fackelzug", "Torch Mob", kind="m"),
        GRAY,
        difficulty=3,
        value=10,
        traits=[Trait.HORDE],
        table=[
            Row(0, 9, [If(PoolAtLeast(5), then=[MustFlee()], otherwise=[Deal(2), Gain(1, FEAR)])]),
        ],
        opportunity=[Deal(1), Gain(1, FEAR)],
        reward=[Gain(2, REPUTATION), Gain(1, EXP)],
        right=Right(courage=2, free=Key(times=3)),
    ),
    # Old, blind and quick; a fight that tosses.
    CombatEncounter(
        "blind_champion",
        Name("Blinder Recke", "Blind Champion", kind="m -n"),
        GRAY,
        difficulty=3,
        value=9,
        traits=[Trait.FRENZY, Trait.FEINT],
        table=[Row(0, 8, [Toss(grail=[Markers(1)], skull=[Deal(3)])])],
        opportunity=[Toss(skull=[Deal(3)])],
        reward=[Gain(3, EXP)],
        right=Right(aggression=1, courage=1, practicality=1, magic=True),
    ),
]

DIFFICULTY_4: Final = [
    # The whole camp wakes: each round costs everybody.
    CombatEncounter(
        "warband_of_the_nest",
        Name("Kriegsschar des Nests", "Warband of the Nest", kind="f"),
        GRAY,
        difficulty=4,
        value=17,
        traits=[Trait.HORDE, Trait.ROBBER],
        table=[
            Row(0, 7, [Deal(2, who=Who.EACH)]),
            Row(8, 12, [Deal(3), DiscardHand(1)]),
            Row(13, 16, [Deal(4), Markers(-2)]),
        ],
        opportunity=[Deal(2, who=Who.EACH)],
        reward=[Gain(3, EXP)],
        loot=[Gain(6, WEALTH), GainItem(items=2)],
        right=Right(aggression=2, courage=2, practicality=1),
    ),
    # A king without a land: he lets you live if you kneel, and that is told.
    CombatEncounter(
        "king_of_the_ditch",
        Name("König im Graben", "King in the Ditch", kind="m"),
        GRAY,
        difficulty=4,
        value=14,
        traits=[Trait.GUARDIAN, Trait.FRENZY],
        table=[
            Row(
                0,
                13,
                [
                    ChooseOne(
                        [
                            Way([Lose(3, REPUTATION), RunsAway()], needs=Has(3, REPUTATION)),
                            Way([Deal(3)]),
                        ]
                    )
                ],
            ),
        ],
        opportunity=[Deal(4)],
        reward=[Gain(4, EXP), Gain(2, REPUTATION)],
        loot=[GainItem(keyword=Keyword.RELIC)],
        right=Right(aggression=2, courage=2, free=BLOCKED),
    ),
    # He has been all of you, in other lives; he plays your own cards.
    CombatEncounter(
        "your_own_steel",
        Name("Euer eigener Stahl", "Your Own Steel", kind="title"),
        GRAY,
        difficulty=4,
        value=13,
        traits=[Trait.FAST, Trait.ALERT],
        table=[
            Row(0, 5, [Deal(Count(Counted.HAND, plus=1))]),
            Row(6, 12, [LoseCharges(), DiscardLast(), Deal(3)]),
        ],
        opportunity=[Deal(Count(Counted.HAND))],
        reward=[Gain(4, EXP), Gain(1, MAGIC)],
        loot=[GainItem()],
        right=Right(aggression=2, courage=1, practicality=2, magic=True),
    ),
]

CARDS: Final = [*DIFFICULTY_2, *DIFFICULTY_3, *DIFFICULTY_4]
