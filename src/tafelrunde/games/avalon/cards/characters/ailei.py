"""Ailei, the healer (Ailei).

Her plan: never be hit, and let the others win. She takes markers in small change, blinds the enemy
in the turn that would hurt, and turns Magic into Health. In talk she is the best of them all, as
long as she is believed.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.characters.basic_combat import basic_combat
from tafelrunde.games.avalon.cards.characters.basic_diplomacy import basic_diplomacy
from tafelrunde.games.avalon.nouns import DOUBLE, Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Track, Tray, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardThisLaid,
    Draw,
    Empty,
    Extra,
    IgnoreAttack,
    LookAtDeck,
    Markers,
    ReduceDamage,
    ReduceMarkerLoss,
    ReturnFromDiscards,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import SymbolIs
from tafelrunde.games.avalon.vocabulary.costs import Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose

PUBLISHED: Final = [
    ClashCard(
        "green_careful_attack",
        Name("Vorsichtiger Angriff", "Careful Attack", kind="m"),
        Tray.GREEN,
        Art.COMBAT,
        [1],
        Left(aggression=Markers(1), practicality=Extra(), free=Markers(1)),
        Right(aggression=1, courage=1, practicality=1, free=DOUBLE),
        [Ability(Moment.AT_ATTACK, [ReduceDamage(1), ReduceMarkerLoss(1)])],
    ),
    ClashCard(
        "green_crippling_strike",
        Name("Verkrüppelnder Hieb", "Crippling Strike", kind="m"),
        Tray.GREEN,
        Art.COMBAT,
        [2],
        Left(practicality=Markers(1), free=Markers(1)),
        Right(aggression=1, courage=1),
        [
            Ability(Moment.ON_PLAY, [AddCharges(2)]),
            Ability(Moment.AT_ATTACK, [ReduceMarkerLoss(1)], cost=[PayCharge()]),
        ],
        persistent=True,
    ),
    ClashCard(
        "green_guard",
        Name("Verteidigen", "Defend", kind="title"),
        Tray.GREEN,
        Art.COMBAT,
        [3],
        Left(practicality=Extra(), magic=Extra(), free=Empty()),
        Right(aggression=1, practicality=1, magic=True, free=DOUBLE),
        [
            Ability(Moment.AT_ATTACK, [ReduceDamage(2)]),
            Ability(Moment.DELAYED, [Draw()], delay=1),
        ],
    ),
]

SLING: Final = ClashCard(
    "green_sling",
    Name("Schleuder", "Sling", kind="f"),
    Tray.GREEN,
    Art.COMBAT,
    [9],
    Left(practicality=Markers(1), courage=Draw(), magic=Extra()),
    Right(practicality=1, courage=1),
)

OWN: Final = [
    # A small mark, a wide edge.
    ClashCard(
        "ailei_aimed_throw",
        Name("Gezielter Wurf", "Aimed Throw", kind="m"),
        Tray.GREEN,
        Art.COMBAT,
        [1, 2, 3],
        Left(practicality=Markers(1), magic=Extra()),
        Right(practicality=1, courage=1, free=DOUBLE),
        owner="ailei",
    ),
    # Once, for the turn that would be the last.
    ClashCard(
        "ailei_blinding_dust",
        Name("Blendender Staub", "Blinding Dust", kind="m"),
        Tray.GREEN,
        Art.COMBAT,
        [4, 5, 6],
        Left(courage=Extra()),
        Right(practicality=1, magic=True),
        [
            Ability(Moment.AT_ATTACK, [IgnoreAttack()]),
            Ability(Moment.ROUND_ENDS, [DiscardThisLaid()]),
        ],
        owner="ailei",
    ),
    # Heals while others strike.
    ClashCard(
        "ailei_allmothers_prayer",
        Name("Gebet der Allmutter", "Allmother's Prayer", kind="n"),
        Tray.GREEN,
        Art.COMBAT,
        [7, 8, 9],
        Left(magic=Draw(2)),
        Right(practicality=1, courage=1),
        [Ability(Moment.PAY, [Gain(1, Track.HEALTH)], cost=[Pay(1, Resource.MAGIC)])],
        owner="ailei",
    ),
    # Finds what was thrown away.
    ClashCard(
        "ailei_gleaners_hand",
        Name("Hand der Ährenleserin", "Gleaner's Hand", kind="f"),
        Tray.GREEN,
        Art.COMBAT,
        [10, 11, 12],
        Left(practicality=Extra(), free=Empty()),
        Right(aggression=1, practicality=1, magic=True),
        [Ability(Moment.ON_PLAY, [ReturnFromDiscards()])],
        owner="ailei",
    ),
    # Steadies everybody who stands near.
    ClashCard(
        "ailei_hold_the_line",
        Name("Bleibt bei mir", "Stay with Me", kind="title"),
        Tray.GREEN,
        Art.COMBAT,
        [13, 14, 15],
        Left(courage=Markers(1), magic=Extra(), free=Draw()),
        Right(practicality=1, courage=1, magic=True),
        [Ability(Moment.ON_PLAY, [Lose(1, Track.FEAR, who=Who.EACH)])],
        owner="ailei",
    ),
    # --- Diplomacy --------------------------------------------------------------------------------
    # Works, and everybody has to live with it, she too.
    ClashCard(
        "ailei_dangerous_ruse",
        Name("Gefährliche List", "Dangerous Ruse", kind="f"),
        Tray.GREEN,
        Art.DIPLOMACY,
        [1, 2, 3],
        Left(empathy=Steps(2)),
        Right(empathy=1, spirituality=1),
        [Ability(Moment.ON_PLAY, [Gain(1, Track.FEAR, who=Who.EACH)])],
        owner="ailei",
    ),
    # A hand on a shoulder.
    ClashCard(
        "ailei_comforting_hand",
        Name("Tröstende Hand", "Comforting Hand", kind="f"),
        Tray.GREEN,
        Art.DIPLOMACY,
        [4, 5, 6],
        Left(empathy=Variable(), free=Steps(1)),
        Right(spirituality=1, magic=True),
        [Ability(Moment.ON_PLAY, [Lose(1, Track.FEAR)])],
        owner="ailei",
    ),
    # Every spell is heard as a kindness.
    ClashCard(
        "ailei_blessing",
        Name("Segen", "Blessing", kind="m"),
        Tray.GREEN,
        Art.DIPLOMACY,
        [7, 8, 9],
        Left(spirituality=Variable()),
        Right(empathy=1, magic=True),
        [Ability(Moment.SYMBOL_ACTIVATED, [Steps(1)], needs=SymbolIs(None))],
        persistent=True,
        owner="ailei",
    ),
    # She asks before she answers.
    ClashCard(
        "ailei_the_right_question",
        Name("Die richtige Frage", "The Right Question", kind="f"),
        Tray.GREEN,
        Art.DIPLOMACY,
        [10, 11, 12],
        Left(caution=Extra(), free=Steps(1)),
        Right(empathy=1, caution=1, spirituality=1, free=DOUBLE),
        [Ability(Moment.ON_PLAY, [LookAtDeck(3)])],
        owner="ailei",
    ),
    # Bread first.
    ClashCard(
        "ailei_shared_bread",
        Name("Geteiltes Brot", "Shared Bread", kind="n"),
        Tray.GREEN,
        Art.DIPLOMACY,
        [13, 14, 15],
        Left(empathy=Draw(), magic=Extra()),
        Right(empathy=1, spirituality=1, magic=True),
        [
            Ability(
                Moment.PAY,
                [Steps(2), Lose(1, Track.FEAR)],
                cost=[Pay(1, Resource.FOOD)],
            )
        ],
        owner="ailei",
    ),
]

ORDER: Final = (Attribute.PRACTICALITY, Attribute.COURAGE, Attribute.AGGRESSION)
CARDS: Final = [
    *(card for card in basic_combat(Tray.GREEN, ORDER) if card.id != "green_attack"),
    *basic_diplomacy(Tray.GREEN, (Attribute.EMPATHY, Attribute.SPIRITUALITY, Attribute.CAUTION)),
    *PUBLISHED,
    SLING,
    *OWN,
]
