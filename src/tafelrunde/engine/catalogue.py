"""The rule catalogue of a game: every rule by its id, so that "why?" can be answered."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.errors import ContentError, UnknownName
from tafelrunde.engine.shown_content import ChapterText, RuleText


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


class Catalogue:
    """The rules of one game, read when the first of them is asked for."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, in the order of the rulebook."""
        return self._read[1]

    def rule(self, key: str) -> Rule:
        """One rule; an unknown id is refused with the nearest ones there are."""
        known = self.rules()
        if key in known:
            return known[key]
        nearest = get_close_matches(key.upper(), known, n=3, cutoff=0.0)
        raise UnknownName(f"There is no rule {key!r}; the nearest are {', '.join(nearest)}.")

    def chapters(self) -> dict[str, Chapter]:
        """Every chapter by its key, in the order of the rulebook."""
        return self._read[0]

    def pages(self, lang: Lang) -> list[ChapterText]:
        """All rules in one language, chapter by chapter."""
        pages = {
            key: ChapterText(key, each.number, each.name.text(lang), [])
            for key, each in self.chapters().items()
        }
        for rule in self.rules().values():
            text = RuleText(rule.id, rule.kind, rule.text.text(lang), list(rule.see))
            pages[rule.chapter].rules.append(text)
        return list(pages.values())

    @cached_property
    def _read(self) -> tuple[dict[str, Chapter], dict[str, Rule]]:
        try:
            data = tomllib.loads(self.file.read_text(encoding="utf-8"))
        except OSError as error:
            raise ContentError(
                f"The rule catalogue {self.file} cannot be read: {error}."
            ) from error
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
