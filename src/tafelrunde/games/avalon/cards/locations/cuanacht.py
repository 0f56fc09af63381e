"""Cuanacht and its surroundings: the nine locations of the first map, and what may become of them.
Numbers, arrows, symbols and most actions are published; 108 and all changed versions but 110 have
actions of our own.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Arrows, Instant, Location, LocationAction, MenhirSection
from tafelrunde.games.avalon.terms import Colour, Resource, Symbol, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, HasSecret
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Band, Deal, Gain, GainItem, Lose, Roll
from tafelrunde.games.avalon.vocabulary.world import Encounter, ExploreHere, Mark, ReadVerse

RITES: Final = HasSecret(11)
RITES_AND_TOOLS: Final = AllOf([HasSecret(11), HasSecret(15)])

LOCATIONS: Final = [
    Location(
        "cuanacht_farmhold",
        Name("Landfestung Cuanacht", "Cuanacht Farmhold", kind="f", at="in", en_kind="it"),
        101,
        Arrows(north=102, east=104, south=105, west=103),
        symbols=[Symbol.MENHIR, Symbol.DREAM, Symbol.FRIENDLY_SETTLEMENT],
        action=LocationAction(
            Name("Den Bewohnern helfen", "Help the inhabitants", kind="title"),
            energy=1,
            do=[Gain(1, Resource.REPUTATION)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[
                Pay(2, Track.ENERGY),
                Pay(2, Track.HEALTH),
                Pay(2, Resource.WEALTH),
                Pay(2, Resource.MAGIC),
            ],
            value=8,
            needs=RITES_AND_TOOLS,
            do=[Mark("stone", 2), Lose(1, Track.FEAR, who=Who.ALL)],
        ),
    ),
    Location(
        "hunters_grove",
        Name("Jägerhain", "Hunters' Grove", kind="m", at="in", en_kind="it"),
        102,
        Arrows(north=113, east=107, south=101, west=106),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Nahrung sammeln", "Gather food", kind="title"),
            energy=2,
            do=[Gain(2, Resource.FOOD), Encounter(Colour.GREEN)],
        ),
    ),
    Location(
        "warrior_fair",
        Name("Kriegerlager", "Warrior Fair", kind="n", at="in"),
        103,
        Arrows(east=101, south=108, west=118),
        action=LocationAction(
            Name("Turnier", "Tournament", kind="n"),
            energy=4,
            do=[Deal(1), Gain(1, Resource.EXP)],
            once_per_day=True,
        ),
    ),
    Location(
        "charred_conclave",
        Name("Verkohlter Weidenmann", "Charred Conclave", kind="m", at="bei"),
        104,
        Arrows(north=107, south=109, west=101),
        symbols=[Symbol.DREAM],
        instants=[Instant([Encounter(Colour.GRAY)], once_per_day=True)],
    ),
    Location(
        "forlorn_swords",
        Name("Verlorene Schwerter", "Forlorn Swords", kind="pl", at="bei"),
        105,
        Arrows(north=101, west=108),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Klingen umschmieden", "Reforge blades", kind="title"),
            energy=1,
            do=[GainItem(craftable=True)],
            cost=[Pay(1, Resource.WEALTH)],
        ),
    ),
    Location(
        "fore_dweller_mounds",
        Name("Hügel der Vorzeit", "Fore-dweller Mounds", kind="pl", at="auf"),
        106,
        Arrows(north=112, east=102, west=116),
        symbols=[Symbol.MENHIR, Symbol.DREAM],
        action=LocationAction(
            Name("Die Hügel plündern", "Plunder the mounds", kind="title"),
            energy=2,
            do=[
                Gain(1, Track.FEAR),
                Gain(1, Resource.WEALTH),
                Roll([Band(1, []), Band(6, [ReadVerse("106.6")])]),
            ],
        ),
        menhir=MenhirSection(
            cost=[
                Pay(1, Track.ENERGY),
                Pay(1, Track.HEALTH),
                Pay(2, Resource.WEALTH),
                Pay(1, Resource.FOOD),
            ],
            value=9,
            needs=RITES_AND_TOOLS,
            do=[Mark("stone", 3)],
        ),
    ),
    Location(
        "whitening",
        Name("Weißweite", "Whitening", kind="it", at="in"),
        107,
        Arrows(north=114, east=117, south=104, west=102),
        symbols=[Symbol.MENHIR, Symbol.DREAM, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Handeln", "Trade", kind="n"),
            energy=1,
            do=[Gain(1, Resource.WEALTH)],
            cost=[Pay(1, Resource.FOOD)],
        ),
        instants=[Instant([Encounter(Colour.BLUE)])],
        menhir=MenhirSection(
            cost=[
                Pay(3, Track.ENERGY),
                Pay(1, Track.HEALTH),
                Pay(1, Resource.WEALTH),
                Pay(1, Resource.MAGIC),
            ],
            value=9,
            needs=RITES,
            do=[Mark("stone", 1)],
        ),
    ),
    Location(
        "grubwood",
        Name("Madenwald", "Grubwood", kind="m", at="in", en_kind="it"),
        108,
        Arrows(north=103, east=105, west=120),
        action=LocationAction(
            Name("Korn mahlen", "Grind corn", kind="title"), energy=2, do=[Gain(1, Resource.FOOD)]
        ),
        instants=[Instant([ExploreHere()])],
    ),
    Location(
        "island_asylum",
        Name("Inselasyl", "Island Asylum", kind="n", at="in"),
        109,
        Arrows(north=104),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Pflege kaufen", "Buy care", kind="title"),
            energy=1,
            do=[Gain(3, Track.HEALTH)],
            cost=[Pay(1, Resource.WEALTH)],
        ),
    ),
    # --- Changed versions -------------------------------------------------------------------------
    Location(
        "haunted_grubwood",
        Name("Verwunschener Madenwald", "Haunted Grubwood", kind="m", at="in", en_kind="it"),
        110,
        Arrows(north=103, east=105, west=120),
        action=LocationAction(
            Name("Unter den Stämmen suchen", "Search beneath the trunks", kind="title"),
            energy=1,
            do=[Gain(1, Track.FEAR), Gain(1, Resource.FOOD)],
        ),
        changed_from=108,
    ),
    Location(
        "broken_cuanacht",
        Name("Zerbrochenes Cuanacht", "Broken Cuanacht", kind="n", at="in", en_kind="it"),
        121,
        Arrows(north=102, east=104, south=105, west=103),
        symbols=[Symbol.MENHIR, Symbol.DREAM],
        action=LocationAction(
            Name("Die Toten begraben", "Bury the dead", kind="title"),
            energy=2,
            do=[Gain(1, Track.FEAR), Gain(1, Resource.EXP)],
            once_per_day=True,
        ),
        menhir=MenhirSection(
            cost=[
                Pay(1, Track.ENERGY),
                Pay(2, Track.HEALTH),
                Pay(2, Resource.WEALTH),
                Pay(2, Resource.MAGIC),
            ],
            value=8,
            needs=RITES_AND_TOOLS,
        ),
        changed_from=101,
    ),
    Location(
        "sunken_mounds",
        Name("Versunkene Hügel", "Sunken Mounds", kind="pl", at="auf"),
        123,
        Arrows(north=112, east=102, west=116),
        symbols=[Symbol.DREAM],
        action=LocationAction(
            Name("Nach den Türstürzen tauchen", "Dive for the lintels", kind="title"),
            energy=2,
            do=[Deal(1), GainItem()],
            once_per_day=True,
        ),
        changed_from=106,
    ),
    Location(
        "walled_whitening",
        Name("Vermauerte Weißweite", "Walled-up Whitening", kind="f", at="vor", en_kind="it"),
        124,
        Arrows(north=114, east=117, south=104, west=102),
        symbols=[Symbol.DREAM, Symbol.HOSTILE_SETTLEMENT],
        action=LocationAction(
            Name("Waren an einem Seil hochziehen", "Haul goods up on a rope", kind="title"),
            energy=2,
            do=[Gain(2, Resource.FOOD)],
            cost=[Pay(1, Resource.WEALTH)],
        ),
        changed_from=107,
    ),
]
