"""Wurm, the druids' outcast (Maggot).

His plan: Magic. He pays for symbols that others leave dark, pays with Health where Magic is short,
and takes it back from the enemy. In talk he curses, grovels, and counts what glows.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.cards.characters.basic_combat import basic_combat
from tafelrunde.games.avalon.cards.characters.basic_diplomacy import basic_diplomacy
from tafelrunde.games.avalon.nouns import DOUBLE, Ability, ClashCard, Left, Moment, Right
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Track, Tray
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardTop,
    Draw,
    Empty,
    Extra,
    Markers,
    PreventStepsDown,
    ReduceDamage,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, IsInPanic
from tafelrunde.games.avalon.vocabulary.costs import Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Gain, If, Lose

GLOWING: Final = Count(Counted.ACTIVATED)

NEEDLE: Final = ClashCard(
    "brown_bone_needle",
    Name("Knochennadel", "Bone Needle", kind="f"),
    Tray.BROWN,
    Art.COMBAT,
    [9],
    Left(practicality=Markers(1), magic=Markers(2)),
    Right(practicality=1, magic=True, free=DOUBLE),
    [Ability(Moment.ON_PLAY, [Gain(1, Track.FEAR)])],
)

OWN: Final = [
    # Burns him and comes back.
    ClashCard(
        "wurm_battle_magic",
        Name("Kampfmagie", "Battle Magic", kind="f"),
        Tray.BROWN,
        Art.COMBAT,
        [1, 2, 3],
        Left(magic=Markers(2), free=Markers(1)),
        Right(practicality=1, magic=True),
        [
            Ability(Moment.ON_PLAY, [Lose(1, Track.HEALTH)]),
            Ability(Moment.DELAYED, [Gain(1, Resource.MAGIC)], delay=1),
        ],
        owner="wurm",
    ),
    # They come out of the sleeves.
    ClashCard(
        "wurm_swarm",
        Name("Schwarm", "Swarm", kind="m"),
        Tray.BROWN,
        Art.COMBAT,
        [4, 5, 6],
        Left(practicality=Markers(1), magic=Extra()),
        Right(practicality=1, aggression=1, magic=True, free=DOUBLE),
        owner="wurm",
    ),
    # What the enemy deals, he drinks.
    ClashCard(
        "wurm_life_theft",
        Name("Lebensraub", "Life Theft", kind="m"),
        Tray.BROWN,
        Art.COMBAT,
        [7, 8, 9],
        Left(magic=Extra()),
        Right(aggression=1, magic=True),
        [
            Ability(Moment.AT_ATTACK, [ReduceDamage(1)]),
            Ability(Moment.AT_ATTACK, [Gain(1, Track.HEALTH)]),
        ],
        owner="wurm",
    ),
    # The more glows, the more it bites.
    ClashCard(
        "wurm_ring_of_sparks",
        Name("Funkenkreis", "Ring of Sparks", kind="m"),
        Tray.BROWN,
        Art.COMBAT,
        [10, 11, 12],
        Left(magic=Extra(), courage=Draw(), free=Empty()),
        Right(courage=1, practicality=1, magic=True),
        [Ability(Moment.ON_PLAY, [Markers(GLOWING), DiscardTop(1)])],
        owner="wurm",
    ),
    # Fear is a fuel.
    ClashCard(
        "wurm_cold_sweat",
        Name("Kalter Schweiß", "Cold Sweat", kind="m"),
        Tray.BROWN,
        Art.COMBAT,
        [13, 14, 15],
        Left(practicality=Extra(), free=Markers(1)),
        Right(practicality=1, magic=True),
        [
            Ability(
                Moment.ON_PLAY,
                [If(IsInPanic(), then=[Markers(3)], otherwise=[Gain(1, Track.FEAR), Markers(1)])],
            )
        ],
        owner="wurm",
    ),
    # --- Diplomacy --------------------------------------------------------------------------------
    # Counts what glows, and says it to their faces.
    ClashCard(
        "wurm_vicious_curse",
        Name("Bösartige Verwünschung", "Vicious Curse", kind="f"),
        Tray.BROWN,
        Art.DIPLOMACY,
        [1, 2, 3],
        Left(spirituality=Steps(1)),
        Right(spirituality=1, magic=True),
        [Ability(Moment.ON_PLAY, [Steps(GLOWING)])],
        owner="wurm",
    ),
    # Drawn in the dirt with one toe.
    ClashCard(
        "wurm_druid_sign",
        Name("Druidenzeichen", "Druid Sign", kind="n"),
        Tray.BROWN,
        Art.DIPLOMACY,
        [4, 5, 6],
        Left(spirituality=Variable(), magic=Steps(1)),
        Right(spirituality=1, caution=1, free=DOUBLE),
        owner="wurm",
    ),
    # It works better than it should.
    ClashCard(
        "wurm_grovelling",
        Name("Kriecherei", "Grovelling", kind="f"),
        Tray.BROWN,
        Art.DIPLOMACY,
        [7, 8, 9],
        Left(caution=Steps(1), free=Steps(1)),
        Right(spirituality=1, magic=True),
        [Ability(Moment.ON_PLAY, [Lose(1, Resource.REPUTATION)])],
        owner="wurm",
    ),
    # Tells them what they dreamt.
    ClashCard(
        "wurm_tell_a_dream",
        Name("Einen Traum erzählen", "Tell a Dream", kind="title"),
        Tray.BROWN,
        Art.DIPLOMACY,
        [10, 11, 12],
        Left(spirituality=Draw(), magic=Extra()),
        Right(spirituality=1, empathy=1, magic=True),
        [
            Ability(Moment.ON_PLAY, [AddCharges(2)]),
            Ability(Moment.PAY, [Steps(1), Gain(1, Track.FEAR)], cost=[PayCharge()]),
        ],
        owner="wurm",
    ),
    # Small enough to be overlooked while others are shouted at.
    ClashCard(
        "wurm_not_worth_a_kick",
        Name("Keinen Tritt wert", "Not Worth a Kick", kind="title"),
        Tray.BROWN,
        Art.DIPLOMACY,
        [13, 14, 15],
        Left(caution=Extra(), free=Draw()),
        Right(spirituality=1, caution=1, magic=True),
        [
            Ability(Moment.AT_ATTACK, [PreventStepsDown(1)]),
            Ability(Moment.PAY, [Steps(1)], cost=[Pay(1, Resource.MAGIC)]),
        ],
        owner="wurm",
    ),
]

CARDS: Final = [
    *basic_combat(Tray.BROWN, (Attribute.PRACTICALITY, Attribute.AGGRESSION, Attribute.COURAGE)),
    *basic_diplomacy(Tray.BROWN, (Attribute.SPIRITUALITY, Attribute.CAUTION, Attribute.EMPATHY)),
    NEEDLE,
    *OWN,
]
