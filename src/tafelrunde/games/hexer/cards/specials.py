"""Special actions (Monsterjagd): the eleventh card of every start deck, its owner's alone."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.symbols import (
    BLUE,
    DRAW_1,
    DRAW_2,
    FOREST,
    GREEN,
    GREY,
    HIT_1,
    HIT_2,
    MOUNTAIN,
    NOTHING,
    PROTECTION_2,
    PURPLE,
    RED,
    SEEK_1,
    SHIELD_1,
    TOP_1,
    WATER,
    YELLOW,
)
from tafelrunde.games.hexer.nouns import ActionCard, Boost, Origin, Symbols, Tab
from tafelrunde.games.hexer.terms import Kind
from tafelrunde.games.hexer.vocabulary import (
    ComboAtLeast,
    ComboHas,
    DeckIsEmpty,
    GainShield,
    If,
    Seek,
    ShieldIs,
)
from tafelrunde.games.hexer.vocabulary.abilities import MoreDamage, RefreshPotion

# --- Witchers -------------------------------------------------------------------------------------

AGILITY: Final = ActionCard(
    "agility",
    Name("Gewandtheit", "Agility", kind="f"),
    colour=GREY,
    terrains=[FOREST],
    base=DRAW_2,
    tabs=[Tab(YELLOW, SHIELD_1), Tab(PURPLE, HIT_1)],
    cost=1,
    origin=Origin.SPECIAL,
    owner="wolf",
)
DAZZLE: Final = ActionCard(
    "dazzle",
    Name("Blendzauber", "Dazzle", kind="m"),
    colour=YELLOW,
    terrains=[FOREST],
    base=NOTHING,
    tabs=[Tab(BLUE, HIT_1)],
    do=[If(ShieldIs(0), then=[Seek(1, deck_too=True)])],
    cost=1,
    origin=Origin.SPECIAL,
    owner="bear",
)
SHARP_CLAWS: Final = ActionCard(
    "sharp_claws",
    Name("Scharfe Krallen", "Sharp Claws", kind="pl"),
    colour=BLUE,
    terrains=[MOUNTAIN],
    base=HIT_2,
    tabs=[Tab(YELLOW, DRAW_2), Tab(PURPLE, HIT_1)],
    do=[If(ComboHas([BLUE], cards=2), then=[GainShield(1)])],
    cost=1,
    origin=Origin.SPECIAL,
    owner="cat",
)
PALSY_SPELL: Final = ActionCard(
    "palsy_spell",
    Name("Lähmzauber", "Palsy Spell", kind="m"),
    colour=PURPLE,
    terrains=[MOUNTAIN],
    base=Symbols(damage=1, draw=1),
    tabs=[Tab(GREEN), Tab(YELLOW)],
    cost=1,
    origin=Origin.SPECIAL,
    owner="griffin",
)
HIDDEN_BLADE: Final = ActionCard(
    "hidden_blade",
    Name("Versteckte Klinge", "Hidden Blade", kind="f"),
    colour=RED,
    terrains=[MOUNTAIN],
    base=HIT_2,
    hit=[If(DeckIsEmpty(), then=[MoreDamage(1)])],
    cost=1,
    origin=Origin.SPECIAL,
    owner="viper",
)
DEEP_BREATH: Final = ActionCard(
    "deep_breath",
    Name("Tiefer Atemzug", "Deep Breath", kind="m"),
    colour=GREY,
    terrains=[WATER],
    base=TOP_1,
    tabs=[Tab(BLUE), Tab(RED), Tab(GREEN, SHIELD_1), Tab(YELLOW), Tab(PURPLE)],
    do=[RefreshPotion()],
    cost=1,
    origin=Origin.SPECIAL,
    owner="manticore",
)
DANCE_OF_BLADES: Final = ActionCard(
    "dance_of_blades",
    Name("Klingentanz", "Dance of Blades", kind="m"),
    colour=GREEN,
    terrains=[WATER],
    base=SHIELD_1,
    tabs=[Tab(YELLOW), Tab(PURPLE, HIT_1)],
    hit=[If(ComboAtLeast(3), then=[MoreDamage(1)])],
    cost=1,
    origin=Origin.SPECIAL,
    owner="ciri",
)

# --- Mages ----------------------------------------------------------------------------------------

TWIN_LIGHTNING: Final = ActionCard(
    "twin_lightning",
    Name("Doppelter Blitz", "Twin Lightning", kind="m"),
    colour=YELLOW,
    terrains=[MOUNTAIN],
    base=HIT_2,
    tabs=[Tab(BLUE, HIT_1)],
    boost=Boost(1, DRAW_1),
    cost=1,
    kind=Kind.MAGE,
    origin=Origin.SPECIAL,
    owner="alzur",
)
FLASH_FLOOD: Final = ActionCard(
    "flash_flood",
    Name("Sturzflut", "Flash Flood", kind="f"),
    colour=BLUE,
    terrains=[WATER],
    base=HIT_2,
    tabs=[Tab(PURPLE, SHIELD_1)],
    boost=Boost(1, HIT_1),
    cost=1,
    kind=Kind.MAGE,
    origin=Origin.SPECIAL,
    owner="ardea",
)
FIRESTORM: Final = ActionCard(
    "firestorm",
    Name("Feuersturm", "Firestorm", kind="m"),
    colour=RED,
    terrains=[FOREST],
    base=HIT_2,
    tabs=[Tab(RED, HIT_1)],
    boost=Boost(2, HIT_2),
    cost=1,
    kind=Kind.MAGE,
    origin=Origin.SPECIAL,
    owner="gekhira",
)
STONE_SKIN: Final = ActionCard(
    "stone_skin",
    Name("Steinhaut", "Stone Skin", kind="f"),
    colour=GREEN,
    terrains=[MOUNTAIN],
    base=Symbols(protection=3),
    tabs=[Tab(RED, HIT_1)],
    boost=Boost(1, PROTECTION_2),
    cost=1,
    kind=Kind.MAGE,
    origin=Origin.SPECIAL,
    owner="othar",
)
MIND_BREAK: Final = ActionCard(
    "mind_break",
    Name("Gedankenbruch", "Mind Break", kind="m"),
    colour=PURPLE,
    terrains=[FOREST],
    base=Symbols(damage=1, protection=1),
    tabs=[Tab(YELLOW, DRAW_1)],
    boost=Boost(1, SEEK_1),
    cost=1,
    kind=Kind.MAGE,
    origin=Origin.SPECIAL,
    owner="philippa",
)

SPECIALS: Final = {
    card.owner: card
    for card in (
        AGILITY,
        DAZZLE,
        SHARP_CLAWS,
        PALSY_SPELL,
        HIDDEN_BLADE,
        DEEP_BREATH,
        DANCE_OF_BLADES,
        TWIN_LIGHTNING,
        FLASH_FLOOD,
        FIRESTORM,
        STONE_SKIN,
        MIND_BREAK,
    )
}
"""The special action of each character."""
