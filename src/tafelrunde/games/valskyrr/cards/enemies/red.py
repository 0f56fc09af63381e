"""The red enemy deck (rote Gegner): brigands and cursed, 34 cards and two optional types."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.cards.enemies.abilities import (
    AMBUSH,
    CURSE_OF_WEAKNESS,
    CURSED_BOLT,
    FIREBOLT,
    FLAILING,
    MANA_DRAIN,
    SHAPESHIFT,
    SHIELD_SLAM,
    SKIRMISHER,
    SKULDUGGERY,
    THIEVERY,
    VENOMOUS,
)
from tafelrunde.games.valskyrr.keywords import (
    BLADED,
    BLUNT,
    BRIGAND,
    CURSED,
    DIVINE,
    FLAME,
    HUNTER,
    LIGHTNING,
    MISTCRAFTED,
    PIERCING,
    POISONOUS,
    RANGED,
    SLAVER,
    SORCERER,
    THIEF,
    UNDEAD,
    WRAITH,
)
from tafelrunde.games.valskyrr.nouns import Enemy, Enrage, Vulnerable
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import Attack, MoreDamage, MoreDefence, RepeatAbility

BLACKWOOD_FIGHTER: Final = Enemy(
    "blackwood_fighter",
    Name(de="Dunkelwald-Kämpfer", en="Blackwood Fighter", kind="m"),
    colour=Colour.RED,
    copies=6,
    keywords=[BRIGAND, BLUNT, SLAVER],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[LIGHTNING])],
    abilities=[SHIELD_SLAM],
    enrage=Enrage(while_enraged=[MoreDefence(physical=1, magical=1)]),
)

RENEGADE_FLAMECASTER: Final = Enemy(
    "renegade_flamecaster",
    Name(de="Abtrünniger Flammenwirker", en="Renegade Flamecaster", kind="m"),
    colour=Colour.RED,
    copies=6,
    keywords=[BRIGAND, FLAME, SORCERER, RANGED],
    life=2,
    magical=2,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[DIVINE])],
    abilities=[FIREBOLT],
    enrage=Enrage(while_enraged=[MoreDefence(magical=1)]),
)

BLACK_COVEN_CASTER: Final = Enemy(
    "black_coven_caster",
    Name(de="Zauberer des Schwarzen Zirkels", en="Black Coven Caster", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BRIGAND, SORCERER, RANGED],
    life=3,
    magical=2,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    abilities=[CURSED_BOLT],
    enrage=Enrage(at_once=[Attack()], calms_down=True),
)

BLACKWOOD_CHANGELING: Final = Enemy(
    "blackwood_changeling",
    Name(de="Dunkelwald-Wechselbalg", en="Blackwood Changeling", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[SORCERER, UNDEAD, WRAITH],
    life=1,
    magical=4,
    defence_physical=1,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[DIVINE])],
    abilities=[SHAPESHIFT],
    enrage=Enrage(while_enraged=[MoreDamage(magical=1)]),
)

BLACKWOOD_CUTPURSE: Final = Enemy(
    "blackwood_cutpurse",
    Name(de="Dunkelwald-Beutelschneider", en="Blackwood Cutpurse", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BRIGAND, PIERCING, THIEF],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[THIEVERY],
    enrage=Enrage(at_once=[RepeatAbility("thievery")], calms_down=True),
)

BLACKWOOD_HARASSER: Final = Enemy(
    "blackwood_harasser",
    Name(de="Dunkelwald-Störer", en="Blackwood Harasser", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BRIGAND, BLADED, THIEF],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    abilities=[SKULDUGGERY],
    enrage=Enrage(at_once=[RepeatAbility("skulduggery")], calms_down=True),
)

BLACKWOOD_MAGEHUNTER: Final = Enemy(
    "blackwood_magehunter",
    Name(de="Dunkelwald-Magierjäger", en="Blackwood Magehunter", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BRIGAND, HUNTER, PIERCING, RANGED],
    life=2,
    physical=2,
    defence_physical=1,
    defence_magical=3,
    loot=1,
    furious=True,
    abilities=[MANA_DRAIN],
    enrage=Enrage(at_once=[RepeatAbility("mana_drain")], calms_down=True),
)

TWISTED_CURSEBEARER: Final = Enemy(
    "twisted_cursebearer",
    Name(de="Entstellter Fluchträger", en="Twisted Cursebearer", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[CURSED, SORCERER],
    life=2,
    magical=1,
    defence_physical=1,
    defence_magical=2,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[DIVINE])],
    abilities=[CURSE_OF_WEAKNESS],
    enrage=Enrage(while_enraged=[MoreDamage(magical=1)]),
)

BLACKWOOD_ASSASSIN: Final = Enemy(
    "blackwood_assassin",
    Name(de="Dunkelwald-Meuchler", en="Blackwood Assassin", kind="m"),
    colour=Colour.RED,
    copies=4,
    keywords=[BRIGAND, BLADED, PIERCING, POISONOUS, RANGED],
    life=3,
    physical=3,
    defence_physical=2,
    defence_magical=2,
    loot=2,
    furious=True,
    abilities=[VENOMOUS, SKIRMISHER],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
)

BLACKWOOD_AMBUSHER: Final = Enemy(
    "blackwood_ambusher",
    Name(de="Dunkelwald-Wegelagerer", en="Blackwood Ambusher", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BRIGAND, PIERCING, RANGED],
    life=3,
    physical=2,
    defence_physical=2,
    defence_magical=1,
    loot=2,
    furious=True,
    abilities=[AMBUSH],
    enrage=Enrage(while_enraged=[MoreDamage(physical=1)]),
    optional=True,
)

TWISTED_LASHER: Final = Enemy(
    "twisted_lasher",
    Name(de="Entstellter Peitscher", en="Twisted Lasher", kind="m"),
    colour=Colour.RED,
    copies=3,
    keywords=[BLUNT, BRIGAND, CURSED, MISTCRAFTED],
    life=4,
    physical=3,
    defence_physical=2,
    defence_magical=1,
    loot=1,
    furious=True,
    vulnerable=[Vulnerable(wounds=1, to=[DIVINE, LIGHTNING])],
    abilities=[FLAILING],
    enrage=Enrage(at_once=[RepeatAbility("flailing")], calms_down=True),
    optional=True,
)

RED_ENEMIES: Final[tuple[Enemy, ...]] = (
    BLACKWOOD_FIGHTER,
    RENEGADE_FLAMECASTER,
    BLACK_COVEN_CASTER,
    BLACKWOOD_CHANGELING,
    BLACKWOOD_CUTPURSE,
    BLACKWOOD_HARASSER,
    BLACKWOOD_MAGEHUNTER,
    TWISTED_CURSEBEARER,
    BLACKWOOD_ASSASSIN,
    BLACKWOOD_AMBUSHER,
    TWISTED_LASHER,
)
