"""What is in the way of a closed option as the table stands: one sentence, before the rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from tafelrunde.engine.content import Lang, Name
from tafelrunde.games.avalon.terms import Attribute
from tafelrunde.games.avalon.vocabulary.conditions import Condition
from tafelrunde.games.avalon.vocabulary.costs import Cost

Value: TypeAlias = Condition | tuple[Cost, ...] | tuple[Name, ...] | Name | Attribute | int


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of `texts/<lang>/reasons.ftl`, and what it names."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def text(self, lang: Lang) -> str:
        """The sentence in this language."""
        from tafelrunde.games.avalon.texts.reasons import reason_text

        return reason_text(self, lang)


def because(key: str, **values: Value) -> Reason:
    """A reason and what it names."""
    return Reason(key, tuple(values.items()))
