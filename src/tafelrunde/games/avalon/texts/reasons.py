"""What is in the way of a closed option, in words."""

from __future__ import annotations

from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.phrases import capital
from tafelrunde.games.avalon.rules.reasons import Reason, Value
from tafelrunde.games.avalon.terms import Attribute
from tafelrunde.games.avalon.texts.effects import condition_text, cost_text
from tafelrunde.games.avalon.texts.words import join, term, words
from tafelrunde.games.avalon.vocabulary.conditions import Condition
from tafelrunde.games.avalon.vocabulary.costs import Cost


def reason_text(reason: Reason, lang: Lang) -> str:
    """A reason as one sentence."""
    args = {name: _spoken(value, lang) for name, value in reason.values}
    return capital(words(lang).say(f"reason-{reason.key}", **args))


def _spoken(value: Value, lang: Lang) -> str | int:
    match value:
        case Attribute():
            return term(value, lang)
        case int():
            return value
        case Name():
            return value.noun(lang)
        case Condition():
            return condition_text(value, lang)
    names = [each.noun(lang) for each in value if isinstance(each, Name)]
    costs = [each for each in value if isinstance(each, Cost)]
    return join(names, "list-and", lang) if names else cost_text(costs, lang)
