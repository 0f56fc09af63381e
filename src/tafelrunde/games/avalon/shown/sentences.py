"""Whether the sentence of a choice and its price belong together, as far as words can tell.

Whoever pays with food, with money or with a thing reads it in the sentence; a sentence that buys or
names magic or money has to do with it; and both languages name the same (docs/voice.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tafelrunde.engine.book.walk import words_in
from tafelrunde.engine.content import LANGUAGES, Frozen, Lang
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain, Lose


class Told(NamedTuple):
    """How sentences speak of something, as regular expressions."""

    de: str
    en: str

    def in_sentence(self, sentence: str, lang: Lang) -> bool:
        """Whether this sentence does."""
        words = self.de if lang == "de" else self.en
        return re.search(rf"\b({words})\b", sentence, re.IGNORECASE) is not None


PAID: Final = {
    Resource.FOOD: Told(
        r"brot|laib|essen|fressen|\w*füttern|\w*krümeln|fleisch|suppe|topf|fett|rüben|korb|kelle"
        r"|proviant|vorräten?|frühstücken|etwas zu den kanten",
        r"bread|loaf|eat|feed|feeding|crumble|food|meat|soup|lunch|pot|fat|turnips|basket|ladle"
        r"|beans|provisions|stores|breakfast|supper|crusts",
    ),
    Resource.WEALTH: Told(
        r"\w*kaufen|\w*zahlen|geld|münzen|pfennige?|mieten?|preis|rechnung|auslösen|anwerben"
        r"|anzahlung|beutel",
        r"buy|pay|money|coins?|penny|pennies|rent|price|charge|redeem|hire|account|purse",
    ),
}
"""What is paid, and the words of which one stands in the sentence."""
THING: Final = Told("etwas|ding|waffe|was", "something|thing|weapon|whatever")
"""An item that is given away is not called by its name: it can be any."""
BUYING: Final = Told(
    r"kaufen|abkaufen|zahlen|bezahlen|mieten|auslösen|anwerben",
    r"^(\w+: )?(buy(?! nothing)|pay|rent|hire|redeem)",
)
"""Who says so gives something for it."""
NAMED: Final = {
    Resource.MAGIC: Told("magie", "magic"),
    Resource.WEALTH: Told(
        r"münzen?|gold\w*|geld(es)?|silber\w*|pfennige?|bar|kasse",
        r"coins?|gold|money|silver|penny|pennies|cash",
    ),
}
"""What a sentence names only if it is about that."""


def sentence_troubles() -> Iterator[str]:
    """What is wrong between sentences and prices, each as one sentence."""
    for verse in library.VERSES.values():
        for choice in verse.choices:
            said = {lang: BOOK.sentence(verse.id, choice.key, lang) for lang in LANGUAGES}
            yield from (
                f"{verse.id}, {choice.key}: {each}" for each in troubles_of(verse, choice, said)
            )


def troubles_of(verse: Verse, choice: Choice, said: Mapping[Lang, str]) -> Iterator[str]:
    """The same for one choice, of which this is said."""
    for lang, sentence in said.items():
        for price, told in _taken(choice):
            if not told.in_sentence(sentence, lang):
                yield f"it takes {price}, but the sentence ({lang}) does not say so."
    if not choice.cost and all(BUYING.in_sentence(said[lang], lang) for lang in LANGUAGES):
        yield "the sentence pays, but nothing is taken."
    for what, told in NAMED.items():
        named = [told.in_sentence(sentence, lang) for lang, sentence in said.items()]
        if len(set(named)) > 1:
            yield f"only one language names {what.name.lower()}."
        elif named[0] and what not in _moved(verse, choice):
            yield f"it names {what.name.lower()}, but nobody gets or loses any."


def _taken(choice: Choice) -> Iterator[tuple[str, Told]]:
    for cost in choice.cost:
        if isinstance(cost, DiscardItem):
            yield "an item", THING
        elif isinstance(cost, Pay) and isinstance(cost.what, Resource) and cost.what in PAID:
            yield cost.what.name.lower(), PAID[cost.what]


def _moved(verse: Verse, choice: Choice) -> set[object]:
    """What is paid, gained or lost by a choice, by those beside it or on the page it leads to."""
    pages: Iterable[Frozen | None] = (verse, choice, library.VERSES.get(choice.goto))
    return {word.what for word in words_in(list(pages)) if isinstance(word, Pay | Gain | Lose)}
