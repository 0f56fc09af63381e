"""Advanced actions (Monsterjagd): ten cards, four of each, shuffled into the witcher deck."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.cards.symbols import (
    BLUE,
    DRAW_1,
    DRAW_2,
    FOREST,
    GREEN,
    HIT_1,
    HIT_2,
    HIT_3,
    MOUNTAIN,
    PURPLE,
    RED,
    SHIELD_1,
    TOP_1,
    WATER,
    YELLOW,
)
from tafelrunde.games.hexer.nouns import TRASH, ActionCard, Origin, Symbols, Tab
from tafelrunde.games.hexer.vocabulary import RollDie
from tafelrunde.games.hexer.vocabulary.abilities import MoreDamage

PIROUETTE: Final = ActionCard(
    "pirouette",
    Name("Pirouette", "Pirouette", kind="f"),
    colour=GREEN,
    terrains=[FOREST],
    base=Symbols(shield=1, draw=1),
    tabs=[Tab(BLUE, HIT_2), Tab(RED, HIT_2)],
    cost=TRASH,
    origin=Origin.ADVANCED,
    copies=4,
)
CRITICAL_HIT: Final = ActionCard(
    "critical_hit",
    Name("Kritischer Treffer", "Critical Hit", kind="m"),
    colour=BLUE,
    terrains=[MOUNTAIN],
    base=HIT_3,
    tabs=[Tab(RED, HIT_1)],
    cost=TRASH,
    origin=Origin.ADVANCED,
    copies=4,
)
EVASION: Final = ActionCard(
    "evasion",
    Name("Ausweichen", "Evasion", kind="n"),
    colour=GREEN,
    terrains=[WATER],
    base=SHIELD_1,
    tabs=[Tab(BLUE, DRAW_1), Tab(YELLOW, DRAW_1)],
    cost=0,
    origin=Origin.ADVANCED,
    copies=4,
)
REPRISAL: Final = ActionCard(
    "reprisal",
    Name("Vergeltung", "Reprisal", kind="f"),
    colour=RED,
    terrains=[FOREST],
    base=HIT_1,
    tabs=[Tab(GREEN, SHIELD_1)],
    cost=0,
    origin=Origin.ADVANCED,
    copies=4,
)
ENDURANCE: Final = ActionCard(
    "endurance",
    Name("Ausdauer", "Endurance", kind="f"),
    colour=YELLOW,
    terrains=[MOUNTAIN],
    base=SHIELD_1,
    tabs=[Tab(RED, HIT_1), Tab(BLUE, HIT_1)],
    cost=0,
    origin=Origin.ADVANCED,
    copies=4,
)
SWEEPING_AARD: Final = ActionCard(
    "sweeping_aard",
    Name("Fegendes Aard", "Sweeping Aard", kind="n"),
    colour=PURPLE,
    terrains=[WATER],
    base=Symbols(damage=1, draw=1),
    tabs=[
        Tab(GREEN, DRAW_2),
        Tab(YELLOW, SHIELD_1),
        Tab(RED, HIT_1),
        Tab(BLUE, hit=[RollDie([(3, []), (6, [MoreDamage(2)])])]),
    ],
    cost=1,
    origin=Origin.ADVANCED,
    copies=4,
)
DELIRIUM: Final = ActionCard(
    "delirium",
    Name("Delirium", "Delirium", kind="n"),
    colour=YELLOW,
    terrains=[WATER],
    base=TOP_1,
    tabs=[Tab(PURPLE, HIT_2)],
    cost=1,
    origin=Origin.ADVANCED,
    copies=4,
)
BATTLE_TRANCE: Final = ActionCard(
    "battle_trance",
    Name("Kampftrance", "Battle Trance", kind="f"),
    colour=PURPLE,
    terrains=[FOREST],
    base=Symbols(damage=1, draw=1),
    tabs=[Tab(BLUE, HIT_1), Tab(RED, HIT_1)],
    cost=1,
    origin=Origin.ADVANCED,
    copies=4,
)
SNEAK_ATTACK: Final = ActionCard(
    "sneak_attack",
    Name("Hinterhalt", "Sneak Attack", kind="m"),
    colour=BLUE,
    terrains=[WATER],
    base=HIT_2,
    tabs=[Tab(GREEN, HIT_1)],
    cost=1,
    origin=Origin.ADVANCED,
    copies=4,
)
RAGE_OUTBURST: Final = ActionCard(
    "rage_outburst",
    Name("Wutausbruch", "Rage Outburst", kind="m"),
    colour=RED,
    terrains=[MOUNTAIN],
    base=Symbols(damage=4, draw=-2),
    cost=2,
    origin=Origin.ADVANCED,
    copies=4,
)

ADVANCED: Final = (
    PIROUETTE,
    CRITICAL_HIT,
    EVASION,
    REPRISAL,
    ENDURANCE,
    SWEEPING_AARD,
    DELIRIUM,
    BATTLE_TRANCE,
    SNEAK_ATTACK,
    RAGE_OUTBURST,
)
