"""The witcher deck (Hexerstapel): 90 market cards in five colours."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.symbols import (
    BACK,
    BLUE,
    DRAW_2,
    FOREST,
    GREEN,
    HIT_1,
    HIT_2,
    MOUNTAIN,
    PURPLE,
    RED,
    SHIELD_1,
    SHIELD_2,
    TOP_1,
    WATER,
    YELLOW,
    Face,
    Variant,
    variants,
)
from tafelrunde.games.hexer.nouns import ActionCard, Symbols, Tab

EVERY_OTHER_COLOUR: Final = [Tab(BLUE), Tab(GREEN), Tab(RED), Tab(YELLOW)]

# --- Fast attacks ---------------------------------------------------------------------------------

PRECISE_CUT: Final = variants(
    Face("precise_cut", Name("Präziser Schnitt", "Precise Cut", kind="m"), colour=BLUE, cost=0),
    of=[
        Variant(HIT_1, [Tab(YELLOW, HIT_1)], terrain=WATER, copies=2),
        Variant(HIT_1, [Tab(GREEN, HIT_1)], terrain=WATER, copies=2),
        Variant(HIT_1, [Tab(PURPLE, HIT_1)], terrain=FOREST, copies=2),
        Variant(HIT_1, [Tab(RED, HIT_1)], terrain=FOREST, copies=2),
    ],
)
WHIRL: Final = variants(
    Face("whirl", Name("Wirbel", "Whirl", kind="m"), colour=BLUE, cost=1),
    of=[
        Variant(HIT_1, [Tab(GREEN, HIT_2)], terrain=FOREST),
        Variant(HIT_1, [Tab(PURPLE, HIT_2)], terrain=FOREST),
        Variant(HIT_1, [Tab(YELLOW, HIT_2)], terrain=FOREST),
        Variant(HIT_2, [Tab(PURPLE), Tab(RED)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(GREEN), Tab(PURPLE)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(GREEN), Tab(YELLOW)], terrain=MOUNTAIN),
    ],
)
CRIPPLING_STRIKE: Final = variants(
    Face(
        "crippling_strike",
        Name("Lähmender Stoß", "Crippling Strike", kind="m"),
        colour=BLUE,
        cost=2,
    ),
    of=[
        Variant(HIT_2, [Tab(PURPLE, HIT_1), Tab(RED, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(GREEN, HIT_1), Tab(RED, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(GREEN, HIT_1), Tab(YELLOW, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(PURPLE, HIT_1), Tab(YELLOW, HIT_1)], terrain=WATER),
    ],
)

# --- Strong attacks -------------------------------------------------------------------------------

STAGGERING_BLOW: Final = variants(
    Face(
        "staggering_blow", Name("Wuchtiger Hieb", "Staggering Blow", kind="m"), colour=RED, cost=0
    ),
    of=[
        Variant(Symbols(damage=2, draw=-1), [], terrain=FOREST, copies=4),
        Variant(Symbols(damage=2, draw=-1), [], terrain=WATER, copies=4),
    ],
)
PRECISE_BLOW: Final = variants(
    Face("precise_blow", Name("Gezielter Hieb", "Precise Blow", kind="m"), colour=RED, cost=1),
    of=[
        Variant(Symbols(damage=3, draw=-3), [], terrain=FOREST, copies=3),
        Variant(Symbols(damage=3, draw=-3), [], terrain=MOUNTAIN, copies=3),
    ],
)
CRUSHING_BLOW: Final = variants(
    Face("crushing_blow", Name("Zermalmender Hieb", "Crushing Blow", kind="m"), colour=RED, cost=2),
    of=[Variant(Symbols(damage=3, draw=-1), [], terrain=MOUNTAIN, copies=4)],
)

# --- Dodges ---------------------------------------------------------------------------------------

COUNTER_ATTACK: Final = variants(
    Face("counter_attack", Name("Gegenangriff", "Counter Attack", kind="m"), colour=GREEN, cost=0),
    of=[
        Variant(SHIELD_1, [Tab(RED, HIT_1)], terrain=WATER),
        Variant(SHIELD_1, [Tab(BLUE, HIT_1)], terrain=WATER),
        Variant(SHIELD_1, [Tab(PURPLE, HIT_1)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(YELLOW, HIT_1)], terrain=FOREST),
    ],
)
COVER: Final = variants(
    Face("cover", Name("Deckung", "Cover", kind="f"), colour=GREEN, cost=0),
    of=[
        Variant(SHIELD_1, [Tab(BLUE, BACK), Tab(RED, BACK)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(BLUE, BACK), Tab(PURPLE, BACK)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(RED, BACK), Tab(YELLOW, BACK)], terrain=MOUNTAIN),
        Variant(SHIELD_1, [Tab(PURPLE, BACK), Tab(YELLOW, BACK)], terrain=MOUNTAIN),
    ],
)
BLOCK: Final = variants(
    Face("block", Name("Parade", "Block", kind="f"), colour=GREEN, cost=1),
    of=[
        Variant(SHIELD_2, [Tab(PURPLE, BACK), Tab(YELLOW, BACK)], terrain=FOREST),
        Variant(SHIELD_2, [Tab(BLUE, BACK), Tab(PURPLE, BACK)], terrain=FOREST),
        Variant(SHIELD_2, [Tab(RED, BACK), Tab(YELLOW, BACK)], terrain=FOREST),
        Variant(SHIELD_2, [Tab(BLUE, BACK), Tab(RED, BACK)], terrain=FOREST),
        Variant(SHIELD_2, [Tab(PURPLE, HIT_1)], terrain=WATER),
        Variant(SHIELD_2, [Tab(YELLOW, HIT_1)], terrain=WATER),
    ],
)
LIGHTNING_REFLEXES: Final = variants(
    Face(
        "lightning_reflexes",
        Name("Blitzreflexe", "Lightning Reflexes", kind="pl"),
        colour=GREEN,
        cost=2,
    ),
    of=[
        Variant(SHIELD_2, [Tab(BLUE, HIT_2)], terrain=MOUNTAIN),
        Variant(SHIELD_2, [Tab(YELLOW, HIT_2)], terrain=MOUNTAIN),
        Variant(SHIELD_2, [Tab(RED, HIT_2)], terrain=MOUNTAIN),
        Variant(SHIELD_2, [Tab(PURPLE, HIT_2)], terrain=MOUNTAIN),
    ],
)

# --- Offensive signs ------------------------------------------------------------------------------

INTENSIVE_AARD: Final = variants(
    Face("intensive_aard", Name("Starkes Aard", "Intensive Aard", kind="n"), colour=PURPLE, cost=0),
    of=[
        Variant(HIT_1, [Tab(GREEN, SHIELD_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(YELLOW, SHIELD_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(RED, SHIELD_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(BLUE, SHIELD_1)], terrain=FOREST),
    ],
)
INTENSIVE_IGNI: Final = variants(
    Face("intensive_igni", Name("Starkes Igni", "Intensive Igni", kind="n"), colour=PURPLE, cost=0),
    of=[Variant(Symbols(damage=1, draw=1), EVERY_OTHER_COLOUR, terrain=WATER, copies=4)],
)
ARMOUR_MELTING: Final = variants(
    Face(
        "armour_melting", Name("Panzerschmelze", "Armour Melting", kind="f"), colour=PURPLE, cost=1
    ),
    of=[
        Variant(HIT_2, [Tab(GREEN, SHIELD_1)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(YELLOW, SHIELD_1)], terrain=MOUNTAIN),
    ],
)
SHOCK_WAVE: Final = variants(
    Face("shock_wave", Name("Schockwelle", "Shock Wave", kind="f"), colour=PURPLE, cost=1),
    of=[
        Variant(HIT_2, [Tab(GREEN, DRAW_2)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(YELLOW, DRAW_2)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(BLUE, DRAW_2)], terrain=MOUNTAIN),
        Variant(HIT_2, [Tab(RED, DRAW_2)], terrain=MOUNTAIN),
    ],
)
FIRE_STREAM: Final = variants(
    Face("fire_stream", Name("Feuerstrom", "Fire Stream", kind="m"), colour=PURPLE, cost=2),
    of=[Variant(Symbols(damage=2, draw=2), EVERY_OTHER_COLOUR, terrain=MOUNTAIN, copies=4)],
)

# --- Defensive signs ------------------------------------------------------------------------------

INTENSIVE_YRDEN: Final = variants(
    Face(
        "intensive_yrden", Name("Starkes Yrden", "Intensive Yrden", kind="n"), colour=YELLOW, cost=0
    ),
    of=[
        Variant(DRAW_2, [Tab(GREEN, HIT_2)], terrain=WATER),
        Variant(DRAW_2, [Tab(BLUE, HIT_2)], terrain=WATER),
        Variant(DRAW_2, [Tab(RED, HIT_2)], terrain=FOREST),
        Variant(DRAW_2, [Tab(PURPLE, HIT_2)], terrain=FOREST),
    ],
)
INTENSIVE_AXII: Final = variants(
    Face("intensive_axii", Name("Starkes Axii", "Intensive Axii", kind="n"), colour=YELLOW, cost=0),
    of=[
        Variant(TOP_1, [Tab(PURPLE), Tab(RED)], terrain=WATER),
        Variant(TOP_1, [Tab(BLUE), Tab(GREEN)], terrain=WATER),
        Variant(TOP_1, [Tab(GREEN), Tab(RED)], terrain=WATER),
        Variant(TOP_1, [Tab(BLUE), Tab(RED)], terrain=WATER),
    ],
)
INTENSIVE_QUEN: Final = variants(
    Face("intensive_quen", Name("Starkes Quen", "Intensive Quen", kind="n"), colour=YELLOW, cost=1),
    of=[
        Variant(DRAW_2, [Tab(GREEN, HIT_2)], terrain=MOUNTAIN),
        Variant(DRAW_2, [Tab(BLUE, HIT_2)], terrain=MOUNTAIN),
        Variant(DRAW_2, [Tab(RED, HIT_2)], terrain=WATER),
        Variant(DRAW_2, [Tab(PURPLE, HIT_2)], terrain=WATER),
    ],
)
MAGIC_TRAP: Final = variants(
    Face("magic_trap", Name("Magische Falle", "Magic Trap", kind="f"), colour=YELLOW, cost=1),
    of=[
        Variant(TOP_1, [Tab(BLUE, HIT_1), Tab(PURPLE, HIT_1)], terrain=MOUNTAIN),
        Variant(TOP_1, [Tab(GREEN, HIT_1), Tab(RED, HIT_1)], terrain=MOUNTAIN),
    ],
)
EXPLODING_SHIELD: Final = variants(
    Face(
        "exploding_shield",
        Name("Berstender Schild", "Exploding Shield", kind="m"),
        colour=YELLOW,
        cost=2,
    ),
    of=[
        Variant(TOP_1, [Tab(PURPLE, HIT_2)], terrain=FOREST, copies=2),
        Variant(TOP_1, [Tab(RED, HIT_2)], terrain=WATER),
        Variant(TOP_1, [Tab(BLUE, HIT_2)], terrain=WATER),
    ],
)

WITCHER_MARKET: Final[tuple[ActionCard, ...]] = (
    *PRECISE_CUT,
    *WHIRL,
    *CRIPPLING_STRIKE,
    *STAGGERING_BLOW,
    *PRECISE_BLOW,
    *CRUSHING_BLOW,
    *COUNTER_ATTACK,
    *COVER,
    *BLOCK,
    *LIGHTNING_REFLEXES,
    *INTENSIVE_AARD,
    *INTENSIVE_IGNI,
    *ARMOUR_MELTING,
    *SHOCK_WAVE,
    *FIRE_STREAM,
    *INTENSIVE_YRDEN,
    *INTENSIVE_AXII,
    *INTENSIVE_QUEN,
    *MAGIC_TRAP,
    *EXPLODING_SHIELD,
)
