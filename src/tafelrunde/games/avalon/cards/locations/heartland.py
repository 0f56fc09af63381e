"""The heartland around the first map: what the second menhir opens.

Numbers, arrows, symbols and the actions of 111 to 114, 116, 119 and 120 are published; the others
are our own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.locations.cuanacht import RITES
from tafelrunde.games.avalon.nouns import Arrows, Instant, Location, LocationAction, MenhirSection
from tafelrunde.games.avalon.terms import Attribute, Colour, Resource, Symbol, Track, Who
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    Lose,
    MayPay,
    Roll,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.world import Encounter, ExploreHere

LOCATIONS: Final = [
    Location(
        "underwall",
        Name("Unterwall", "Underwall", kind="it", at="in"),
        111,
        Arrows(north=131, east=112, south=116),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Auf Beute warten", "Lie in wait for game", kind="title"),
            energy=2,
            do=[Gain(2, Resource.FOOD), Encounter(Colour.GREEN)],
        ),
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(1, Resource.FOOD), Pay(2, Resource.MAGIC)],
            value=7,
            needs=RITES,
        ),
    ),
    Location(
        "bloodied_glen",
        Name("Blutige Schlucht", "Bloodied Glen", kind="f", at="in"),
        112,
        Arrows(north=132, south=106, west=111),
        action=LocationAction(
            Name(
                "Den Gefallenen in die Taschen greifen",
                "Go through the pockets of the fallen",
                kind="title",
            ),
            energy=1,
            do=[
                ChooseOne(
                    [
                        Way([Lose(1, Resource.REPUTATION), Gain(1, Resource.WEALTH)]),
                        Way([Gain(1, Track.FEAR), Gain(1, Resource.WEALTH)]),
                    ]
                )
            ],
        ),
    ),
    Location(
        "mirror_lake",
        Name("Spiegelsee", "Mirror Lake", kind="m", at="an", en_kind="it"),
        113,
        Arrows(east=114, south=102),
        action=LocationAction(
            Name("Im See baden", "Bathe in the lake", kind="title"),
            energy=0,
            do=[Gain(1, Track.ENERGY), Gain(1, Track.HEALTH), Lose(1, Track.FEAR)],
            once_per_day=True,
        ),
    ),
    Location(
        "tangleroot",
        Name("Wirrwurz", "Tangleroot", kind="it", at="in"),
        114,
        Arrows(east=115, south=107, west=113),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Jagen", "Hunt", kind="n"),
            energy=2,
            do=[Gain(2, Resource.FOOD), Encounter(Colour.GREEN)],
        ),
    ),
    Location(
        "titans_steps",
        Name("Stufen der Titanen", "Titans' Steps", kind="pl", at="auf", en_kind="it"),
        115,
        Arrows(east=138, south=117, west=114),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Die Höhlen durchsuchen", "Search the caves", kind="title"),
            energy=2,
            do=[Gain(1, Resource.WEALTH), Encounter(Colour.VIOLET)],
            once_per_day=True,
        ),
        instants=[Instant([ExploreHere()])],
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(2, Resource.MAGIC)], value=8, needs=RITES
        ),
    ),
    Location(
        "farshire",
        Name("Fernschar", "Farshire", kind="it", at="in"),
        116,
        Arrows(north=111, east=106, south=118, west=139),
        symbols=[Symbol.DREAM, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Einen Zauber kaufen", "Buy a charm", kind="title"),
            energy=0,
            do=[Gain(1, Resource.MAGIC)],
            cost=[Pay(1, Resource.WEALTH)],
        ),
        instants=[Instant([Encounter(Colour.BLUE)])],
    ),
    Location(
        "first_farmhold",
        Name("Erste Landfestung", "First Farmhold", kind="f", at="in"),
        117,
        Arrows(north=115, east=140, south=119, west=107),
        symbols=[Symbol.DREAM],
        instants=[Instant([Encounter(Colour.VIOLET)], once_per_day=True)],
    ),
    Location(
        "stampede",
        Name("Stampede", "Stampede", kind="f", at="in", en_kind="it"),
        118,
        Arrows(north=116, east=103, south=120, west=141),
        symbols=[Symbol.MENHIR, Symbol.DREAM],
        action=LocationAction(
            Name("Ein Tier von der Herde trennen", "Cut a beast out of the herd", kind="title"),
            energy=3,
            do=[
                Roll(
                    [
                        Band(1, [Deal(2)]),
                        Band(4, [Gain(2, Resource.FOOD)]),
                        Band(7, [Gain(4, Resource.FOOD)]),
                    ],
                    attribute=Attribute.PRACTICALITY,
                )
            ],
        ),
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(2, Resource.FOOD), Pay(1, Resource.WEALTH)],
            value=7,
            needs=RITES,
            most=5,
        ),
    ),
    Location(
        "derelict_fleet",
        Name("Gestrandete Flotte", "Derelict Fleet", kind="f", at="bei"),
        119,
        Arrows(north=117),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("In die Rümpfe steigen", "Climb into the hulls", kind="title"),
            energy=4,
            do=[Gain(1, Track.FEAR), Gain(1, Resource.MAGIC), Gain(1, Resource.EXP)],
            once_per_day=True,
        ),
    ),
    Location(
        "horns_of_south",
        Name("Hörner des Südens", "Horns of South", kind="pl", at="auf"),
        120,
        Arrows(north=118, east=108),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Eier von den Klippen holen", "Fetch eggs from the cliffs", kind="title"),
            energy=2,
            do=[Gain(1, Resource.FOOD)],
            once_per_day=True,
        ),
    ),
    # --- Changed versions -------------------------------------------------------------------------
    Location(
        "drained_lake",
        Name("Trockener See", "Drained Lake", kind="m", at="an"),
        122,
        Arrows(east=114, south=102),
        action=LocationAction(
            Name("Aus dem Schlamm lesen", "Glean from the mud", kind="title"),
            energy=1,
            do=[Toss(grail=[GainItem()], skull=[Deal(1)])],
            once_per_day=True,
        ),
        changed_from=113,
    ),
    Location(
        "titans_steps_again",
        Name("Stufen der Titanen", "Titans' Steps", kind="pl", at="auf", en_kind="it"),
        125,
        Arrows(east=138, south=117, west=114),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Um Antwort bitten", "Ask for an answer", kind="title"),
            energy=1,
            do=[Lose(2, Track.FEAR)],
            cost=[Pay(1, Resource.MAGIC)],
        ),
        menhir=MenhirSection(
            cost=[Pay(3, Track.ENERGY), Pay(2, Resource.MAGIC)], value=8, needs=RITES
        ),
        changed_from=115,
    ),
    Location(
        "collapsed_dolmen",
        Name("Eingestürzter Dolmen", "Collapsed Dolmen", kind="m -", at="bei"),
        126,
        Arrows(north=111, east=106, south=118, west=139),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Die Verschütteten ausgraben", "Dig out the buried", kind="title"),
            energy=3,
            do=[Gain(2, Resource.REPUTATION), Gain(1, Track.FEAR)],
            once_per_day=True,
        ),
        changed_from=116,
    ),
    Location(
        "cleared_tangleroot",
        Name("Gerodetes Wirrwurz", "Cleared Tangleroot", kind="n -", at="in", en_kind="it"),
        127,
        Arrows(east=115, south=107, west=113),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Pech sieden", "Boil pitch", kind="title"),
            energy=2,
            do=[Gain(2, Resource.WEALTH), Lose(1, Resource.REPUTATION)],
        ),
        changed_from=114,
    ),
    Location(
        "burning_fleet",
        Name("Brennende Flotte", "Burning Fleet", kind="f", at="bei"),
        143,
        Arrows(north=117),
        action=LocationAction(
            Name("Eisen aus der Asche ziehen", "Pull iron from the ashes", kind="title"),
            energy=2,
            do=[
                Deal(1),
                MayPay([DiscardItem()], [GainItem(items=2, who=Who.USUAL)]),
            ],
            once_per_day=True,
        ),
        changed_from=119,
    ),
]
