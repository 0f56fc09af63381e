"""Keywords (Schlüsselwörter): on their own they do nothing, effects refer to them (V2.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.content import Name


class Keyword:
    """One keyword; `bit` is its place in a mask of keywords.

    `before` is what it becomes before a German noun: the first part of a compound ("Waffen-Karte"),
    or an adjective, written small ("untoter Gegner"); else it is the keyword itself.
    """

    __slots__ = ("before", "bit", "id", "name")

    def __init__(self, key: str, de: str, en: str, before: str = "") -> None:
        self.id = key
        self.name = Name(de=de, en=en)
        self.before = before or de
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
ARCANE: Final = Keyword("arcane", "Arkan", "Arcane", "arkan")
DIVINE: Final = Keyword("divine", "Göttlich", "Divine", "göttlich")
RANGED: Final = Keyword("ranged", "Fernkampf", "Ranged")
SPELL: Final = Keyword("spell", "Zauber", "Spell")
EVASION: Final = Keyword("evasion", "Ausweichen", "Evasion", "Ausweich")
MOBILITY: Final = Keyword("mobility", "Beweglichkeit", "Mobility", "Beweglichkeits")
STEALTH: Final = Keyword("stealth", "Heimlichkeit", "Stealth", "Heimlichkeits")
PRECISION: Final = Keyword("precision", "Präzision", "Precision", "Präzisions")
MANIPULATION: Final = Keyword("manipulation", "Manipulation", "Manipulation", "Manipulations")
TRAINING: Final = Keyword("training", "Ausbildung", "Training", "Ausbildungs")

# Ways to hurt and be hurt
BLADED: Final = Keyword("bladed", "Klinge", "Bladed", "Klingen")
BLUNT: Final = Keyword("blunt", "Stumpf", "Blunt", "stumpf")
PIERCING: Final = Keyword("piercing", "Stich", "Piercing")
RENDING: Final = Keyword("rending", "Reißend", "Rending", "reißend")
FLAME: Final = Keyword("flame", "Flammen", "Flame")
FROST: Final = Keyword("frost", "Frost", "Frost")
LIGHTNING: Final = Keyword("lightning", "Blitz", "Lightning")
POISONOUS: Final = Keyword("poisonous", "Giftig", "Poisonous", "giftig")

# Gear
GEAR: Final = Keyword("gear", "Ausrüstung", "Gear", "Ausrüstungs")
REWARD: Final = Keyword("reward", "Belohnung", "Reward", "Belohnungs")
WEAPON: Final = Keyword("weapon", "Waffe", "Weapon", "Waffen")
AXE: Final = Keyword("axe", "Axt", "Axe")
HAMMER: Final = Keyword("hammer", "Hammer", "Hammer")
MACE: Final = Keyword("mace", "Streitkolben", "Mace")
SWORD: Final = Keyword("sword", "Schwert", "Sword")
DAGGER: Final = Keyword("dagger", "Dolch", "Dagger")
BOW: Final = Keyword("bow", "Bogen", "Bow")
CROSSBOW: Final = Keyword("crossbow", "Armbrust", "Crossbow")
STAFF: Final = Keyword("staff", "Stab", "Staff", "Stab")
WAND: Final = Keyword("wand", "Zauberstab", "Wand")
SHIELD: Final = Keyword("shield", "Schild", "Shield")
ARMOUR: Final = Keyword("armour", "Rüstung", "Armour", "Rüstungs")
ROBE: Final = Keyword("robe", "Robe", "Robe", "Roben")
CLOAK: Final = Keyword("cloak", "Umhang", "Cloak")
BELT: Final = Keyword("belt", "Gürtel", "Belt")
ITEM: Final = Keyword("item", "Gegenstand", "Item", "Gegenstands")
BOOK: Final = Keyword("book", "Buch", "Book")
SCROLL: Final = Keyword("scroll", "Schriftrolle", "Scroll", "Schriftrollen")
SYMBOL: Final = Keyword("symbol", "Symbol", "Symbol")
POTION: Final = Keyword("potion", "Trank", "Potion")
TRINKET: Final = Keyword("trinket", "Schmuck", "Trinket")
TOOLKIT: Final = Keyword("toolkit", "Werkzeug", "Toolkit")

# Enemies
UNDEAD: Final = Keyword("undead", "Untot", "Undead", "untot")
MINDLESS: Final = Keyword("mindless", "Stumpfsinnig", "Mindless", "stumpfsinnig")
SKELETON: Final = Keyword("skeleton", "Skelett", "Skeleton")
ZOMBIE: Final = Keyword("zombie", "Zombie", "Zombie")
WRAITH: Final = Keyword("wraith", "Geist", "Wraith", "Geister")
VAMPIRE: Final = Keyword("vampire", "Vampir", "Vampire")
SORCERER: Final = Keyword("sorcerer", "Zauberer", "Sorcerer")
SHAMAN: Final = Keyword("shaman", "Schamane", "Shaman", "Schamanen")
BEAST: Final = Keyword("beast", "Bestie", "Beast", "Bestien")
HOUND: Final = Keyword("hound", "Hund", "Hound", "Hunde")
WOLF: Final = Keyword("wolf", "Wolf", "Wolf", "Wolfs")
BEASTMAN: Final = Keyword("beastman", "Tiermensch", "Beastman", "Tiermenschen")
WILDLANDER: Final = Keyword("wildlander", "Wildländer", "Wildlander")
HUNTER: Final = Keyword("hunter", "Jäger", "Hunter")
BRIGAND: Final = Keyword("brigand", "Gesetzloser", "Brigand", "gesetzlos")
SLAVER: Final = Keyword("slaver", "Sklavenhändler", "Slaver")
THIEF: Final = Keyword("thief", "Dieb", "Thief", "Diebes")
CURSED: Final = Keyword("cursed", "Verflucht", "Cursed", "verflucht")
MISTCRAFTED: Final = Keyword("mistcrafted", "Nebelgeschaffen", "Mistcrafted", "nebelgeschaffen")
ABOMINATION: Final = Keyword("abomination", "Scheusal", "Abomination")

# Places
HAVEN: Final = Keyword("haven", "Zuflucht", "Haven", "Zufluchts")
DEADLANDS: Final = Keyword("deadlands", "Ödlande", "Deadlands", "Ödland")
WILDLANDS: Final = Keyword("wildlands", "Wildnis", "Wildlands")
BORDERLANDS: Final = Keyword("borderlands", "Grenzmarken", "Borderlands", "Grenzmark")
