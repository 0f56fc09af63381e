"""Weapons of the item deck. Only one is equipped: each asks for another way to fight."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Item, Moment, Once
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Keyword, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    Draw,
    Markers,
    ReduceMarkerLoss,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    EnemyIs,
    IsFirstCard,
    Not,
    PoolAtLeast,
    SymbolIs,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    DiscardThisCard,
    Gain,
    Toss,
    Way,
)

COMBAT: Final = Art.COMBAT
WEAPON: Final = Keyword.WEAPON

CARDS: Final = [
    # Published. A marker now, or the sword for later.
    Item(
        "rusty_sword",
        Name("Rostiges Schwert", "Rusty Sword", kind="n"),
        WEAPON,
        [
            Ability(
                Moment.BECOMES_ACTIVE,
                [Markers(1), Toss(skull=[DiscardThisCard()])],
                may=True,
                art=COMBAT,
            )
        ],
        craftable=True,
        copies=3,
    ),
    # One blow: which turn is it for?
    Item(
        "smith_hammer",
        Name("Schmiedehammer", "Smith's Hammer", kind="m"),
        WEAPON,
        [
            Ability(
                Moment.CARD_LAID, [Markers(2)], cost=[TurnThis()], needs=IsFirstCard(), art=COMBAT
            )
        ],
        craftable=True,
    ),
    # Carried for the forest, useless at the gate: where does the day lead?
    Item(
        "hunting_spear",
        Name("Jagdspieß", "Hunting Spear", kind="m"),
        WEAPON,
        [Ability(Moment.ENCOUNTER_BEGINS, [Markers(2)], needs=EnemyIs(Colour.GREEN), art=COMBAT)],
    ),
    # Tomorrow's steps for today's markers.
    Item(
        "woodcutters_axe",
        Name("Holzfälleraxt", "Woodcutter's Axe", kind="f"),
        WEAPON,
        [
            Ability(
                Moment.PAY,
                [Markers(1)],
                cost=[Pay(1, Track.ENERGY)],
                once=Once.TURN,
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # A stone before the fight costs a card of the first hand.
    Item(
        "sling",
        Name("Schleuder", "Sling", kind="f"),
        WEAPON,
        [Ability(Moment.ENCOUNTER_BEGINS, [Markers(1), DiscardHand()], may=True, art=COMBAT)],
        craftable=True,
    ),
    # What the beast leaves: eaten or laid on the wound.
    Item(
        "sickle",
        Name("Sichel", "Sickle", kind="f"),
        WEAPON,
        [
            Ability(
                Moment.ENCOUNTER_WON,
                [ChooseOne([Way([Gain(1, Resource.FOOD)]), Way([Gain(1, Track.HEALTH)])])],
                needs=EnemyIs(Colour.GREEN),
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # Holds the ground once: against which attack?
    Item(
        "hooked_spear",
        Name("Hakenspieß", "Hooked Spear", kind="m"),
        WEAPON,
        [Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(99)], cost=[TurnThis()], art=COMBAT)],
        craftable=True,
    ),
    # Ends what is half done, and frightens who holds it: pack it away or not?
    Item(
        "executioners_sword",
        Name("Richtschwert", "Executioner's Sword", kind="n"),
        WEAPON,
        [
            Ability(
                Moment.BECOMES_ACTIVE,
                [Markers(1), Gain(1, Track.FEAR)],
                needs=PoolAtLeast(3),
                art=COMBAT,
            )
        ],
    ),
    # Against what comes out of the mist, and only for who stands its ground.
    Item(
        "silver_blade",
        Name("Silberklinge", "Silver Blade", kind="f"),
        WEAPON,
        [
            Ability(
                Moment.SYMBOL_ACTIVATED,
                [Markers(1)],
                needs=AllOf([EnemyIs(Colour.VIOLET), SymbolIs(Attribute.COURAGE)]),
                art=COMBAT,
            )
        ],
    ),
    # Who burns Magic in a fight gets it back in cards.
    Item(
        "druids_staff",
        Name("Druidenstab", "Druid's Staff", kind="m"),
        WEAPON,
        [
            Ability(
                Moment.SYMBOL_ACTIVATED,
                [Draw()],
                needs=SymbolIs(None),
                once=Once.ROUND,
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # Rewards the second card: keep a chain in hand.
    Item(
        "flail",
        Name("Dreschflegel", "Flail", kind="m"),
        WEAPON,
        [
            Ability(
                Moment.CARD_LAID,
                [Markers(1)],
                needs=Not(IsFirstCard()),
                once=Once.ROUND,
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
    # The first shot, as long as nobody has struck.
    Item(
        "longbow",
        Name("Langbogen", "Longbow", kind="m"),
        WEAPON,
        [
            Ability(
                Moment.PAY,
                [Markers(1), Draw()],
                cost=[TurnThis()],
                needs=Not(PoolAtLeast(1)),
                art=COMBAT,
            )
        ],
        craftable=True,
    ),
]
