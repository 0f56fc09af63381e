"""The one-time rewards of all heroes (Einmalige Belohnungsausrüstung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.heroes.common import (
    A_HERO,
    AN_ENEMY,
    ANYONE_HURT,
    ANYTIME,
    EQUIP,
    HAND,
    HERO_ZONE,
    WEAPON_STRIKES,
)
from tafelrunde.games.valskyrr.keywords import (
    FLAME,
    GEAR,
    LIGHTNING,
    POTION,
    REWARD,
    SCROLL,
    TRINKET,
)
from tafelrunde.games.valskyrr.nouns import Fast, HeroCard, Reaction, Reflex, Set
from tafelrunde.games.valskyrr.terms import Aim, Condition, Destination, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Calm,
    Cleanse,
    Deal,
    EachOtherHero,
    Focus,
    GainLoot,
    HalveFocus,
    MoveAllEnemies,
    MoveTime,
    PlaceCard,
    Prevent,
    Regenerate,
)

USED_UP: Final = PlaceCard([Destination.UNDER_REWARD_DECK])

POTION_OF_INVISIBILITY: Final = HeroCard(
    "potion_of_invisibility",
    Name(de="Unsichtbarkeitstrank", en="Potion of Invisibility", kind="m"),
    set=Set.ONE_TIME,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, POTION],
    actions=[EQUIP, Reflex(HERO_ZONE, 1, [MoveAllEnemies(), USED_UP], when=ANYTIME)],
    flavour=Name(
        de="Er schmeckt nach Rauch, und die Welt schaut durch dich hindurch.",
        en="Drink, hold your breath, and let them walk past.",
    ),
)

HEALING_POTION: Final = HeroCard(
    "healing_potion",
    Name(de="Heiltrank", en="Healing Potion", kind="m"),
    set=Set.ONE_TIME,
    copies=2,
    loot=2,
    keywords=[GEAR, REWARD, POTION],
    actions=[Fast(HAND, 2, [Regenerate(4), USED_UP], at=A_HERO)],
    flavour=Name(
        de="Rot wie Hagebutten, warm wie ein Herdfeuer.",
        en="Brewed from berries that grow only where the mist has never been.",
    ),
)

POTION_OF_STRENGTH: Final = HeroCard(
    "potion_of_strength",
    Name(de="Trank der Stärke", en="Potion of Strength", kind="m"),
    set=Set.ONE_TIME,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, POTION],
    actions=[
        Reflex(
            HAND,
            1,
            [Bonus(physical=3), USED_UP],
            when=Reaction(Window.HERO_ACTION, damage=True),
        ),
    ],
    flavour=Name(
        de="Für einen Herzschlag trägt der Arm die Kraft eines Bären.",
        en="The veins darken, the grip tightens, and iron bends.",
    ),
)

ANTIDOTE: Final = HeroCard(
    "antidote",
    Name(de="Gegengift", en="Antidote", kind="n"),
    set=Set.ONE_TIME,
    copies=1,
    loot=1,
    keywords=[GEAR, REWARD, POTION],
    actions=[
        Fast(
            HAND,
            2,
            [Cleanse(0, kinds=[Condition.BURN, Condition.POISON]), USED_UP],
            at=A_HERO,
        ),
    ],
    flavour=Name(
        de="So bitter, dass selbst der Tod das Gesicht abwendet.",
        en="Willow ash and gall, kept dry against the worst of days.",
    ),
)

OIL_OF_FIRE: Final = HeroCard(
    "oil_of_fire",
    Name(de="Öl des Feuers", en="Oil of Fire", kind="n"),
    set=Set.ONE_TIME,
    copies=1,
    loot=1,
    keywords=[GEAR, REWARD, POTION, FLAME],
    actions=[
        Reflex(HAND, 1, [Bonus(magical=1), Afflict(Condition.BURN), USED_UP], when=WEAPON_STRIKES),
    ],
    flavour=Name(
        de="Ein Tropfen auf die Schneide, und die Nacht weicht einen Schritt zurück.",
        en="It catches at the first blow and clings until the last.",
    ),
)

SCROLL_OF_LIGHTNING: Final = HeroCard(
    "scroll_of_lightning",
    Name(de="Schriftrolle des Blitzes", en="Scroll of Lightning", kind="f"),
    set=Set.ONE_TIME,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, SCROLL, LIGHTNING],
    actions=[Fast(HAND, 2, [Deal(magical=3), Focus(1), USED_UP], at=AN_ENEMY)],
    flavour=Name(
        de="Die Tinte knistert, noch ehe das Siegel bricht.",
        en="Whoever wrote it sat on a mountain, in a storm, in haste.",
    ),
)

SCROLL_OF_PROTECTION: Final = HeroCard(
    "scroll_of_protection",
    Name(de="Schriftrolle des Schutzes", en="Scroll of Protection", kind="f"),
    set=Set.ONE_TIME,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, SCROLL],
    actions=[Reflex(HAND, 2, [Prevent(physical=4, magical=4), USED_UP], when=ANYONE_HURT)],
    flavour=Name(
        de="Die Schrift verblasst, und mit ihr der Schlag.",
        en="The parchment burns in place of the reader.",
    ),
)

MIST_GLASS: Final = HeroCard(
    "mist_glass",
    Name(de="Nebelglas", en="Mist Glass", kind="n"),
    set=Set.ONE_TIME,
    copies=1,
    loot=3,
    keywords=[GEAR, REWARD, TRINKET],
    actions=[Fast(HAND, 1, [MoveTime(-1), USED_UP])],
    flavour=Name(
        de="Darin treibt ein Faden von dem Nebel, der vor den Menschen da war.",
        en="Turn it over, and the grey outside the window draws back a little.",
    ),
)

LUCKY_COIN: Final = HeroCard(
    "lucky_coin",
    Name(de="Glücksmünze", en="Lucky Coin", kind="f"),
    set=Set.ONE_TIME,
    copies=1,
    loot=1,
    keywords=[GEAR, REWARD, TRINKET],
    actions=[Fast(HAND, 1, [GainLoot(2), USED_UP])],
    flavour=Name(
        de="Sie zeigt einen König, dessen Reich der Nebel verschluckt hat.",
        en="Found in a drowned man's boot, it has fed the living ever since.",
    ),
)

HORN_OF_THE_WATCH: Final = HeroCard(
    "horn_of_the_watch",
    Name(de="Horn der Wacht", en="Horn of the Watch", kind="n"),
    set=Set.ONE_TIME,
    copies=1,
    loot=1,
    keywords=[GEAR, REWARD, TRINKET],
    actions=[Fast(HAND, 2, [Focus(4), EachOtherHero([HalveFocus()]), USED_UP])],
    flavour=Name(
        de="Sein Ton weckt die Mauern, und alles Böse kommt zu dem, der bläst.",
        en="Sound it once, and every eye in the valley turns to you.",
    ),
)

TALISMAN_OF_CALM: Final = HeroCard(
    "talisman_of_calm",
    Name(de="Talisman der Ruhe", en="Talisman of Calm", kind="m"),
    set=Set.ONE_TIME,
    copies=1,
    loot=2,
    keywords=[GEAR, REWARD, TRINKET],
    actions=[
        Fast(
            HAND,
            2,
            [Calm(), Afflict(Condition.DAZE), USED_UP],
            at=Aim.EACH_ENEMY_IN_ONE_HERO_ZONE,
        ),
    ],
    flavour=Name(
        de="Wer ihn ansieht, vergisst für einen Augenblick seinen Hunger.",
        en="Even the hounds lie down when it begins to sway.",
    ),
)

ONE_TIME_REWARDS: Final[tuple[HeroCard, ...]] = (
    POTION_OF_INVISIBILITY,
    HEALING_POTION,
    POTION_OF_STRENGTH,
    ANTIDOTE,
    OIL_OF_FIRE,
    SCROLL_OF_LIGHTNING,
    SCROLL_OF_PROTECTION,
    MIST_GLASS,
    LUCKY_COIN,
    HORN_OF_THE_WATCH,
    TALISMAN_OF_CALM,
)
