"""The kit for repairs of Hexer: a turn, a fight and a duel in which things are put right."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.hexer.game import GAME as HEXER
from tests.kit.repairing import Workshop

WOLF: dict[str, Any] = {
    "place": "vizima",
    "hand": ["wolf_push_1", "pirouette"],
    "deck": ["wolf_aard_1", "wolf_aard_2"],
    "discard_pile": ["wolf_yrden_1"],
    "gold": 4,
    "potions": ["swallow"],
}
BEAR: dict[str, Any] = {
    "place": "novigrad",
    "hand": ["bear_push_1"],
    "deck": ["bear_aard_1", "evasion"],
    "potions": ["thunder"],
}
POSITION: dict[str, Any] = {
    "players": {"wolf": WOLF, "bear": BEAR},
    "monsters": {"forest": {"id": "foglet", "place": "vengerberg"}, "water": "harpy"},
    "ships": ["cidaris", "cintra", "doldeth"],
    "legendary_place": "stygga",
    "potion_deck": ["blade_oil", "cats_eye"],
    "potion_discards": ["tawny_owl"],
    "rows": {"witcher": ["whirl_1", "whirl_2"]},
    "dagon": 2,
}
LIFE = ["attack_crush", "attack_maim", "special_attack_1"]
FIGHT: dict[str, Any] = {
    "phase": "confrontation",
    "stage": 1,
    "fight": {
        "against": "foglet",
        "step": "combo",
        "life": LIFE,
        "discards": ["attack_dread"],
        "attacker": {"turns": 1, "combo": [{"card": "wolf_quick_slash_1", "tab": 0}, "evasion"]},
    },
}
DUEL: dict[str, Any] = {
    "phase": "confrontation",
    "stage": 1,
    "fight": {"against": "bear", "step": "combo", "attacker": {"turns": 1}},
}
WORKSHOP = Workshop(HEXER, HEXER.scenarios.build, HEXER.scenarios.facts, POSITION)


def with_wolf(**more: Any) -> dict[str, Any]:
    """The position with another Wolf."""
    return {"players": {"wolf": WOLF | more, "bear": BEAR}}
