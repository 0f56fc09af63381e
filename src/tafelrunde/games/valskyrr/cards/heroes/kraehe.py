"""Crow the seeker (Krähe, der Sucher): board, gear, feats and rewards."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ANYTIME,
    DISCARD_THIS,
    EQUIP,
    HAND,
    HERO_TURN,
    HERO_ZONE,
    HURT,
    ONE_COMBAT,
    SEND_AWAY,
    TWO_COMBAT,
    equip,
)
from tafelrunde.games.valskyrr.cards.heroes.kraehe_great_feats import GREAT_FEATS
from tafelrunde.games.valskyrr.keywords import (
    BELT,
    BOW,
    CLOAK,
    COMBAT,
    CROSSBOW,
    DAGGER,
    EVASION,
    GEAR,
    ITEM,
    MOBILITY,
    PIERCING,
    POISONOUS,
    POTION,
    PRECISION,
    REWARD,
    STAFF,
    STEALTH,
    TOOLKIT,
    TRINKET,
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
from tafelrunde.games.valskyrr.terms import Aim, Condition, Destination, Kind, Place, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Deal,
    DiscardCards,
    DiscardUsedCard,
    Draw,
    Focus,
    FocusAtMost,
    HalveFocus,
    LowFocusDamage,
    MayDiscard,
    NoEnemyHere,
    PlaceCard,
    Prevent,
    PutTokenFromShadows,
    Recall,
    ResolveAction,
    TakeFromTop,
)

BOARD: Final[HeroBoard] = HeroBoard(
    "kraehe",
    Name(de="Krähe", en="Crow", kind="he"),
    title=Name(de="Sucher", en="Seeker"),
    focus_start=3,
    regeneration=1,
    proficiencies=[BOW, CROSSBOW, DAGGER, STAFF, CLOAK, ITEM, POTION, TRINKET, TOOLKIT],
    actions=[
        Fast(
            Place.BOARD,
            1,
            [PutTokenFromShadows()],
            only_if=[FocusAtMost(2), NoEnemyHere()],
            once=HERO_TURN,
        ),
    ],
    standing=[LowFocusDamage(focus_at_most=0, physical=1)],
    ability_names=[
        Name(de="Schattenpfade", en="Shadowy Ways", kind="pl"),
        Name(de="Ungesehen", en="Unseen", kind="title"),
    ],
    plan=Name(
        de="Halte deinen Fokus niedrig, stich schnell zu und schicke Gegner in die Irre.",
        en="Keep your focus low, stab fast and send enemies where they do no harm.",
    ),
)

# --- Gear -----------------------------------------------------------------------------------------

DAGGER_OF_CROW: Final = HeroCard(
    "dagger",
    Name(de="Dolch", en="Dagger", kind="m"),
    hero="kraehe",
    set=Set.GEAR,
    copies=2,
    start=1,
    keywords=[GEAR, WEAPON, DAGGER, PIERCING],
    zone_limit=ZoneLimit("B", 2),
    actions=[
        equip(focus=1),
        Fast(HERO_ZONE, 1, [Deal(physical=1), Focus(1), ONE_COMBAT], at=AN_ENEMY, once=HERO_TURN),
        Normal(HERO_ZONE, 1, [Deal(physical=2), Focus(1), TWO_COMBAT], at=AN_ENEMY),
    ],
    flavour=Name(
        de="Kurz genug für den Ärmel, lang genug für das Herz.",
        en="A plain thing, blackened with soot so that it takes no light.",
    ),
)

SHED: Final = PlaceCard([Destination.DISCARD_PILE, Destination.TOP_OF_DECK])

HOODED_CLOAK: Final = HeroCard(
    "hooded_cloak",
    Name(de="Kapuzenumhang", en="Hooded Cloak", kind="m"),
    hero="kraehe",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, CLOAK],
    zone_limit=ZoneLimit("C", 1),
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [Prevent(physical=1, magical=1), SHED], when=HURT)],
    flavour=Name(de="Der Nebel hält ihn für seinesgleichen.", en="Grey is the safest colour here."),
)

UTILITY_BELT: Final = HeroCard(
    "utility_belt",
    Name(de="Werkzeuggürtel", en="Utility Belt", kind="m"),
    hero="kraehe",
    set=Set.GEAR,
    copies=1,
    start=1,
    keywords=[GEAR, BELT, ITEM],
    zone_limit=ZoneLimit("G", 1),
    actions=[EQUIP, Fast(HERO_ZONE, 1, [Recall([GEAR, STEALTH]), DISCARD_THIS])],
    flavour=Name(de="Jede Tasche hat schon ein Leben gerettet.", en="Nothing on it rattles."),
)

# --- Feats ----------------------------------------------------------------------------------------

SLIP_AWAY: Final = MayDiscard(MOBILITY, up_to=1, each=[SEND_AWAY])

ACROBATIC_DODGE: Final = HeroCard(
    "acrobatic_dodge",
    Name(de="Akrobatisches Ausweichen", en="Acrobatic Dodge", kind="n"),
    hero="kraehe",
    set=Set.FEAT,
    copies=2,
    keywords=[EVASION, MOBILITY],
    actions=[
        Reflex(
            HAND,
            1,
            [Prevent(physical=2, magical=2), Focus(1), SLIP_AWAY],
            when=HURT,
            at=Aim.THE_ATTACKER,
        ),
    ],
    flavour=Name(de="Der Hieb trifft nur Nebel.", en="The claw closes on an empty sleeve."),
)

FROM_BEHIND: Final = ResolveAction(
    DAGGER,
    kinds=[Kind.NORMAL, Kind.FAST],
    bonus=Bonus(physical=2, focus=1, defence_elsewhere=2),
    discard_it=True,
)

BACKSTAB: Final = HeroCard(
    "backstab",
    Name(de="Dolchstoß", en="Backstab", kind="m"),
    hero="kraehe",
    set=Set.FEAT,
    copies=3,
    keywords=[COMBAT, MOBILITY, STEALTH],
    actions=[Normal(HAND, 1, [FROM_BEHIND])],
    flavour=Name(
        de="Sie lauschen nach vorn, wo der Weg ist, und er kommt nie auf dem Weg.",
        en="The last sound is a footstep that should not have been there.",
    ),
)

DAGGER_THROW: Final = HeroCard(
    "dagger_throw",
    Name(de="Dolchwurf", en="Dagger Throw", kind="m"),
    hero="kraehe",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT, MOBILITY, PRECISION],
    actions=[
        Reflex(
            HAND,
            1,
            [Bonus(reach=1), Focus(1), DiscardUsedCard()],
            when=Reaction(Window.HERO_ACTION, having=DAGGER),
        ),
    ],
    flavour=Name(
        de="Zwanzig Schritte weit, und der Wind steht günstig.",
        en="He lets go of the blade at the top of a breath.",
    ),
)

PREPARATION: Final = HeroCard(
    "preparation",
    Name(de="Vorbereitung", en="Preparation", kind="f"),
    hero="kraehe",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT, EVASION, MOBILITY, PRECISION, STEALTH],
    actions=[Reflex(HAND, 1, [Draw(1)], when=ANYTIME)],
    flavour=Name(
        de="Den Weg hinaus hat er gezählt, bevor er hineingeht.",
        en="Three exits, two knives, one hour before dusk.",
    ),
)

SHADOWSTEP: Final = HeroCard(
    "shadowstep",
    Name(de="Schattenschritt", en="Shadowstep", kind="m"),
    hero="kraehe",
    set=Set.FEAT,
    copies=2,
    keywords=[COMBAT, MOBILITY, STEALTH],
    actions=[Fast(HAND, 1, [HalveFocus()], cost=[DiscardCards(1, having=[MOBILITY, STEALTH])])],
    flavour=Name(
        de="Der Blick des Feindes gleitet an ihm ab wie Regen.",
        en="They were looking straight at him, and then only at the dark.",
    ),
)

# --- Rewards --------------------------------------------------------------------------------------

PACK_UP: Final = PlaceCard([Destination.TOP_OF_DECK, Destination.UNDER_DECK])

MASTERWORK_TOOLKIT: Final = HeroCard(
    "masterwork_toolkit",
    Name(de="Rüstzeug des Meisters", en="Masterwork Toolkit", kind="n"),
    hero="kraehe",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, TOOLKIT],
    actions=[equip(focus=1), Fast(HERO_ZONE, 1, [TakeFromTop(4), PACK_UP])],
    flavour=Name(
        de="Jedes Stück liegt in der Hand, als hätte es auf sie gewartet.",
        en="The maker's mark is filed away, but the hand is beyond doubt.",
    ),
)

POISON: Final = Afflict(Condition.POISON)
VENOM: Final = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1, focus=2)], or_else=[POISON])

VENOMTONGUE: Final = HeroCard(
    "venomtongue",
    Name(de="Giftzunge", en="Venomtongue", kind="f"),
    hero="kraehe",
    set=Set.REWARD_GEAR,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, WEAPON, DAGGER, PIERCING, POISONOUS],
    zone_limit=ZoneLimit("B", 2),
    actions=[
        equip(focus=2),
        Fast(HERO_ZONE, 1, [Deal(physical=1), Focus(2), VENOM], at=AN_ENEMY, once=HERO_TURN),
        Normal(HERO_ZONE, 1, [Deal(physical=3), POISON, Focus(1), TWO_COMBAT], at=AN_ENEMY),
    ],
    flavour=Name(de="Ein Kratzer genügt; den Rest besorgt die Nacht.", en="The grooves never dry."),
)

CARDS: Final[tuple[HeroCard, ...]] = (
    DAGGER_OF_CROW,
    HOODED_CLOAK,
    UTILITY_BELT,
    ACROBATIC_DODGE,
    BACKSTAB,
    DAGGER_THROW,
    PREPARATION,
    SHADOWSTEP,
    *GREAT_FEATS,
    MASTERWORK_TOOLKIT,
    VENOMTONGUE,
)
