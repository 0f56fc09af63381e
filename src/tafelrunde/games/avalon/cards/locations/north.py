"""The north: cities that still burn light, and the barrows behind them. Numbers, arrows and symbols
are published, and what charging 134 costs; the actions are our own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.locations.cuanacht import RITES
from tafelrunde.games.avalon.nouns import Arrows, Instant, Location, LocationAction, MenhirSection
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Symbol, Track
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasAttribute
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    If,
    Lose,
    Roll,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.world import Encounter, ExploreHere

LOCATIONS: Final = [
    Location(
        "timberwall",
        Name("Holzwall", "Timberwall", kind="it", at="in"),
        131,
        Arrows(east=132, south=111),
        symbols=[Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Wache schieben", "Stand a watch", kind="title"),
            energy=2,
            do=[Gain(1, Resource.WEALTH), Gain(1, Resource.REPUTATION)],
            once_per_day=True,
        ),
        instants=[Instant([Encounter(Colour.BLUE)], once_per_day=True)],
    ),
    Location(
        "serene_visage",
        Name("Stilles Antlitz", "Serene Visage", kind="n", at="vor"),
        132,
        Arrows(north=151, east=133, south=112, west=131),
        symbols=[Symbol.MENHIR, Symbol.DREAM],
        action=LocationAction(
            Name("Vor dem Antlitz knien", "Kneel before the face", kind="title"),
            energy=1,
            do=[
                If(
                    HasAttribute(Attribute.SPIRITUALITY, 2),
                    then=[Lose(2, Track.FEAR)],
                    otherwise=[Lose(1, Track.FEAR)],
                )
            ],
            once_per_day=True,
        ),
        # The stone in the face burns only for whoever owes nothing: no Wealth is asked for.
        menhir=MenhirSection(
            cost=[Pay(1, Track.HEALTH), Pay(2, Resource.REPUTATION)],
            value=6,
            needs=RITES,
            do=[Gain(1, Track.FEAR)],
        ),
    ),
    Location(
        "moonring",
        Name("Mondring", "Moonring", kind="m", at="in", en_kind="it"),
        133,
        Arrows(north=152, east=134, west=132),
        action=LocationAction(
            Name("Im Ring wachen", "Keep vigil in the ring", kind="title"),
            energy=3,
            do=[
                Roll(
                    [
                        Band(1, [Gain(2, Track.FEAR)]),
                        Band(4, [Gain(1, Resource.MAGIC)]),
                        Band(7, [Gain(2, Resource.MAGIC)]),
                    ],
                    attribute=Attribute.SPIRITUALITY,
                )
            ],
            once_per_day=True,
        ),
    ),
    Location(
        "falfuar",
        Name("Falfuar", "Falfuar", kind="it", at="in"),
        134,
        Arrows(north=153, east=135, west=133),
        symbols=[Symbol.MENHIR, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Auf dem Markt feilschen", "Haggle at the market", kind="title"),
            energy=1,
            do=[GainItem()],
            cost=[Pay(2, Resource.WEALTH)],
        ),
        instants=[Instant([Encounter(Colour.BLUE)])],
        menhir=MenhirSection(
            cost=[Pay(1, Track.ENERGY), Pay(2, Resource.MAGIC), Pay(1, Resource.WEALTH)],
            value=7,
            needs=RITES,
        ),
    ),
    Location(
        "bundorca",
        Name("Bundorca", "Bundorca", kind="it", at="in"),
        135,
        Arrows(north=154, east=136, west=134),
        symbols=[Symbol.MENHIR, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Sich als Träger verdingen", "Hire out as a porter", kind="title"),
            energy=3,
            do=[Gain(2, Resource.WEALTH)],
        ),
        instants=[Instant([Lose(1, Resource.WEALTH)], once_per_day=True)],
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(2, Resource.WEALTH), Pay(1, Resource.REPUTATION)],
            value=7,
            needs=RITES,
        ),
    ),
    Location(
        "broch_cruach",
        Name("Broch Cruach", "Broch Cruach", kind="it", at="in"),
        136,
        Arrows(north=155, south=138, west=135),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Mit dem Schwertmeister üben", "Train with the sword master", kind="title"),
            energy=3,
            do=[Gain(2, Resource.EXP)],
            cost=[Pay(1, Resource.FOOD)],
            once_per_day=True,
        ),
    ),
    Location(
        "plagued_borough",
        Name("Pestweiler", "Plagued Borough", kind="m", at="in"),
        138,
        Arrows(north=136, east=190, west=115),
        symbols=[Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Die Kranken waschen", "Wash the sick", kind="title"),
            energy=1,
            do=[Deal(1), Gain(2, Resource.REPUTATION)],
            once_per_day=True,
        ),
        instants=[Instant([Toss(skull=[Deal(1)])], once_per_day=True)],
    ),
    Location(
        "valley_of_guardians",
        Name("Tal der Hüter", "Valley of Guardians", kind="n", at="in"),
        150,
        Arrows(east=151),
        action=LocationAction(
            Name("Einen Hüter herausfordern", "Challenge a guardian", kind="title"),
            energy=2,
            do=[Gain(2, Resource.EXP), Encounter(Colour.VIOLET)],
        ),
    ),
    Location(
        "longbarrow",
        Name("Langgrab", "Longbarrow", kind="n", at="bei", en_kind="it"),
        151,
        Arrows(south=132, west=150),
        action=LocationAction(
            Name("Grabbeigaben tauschen", "Trade grave goods", kind="title"),
            energy=1,
            do=[GainItem(keyword=Keyword.RELIC), Gain(1, Track.FEAR)],
            cost=[DiscardItem()],
        ),
    ),
    Location(
        "halfway",
        Name("Halbwegs", "Halfway", kind="it", at="in"),
        152,
        Arrows(north=160, east=153, south=133),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("In der Schenke zuhören", "Listen in the tavern", kind="title"),
            energy=1,
            do=[
                ChooseOne(
                    [
                        Way([Lose(1, Track.FEAR)], cost=[Pay(1, Resource.WEALTH)]),
                        Way([Gain(1, Resource.REPUTATION)], cost=[Pay(1, Resource.FOOD)]),
                        Way([]),
                    ]
                )
            ],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(1, Resource.FOOD), Pay(1, Resource.WEALTH)],
            value=6,
            needs=RITES,
        ),
    ),
    Location(
        "fernsea",
        Name("Farnmeer", "Fernsea", kind="n", at="in", en_kind="it"),
        153,
        Arrows(south=134, west=152),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Kräuter schneiden", "Cut herbs", kind="title"),
            energy=1,
            do=[Gain(1, Track.HEALTH)],
            once_per_day=True,
        ),
        instants=[Instant([ExploreHere()], once_per_day=True)],
    ),
    Location(
        "tombs_of_the_order",
        Name("Gräber des Ordens", "Tombs of the Order", kind="pl", at="bei"),
        154,
        Arrows(north=161, east=155, south=135),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Eine Rüstung aus dem Sarg nehmen", "Take armour out of a coffin", kind="title"),
            energy=2,
            do=[Lose(2, Resource.REPUTATION), GainItem(keyword=Keyword.ARMOUR)],
            once_per_day=True,
        ),
    ),
    Location(
        "forest_of_whispers",
        Name("Flüsterwald", "Forest of Whispers", kind="m", at="in"),
        155,
        Arrows(south=136, west=154),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Den Stimmen antworten", "Answer the voices", kind="title"),
            energy=1,
            do=[Gain(2, Track.FEAR), Gain(1, Resource.MAGIC), Gain(1, Resource.EXP)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(3, Track.ENERGY), Pay(2, Resource.MAGIC)],
            value=7,
            needs=RITES,
            do=[Gain(1, Track.FEAR)],
        ),
    ),
    Location(
        "crows_nest",
        Name("Krähennest", "Crow's Nest", kind="n", at="in", en_kind="it"),
        160,
        Arrows(south=152),
        symbols=[Symbol.DREAM, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Schuldscheine eintreiben", "Collect on bonds", kind="title"),
            energy=2,
            do=[Gain(3, Resource.WEALTH), Encounter(Colour.GRAY)],
            once_per_day=True,
        ),
    ),
    Location(
        "farpoint",
        Name("Fernspitz", "Farpoint", kind="it", at="in"),
        161,
        Arrows(south=154),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Netze auswerfen", "Cast nets", kind="title"),
            energy=2,
            do=[Toss(grail=[Gain(3, Resource.FOOD)], skull=[Gain(1, Resource.FOOD)])],
        ),
    ),
    Location(
        "corbenic",
        Name("Corbenic", "Corbenic", kind="it", at="in"),
        162,
        Arrows(),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Am Tisch des Königs sitzen", "Sit at the king's table", kind="title"),
            energy=0,
            do=[Gain(2, Track.ENERGY), Gain(1, Track.FEAR)],
            once_per_day=True,
        ),
    ),
    # --- Changed versions -------------------------------------------------------------------------
    Location(
        "conquered_timberwall",
        Name("Eroberter Holzwall", "Conquered Timberwall", kind="m", at="in", en_kind="it"),
        137,
        Arrows(east=132, south=111),
        action=LocationAction(
            Name("Für die Sieger schanzen", "Dig trenches for the victors", kind="title"),
            energy=3,
            do=[Gain(2, Resource.FOOD)],
            once_per_day=True,
        ),
        instants=[Instant([Encounter(Colour.GRAY)], once_per_day=True)],
        changed_from=131,
    ),
    Location(
        "quiet_borough",
        Name("Stiller Weiler", "Quiet Borough", kind="m", at="in"),
        142,
        Arrows(north=136, east=190, west=115),
        action=LocationAction(
            Name("Leere Häuser durchsuchen", "Search empty houses", kind="title"),
            energy=1,
            do=[Gain(1, Track.FEAR), ChooseOne([Way([Gain(1, Resource.FOOD)]), Way([GainItem()])])],
            once_per_day=True,
        ),
        changed_from=138,
    ),
    Location(
        "abandoned_falfuar",
        Name("Verlassenes Falfuar", "Abandoned Falfuar", kind="n -", at="in", en_kind="it"),
        147,
        Arrows(north=153, east=135, west=133),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Was der Markt vergaß", "What the market forgot", kind="title"),
            energy=2,
            do=[GainItem(craftable=True), Encounter(Colour.VIOLET)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(1, Track.HEALTH), Pay(2, Resource.MAGIC)],
            value=7,
            needs=RITES,
        ),
        changed_from=134,
    ),
    Location(
        "faldorca",
        Name("Faldorca", "Faldorca", kind="it", at="in"),
        148,
        Arrows(north=154, east=136, west=134),
        symbols=[Symbol.MENHIR, Symbol.FRIENDLY_SETTLEMENT],
        action=LocationAction(
            Name("Im Rat sprechen", "Speak in council", kind="title"),
            energy=1,
            do=[
                If(
                    Has(3, Resource.REPUTATION),
                    then=[Gain(1, Resource.WEALTH)],
                    otherwise=[Gain(1, Resource.REPUTATION)],
                )
            ],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(1, Track.ENERGY), Pay(2, Resource.WEALTH), Pay(1, Resource.MAGIC)],
            value=8,
            needs=RITES,
        ),
        changed_from=135,
    ),
    Location(
        "broken_broch",
        Name("Geborstener Broch", "Broken Broch", kind="m -", at="in"),
        149,
        Arrows(north=155, south=138, west=135),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Zwischen den Steinen fechten", "Fence among the stones", kind="title"),
            energy=2,
            do=[Deal(1), Gain(1, Resource.EXP)],
        ),
        changed_from=136,
    ),
    Location(
        "halfway_meeting",
        Name("Treffen in Halbwegs", "Halfway Meeting", kind="n", at="bei"),
        158,
        Arrows(north=160, east=153, south=133),
        symbols=[Symbol.MENHIR, Symbol.FRIENDLY_SETTLEMENT],
        action=LocationAction(
            Name("Boten schicken", "Send messengers", kind="title"),
            energy=0,
            do=[Gain(1, Resource.REPUTATION), Lose(1, Track.FEAR)],
            cost=[Pay(1, Resource.WEALTH)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(1, Track.ENERGY), Pay(2, Resource.FOOD)], value=7, needs=RITES
        ),
        changed_from=152,
    ),
    Location(
        "razed_nest",
        Name("Geschleiftes Nest", "Razed Nest", kind="n", at="in", en_kind="it"),
        165,
        Arrows(south=152),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Die Schuldner suchen", "Look for the debtors", kind="title"),
            energy=3,
            do=[Gain(1, Resource.WEALTH), Gain(1, Resource.REPUTATION), Gain(1, Resource.EXP)],
            once_per_day=True,
        ),
        changed_from=160,
    ),
    Location(
        "farpoint_refuge",
        Name("Zuflucht Fernspitz", "Farpoint Refuge", kind="f", at="in", en_kind="it"),
        170,
        Arrows(south=154),
        symbols=[Symbol.DREAM, Symbol.FRIENDLY_SETTLEMENT],
        action=LocationAction(
            Name("Am Herd sitzen", "Sit by the hearth", kind="title"),
            energy=1,
            do=[Gain(2, Track.HEALTH)],
            cost=[Pay(1, Resource.FOOD)],
        ),
        changed_from=161,
    ),
]
