"""Names with their grammar, and the functions by which messages inflect them: `{ DAT($enemy) }`.

A name says by its kind how it behaves in a German sentence, as a dictionary does:

| kind | what it is | in the accusative |
|---|---|---|
| `m`, `f`, `n`, `pl` | a noun; adjectives before it are declined | den Kräftigen Hieb |
| `m -n`, `m -en`, `m -ns` | a weak noun, by its genitive | den Schützen |
| `m -` | a noun without ending in the genitive | den Magus |
| `m adj`, `f adj`, `pl adj` | an adjective as a noun | den Untoten Gelehrten |
| `he`, `she`, `it`, `they` | a proper name: no article | Fengray |
| `title` | a phrase, quoted wherever it stands | „Nichts verkommen lassen“ |

In English the same kinds tell what takes an article.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tafelrunde.engine.errors import ContentError

NOM, GEN, DAT, ACC = range(4)
GENDERS: Final = ("m", "f", "n", "pl")
PROPER: Final = {"he": "m", "she": "f", "it": "n", "they": "pl"}
TITLE: Final = "title"
NOTHING: Final = "none"
"""How a message is told that there is nothing in this place."""

KIND: Final = re.compile(r"(m|f|n|pl)( -(ns|e?n|e?s)?| adj)?|he|she|it|they|title")

Table = Mapping[str, tuple[str, str, str, str]]

DEFINITE: Final[Table] = {
    "m": ("er", "es", "em", "en"),
    "f": ("ie", "er", "er", "ie"),
    "n": ("as", "es", "em", "as"),
    "pl": ("ie", "er", "en", "ie"),
}
STRONG: Final[Table] = {  # also the endings of "dieser" and "jeder"
    "m": ("er", "es", "em", "en"),
    "f": ("e", "er", "er", "e"),
    "n": ("es", "es", "em", "es"),
    "pl": ("e", "er", "en", "e"),
}
INDEFINITE: Final[Table] = {
    "m": ("", "es", "em", "en"),
    "f": ("e", "er", "er", "e"),
    "n": ("", "es", "em", ""),
    "pl": ("e", "er", "en", "e"),
}
WEAK: Final[Table] = {
    "m": ("e", "en", "en", "en"),
    "f": ("e", "en", "en", "e"),
    "n": ("e", "en", "en", "e"),
    "pl": ("en", "en", "en", "en"),
}
MIXED: Final[Table] = {**WEAK, "m": ("er", "en", "en", "en"), "n": ("es", "en", "en", "es")}
BARE: Final[Table] = {  # an adjective without article: strong, but "kräftigen Hiebs"
    **STRONG,
    "m": ("er", "en", "em", "en"),
    "n": ("es", "en", "em", "es"),
}
CONTRACTED: Final = {
    "an dem": "am",
    "bei dem": "beim",
    "in dem": "im",
    "von dem": "vom",
    "zu dem": "zum",
    "zu der": "zur",
}


class Noun(str):
    """A name in one language. Shown as it is written; a message asks for its other forms."""

    __slots__ = ("at", "cases", "kind")
    kind: str
    at: str
    cases: tuple[str, ...]

    def __new__(cls, text: str, kind: str = "", at: str = "", cases: tuple[str, ...] = ()) -> Noun:
        noun = super().__new__(cls, text)
        noun.kind, noun.at, noun.cases = kind, at, cases
        return noun

    @property
    def gender(self) -> str:
        """m, f or n; pl if it is many."""
        return PROPER.get(self.kind) or self.kind.partition(" ")[0]

    @property
    def takes_article(self) -> bool:
        """Whether it is a noun, and neither a proper name nor a quoted phrase."""
        return self.gender in GENDERS and self.kind not in PROPER


def noun_of(text: str) -> Noun:
    """A text as a noun; one without grammar is a proper name, such as people give themselves."""
    if not isinstance(text, Noun) or not text.kind:
        return Noun(text, "it")
    if not KIND.fullmatch(text.kind):
        raise ContentError(f"The name {str(text)!r} is of no known kind: {text.kind!r}.")
    return text


# --- German ---------------------------------------------------------------------------------------


class Article(NamedTuple):
    """An article: its stem, its endings, and those of an adjective after it."""

    stem: str
    endings: Table | None
    adjective: Table


ARTICLES: Final[Mapping[str, Article]] = {
    "der": Article("d", DEFINITE, WEAK),
    "dieser": Article("dies", STRONG, WEAK),
    "jeder": Article("jed", STRONG, WEAK),
    "ein": Article("ein", INDEFINITE, MIXED),
    "kein": Article("kein", INDEFINITE, MIXED),
    "alle": Article("all", STRONG, WEAK),
    "1": Article("1", None, MIXED),
    "": Article("", None, BARE),
}
OWN_ARTICLE: Final = re.compile(r"(Der|Die|Das|Eine?) ")
NOUN: Final = re.compile(r"[A-ZÄÖÜ][a-zäöüß]")


def declined(text: str, case: int, article: str = "der") -> str:
    """A German name in one of the four cases, with an article if it takes one."""
    noun = noun_of(text)
    if noun.kind == TITLE:
        return f"„{noun}“"
    if noun.cases and case != NOM:
        return noun.cases[case - 1]
    if noun.kind in PROPER:
        return _possessive(noun) if case == GEN else str(noun)
    gender, before = noun.gender, _article(noun, article)
    word = before.stem + (before.endings[gender][case] if before.endings else "")
    adjectives, head, rest = _parts(noun)
    ending = before.adjective[gender][case]
    head = head + ending if noun.kind.endswith("adj") else _head(head, noun, case)
    return " ".join([word, *(stem + ending for stem in adjectives), head, *rest]).strip()


def _article(noun: Noun, article: str) -> Article:
    """The article that is asked for; of what has one of its own ("Der Nebelfürst") there is but
    one.
    """
    if article in ("ein", "1") and noun.gender == "pl":
        return ARTICLES[""]
    if article == "ein":
        own = noun.startswith(("Der ", "Die ", "Das "))
        article = "der" if own else article
    return ARTICLES[article]


def _possessive(name: str) -> str:
    return f"{name}’" if name[-1] in "sßxz" else f"{name}s"


def _parts(noun: Noun) -> tuple[list[str], str, list[str]]:
    """The stems of the leading adjectives, the noun itself, and what follows it."""
    own = OWN_ARTICLE.match(noun)
    written = WEAK if own and own[1].startswith("D") else STRONG
    ending = written[noun.gender][NOM]
    left = noun[own.end() :] if own else str(noun)
    words = left.split(" ")
    first = next(
        (at for at, word in enumerate(words) if not _is_adjective(word, ending, words[at + 1 :])), 0
    )
    stems = [word.removesuffix(ending) for word in words[:first]]
    head, *rest = words[first:]
    if noun.kind.endswith("adj"):
        head = head.removesuffix(ending)
    return stems, head, rest


def _is_adjective(word: str, ending: str, after: list[str]) -> bool:
    """Whether a word with the right ending stands before a noun or before one more such word."""
    if not after or not word.endswith(ending):
        return False
    return bool(NOUN.match(after[0])) or (
        len(after[0]) > len("einer") and _is_adjective(after[0], ending, after[1:])
    )


def _head(head: str, noun: Noun, case: int) -> str:
    """The noun itself; nouns of other genders than m and n have no endings in the singular."""
    gender, _, ending = noun.kind.partition(" -")
    if gender == "pl":
        return head + "n" if case == DAT and head[-1] not in "ns" else head
    if gender == "f" or case == NOM:
        return head
    if ending in ("n", "en", "ns"):
        return head + (ending if case == GEN else ending.removesuffix("s"))
    if case != GEN or noun.kind.endswith(" -"):
        return head
    return head + (ending or ("es" if re.search(r"(s|ß|x|z|sch|st)$", head) else "s"))


def qualified(before: str, text: str, kind: str, adjectives: str = NOTHING) -> Noun:
    """A noun with what stands before it, ready to be declined: `WITH($having, "Karte", "f")`.

    `before` is an adjective if it is written small ("untot": untote Karte), else the first part of
    a compound ("Bestien": Bestien-Karte); of several, between strokes, one is enough.
    `adjectives` are stems that stand before all of it ("ander").
    """
    ending = STRONG[kind][NOM]
    leading = [stem + ending for stem in adjectives.split() if stem != NOTHING]
    ways = [] if before == NOTHING else before.split("/")
    small = [f"{way}{ending} {text}" for way in ways if way[0].islower()]
    compounds = [f"{way}-" for way in ways if not way[0].islower()]
    if compounds:
        small.append(" oder ".join(compounds) + text)
    return Noun(" ".join([*leading, " oder ".join(small) or text]), kind)


def _german(case: int) -> Callable[..., str]:
    return lambda text, article="der": declined(text, case, article)


def _with(preposition: str) -> Callable[[str], str]:
    return lambda text: _contracted(preposition, declined(text, DAT))


def _contracted(preposition: str, phrase: str) -> str:
    first, _, rest = phrase.partition(" ")
    short = CONTRACTED.get(f"{preposition} {first}")
    return f"{short} {rest}" if short else f"{preposition} {phrase}"


def _at(text: str) -> str:
    return _contracted(noun_of(text).at or "in", declined(text, DAT))


def _to(text: str) -> str:
    if noun_of(text).takes_article:
        return _contracted("zu", declined(text, DAT))
    return f"nach {text}"


# --- English --------------------------------------------------------------------------------------

AT: Final = {"": "in", "in": "in", "auf": "on", "an": "at", "bei": "at", "vor": "outside"}


def the(text: str) -> str:
    """An English name with its article; proper names and "Dagon's place" need none."""
    noun = noun_of(text)
    bare = re.sub(r"^(The|An?) ", "", noun)
    if noun.kind == TITLE:
        return f"“{noun}”"
    if not noun.takes_article or re.match(r"\S+[’']s\b", bare):
        return str(noun)
    return f"the {bare}"


def _a(text: str) -> str:
    said = the(text)
    if text.startswith("The ") or not said.startswith("the "):
        return said
    if noun_of(text).gender == "pl":
        return said.removeprefix("the ")
    return _an(said.removeprefix("the "))


def _an(text: str) -> str:
    return f"an {text}" if text[0] in "AEIOUaeiou" else f"a {text}"


# --- What messages can ask for --------------------------------------------------------------------


def _verb(text: str, one: str, many: str) -> str:
    return many if noun_of(text).gender == "pl" else one


FUNCTIONS: Final[Mapping[str, dict[str, Callable[..., object]]]] = {
    "de": {
        "NOM": _german(NOM),
        "GEN": _german(GEN),
        "DAT": _german(DAT),
        "ACC": _german(ACC),
        "VON": _with("von"),
        "WITH": qualified,
        "AT": _at,
        "TO": _to,
        "VERB": _verb,
        "GENDER": lambda text: noun_of(text).gender,
    },
    "en": {
        "THE": the,
        "A": _a,
        "AN": _an,
        "VERB": _verb,
        "AT": lambda text: f"{AT[noun_of(text).at]} {the(text)}",
        "GENDER": lambda text: noun_of(text).gender,
    },
}
"""By language; a message in Fluent calls them by name."""
