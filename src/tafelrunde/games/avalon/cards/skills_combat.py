"""Skills of Aggression, Courage and Practicality. The two sides of a card are two answers to one
question: whoever takes one gives up the other for everybody (A23.12).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Moment, Once, Skill, SkillCard
from tafelrunde.games.avalon.terms import (
    Art,
    Attribute,
    Colour,
    Deed,
    Resource,
    Symbol,
    Track,
    Who,
)
from tafelrunde.games.avalon.vocabulary.clash import (
    Draw,
    LayHandCard,
    Markers,
    PreventFear,
    ReduceMarkerLoss,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    AtSymbol,
    EnemyIs,
    Has,
    IsAlone,
    IsFirstCard,
    Not,
    PoolAtLeast,
    SymbolIs,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, DiscardItem, Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain, GainItem, Lose
from tafelrunde.games.avalon.vocabulary.standing import (
    ChangeCost,
    DrawsInPanic,
    FleesFreely,
    LooksAtItems,
    MoreFrom,
    ReducesDamage,
)

COMBAT: Final = Art.COMBAT
DIPLOMACY: Final = Art.DIPLOMACY
AGGRESSION: Final = Attribute.AGGRESSION
COURAGE: Final = Attribute.COURAGE
PRACTICALITY: Final = Attribute.PRACTICALITY


def card(attribute: Attribute, front: Skill, back: Skill) -> SkillCard:
    """A skill card, called by its front."""
    return SkillCard(front.id, front.name, attribute, front, back)


CARDS: Final = [
    # Strength in every symbol, or in the first moment
    card(
        AGGRESSION,
        Skill(
            "monstrous_strength",
            Name("Monströse Stärke", "Monstrous Strength", kind="f"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Markers(1)],
                    needs=SymbolIs(AGGRESSION),
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "first_strike",
            Name("Erster Schlag", "First Strike", kind="m"),
            [Ability(Moment.ENCOUNTER_BEGINS, [Markers(1)], art=COMBAT)],
        ),
    ),
    # For those who are hit, or for those who have nearly won
    card(
        AGGRESSION,
        Skill(
            "blood_rage",
            Name("Blutrausch", "Blood Rage", kind="m"),
            [Ability(Moment.DAMAGED, [Markers(1)], art=COMBAT)],
        ),
        Skill(
            "coup_de_grace",
            Name("Gnadenstoß", "Coup de Grâce", kind="m"),
            [Ability(Moment.BECOMES_ACTIVE, [Markers(1)], needs=PoolAtLeast(5), art=COMBAT)],
        ),
    ),
    # Long chains, or a hand thrown into one blow
    card(
        AGGRESSION,
        Skill(
            "overrun",
            Name("Überrennen", "Overrun", kind="n"),
            [
                Ability(
                    Moment.CARD_LAID,
                    [Draw()],
                    needs=Not(IsFirstCard()),
                    once=Once.ROUND,
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "reckless_blow",
            Name("Blinde Wut", "Reckless Blow", kind="f"),
            [
                Ability(
                    Moment.PAY,
                    [Markers(2)],
                    cost=[DiscardCards(2)],
                    once=Once.TURN,
                    art=COMBAT,
                )
            ],
        ),
    ),
    # Violence where others talk, or where others leave something lying
    card(
        AGGRESSION,
        Skill(
            "threatening_gesture",
            Name("Drohgebärde", "Threatening Gesture", kind="f"),
            [
                Ability(
                    Moment.ENCOUNTER_BEGINS,
                    [Steps(2)],
                    cost=[Pay(1, Resource.REPUTATION)],
                    art=DIPLOMACY,
                )
            ],
        ),
        Skill(
            "looter",
            Name("Plünderer", "Looter", kind="m"),
            [
                Ability(
                    Moment.ENCOUNTER_WON,
                    [Gain(1, Resource.WEALTH)],
                    needs=EnemyIs(Colour.GRAY),
                    art=COMBAT,
                )
            ],
        ),
    ),
    # The hunter eats; the avenger does not sleep
    card(
        AGGRESSION,
        Skill(
            "hunters_hunger",
            Name("Hunger des Jägers", "Hunter's Hunger", kind="m"),
            [
                Ability(
                    Moment.ENCOUNTER_WON,
                    [Gain(1, Resource.FOOD)],
                    needs=EnemyIs(Colour.GREEN),
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "vengefulness",
            Name("Rachsucht", "Vengefulness", kind="f"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [Markers(2), Gain(1, Track.FEAR)],
                    once=Once.ENCOUNTER,
                    may=True,
                    art=COMBAT,
                )
            ],
        ),
    ),
    # One's own blood, spent or running out
    card(
        AGGRESSION,
        Skill(
            "without_mercy",
            Name("Ohne Rücksicht", "Without Mercy", kind="title"),
            [
                Ability(
                    Moment.PAY,
                    [Markers(1)],
                    cost=[Pay(1, Track.HEALTH)],
                    once=Once.TURN,
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "last_stand",
            Name("Letztes Aufbäumen", "Last Stand", kind="n"),
            [
                Ability(
                    Moment.BECOMES_ACTIVE,
                    [Markers(1)],
                    needs=Not(Has(4, Track.HEALTH)),
                    art=COMBAT,
                )
            ],
        ),
    ),
    # To stay in panic, or to get away
    card(
        COURAGE,
        Skill(
            "unbending",
            Name("Unbeugsam", "Unbending", kind="title"),
            [Ability(Moment.STANDING, [DrawsInPanic()])],
        ),
        Skill(
            "rearguard",
            Name("Rückendeckung", "Rearguard", kind="f"),
            [Ability(Moment.STANDING, [FleesFreely()])],
        ),
    ),
    # For oneself, or before the others
    card(
        COURAGE,
        Skill(
            "steadfast",
            Name("Standhaft", "Steadfast", kind="title"),
            [Ability(Moment.AT_ATTACK, [PreventFear(1)])],
        ),
        Skill(
            "stand_before_them",
            Name("Vor die anderen treten", "Stand Before Them", kind="title"),
            [Ability(Moment.BECOMES_ACTIVE, [Draw()], needs=Not(IsAlone()), art=COMBAT)],
        ),
    ),
    # Courage that grows in the fight, or with what was fought
    card(
        COURAGE,
        Skill(
            "growing_courage",
            Name("Wachsender Mut", "Growing Courage", kind="m"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Lose(1, Track.FEAR)],
                    needs=SymbolIs(COURAGE),
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "slayer_of_shadows",
            Name("Schattentöter", "Slayer of Shadows", kind="m"),
            [
                Ability(
                    Moment.ENCOUNTER_WON,
                    [Lose(2, Track.FEAR)],
                    needs=EnemyIs(Colour.VIOLET),
                    art=COMBAT,
                )
            ],
        ),
    ),
    # One card more when it counts, or no shame afterwards
    card(
        COURAGE,
        Skill(
            "daring",
            Name("Wagemut", "Daring", kind="m"),
            [
                Ability(
                    Moment.PAY,
                    [LayHandCard()],
                    cost=[Pay(1, Track.ENERGY)],
                    once=Once.ENCOUNTER,
                )
            ],
        ),
        Skill(
            "orderly_retreat",
            Name("Geordneter Rückzug", "Orderly Retreat", kind="m"),
            [Ability(Moment.FLEEING, [Lose(2, Track.FEAR)], art=COMBAT)],
        ),
    ),
    # The road takes the Fear, or somebody stays awake for all
    card(
        COURAGE,
        Skill(
            "light_step",
            Name("Leichter Schritt", "Light Step", kind="m"),
            [Ability(Moment.ARRIVAL, [Lose(1, Track.FEAR)], once=Once.DAY)],
        ),
        Skill(
            "night_watch",
            Name("Nachtwache", "Night Watch", kind="f"),
            [Ability(Moment.REST, [Lose(1, Track.FEAR, who=Who.ALL)], cost=[Pay(1, Track.HEALTH)])],
        ),
    ),
    # Against heavy blows, or against despair
    card(
        COURAGE,
        Skill(
            "toughness",
            Name("Zähigkeit", "Toughness", kind="f"),
            [Ability(Moment.STANDING, [ReducesDamage(1, least=2)])],
        ),
        Skill(
            "defiance",
            Name("Trotz", "Defiance", kind="m"),
            [Ability(Moment.DAMAGED, [Draw()], needs=Has(4, Track.FEAR), art=COMBAT)],
        ),
    ),
    # What one finds, or what one harvests
    card(
        PRACTICALITY,
        Skill(
            "nimble_fingers",
            Name("Flinke Finger", "Nimble Fingers", kind="pl"),
            [Ability(Moment.STANDING, [LooksAtItems(2)])],
        ),
        Skill(
            "stockkeeping",
            Name("Vorratshaltung", "Stockkeeping", kind="f"),
            [Ability(Moment.STANDING, [MoreFrom(Resource.FOOD)])],
        ),
    ),
    # Energy saved by looking, or by working
    card(
        PRACTICALITY,
        Skill(
            "keen_eye",
            Name("Scharfes Auge", "Keen Eye", kind="n"),
            [Ability(Moment.STANDING, [ChangeCost(Deed.EXPLORE, by=-1, first_today=True)])],
        ),
        Skill(
            "practised_hands",
            Name("Geübte Hände", "Practised Hands", kind="pl"),
            [Ability(Moment.STANDING, [ChangeCost(Deed.LOCATION_ACTION, by=-1, first_today=True)])],
        ),
    ),
    # To make things, or to take them apart
    card(
        PRACTICALITY,
        Skill(
            "tinkerer",
            Name("Bastler", "Tinkerer", kind="m"),
            [
                Ability(
                    Moment.ACTION,
                    [GainItem(craftable=True)],
                    cost=[Pay(1, Resource.WEALTH)],
                    energy=2,
                    once=Once.DAY,
                )
            ],
        ),
        Skill(
            "salvage",
            Name("Ausschlachten", "Salvage", kind="n"),
            [
                Ability(
                    Moment.ANY_TIME,
                    [Gain(2, Resource.WEALTH)],
                    cost=[DiscardItem()],
                    once=Once.DAY,
                )
            ],
        ),
    ),
    # To see where it hurts, or to lay out bait
    card(
        PRACTICALITY,
        Skill(
            "weak_spot",
            Name("Schwachstelle", "Weak Spot", kind="f"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Draw()],
                    needs=SymbolIs(PRACTICALITY),
                    once=Once.TURN,
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "bait",
            Name("Köder", "Bait", kind="m"),
            [
                Ability(
                    Moment.ENCOUNTER_BEGINS,
                    [Markers(2)],
                    cost=[Pay(1, Resource.FOOD)],
                    needs=EnemyIs(Colour.GREEN),
                    art=COMBAT,
                )
            ],
        ),
    ),
    # Another card, or what was won is kept
    card(
        PRACTICALITY,
        Skill(
            "second_thoughts",
            Name("Umdenken", "Second Thoughts", kind="n"),
            [Ability(Moment.PAY, [Draw()], cost=[DiscardCards(1)], once=Once.TURN)],
        ),
        Skill(
            "steady_pressure",
            Name("Nicht nachlassen", "Steady Pressure", kind="title"),
            [Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(1)], art=COMBAT)],
        ),
    ),
    # Wealth for Health, or Food for Wealth
    card(
        PRACTICALITY,
        Skill(
            "wound_care",
            Name("Wundversorgung", "Wound Care", kind="f"),
            [
                Ability(
                    Moment.ANY_TIME,
                    [Gain(1, Track.HEALTH)],
                    cost=[Pay(1, Resource.WEALTH)],
                    once=Once.DAY,
                )
            ],
        ),
        Skill(
            "hucksters_soul",
            Name("Krämerseele", "Huckster's Soul", kind="f"),
            [
                Ability(
                    Moment.BEFORE_REST,
                    [Gain(2, Resource.WEALTH)],
                    cost=[Pay(1, Resource.FOOD)],
                    needs=AtSymbol([Symbol.FRIENDLY_SETTLEMENT]),
                )
            ],
        ),
    ),
]
