"""What is printed in a game, in one language, as clients get it: its content and its rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tafelrunde.engine.content import Lang


class PrintedThing(Struct):
    """A printed thing; every game adds the figures of its kinds."""

    id: str
    kind: str
    name: str
    lines: list[str]  # what is written on it


class PrintedFacts(Struct):
    """What else is printed, for the board of a game: every game has its own fields."""


class Content(Struct):
    """Everything printed, for drawing."""

    game: str
    lang: Lang
    title: str
    subject: str  # the field of the set-up whose choice names what is played
    cards: Mapping[str, PrintedThing]  # by its id
    facts: PrintedFacts


class RuleText(Struct):
    """One rule of the catalogue."""

    id: str
    kind: str
    text: str
    see: list[str]


class ChapterText(Struct):
    """A chapter with its rules."""

    key: str
    number: int
    name: str
    rules: list[RuleText]


class Rulebook(Struct):
    """The rules of a game."""

    game: str
    lang: Lang
    title: str
    chapters: list[ChapterText]
