"""Companions and relics of the item deck: who walks along wants something for it, and what is holy
works in one hour only.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Item, Moment, Once
from tafelrunde.games.avalon.terms import Art, Colour, Deed, Keyword, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    IgnoreAttack,
    LookAtDeck,
    Markers,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import EnemyIs, Has
from tafelrunde.games.avalon.vocabulary.costs import Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Gain,
    GainItem,
    Lose,
    RepeatToss,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost, FreeMagic, RestBrings
from tafelrunde.games.avalon.vocabulary.world import Encounter

COMPANION: Final = Keyword.COMPANION
RELIC: Final = Keyword.RELIC

CARDS: Final = [
    # A warm back at night: for who eats every evening.
    Item(
        "stray_dog",
        Name("Streuner", "Stray Dog", kind="m"),
        COMPANION,
        [Ability(Moment.STANDING, [RestBrings(fear=1)])],
    ),
    # Fights as long as the purse lasts.
    Item(
        "hired_sword",
        Name("Söldner", "Hired Sword", kind="m"),
        COMPANION,
        [
            Ability(
                Moment.PAY,
                [Markers(2)],
                cost=[Pay(1, Resource.WEALTH)],
                once=Once.ROUND,
                art=Art.COMBAT,
            )
        ],
    ),
    # A step saved, and half the nights a meal lost.
    Item(
        "mule",
        Name("Maultier", "Mule", kind="n"),
        COMPANION,
        [
            Ability(Moment.STANDING, [ChangeCost(Deed.TRAVEL, by=-1, first_today=True)]),
            Ability(Moment.BEFORE_REST, [Toss(skull=[Lose(1, Resource.FOOD)])]),
        ],
    ),
    # Sees further than the first hand: which card must go?
    Item(
        "raven",
        Name("Zahmer Rabe", "Tame Raven", kind="m -n"),
        COMPANION,
        [Ability(Moment.ENCOUNTER_BEGINS, [LookAtDeck(3, take=1), DiscardHand()], may=True)],
    ),
    # Food becomes Health by day, before it is needed.
    Item(
        "herb_girl",
        Name("Kräutermädchen", "Herb Girl", kind="n"),
        COMPANION,
        [
            Ability(
                Moment.ANY_TIME,
                [Gain(1, Track.HEALTH)],
                cost=[Pay(1, Resource.FOOD)],
                once=Once.DAY,
            )
        ],
    ),
    # Opens every door, and eats; who lets it go hungry sleeps badly.
    Item(
        "foundling",
        Name("Findelkind", "Foundling", kind="n"),
        COMPANION,
        [
            Ability(Moment.ENCOUNTER_BEGINS, [Steps(1)], art=Art.DIPLOMACY),
            Ability(
                Moment.BEFORE_REST,
                [ChooseOne([Way([], cost=[Pay(1, Resource.FOOD)]), Way([Gain(1, Track.FEAR)])])],
            ),
        ],
    ),
    # Finds game everywhere, and what else hunts it.
    Item(
        "bloodhound",
        Name("Bluthund", "Bloodhound", kind="m"),
        COMPANION,
        [
            Ability(
                Moment.ACTION,
                [Gain(1, Resource.FOOD), Encounter(Colour.GREEN)],
                energy=1,
                once=Once.DAY,
            )
        ],
    ),
    # Goes through the pockets of the beaten, and comes back when it likes.
    Item(
        "ferret",
        Name("Frettchen", "Ferret", kind="n"),
        COMPANION,
        [
            Ability(
                Moment.ENCOUNTER_WON,
                [Toss(grail=[GainItem()])],
                needs=EnemyIs(Colour.GRAY),
                art=Art.COMBAT,
            )
        ],
    ),
    # Plays on while things go wrong: good for those who are nearly lost.
    Item(
        "fiddler",
        Name("Fiedler", "Fiddler", kind="m"),
        COMPANION,
        [
            Ability(
                Moment.ROUND_ENDS,
                [Lose(1, Track.FEAR)],
                needs=Has(3, Track.FEAR),
                once=Once.ENCOUNTER,
            )
        ],
    ),
    # One magic symbol free in every encounter: now, or for the better one?
    Item(
        "bone_charm",
        Name("Knochenamulett", "Bone Charm", kind="n"),
        RELIC,
        [Ability(Moment.STANDING, [FreeMagic()])],
    ),
    # One toss of the day may be undone.
    Item(
        "finger_of_a_saint",
        Name("Finger einer Heiligen", "Finger of a Saint", kind="m"),
        RELIC,
        [Ability(Moment.TOSSED, [RepeatToss()], once=Once.DAY)],
    ),
    # Whoever feeds a stone with it has strength left for the way back.
    Item(
        "splinter_of_a_menhir",
        Name("Menhirsplitter", "Splinter of a Menhir", kind="m"),
        RELIC,
        [Ability(Moment.CHARGING, [Gain(2, Track.ENERGY)])],
    ),
    # Blood for Magic, a little every day.
    Item(
        "blood_bowl",
        Name("Blutschale", "Blood Bowl", kind="f"),
        RELIC,
        [
            Ability(
                Moment.ANY_TIME,
                [Gain(1, Resource.MAGIC)],
                cost=[Pay(1, Track.HEALTH)],
                once=Once.DAY,
            )
        ],
    ),
    # Takes back whatever was about to happen, sword or word; dear.
    Item(
        "grail_shard",
        Name("Gralsscherbe", "Grail Shard", kind="f"),
        RELIC,
        [Ability(Moment.AT_ATTACK, [IgnoreAttack()], cost=[Pay(2, Resource.MAGIC), TurnThis()])],
    ),
    # Look at the dream or look away.
    Item(
        "dream_net",
        Name("Traumnetz", "Dream Net", kind="n"),
        RELIC,
        [
            Ability(
                Moment.DREAM,
                [
                    ChooseOne(
                        [
                            Way([Lose(1, Track.FEAR)]),
                            Way([Gain(1, Resource.EXP), Gain(1, Track.FEAR)]),
                        ]
                    )
                ],
            )
        ],
    ),
]
