"""What a declared game says, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tafelrunde.engine.catalogue import Catalogue
from tafelrunde.engine.content import Lang
from tafelrunde.engine.declared.cards import Card, Printed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.labels import Label
from tafelrunde.engine.language import Language, language_for
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.phrases import capital, field_names, key_of

S = TypeVar("S", bound=DeclaredRoot)


@dataclass(frozen=True)
class Texts(Generic[S]):
    """The messages of a game, its rules, and how it puts questions, events and cards into words."""

    words: Callable[[Lang], Language]
    catalogue: Catalogue
    prompt: Callable[[Asked[S], Lang], str]
    label: Callable[[AnyOption, Asked[S], Lang], Label]
    title: Callable[[AnyOption, Asked[S], Lang], Label]
    """An option without what the content says about it."""
    narrate: Callable[[Any, Lang], str]
    lines: Callable[[Any, Lang], list[str]]
    """What is written on a card."""


def plain_texts(game: DeclaredGame[S]) -> Texts[S]:
    """Texts of a game with nothing but messages and a rulebook in its folder."""
    plain = _Plain(game)
    catalogue = Catalogue(game.folder / "rulebook.toml")
    told = plain.prompt, plain.label, plain.title, plain.narrate, plain.lines
    return Texts(plain.words, catalogue, *told)


class _Plain(Generic[S]):
    """Questions, options and events by messages of their keys."""

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game

    def words(self, lang: Lang) -> Language:
        """The messages of the game."""
        return language_for(lang, self.game.folder / "texts")

    def prompt(self, asked: Asked[S], lang: Lang) -> str:
        """A question by its message."""
        return self.words(lang).say(f"question-{asked.decision.key.replace('_', '-')}")

    def label(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """A card by its name and text, anything else by its message."""
        if isinstance(option, Card):
            printed = option.printed
            return Label(printed.name.text(lang), "\n".join(printed.lines(lang)))
        return Label(self.words(lang).say(f"option-{option.id.replace('_', '-')}"))

    def title(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """A card by its name alone: the content explains it."""
        label = self.label(option, asked, lang)
        return Label(label.name) if option.explained_at else label

    def narrate(self, event: AnyEvent, lang: Lang) -> str:
        """An event by its message; ids are told by their names."""
        found = {field: getattr(event, field) for field in field_names(event) if field != "why"}
        return capital(
            self.words(lang).say(
                key_of("event", type(event)),
                **{field: self._told(value, lang) for field, value in found.items()},
            )
        )

    def _told(self, value: object, lang: Lang) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(str(self._told(each, lang)) for each in value) or "none"
        if isinstance(value, str) and self._is_named(value):
            return self.game.name_of(value).noun(lang)
        return value if isinstance(value, int) else str(value)

    def _is_named(self, key: str) -> bool:
        """Whether there is a card or somebody of that id."""
        return key in self.game.printed or key in self.game.setup.seats.by_id

    def lines(self, printed: Printed, lang: Lang) -> list[str]:
        """What is written on a card, line by line."""
        return printed.lines(lang)
