"""Prose beside structure: the texts of a story lie in Markdown, one file per section and language,
and are read when somebody wants to read them, never in a simulation.

A file is a row of passages, each under a heading of the second level that names it. Paragraphs are
its text; a list at its end gives each choice its sentence by the choice's key:

    ## 102.0
    Among the beeches stand trees with faces.

    - gazes: Follow the gazes.
    - leave: Leave.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError


@dataclass(frozen=True, slots=True)
class Passage:
    """What stands under one heading."""

    text: str = ""
    choices: dict[str, str] = field(default_factory=dict)


class Prose:
    """The folder of a package in which the texts lie: `<section>.<language>.md`."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._section = lru_cache(maxsize=64)(self._read)

    def passage(self, section: str, heading: str, lang: Lang) -> Passage:
        """What stands under a heading; raises `ContentError`."""
        found = self.section(section, lang).get(heading)
        if found is None:
            raise ContentError(f"{section}.{lang}.md has no heading {heading}.")
        return found

    def section(self, section: str, lang: Lang) -> dict[str, Passage]:
        """All passages of a file by their headings; raises `ContentError`."""
        return self._section(section, lang)

    def _read(self, section: str, lang: Lang) -> dict[str, Passage]:
        file: Traversable = files(self.package) / f"{section}.{lang}.md"
        if not file.is_file():
            raise ContentError(f"There is no {section}.{lang}.md.")
        return read(file.read_text("utf-8"), f"{section}.{lang}.md")


def read(markdown: str, name: str) -> dict[str, Passage]:
    """The passages of a file; what stands before the first heading is for authors only."""
    found: dict[str, Passage] = {}
    for part in f"\n{markdown}".split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        heading = heading.strip()
        if heading in found:
            raise ContentError(f"{name} has two headings {heading}.")
        found[heading] = _passage(body, f"{name}, {heading}")
    return found


def _passage(body: str, where: str) -> Passage:
    lines = body.strip().split("\n")
    first = next((n for n, line in enumerate(lines) if line.startswith("- ")), len(lines))
    choices: dict[str, str] = {}
    for line in lines[first:]:
        if line.startswith("- "):
            key, colon, sentence = line[2:].partition(": ")
            if not colon or key in choices:
                raise ContentError(f"{where}: {line!r} must be '- key: sentence', each key once.")
            choices[key] = sentence.strip()
        elif line.strip():
            choices[key] += f" {line.strip()}"
    paragraphs = "\n".join(lines[:first]).strip().split("\n\n")
    return Passage("\n\n".join(" ".join(each.split()) for each in paragraphs), choices)
