"""All sentences of a game in both languages, one below the other, as `cards --proof` lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tafelrunde.engine.book import Book
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.proof import proof
from tafelrunde.engine.registry import find_game
from tafelrunde.terminal import words as terminal_words
from tafelrunde.terminal.clients import ListedCard


def proof_lines(game: str, cards: Iterable[ListedCard], search: str) -> Iterator[str]:
    """Every card, every page of the book that no card quotes, then every message of the game and of
    the terminal in all its variants.

    Lines that were there before are not repeated; `search` keeps what mentions it.
    """
    told: set[tuple[str, ...]] = set()
    for card in cards:
        yield f"## {card.id}"
        yield from _both([[card.name[lang] for lang in LANGUAGES]])
        texts = [card.text[lang].split("\n") for lang in LANGUAGES]
        new = [pair for pair in zip(*texts, strict=True) if pair not in told]
        told.update(new)
        yield from _both(new)
    quoted = "\n".join(pair[0] for pair in told)
    for heading, paragraphs in _pages(game):
        new = [pair for pair in paragraphs if pair[0] not in quoted]
        if new and search.casefold() in str((heading, new)).casefold():
            yield f"## {heading}"
            yield from _both(new)
    for folder in (_texts(game), terminal_words.FOLDER):
        for key, sentences in proof(folder):
            if search.casefold() in str((key, sentences)).casefold():
                yield f"## {key}"
                yield from _variants(sentences)


def _pages(game: str) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
    """The pages of the game's book by their headings, paragraph by paragraph."""
    book: Book | None = getattr(_module(game, "library"), "BOOK", None)
    if book is None:
        return
    for section in dict.fromkeys(book.sections.values()):
        pages = [book.prose.section(section, lang) for lang in LANGUAGES]
        for heading in pages[0]:
            texts = [page[heading].text.split("\n\n") for page in pages]
            yield heading, list(zip(*texts, strict=True))


def _texts(game: str) -> Path:
    folder: Path = _module(game, "texts.words").FOLDER
    return folder


def _module(game: str, name: str) -> ModuleType:
    return import_module(f"tafelrunde.games.{find_game(game).id}.{name}")


def _both(pairs: Iterable[Sequence[str]]) -> Iterator[str]:
    for pair in pairs:
        for lang, text in zip(LANGUAGES, pair, strict=True):
            yield f"{lang}  {text}"


def _variants(sentences: dict[Lang, list[str]]) -> Iterator[str]:
    for lang, texts in sentences.items():
        for text in texts:
            yield f"{lang}  {text.replace(chr(10), ' / ')}"
