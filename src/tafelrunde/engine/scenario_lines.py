"""The lines of a scenario file that a sentence is about."""

from __future__ import annotations

import re
from collections.abc import Sequence


def line_of(content: str, sentence: str, step: int = -1, case: int = -1) -> int:
    """The line that a sentence is about: it names a place at its start, or a word in quotes.

    It is looked for in the case first, if it is about one, and then in the whole file; `step` and
    `case` are numbers from 0.
    """
    words = re.findall(r"[^.,\s]+", sentence.split(" ")[0])
    if (quoted := re.search(r"'([^']+)'", sentence)) and "needs the key" not in sentence:
        words.append(quoted[1])
    regions = _regions(content, case)
    if words[:2] == ["scenario", "case"]:
        regions = regions[:1]
    found = [_follow(content, words, region, step) for region in regions]
    _, at = max(found, key=lambda each: each[0])
    return content.count("\n", 0, at) + 1


def _regions(content: str, case: int) -> list[tuple[int, int]]:
    """Where to look: from where to where."""
    whole = (0, len(content))
    starts = [*_headers(content, "case", whole), len(content)]
    return [(starts[case], starts[case + 1]), whole] if 0 <= case < len(starts) - 1 else [whole]


def _headers(content: str, name: str, region: tuple[int, int]) -> list[int]:
    """Where tables of a list begin."""
    pattern = re.compile(rf"^[ \t]*\[\[ *{name} *\]\]", re.M)
    return [found.start() for found in pattern.finditer(content, *region)]


def _follow(
    content: str, words: Sequence[str], region: tuple[int, int], step: int
) -> tuple[int, int]:
    """How many of the words stand one after the other in a region, and where the last one is."""
    at, end = region
    headers = _headers(content, r"(?:case *\. *)?step", region)
    if 0 <= step < len(headers):
        at = headers[step]
    number = 0
    for word in words:
        place = _place_of(content, word, (at, end), header=step < 0)
        if place is not None:
            number, at = number + 1, place
    return number, at


def _place_of(content: str, word: str, region: tuple[int, int], *, header: bool) -> int | None:
    """Where a word stands: at the start of a header if there is one, or else anywhere."""
    patterns = [rf"^[ \t]*\[+ *{re.escape(word)}\b"] if header else []
    for pattern in [*patterns, rf"(?<!\w){re.escape(word)}(?!\w)"]:
        if found := re.compile(pattern, re.M).search(content, *region):
            return found.start()
    return None
