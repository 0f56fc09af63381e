"""The numbers of a page: its figures, and those written as words from thirteen on.

Smaller ones are often no numbers: *one* of them, *two* or three, a *second*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tafelrunde.engine.content import Lang

FIGURE: Final = re.compile(r"\d+")
WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)?")
LARGE: Final = re.compile(r"^\w*(?:hundert|tausend)(?:und)?(?=\w)|(?:mal|tausend)$")
"""What German joins to a number."""

ONES: Final[Mapping[Lang, list[str]]] = {
    "de": ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
    "en": ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
}
TENS: Final[Mapping[Lang, list[str]]] = {
    "de": ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"],
    "en": ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
}
TEENS: Final[Mapping[Lang, list[str]]] = {
    "de": ["drei", "vier", "fünf", "sech", "sieb", "acht", "neun"],
    "en": ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
}


def _words(lang: Lang) -> dict[str, int]:
    ending = "zehn" if lang == "de" else ""
    found = {word + ending: number for number, word in enumerate(TEENS[lang], 13)}
    for ten, word in enumerate(TENS[lang], 2):
        found[word] = 10 * ten
        for one, name in enumerate(ONES[lang], 1):
            found[f"{name}und{word}" if lang == "de" else f"{word}-{name}"] = 10 * ten + one
    return found


WORDS: Final[Mapping[Lang, Mapping[str, int]]] = {"de": _words("de"), "en": _words("en")}


def figures(text: str) -> list[str]:
    """Every figure, as often as it stands there."""
    return sorted(FIGURE.findall(text))


def number_words(text: str, lang: Lang) -> list[str]:
    """The numbers from 13 to 99 that are written as words, also as the end of a larger one; each
    once.
    """
    known = WORDS[lang]
    words = (LARGE.sub("", each) if lang == "de" else each for each in WORD.findall(text.lower()))
    return list(map(str, sorted({known[each] for each in words if each in known})))
