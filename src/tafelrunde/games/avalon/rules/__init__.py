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
    "day_end": ("day.day_end",),
    "tracks": ("rules.tracks",),
    "attributes": ("rules.attributes",),
    "resources": ("rules.resources", "rules.paying"),
    "items": ("rules.items", "rules.moments"),
    "groups": ("rules.groups",),
    "locations": ("rules.locations", "rules.arrival"),
    "menhirs": ("rules.menhirs",),
    "events": ("rules.events",),
    "dials_status": ("rules.dials_status", "rules.reading"),
    "encounters": ("rules.encounters",),
    "guardians": ("rules.guardians",),
    "death": ("rules.death",),
    "timing": ("rules.timing",),
    "advancement": ("rules.advancement",),
    "saving": ("rules.saving",),
    "encounter_start": ("clash.encounter_start",),
    "sequence_cards": ("clash.sequence_cards", "clash.abilities"),
    "encounter_round": ("clash.encounter_round",),
    "combat": ("clash.combat", "clash.traits", "clash.flight"),
    "diplomacy": ("clash.diplomacy",),
    "encounter_end": ("clash.encounter_end",),
    "modes": ("rules.modes",),
}
"""Chapter of the catalogue → the modules that read like it."""
