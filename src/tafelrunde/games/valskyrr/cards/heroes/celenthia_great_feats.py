"""The great feats of Celenthia the arcane mage (Große Heldentaten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ARCANE_STRIKES,
    BURY_THIS,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
    HURT,
)
from tafelrunde.games.valskyrr.keywords import ARCANE, FLAME
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Normal, Reflex, Set, ZoneLimit
from tafelrunde.games.valskyrr.terms import Aim, Condition
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Deal,
    Draw,
    Focus,
    HalveFocus,
    MoveTime,
    Prevent,
)

FIREBALL: Final = HeroCard(
    "fireball",
    Name(de="Feuerball", en="Fireball", kind="m"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=3,
    loot=3,
    keywords=[ARCANE, FLAME],
    actions=[Normal(HAND, 2, [Deal(magical=2), Focus(4)], at=Aim.EACH_ENEMY_IN_ONE_ZONE)],
    flavour=Name(
        de="Danach ist es still, und der Schnee ist schwarz.",
        en="For a heartbeat the whole valley sees its own shadow.",
    ),
)

ARCANE_WISDOM: Final = HeroCard(
    "arcane_wisdom",
    Name(de="Arkane Weisheit", en="Arcane Wisdom", kind="f"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[ARCANE],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        EQUIP,
        Reflex(HERO_ZONE, 1, [Bonus(magical=2), Focus(1)], when=ARCANE_STRIKES, once=HERO_TURN),
    ],
    flavour=Name(
        de="Jede Formel hat eine Wurzel, und sie hat bis dorthin gegraben.",
        en="Power drifts everywhere in the mist; she has learned to gather it.",
    ),
)

WORD_OF_POWER: Final = HeroCard(
    "word_of_power",
    Name(de="Machtwort", en="Word of Power", kind="n"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=4,
    keywords=[ARCANE],
    actions=[Normal(HAND, 2, [Deal(magical=6), Focus(4)], at=AN_ENEMY)],
    flavour=Name(
        de="Nur drei Silben, und die Stille danach dauert lange.",
        en="There is a sound that stone obeys, and flesh obeys it sooner.",
    ),
)

TIME_RIFT: Final = HeroCard(
    "time_rift",
    Name(de="Zeitriss", en="Time Rift", kind="m"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=5,
    keywords=[ARCANE],
    actions=[Fast(HAND, 1, [MoveTime(-1), BURY_THIS])],
    flavour=Name(
        de="Sie hebt eine Stunde auf, die schon gefallen war.",
        en="The sun stands still over Valskyrr, and she grows a little older.",
    ),
)

MANA_SPRING: Final = HeroCard(
    "mana_spring",
    Name(de="Manaquell", en="Mana Spring", kind="m"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[ARCANE],
    actions=[Fast(HAND, 1, [Draw(2), Focus(1)])],
    flavour=Name(
        de="Unter dem Eis der Welt fließt etwas, das ihr antwortet.",
        en="Beneath the frozen soil the old currents still run warm.",
    ),
)

MIRROR_IMAGE: Final = HeroCard(
    "mirror_image",
    Name(de="Spiegelbild", en="Mirror Image", kind="n"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[ARCANE],
    actions=[Reflex(HAND, 1, [Prevent(physical=3, magical=3), HalveFocus()], when=HURT)],
    flavour=Name(
        de="Die Klauen treffen Glas, und sie steht längst woanders.",
        en="It slays her twice before it understands.",
    ),
)

BURNING_SHACKLE: Final = HeroCard(
    "burning_shackle",
    Name(de="Brennende Fessel", en="Burning Shackle", kind="f"),
    hero="celenthia",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[ARCANE, FLAME],
    actions=[Fast(HAND, 2, [Afflict(Condition.BURN, 2), Focus(1)], at=AN_ENEMY)],
    flavour=Name(
        de="Die Kette glüht umso heller, je heftiger man an ihr reißt.",
        en="Run if you like; the ember runs with you.",
    ),
)

GREAT_FEATS: Final[tuple[HeroCard, ...]] = (
    FIREBALL,
    ARCANE_WISDOM,
    WORD_OF_POWER,
    TIME_RIFT,
    MANA_SPRING,
    MIRROR_IMAGE,
    BURNING_SHACKLE,
)
