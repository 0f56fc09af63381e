"""What the Book of Discoveries says to a writer: where verses lead, what they set and read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.book import Book, Choice, Condition, Verse
from tafelrunde.engine.book.walk import led_to
from tafelrunde.engine.content import Frozen, Lang
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Choice as AvalonChoice
from tafelrunde.games.avalon.shown.sentences import sentence_troubles
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import MERCY
from tafelrunde.games.avalon.vocabulary.conditions import (
    AllOf,
    HasSecret,
    HasStatus,
    HasTask,
    IsCharacter,
    WasRead,
)
from tafelrunde.games.avalon.vocabulary.costs import GiveSecret
from tafelrunde.games.avalon.vocabulary.effects import GainSecret
from tafelrunde.games.avalon.vocabulary.world import Mark, Note, Page, ReadVerse, SetTimeDial

ENTRY: Final = re.compile(r"\.(0|\d00|[DNM]\d*)$")
"""Entries of places, dreams, nightmares, menhir pages: the rules open them by themselves."""


class AvalonStories:
    """The book of Avalon."""

    book: Book = BOOK

    def leads(self, word: Frozen) -> Iterable[str]:
        """To a verse that is read at once, or when a dial has expired."""
        match word:
            case ReadVerse(verse=verse) | Page(verse=verse) | SetTimeDial(expires=verse) if verse:
                yield verse

    def begins(self) -> Iterable[str]:
        """At places, by cards, by events, and with the Mercy."""
        yield from (each for each in BOOK.verses if ENTRY.search(each))
        yield MERCY
        cards = [
            *library.PRINTED.values(),
            *library.LOCATIONS.values(),
            *library.CHAPTERS.values(),
        ]
        yield from led_to(cards, self.leads)

    def also_read(self) -> Iterable[str]:
        """The fronts of location cards, and the texts of events."""
        yield from map(str, library.LOCATIONS)
        yield from library.PRINTED

    def sets(self, word: Frozen) -> Iterable[str]:
        """Statuses, secrets and tasks."""
        match word:
            case Mark():
                yield f"status {word.status} {word.part}"
            case GainSecret():
                yield f"secret {word.number}"
            case Note():
                yield f"task {word.task}"

    def reads(self, word: Frozen) -> Iterable[str]:
        """Statuses, secrets, tasks, verses and characters that are asked for."""
        match word:
            case HasStatus():
                yield f"status {word.status} {word.part}" if word.part else f"status {word.status}"
            case HasSecret() | GiveSecret():
                yield f"secret {word.number}"
            case HasTask():
                yield f"task {word.task}"
            case WasRead():
                yield f"verse {word.verse}"
            case IsCharacter():
                yield f"character {word.character}"

    def demands(self, condition: Condition | None) -> Iterable[str]:
        """Statuses, secrets, tasks and verses of which there is no way round."""
        if isinstance(condition, AllOf):
            for each in condition.conditions:
                yield from self.demands(each)
        elif isinstance(condition, HasStatus | HasSecret | HasTask | WasRead):
            yield from self.reads(condition)

    def title(self, section: str, lang: Lang) -> str:
        """The place that a section tells of; chapters and other pages have only their names."""
        for place in library.LOCATIONS.values():
            if section.removesuffix("_later") == place.id:
                return f"{place.number} {place.name.text(lang)}"
        return section

    def effects(self, verse: Verse, lang: Lang) -> str:
        """What a verse does."""
        from tafelrunde.games.avalon.texts.effects import effect_text

        return effect_text(verse.do, lang) if verse.do else ""

    def choice(self, verse: Verse, choice: Choice, lang: Lang) -> tuple[str, str]:
        """The sentence, and what is seen before deciding, with what hides it."""
        from tafelrunde.games.avalon.texts.effects import condition_text
        from tafelrunde.games.avalon.texts.labels import verse_choice
        from tafelrunde.games.avalon.texts.words import words

        assert isinstance(choice, AvalonChoice)
        label = verse_choice(verse, choice, lang)
        hidden = (
            words(lang).say("choice-hidden", condition=condition_text(choice.only_if, lang))
            if choice.only_if is not None
            else ""
        )
        return label.name, " ".join(filter(None, [hidden, label.text.replace("\n", " ")]))

    def troubles(self) -> Iterable[str]:
        """Sentences that do not fit their prices."""
        return sentence_troubles()


STORIES: Final = AvalonStories()
