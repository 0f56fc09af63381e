"""Secrets that do something: knowledge, powers and burdens (A13.21). 11, 15, 30 and 42 are named by
the rulebook; those of the story alone stand in `secrets_story`.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Moment, Once, Secret
from tafelrunde.games.avalon.terms import (
    Art,
    Attribute,
    Colour,
    Keyword,
    Resource,
    Symbol,
    Track,
    Trait,
    Who,
)
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    Draw,
    IgnoreAttack,
    Markers,
    ReduceDamage,
    RunsAway,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    AtSymbol,
    Count,
    Counted,
    EnemyIs,
    Has,
    Not,
    SymbolIs,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, DiscardItem, Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    DiscardThisCard,
    Gain,
    GainItem,
    Lose,
    MayPay,
    TakeItem,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import (
    GainsLess,
    IgnoresTraits,
    NoHealthFromRest,
    RelationStarts,
    RestBrings,
)
from tafelrunde.games.avalon.vocabulary.world import MoveToLowest, RevealAnother

COMBAT: Final = Art.COMBAT
DIPLOMACY: Final = Art.DIPLOMACY
AMONG_FRIENDS: Final = AtSymbol([Symbol.FRIENDLY_SETTLEMENT])

CARDS: Final = [
    # The goal of the first quest: without them no stone is kindled.
    Secret(
        "rites_of_the_menhir",
        Name("Riten des Menhirs", "Rites of the Menhir", kind="pl"),
        11,
        [Ability(Moment.CHARGING, [Gain(1, Resource.EXP)])],
    ),
    # A card for a marker: the hand is the blade.
    Secret(
        "faels_knife",
        Name("Faels Messer", "Fael's Knife", kind="it"),
        12,
        [Ability(Moment.PAY, [Markers(1)], cost=[DiscardCards(1)], once=Once.ROUND, art=COMBAT)],
        keyword=Keyword.WEAPON,
    ),
    # Magic for the fight instead of for the stones.
    Secret(
        "rune_blade",
        Name("Runenklinge", "Rune Blade", kind="f"),
        13,
        [
            Ability(
                Moment.PAY,
                [Markers(2)],
                cost=[Pay(1, Resource.MAGIC), TurnThis()],
                art=COMBAT,
            )
        ],
        keyword=Keyword.WEAPON,
    ),
    # Forces a way home: only among friends, and for a second meal, it passes.
    Secret(
        "bog_fever",
        Name("Sumpffieber", "Bog Fever", kind="n"),
        14,
        [
            Ability(Moment.STANDING, [NoHealthFromRest()]),
            Ability(
                Moment.REST,
                [MayPay([Pay(1, Resource.FOOD)], [DiscardThisCard()])],
                needs=AMONG_FRIENDS,
            ),
        ],
        personal=True,
    ),
    # Published purpose: the menhirs 101, 106 and 121 ask for it.
    Secret(
        "stoneshapers_tools",
        Name("Werkzeug des Steinformers", "Stoneshaper's Tools", kind="n"),
        15,
    ),
    # Every fight may tear it open again, until somebody is paid to set it.
    Secret(
        "broken_rib",
        Name("Gebrochene Rippe", "Broken Rib", kind="f"),
        20,
        [
            Ability(Moment.ROUND_ENDS, [Toss(skull=[Deal(1)])], art=COMBAT),
            Ability(
                Moment.REST,
                [MayPay([Pay(2, Resource.WEALTH)], [DiscardThisCard()])],
                needs=AMONG_FRIENDS,
            ),
        ],
        personal=True,
    ),
    # People ask who you are, and you have to think: a card less in every talk.
    Secret(
        "fading_name",
        Name("Verblassender Name", "Fading Name", kind="m -ns"),
        21,
        [
            Ability(Moment.ENCOUNTER_BEGINS, [DiscardHand()], art=DIPLOMACY),
            Ability(Moment.REST, [MayPay([Pay(2, Resource.MAGIC)], [DiscardThisCard()])]),
        ],
        personal=True,
    ),
    # Office lends weight once in a talk: for the first word or the last?
    Secret(
        "stewards_ring",
        Name("Ring des Vogts", "Steward's Ring", kind="m"),
        22,
        [Ability(Moment.PAY, [Steps(2)], cost=[TurnThis()], art=DIPLOMACY)],
        keyword=Keyword.RELIC,
    ),
    # Whoever carries it is neither outrun nor outnumbered.
    Secret(
        "antler_of_the_pale_stag",
        Name("Geweih des bleichen Hirschs", "Antler of the Pale Stag", kind="n"),
        23,
        [Ability(Moment.STANDING, [IgnoresTraits([Trait.HASTE, Trait.HORDE])])],
        keyword=Keyword.RELIC,
    ),
    # One quarrel a day ends before it begins; its loot is gone with it.
    Secret(
        "pass_of_kamelot",
        Name("Passierschein von Kamelot", "Pass of Kamelot", kind="m"),
        24,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [RunsAway()],
                needs=EnemyIs(Colour.GRAY),
                once=Once.DAY,
                may=True,
                art=COMBAT,
            )
        ],
    ),
    # Everything becomes a weapon: what can be spared?
    Secret(
        "anvil_of_the_deep",
        Name("Amboss der Tiefe", "Anvil of the Deep", kind="m"),
        25,
        [
            Ability(
                Moment.ACTION,
                [GainItem(keyword=Keyword.WEAPON)],
                cost=[DiscardItem()],
                energy=2,
                once=Once.DAY,
            )
        ],
    ),
    # It counts along at night; only Magic and Wealth together stop it.
    Secret(
        "red_death",
        Name("Roter Tod", "Red Death", kind="m"),
        26,
        [
            Ability(Moment.BEFORE_REST, [Toss(skull=[Deal(1), Gain(1, Track.FEAR)])]),
            Ability(
                Moment.REST,
                [MayPay([Pay(1, Resource.MAGIC), Pay(1, Resource.WEALTH)], [DiscardThisCard()])],
            ),
        ],
        personal=True,
    ),
    # Magic persuades, and whoever uses it hears the answer too.
    Secret(
        "voice_of_the_foredwellers",
        Name("Stimme des Einstvolks", "Voice of the Foredwellers", kind="f"),
        27,
        [
            Ability(
                Moment.SYMBOL_ACTIVATED,
                [Steps(2), Gain(1, Track.FEAR)],
                needs=SymbolIs(None),
                art=DIPLOMACY,
            )
        ],
    ),
    # As thick as the faith of who wears it.
    Secret(
        "druids_mantle",
        Name("Mantel eines Druiden", "Druid's Mantle", kind="m"),
        28,
        [
            Ability(
                Moment.AT_ATTACK,
                [ReduceDamage(Count(Counted.ATTRIBUTE, Attribute.SPIRITUALITY), least=1)],
                art=COMBAT,
            )
        ],
        keyword=Keyword.ARMOUR,
    ),
    # Holds a great blow once, and who stood behind it takes heart.
    Secret(
        "shield_of_carrow",
        Name("Schild von Carrow", "Shield of Carrow", kind="m"),
        29,
        [Ability(Moment.AT_ATTACK, [ReduceDamage(3), Draw()], cost=[TurnThis()], art=COMBAT)],
        keyword=Keyword.SHIELD,
    ),
    # Published: Magic against whatever the morning brings, again and again.
    Secret(
        "rites_of_the_traveller",
        Name("Riten des Reisenden", "Rites of the Traveller", kind="pl"),
        30,
        [Ability(Moment.EVENT_REVEALED, [RevealAnother()], cost=[Pay(1, Resource.MAGIC)])],
    ),
    # Warm, too large, and nobody knows whose: good nights instead of good armour.
    Secret(
        "coat_of_the_fifth",
        Name("Mantel der fünften Person", "Coat of the Fifth", kind="m"),
        31,
        [Ability(Moment.STANDING, [RestBrings(health=1, fear=1)])],
        keyword=Keyword.ARMOUR,
    ),
    # Four notes for everybody, in the middle of a fight or a quarrel.
    Secret(
        "brannochs_song",
        Name("Brannochs Lied", "Brannoch's Song", kind="it"),
        32,
        [
            Ability(
                Moment.PAY,
                [Lose(2, Track.FEAR, who=Who.EACH)],
                cost=[Pay(1, Resource.MAGIC)],
                once=Once.ENCOUNTER,
            )
        ],
    ),
    # It strikes of its own will, and every wound belongs to it.
    Secret(
        "sword_from_the_field",
        Name("Schwert aus dem Acker", "Sword from the Field", kind="n"),
        33,
        [
            Ability(Moment.BECOMES_ACTIVE, [Markers(1)], art=COMBAT),
            Ability(Moment.DAMAGED, [Gain(1, Track.FEAR)], art=COMBAT),
        ],
        keyword=Keyword.WEAPON,
    ),
    # Home in one step, for Magic that a stone would have needed.
    Secret(
        "map_of_the_stones",
        Name("Karte der Steine", "Map of the Stones", kind="f"),
        34,
        [
            Ability(
                Moment.ANY_TIME,
                [MoveToLowest()],
                cost=[Pay(1, Resource.MAGIC)],
                once=Once.DAY,
            )
        ],
    ),
    # The more afraid, the stronger; and every hunt makes it worse.
    Secret(
        "wolfs_bite",
        Name("Wolfsbiss", "Wolf's Bite", kind="m"),
        35,
        [
            Ability(Moment.BECOMES_ACTIVE, [Markers(1)], needs=Has(4, Track.FEAR), art=COMBAT),
            Ability(
                Moment.ENCOUNTER_WON,
                [Gain(1, Track.FEAR)],
                needs=EnemyIs(Colour.GREEN),
                art=COMBAT,
            ),
        ],
        personal=True,
    ),
    # Poor and wiser: every victory teaches, no purse fills.
    Secret(
        "vow_of_poverty",
        Name("Gelübde der Armut", "Vow of Poverty", kind="n"),
        36,
        [
            Ability(Moment.STANDING, [GainsLess(Resource.WEALTH)]),
            Ability(Moment.ENCOUNTER_WON, [Gain(1, Resource.EXP)], art=DIPLOMACY),
        ],
        personal=True,
    ),
    # For a meal it brings other news in the morning.
    Secret(
        "king_of_crows",
        Name("Krähenkönig", "King of Crows", kind="m"),
        37,
        [Ability(Moment.EVENT_REVEALED, [RevealAnother()], cost=[Pay(1, Resource.FOOD)])],
        keyword=Keyword.COMPANION,
    ),
    # A meal becomes what is needed most.
    Secret(
        "bottomless_cup",
        Name("Kelch ohne Boden", "Bottomless Cup", kind="m"),
        38,
        [
            Ability(
                Moment.ANY_TIME,
                [
                    ChooseOne(
                        [
                            Way([Gain(2, Track.HEALTH)]),
                            Way([Lose(2, Track.FEAR)]),
                            Way([Gain(1, Resource.MAGIC)]),
                        ]
                    )
                ],
                cost=[Pay(1, Resource.FOOD)],
                once=Once.DAY,
            )
        ],
        keyword=Keyword.RELIC,
    ),
    # Whoever fed them is fed, if there is a bag left and nothing else.
    Secret(
        "word_of_the_mill_folk",
        Name("Wort der Mühlenleute", "Word of the Mill Folk", kind="n"),
        39,
        [
            Ability(
                Moment.BEFORE_REST,
                [TakeItem("provisions")],
                needs=Not(Has(1, Resource.FOOD)),
            )
        ],
    ),
    # One reaction is seen and does not happen: the worst one?
    Secret(
        "shard_of_a_mirror",
        Name("Spiegelscherbe", "Shard of a Mirror", kind="f"),
        40,
        [Ability(Moment.AT_ATTACK, [IgnoreAttack()], cost=[TurnThis()], art=DIPLOMACY)],
    ),
    # The aggravation of Challenge Mode (A31.11): every talk begins below the gray field.
    Secret(
        "secret_42",
        Name("Argwohn der Insel", "Distrust of the Island", kind="m"),
        42,
        [Ability(Moment.STANDING, [RelationStarts(-1)])],
        personal=True,
    ),
]
