"""Fengray the shieldbearer (Schildträger): board, gear, feats and rewards."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ANOTHER_HURT,
    DISCARD_THIS,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
    HURT,
    ONE_COMBAT,
    TWO_COMBAT,
    WEAPON_STRIKES,
)
from tafelrunde.games.valskyrr.cards.heroes.fengray_great_feats import GREAT_FEATS
from tafelrunde.games.valskyrr.keywords import (
    ARMOUR,
    AXE,
    BLADED,
    BLUNT,
    COMBAT,
    FLAME,
    GEAR,
    HAMMER,
    LIGHTNING,
    MACE,
    POTION,
    REWARD,
    SHIELD,
    SWORD,
    TRINKET,
    WEAPON,
)
from tafelrunde.games.valskyrr.nouns import (
    Fast,
    HeroBoard,
    HeroCard,
    Normal,
    Reflex,
    Set,
    ZoneLimit,
)
from tafelrunde.games.valskyrr.terms import Aim, Destination, Limit, Place, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    Focus,
    MoveEnemy,
    PlaceCard,
    Prevent,
    Regenerate,
    ResolveAction,
)

BOARD: Final[HeroBoard] = HeroBoard(
    "fengray",
    Name(de="Fengray", en="Fengray", kind="he"),
    title=Name(de="Schildträger", en="Shieldbearer"),
    focus_start=4,
    regeneration=2,
    proficiencies=[AXE, HAMMER, MACE, SWORD, ARMOUR, SHIELD, POTION, TRINKET],
    actions=[
        Fast(
            Place.BOARD,
            2,
            [MoveEnemy(Zone.HERO_ZONE), Focus(1)],
            at=Aim.ENEMY_ELSEWHERE,
            once=HERO_TURN,
        ),
        Reflex(Place.BOARD, 1, [Prevent(physical=1)], when=HURT, once=Limit.DEFENCE_PHASE),
    ],
    ability_names=[
        Name(de="Herausforderung", en="Challenge", kind="f"),
        Name(de="Geübter Schildarm", en="Trained Shield Arm", kind="m"),
    ],
    plan=Name(
        de="Hole die Gegner zu dir, fange ihre Hiebe ab und nähre dein Schwert mit Kampfkarten.",
        en="Pull enemies to your side, soak up their blows and feed Combat cards to your sword.",
    ),
)

# --- Gear -----------------------------------------------------------------------------------------

TO_DECK_TOP: Final = PlaceCard([Destination.TOP_OF_DECK])

WAR_SWORD: Final = HeroCard(
    "war_sword",
    Name(de="Kriegsschwert", en="War Sword", kind="n"),
    hero="fengray",
    set=Set.GEAR,
    copies=2,
    start=1,
    keywords=[GEAR, WEAPON, SWORD, BLADED],
    zone_limit=ZoneLimit("B", 2),
    actions=[
        EQUIP,
        Normal(HERO_ZONE, 1, [Deal(physical=2), Focus(2), ONE_COMBAT, TO_DECK_TOP], at=AN_ENEMY),
        Normal(HERO_ZONE, 1, [Deal(physical=3), Focus(2), TWO_COMBAT, DISCARD_THIS], at=AN_ENEMY),
    ],
    flavour=Name(
        de="Dreimal neu geschliffen, und in jeder Scharte wohnt ein Name.",
        en="Every smith on the border has mended it; the notches always come back.",
    ),
)

CHAIN_MAIL: Final = HeroCard(
    "chain_mail",
    Name(de="Kettenhemd", en="Chain Mail", kind="n"),
    hero="fengray",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, ARMOUR],
    zone_limit=ZoneLimit("A", 1),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(physical=1)], when=HURT)],
    flavour=Name(
        de="Die Ringe sind kalt, bis der erste Schlag sie weckt.",
        en="It weighs on the shoulders only until the first arrow.",
    ),
)

OAK_SHIELD: Final = HeroCard(
    "oak_shield",
    Name(de="Eichenschild", en="Oak Shield", kind="m"),
    hero="fengray",
    set=Set.GEAR,
    copies=1,
    keywords=[GEAR, SHIELD],
    zone_limit=ZoneLimit("B", 2),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(physical=2), DISCARD_THIS], when=HURT)],
    flavour=Name(
        de="Holz aus dem Grenzwald; es splittert, ehe der Arm es tut.",
        en="Borderland oak breaks late, and breaks in your stead.",
    ),
)

# --- Feats ----------------------------------------------------------------------------------------

LUNGE: Final = HeroCard(
    "lunge",
    Name(de="Ausfall", en="Lunge", kind="m"),
    hero="fengray",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT],
    actions=[Normal(HAND, 1, [ResolveAction(WEAPON, bonus=Bonus(physical=2)), Focus(1)])],
    flavour=Name(
        de="Ein Schritt aus der Deckung, und der Nebel färbt sich rot.",
        en="One long stride past the rim of the shield, then steel.",
    ),
)

MIGHTY_BLOW: Final = HeroCard(
    "mighty_blow",
    Name(de="Kräftiger Hieb", en="Mighty Blow", kind="m"),
    hero="fengray",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT],
    actions=[
        Normal(HAND, 1, [Deal(physical=3), Focus(2)], at=AN_ENEMY),
        Reflex(HAND, 1, [Bonus(physical=1), Focus(1)], when=WEAPON_STRIKES),
    ],
    flavour=Name(
        de="Er holt aus, wie Holzfäller ausholen: ohne Zorn und ohne Zweifel.",
        en="He swings from the heels, and the frozen ground shakes with it.",
    ),
)

BLOCK: Final = HeroCard(
    "block",
    Name(de="Abblocken", en="Block", kind="n"),
    hero="fengray",
    set=Set.FEAT,
    copies=3,
    keywords=[COMBAT],
    actions=[Reflex(HAND, 1, [Prevent(physical=2)], when=HURT)],
    flavour=Name(
        de="Der Schild hebt sich, noch bevor das Auge den Hieb begreift.",
        en="The old watchmen teach it on the first day: wood before flesh.",
    ),
)

TOUGHNESS: Final = HeroCard(
    "toughness",
    Name(de="Zähigkeit", en="Toughness", kind="f"),
    hero="fengray",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT],
    actions=[
        Reflex(HAND, 1, [Prevent(physical=1, magical=1)], when=HURT),
        Fast(HAND, 1, [Regenerate(1)], at=Aim.OWN_HERO),
    ],
    flavour=Name(
        de="Die Wunde brennt, also lebt er noch.",
        en="He has bled on harder roads than this one.",
    ),
)

TAUNT: Final = HeroCard(
    "taunt",
    Name(de="Spott", en="Taunt", kind="m"),
    hero="fengray",
    set=Set.FEAT,
    copies=1,
    keywords=[],
    actions=[Fast(HAND, 2, [MoveEnemy(Zone.HERO_ZONE), Focus(2)], at=Aim.ENEMY_ELSEWHERE)],
    flavour=Name(
        de="Sein Ruf trägt weit über das Moor, und etwas antwortet.",
        en="Insult a Ghoren in its own tongue, and it forgets the rest of the world.",
    ),
)

STEADFAST: Final = HeroCard(
    "steadfast",
    Name(de="Standhaft", en="Steadfast", kind="title"),
    hero="fengray",
    set=Set.FEAT,
    copies=1,
    keywords=[COMBAT],
    actions=[Reflex(HAND, 2, [Prevent(physical=2), Focus(2)], when=ANOTHER_HURT)],
    flavour=Name(
        de="Wo er steht, beginnt für die anderen der Windschatten.",
        en="Stay close behind him; the storm parts there.",
    ),
)

# --- Rewards --------------------------------------------------------------------------------------

AXE_OF_FIERY_SPARKS: Final = HeroCard(
    "axe_of_fiery_sparks",
    Name(de="Axt der Feuerfunken", en="Axe of Fiery Sparks", kind="f"),
    hero="fengray",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=3,
    keywords=[GEAR, REWARD, WEAPON, AXE, BLADED, BLUNT, FLAME, LIGHTNING],
    zone_limit=ZoneLimit("B", 1),
    actions=[
        EQUIP,
        Normal(HERO_ZONE, 1, [Deal(physical=3, magical=1), Focus(2), TWO_COMBAT], at=AN_ENEMY),
    ],
    flavour=Name(
        de="Beim Schmieden fuhr der Blitz in die Esse und ging nicht wieder.",
        en="A storm broke over the forge that night, and some of it stayed in the iron.",
    ),
)

BREASTPLATE_OF_THE_WATCH: Final = HeroCard(
    "breastplate_of_the_watch",
    Name(de="Harnisch der Wacht", en="Breastplate of the Watch", kind="m"),
    hero="fengray",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, ARMOUR],
    zone_limit=ZoneLimit("A", 1),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(physical=2)], when=HURT)],
    flavour=Name(
        de="Das Wappen ist verbeult, der Eid darunter unversehrt.",
        en="The garrison fell long ago, but its steel still stands guard.",
    ),
)

CARDS: Final[tuple[HeroCard, ...]] = (
    WAR_SWORD,
    CHAIN_MAIL,
    OAK_SHIELD,
    LUNGE,
    MIGHTY_BLOW,
    BLOCK,
    TOUGHNESS,
    TAUNT,
    STEADFAST,
    *GREAT_FEATS,
    AXE_OF_FIERY_SPARKS,
    BREASTPLATE_OF_THE_WATCH,
)
