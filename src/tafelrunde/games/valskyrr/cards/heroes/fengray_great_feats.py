"""The great feats of Fengray the shieldbearer (Große Heldentaten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    AN_ENEMY,
    ANYONE_HURT,
    BURY_THIS,
    EQUIP,
    HAND,
    HERO_ZONE,
    HURT,
)
from tafelrunde.games.valskyrr.keywords import BLADED, BLUNT, COMBAT
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Normal, Reaction, Reflex, Set, ZoneLimit
from tafelrunde.games.valskyrr.terms import Aim, Condition, Window
from tafelrunde.games.valskyrr.vocabulary import Afflict, Cleanse, Deal, Focus, Prevent, Regenerate

RESILIENCE: Final = HeroCard(
    "resilience",
    Name(de="Widerstandskraft", en="Resilience", kind="f"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=1,
    keywords=[COMBAT],
    actions=[
        Reflex(HAND, 1, [Prevent(physical=2, magical=1)], when=HURT),
        Fast(HAND, 1, [Regenerate(2), Focus(1)], at=Aim.OWN_HERO),
    ],
    flavour=Name(
        de="Nach jedem Winter steht er noch einmal auf.",
        en="The North has dug his grave many times, and filled it with snow.",
    ),
)

SHIELD_BASH: Final = HeroCard(
    "shield_bash",
    Name(de="Schildstoß", en="Shield Bash", kind="m"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=3,
    loot=2,
    keywords=[COMBAT, BLUNT],
    actions=[
        Normal(HAND, 1, [Deal(physical=2), Afflict(Condition.DAZE), Focus(1)], at=AN_ENEMY),
        Reflex(HAND, 1, [Prevent(physical=2)], when=HURT),
    ],
    flavour=Name(
        de="Der Buckel aus Eisen spricht eine kurze Sprache.",
        en="Iron boss, broken teeth, a moment of silence.",
    ),
)

WHIRLING_BLOW: Final = HeroCard(
    "whirling_blow",
    Name(de="Wirbelhieb", en="Whirling Blow", kind="m"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[COMBAT, BLADED],
    actions=[Normal(HAND, 1, [Deal(physical=2), Focus(3)], at=Aim.EACH_ENEMY_HERE)],
    flavour=Name(
        de="Ein Kreis aus Stahl, und ringsum wird der Schnee dunkel.",
        en="For one breath the blade draws a border around him.",
    ),
)

IRON_WILL: Final = HeroCard(
    "iron_will",
    Name(de="Eiserner Wille", en="Iron Will", kind="m -ns"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[COMBAT],
    actions=[Reflex(HAND, 1, [Prevent(physical=2, magical=2), Cleanse(1)], when=HURT)],
    flavour=Name(
        de="Der Fluch klopft an, doch in diesem Haus öffnet niemand.",
        en="Something whispers his name, and he does not turn his head.",
    ),
)

SHIELD_WALL: Final = HeroCard(
    "shield_wall",
    Name(de="Schildmauer", en="Shield Wall", kind="f"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=3,
    keywords=[COMBAT],
    zone_limit=ZoneLimit("F", 3),
    actions=[EQUIP, Reflex(HERO_ZONE, 2, [Prevent(physical=1), Focus(1)], when=ANYONE_HURT)],
    flavour=Name(
        de="Wer dahinter kniet, hört den Tod nur noch von außen.",
        en="There is room behind it for everyone who cannot fight.",
    ),
)

PREVENTED: Final = Reaction(Window.PREVENTED)

RIPOSTE: Final = HeroCard(
    "riposte",
    Name(de="Konter", en="Riposte", kind="m"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=2,
    keywords=[COMBAT, BLADED],
    actions=[
        Reflex(HAND, 1, [Deal(physical=2), Focus(1)], when=PREVENTED, at=Aim.THE_ATTACKER),
    ],
    flavour=Name(
        de="Jeder Hieb auf seinen Schild verrät ihm eine Lücke.",
        en="Whatever strikes the shield has come within reach of the sword.",
    ),
)

LAST_STAND: Final = HeroCard(
    "last_stand",
    Name(de="Letztes Aufgebot", en="Last Stand", kind="n"),
    hero="fengray",
    set=Set.GREAT_FEAT,
    copies=2,
    loot=4,
    keywords=[COMBAT],
    actions=[Fast(HAND, 1, [Regenerate(4), BURY_THIS], at=Aim.OWN_HERO)],
    flavour=Name(
        de="Noch einmal aufstehen, damit die Kinder den Waldrand erreichen.",
        en="He plants his feet where the road narrows, and breathes.",
    ),
)

GREAT_FEATS: Final[tuple[HeroCard, ...]] = (
    RESILIENCE,
    SHIELD_BASH,
    WHIRLING_BLOW,
    IRON_WILL,
    SHIELD_WALL,
    RIPOSTE,
    LAST_STAND,
)
