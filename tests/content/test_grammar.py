"""Every name of a printed thing says how it behaves in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from tafelrunde.engine.content import Name
from tafelrunde.engine.grammar import ACC, AT, DAT, GEN, KIND, NOM, PROPER, Noun, declined
from tafelrunde.engine.phrases import capital
from tafelrunde.games.avalon import cards
from tafelrunde.games.avalon import library as avalon
from tafelrunde.games.hexer import library as hexer
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.valskyrr import library as valskyrr

HEXER = [
    *(each for deck in hexer.DECKS.values() for each in deck),
    *hexer.CHARACTERS.values(),
    *hexer.WEAKNESSES.values(),
    *hexer.QUESTS.values(),
    *LOCATIONS,
]
VALSKYRR = [  # without the dummies of other tests
    *(module.BOARD for module in valskyrr.HERO_MODULES),
    *(each for deck in valskyrr.DECKS[1:] for each in deck),
    *valskyrr.ADVENTURES.values(),
]
AVALON = [
    vars(module).get(shelf, ())
    for module in avalon.modules(cards)
    for shelf in ("BOARDS", "CARDS", "LOCATIONS")
]
NAMES = ("name", "ability_names", "action_name", "trait_name")


def names(thing: object) -> Iterator[Name]:
    """The name of a thing and of everything it is made of; sentences are no names."""
    if isinstance(thing, tuple | list):
        for item in thing:
            yield from names(item)
    elif is_dataclass(thing) and not isinstance(thing, Name):
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name in NAMES:
                yield from value if isinstance(value, tuple) else [value]
            yield from names(value)


PRINTED = [*names(HEXER), *names(VALSKYRR), *names(AVALON)]
ALL = list({name.de: name for name in PRINTED if name.de}.values())
COMMON = [name.noun("de") for name in ALL if name.noun("de").takes_article]
"""Those that take an article."""


def test_every_name_has_its_grammar() -> None:
    assert len(ALL) > 500
    assert [name.de for name in ALL if not KIND.fullmatch(name.kind)] == []


ARTICLES = {"Der": ("m",), "Die": ("f", "pl"), "Das": ("n",), "Ein": ("m", "n"), "Eine": ("f",)}


def test_a_name_with_an_article_is_of_the_gender_of_that_article() -> None:
    own = [noun for noun in COMMON if noun.split()[0] in ARTICLES]

    assert len(own) > 50
    assert [noun for noun in own if noun.gender not in ARTICLES[noun.split()[0]]] == []


ENDINGS = {  # how German nouns end, as far as the ending decides
    "f": ("ung", "heit", "keit", "schaft", "ion", "erei", "schule", "klinge", "bombe"),
    "n": ("nest", "medaillon", "blut", "aard", "rammen", "stoßen"),
    "m": ("hieb", "schnitt", "stoß", "ling", "krieger", "trank", "hund"),
}


def decided(noun: Noun) -> str:
    """The gender that the ending of a noun decides, else its own."""
    ends = [gender for gender, ends in ENDINGS.items() if noun.lower().endswith(ends)]
    return noun.gender if " der " in noun or not ends else ends[0]


def test_gender_agrees_with_the_ending_of_the_noun() -> None:
    assert [noun for noun in COMMON if decided(noun) != noun.gender] == []


def test_declined_as_it_is_printed_a_name_is_what_it_was() -> None:
    own = {"Der": "der", "Die": "der", "Das": "der", "Ein": "ein", "Eine": "ein"}
    said = [declined(noun, NOM, own.get(noun.split()[0], "")) for noun in COMMON]

    assert [capital(text) for text in said] == COMMON


def test_only_articles_adjectives_and_the_noun_change() -> None:
    for noun in COMMON:
        nominative, *others = (declined(noun, case).split() for case in (NOM, GEN, DAT, ACC))
        head = next(i for i, word in enumerate(nominative) if word[0].isupper())
        for words in others:
            assert len(words) == len(nominative)
            assert all(word.endswith(("e", "en")) for word in words[1:head]), words


def test_proper_names_have_no_article() -> None:
    proper = [name for name in ALL if name.kind in PROPER and not name.cases]

    assert {name.de for name in proper} >= {"Fengray", "Novigrad", "Ciri", "Aard"}
    for name in proper:
        assert {declined(name.noun("de"), case) for case in (NOM, DAT, ACC)} == {name.de}


def test_what_belongs_to_somebody_named_takes_no_article() -> None:
    owned = [noun for noun in COMMON if re.match(r"(?!Das )\w+[^e]s [A-ZÄÖÜ]", noun)]

    assert owned == []


def test_exceptions_name_three_cases() -> None:
    assert {len(name.cases) for name in ALL} == {0, 3}


def test_every_preposition_of_a_place_has_one_in_english() -> None:
    assert {name.at for name in ALL} - set(AT) == set()


def test_on_every_island_one_is_on_it() -> None:
    assert {each.name.at for each in LOCATIONS if each.island} == {"auf"}
