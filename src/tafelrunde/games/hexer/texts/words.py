"""The messages of this game, and lists of words in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

from tafelrunde.engine.content import Lang
from tafelrunde.engine.language import Language, language_for
from tafelrunde.engine.phrases import listed

FOLDER: Final = Path(__file__).parent
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI")

Joint = Literal["list-and", "list-or"]


@cache
def words(lang: Lang) -> Language:
    """The messages of this game in one language."""
    return language_for(lang, FOLDER)


def join(items: Sequence[str], joint: Joint, lang: Lang) -> str:
    """The items as one list: "a, b and c"."""
    return listed(items, joint, words(lang))


MAGE_WORDS: Final[dict[Lang, tuple[tuple[str, str], ...]]] = {
    "de": (("deinen Schildwert", "deine Energie"), ("dein Schildwert", "deine Energie")),
    "en": (("your shield value", "your energy"),),
}


def as_mages_say(text: str, lang: Lang) -> str:
    """What stands on a mage's own things: energy is what witchers call shield value (H6.04)."""
    for witchers, mages in MAGE_WORDS[lang]:
        text = text.replace(witchers, mages)
    return text
