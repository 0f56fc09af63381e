"""The great feats of Crow the seeker (Große Heldentaten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ANYTIME,
    BURY_THIS,
    EQUIP,
    HAND,
    HERO_ZONE,
    SEND_AWAY,
    equip,
)
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    COMBAT,
    DAGGER,
    DIVINE,
    EVASION,
    MANIPULATION,
    MOBILITY,
    PRECISION,
    STEALTH,
    TRAINING,
)
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Reaction, Reflex, Set, ZoneLimit
from tafelrunde.games.valskyrr.terms import Aim, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    BuryInstead,
    DiscardCards,
    Draw,
    Focus,
    FocusAtMost,
    GainNormalAction,
    HoldsTokens,
    MayDiscard,
    MoreShadowTokens,
    MoveReinforcement,
    NoEnemyHere,
    PutUnderEnemyDeck,
    ReplaceReward,
    SpendToken,
    SwapEnemies,
)

DAGGER_STRIKES: Final = Reaction(Window.HERO_ACTION, having=DAGGER, damage=True, physical=True)

FORAGER: Final = HeroCard(
    "forager",
    Name(de="Spurensammler", en="Forager", kind="m"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=1,
    keywords=[MOBILITY, STEALTH, TRAINING],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        EQUIP,
        Reflex(HERO_ZONE, 3, [ReplaceReward()], when=Reaction(Window.REWARD_DRAWN)),
    ],
    flavour=Name(
        de="Unter dem dritten Stein liegt, was die Plünderer übersehen haben.",
        en="He kneels and turns over what the others stepped across.",
    ),
)

VERSATILITY: Final = HeroCard(
    "versatility",
    Name(de="Vielseitigkeit", en="Versatility", kind="f"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=1,
    keywords=[ARCANE, COMBAT, DIVINE, EVASION, MOBILITY, PRECISION, STEALTH],
    actions=[Reflex(HAND, 1, [Draw(1)], when=ANYTIME)],
    flavour=Name(
        de="Bei vielen Meistern hat er gelernt, bei keinem ist er geblieben.",
        en="A prayer, a feint, a rune: he has borrowed from every road.",
    ),
)

SECOND_BLADE: Final = MayDiscard(
    DAGGER, up_to=1, each=[Bonus(physical=2, focus=2)], from_zone_too=True
)

DOUBLE_STAB: Final = HeroCard(
    "double_stab",
    Name(de="Doppelstich", en="Double Stab", kind="m"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[COMBAT, STEALTH],
    actions=[
        Reflex(HAND, 1, [Bonus(physical=1), Focus(1), SECOND_BLADE], when=DAGGER_STRIKES),
    ],
    flavour=Name(
        de="Die andere Klinge kommt, wenn alle auf die erste sehen.",
        en="Parry the left hand, and the right is already home.",
    ),
)

UNNOTICED: Final = (FocusAtMost(4), NoEnemyHere())

LEAD_ASTRAY: Final = HeroCard(
    "lead_astray",
    Name(de="Auf Abwege führen", en="Lead Astray", kind="title"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[STEALTH, MANIPULATION, MOBILITY],
    actions=[
        Fast(HAND, 2, [PutUnderEnemyDeck(), Focus(1)], at=AN_ENEMY, only_if=UNNOTICED),
    ],
    flavour=Name(
        de="Eine falsche Fährte, ein fernes Licht, und die Jagd zieht vorbei.",
        en="Follow the lantern long enough, and the marsh will keep you.",
    ),
)

SWAP: Final = Reflex(
    HAND,
    2,
    [SwapEnemies()],
    when=ANYTIME,
    at=Aim.TWO_ENEMIES_APART,
    cost=[DiscardCards(1, having=[MOBILITY])],
)
SHAKE_OFF: Final = Reflex(
    HAND,
    1,
    [SEND_AWAY],
    when=ANYTIME,
    at=Aim.ENEMY_HERE,
    cost=[DiscardCards(1, having=[STEALTH])],
)

MISDIRECTION: Final = HeroCard(
    "misdirection",
    Name(de="Irreführung", en="Misdirection", kind="f"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[MOBILITY, STEALTH],
    actions=[SWAP, SHAKE_OFF],
    flavour=Name(
        de="Ein Kiesel fällt, und alle Köpfe wenden sich.",
        en="He throws a stone into the fog, and the fog goes to look.",
    ),
)

REWARD_RETURNS: Final = Reaction(Window.REWARD_RETURNS)

WASTE_NOT: Final = HeroCard(
    "waste_not",
    Name(de="Nichts verkommen lassen", en="Waste Not", kind="title"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=2,
    keywords=[MOBILITY, STEALTH, TRAINING],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        EQUIP,
        Reflex(HERO_ZONE, 1, [BuryInstead(), Draw(1), Focus(1)], when=REWARD_RETURNS),
    ],
    flavour=Name(
        de="Selbst eine leere Phiole hat noch einen Rand, der schneidet.",
        en="In the Deadlands even the dregs are worth carrying.",
    ),
)

LOST_IN_THE_SHADOWS: Final = HeroCard(
    "lost_in_the_shadows",
    Name(de="Im Schatten verloren", en="Lost in the Shadows", kind="title"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[COMBAT, STEALTH, MANIPULATION, MOBILITY, PRECISION],
    actions=[
        Reflex(HAND, 2, [MoveReinforcement(-1)], when=ANYTIME),
        Reflex(HAND, 2, [MoveReinforcement(-3), BURY_THIS], when=ANYTIME),
    ],
    flavour=Name(
        de="Die Verfolger zählen ihre Toten und finden keine Spur.",
        en="The hunt spreads out, thins, and forgets what it came for.",
    ),
)

SHORT_BLADE_MASTERY: Final = HeroCard(
    "short_blade_mastery",
    Name(de="Kurzklingenmeisterschaft", en="Short Blade Mastery", kind="f"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=3,
    keywords=[COMBAT, STEALTH],
    zone_limit=ZoneLimit("F", 3),
    actions=[
        equip(focus=1),
        Reflex(HERO_ZONE, 1, [Bonus(physical=1), Focus(1)], when=DAGGER_STRIKES),
    ],
    flavour=Name(
        de="Während andere noch ausholen, wischt er die Klinge schon ab.",
        en="The shorter the blade, the closer one must study the enemy.",
    ),
)

OPENING: Final = Fast(
    HERO_ZONE, 1, [GainNormalAction()], cost=[SpendToken()], only_if=[FocusAtMost(2)]
)

CANNY_DIVERSION: Final = HeroCard(
    "canny_diversion",
    Name(de="Gerissene Ablenkung", en="Canny Diversion", kind="f"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=4,
    keywords=[MOBILITY, STEALTH, PRECISION, TRAINING],
    zone_limit=ZoneLimit("F", 3),
    actions=[equip(focus=-1), OPENING],
    standing=[HoldsTokens()],
    flavour=Name(
        de="Alle laufen dem Rauch nach, und er geht durch das Tor.",
        en="Let them find the open door; he is already on the roof.",
    ),
)

I_WALK_THROUGH_SHADOWS: Final = HeroCard(
    "i_walk_through_shadows",
    Name(de="Ich wandle durch Schatten", en="I Walk Through Shadows", kind="title"),
    hero="kraehe",
    set=Set.GREAT_FEAT,
    copies=1,
    loot=4,
    keywords=[MOBILITY, STEALTH, PRECISION, TRAINING],
    zone_limit=ZoneLimit("F", 3),
    actions=[equip(focus=-1)],
    standing=[MoreShadowTokens()],
    flavour=Name(
        de="Das Dunkel kennt ihn und macht ihm Platz.",
        en="No lamp in Valskyrr has ever held his outline.",
    ),
)

GREAT_FEATS: Final[tuple[HeroCard, ...]] = (
    FORAGER,
    VERSATILITY,
    DOUBLE_STAB,
    LEAD_ASTRAY,
    MISDIRECTION,
    WASTE_NOT,
    LOST_IN_THE_SHADOWS,
    SHORT_BLADE_MASTERY,
    CANNY_DIVERSION,
    I_WALK_THROUGH_SHADOWS,
)
