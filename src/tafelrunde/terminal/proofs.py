"""All sentences of a game in both languages, one below the other, as `cards --proof` lists them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.games import Data
from tafelrunde.engine.proof import proof
from tafelrunde.engine.registry import find_game
from tafelrunde.terminal import words as terminal_words


def proof_lines(game: str, cards: Iterable[Data], search: str) -> Iterator[str]:
    """Every card, then every message of the game and of the terminal in all its variants.

    Lines that were there before are not repeated; `search` keeps what mentions it.
    """
    told: set[tuple[str, ...]] = set()
    for card in cards:
        yield f"## {card['id']}"
        yield from _both([[card["name"][lang] for lang in LANGUAGES]])
        texts = [card["text"][lang].split("\n") for lang in LANGUAGES]
        new = [pair for pair in zip(*texts, strict=True) if pair not in told]
        told.update(new)
        yield from _both(new)
    for folder in (_texts(game), terminal_words.FOLDER):
        for key, sentences in proof(folder):
            if search.casefold() in str((key, sentences)).casefold():
                yield f"## {key}"
                yield from _variants(sentences)


def _texts(game: str) -> Path:
    folder: Path = import_module(f"tafelrunde.games.{find_game(game).id}.texts.words").FOLDER
    return folder


def _both(pairs: Iterable[Sequence[str]]) -> Iterator[str]:
    for pair in pairs:
        for lang, text in zip(LANGUAGES, pair, strict=True):
            yield f"{lang}  {text}"


def _variants(sentences: dict[Lang, list[str]]) -> Iterator[str]:
    for lang, texts in sentences.items():
        for text in texts:
            yield f"{lang}  {text.replace(chr(10), ' / ')}"
