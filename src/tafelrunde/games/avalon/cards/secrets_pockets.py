"""Secrets 1 to 8: small things that people of chapter 1 part with. Above each stands what it is
for, where it is won and where the book asks for it.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Moment, Once, Secret
from tafelrunde.games.avalon.terms import Art, Deed, Keyword, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardLast,
    Draw,
    Markers,
    PreventFear,
    ReduceDamage,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasItem
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost

COMBAT: Final = Art.COMBAT
DIPLOMACY: Final = Art.DIPLOMACY

CARDS: Final = [
    # What leads nowhere is cut off, and one begins anew. Won 101; given away in chapter 5.
    Secret(
        "iorlas_scissors",
        Name("Iorlas Schere", "Iorla's Scissors", kind="it"),
        1,
        [Ability(Moment.PAY, [DiscardLast(), Draw()], cost=[TurnThis()])],
    ),
    # They know the way; at night one hears them walk. Won 103; asked for in the mill.
    Secret(
        "dead_mans_boots",
        Name("Stiefel eines Toten", "Dead Man's Boots", kind="pl"),
        2,
        [
            Ability(Moment.STANDING, [ChangeCost(Deed.TRAVEL, by=-1, first_today=True)]),
            Ability(Moment.BEFORE_REST, [Gain(1, Track.FEAR)]),
        ],
    ),
    # The first fight of the day, if there is a blade to oil. Won 105; Kerrec's scale needs it.
    Secret(
        "wennas_oil_can",
        Name("Wennas Kännchen", "Wenna's Oil Can", kind="it"),
        3,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [Markers(1)],
                needs=HasItem(keyword=Keyword.WEAPON, equipped=True),
                once=Once.DAY,
                art=COMBAT,
            )
        ],
    ),
    # Two meals for whoever does not look. Won 108; Osk would open a door for it.
    Secret(
        "jar_of_grubs",
        Name("Topf Maden", "Jar of Grubs", kind="m"),
        4,
        [
            Ability(
                Moment.ANY_TIME,
                [Gain(2, Resource.FOOD), Gain(1, Track.FEAR)],
                cost=[DiscardThis()],
                once=Once.DAY,
            )
        ],
    ),
    # Wherever one arrives, somebody has held up a light first. Won 109; it shows marks on 105.
    Secret(
        "teagues_lantern",
        Name("Teagues Laterne", "Teague's Lantern", kind="it"),
        5,
        [
            Ability(
                Moment.ARRIVAL,
                [Lose(1, Track.FEAR)],
                needs=Has(3, Track.FEAR),
                once=Once.DAY,
            )
        ],
    ),
    # One coat over what one has just seen. Won 107 by a lie; asked for on 109.
    Secret(
        "margeds_brush",
        Name("Margeds Pinsel", "Marged's Brush", kind="it"),
        6,
        [Ability(Moment.AT_ATTACK, [PreventFear(2)], cost=[TurnThis()])],
    ),
    # Put on the other side of the scale, money weighs more. Won 103; a slab on 106 wants it.
    Secret(
        "kerrecs_weight",
        Name("Kerrecs Gewicht", "Kerrec's Weight", kind="it"),
        7,
        [
            Ability(
                Moment.PAY,
                [Steps(1)],
                cost=[Pay(1, Resource.WEALTH)],
                once=Once.ROUND,
                art=DIPLOMACY,
            )
        ],
    ),
    # It pulls its bearer out of the way, and does not let go. Won 104; it can be brought back.
    Secret(
        "hand_on_the_sleeve",
        Name("Hand am Ärmel", "Hand on the Sleeve", kind="f"),
        8,
        [
            Ability(
                Moment.AT_ATTACK,
                [ReduceDamage(1), Gain(1, Track.FEAR)],
                cost=[TurnThis()],
                art=COMBAT,
            )
        ],
        personal=True,
    ),
]
