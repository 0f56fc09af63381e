"""The book of a game: its verses by id, and where the prose of each lies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.book.prose import Passage, Prose
from tafelrunde.engine.book.verses import Choice, Verse
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError

UNWRITTEN: Final = Passage()
"""What stands in no file: the verses of tests."""


class Book:
    """The verses of a game and their prose, which lies in a package of its own.

    With `outcomes`, what comes of a choice is told on a page of its own, headed by the verse and
    the key of the choice; without, by the verse to which the choice leads.
    """

    def __init__(self, package: str, *, outcomes: bool = False) -> None:
        self.prose = Prose(package)
        self.outcomes = outcomes
        self.verses: dict[str, Verse] = {}
        self.sections: dict[str, str] = {}

    def add(self, section: str, verses: Iterable[Verse]) -> None:
        """Take up the verses whose prose lies in the files of a section."""
        for verse in verses:
            if self.verses.get(verse.id, verse) is not verse:
                raise ContentError(f"Two verses share the id {verse.id}.")
            self.verses[verse.id] = verse
            self.sections[verse.id] = section

    def page(self, verse: str, lang: Lang, choice: str = "") -> Passage:
        """What is read of a verse, or of what comes of a choice; nothing if no file tells of it."""
        section = self.sections.get(verse)
        if section is None:
            return UNWRITTEN
        return self.prose.passage(section, heading(verse, choice), lang)

    def text(self, verse: str, lang: Lang, choice: str = "") -> str:
        """The paragraphs of a page."""
        return self.page(verse, lang, choice).text

    def sentence(self, verse: str, choice: str, lang: Lang) -> str:
        """What one says or does by a choice; its key if no file tells of it."""
        return self.page(verse, lang).choices.get(choice, choice)

    def headings(self, verse: Verse) -> list[str]:
        """The pages of a verse: its own, and those of its choices where they have some."""
        told: Iterable[Choice] = verse.choices if self.outcomes else ()
        return [verse.id, *(heading(verse.id, each.key) for each in told)]


def heading(verse: str, choice: str = "") -> str:
    """The heading of a page."""
    return f"{verse}.{choice}" if choice else verse
