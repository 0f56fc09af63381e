"""Secrets of chapters 2 to 7. Above each stands what it is for, where it is won and where the book
asks for it; docs/campaign has the verses.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Ability, Moment, Once, Secret
from tafelrunde.games.avalon.terms import (
    Art,
    Colour,
    DialSide,
    Keyword,
    Resource,
    Track,
)
from tafelrunde.games.avalon.vocabulary.clash import (
    Draw,
    LayHandCard,
    LookAtDeck,
    Markers,
    ReduceDamage,
    ReduceMarkerLoss,
    ReturnFromDiscards,
    RunsAway,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import EnemyIs, SymbolIs
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, DiscardThis, Pay, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import (
    DiscardThisCard,
    Gain,
    Lose,
    MayPay,
    RepeatToss,
    Toss,
)
from tafelrunde.games.avalon.vocabulary.standing import (
    DrawsInPanic,
    FleesFreely,
    FreeMagic,
    GainsLess,
    IgnoresInstant,
    LooksAtItems,
    MoreFrom,
    NoFearByReactions,
    PreventsStepsDown,
    ReducesDamage,
    RelationStarts,
    RepeatsFirst,
    RestBrings,
)
from tafelrunde.games.avalon.vocabulary.world import MoveToConnected

COMBAT: Final = Art.COMBAT
DIPLOMACY: Final = Art.DIPLOMACY

CARDS: Final = [
    # Who waits sees who comes first. Won 190; asked for on 191.
    Secret(
        "number_4011",
        Name("Nummer 4011", "Number 4,011", kind="f"),
        9,
        [Ability(Moment.PAY, [LookAtDeck(3)], cost=[TurnThis()])],
    ),
    # What was kept back goes in last of all. Won 161; asked for on the ship.
    Secret(
        "orins_last_rivet",
        Name("Orins letzte Niete", "Orin's Last Rivet", kind="it"),
        10,
        [Ability(Moment.PAY, [LayHandCard()], cost=[Pay(1, Track.ENERGY), TurnThis()])],
    ),
    # Somebody has known you as a child: every talk begins better. Won 121; asked for in Tuathan.
    Secret(
        "place_on_the_bench",
        Name("Platz auf der Bank", "Place on the Bench", kind="m"),
        41,
        [Ability(Moment.STANDING, [RelationStarts(1)])],
        personal=True,
    ),
    # A fish now and then, for whoever goes to bed where there is water. Won 101; asked for 141.
    Secret(
        "jorys_trap",
        Name("Jorys Reuse", "Jory's Trap", kind="it"),
        43,
        [Ability(Moment.BEFORE_REST, [Toss(grail=[Gain(1, Resource.FOOD)])])],
    ),
    # A lord's word, paid for with your own standing. Won 116; asked for by Yvain and Guthlac.
    Secret(
        "yvains_signet",
        Name("Yvains Siegel", "Yvain's Signet", kind="it"),
        44,
        [
            Ability(
                Moment.PAY,
                [Steps(1)],
                cost=[Pay(1, Resource.REPUTATION)],
                once=Once.ROUND,
                art=DIPLOMACY,
            )
        ],
    ),
    # Rung after a dream, the dream ends. Won 117; asked for by Neante.
    Secret(
        "neantes_bell",
        Name("Neantes Glöckchen", "Neante's Bell", kind="it"),
        45,
        [Ability(Moment.DREAM, [Lose(1, Track.FEAR)])],
    ),
    # Erfyr marks what will hold: of two things the better. Won 115; asked for by Erfyr.
    Secret(
        "erfyrs_chalk",
        Name("Erfyrs Kreide", "Erfyr's Chalk", kind="it"),
        46,
        [Ability(Moment.STANDING, [LooksAtItems(2)])],
    ),
    # Step off where it suits you. Won 113; asked for on the flats.
    Secret(
        "heddas_oar",
        Name("Heddas Ruder", "Hedda's Oar", kind="it"),
        47,
        [Ability(Moment.STANDING, [IgnoresInstant()])],
    ),
    # Uncorked once, and it is said. Won 116; asked for in the Moonring and at the Heart.
    Secret(
        "bottled_word",
        Name("Wort in der Flasche", "Word in a Bottle", kind="n"),
        48,
        [Ability(Moment.ANY_TIME, [Gain(2, Resource.MAGIC)], cost=[DiscardThis()], once=Once.DAY)],
    ),
    # It knows when to run, and which way. Won 118; asked for on the Titans' Steps.
    Secret(
        "bellwether",
        Name("Leithammel", "Bellwether", kind="m"),
        49,
        [Ability(Moment.STANDING, [FleesFreely()])],
        keyword=Keyword.COMPANION,
    ),
    # Heavier in the pocket than in the hand; leaning on it costs breath. Won 115; 132 and 190 ask.
    Secret(
        "titans_pebble",
        Name("Kiesel der Titanen", "Titans' Pebble", kind="m"),
        50,
        [
            Ability(
                Moment.AT_ATTACK,
                [ReduceDamage(2)],
                cost=[Pay(1, Track.ENERGY)],
                once=Once.ROUND,
                art=COMBAT,
            )
        ],
    ),
    # Whoever sleeps near it has been asked to table. Won 117; asked for on the shore.
    Secret(
        "lowens_spoon",
        Name("Lowens Löffel", "Lowen's Spoon", kind="it"),
        51,
        [Ability(Moment.STANDING, [RestBrings(fear=1, others_too=True)])],
    ),
    # Currents, shallows, and a way round, for provisions. Won 119; asked for by Sefa.
    Secret(
        "pilot_book",
        Name("Lotsenbuch der Flotte", "Pilot Book of the Fleet", kind="n"),
        52,
        [
            Ability(
                Moment.ANY_TIME,
                [MoveToConnected()],
                cost=[Pay(1, Resource.FOOD)],
                once=Once.DAY,
            )
        ],
    ),
    # Hair, knotted; whatever has fur is half caught. Won 111; asked for by Fael.
    Secret(
        "addas_snare",
        Name("Addas Schlinge", "Adda's Snare", kind="it"),
        53,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [Markers(2)],
                needs=EnemyIs(Colour.GREEN),
                once=Once.DAY,
                art=COMBAT,
            )
        ],
    ),
    # Eleven who got across; read after a fight, it steadies. Won 112; asked for by Kerrec.
    Secret(
        "roll_of_carrow",
        Name("Rolle von Carrow", "Roll of Carrow", kind="f"),
        54,
        [
            Ability(
                Moment.ENCOUNTER_WON,
                [Lose(1, Track.FEAR)],
                needs=EnemyIs(Colour.GRAY),
                art=COMBAT,
            )
        ],
    ),
    # Spin it again; it takes a moment. Won 135; asked for by Estrild.
    Secret(
        "ennors_top",
        Name("Ennors Kreisel", "Ennor's Top", kind="it"),
        55,
        [Ability(Moment.TOSSED, [RepeatToss()], cost=[Pay(1, Track.ENERGY)], once=Once.DAY)],
    ),
    # Somebody has put in a word, the first word only. Won 152; asked for in the borough.
    Secret(
        "sidwells_slate",
        Name("Sidwells Kerbtafel", "Sidwell's Slate", kind="it"),
        56,
        [Ability(Moment.STANDING, [RelationStarts(1, every_stage=False)])],
    ),
    # In the shoe, and things without eyes don't see you. Won 153; asked for in the forest.
    Secret(
        "fernseed",
        Name("Farnsamen", "Fernseed", kind="m"),
        57,
        [
            Ability(
                Moment.ENCOUNTER_BEGINS,
                [RunsAway()],
                cost=[Pay(1, Resource.MAGIC)],
                needs=EnemyIs(Colour.VIOLET),
                once=Once.DAY,
                art=COMBAT,
            )
        ],
    ),
    # A burden: your good name belongs to the Nest until it is paid. Won 160; paid there or at Rest.
    Secret(
        "bond_of_the_nest",
        Name("Schuldschein des Nests", "Bond of the Nest", kind="m"),
        58,
        [
            Ability(Moment.STANDING, [GainsLess(Resource.REPUTATION)]),
            Ability(Moment.REST, [MayPay([Pay(3, Resource.WEALTH)], [DiscardThisCard()])]),
        ],
        personal=True,
    ),
    # *Whom you call.* Won 132 or 151; asked for in the half stone and at the Heart.
    Secret(
        "first_third",
        Name("Erstes Drittel des Wortes", "First Third of the Word", kind="n -"),
        59,
        [Ability(Moment.STANDING, [FreeMagic()])],
    ),
    # It cuts only what has been named. Won 133; asked for by Brannoch.
    Secret(
        "moon_sickle",
        Name("Mondsichel", "Moon Sickle", kind="f"),
        60,
        [Ability(Moment.SYMBOL_ACTIVATED, [Markers(1)], needs=SymbolIs(None), art=COMBAT)],
        keyword=Keyword.WEAPON,
    ),
    # Made out to bearer: people listen to paper. Won 190; asked for at the gates and on the shore.
    Secret(
        "receipt_211",
        Name("Quittung 211", "Receipt 211", kind="f"),
        61,
        [Ability(Moment.ENCOUNTER_BEGINS, [Draw()], art=DIPLOMACY)],
    ),
    # Inside it you can go on thinking. Won 157; asked for in Tuathan.
    Secret(
        "ring_of_salt",
        Name("Ring aus Salz", "Ring of Salt", kind="m"),
        62,
        [Ability(Moment.STANDING, [DrawsInPanic()])],
    ),
    # It has held a chisel; a stone knows it. Won 140; asked for in the mounds.
    Secret(
        "hand_from_the_bog",
        Name("Hand aus dem Moor", "Hand from the Bog", kind="f"),
        63,
        [Ability(Moment.CHARGING, [Gain(1, Track.HEALTH), Lose(1, Track.FEAR)])],
    ),
    # Room for one more load. Won 138; asked for when Cuanacht moves on.
    Secret(
        "hobs_barrow",
        Name("Hobs Karren", "Hob's Barrow", kind="it"),
        64,
        [Ability(Moment.STANDING, [MoreFrom(Resource.WEALTH)])],
    ),
    # Give ground and keep the line. Won 136; asked for on the wall.
    Secret(
        "torrins_parry",
        Name("Torrins linke Parade", "Torrin's Left Parry", kind="it"),
        65,
        [Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(2)], cost=[DiscardCards(1)], art=COMBAT)],
    ),
    # One stroke, with everything. Won 190; asked for at the channel and on the ship.
    Secret(
        "erfyrs_hammer",
        Name("Erfyrs Hammer", "Erfyr's Hammer", kind="it"),
        66,
        [Ability(Moment.PAY, [Markers(3)], cost=[Pay(2, Track.ENERGY), TurnThis()], art=COMBAT)],
        keyword=Keyword.WEAPON,
    ),
    # Read again after every dream: wiser, not calmer. Won 190 or 138; asked for at the end.
    Secret(
        "unsent_letter",
        Name("Nicht abgeschickter Brief", "Unsent Letter", kind="m -"),
        67,
        [Ability(Moment.DREAM, [Gain(1, Resource.EXP), Gain(1, Track.FEAR)], may=True)],
    ),
    # What you know is worth something to a stone. Won 106; asked for at the Heart.
    Secret(
        "copy_of_the_list",
        Name("Abschrift der Liste", "Copy of the List", kind="f"),
        68,
        [
            Ability(
                Moment.ANY_TIME,
                [Gain(1, Resource.MAGIC)],
                cost=[Pay(1, Resource.EXP)],
                once=Once.DAY,
            )
        ],
    ),
    # A notch for every day: the first bad one doesn't count. Won 121; asked for on the shore.
    Secret(
        "dernans_tally",
        Name("Dernans Kerbholz", "Dernan's Tally", kind="it"),
        69,
        [Ability(Moment.STANDING, [RepeatsFirst(DialSide.SKULL)])],
    ),
    # Who has buried somebody with it gets up again. Won 121; asked for in Tuathan.
    Secret(
        "iorlas_spade",
        Name("Iorlas Spaten", "Iorla's Spade", kind="it"),
        70,
        [Ability(Moment.ENCOUNTER_WON, [Gain(1, Track.HEALTH)], art=COMBAT)],
    ),
    # *Who answers.* Won 115 or 125; asked for at the Heart.
    Secret(
        "second_third",
        Name("Zweites Drittel des Wortes", "Second Third of the Word", kind="n -"),
        71,
        [Ability(Moment.STANDING, [PreventsStepsDown(1)])],
    ),
    # *For a while.* Won 155 or 162; asked for at the Heart.
    Secret(
        "last_third",
        Name("Letztes Drittel des Wortes", "Last Third of the Word", kind="n -"),
        72,
        [Ability(Moment.STANDING, [ReducesDamage(1, least=1)])],
    ),
    # A place is kept for you: running is easier. Won 161; asked for on the flats.
    Secret(
        "place_aboard",
        Name("Platz an Bord", "Place Aboard", kind="m"),
        73,
        [Ability(Moment.FLEEING, [Lose(2, Track.FEAR)])],
    ),
    # Somebody laughed without it; no face frightens you after that. Won 186; asked for at 185.
    Secret(
        "missing_tooth",
        Name("Der fehlende Zahn", "The Missing Tooth", kind="m -"),
        74,
        [Ability(Moment.STANDING, [NoFearByReactions()])],
    ),
    # What is written can be taken up again, for what you have learned. Won 106; the chair asks.
    Secret(
        "keepers_pen",
        Name("Feder des Hüters", "The Keeper's Pen", kind="f"),
        75,
        [
            Ability(
                Moment.PAY,
                [ReturnFromDiscards(1)],
                cost=[Pay(1, Resource.EXP)],
                once=Once.ENCOUNTER,
            )
        ],
    ),
]
