"""What lies on the table without being a card: tokens, tracks and attributes, told in few words."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.games.hexer.texts.words import words

EXPLAINED: Final = {
    "combat": "H6.02",
    "defence": "H6.03",
    "wisdom": "H6.04",
    "alchemy": "H7.04",
    "specialisation": "H6.08",
    "rumour": "H8.04",
    "trail": "H8.06",
    "weakness": "H12.01",
    "destruction": "H13.22",
    "dagon-trail": "H14.12",
    "danger": "H15.08",
    "ship": "H15.07",
    "tavern": "H19.07",
    "city": "H20.02",
    "wilderness": "H20.02",
    "skellige": "H15.12",
    "victory": "H9.03",
}
"""Each with the rule that says more."""


def explained(lang: Lang) -> dict[str, dict[str, object]]:
    """Every such thing as if it were a card, by its id: `told_ship`."""
    say = words(lang).say
    return {
        f"told_{key.replace('-', '_')}": {
            "id": f"told_{key.replace('-', '_')}",
            "kind": "told",
            "name": say(f"told-{key}"),
            "lines": [say(f"told-{key}.text")],
            "why": why,
        }
        for key, why in EXPLAINED.items()
    }
