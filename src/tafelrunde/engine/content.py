"""What all printed things share: a name in two languages, and values that are written as lists but
frozen.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Literal, TypeVar, dataclass_transform

from tafelrunde.engine.grammar import Noun

Lang = Literal["de", "en"]
LANGUAGES: tuple[Lang, Lang] = ("de", "en")
T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def word(kind: type[T]) -> type[T]:
    """Decorate a word of a vocabulary: a frozen dataclass that is compared and shown as `Frozen`
    says. A game has hundreds of words, and methods of its own for each would delay every start.
    """
    if is_dataclass(kind) and "__annotations__" not in vars(kind):
        return kind  # all its fields are those of its base
    return dataclass(frozen=True, eq=False, repr=False)(kind)


class Frozen:
    """Base of the vocabulary: lists given to a frozen dataclass become tuples."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__qualname__}({values})"

    def __post_init__(self) -> None:
        for field in fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, list | tuple):
                object.__setattr__(self, field.name, _frozen(value))


def _frozen(value: object) -> object:
    """Lists as tuples, at every depth."""
    return tuple(_frozen(v) for v in value) if isinstance(value, list | tuple) else value


@word
class Effect(Frozen):
    """Base of all imperatives of a vocabulary."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a thing is called, in both languages, and how that behaves in a sentence.

    `kind` is the grammar of a name (see `engine/grammar`), `at` the German preposition of a place
    ("auf" der Nebelinsel), `cases` its genitive, dative and accusative where no rule gives them,
    `en_kind` its kind in English if it differs there: "it" for Grubwood, which takes no article.
    What is not a name but a sentence has none.
    """

    de: str
    en: str
    kind: str = ""
    at: str = ""
    cases: tuple[str, ...] = ()
    en_kind: str = ""

    def text(self, lang: Lang) -> str:
        """The name in one language."""
        return self.de if lang == "de" else self.en

    def noun(self, lang: Lang) -> Noun:
        """The name in one language, ready to be inflected by a message."""
        if lang == "de":
            return Noun(self.de, self.kind, self.at, self.cases)
        return Noun(self.en, self.en_kind or self.kind, self.at)
