"""The rules, one module per chapter of the catalogue, in the order of play."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("rules.victory", "fights.results_monster"),
    "terms": ("terms", "state.board", "rules.gold"),
    "components": ("nouns", "library"),
    "setup": ("rules.setup",),
    "deck": ("rules.deck",),
    "attributes": ("rules.attributes",),
    "alchemy": ("rules.alchemy",),
    "tiles": ("rules.tiles",),
    "victory": ("rules.victory",),
    "turn": ("rules.turn", "turn.overlap"),
    "move": ("turn.move", "turn.phase1"),
    "weakness": ("expansions.weakness",),
    "legendary": ("expansions.legendary",),
    "danger": ("expansions.danger",),
    "sea": ("expansions.sea", "expansions.journey"),
    "actions": ("turn.actions",),
    "skellige": ("expansions.skellige",),
    "poker": ("turn.poker",),
    "phase2": ("turn.phase2",),
    "explore": ("turn.explore", "turn.stories"),
    "meditate": ("turn.meditate",),
    "phase3": ("turn.phase3",),
    "fight": ("fights.fight",),
    "duel": ("fights.duel",),
    "hunt": ("fights.hunt", "fights.occasions"),
    "monster_turn": ("fights.monster_turn", "fights.damage"),
    "player_turn": ("fights.player_turn", "fights.combo", "fights.abilities"),
    "results_monster": ("fights.results_monster",),
    "new_monster": ("fights.new_monster",),
    "results_dagon": ("fights.results_dagon",),
    "results_duel": ("fights.results_duel",),
    "modes": ("setup.setup", "rules.setup"),
}
"""Chapter of the catalogue → the modules that read like it; one of them has its name, and so has
its test module.
"""
