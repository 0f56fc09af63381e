"""The words of scenario files as people read them in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.scenario_words import EventWords, FileWords, FormWords, KeyWords, PileWords
from tafelrunde.terminal.words import say

KEYS: Final = ("file", "step", "expect", "conditions", "setup", "position")
"""The parts that list keys, in the order in which somebody who writes a file needs them."""

SHOWN: Final = 8
"""Of longer lists of words only so many are shown."""


def lines(words: FileWords, lang: Lang) -> Iterator[str]:
    """All words of a game, part by part."""
    for part in KEYS:
        entries: list[KeyWords] = getattr(words, part)
        yield from _part(part, [_entry(entry, lang) for entry in entries], lang)
    known = {entry.key for entry in words.position}
    more = [_entry(entry, lang) for entry in words.facts if entry.key not in known]
    yield from _part("facts", more, lang)
    yield from _part("piles", [_pile(pile, lang) for pile in words.piles], lang)
    yield from _part("events", [_event(event, lang) for event in words.events], lang)
    asked = [f"{question.key}: {question.text(lang)}" for question in words.questions]
    yield from _part("questions", asked, lang)
    numbered = enumerate(words.chance, 1)
    yield from _part("chance", [f"{number}. {each.text(lang)}" for number, each in numbered], lang)
    yield from _part("dice", [each.text(lang) for each in words.dice], lang)


def _part(part: str, told: list[str], lang: Lang) -> Iterator[str]:
    if told:
        yield say(lang, f"scenario-words-{part}")
        yield from (f"  {line}" for line in told)
        yield ""


def _entry(entry: KeyWords, lang: Lang) -> str:
    named = f" ({_few(entry.words, lang)})" if entry.form != "word" and entry.words else ""
    return f"{entry.key}: {form_text(entry, lang)}{named}"


def _pile(pile: PileWords, lang: Lang) -> str:
    return f"{pile.key}: {', '.join(pile.cards) or say(lang, 'form-any-card')}"


def _event(event: EventWords, lang: Lang) -> str:
    values = [f"{value.key} ({form_text(value, lang)})" for value in event.values]
    return f"{event.kind}: {', '.join(values)}"


def form_text(form: FormWords, lang: Lang) -> str:
    """What may stand somewhere, in words."""
    inner = [form_text(each, lang) for each in form.of]
    known = {"least": form.least, "most": form.most}
    bounds = {key: str(bound) for key, bound in known.items() if bound is not None}
    match form.form:
        case "word":
            return say(lang, "form-word", words=_few(form.words, lang))
        case "number" if bounds:
            return say(lang, "form-number-bounded", **bounds)
        case "list" if bounds:
            return say(lang, "form-list-bounded", of=inner[0], **bounds)
        case "list":
            return say(lang, "form-list", of=inner[0])
        case "row":
            return say(lang, "form-row", of=", ".join(inner))
        case "either":
            return say(lang, "form-either", one=inner[0], other=inner[1])
        case kind:
            return say(lang, f"form-{kind}")


def _few(words: list[str], lang: Lang) -> str:
    shown = ", ".join(words[:SHOWN])
    more = len(words) - SHOWN
    return say(lang, "form-words-more", words=shown, more=str(more)) if more > 0 else shown
