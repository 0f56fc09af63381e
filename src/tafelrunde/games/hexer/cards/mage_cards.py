"""The mage deck (Magierstapel): 90 market cards of water, fire, earth, mind and air."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.symbols import (
    BACK,
    BLUE,
    DRAW_1,
    DRAW_2,
    FOREST,
    GREEN,
    HIT_1,
    HIT_2,
    MOUNTAIN,
    PROTECTION_1,
    PROTECTION_2,
    PURPLE,
    RED,
    SEEK_1,
    SHIELD_1,
    TOP_1,
    WATER,
    YELLOW,
    Face,
    Variant,
    variants,
)
from tafelrunde.games.hexer.nouns import ActionCard, Boost, Symbols, Tab
from tafelrunde.games.hexer.terms import Colour, Kind


def _face(card: str, name: Name, *, colour: Colour, cost: int, boost: Boost | None = None) -> Face:
    return Face(card, name, colour=colour, cost=cost, kind=Kind.MAGE, boost=boost)


# --- Water ----------------------------------------------------------------------------------------

LIGHTNING_RAIN: Final = variants(
    _face(
        "lightning_rain",
        Name("Blitzregen", "Lightning Rain", kind="m"),
        colour=BLUE,
        cost=0,
        boost=Boost(1, HIT_1),
    ),
    of=[
        Variant(HIT_1, [Tab(YELLOW, HIT_1)], terrain=WATER),
        Variant(HIT_1, [Tab(GREEN, HIT_1)], terrain=WATER),
        Variant(HIT_1, [Tab(PURPLE, HIT_1)], terrain=WATER),
        Variant(HIT_1, [Tab(RED, HIT_1)], terrain=WATER),
        Variant(HIT_1, [Tab(YELLOW, HIT_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(GREEN, HIT_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(PURPLE, HIT_1)], terrain=FOREST),
        Variant(HIT_1, [Tab(RED, HIT_1)], terrain=FOREST),
    ],
)
WATER_TRAP: Final = variants(
    _face(
        "water_trap",
        Name("Wasserfalle", "Water Trap", kind="f"),
        colour=BLUE,
        cost=1,
        boost=Boost(1, DRAW_1),
    ),
    of=[
        Variant(PROTECTION_1, [Tab(RED, HIT_1)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(PURPLE, HIT_1)], terrain=MOUNTAIN),
        Variant(PROTECTION_1, [Tab(YELLOW, HIT_1)], terrain=MOUNTAIN),
    ],
)
ENERGY_THEFT: Final = variants(
    _face("energy_theft", Name("Energieraub", "Energy Theft", kind="m"), colour=BLUE, cost=1),
    of=[
        Variant(Symbols(damage=1, shield=1), [Tab(RED)], terrain=FOREST),
        Variant(Symbols(damage=1, shield=1), [Tab(GREEN)], terrain=FOREST),
        Variant(Symbols(damage=1, shield=1), [Tab(PURPLE)], terrain=MOUNTAIN),
    ],
)
WATER_SUMMONER: Final = variants(
    _face(
        "water_summoner",
        Name("Wasserbeschwörung", "Water Summoner", kind="f"),
        colour=BLUE,
        cost=2,
        boost=Boost(1, HIT_1),
    ),
    of=[
        Variant(HIT_2, [Tab(RED, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(GREEN, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(YELLOW, HIT_1)], terrain=WATER),
        Variant(HIT_2, [Tab(PURPLE, HIT_1)], terrain=WATER),
    ],
)

# --- Fire -----------------------------------------------------------------------------------------

EMBERS: Final = variants(
    _face(
        "embers",
        Name("Glut", "Embers", kind="f"),
        colour=RED,
        cost=0,
        boost=Boost(1, Symbols(damage=2, draw=-1)),
    ),
    of=[
        Variant(HIT_1, [], terrain=FOREST, copies=4),
        Variant(HIT_1, [], terrain=WATER, copies=4),
    ],
)
BURNING_WIND: Final = variants(
    _face(
        "burning_wind",
        Name("Brennender Wind", "Burning Wind", kind="m"),
        colour=RED,
        cost=1,
        boost=Boost(1, HIT_1),
    ),
    of=[
        Variant(Symbols(damage=2, draw=-1), [], terrain=FOREST, copies=3),
        Variant(Symbols(damage=2, draw=-1), [], terrain=MOUNTAIN, copies=3),
    ],
)
FIRE_CIRCLE: Final = variants(
    _face(
        "fire_circle",
        Name("Feuerkreis", "Fire Circle", kind="m"),
        colour=RED,
        cost=2,
        boost=Boost(2, HIT_2),
    ),
    of=[
        Variant(Symbols(damage=3, draw=-1), [], terrain=MOUNTAIN, copies=4),
    ],
)

# --- Earth ----------------------------------------------------------------------------------------

EARTHQUAKE: Final = variants(
    _face(
        "earthquake",
        Name("Erdbeben", "Earthquake", kind="n"),
        colour=GREEN,
        cost=0,
        boost=Boost(1, PROTECTION_1),
    ),
    of=[
        Variant(PROTECTION_1, [Tab(RED, HIT_1)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(BLUE, HIT_1)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(PURPLE, HIT_1)], terrain=FOREST),
        Variant(PROTECTION_1, [Tab(YELLOW, HIT_1)], terrain=FOREST),
    ],
)
IMPROVE_ARMOUR: Final = variants(
    _face(
        "improve_armour",
        Name("Rüstung stärken", "Improve Armour", kind="title"),
        colour=GREEN,
        cost=0,
        boost=Boost(1, PROTECTION_2),
    ),
    of=[
        Variant(PROTECTION_1, [Tab(BLUE, BACK)], terrain=FOREST),
        Variant(PROTECTION_1, [Tab(PURPLE, BACK)], terrain=FOREST),
        Variant(PROTECTION_1, [Tab(RED, BACK)], terrain=MOUNTAIN),
        Variant(PROTECTION_1, [Tab(YELLOW, BACK)], terrain=MOUNTAIN),
    ],
)
REGENERATION: Final = variants(
    _face(
        "regeneration",
        Name("Regeneration", "Regeneration", kind="f"),
        colour=GREEN,
        cost=1,
        boost=Boost(1, TOP_1),
    ),
    of=[
        Variant(SHIELD_1, [Tab(BLUE)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(RED)], terrain=WATER),
    ],
)
DOMINATE_FLORA: Final = variants(
    _face(
        "dominate_flora",
        Name("Flora beherrschen", "Dominate Flora", kind="title"),
        colour=GREEN,
        cost=1,
        boost=Boost(1, DRAW_1),
    ),
    of=[
        Variant(PROTECTION_2, [Tab(RED, HIT_1)], terrain=FOREST),
        Variant(PROTECTION_2, [Tab(BLUE, HIT_1)], terrain=FOREST),
        Variant(PROTECTION_2, [Tab(PURPLE, HIT_1)], terrain=FOREST),
        Variant(PROTECTION_2, [Tab(YELLOW, HIT_1)], terrain=MOUNTAIN),
    ],
)
SUMMONING: Final = variants(
    _face(
        "summoning",
        Name("Beschwörung", "Summoning", kind="f"),
        colour=GREEN,
        cost=2,
        boost=Boost(2, HIT_2),
    ),
    of=[
        Variant(PROTECTION_2, [Tab(BLUE, HIT_2)], terrain=MOUNTAIN),
        Variant(PROTECTION_2, [Tab(YELLOW, HIT_2)], terrain=MOUNTAIN),
        Variant(PROTECTION_2, [Tab(RED, HIT_2)], terrain=MOUNTAIN),
        Variant(PROTECTION_2, [Tab(PURPLE, HIT_2)], terrain=MOUNTAIN),
    ],
)

# --- Mind -----------------------------------------------------------------------------------------

MAGIC_TRANCE: Final = variants(
    _face(
        "magic_trance",
        Name("Magische Trance", "Magic Trance", kind="f"),
        colour=PURPLE,
        cost=0,
        boost=Boost(1, DRAW_1),
    ),
    of=[
        Variant(SHIELD_1, [Tab(GREEN, HIT_1)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(BLUE, HIT_1)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(RED, HIT_1)], terrain=FOREST),
        Variant(SHIELD_1, [Tab(YELLOW, HIT_1)], terrain=FOREST),
    ],
)
MIRAGE: Final = variants(
    _face("mirage", Name("Trugbild", "Mirage", kind="n"), colour=PURPLE, cost=0),
    of=[
        Variant(Symbols(damage=1, draw=1), [Tab(BLUE)], terrain=WATER),
        Variant(Symbols(damage=1, draw=1), [Tab(GREEN)], terrain=WATER),
        Variant(Symbols(damage=1, draw=1), [Tab(RED)], terrain=WATER),
        Variant(Symbols(damage=1, draw=1), [Tab(YELLOW)], terrain=WATER),
    ],
)
MENTAL_TORTURE: Final = variants(
    _face(
        "mental_torture",
        Name("Seelenqual", "Mental Torture", kind="f"),
        colour=PURPLE,
        cost=1,
        boost=Boost(1, HIT_1),
    ),
    of=[
        Variant(Symbols(damage=1, shield=1), [Tab(GREEN, DRAW_1)], terrain=MOUNTAIN),
        Variant(Symbols(damage=1, shield=1), [Tab(BLUE, DRAW_1)], terrain=MOUNTAIN),
        Variant(Symbols(damage=1, shield=1), [Tab(RED, DRAW_1)], terrain=MOUNTAIN),
        Variant(Symbols(damage=1, shield=1), [Tab(YELLOW, DRAW_1)], terrain=MOUNTAIN),
        Variant(Symbols(damage=1, shield=1), [Tab(GREEN)], terrain=MOUNTAIN),
        Variant(Symbols(damage=1, shield=1), [Tab(RED)], terrain=FOREST),
    ],
)
SLY_ILLUSION: Final = variants(
    _face(
        "sly_illusion",
        Name("Listige Illusion", "Sly Illusion", kind="f"),
        colour=PURPLE,
        cost=2,
        boost=Boost(1, PROTECTION_1),
    ),
    of=[
        Variant(Symbols(damage=2, draw=1), [Tab(BLUE)], terrain=MOUNTAIN),
        Variant(Symbols(damage=2, draw=1), [Tab(GREEN)], terrain=MOUNTAIN),
        Variant(Symbols(damage=2, draw=1), [Tab(RED)], terrain=MOUNTAIN),
        Variant(Symbols(damage=2, draw=1), [Tab(YELLOW)], terrain=MOUNTAIN),
    ],
)

# --- Air ------------------------------------------------------------------------------------------

RUNE_CONTROL: Final = variants(
    _face(
        "rune_control",
        Name("Runenherrschaft", "Rune Control", kind="f"),
        colour=YELLOW,
        cost=0,
        boost=Boost(1, DRAW_1),
    ),
    of=[
        Variant(DRAW_1, [Tab(GREEN, HIT_1)], terrain=WATER),
        Variant(DRAW_1, [Tab(BLUE, HIT_1)], terrain=WATER),
        Variant(DRAW_1, [Tab(RED, HIT_1)], terrain=FOREST),
        Variant(DRAW_1, [Tab(PURPLE, HIT_1)], terrain=FOREST),
    ],
)
INVISIBILITY: Final = variants(
    _face(
        "invisibility",
        Name("Unsichtbarkeit", "Invisibility", kind="f"),
        colour=YELLOW,
        cost=0,
        boost=Boost(1, PROTECTION_1),
    ),
    of=[
        Variant(PROTECTION_1, [Tab(PURPLE)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(BLUE)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(GREEN)], terrain=WATER),
        Variant(PROTECTION_1, [Tab(RED)], terrain=WATER),
    ],
)
AIR_BLOW: Final = variants(
    _face(
        "air_blow",
        Name("Luftstoß", "Air Blow", kind="m"),
        colour=YELLOW,
        cost=1,
        boost=Boost(1, HIT_1),
    ),
    of=[
        Variant(DRAW_1, [Tab(GREEN, HIT_2)], terrain=MOUNTAIN),
        Variant(DRAW_1, [Tab(BLUE, HIT_2)], terrain=MOUNTAIN),
        Variant(DRAW_1, [Tab(RED, HIT_2)], terrain=WATER),
        Variant(DRAW_1, [Tab(PURPLE, HIT_2)], terrain=WATER),
    ],
)
MAGIC_TORRENT: Final = variants(
    _face("magic_torrent", Name("Magieflut", "Magic Torrent", kind="f"), colour=YELLOW, cost=1),
    of=[
        Variant(SEEK_1, [Tab(BLUE, HIT_1)], terrain=MOUNTAIN),
        Variant(SEEK_1, [Tab(RED, HIT_1)], terrain=MOUNTAIN),
    ],
)
GLOOM_WIND: Final = variants(
    _face(
        "gloom_wind",
        Name("Düsterwind", "Gloom Wind", kind="m"),
        colour=YELLOW,
        cost=2,
        boost=Boost(1, PROTECTION_1),
    ),
    of=[
        Variant(DRAW_2, [Tab(PURPLE, HIT_2)], terrain=FOREST),
        Variant(DRAW_2, [Tab(RED, HIT_2)], terrain=FOREST),
        Variant(DRAW_2, [Tab(BLUE, HIT_2)], terrain=WATER),
        Variant(DRAW_2, [Tab(GREEN, HIT_2)], terrain=WATER),
    ],
)

MAGE_MARKET: Final[tuple[ActionCard, ...]] = (
    *LIGHTNING_RAIN,
    *WATER_TRAP,
    *ENERGY_THEFT,
    *WATER_SUMMONER,
    *EMBERS,
    *BURNING_WIND,
    *FIRE_CIRCLE,
    *EARTHQUAKE,
    *IMPROVE_ARMOUR,
    *REGENERATION,
    *DOMINATE_FLORA,
    *SUMMONING,
    *MAGIC_TRANCE,
    *MIRAGE,
    *MENTAL_TORTURE,
    *SLY_ILLUSION,
    *RUNE_CONTROL,
    *INVISIBILITY,
    *AIR_BLOW,
    *MAGIC_TORRENT,
    *GLOOM_WIND,
)
