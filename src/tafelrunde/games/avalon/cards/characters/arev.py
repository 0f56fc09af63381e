"""Arev, the old soldier (Arev).

His plan: let them come. He takes the attack, gives it back, and keeps reserves in charges for the
turn that decides. In talk he commands, bribes, and knows what a half-truth is worth.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.characters.basic_combat import basic_combat
from tafelrunde.games.avalon.cards.characters.basic_diplomacy import basic_diplomacy
from tafelrunde.games.avalon.nouns import BLOCKED, DOUBLE, Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.terms import Area, Art, Attribute, Resource, Track, Tray, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardHand,
    Draw,
    Empty,
    Extra,
    LayHandCard,
    Markers,
    ReduceDamage,
    ReduceMarkerLoss,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import Has, RelationIn
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import If, Lose

SHIELD_HIGH: Final = ClashCard(
    "gray_shield_high",
    Name("Schild hoch", "Shield High", kind="title"),
    Tray.GRAY,
    Art.COMBAT,
    [9],
    Left(aggression=Extra(), practicality=Draw(), free=Empty()),
    Right(aggression=1, courage=1, practicality=1, magic=True),
    [Ability(Moment.AT_ATTACK, [ReduceDamage(2), ReduceMarkerLoss(1)])],
)

OWN: Final = [
    # As it was taught: no trick, no waste.
    ClashCard(
        "arev_old_school",
        Name("Alte Schule", "Old School", kind="f"),
        Tray.GRAY,
        Art.COMBAT,
        [1, 2, 3],
        Left(aggression=Markers(1), practicality=Markers(1)),
        Right(aggression=1, practicality=1),
        owner="arev",
    ),
    # The enemy pays for his own blow.
    ClashCard(
        "arev_counterthrust",
        Name("Gegenstoß", "Counterthrust", kind="m"),
        Tray.GRAY,
        Art.COMBAT,
        [4, 5, 6],
        Left(practicality=Extra()),
        Right(aggression=1, free=DOUBLE),
        [Ability(Moment.AT_ATTACK, [ReduceDamage(2)]), Ability(Moment.AT_ATTACK, [Markers(1)])],
        owner="arev",
    ),
    # Kept for later, and later is dear.
    ClashCard(
        "arev_last_reserve",
        Name("Letzte Reserve", "Last Reserve", kind="f"),
        Tray.GRAY,
        Art.COMBAT,
        [7, 8, 9],
        Left(free=Draw()),
        Right(aggression=1, practicality=1, magic=True),
        [
            Ability(Moment.ON_PLAY, [AddCharges(3)]),
            Ability(Moment.PAY, [Markers(2)], cost=[PayCharge(), Pay(1, Track.ENERGY)]),
        ],
        persistent=True,
        owner="arev",
    ),
    # Two orders in one breath.
    ClashCard(
        "arev_close_ranks",
        Name("Aufschließen", "Close Ranks", kind="title"),
        Tray.GRAY,
        Art.COMBAT,
        [10, 11, 12],
        Left(aggression=Extra(), courage=Markers(1)),
        Right(aggression=1, courage=1, magic=True),
        [Ability(Moment.PAY, [LayHandCard()], cost=[DiscardCards(1)])],
        owner="arev",
    ),
    # He has been hurt worse.
    ClashCard(
        "arev_scar_tissue",
        Name("Narbengewebe", "Scar Tissue", kind="n"),
        Tray.GRAY,
        Art.COMBAT,
        [13, 14, 15],
        Left(practicality=Draw(), magic=Extra()),
        Right(aggression=1, free=DOUBLE),
        [
            Ability(
                Moment.ON_PLAY,
                [If(Has(5, Track.HEALTH), then=[Markers(1)], otherwise=[Markers(3)])],
            )
        ],
        owner="arev",
    ),
    # --- Diplomacy --------------------------------------------------------------------------------
    # People still stand to attention.
    ClashCard(
        "arev_military_tone",
        Name("Militärischer Ton", "Military Tone", kind="m"),
        Tray.GRAY,
        Art.DIPLOMACY,
        [1, 2, 3],
        Left(caution=Steps(1), magic=Extra()),
        Right(caution=1),
        owner="arev",
    ),
    # Both halves do their work.
    ClashCard(
        "arev_half_truth",
        Name("Halbe Wahrheit", "Half-truth", kind="f"),
        Tray.GRAY,
        Art.DIPLOMACY,
        [4, 5, 6],
        Left(caution=Variable(), empathy=Variable()),
        Right(caution=1, free=DOUBLE),
        owner="arev",
    ),
    # Never more than it has to be.
    ClashCard(
        "arev_hush_money",
        Name("Schweigegeld", "Hush Money", kind="n -es"),
        Tray.GRAY,
        Art.DIPLOMACY,
        [7, 8, 9],
        Left(free=Steps(1)),
        Right(caution=1, empathy=1),
        [Ability(Moment.PAY, [Steps(2)], cost=[Pay(1, Resource.WEALTH)])],
        owner="arev",
    ),
    # Tells of those who did not come back; nobody interrupts.
    ClashCard(
        "arev_roll_of_the_dead",
        Name("Liste der Gefallenen", "Roll of the Fallen", kind="f"),
        Tray.GRAY,
        Art.DIPLOMACY,
        [10, 11, 12],
        Left(empathy=Extra(), spirituality=Draw()),
        Right(empathy=1, caution=1, free=BLOCKED),
        [
            Ability(
                Moment.ON_PLAY,
                [If(RelationIn(Area.RED), then=[Steps(3)], otherwise=[Steps(1)])],
            )
        ],
        owner="arev",
    ),
    # Gives everybody something to do.
    ClashCard(
        "arev_hand_out_tasks",
        Name("Aufgaben verteilen", "Hand Out Tasks", kind="title"),
        Tray.GRAY,
        Art.DIPLOMACY,
        [13, 14, 15],
        Left(caution=Draw(), free=Steps(1)),
        Right(caution=1, empathy=1, spirituality=1, magic=True),
        [
            Ability(
                Moment.ON_PLAY,
                [DiscardHand(1, who=Who.EACH), Draw(1, who=Who.EACH), Lose(1, Track.FEAR)],
            )
        ],
        owner="arev",
    ),
]

CARDS: Final = [
    *basic_combat(Tray.GRAY, (Attribute.AGGRESSION, Attribute.PRACTICALITY, Attribute.COURAGE)),
    *basic_diplomacy(Tray.GRAY, (Attribute.CAUTION, Attribute.EMPATHY, Attribute.SPIRITUALITY)),
    SHIELD_HIGH,
    *OWN,
]
