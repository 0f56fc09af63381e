"""The sentences of the terminal in both languages, and errors as players read them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.language import language_for

FOLDER: Final = Path(__file__).parent / "texts"


class Sentences:
    """The messages of a folder in both languages; a game has a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, lang: Lang, key: str, **args: object) -> str:
        """One message."""
        return language_for(lang, self.folder).say(key, **args)

    def knows(self, lang: Lang, key: str) -> bool:
        """Whether there is such a message."""
        return key in language_for(lang, self.folder)


say: Final = Sentences(FOLDER)
"""A message of the terminal itself."""


def say_first(own: Sentences, lang: Lang, key: str, **args: object) -> str:
    """A message of a game, or if it has none the terminal's own."""
    return (own if own.knows(lang, key) else say)(lang, key, **args)


def sentence(error: TafelrundeError, lang: Lang) -> str:
    """An error as one sentence in the player's language, with its slug."""
    return f"{in_words(error, lang)} [{error.slug}]"


def in_words(error: TafelrundeError, lang: Lang) -> str:
    """The sentence alone; errors speak English by themselves."""
    key = f"error-{error.slug}"
    if lang == "en" or not say.knows(lang, key):
        return str(error)
    file = getattr(error.__cause__, "filename", None)
    return say(lang, key, file=str(file or ""), detail=str(error))


def number_wanted(decision: Decision, lang: Lang) -> str:
    """How many options may be chosen."""
    if decision.min == decision.max:
        return say(lang, "choose-exactly", most=decision.max)
    return say(lang, "choose-some", least=decision.min, most=decision.max)
