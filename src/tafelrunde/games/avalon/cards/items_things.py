"""Items without a keyword: they need no slot, and most of them are gone when they have helped."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Item, Moment, Once
from tafelrunde.games.avalon.terms import Art, Colour, Keyword, Resource, Symbol, Track, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    Draw,
    IgnoreAttack,
    Markers,
    ReturnFromDiscards,
    RunsAway,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import AtSymbol, EnemyIs, HasItem, Not
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, DiscardThis, Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import Gain, GainItem, Lose, Toss
from tafelrunde.games.avalon.vocabulary.world import ExploreHere, MoveToConnected

COMBAT: Final = Art.COMBAT
SETTLEMENTS: Final = [Symbol.HOSTILE_SETTLEMENT, Symbol.FRIENDLY_SETTLEMENT]
IN_THE_WILD: Final = Not(AtSymbol(SETTLEMENTS))

CARDS: Final = [
    # Two Health when it is needed most, but not in a fight.
    Item(
        "healing_herbs",
        Name("Heilkräuter", "Healing Herbs", kind="pl"),
        None,
        [Ability(Moment.ANY_TIME, [Gain(2, Track.HEALTH)], cost=[DiscardThis()])],
        copies=2,
    ),
    # Three evenings; or something to give away.
    Item(
        "provisions",
        Name("Vorratsbeutel", "Bag of Provisions", kind="m"),
        None,
        [Ability(Moment.ANY_TIME, [Gain(3, Resource.FOOD)], cost=[DiscardThis()])],
        copies=2,
    ),
    # A way down, across or out that costs no Energy.
    Item(
        "rope",
        Name("Seilrolle", "Coil of Rope", kind="f"),
        None,
        [Ability(Moment.ANY_TIME, [MoveToConnected()], cost=[DiscardThis()])],
        craftable=True,
    ),
    # Out of a fight without Energy and without a last blow; without loot too.
    Item(
        "smoke_pot",
        Name("Rauchtopf", "Smoke Pot", kind="m"),
        None,
        [Ability(Moment.PAY, [RunsAway()], cost=[DiscardThis()], art=COMBAT)],
        craftable=True,
    ),
    # Good for the blade that one has: two markers at the start of one fight.
    Item(
        "whetstone",
        Name("Wetzstein", "Whetstone", kind="m"),
        None,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [Markers(2)],
                cost=[DiscardThis()],
                needs=HasItem(keyword=Keyword.WEAPON, equipped=True),
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # Once a day: one Wealth, and perhaps two come back.
    Item(
        "bone_dice",
        Name("Beinwürfel", "Bone Dice", kind="pl"),
        None,
        [
            Ability(
                Moment.ANY_TIME,
                [Toss(grail=[Gain(2, Resource.WEALTH)])],
                cost=[Pay(1, Resource.WEALTH)],
                once=Once.DAY,
            )
        ],
        craftable=True,
    ),
    # One talk that is nearly won before it begins: with whom?
    Item(
        "safe_conduct",
        Name("Geleitbrief", "Letter of Safe Conduct", kind="m"),
        None,
        [Ability(Moment.ENCOUNTER_BEGINS, [Steps(3)], cost=[DiscardThis()], art=Art.DIPLOMACY)],
    ),
    # Takes the Fear, and the morning with it.
    Item(
        "spirits",
        Name("Branntwein", "Bottle of Spirits", kind="m"),
        None,
        [
            Ability(
                Moment.ANY_TIME,
                [Lose(3, Track.FEAR), Lose(1, Track.ENERGY)],
                cost=[DiscardThis()],
            )
        ],
    ),
    # Three markers against one beast: small game or large?
    Item(
        "wolf_trap",
        Name("Schlageisen", "Wolf Trap", kind="n"),
        None,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [Markers(3)],
                cost=[DiscardThis()],
                needs=EnemyIs(Colour.GREEN),
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # Somebody was here before: an exploration for nothing.
    Item(
        "scrap_of_a_map",
        Name("Kartenfetzen", "Scrap of a Map", kind="m"),
        None,
        [Ability(Moment.ANY_TIME, [ExploreHere()], cost=[DiscardThis()])],
    ),
    # Feeds who sleeps outside, every other night.
    Item(
        "snares",
        Name("Drahtschlingen", "Wire Snares", kind="pl"),
        None,
        [Ability(Moment.BEFORE_REST, [Toss(grail=[Gain(1, Resource.FOOD)])], needs=IN_THE_WILD)],
        craftable=True,
    ),
    # A fire of one's own, worth most where no roof is.
    Item(
        "tinderbox",
        Name("Zunderbüchse", "Tinderbox", kind="f"),
        None,
        [Ability(Moment.REST, [Lose(1, Track.FEAR)], needs=IN_THE_WILD)],
        craftable=True,
    ),
    # In settlements: two Energy and a good name against whatever lies behind the lock.
    Item(
        "lock_picks",
        Name("Dietriche", "Lock Picks", kind="pl"),
        None,
        [
            Ability(
                Moment.ACTION,
                [Toss(grail=[GainItem()], skull=[Lose(1, Resource.REPUTATION)])],
                energy=2,
                needs=AtSymbol(SETTLEMENTS),
                once=Once.DAY,
            )
        ],
    ),
    # Works only in the moment of the wound: on this one or on the next?
    Item(
        "bandages",
        Name("Leinenbinden", "Bandages", kind="pl"),
        None,
        [Ability(Moment.DAMAGED, [Gain(2, Track.HEALTH)], cost=[DiscardThis()], art=COMBAT)],
        craftable=True,
    ),
    # One attack of something from the mist does not happen.
    Item(
        "pouch_of_salt",
        Name("Salzbeutel", "Pouch of Salt", kind="m"),
        None,
        [
            Ability(
                Moment.AT_ATTACK,
                [IgnoreAttack()],
                cost=[DiscardThis()],
                needs=EnemyIs(Colour.VIOLET),
                art=COMBAT,
            )
        ],
    ),
    # Worth something only where somebody honours it: a detour for three Wealth.
    Item(
        "bond",
        Name("Schuldschein", "Bond", kind="m"),
        None,
        [
            Ability(
                Moment.ANY_TIME,
                [Gain(3, Resource.WEALTH)],
                cost=[DiscardThis()],
                needs=AtSymbol([Symbol.FRIENDLY_SETTLEMENT]),
            )
        ],
    ),
    # Makes something useful of something else, without choosing what.
    Item(
        "tool_chest",
        Name("Werkzeugkiste", "Tool Chest", kind="f"),
        None,
        [
            Ability(
                Moment.ACTION,
                [GainItem(craftable=True)],
                cost=[DiscardItem()],
                energy=2,
                once=Once.DAY,
            )
        ],
        craftable=True,
    ),
    # A card comes back, once in an encounter: which, and when?
    Item(
        "hourglass",
        Name("Sanduhr", "Hourglass", kind="f"),
        None,
        [Ability(Moment.PAY, [ReturnFromDiscards()], cost=[TurnThis()])],
    ),
    # Everybody takes heart once: best when all are there.
    Item(
        "signal_horn",
        Name("Signalhorn", "Signal Horn", kind="n"),
        None,
        [Ability(Moment.PAY, [Draw(2, who=Who.EACH)], cost=[DiscardThis()])],
    ),
]
