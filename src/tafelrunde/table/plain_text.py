"""Text that people write: what does no harm to what stands around it."""

from __future__ import annotations

import unicodedata
from itertools import groupby
from typing import Final

NAME_LIMIT: Final = 40
MARKS: Final = 4
"""So many accents may stand on one letter; a pile of them would reach over other lines."""
REFUSED: Final = ("Cc", "Cs", "Co", "Zl", "Zp")
"""Kinds of characters that no name or line needs: controls, halves, private ones, line ends."""
DIRECTIONS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
JOINERS: Final = "\u200c\u200d"
"""Invisible, but some languages and many pictures need them."""
EMPTY: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by the book that look like nothing."""


def is_harmful(text: str) -> bool:
    """Whether it could disturb what stands around it: by control characters, by marks that turn
    the direction, or by more accents on one letter than any language has.
    """
    kinds = [unicodedata.category(letter) for letter in text]
    piles = [len(list(pile)) for is_mark, pile in groupby(kinds, _is_mark) if is_mark]
    return (
        any(kind in REFUSED for kind in kinds)
        or any(letter in DIRECTIONS for letter in text)
        or max(piles, default=0) > MARKS
    )


def _is_mark(kind: str) -> bool:
    return kind.startswith("M")


def tidy(text: str) -> str:
    """The same in its usual form: whole letters, nothing that cannot be seen, single spaces."""
    seen = [
        letter
        for letter in text
        if letter in JOINERS or not (letter in EMPTY or unicodedata.category(letter) == "Cf")
    ]
    shown = " ".join("".join(seen).split())
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def is_name(text: str) -> bool:
    """Whether a name from a file does no harm, even if it is not in its usual form."""
    return len(text) <= NAME_LIMIT and not is_harmful(text)
