"""Skills of Empathy, Caution and Spirituality; how they are read stands in `skills_combat`."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.skills_combat import card
from tafelrunde.games.avalon.nouns import Ability, Moment, Once, Skill
from tafelrunde.games.avalon.terms import (
    Area,
    Art,
    Attribute,
    Colour,
    Resource,
    Symbol,
    Track,
    Trait,
)
from tafelrunde.games.avalon.vocabulary.clash import (
    Draw,
    LookAtDeck,
    PreventStepsDown,
    ReduceDamage,
    ReduceMarkerLoss,
    ReturnFromDiscards,
    RunsAway,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import (
    AtSymbol,
    EnemyIs,
    Has,
    Not,
    PoolAtLeast,
    RelationIn,
    SymbolIs,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose, RepeatToss, Toss
from tafelrunde.games.avalon.vocabulary.standing import (
    FreeMagic,
    IgnoresInstant,
    IgnoresTraits,
    NoFearByReactions,
    RelationStarts,
    RestBrings,
)
from tafelrunde.games.avalon.vocabulary.world import RevealAnother

COMBAT: Final = Art.COMBAT
DIPLOMACY: Final = Art.DIPLOMACY
EMPATHY: Final = Attribute.EMPATHY
CAUTION: Final = Attribute.CAUTION
SPIRITUALITY: Final = Attribute.SPIRITUALITY
SETTLEMENT: Final = AtSymbol([Symbol.HOSTILE_SETTLEMENT, Symbol.FRIENDLY_SETTLEMENT])
AMONG_FRIENDS: Final = AtSymbol([Symbol.FRIENDLY_SETTLEMENT])

CARDS: Final = [
    # What people give, or what one gives them
    card(
        EMPATHY,
        Skill(
            "alms",
            Name("Almosen", "Alms", kind="n -"),
            [Ability(Moment.BEFORE_REST, [Gain(1, Resource.FOOD)], needs=SETTLEMENT)],
        ),
        Skill(
            "consoler",
            Name("Tröster", "Consoler", kind="m"),
            [Ability(Moment.STANDING, [RestBrings(fear=1, others_too=True)])],
        ),
    ),
    # To be liked for listening, or at first sight
    card(
        EMPATHY,
        Skill(
            "open_ear",
            Name("Offenes Ohr", "Open Ear", kind="n"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Steps(1)],
                    needs=SymbolIs(EMPATHY),
                    once=Once.ROUND,
                    art=DIPLOMACY,
                )
            ],
        ),
        Skill(
            "winning_ways",
            Name("Gewinnendes Wesen", "Winning Ways", kind="n"),
            [Ability(Moment.STANDING, [RelationStarts(1, every_stage=False)])],
        ),
    ),
    # A name that grows, or a bed that heals
    card(
        EMPATHY,
        Skill(
            "good_repute",
            Name("Guter Leumund", "Good Repute", kind="m"),
            [Ability(Moment.ENCOUNTER_WON, [Gain(1, Resource.REPUTATION)], art=DIPLOMACY)],
        ),
        Skill(
            "guest_of_honour",
            Name("Gern gesehen", "Guest of Honour", kind="title"),
            [Ability(Moment.REST, [Gain(1, Track.HEALTH)], needs=AMONG_FRIENDS)],
        ),
    ),
    # Food for a beast that goes, or a card for a word that stays unsaid
    card(
        EMPATHY,
        Skill(
            "friend_of_beasts",
            Name("Tierfreund", "Friend of Beasts", kind="m"),
            [
                Ability(
                    Moment.ENCOUNTER_BEGINS,
                    [RunsAway()],
                    cost=[Pay(2, Resource.FOOD)],
                    needs=EnemyIs(Colour.GREEN),
                )
            ],
        ),
        Skill(
            "soothing_words",
            Name("Beschwichtigen", "Soothing Words", kind="n"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [PreventStepsDown(1)],
                    cost=[DiscardCards(1)],
                    art=DIPLOMACY,
                )
            ],
        ),
    ),
    # A meal against Fear, or a good name for a good hand
    card(
        EMPATHY,
        Skill(
            "shared_bread",
            Name("Geteiltes Brot", "Shared Bread", kind="n"),
            [
                Ability(
                    Moment.ANY_TIME,
                    [Lose(2, Track.FEAR)],
                    cost=[Pay(1, Resource.FOOD)],
                    once=Once.DAY,
                )
            ],
        ),
        Skill(
            "knows_everybody",
            Name("Kennt hier jeden", "Knows Everybody", kind="title"),
            [
                Ability(
                    Moment.ENCOUNTER_BEGINS,
                    [Draw(2)],
                    cost=[Pay(1, Resource.REPUTATION)],
                    art=DIPLOMACY,
                )
            ],
        ),
    ),
    # To be heard in the evening, or not to give up in the quarrel
    card(
        EMPATHY,
        Skill(
            "storyteller",
            Name("Geschichtenerzähler", "Storyteller", kind="m"),
            [
                Ability(
                    Moment.BEFORE_REST,
                    [Toss(grail=[Gain(1, Resource.REPUTATION)])],
                    needs=SETTLEMENT,
                )
            ],
        ),
        Skill(
            "patience",
            Name("Geduld", "Patience", kind="f"),
            [Ability(Moment.ROUND_ENDS, [Steps(1)], needs=RelationIn(Area.RED), art=DIPLOMACY)],
        ),
    ),
    # Awake at night, or sure on the path
    card(
        CAUTION,
        Skill(
            "light_sleeper",
            Name("Leichter Schlaf", "Light Sleeper", kind="m"),
            [Ability(Moment.STANDING, [IgnoresTraits([Trait.ALERT, Trait.AMBUSH])])],
        ),
        Skill(
            "sure_foot",
            Name("Sicherer Tritt", "Sure Foot", kind="m"),
            [Ability(Moment.STANDING, [IgnoresInstant()])],
        ),
    ),
    # Under cover at the beginning, or away at any price
    card(
        CAUTION,
        Skill(
            "take_cover",
            Name("Deckung suchen", "Take Cover", kind="title"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [ReduceDamage(1)],
                    needs=Not(PoolAtLeast(1)),
                    art=COMBAT,
                )
            ],
        ),
        Skill(
            "back_door",
            Name("Hintertür", "Back Door", kind="f"),
            [Ability(Moment.PAY, [RunsAway()], cost=[DiscardCards(3)], art=COMBAT)],
        ),
    ),
    # To read people, or to say nothing wrong
    card(
        CAUTION,
        Skill(
            "between_the_lines",
            Name("Zwischen den Zeilen", "Between the Lines", kind="title"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [LookAtDeck(2, take=1)],
                    needs=SymbolIs(CAUTION),
                    once=Once.ROUND,
                    art=DIPLOMACY,
                )
            ],
        ),
        Skill(
            "not_a_word_too_many",
            Name("Kein Wort zu viel", "Not a Word Too Many", kind="title"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [PreventStepsDown(1)],
                    needs=RelationIn(Area.RED),
                    art=DIPLOMACY,
                )
            ],
        ),
    ),
    # To hedge against luck, or to look for the gap in every guard
    card(
        CAUTION,
        Skill(
            "measure_twice",
            Name("Zweimal messen", "Measure Twice", kind="title"),
            [Ability(Moment.TOSSED, [RepeatToss()], cost=[Pay(1, Track.ENERGY)], once=Once.DAY)],
        ),
        Skill(
            "distrust",
            Name("Argwohn", "Distrust", kind="m"),
            [Ability(Moment.STANDING, [IgnoresTraits([Trait.FAST, Trait.DEFENSIVE])])],
        ),
    ),
    # To wait for better cards, or for a better day
    card(
        CAUTION,
        Skill(
            "bide_ones_time",
            Name("Abwarten", "Bide One's Time", kind="n"),
            [Ability(Moment.ROUND_ENDS, [Draw()], cost=[Pay(1, Track.ENERGY)])],
        ),
        Skill(
            "weather_sense",
            Name("Wettergespür", "Weather Sense", kind="n"),
            [
                Ability(
                    Moment.EVENT_REVEALED,
                    [RevealAnother()],
                    cost=[Pay(1, Track.ENERGY)],
                    once=Once.DAY,
                )
            ],
        ),
    ),
    # Something put by, or something thrown in between
    card(
        CAUTION,
        Skill(
            "nest_egg",
            Name("Notvorrat", "Nest Egg", kind="m"),
            [
                Ability(
                    Moment.BEFORE_REST,
                    [Gain(1, Resource.FOOD)],
                    needs=Not(Has(1, Resource.FOOD)),
                    cost=[Pay(1, Resource.WEALTH)],
                )
            ],
        ),
        Skill(
            "diversion",
            Name("Ablenkung", "Diversion", kind="f"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [ReduceDamage(1), ReduceMarkerLoss(1)],
                    cost=[DiscardCards(1)],
                    once=Once.ROUND,
                    art=COMBAT,
                )
            ],
        ),
    ),
    # Magic in every encounter, or every night
    card(
        SPIRITUALITY,
        Skill(
            "inner_spring",
            Name("Innere Quelle", "Inner Spring", kind="f"),
            [Ability(Moment.STANDING, [FreeMagic()])],
        ),
        Skill(
            "clear_dream",
            Name("Klarer Traum", "Clear Dream", kind="m"),
            [Ability(Moment.DREAM, [Gain(1, Resource.MAGIC)])],
        ),
    ),
    # To speak with people, or with stones
    card(
        SPIRITUALITY,
        Skill(
            "communion",
            Name("Zwiesprache", "Communion", kind="f"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Gain(1, Resource.MAGIC)],
                    needs=SymbolIs(SPIRITUALITY),
                    once=Once.ENCOUNTER,
                    art=DIPLOMACY,
                )
            ],
        ),
        Skill(
            "speech_of_stones",
            Name("Sprache der Steine", "Speech of Stones", kind="f"),
            [Ability(Moment.CHARGING, [Gain(1, Resource.MAGIC), Lose(1, Track.FEAR)])],
        ),
    ),
    # To see what comes out of the mist, or to bar its way
    card(
        SPIRITUALITY,
        Skill(
            "second_sight",
            Name("Zweites Gesicht", "Second Sight", kind="n"),
            [Ability(Moment.ENCOUNTER_BEGINS, [Draw()], needs=EnemyIs(Colour.VIOLET))],
        ),
        Skill(
            "word_of_warding",
            Name("Bannwort", "Word of Warding", kind="n"),
            [
                Ability(
                    Moment.AT_ATTACK,
                    [ReduceDamage(3)],
                    cost=[Pay(1, Resource.MAGIC)],
                    once=Once.ENCOUNTER,
                    art=COMBAT,
                )
            ],
        ),
    ),
    # Magic from calm, or from the edge of the Wyrdness
    card(
        SPIRITUALITY,
        Skill(
            "meditation",
            Name("Versenkung", "Meditation", kind="f"),
            [
                Ability(
                    Moment.ACTION,
                    [Lose(1, Track.FEAR), Gain(1, Resource.MAGIC)],
                    energy=2,
                    once=Once.DAY,
                )
            ],
        ),
        Skill(
            "walker_of_the_edge",
            Name("Am Rand gehen", "Walk the Edge", kind="title"),
            [
                Ability(
                    Moment.ARRIVAL,
                    [Gain(1, Resource.MAGIC), Gain(1, Track.FEAR)],
                    may=True,
                    once=Once.DAY,
                )
            ],
        ),
    ),
    # What is past, or what is coming
    card(
        SPIRITUALITY,
        Skill(
            "remembrance",
            Name("Eingedenken", "Remembrance", kind="n"),
            [
                Ability(
                    Moment.PAY,
                    [ReturnFromDiscards()],
                    cost=[Pay(1, Resource.MAGIC)],
                    once=Once.ROUND,
                )
            ],
        ),
        Skill(
            "presentiment",
            Name("Vorahnung", "Presentiment", kind="f"),
            [Ability(Moment.ENCOUNTER_BEGINS, [LookAtDeck(4, take=1)], once=Once.DAY, may=True)],
        ),
    ),
    # What Magic leaves behind, or what no word can touch
    card(
        SPIRITUALITY,
        Skill(
            "afterglow",
            Name("Nachglühen", "Afterglow", kind="n"),
            [
                Ability(
                    Moment.SYMBOL_ACTIVATED,
                    [Gain(1, Track.HEALTH)],
                    needs=SymbolIs(None),
                    once=Once.ENCOUNTER,
                )
            ],
        ),
        Skill(
            "equanimity",
            Name("Gleichmut", "Equanimity", kind="m"),
            [Ability(Moment.STANDING, [NoFearByReactions()])],
        ),
    ),
]
