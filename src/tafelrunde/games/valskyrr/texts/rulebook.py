"""The rule catalogue (Regelkatalog): every rule by its id, so that "why?" can be answered."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import ContentError, UnknownName

FILE: Final = Path(__file__).parents[1] / "rulebook" / "valskyrr.toml"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    key: str
    number: int
    name: Name


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its chapter, its kind (rule, setup, ambiguity …), its text and related rules."""

    id: str
    chapter: str
    kind: str
    text: Name
    see: tuple[str, ...]


def rules() -> dict[str, Rule]:
    """Every rule by its id, in the order of the rulebook."""
    return _catalogue()[1]


def rule(key: str) -> Rule:
    """One rule; an unknown id is refused with the nearest ones there are."""
    known = rules()
    if key in known:
        return known[key]
    nearest = get_close_matches(key.upper(), known, n=3, cutoff=0.0)
    raise UnknownName(f"There is no rule {key!r}; the nearest are {', '.join(nearest)}.")


def chapters() -> dict[str, Chapter]:
    """Every chapter by its key, in the order of the rulebook."""
    return _catalogue()[0]


@cache
def _catalogue() -> tuple[dict[str, Chapter], dict[str, Rule]]:
    try:
        data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"The rule catalogue {FILE} cannot be read: {error}.") from error
    parts = {
        item["key"]: Chapter(item["key"], item["number"], Name(item["de"], item["en"]))
        for item in data["chapter"]
    }
    texts = {
        item["id"]: Rule(
            item["id"],
            item["chapter"],
            item["kind"],
            Name(item["de"], item["en"]),
            tuple(item.get("see", ())),
        )
        for item in data["rule"]
    }
    return parts, texts
