"""The rule catalogue (Regelkatalog) of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.engine.catalogue import Catalogue

FILE: Final = Path(__file__).parents[1] / "rulebook" / "avalon.toml"
CATALOGUE: Final = Catalogue(FILE)
rules = CATALOGUE.rules
rule = CATALOGUE.rule
chapters = CATALOGUE.chapters
