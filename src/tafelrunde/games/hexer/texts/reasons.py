"""What is in the way of a closed option, in words."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.phrases import capital
from tafelrunde.games.hexer.rules.reasons import Reason, Term, Value
from tafelrunde.games.hexer.texts.effects import clauses, condition_text
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.games.hexer.vocabulary import Condition

LEVELS: Final = ("level", "stands")
"""Values that are levels, which are written as Roman numerals."""


def reason_text(reason: Reason, lang: Lang) -> str:
    """A reason as one sentence."""
    args = {name: _spoken(name, value, lang) for name, value in reason.values}
    return capital(words(lang).say(f"reason-{reason.key}", **args))


def _spoken(name: str, value: Value, lang: Lang) -> str | int:
    match value:
        case int():
            return ROMAN[value] if name in LEVELS else value
        case Name():
            return value.noun(lang)
        case Term():
            return words(lang).say(value.key)
        case Condition():
            return condition_text(value, lang)
        case tuple():
            return clauses(value, lang)
