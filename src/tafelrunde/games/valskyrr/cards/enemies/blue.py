"""The blue enemy deck (blaue Gegner): the undead, 34 cards and two optional types."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.enemies.abilities import (
    DARK_HEALER,
    RAVENOUS,
    REANIMATE,
    RELENTLESS,
    SHRIEK,
    SKIRMISHER,
    SLOW,
    SWARM,
    VAMPIRIC,
)
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BEAST,
    BLADED,
    BLUNT,
    DIVINE,
    FLAME,
    HOUND,
    LIGHTNING,
    MINDLESS,
    PIERCING,
    RANGED,
    RENDING,
    SKELETON,
    SORCERER,
    UNDEAD,
    VAMPIRE,
    WRAITH,
    ZOMBIE,
)
from tafelrunde.games.valskyrr.nouns import Enemy, Enrage, Vulnerable
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import (
    Attack,
    Heal,
    HealKin,
    IgnoreSlow,
    MoreDamage,
    RepeatAbility,
)

BONESORROW_SHOOTER: Final = Enemy(
    "bonesorrow_shooter",
    Name(de="Knochenleid-Schütze", en="Bonesorrow Shooter", kind="m -n"),
    colour=Colour.BLUE,
    copies=6,
    keywords=[UNDEAD, MINDLESS, PIERCING, RANGED, SKELETON],
    life=3,
    physical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[BLUNT, FLAME])],
    abilities=[SKIRMISHER],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
)

BONESORROW_WARRIOR: Final = Enemy(
    "bonesorrow_warrior",
    Name(de="Knochenleid-Krieger", en="Bonesorrow Warrior", kind="m"),
    colour=Colour.BLUE,
    copies=6,
    keywords=[UNDEAD, BLADED, MINDLESS, SKELETON],
    life=4,
    physical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[BLUNT, FLAME])],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
)

CURSED_WALKER: Final = Enemy(
    "cursed_walker",
    Name(de="Verfluchter Wanderer", en="Cursed Walker", kind="m"),
    colour=Colour.BLUE,
    copies=6,
    keywords=[UNDEAD, BLUNT, MINDLESS, ZOMBIE],
    life=3,
    physical=3,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME])],
    abilities=[SLOW],
    enrage=Enrage(while_enraged=[IgnoreSlow()]),
)

BLOODSCORNE_VAMPIRE: Final = Enemy(
    "bloodscorne_vampire",
    Name(de="Bluthohn-Vampir", en="Bloodscorne Vampire", kind="m"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, SORCERER, VAMPIRE],
    life=4,
    magical=2,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME, DIVINE])],
    abilities=[VAMPIRIC],
    enrage=Enrage(while_enraged=[MoreDamage(magical=1)]),
)

BONESORROW_MAGUS: Final = Enemy(
    "bonesorrow_magus",
    Name(de="Knochenleid-Magus", en="Bonesorrow Magus", kind="m -"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, SKELETON, SORCERER],
    life=3,
    magical=2,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[BLUNT, FLAME])],
    abilities=[REANIMATE],
    enrage=Enrage(at_once=[HealKin(UNDEAD, here=1)], calms_down=True),
)

VAMPIRE_HOUND: Final = Enemy(
    "vampire_hound",
    Name(de="Vampirhund", en="Vampire Hound", kind="m"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, BEAST, HOUND, RENDING, VAMPIRE],
    life=3,
    physical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME, LIGHTNING])],
    abilities=[RELENTLESS, VAMPIRIC],
)

VENGEFUL_BANSHEE: Final = Enemy(
    "vengeful_banshee",
    Name(de="Rachsüchtige Banshee", en="Vengeful Banshee", kind="f"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, SORCERER, WRAITH],
    life=2,
    magical=2,
    defence_physical=1,
    defence_magical=2,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[ARCANE, DIVINE])],
    abilities=[SHRIEK],
    enrage=Enrage(at_once=[RepeatAbility("shriek")], calms_down=True),
)

VAMPIRE_BAT_SWARM: Final = Enemy(
    "vampire_bat_swarm",
    Name(de="Vampirfledermaus-Schwarm", en="Vampire Bat Swarm", kind="m"),
    colour=Colour.BLUE,
    copies=4,
    keywords=[UNDEAD, BEAST, PIERCING, VAMPIRE],
    life=3,
    physical=0,
    defence_physical=1,
    defence_magical=0,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME, LIGHTNING])],
    abilities=[SWARM, VAMPIRIC],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

RAVENOUS_DRAUGR: Final = Enemy(
    "ravenous_draugr",
    Name(de="Gefräßiger Draugr", en="Ravenous Draugr", kind="m"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, BLADED, RENDING, ZOMBIE, MINDLESS],
    life=4,
    physical=3,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[FLAME])],
    abilities=[RAVENOUS],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
    optional=True,
)

UNDEAD_LOREMASTER: Final = Enemy(
    "undead_loremaster",
    Name(de="Untoter Gelehrter", en="Undead Loremaster", kind="m adj"),
    colour=Colour.BLUE,
    copies=3,
    keywords=[UNDEAD, SORCERER, ZOMBIE],
    life=3,
    magical=2,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[BLUNT, FLAME])],
    abilities=[DARK_HEALER],
    enrage=Enrage(at_once=[Heal(0)], calms_down=True),
    optional=True,
)

BLUE_ENEMIES: Final[tuple[Enemy, ...]] = (
    BONESORROW_SHOOTER,
    BONESORROW_WARRIOR,
    CURSED_WALKER,
    BLOODSCORNE_VAMPIRE,
    BONESORROW_MAGUS,
    VAMPIRE_HOUND,
    VENGEFUL_BANSHEE,
    VAMPIRE_BAT_SWARM,
    RAVENOUS_DRAUGR,
    UNDEAD_LOREMASTER,
)
