"""What is in the way of a closed option, in words."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import capital
from tafelrunde.games.avalon.rules.reasons import Reason, Value
from tafelrunde.games.avalon.texts.effects import condition_text, cost_text
from tafelrunde.games.avalon.texts.words import words
from tafelrunde.games.avalon.vocabulary.conditions import Condition


def reason_text(reason: Reason, lang: Lang) -> str:
    """A reason as one sentence."""
    args = {name: _spoken(value, lang) for name, value in reason.values}
    return capital(words(lang).say(f"reason-{reason.key}", **args))


def _spoken(value: Value, lang: Lang) -> str:
    if isinstance(value, Condition):
        return condition_text(value, lang)
    return cost_text(value, lang)
