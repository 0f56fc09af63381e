"""The green enemy deck (grüne Gegner): Ghoren and beasts, 34 cards and two optional types."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.enemies.abilities import (
    BEAST_RIDE,
    BLOOD_FURY,
    DARK_PRESENCE,
    PACK_HUNTER,
    PURSUIT,
    RATTLE,
    RELENTLESS,
    SCAVENGER,
    SKIRMISHER,
    SLOW,
)
from tafelrunde.games.valskyrr.keywords import (
    BEAST,
    BEASTMAN,
    BLADED,
    BLUNT,
    FLAME,
    FROST,
    HOUND,
    HUNTER,
    LIGHTNING,
    RANGED,
    RENDING,
    SHAMAN,
    SORCERER,
    WILDLANDER,
    WOLF,
)
from tafelrunde.games.valskyrr.nouns import Enemy, Enrage, Vulnerable
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import (
    Attack,
    DiscardCards,
    Heal,
    IgnoreSlow,
    MoreDamage,
    RepeatAbility,
)

GHOREN_WARRIOR: Final = Enemy(
    "ghoren_warrior",
    Name(de="Ghoren-Krieger", en="Ghoren Warrior", kind="m"),
    colour=Colour.GREEN,
    copies=6,
    keywords=[BLADED, BLUNT, BEASTMAN, WILDLANDER],
    life=3,
    physical=3,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

WILD_ICEHOUND: Final = Enemy(
    "wild_icehound",
    Name(de="Wilder Eishund", en="Wild Icehound", kind="m"),
    colour=Colour.GREEN,
    copies=6,
    keywords=[BEAST, HOUND, FROST, RENDING],
    life=3,
    physical=1,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME])],
    abilities=[PACK_HUNTER],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

GHOREN_BLOOD_TRACKER: Final = Enemy(
    "ghoren_blood_tracker",
    Name(de="Ghoren-Blutspürer", en="Ghoren Blood Tracker", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEASTMAN, BLADED, HUNTER, RANGED, WILDLANDER],
    life=3,
    physical=3,
    defence_physical=2,
    defence_magical=1,
    loot=2,
    furious=True,
    abilities=[RELENTLESS, SKIRMISHER],
    enrage=Enrage(at_once=[Heal(1)], calms_down=True),
)

GHOREN_RAGECALLER: Final = Enemy(
    "ghoren_ragecaller",
    Name(de="Ghoren-Zornrufer", en="Ghoren Ragecaller", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEASTMAN, SHAMAN, SORCERER, WILDLANDER],
    life=2,
    magical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[RATTLE],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

GHOREN_SLINGER: Final = Enemy(
    "ghoren_slinger",
    Name(de="Ghoren-Schleuderer", en="Ghoren Slinger", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEASTMAN, BLUNT, HUNTER, RANGED, WILDLANDER],
    life=2,
    physical=2,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[SKIRMISHER],
    enrage=Enrage(at_once=[Heal(1)], calms_down=True),
)

GHOREN_SMALLHORN: Final = Enemy(
    "ghoren_smallhorn",
    Name(de="Ghoren-Kleinhorn", en="Ghoren Smallhorn", kind="n"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEASTMAN, BLUNT, WILDLANDER],
    life=3,
    physical=2,
    defence_physical=1,
    defence_magical=0,
    loot=1,
    furious=True,
    abilities=[BLOOD_FURY],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

TRACKER_HOUND: Final = Enemy(
    "tracker_hound",
    Name(de="Spürhund", en="Tracker Hound", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEAST, HOUND, RENDING],
    life=3,
    physical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[RELENTLESS, PURSUIT],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
)

WILDLANDS_SHAMAN: Final = Enemy(
    "wildlands_shaman",
    Name(de="Schamane der Wildnis", en="Wildlands Shaman", kind="m -n"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEASTMAN, SHAMAN, SORCERER, RANGED, WILDLANDER],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    abilities=[DARK_PRESENCE],
    enrage=Enrage(at_once=[DiscardCards(1)], calms_down=True),
)

DIRE_WOLF: Final = Enemy(
    "dire_wolf",
    Name(de="Schreckenswolf", en="Dire Wolf", kind="m"),
    colour=Colour.GREEN,
    copies=4,
    keywords=[BEAST, RENDING, WOLF],
    life=3,
    physical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[RELENTLESS, BEAST_RIDE],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
)

FELLSTALKER: Final = Enemy(
    "fellstalker",
    Name(de="Grimmpirscher", en="Fellstalker", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[FLAME, SORCERER, RANGED],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=0,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[LIGHTNING])],
    abilities=[SCAVENGER],
    enrage=Enrage(at_once=[RepeatAbility("scavenger")], calms_down=True),
    optional=True,
)

ICE_REAVER: Final = Enemy(
    "ice_reaver",
    Name(de="Eisreißer", en="Ice Reaver", kind="m"),
    colour=Colour.GREEN,
    copies=3,
    keywords=[BEAST, FROST, RENDING],
    life=4,
    physical=4,
    defence_physical=3,
    defence_magical=1,
    loot=2,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME])],
    abilities=[SLOW],
    enrage=Enrage(while_enraged=[IgnoreSlow()]),
    optional=True,
)

GREEN_ENEMIES: Final[tuple[Enemy, ...]] = (
    GHOREN_WARRIOR,
    WILD_ICEHOUND,
    GHOREN_BLOOD_TRACKER,
    GHOREN_RAGECALLER,
    GHOREN_SLINGER,
    GHOREN_SMALLHORN,
    TRACKER_HOUND,
    WILDLANDS_SHAMAN,
    DIRE_WOLF,
    FELLSTALKER,
    ICE_REAVER,
)
