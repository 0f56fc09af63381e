"""The rules of a catalogue, as the `rules` command lists them and "?" shows them."""

from __future__ import annotations

from tafelrunde.engine.catalogue import Catalogue
from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import Data
from tafelrunde.terminal.clients import Rule


def listed(catalogue: Catalogue) -> list[Data]:
    """Every rule of the catalogue."""
    return [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "kind": rule.kind,
            "de": rule.text.de,
            "en": rule.text.en,
        }
        for rule in catalogue.rules().values()
    ]


def looked_up(catalogue: Catalogue, key: str, lang: Lang) -> Rule:
    """One rule with its chapter, whichever way its id is spelled."""
    known = catalogue.rules()
    found = catalogue.rule(key.strip().upper() if key.strip().upper() in known else key)
    title = catalogue.chapters()[found.chapter].name.text(lang)
    neighbours = [each.id for each in known.values() if each.chapter == found.chapter]
    return Rule(found.id, found.kind, title, found.text.text(lang), tuple(neighbours))
