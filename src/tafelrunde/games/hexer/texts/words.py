"""What every text is made of: messages, lists of words, and where a sentence begins and ends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from tafelrunde.engine.content import Lang
from tafelrunde.engine.language import Language, language_for

FOLDER: Final = Path(__file__).parent
NONE: Final = "none"
"""How a message is told that there is nothing in this place."""

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI")

Args = dict[str, str | int]
Joint = Literal["list-and", "list-or"]


def words(lang: Lang) -> Language:
    """The messages of this game in one language."""
    return language_for(lang, FOLDER)


def key_of(prefix: str, kind: type) -> str:
    """The key of the message that belongs to a class: `GainGold` is `effect-gain-gold`."""
    return f"{prefix}-{_kebab(kind.__name__)}"


@cache
def _kebab(camel: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", camel).lower()


def join(items: Sequence[str], joint: Joint, lang: Lang) -> str:
    """The items as one list: "a, b and c"."""
    if not items:
        return NONE
    say = words(lang).say
    text = items[0]
    for item in items[1:-1]:
        text = say("list-comma", head=text, last=item)
    return say(joint, head=text, last=items[-1]) if len(items) > 1 else text


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentences(clauses: Sequence[str]) -> str:
    """Each clause as a sentence of its own."""
    return " ".join(f"{capital(clause)}." for clause in clauses)
