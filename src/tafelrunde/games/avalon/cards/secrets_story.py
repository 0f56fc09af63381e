"""Secrets of the story of chapter 1 that do nothing by themselves: the book gives them and asks for
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Secret

CARDS: Final = [
    # From the asylum, for Marged in Whitening
    Secret("nests_ribbon", Name("Nests Band", "Nest's ribbon", kind="it"), 16),
    # From the mill, for afterwards
    Secret("colls_button", Name("Colls Knopf", "Coll's button", kind="it"), 17),
    # From under Yvain's bed, for the ashes or for Brannoch
    Secret("list_of_the_twelve", Name("Liste der Zwölf", "List of the twelve", kind="f"), 18),
    # From the wicker man, for Brannoch or for the keeper of the mound
    Secret(
        "knuckle_from_the_ashes",
        Name("Knöchel aus der Asche", "Knuckle from the ashes", kind="m"),
        19,
    ),
]
