"""The sentences of the table in both languages, and errors as people read them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.language import language_for
from tafelrunde.table.storage.store import DamagedRoom

FOLDER: Final = Path(__file__).parent / "texts"


def say(lang: Lang, key: str, **args: object) -> str:
    """A message of the table."""
    return language_for(lang, FOLDER).say(key, **args)


def in_words(error: TafelrundeError, lang: Lang) -> str:
    """An error as one sentence; most speak English by themselves."""
    key = "error-damaged-room" if isinstance(error, DamagedRoom) else f"error-{error.slug}"
    if key not in language_for(lang, FOLDER).keys:
        return str(error)
    return say(lang, key, detail=str(error))


def as_lang(text: str) -> Lang:
    """The language of a tag like "de-AT"; English where we do not speak it."""
    return "de" if text.strip().lower().startswith("de") else "en"
