"""The numbers of a page: its figures, and those written as words from three on.

Smaller ones are often no numbers: *one* of them, *both*, a *second*; nor is German *acht*, which
also gives heed.
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


SMALL: Final[Mapping[Lang, Mapping[int, str]]] = {
    "de": {
        3: "dritt", 4: "viert", 5: "fünft", 6: "sechst", 7: "siebt", 9: "neunt", 10: "zehnt",
        11: "elft", 12: "zwölft",
    },
    "en": {
        3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 9: "ninth", 10: "tenth",
        11: "eleventh", 12: "twelfth",
    },
}  # fmt: skip
"""The ordinals from three to twelve, without their German endings."""
CARDINALS: Final[Mapping[Lang, Mapping[int, str]]] = {
    "de": {**dict(enumerate(ONES["de"], 1)), 10: "zehn", 11: "elf", 12: "zwölf"},
    "en": {**dict(enumerate(ONES["en"], 1)), 10: "ten", 11: "eleven", 12: "twelve"},
}
DOZEN: Final[Mapping[Lang, str]] = {"de": "dutzend", "en": "dozen"}
ROUND: Final = re.compile(r"(?:hundert|tausend)(?:mal)?\b| (?:hundred|thousand)\b")
HALF_PAST: Final = re.compile(r"\bhalb \w+|\bhalf past \w+")
"""Half past three is *halb vier*."""


def _small(lang: Lang) -> re.Pattern[str]:
    found = []
    for number, ordinal in SMALL[lang].items():
        cardinal = CARDINALS[lang][number]
        forms = [rf"{cardinal}s?", ordinal] if lang == "en" else _german(cardinal, ordinal)
        forms += [DOZEN[lang]] if number == 12 else []
        found.append(rf"(?P<n{number}>{'|'.join(forms)})")
    return re.compile("|".join(found))


def _german(cardinal: str, ordinal: str) -> list[str]:
    inflected = "" if cardinal == "elf" else r"|en|er\w*"  # these are elves
    part = "|el[ns]?" if ordinal == "dritt" else ""  # a quarter is no fourth in English
    return [rf"{cardinal}(?:mal|fach|erlei{inflected})?", rf"{ordinal}(?:e[nrsm]?|ens{part})?"]


SMALL_WORDS: Final[Mapping[Lang, re.Pattern[str]]] = {"de": _small("de"), "en": _small("en")}


def small_numbers(text: str, lang: Lang) -> list[str]:
    """The numbers from 3 to 12 that are written as words, in any form; each once."""
    plain = HALF_PAST.sub("", text.lower())
    found = set[int]()
    for match in WORD.finditer(plain):
        word = match[0] if lang == "en" else LARGE.sub("", match[0])
        is_round = ROUND.match(plain, match.end()) or ROUND.search(match[0] + " ")
        parts = word.split("-")
        for part in [] if is_round or parts[0] in WORDS[lang] else parts:
            if known := SMALL_WORDS[lang].fullmatch(part):
                found.update(int(name[1:]) for name, said in known.groupdict().items() if said)
    return list(map(str, sorted(found)))


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
