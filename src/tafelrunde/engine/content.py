"""What all printed things share: a name in two languages, and values that are written as lists but
frozen.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

Lang = Literal["de", "en"]
LANGUAGES: tuple[Lang, Lang] = ("de", "en")


class Frozen:
    """Base of the vocabulary: lists given to a frozen dataclass become tuples."""

    def __post_init__(self) -> None:
        for field in fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, list | tuple):
                object.__setattr__(self, field.name, _frozen(value))


def _frozen(value: object) -> object:
    """Lists as tuples, at every depth."""
    return tuple(_frozen(v) for v in value) if isinstance(value, list | tuple) else value


@dataclass(frozen=True, slots=True)
class Name:
    """What a thing is called, in both languages."""

    de: str
    en: str

    def text(self, lang: Lang) -> str:
        """The name in one language."""
        return self.de if lang == "de" else self.en
