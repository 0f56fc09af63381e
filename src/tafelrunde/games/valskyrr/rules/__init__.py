"""The rules, one module per chapter of the catalogue, in the order of play."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("rules.ending",),
    "terms": ("rules.basics", "rules.dispersing", "rules.ordering"),
    "setup": ("rules.setup",),
    "zones": ("rules.zones",),
    "components": ("nouns", "library"),
    "symbols": ("terms", "rules.basics"),
    "round": ("rules.round",),
    "reinforcement": ("phases.reinforcement",),
    "travel": ("phases.travel",),
    "pursuit": ("phases.pursuit",),
    "attack": ("phases.attack",),
    "defence": ("phases.defence",),
    "recovery": ("phases.recovery",),
    "time": ("phases.time",),
    "feats_rewards": ("rules.feats_rewards",),
    "actions": ("rules.actions", "rules.readiness", "rules.reflexes", "rules.reasons"),
    "action_steps": ("rules.action_steps",),
    "damage": ("rules.damage", "rules.wounds"),
    "restoration": ("rules.restoration",),
    "conditions": ("rules.conditions",),
    "enrage": ("rules.enrage",),
    "tracks": ("state.boards", "rules.tracks", "rules.symbols"),
    "locations": ("rules.locations",),
    "encounters": ("rules.encounters",),
    "options": ("setup.setup", "rules.setup"),
}
"""Chapter of the catalogue → the modules that read like it."""
