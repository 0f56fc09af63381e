"""Celenthia the arcane mage (Arkanmagierin): board, gear, feats and rewards."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.celenthia_great_feats import GREAT_FEATS
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ANYTIME,
    ARCANE_STRIKES,
    DISCARD_THIS,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
    HURT,
    SEND_AWAY,
)
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BOOK,
    CLOAK,
    DAGGER,
    FLAME,
    GEAR,
    LIGHTNING,
    POTION,
    REWARD,
    ROBE,
    SCROLL,
    STAFF,
    TRINKET,
    WAND,
    WEAPON,
)
from tafelrunde.games.valskyrr.nouns import (
    Fast,
    HeroBoard,
    HeroCard,
    Normal,
    Reaction,
    Reflex,
    Set,
    ZoneLimit,
)
from tafelrunde.games.valskyrr.terms import Aim, Place, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Choose,
    Deal,
    DiscardCards,
    Draw,
    Focus,
    MayDiscard,
    Prevent,
)

BOARD: Final[HeroBoard] = HeroBoard(
    "celenthia",
    Name(de="Celenthia", en="Celenthia", kind="she"),
    title=Name(de="Arkanmagierin", en="Arcane Mage"),
    focus_start=4,
    regeneration=1,
    proficiencies=[STAFF, WAND, DAGGER, BOOK, CLOAK, ROBE, SCROLL, POTION, TRINKET],
    actions=[
        Reflex(Place.BOARD, 1, [Bonus(magical=1), Focus(1)], when=ARCANE_STRIKES, once=HERO_TURN),
        Fast(Place.BOARD, 1, [Draw(1)], cost=[DiscardCards(1, having=[ARCANE])], once=HERO_TURN),
    ],
    ability_names=[
        Name(de="Überladen", en="Overcharge", kind="n"),
        Name(de="Umgelenkter Strom", en="Shifting Current", kind="m"),
    ],
    plan=Name(
        de="Vernichte von fern, was sich sammelt, ehe der geweckte Fokus dich einholt.",
        en="Break the enemy's ranks from afar before the focus you stir up catches you.",
    ),
)

# --- Gear -----------------------------------------------------------------------------------------

ONE_ARCANE: Final = MayDiscard(ARCANE, up_to=1, each=[Bonus(magical=1, focus=1)])
TWO_ARCANE: Final = MayDiscard(ARCANE, up_to=2, each=[Bonus(magical=1, focus=1)])

ARCANE_STAFF: Final = HeroCard(
    "arcane_staff",
    Name(de="Arkanstab", en="Arcane Staff", kind="m"),
    hero="celenthia",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, WEAPON, STAFF, ARCANE],
    zone_limit=ZoneLimit("B", 1),
    actions=[EQUIP, Normal(HERO_ZONE, 2, [Deal(magical=2), Focus(1), ONE_ARCANE], at=AN_ENEMY)],
    flavour=Name(
        de="Das Holz ist tot, doch die Zeichen darin wachsen weiter.",
        en="Each year the runes climb a little higher up the grain.",
    ),
)

MAGE_ROBE: Final = HeroCard(
    "mage_robe",
    Name(de="Magierrobe", en="Mage Robe", kind="f"),
    hero="celenthia",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, ROBE],
    zone_limit=ZoneLimit("A", 1),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(magical=1)], when=HURT)],
    flavour=Name(
        de="In den Saum sind Silben gestickt, an denen Flüche sich verfangen.",
        en="Grey cloth, silver thread, and a hundred knots against hostile magic.",
    ),
)

# The inner lists are tuples because only the outer one is frozen.
FARTHER_OR_HARDER: Final = Choose([(Bonus(reach=1),), (Bonus(magical=1),)])
ARCANE_ACTION: Final = Reaction(Window.HERO_ACTION, having=ARCANE)

ARCANE_FOCUS_STONE: Final = HeroCard(
    "arcane_focus_stone",
    Name(de="Arkaner Fokusstein", en="Arcane Focus Stone", kind="m"),
    hero="celenthia",
    set=Set.GEAR,
    copies=1,
    keywords=[GEAR, TRINKET, ARCANE],
    zone_limit=ZoneLimit("E", 3),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [FARTHER_OR_HARDER], when=ARCANE_ACTION, once=HERO_TURN)],
    flavour=Name(
        de="Durch ihn gesehen, rückt das Ferne näher.",
        en="Hold it to the light, and the distance folds.",
    ),
)

# --- Feats ----------------------------------------------------------------------------------------

FIRE_BOLT: Final = HeroCard(
    "fire_bolt",
    Name(de="Feuergeschoß", en="Fire Bolt", kind="n"),
    hero="celenthia",
    set=Set.FEAT,
    copies=3,
    keywords=[ARCANE, FLAME],
    actions=[Normal(HAND, 2, [Deal(magical=3), Focus(2)], at=AN_ENEMY)],
    flavour=Name(
        de="Ein Fingerzeig, und der Reif auf dem Feld zischt.",
        en="It was her first lesson, learned by candlelight in a burning house.",
    ),
)

CHAIN_LIGHTNING: Final = HeroCard(
    "chain_lightning",
    Name(de="Kettenblitz", en="Chain Lightning", kind="m"),
    hero="celenthia",
    set=Set.FEAT,
    copies=2,
    keywords=[ARCANE, LIGHTNING],
    actions=[
        Normal(
            HAND,
            2,
            [Deal(magical=2), Focus(3), MayDiscard(ARCANE, up_to=1, each=[Bonus(targets=1)])],
            at=Aim.UP_TO_TWO_ENEMIES,
        ),
    ],
    flavour=Name(
        de="Der Blitz ist nie satt; er fragt nach dem Nächsten.",
        en="It leaps from helm to helm, hunting for the ground.",
    ),
)

ARCANE_ORB: Final = HeroCard(
    "arcane_orb",
    Name(de="Arkane Kugel", en="Arcane Orb", kind="f"),
    hero="celenthia",
    set=Set.FEAT,
    copies=2,
    keywords=[ARCANE],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Bonus(magical=1), DISCARD_THIS], when=ARCANE_STRIKES)],
    flavour=Name(
        de="Sie lässt das Licht kreisen, bis es gebraucht wird.",
        en="It hums at her shoulder, waiting to be spent.",
    ),
)

MAGE_SHIELD: Final = HeroCard(
    "mage_shield",
    Name(de="Magierschild", en="Mage Shield", kind="m"),
    hero="celenthia",
    set=Set.FEAT,
    copies=2,
    keywords=[ARCANE],
    actions=[Reflex(HAND, 1, [Prevent(physical=1, magical=2)], when=HURT)],
    flavour=Name(
        de="Die Luft wird fest, wo sie die Hand hebt.",
        en="The curse breaks on the air a finger's width from her face.",
    ),
)

BLINK: Final = HeroCard(
    "blink",
    Name(de="Blinzeln", en="Blink", kind="n"),
    hero="celenthia",
    set=Set.FEAT,
    copies=1,
    keywords=[ARCANE],
    actions=[Reflex(HAND, 1, [SEND_AWAY], when=ANYTIME, at=Aim.ENEMY_HERE)],
    flavour=Name(
        de="Zwischen zwei Lidschlägen ist der Platz vor ihr leer.",
        en="The wolf leaps, and lands where there is only fog.",
    ),
)

ARCANE_INSPIRATION: Final = HeroCard(
    "arcane_inspiration",
    Name(de="Arkane Eingebung", en="Arcane Inspiration", kind="f"),
    hero="celenthia",
    set=Set.FEAT,
    copies=2,
    keywords=[ARCANE],
    actions=[Fast(HAND, 1, [Draw(1)])],
    flavour=Name(
        de="Im Nebel liest sie Zeilen, die niemand geschrieben hat.",
        en="The answer comes the way dreams come, whole and unasked.",
    ),
)

# --- Rewards --------------------------------------------------------------------------------------

STAFF_OF_STORMS: Final = HeroCard(
    "staff_of_storms",
    Name(de="Stab der Stürme", en="Staff of Storms", kind="m"),
    hero="celenthia",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=3,
    keywords=[GEAR, REWARD, WEAPON, STAFF, ARCANE, LIGHTNING],
    zone_limit=ZoneLimit("B", 1),
    actions=[EQUIP, Normal(HERO_ZONE, 2, [Deal(magical=3), Focus(2), TWO_ARCANE], at=AN_ENEMY)],
    flavour=Name(
        de="Wenn sie ihn hebt, sträubt sich den Wölfen das Fell.",
        en="Thunder follows its bearer from valley to valley.",
    ),
)

RING_OF_SPHERES: Final = HeroCard(
    "ring_of_spheres",
    Name(de="Ring der Sphären", en="Ring of Spheres", kind="m"),
    hero="celenthia",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, TRINKET, ARCANE],
    zone_limit=ZoneLimit("E", 3),
    actions=[EQUIP, Fast(HERO_ZONE, 1, [Draw(1), DiscardCards(1)], once=HERO_TURN)],
    flavour=Name(
        de="Drei Reife in einem, und jeder dreht sich nach einem anderen Stern.",
        en="Its bands turn slowly, as if under a sky that no one here has seen.",
    ),
)

CARDS: Final[tuple[HeroCard, ...]] = (
    ARCANE_STAFF,
    MAGE_ROBE,
    ARCANE_FOCUS_STONE,
    FIRE_BOLT,
    CHAIN_LIGHTNING,
    ARCANE_ORB,
    MAGE_SHIELD,
    BLINK,
    ARCANE_INSPIRATION,
    *GREAT_FEATS,
    STAFF_OF_STORMS,
    RING_OF_SPHERES,
)
