"""A walk through a book: what its author has forgotten, each as one sentence.

Every target exists, every verse can be reached, every list of choices has one that is always open,
every page is written in both languages with the same choices, figures and names, and nothing is
written that nobody reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from tafelrunde.engine.book.book import Book
from tafelrunde.engine.book.numbers import figures, number_words, small_numbers
from tafelrunde.engine.book.prose import Passage
from tafelrunde.engine.book.verses import END, Choice, Verse
from tafelrunde.engine.content import LANGUAGES, Frozen, Lang
from tafelrunde.engine.errors import ContentError

Leads = Callable[[Frozen], Iterable[str]]
"""The verses to which a word of the game leads, apart from those of a choice."""
Names = Sequence[tuple[str, str]]
"""How people and places are written in German and in English, as regular expressions."""


def words_in(value: object) -> Iterator[Frozen]:
    """Every word in a value, itself first, at any depth."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from words_in(each)
    elif isinstance(value, Frozen):
        yield value
        for part in vars(value).values():
            yield from words_in(part)


def led_to(value: object, leads: Leads) -> Iterator[str]:
    """The verses to which a value may lead, at any depth."""
    for each in words_in(value):
        if isinstance(each, Choice) and each.goto != END:
            yield each.goto
        yield from leads(each)


def reached(book: Book, begins: Iterable[str], leads: Leads) -> set[str]:
    """The verses that can be reached from those where stories begin."""
    found = [each for each in dict.fromkeys(begins) if each in book.verses]
    known = set(found)
    for verse in found:
        for each in led_to(book.verses[verse], leads):
            if each in book.verses and each not in known:
                known.add(each)
                found.append(each)
    return known


def sources(book: Book, leads: Leads) -> dict[str, list[str]]:
    """For every verse those that lead to it."""
    found: dict[str, list[str]] = {each: [] for each in book.verses}
    for verse in book.verses.values():
        for target in dict.fromkeys(led_to(verse, leads)):
            if target in found:
                found[target].append(verse.id)
    return found


# --- What is missing ------------------------------------------------------------------------------


def troubles(
    book: Book,
    leads: Leads,
    begins: Iterable[str],
    *,
    also_read: Iterable[str] = (),
    names: Names = (),
) -> list[str]:
    """Everything that is wrong with a book. `also_read` are headings that are read beside those of
    its verses.
    """
    return [
        *structure_troubles(book, leads, begins),
        *prose_troubles(book, set(also_read)),
        *language_troubles(book, names),
    ]


def structure_troubles(book: Book, leads: Leads, begins: Iterable[str]) -> Iterator[str]:
    """Targets that do not exist, verses nobody comes to, choices that may all be closed."""
    first = list(begins)
    for each in first:
        if each not in book.verses:
            yield f"A story begins at {each}, but there is no such verse."
    for verse in book.verses.values():
        for target in led_to(verse, leads):
            if target not in book.verses:
                yield f"{verse.id} leads to {target}, but there is no such verse."
        keys = [each.key for each in verse.choices]
        if len(set(keys)) < len(keys):
            yield f"{verse.id} has two choices of one key."
        if keys and not any(each.is_always_open for each in verse.choices):
            yield f"{verse.id} has no choice that is always open."
    alive = reached(book, first, leads)
    yield from (f"{each} cannot be reached." for each in book.verses if each not in alive)


def prose_troubles(book: Book, also_read: set[str]) -> Iterator[str]:
    """Pages and sentences that are not written, and pages that nobody reads."""
    for lang in LANGUAGES:
        for verse in book.verses.values():
            yield from _page_troubles(book, verse, lang)
        for section in dict.fromkeys(book.sections.values()):
            yield from _unread(book, section, lang, also_read)


def _page_troubles(book: Book, verse: Verse, lang: Lang) -> Iterator[str]:
    section = book.sections[verse.id]
    for heading in book.headings(verse):
        try:
            found = book.prose.passage(section, heading, lang)
        except ContentError as trouble:
            yield str(trouble)
            continue
        where = f"{section}.{lang}.md, {heading}"
        if not found.text:
            yield f"{where}: nothing is told."
        keys = [each.key for each in verse.choices] if heading == verse.id else []
        if list(found.choices) != keys:
            yield f"{where}: the choices must be {', '.join(keys) or 'none'}, in this order."
        yield from (
            f"{where}: {key} says nothing." for key, said in found.choices.items() if not said
        )


def _unread(book: Book, section: str, lang: Lang, also_read: set[str]) -> Iterator[str]:
    mine = [book.verses[verse] for verse, where in book.sections.items() if where == section]
    read = {heading for verse in mine for heading in book.headings(verse)} | also_read
    try:
        written = book.prose.section(section, lang)
    except ContentError:
        return  # said of its verses already
    yield from (
        f"{section}.{lang}.md, {each}: nobody reads this." for each in written if each not in read
    )


def language_troubles(book: Book, names: Names = ()) -> Iterator[str]:
    """Pages that tell other figures or name somebody else in the other language, and pages that are
    the same as another.
    """
    seen: dict[tuple[Lang, str], str] = {}
    for verse in book.verses.values():
        for heading in book.headings(verse):
            try:
                german, english = (
                    book.prose.passage(book.sections[verse.id], heading, lang) for lang in LANGUAGES
                )
            except ContentError:
                continue  # said before
            yield from (f"{heading}: {each}" for each in _differences(german, english, names))
            for lang, page in zip(LANGUAGES, (german, english), strict=True):
                twin = seen.setdefault((lang, page.text), heading)
                if twin != heading and page.text:
                    yield f"{heading}: {twin} tells the same."


def _differences(german: Passage, english: Passage, names: Names) -> Iterator[str]:
    de, en = whole(german), whole(english)
    for told in (
        (figures(de), figures(en)),
        (number_words(de, "de"), number_words(en, "en")),
        (small_numbers(de, "de"), small_numbers(en, "en")),
    ):
        if told[0] != told[1]:
            yield f"the figures differ ({' '.join(told[0])}; {' '.join(told[1])})."
    for in_german, in_english in names:
        named = [
            re.search(rf"\b{in_german}s?\b", de) is not None,
            re.search(rf"\b{in_english}\b", en) is not None,
        ]
        if named[0] != named[1]:
            yield f"{in_english} is named in {'German' if named[0] else 'English'} only."


def whole(page: Passage) -> str:
    """Text and choices of a page."""
    return "\n".join([page.text, *page.choices.values()])
