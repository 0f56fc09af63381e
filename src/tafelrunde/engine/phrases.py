"""What every generated text is made of: keys of messages, lists of words, and where a sentence
begins and ends.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Final

from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.grammar import NOTHING
from tafelrunde.engine.language import Language

NONE: Final = NOTHING

Args = dict[str, str | int]
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def key_of(prefix: str, kind: type) -> str:
    """The key of the message that belongs to a class: `GainGold` is `effect-gain-gold`."""
    return f"{prefix}-{_kebab(kind.__name__)}"


@cache
def _kebab(camel: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", camel).lower()


def field_names(event: AnyEvent) -> tuple[str, ...]:
    """The fields of an event in their order; asked for with every line of a log."""
    kind = type(event)
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return _FIELDS[kind]


def listed(items: Sequence[str], joint: str, language: Language) -> str:
    """The items as one list, "a, b and c": `list-and` is joined with the help of `list-comma`."""
    if not items:
        return NONE
    comma = f"{joint.partition('-')[0]}-comma"
    text = items[0]
    for item in items[1:-1]:
        text = language.say(comma, head=text, last=item)
    return language.say(joint, head=text, last=items[-1]) if len(items) > 1 else text


class Line(str):
    """A line that begins with a head, such as the name of an ability."""

    head: str

    def __new__(cls, text: str, head: str) -> Line:
        line = super().__new__(cls, text)
        line.head = head
        return line


def headed(language: Language, key: str, **args: str | int) -> Line:
    """A message whose attribute `head` says how it begins."""
    return Line(language.say(key, **args), language.say(f"{key}.head", **args))


def head_of(line: str) -> str:
    """The head of a line; empty if it has none."""
    return line.head if isinstance(line, Line) else ""


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def sentences(clauses: Sequence[str]) -> str:
    """Each clause as a sentence of its own; a comma that closes a relative clause ends with it."""
    text = " ".join(f"{capital(clause)}." for clause in clauses)
    return text.replace(",.", ".").replace(",:", ":")
