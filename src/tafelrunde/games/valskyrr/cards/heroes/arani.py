"""Arani the dawnbreaker cleric (Klerikerin der Morgendämmerung): board, gear, feats and rewards."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.arani_great_feats import GREAT_FEATS
from tafelrunde.games.valskyrr.cards.heroes.common import (
    A_HERO,
    AN_ENEMY,
    ANOTHER_HURT,
    ANYONE_HURT,
    DISCARD_THIS,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
    HURT,
)
from tafelrunde.games.valskyrr.keywords import (
    ARMOUR,
    AXE,
    BLUNT,
    DIVINE,
    FLAME,
    GEAR,
    HAMMER,
    MACE,
    POTION,
    REWARD,
    SHIELD,
    SYMBOL,
    TRINKET,
    UNDEAD,
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
from tafelrunde.games.valskyrr.terms import Limit, Place, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Against,
    Bonus,
    Deal,
    DiscardCards,
    Focus,
    MayDiscard,
    Prevent,
    Redirect,
    Regenerate,
)

A_DIVINE_CARD: Final = DiscardCards(1, having=[DIVINE])

BOARD: Final[HeroBoard] = HeroBoard(
    "arani",
    Name(de="Arani", en="Arani", kind="she"),
    title=Name(de="Klerikerin der Morgendämmerung", en="Dawnbreaker Cleric"),
    focus_start=3,
    regeneration=2,
    proficiencies=[AXE, HAMMER, MACE, ARMOUR, SHIELD, SYMBOL, POTION, TRINKET],
    actions=[
        Fast(Place.BOARD, 2, [Regenerate(2)], at=A_HERO, cost=[A_DIVINE_CARD], once=HERO_TURN),
        Reflex(
            Place.BOARD,
            2,
            [Prevent(physical=1, magical=1)],
            when=ANYONE_HURT,
            cost=[A_DIVINE_CARD],
            once=Limit.DEFENCE_PHASE,
        ),
    ],
    ability_names=[
        Name(de="Gebet der Frühe", en="Prayer at Daybreak", kind="n"),
        Name(de="Schützende Hand", en="Sheltering Hand", kind="f"),
    ],
    plan=Name(
        de="Halte Segen in deiner Zone bereit, heile und schütze alle und brenne Untote aus.",
        en="Keep blessings ready in your zone, mend and shield everyone, and burn out the undead.",
    ),
)

# --- Gear -----------------------------------------------------------------------------------------

DIVINE_WEIGHT: Final = MayDiscard(DIVINE, up_to=1, each=[Bonus(magical=2, focus=1)])

MACE_OF_ARANI: Final = HeroCard(
    "mace",
    Name(de="Streitkolben", en="Mace", kind="m"),
    hero="arani",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, WEAPON, MACE, BLUNT],
    zone_limit=ZoneLimit("B", 2),
    actions=[
        EQUIP,
        Normal(HERO_ZONE, 1, [Deal(physical=2), Focus(1), DIVINE_WEIGHT], at=AN_ENEMY),
    ],
    flavour=Name(
        de="Ein Gebet mit eisernem Kopf für alles, was nicht ruhen will.",
        en="The dead have forgotten mercy, but they remember weight.",
    ),
)

CHAIN_MAIL: Final = HeroCard(
    "chain_mail_arani",
    Name(de="Kettenhemd", en="Chain Mail", kind="n"),
    hero="arani",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, ARMOUR],
    zone_limit=ZoneLimit("A", 1),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(physical=1)], when=HURT)],
    flavour=Name(
        de="Unter dem weißen Gewand klirrt leise die Vorsicht.",
        en="Even the faithful wear iron on the road to the barrows.",
    ),
)

REGENERATING: Final = Reaction(Window.REGENERATION_ACTION)

HOLY_SYMBOL: Final = HeroCard(
    "holy_symbol",
    Name(de="Heiliges Symbol", en="Holy Symbol", kind="n"),
    hero="arani",
    set=Set.GEAR,
    copies=1,
    keywords=[GEAR, SYMBOL, DIVINE],
    zone_limit=ZoneLimit("E", 3),
    actions=[
        EQUIP,
        Reflex(HERO_ZONE, 1, [Bonus(regeneration=1)], when=REGENERATING, once=HERO_TURN),
    ],
    flavour=Name(
        de="Das Zeichen der Sonne, blank gerieben von sieben Generationen.",
        en="Its rays are worn smooth by the thumbs of those who prayed before her.",
    ),
)

# --- Feats ----------------------------------------------------------------------------------------

ONE_DIVINE: Final = MayDiscard(DIVINE, up_to=1, each=[Bonus(magical=1, focus=1)])
ANYONE_STRIKES: Final = Reaction(Window.HERO_ACTION, damage=True, whose=Whose.ANY)

MINOR_HEALING: Final = HeroCard(
    "minor_healing",
    Name(de="Kleine Heilung", en="Minor Healing", kind="f"),
    hero="arani",
    set=Set.FEAT,
    copies=3,
    keywords=[DIVINE],
    actions=[Fast(HAND, 2, [Regenerate(2)], at=A_HERO)],
    flavour=Name(de="Warme Hände, und das Blut versiegt.", en="A palm on the wound, and morning."),
)

DIVINE_PROTECTION: Final = HeroCard(
    "divine_protection",
    Name(de="Göttlicher Schutz", en="Divine Protection", kind="m"),
    hero="arani",
    set=Set.FEAT,
    copies=2,
    keywords=[DIVINE],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        EQUIP,
        Reflex(HERO_ZONE, 2, [Prevent(physical=2, magical=2), DISCARD_THIS], when=ANYONE_HURT),
    ],
    flavour=Name(de="Licht umsteht sie wie Glas.", en="Radiance, worn like a second skin."),
)

BLESSING_OF_FIRE: Final = HeroCard(
    "blessing_of_fire",
    Name(de="Segen des Feuers", en="Blessing of Fire", kind="m"),
    hero="arani",
    set=Set.FEAT,
    copies=2,
    keywords=[DIVINE, FLAME],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP, Reflex(HERO_ZONE, 2, [Bonus(magical=1), DISCARD_THIS], when=ANYONE_STRIKES)],
    flavour=Name(
        de="Sie haucht auf die Klinge, und der Stahl beginnt zu glimmen.",
        en="One spark of the dawn is enough to teach a blade how to burn.",
    ),
)

HAMMER_OF_DAWN: Final = HeroCard(
    "hammer_of_dawn",
    Name(de="Hammer der Morgendämmerung", en="Hammer of Dawn", kind="m"),
    hero="arani",
    set=Set.FEAT,
    copies=2,
    keywords=[DIVINE, BLUNT],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP, Normal(HERO_ZONE, 2, [Deal(magical=2), Focus(1), ONE_DIVINE], at=AN_ENEMY)],
    flavour=Name(de="Aus Licht geschmiedet, schwer wie Fels.", en="Tombs crack beneath it."),
)

BLESSING_OF_RESTORATION: Final = HeroCard(
    "blessing_of_restoration",
    Name(de="Segen der Wiederherstellung", en="Blessing of Restoration", kind="m"),
    hero="arani",
    set=Set.FEAT,
    copies=1,
    keywords=[DIVINE],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP, Fast(HERO_ZONE, 2, [Regenerate(1), Focus(1)], at=A_HERO, once=HERO_TURN)],
    flavour=Name(de="Leise wie Tau kehrt die Kraft zurück.", en="It comes back like the tide."),
)

SACRIFICE: Final = HeroCard(
    "sacrifice",
    Name(de="Opfer", en="Sacrifice", kind="n"),
    hero="arani",
    set=Set.FEAT,
    copies=1,
    keywords=[DIVINE],
    actions=[Reflex(HAND, 2, [Redirect(prevent=1)], when=ANOTHER_HURT)],
    flavour=Name(de="„Nimm mich“, sagt sie in den Nebel.", en="She asks nothing in return."),
)

LIGHT_OF_DAWN: Final = HeroCard(
    "light_of_dawn",
    Name(de="Licht der Morgenröte", en="Light of Dawn", kind="n"),
    hero="arani",
    set=Set.FEAT,
    copies=1,
    keywords=[DIVINE],
    actions=[
        Normal(
            HAND, 2, [Deal(magical=2, against=Against(UNDEAD, magical=4)), Focus(2)], at=AN_ENEMY
        ),
    ],
    flavour=Name(
        de="Was die Nacht geweckt hat, erträgt diesen Morgen nicht.",
        en="Old bones fear nothing until the sun finds them.",
    ),
)

# --- Rewards --------------------------------------------------------------------------------------

SUN_HAMMER: Final = HeroCard(
    "sun_hammer",
    Name(de="Sonnenhammer", en="Sun Hammer", kind="m"),
    hero="arani",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=3,
    keywords=[GEAR, REWARD, WEAPON, HAMMER, BLUNT, DIVINE],
    zone_limit=ZoneLimit("B", 2),
    actions=[EQUIP, Normal(HERO_ZONE, 1, [Deal(physical=2, magical=2), Focus(2)], at=AN_ENEMY)],
    flavour=Name(
        de="Gegossen am kürzesten Tag des Jahres, mit dem letzten Licht darin.",
        en="It was cast at midwinter so that one sun would never set.",
    ),
)

AMULET_OF_MERCY: Final = HeroCard(
    "amulet_of_mercy",
    Name(de="Amulett der Gnade", en="Amulet of Mercy", kind="n"),
    hero="arani",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, TRINKET, DIVINE],
    zone_limit=ZoneLimit("E", 3),
    actions=[EQUIP, Fast(HERO_ZONE, 2, [Regenerate(1)], at=A_HERO, once=HERO_TURN)],
    flavour=Name(de="Es hielt schon Könige am Leben.", en="It grows warm when hope grows cold."),
)

CARDS: Final[tuple[HeroCard, ...]] = (
    MACE_OF_ARANI,
    CHAIN_MAIL,
    HOLY_SYMBOL,
    MINOR_HEALING,
    DIVINE_PROTECTION,
    BLESSING_OF_FIRE,
    HAMMER_OF_DAWN,
    BLESSING_OF_RESTORATION,
    SACRIFICE,
    LIGHT_OF_DAWN,
    *GREAT_FEATS,
    SUN_HAMMER,
    AMULET_OF_MERCY,
)
