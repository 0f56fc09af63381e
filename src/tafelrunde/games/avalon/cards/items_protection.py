"""Armour and shields of the item deck: what is worth a slot, the blow, the night or the word?"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Item, Moment, Once
from tafelrunde.games.avalon.terms import Art, Colour, Keyword, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    Markers,
    PreventFear,
    PreventStepsDown,
    ReduceDamage,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import EnemyIs
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, DiscardThis, Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import Lose
from tafelrunde.games.avalon.vocabulary.standing import IgnoresTraits, ReducesDamage, RestBrings

COMBAT: Final = Art.COMBAT
ARMOUR: Final = Keyword.ARMOUR
SHIELD: Final = Keyword.SHIELD

CARDS: Final = [
    # Published. Always a little, never enough.
    Item(
        "improvised_armour",
        Name("Improvisierte Rüstung", "Improvised Armour", kind="f"),
        ARMOUR,
        [Ability(Moment.AT_ATTACK, [ReduceDamage(1, least=1)], art=COMBAT)],
        craftable=True,
        copies=3,
    ),
    # Stops one heavy blow: this one, or a worse one?
    Item(
        "leather_coat",
        Name("Lederwams", "Leather Coat", kind="n"),
        ARMOUR,
        [Ability(Moment.AT_ATTACK, [ReduceDamage(2)], cost=[TurnThis()], art=COMBAT)],
        craftable=True,
    ),
    # The best there is, for those who don't have to run.
    Item(
        "mail_shirt",
        Name("Kettenhemd", "Mail Shirt", kind="n"),
        ARMOUR,
        [
            Ability(Moment.STANDING, [ReducesDamage(1)]),
            Ability(Moment.FLEEING, [Lose(1, Track.ENERGY)], art=COMBAT),
        ],
    ),
    # Warm at night, worth nothing in a fight.
    Item(
        "bearskin",
        Name("Bärenfell", "Bearskin", kind="n"),
        ARMOUR,
        [Ability(Moment.STANDING, [RestBrings(health=1)])],
        craftable=True,
    ),
    # Whoever is hit stops trembling: for the frightened who are still healthy.
    Item(
        "hair_shirt",
        Name("Büßerhemd", "Hair Shirt", kind="n"),
        ARMOUR,
        [Ability(Moment.DAMAGED, [Lose(1, Track.FEAR)], art=COMBAT)],
        craftable=True,
    ),
    # The dead don't look at who wears their linen.
    Item(
        "winding_sheet",
        Name("Leichentuch", "Winding Sheet", kind="n"),
        ARMOUR,
        [Ability(Moment.AT_ATTACK, [PreventFear()], needs=EnemyIs(Colour.VIOLET), art=COMBAT)],
    ),
    # Clothes make people, and cost them: Wealth for a good start.
    Item(
        "feast_day_coat",
        Name("Festtagsrock", "Feast-Day Coat", kind="m"),
        ARMOUR,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [Steps(2)],
                cost=[Pay(1, Resource.WEALTH)],
                art=Art.DIPLOMACY,
            )
        ],
    ),
    # Saves a life once and is firewood then.
    Item(
        "wooden_shield",
        Name("Holzschild", "Wooden Shield", kind="m"),
        SHIELD,
        [Ability(Moment.AT_ATTACK, [ReduceDamage(99)], cost=[DiscardThis()], art=COMBAT)],
        craftable=True,
        copies=2,
    ),
    # A card for two Health: the next blow or the next answer?
    Item(
        "round_shield",
        Name("Rundschild", "Round Shield", kind="m"),
        SHIELD,
        [
            Ability(
                Moment.AT_ATTACK,
                [ReduceDamage(2)],
                cost=[DiscardCards(1)],
                once=Once.ROUND,
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # Not thicker, only wider: feints end in the wood, and the second blow too.
    Item(
        "pavise",
        Name("Setzschild", "Pavise", kind="m"),
        SHIELD,
        [Ability(Moment.STANDING, [IgnoresTraits([Trait.FEINT, Trait.FRENZY])])],
    ),
    # Strikes back: used early it moves the table's row as well.
    Item(
        "buckler",
        Name("Faustschild", "Buckler", kind="m"),
        SHIELD,
        [Ability(Moment.AT_ATTACK, [ReduceDamage(1), Markers(1)], cost=[TurnThis()], art=COMBAT)],
        craftable=True,
    ),
    # A name can be held before oneself until it is worn out.
    Item(
        "heraldic_shield",
        Name("Wappenschild", "Heraldic Shield", kind="m"),
        SHIELD,
        [
            Ability(
                Moment.AT_ATTACK,
                [PreventStepsDown(2)],
                cost=[Pay(1, Resource.REPUTATION)],
                art=Art.DIPLOMACY,
            )
        ],
    ),
]
