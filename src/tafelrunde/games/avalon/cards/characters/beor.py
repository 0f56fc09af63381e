"""Beor, the smith (Beor).

His plan: one great blow a turn. He links Aggression to Aggression, counts the links at the end, and
stands broadly enough to take what comes meanwhile. In talk he has weight and no finesse: he moves
the marker far and pays for it.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.characters.basic_combat import basic_combat
from tafelrunde.games.avalon.cards.characters.basic_diplomacy import basic_diplomacy
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Track, Tray
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    Draw,
    Empty,
    Extra,
    Markers,
    PreventStepsDown,
    ReduceDamage,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted
from tafelrunde.games.avalon.vocabulary.costs import Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose

LINKS: Final = Count(Counted.CONNECTED, attribute=Attribute.AGGRESSION)

RAGING: Final = ClashCard(
    "blue_raging",
    Name("Rasend", "Raging", kind="title"),
    Tray.BLUE,
    Art.COMBAT,
    [9],
    Left(courage=Markers(1), magic=Extra(), free=Empty()),
    Right(aggression=1, free=DOUBLE),
    [Ability(Moment.ON_PLAY, [Lose(1, Track.ENERGY), Markers(LINKS)])],
)

OWN: Final = [
    # The blow, and its echo a turn later.
    ClashCard(
        "beor_hammer_blow",
        Name("Hammerschlag", "Hammer Blow", kind="m"),
        Tray.BLUE,
        Art.COMBAT,
        [1, 2, 3],
        Left(aggression=Markers(2), free=Markers(1)),
        Right(aggression=1),
        [Ability(Moment.DELAYED, [Markers(1)], delay=1)],
        owner="beor",
    ),
    # Counts every link, and he does not like what he becomes.
    ClashCard(
        "beor_fury_of_the_forge",
        Name("Wut der Schmiede", "Fury of the Forge", kind="f"),
        Tray.BLUE,
        Art.COMBAT,
        [4, 5, 6],
        Left(aggression=Extra()),
        Right(aggression=1, courage=1, free=DOUBLE),
        [Ability(Moment.ON_PLAY, [Markers(LINKS), Gain(1, Track.FEAR)])],
        owner="beor",
    ),
    # Stands for the rest of the fight.
    ClashCard(
        "beor_broad_stance",
        Name("Breiter Stand", "Broad Stance", kind="m"),
        Tray.BLUE,
        Art.COMBAT,
        [7, 8, 9],
        Left(practicality=Draw(), free=Empty()),
        Right(aggression=1),
        [Ability(Moment.AT_ATTACK, [ReduceDamage(1)])],
        persistent=True,
        owner="beor",
    ),
    # Heat that is stored: a tool for whoever waits for the right row.
    ClashCard(
        "beor_bank_the_fire",
        Name("Glut häufen", "Bank the Fire", kind="title"),
        Tray.BLUE,
        Art.COMBAT,
        [10, 11, 12],
        Left(courage=Draw(), free=Markers(1)),
        Right(aggression=1, practicality=1, magic=True),
        [
            Ability(
                Moment.ON_PLAY,
                [AddCharges(Count(Counted.ATTRIBUTE, attribute=Attribute.AGGRESSION))],
            ),
            Ability(Moment.PAY, [Markers(1)], cost=[PayCharge(), Pay(1, Track.ENERGY)]),
        ],
        owner="beor",
    ),
    # Takes the hit on purpose.
    ClashCard(
        "beor_let_it_come",
        Name("Lass ihn kommen", "Let Him Come", kind="title"),
        Tray.BLUE,
        Art.COMBAT,
        [13, 14, 15],
        Left(aggression=Extra(), courage=Draw()),
        Right(aggression=2, courage=1, free=DOUBLE),
        [Ability(Moment.DAMAGED, [Markers(2)])],
        owner="beor",
    ),
    # --- Diplomacy --------------------------------------------------------------------------------
    # Nobody is offended by somebody who laughs like that.
    ClashCard(
        "beor_rough_laugh",
        Name("Raues Lachen", "Rough Laugh", kind="n"),
        Tray.BLUE,
        Art.DIPLOMACY,
        [1, 2, 3],
        Left(caution=Steps(1), free=Steps(1)),
        Right(caution=1),
        owner="beor",
    ),
    # Ends the talk, one way or the other.
    ClashCard(
        "beor_fist_on_the_table",
        Name("Faust auf den Tisch", "Fist on the Table", kind="title"),
        Tray.BLUE,
        Art.DIPLOMACY,
        [4, 5, 6],
        Left(magic=Extra(), free=Steps(2)),
        Right(caution=1, free=BLOCKED),
        [Ability(Moment.ON_PLAY, [Lose(1, Track.ENERGY)])],
        owner="beor",
    ),
    # People can tell.
    ClashCard(
        "beor_honest_soul",
        Name("Ehrliche Haut", "Honest Soul", kind="f"),
        Tray.BLUE,
        Art.DIPLOMACY,
        [7, 8, 9],
        Left(empathy=Variable(), caution=Extra()),
        Right(empathy=1, magic=True),
        owner="beor",
    ),
    # Mends something while they talk; it costs him the iron.
    ClashCard(
        "beor_mend_a_hinge",
        Name("Eine Angel richten", "Mend a Hinge", kind="title"),
        Tray.BLUE,
        Art.DIPLOMACY,
        [10, 11, 12],
        Left(spirituality=Draw(), free=Draw()),
        Right(empathy=1, caution=1, free=DOUBLE),
        [Ability(Moment.PAY, [Steps(2)], cost=[Pay(1, Resource.WEALTH)])],
        owner="beor",
    ),
    # Just does not move.
    ClashCard(
        "beor_crossed_arms",
        Name("Verschränkte Arme", "Crossed Arms", kind="pl"),
        Tray.BLUE,
        Art.DIPLOMACY,
        [13, 14, 15],
        Left(caution=Draw(), magic=Extra()),
        Right(caution=1, spirituality=1),
        [Ability(Moment.AT_ATTACK, [PreventStepsDown(2)])],
        owner="beor",
    ),
]

CARDS: Final = [
    *basic_combat(Tray.BLUE, (Attribute.AGGRESSION, Attribute.COURAGE, Attribute.PRACTICALITY)),
    *basic_diplomacy(Tray.BLUE, (Attribute.CAUTION, Attribute.SPIRITUALITY, Attribute.EMPATHY)),
    RAGING,
    *OWN,
]
