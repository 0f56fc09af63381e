"""The map of a book, for its writers: which verse leads where, what each sets and reads, and what
has changed since an earlier map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from tafelrunde.engine.book.book import Book
from tafelrunde.engine.book.verses import END, Choice, Condition, Verse
from tafelrunde.engine.book.walk import led_to, troubles, words_in
from tafelrunde.engine.content import LANGUAGES, Frozen, Lang
from tafelrunde.engine.errors import FileTrouble


class Storied(Protocol):
    """What a game says of its book beside the verses themselves."""

    @property
    def book(self) -> Book:
        """Its verses and their prose."""

    def leads(self, word: Frozen) -> Iterable[str]:
        """The verses to which a word leads."""

    def begins(self) -> Iterable[str]:
        """The verses where stories begin."""

    def also_read(self) -> Iterable[str]:
        """The headings that are read beside those of verses."""

    def sets(self, word: Frozen) -> Iterable[str]:
        """What a word records: "status gate 1", "secret 11"."""

    def reads(self, word: Frozen) -> Iterable[str]:
        """What a word asks for."""

    def demands(self, condition: Condition | None) -> Iterable[str]:
        """What must have been recorded before a condition can be met."""

    def title(self, section: str, lang: Lang) -> str:
        """What the files of a section tell of."""

    def effects(self, verse: Verse, lang: Lang) -> str:
        """What a verse does."""

    def choice(self, verse: Verse, choice: Choice, lang: Lang) -> tuple[str, str]:
        """What one says or does by a choice, and its conditions, price and effects."""

    def troubles(self) -> Iterable[str]:
        """What is wrong by what the game asks of its own book, each as one sentence."""


class Way(msgspec.Struct, frozen=True):
    """A choice on the map."""

    key: str
    goto: str
    said: str
    more: str


class Place(msgspec.Struct, frozen=True):
    """A verse on the map."""

    id: str
    section: str
    title: str
    text: str
    words: dict[str, int]
    does: str
    ways: list[Way]
    leads: list[str]
    sets: list[str]
    reads: list[str]


class StoryMap(msgspec.Struct, frozen=True):
    """All verses of a book, and where stories begin."""

    lang: str
    begins: list[str]
    verses: list[Place]

    def users(self) -> dict[str, tuple[list[str], list[str]]]:
        """Everything that is recorded, with the verses that set it and those that read it."""
        found: dict[str, tuple[list[str], list[str]]] = {}
        for place in self.verses:
            for name in place.sets:
                found.setdefault(name, ([], []))[0].append(place.id)
            for name in place.reads:
                found.setdefault(name, ([], []))[1].append(place.id)
        return dict(sorted(found.items()))


def draw(story: Storied, lang: Lang) -> StoryMap:
    """The map of a game's book."""
    book = story.book
    begins = [each for each in dict.fromkeys(story.begins()) if each in book.verses]
    return StoryMap(lang, begins, [_place(story, verse, lang) for verse in book.verses.values()])


def _place(story: Storied, verse: Verse, lang: Lang) -> Place:
    book, section = story.book, story.book.sections[verse.id]
    chosen = {each.goto for each in verse.choices if each.goto != END}
    return Place(
        id=verse.id,
        section=section,
        title=story.title(section, lang),
        text=book.text(verse.id, lang),
        words={each: len(book.text(verse.id, each).split()) for each in LANGUAGES},
        does=story.effects(verse, lang),
        ways=[Way(each.key, each.goto, *story.choice(verse, each, lang)) for each in verse.choices],
        leads=[each for each in dict.fromkeys(led_to(verse, story.leads)) if each not in chosen],
        sets=_told(verse, story.sets),
        reads=_told(verse, story.reads),
    )


def _told(verse: Verse, asked: _Teller) -> list[str]:
    return list(dict.fromkeys(name for word in words_in(verse) for name in asked(word)))


class _Teller(Protocol):
    def __call__(self, word: Frozen, /) -> Iterable[str]: ...


def all_troubles(story: Storied) -> list[str]:
    """Everything that is wrong with a game's book: what each book is asked for, and this one."""
    walked = troubles(story.book, story.leads, story.begins(), also_read=story.also_read())
    return [*walked, *story.troubles()]


# --- Changes --------------------------------------------------------------------------------------


def changes(old: StoryMap, new: StoryMap) -> Iterator[tuple[str, str]]:
    """What became of each verse: new, gone, told otherwise, or leading elsewhere."""
    before = {place.id: place for place in old.verses}
    after = {place.id: place for place in new.verses}
    for key, place in after.items():
        if key not in before:
            yield key, "new"
        elif place != before[key]:
            yield key, "text" if _bones(place) == _bones(before[key]) else "structure"
    yield from ((key, "gone") for key in before if key not in after)


def _bones(place: Place) -> Sequence[object]:
    """What a verse does, apart from its words."""
    ways = [(way.key, way.goto, way.more) for way in place.ways]
    return place.section, place.does, ways, place.leads, place.sets, place.reads


def read_map(content: bytes, name: str) -> StoryMap:
    """A map that was written as JSON before; raises `FileTrouble`."""
    try:
        return msgspec.json.decode(content, type=StoryMap)
    except msgspec.MsgspecError as error:
        raise FileTrouble(f"{name} is not the map of a book.") from error
