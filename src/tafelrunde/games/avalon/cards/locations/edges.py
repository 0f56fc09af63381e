"""The edges of the island: wasteland, coast, Kamelot, and what lies behind the mist.

Numbers, arrows and symbols are published except 186, 191 and 199; the actions are our own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.locations.cuanacht import RITES
from tafelrunde.games.avalon.nouns import Arrows, Instant, Location, LocationAction, MenhirSection
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Symbol, Track, Who
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    Lose,
    Roll,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, Encounter, ExploreHere

LOCATIONS: Final = [
    Location(
        "devastation",
        Name("Verheerung", "Devastation", kind="f", at="in", en_kind="it"),
        139,
        Arrows(east=116, west=156),
        action=LocationAction(
            Name("In der Asche sieben", "Sift the ashes", kind="title"),
            energy=2,
            do=[
                Roll(
                    [
                        Band(1, [Gain(1, Track.FEAR)]),
                        Band(4, [Gain(1, Resource.WEALTH)]),
                        Band(6, [GainItem()]),
                    ],
                    attribute=Attribute.CAUTION,
                )
            ],
        ),
    ),
    Location(
        "dark_morass",
        Name("Schwarzes Moor", "Dark Morass", kind="n", at="in"),
        140,
        Arrows(east=157, west=117),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Torf stechen", "Cut peat", kind="title"),
            energy=3,
            do=[Gain(1, Resource.WEALTH), Gain(1, Resource.FOOD)],
        ),
        instants=[Instant([Lose(1, Track.ENERGY)], once_per_day=True)],
        menhir=MenhirSection(
            cost=[Pay(1, Track.HEALTH), Pay(1, Resource.FOOD), Pay(1, Resource.MAGIC)],
            value=5,
            needs=RITES,
        ),
    ),
    Location(
        "wyrdedge",
        Name("Rand der Wyrdnis", "Wyrdedge", kind="m", at="an", en_kind="it"),
        141,
        Arrows(east=118),
        symbols=[Symbol.MENHIR],
        action=LocationAction(
            Name("Die Hand hinausstrecken", "Reach a hand out", kind="title"),
            energy=0,
            do=[Deal(1, unavoidable=True), Gain(1, Track.FEAR), Gain(2, Resource.MAGIC)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[Pay(2, Track.ENERGY), Pay(3, Resource.MAGIC)],
            value=8,
            needs=RITES,
            do=[Gain(1, Resource.EXP, who=Who.EACH)],
        ),
    ),
    Location(
        "riverfall",
        Name("Flusssturz", "Riverfall", kind="m", at="an", en_kind="it"),
        156,
        Arrows(east=139),
        action=LocationAction(
            Name("Hinter dem Wasser schlafen", "Sleep behind the water", kind="title"),
            energy=0,
            do=[Lose(1, Track.FEAR)],
            cost=[Pay(1, Resource.FOOD)],
            once_per_day=True,
        ),
    ),
    Location(
        "shimmering_flats",
        Name("Flimmernde Ebene", "Shimmering Flats", kind="f", at="auf"),
        157,
        Arrows(west=140),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Den Spiegelbildern folgen", "Follow the reflections", kind="title"),
            energy=2,
            do=[Toss(grail=[Gain(2, Resource.EXP)], skull=[Gain(2, Track.FEAR)])],
            once_per_day=True,
        ),
    ),
    Location(
        "orins_resolve",
        Name("Orins Entschluss", "Orin's Resolve", kind="it", at="auf"),
        180,
        Arrows(),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Ballast über Bord werfen", "Throw ballast overboard", kind="title"),
            energy=0,
            do=[Gain(1, Track.ENERGY), Lose(1, Track.FEAR)],
            cost=[DiscardItem()],
        ),
    ),
    Location(
        "heart_of_tuathan",
        Name(
            "Herz von Tuathan",
            "Heart of Tuathan",
            kind="n",
            at="in",
            cases=("des Herzens von Tuathan", "dem Herzen von Tuathan", "das Herz von Tuathan"),
        ),
        185,
        Arrows(),
        action=LocationAction(
            Name("Dem Schlag lauschen", "Listen to the beat", kind="title"),
            energy=1,
            do=[ChangeMenhirs(1), Gain(2, Track.FEAR, who=Who.ALL)],
            once_per_day=True,
        ),
    ),
    Location(
        "kamelot",
        Name("Kamelot", "Kamelot", kind="it", at="in"),
        190,
        Arrows(west=138),
        symbols=[Symbol.DREAM, Symbol.FRIENDLY_SETTLEMENT],
        action=LocationAction(
            Name("Im Zeughaus vorsprechen", "Call at the armoury", kind="title"),
            energy=1,
            do=[
                ChooseOne(
                    [
                        Way([GainItem(keyword=Keyword.WEAPON)], cost=[Pay(2, Resource.REPUTATION)]),
                        Way([GainItem(keyword=Keyword.SHIELD)], cost=[Pay(2, Resource.WEALTH)]),
                        Way([Gain(1, Resource.FOOD)]),
                    ]
                )
            ],
            once_per_day=True,
        ),
    ),
    Location(
        "outer_shore",
        Name("Äußeres Ufer", "Outer Shore", kind="n", at="an"),
        199,
        Arrows(),
        instants=[Instant([ExploreHere()])],
    ),
    # --- Changed versions -------------------------------------------------------------------------
    Location(
        "tuathan",
        Name("Tuathan", "Tuathan", kind="it", at="in"),
        186,
        Arrows(),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Unter fremden Sternen gehen", "Walk under other stars", kind="title"),
            energy=2,
            do=[Gain(1, Resource.MAGIC), Encounter(Colour.VIOLET)],
        ),
        changed_from=199,
    ),
    Location(
        "besieged_kamelot",
        Name("Belagertes Kamelot", "Besieged Kamelot", kind="n -", at="in", en_kind="it"),
        191,
        Arrows(west=138),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Auf der Mauer stehen", "Stand on the wall", kind="title"),
            energy=2,
            do=[Gain(2, Resource.REPUTATION), Encounter(Colour.GRAY)],
            once_per_day=True,
        ),
        changed_from=190,
    ),
]
