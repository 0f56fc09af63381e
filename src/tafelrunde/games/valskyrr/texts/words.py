"""What every text is made of: numbers, lists of words, and where a sentence begins and ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tafelrunde.engine.content import Lang
from tafelrunde.engine.language import Language, language_for
from tafelrunde.engine.phrases import NONE, capital, listed
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.terms import Amount, Number

FOLDER: Final = Path(__file__).parent

Joint = Literal["list-and", "list-or", "compound-and", "compound-or"]


class Forms(NamedTuple):
    """A noun phrase as subject, direct object and indirect object."""

    subject: str
    object: str
    recipient: str


@cache
def words(lang: Lang) -> Language:
    """The messages of this game in one language."""
    return language_for(lang, FOLDER)


def forms(key: str, lang: Lang) -> Forms:
    """The three forms of a phrase."""
    say = words(lang).say
    return Forms(say(key), say(f"{key}.acc"), say(f"{key}.dat"))


def term(key: str, lang: Lang) -> str:
    """A fixed term by its id: a zone, condition, phase, colour, deck, symbol, kind of action …"""
    return words(lang).say(f"term-{key}")


def number(value: Number, lang: Lang) -> str | int:
    """A number as it is printed: 3, or "2 × hero count + 1"."""
    if not isinstance(value, Amount):
        return value
    say = words(lang).say
    parts = [
        _times(value.per_hero, say("amount-hero-count")),
        _times(value.time_number, say("amount-time-number")),
    ]
    text = " + ".join(part for part in parts if part)
    if not value.plus:
        return text or 0
    return f"{text} {'+' if value.plus > 0 else '−'} {abs(value.plus)}" if text else value.plus


def _times(count: int, what: str) -> str:
    return what if count == 1 else f"{count} × {what}" if count else ""


def signed(value: Number, lang: Lang) -> str:
    """A number with its sign: "+2", "−1", "+[time number]", "+(hero count + 1)"."""
    if isinstance(value, Amount):
        text = str(number(value, lang))
        return f"+({text})" if " + " in text or " − " in text else f"+{text}"
    return f"+{value}" if value >= 0 else f"−{-value}"


def join(items: Sequence[str], joint: Joint, lang: Lang) -> str:
    """The items as one list: "a, b and c"."""
    return listed(items, joint, words(lang))


def keyword_list(keywords: Sequence[Keyword], lang: Lang) -> str:
    """The keywords as they stand on a card: "Weapon, Axe, Bladed"."""
    return ", ".join(keyword.name.text(lang) for keyword in keywords)


def any_of(keywords: Sequence[Keyword], lang: Lang) -> str:
    """One of the keywords, ready to stand before "card" or "enemy": "Arcane or Spell"; German ones
    are put together with their noun by the message (`WITH`).
    """
    if not keywords:
        return NONE
    if lang == "de":
        return "/".join(keyword.before for keyword in keywords)
    return join([keyword.name.en for keyword in keywords], "list-or", lang)


def linked(keyword: Keyword | None, lang: Lang) -> str:
    """A keyword, or none, ready to stand before a noun."""
    return any_of([keyword], lang) if keyword else NONE


def after_colon(text: str, lang: Lang) -> str:
    """A sentence after a colon begins with a capital in German, with a small letter in English."""
    return capital(text) if lang == "de" else text[:1].lower() + text[1:]
