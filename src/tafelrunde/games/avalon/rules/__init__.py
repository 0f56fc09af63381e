"""The rules, one module per chapter of the catalogue, in the order of play."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "goal": ("rules.ending",),
    "components": ("nouns", "library"),
    "character_setup": ("rules.character_setup",),
    "world_setup": ("rules.world_setup",),
    "day": ("rules.day",),
    "dawn": ("day.dawn",),
    "daytime": ("day.daytime", "day.meanwhile"),
    "actions": ("day.actions",),
    "day_end": ("day.evening",),
    "tracks": ("rules.tracks",),
    "attributes": ("rules.attributes",),
    "resources": ("rules.resources", "rules.paying"),
    "items": ("rules.items", "rules.moments"),
    "groups": ("rules.groups",),
    "locations": ("rules.locations", "rules.arrival"),
    "menhirs": ("rules.menhirs",),
    "events": ("rules.events",),
    "dials_status": ("rules.dials", "rules.reading"),
    "encounters": ("rules.encounters",),
    "guardians": ("rules.guardians",),
    "death": ("rules.death",),
    "timing": ("rules.timing",),
    "advancement": ("rules.advancement",),
    "saving": ("rules.evenings",),
    "encounter_start": ("clash.start",),
    "sequence_cards": ("clash.sequence", "clash.abilities"),
    "encounter_round": ("clash.round",),
    "combat": ("clash.combat", "clash.traits", "clash.flight"),
    "diplomacy": ("clash.diplomacy",),
    "encounter_end": ("clash.end",),
    "modes": ("rules.modes",),
}
"""Chapter of the catalogue → the modules that read like it."""
