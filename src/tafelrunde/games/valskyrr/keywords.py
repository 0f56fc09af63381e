"""Keywords (Schlüsselwörter): on their own they do nothing, effects refer to them (V2.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.content import Name


class Keyword:
    """One keyword; `bit` is its place in a mask of keywords."""

    __slots__ = ("bit", "id", "name")

    def __init__(self, key: str, de: str, en: str) -> None:
        self.id = key
        self.name = Name(de=de, en=en)
        self.bit = 1 << len(KEYWORDS)
        KEYWORDS[key] = self

    def __repr__(self) -> str:
        return f"<{self.id}>"


KEYWORDS: Final[dict[str, Keyword]] = {}


def mask(keywords: Sequence[Keyword]) -> int:
    """The keywords as one number; a keyword counts once however often it is given (V2.12)."""
    bits = 0
    for keyword in keywords:
        bits |= keyword.bit
    return bits


# Schools and manners of hero cards
COMBAT: Final = Keyword("combat", "Kampf", "Combat")
ARCANE: Final = Keyword("arcane", "Arkan", "Arcane")
DIVINE: Final = Keyword("divine", "Göttlich", "Divine")
RANGED: Final = Keyword("ranged", "Fernkampf", "Ranged")
SPELL: Final = Keyword("spell", "Zauber", "Spell")
EVASION: Final = Keyword("evasion", "Ausweichen", "Evasion")
MOBILITY: Final = Keyword("mobility", "Beweglichkeit", "Mobility")
STEALTH: Final = Keyword("stealth", "Heimlichkeit", "Stealth")
PRECISION: Final = Keyword("precision", "Präzision", "Precision")
MANIPULATION: Final = Keyword("manipulation", "Manipulation", "Manipulation")
TRAINING: Final = Keyword("training", "Ausbildung", "Training")

# Ways to hurt and be hurt
BLADED: Final = Keyword("bladed", "Klinge", "Bladed")
BLUNT: Final = Keyword("blunt", "Stumpf", "Blunt")
PIERCING: Final = Keyword("piercing", "Stich", "Piercing")
RENDING: Final = Keyword("rending", "Reißend", "Rending")
FLAME: Final = Keyword("flame", "Flammen", "Flame")
FROST: Final = Keyword("frost", "Frost", "Frost")
LIGHTNING: Final = Keyword("lightning", "Blitz", "Lightning")
POISONOUS: Final = Keyword("poisonous", "Giftig", "Poisonous")

# Gear
GEAR: Final = Keyword("gear", "Ausrüstung", "Gear")
REWARD: Final = Keyword("reward", "Belohnung", "Reward")
WEAPON: Final = Keyword("weapon", "Waffe", "Weapon")
AXE: Final = Keyword("axe", "Axt", "Axe")
HAMMER: Final = Keyword("hammer", "Hammer", "Hammer")
MACE: Final = Keyword("mace", "Streitkolben", "Mace")
SWORD: Final = Keyword("sword", "Schwert", "Sword")
DAGGER: Final = Keyword("dagger", "Dolch", "Dagger")
BOW: Final = Keyword("bow", "Bogen", "Bow")
CROSSBOW: Final = Keyword("crossbow", "Armbrust", "Crossbow")
STAFF: Final = Keyword("staff", "Stab", "Staff")
WAND: Final = Keyword("wand", "Zauberstab", "Wand")
SHIELD: Final = Keyword("shield", "Schild", "Shield")
ARMOUR: Final = Keyword("armour", "Rüstung", "Armour")
ROBE: Final = Keyword("robe", "Robe", "Robe")
CLOAK: Final = Keyword("cloak", "Umhang", "Cloak")
BELT: Final = Keyword("belt", "Gürtel", "Belt")
ITEM: Final = Keyword("item", "Gegenstand", "Item")
BOOK: Final = Keyword("book", "Buch", "Book")
SCROLL: Final = Keyword("scroll", "Schriftrolle", "Scroll")
SYMBOL: Final = Keyword("symbol", "Symbol", "Symbol")
POTION: Final = Keyword("potion", "Trank", "Potion")
TRINKET: Final = Keyword("trinket", "Schmuck", "Trinket")
TOOLKIT: Final = Keyword("toolkit", "Werkzeug", "Toolkit")

# Enemies
UNDEAD: Final = Keyword("undead", "Untot", "Undead")
MINDLESS: Final = Keyword("mindless", "Stumpfsinnig", "Mindless")
SKELETON: Final = Keyword("skeleton", "Skelett", "Skeleton")
ZOMBIE: Final = Keyword("zombie", "Zombie", "Zombie")
WRAITH: Final = Keyword("wraith", "Geist", "Wraith")
VAMPIRE: Final = Keyword("vampire", "Vampir", "Vampire")
SORCERER: Final = Keyword("sorcerer", "Zauberer", "Sorcerer")
SHAMAN: Final = Keyword("shaman", "Schamane", "Shaman")
BEAST: Final = Keyword("beast", "Bestie", "Beast")
HOUND: Final = Keyword("hound", "Hund", "Hound")
WOLF: Final = Keyword("wolf", "Wolf", "Wolf")
BEASTMAN: Final = Keyword("beastman", "Tiermensch", "Beastman")
WILDLANDER: Final = Keyword("wildlander", "Wildländer", "Wildlander")
HUNTER: Final = Keyword("hunter", "Jäger", "Hunter")
BRIGAND: Final = Keyword("brigand", "Gesetzloser", "Brigand")
SLAVER: Final = Keyword("slaver", "Sklavenhändler", "Slaver")
THIEF: Final = Keyword("thief", "Dieb", "Thief")
CURSED: Final = Keyword("cursed", "Verflucht", "Cursed")
MISTCRAFTED: Final = Keyword("mistcrafted", "Nebelgeschaffen", "Mistcrafted")
ABOMINATION: Final = Keyword("abomination", "Scheusal", "Abomination")

# Places
HAVEN: Final = Keyword("haven", "Zuflucht", "Haven")
DEADLANDS: Final = Keyword("deadlands", "Ödlande", "Deadlands")
WILDLANDS: Final = Keyword("wildlands", "Wildnis", "Wildlands")
BORDERLANDS: Final = Keyword("borderlands", "Grenzmarken", "Borderlands")
