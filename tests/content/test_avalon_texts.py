"""Every word and every printed thing of Avalon is said in both languages, and reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES, Frozen, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.proof import parts, patterns
from tafelrunde.games.avalon import events, library, terms
from tafelrunde.games.avalon.nouns import CharacterBoard, Location, Printed, Skill, SkillCard
from tafelrunde.games.avalon.state.table import Outcome
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Track, Trait, Who
from tafelrunde.games.avalon.texts.cards import text_of
from tafelrunde.games.avalon.texts.effects import cost_text, effect_text, tells
from tafelrunde.games.avalon.texts.narrator import narrate
from tafelrunde.games.avalon.texts.words import FOLDER, dial_name, term, words
from tafelrunde.games.avalon.vocabulary import conditions as c
from tafelrunde.games.avalon.vocabulary import costs, standing, world
from tafelrunde.games.avalon.vocabulary.effects import Band, Gain, Way
from tafelrunde.games.avalon.vocabulary.world import Page
from tests.content.test_labels import kinds

BASES = (standing.Standing, world.LeadsOn)
COUNTED = c.Count(c.Counted.SEQUENCE, times=2, plus=1, most=5)
DONE = (Gain(1, Resource.FOOD), Gain(2, Track.FEAR, who=Who.EACH))

VALUES: dict[str, list[Any]] = {
    "int": [1, 2, 0],
    "bool": [False, True],
    "Number": [1, 2, COUNTED],
    "What": [Resource.FOOD, Track.HEALTH],
    "Track": [Track.ENERGY],
    "Who": list(Who),
    "Attribute": list(Attribute),
    "Attribute | None": [None, *Attribute],
    "Keyword | None": [None, *Keyword],
    "tuple[Keyword, ...]": [(), (Keyword.WEAPON,), (Keyword.WEAPON, Keyword.SHIELD)],
    "Colour": list(Colour),
    "Colour | None": [Colour.GRAY, *Colour],
    "Trait": list(Trait),
    "Sequence[Trait]": [(Trait.FAST,), (Trait.FAST, Trait.SLOW)],
    "Sequence[Symbol]": [(terms.Symbol.DREAM,), tuple(terms.Symbol)],
    "Area": list(terms.Area),
    "Deed": list(terms.Deed),
    "DialSide": list(terms.DialSide),
    "Condition": [c.Won(), c.Not(c.Won())],
    "Sequence[Condition]": [(c.Won(), c.IsAlone()), (c.Won(), c.IsAlone(), c.IsDying())],
    "Sequence[Effect]": [DONE, (), DONE[:1]],
    "Sequence[Cost]": [(costs.Pay(1, Resource.FOOD), costs.DiscardThis()), (costs.TurnThis(),)],
    "Sequence[Way]": [(Way(DONE), Way((), cost=(costs.TurnThis(),), needs=c.Won()))],
    "Sequence[Band]": [(Band(1, ()), Band(4, DONE)), (Band(1, DONE), Band(6, DONE))],
    "Sequence[Page]": [(Page("101.0"),), (Page("101.0", c.Won()), Page("102.0"))],
    "Sequence[str]": [("mill",), ("mill", "asylum")],
}
BY_NAME: dict[str, list[Any]] = {
    "by": [1, 2, -1, -2],
    "markers": [1, 2, -1, -2, COUNTED],
    "steps": [1, 2, -1, -2, COUNTED],
    "health": [1, 0, -1],
    "fear": [1, 2, -1],
    "item": ["blue_defend"],
    "encounter": ["lone_lancer"],
    "named": ["", "lone_lancer"],
    "event": ["chapter_1_part_1"],
    "status": [next(iter(library.STATUSES)), "mill_folk"],
    "task": [next(iter(library.TASKS))],
    "character": ["beor"],
    "dial": ["mill"],
    "verse": ["101.0"],
    "expires": ["", "101.0"],
    "number": [101, 102, 105, 106, *library.LOCATIONS][:12],
    "old": [101],
    "new": [102],
    "beside": [102],
    "part": [0, 1, 2],
}


def words_of(base: type) -> list[type]:
    """The classes of a vocabulary that something can be made of."""
    found = set(kinds(base, "tafelrunde.games.avalon.vocabulary."))
    return sorted(found - set(BASES), key=lambda kind: kind.__name__)


def samples(kind: type) -> Iterator[Any]:
    """A word with each of its fields in each shape, the others as usual."""
    known = fields(kind)
    tried = {each.name: _values(each.name, str(each.type)) for each in known}
    usual = {name: values[0] for name, values in tried.items()}
    yield kind(**usual)
    for name, values in tried.items():
        for value in values[1:]:
            yield kind(**usual | {name: value})


def _values(name: str, kind: str) -> list[Any]:
    found = BY_NAME.get(name) or VALUES[kind]
    if kind == "int":
        return [each for each in found if isinstance(each, int)]
    return found


# --- What no sentence may have --------------------------------------------------------------------

RAW: dict[Lang, str] = {
    "de": r"[{}$\[\]]|[a-z]_[a-z]|None\b|True|False|<|\bnone\b",
    "en": r"[{}$\[\]]|[a-z]_[a-z]|<|: none\b",  # the rest are English words
}
SPACING = r"\S  +\S| [,.;:!?](\s|$)|,[.,;:]|\.\.|;\.|\n\n\n|^\s|\s$"
DISAGREE: dict[Lang, str] = {
    "en": r"(?<![\d–] )(?<![\d–.])\b1 (cards|steps|items|markers|charges|days|tokens|tasks|"
    r"hand cards|combat markers|time tokens|random events)\b|\b([2-9]|X) "
    r"(card|step|item|charge|day|hand card|combat marker|time token|random event)\b(?! of)",
    "de": r"\b1 (Karten|Felder|Gegenstände|Ladungen|Tage|Handkarten|Aufgaben|Ereignisse)\b|"
    r"\b([2-9]|X) (Karte|Feld|Gegenstand|Ladung|Tag|Handkarte|Aufgabe|Ereignis)\b",
}
TWICE = r"\b([A-Za-zÄÖÜäöüß]{2,}) \1\b"


def flaws(text: str, lang: Lang) -> list[str]:
    """What is wrong with a text."""
    bad = (RAW[lang], SPACING, DISAGREE[lang], TWICE)
    return [found.group() for each in bad for found in re.finditer(each, text)]


def test_flaws_are_found() -> None:
    assert flaws("Draw 1 cards.", "en") == ["1 cards"]
    assert flaws("Draw 2 card.", "en") == ["2 card"]
    assert flaws("Ziehe 1 Karten.", "de") == ["1 Karten"]
    assert flaws("Ziehe  1 { $x } .", "de") == ["{", "$", "}", "e  1", " ."]
    assert flaws("Erhalte gain_it none.", "de") == ["n_i", "none"]
    assert flaws("Draw 1 card. Draw 2 cards.", "en") == []


# --- Messages -------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_and_variables() -> None:
    known = {lang: patterns(FOLDER, lang) for lang in LANGUAGES}
    only = {"en": {"time-tokens"}, "de": set[str]()}
    keys = {lang: set(known[lang]) - only[lang] for lang in LANGUAGES}

    assert keys["de"] == keys["en"]
    different = [
        key
        for key in sorted(keys["de"])
        if len({frozenset(parts(key, known[lang]).variables) for lang in LANGUAGES}) > 1
    ]
    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_a_name(lang: Lang) -> None:
    named = (
        *(terms.Attribute, terms.Resource, terms.Track, terms.Colour, terms.Tray, terms.Keyword),
        *(terms.Trait, terms.Symbol, terms.Direction, terms.DialSide, terms.Area, terms.Deed),
    )
    for kind in named:
        members: list[Enum] = list(kind)
        assert len({term(each, lang) for each in members}) == len(members)


# --- Words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", words_of(Effect), ids=lambda kind: kind.__name__)
def test_every_effect_is_a_sentence(kind: type[Effect], lang: Lang) -> None:
    for effect in samples(kind):
        text = effect_text([effect], lang)
        assert flaws(text, lang) == [], text
        assert text[0].isupper()
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", words_of(c.Condition), ids=lambda kind: kind.__name__)
def test_every_condition_is_a_clause_and_has_an_opposite(
    kind: type[c.Condition], lang: Lang
) -> None:
    for condition in samples(kind):
        text, opposite = tells(condition, lang), tells(c.Not(condition), lang)
        assert flaws(text, lang) == flaws(opposite, lang) == [], (text, opposite)
        assert text != opposite


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", words_of(costs.Cost), ids=lambda kind: kind.__name__)
def test_every_cost_is_a_clause(kind: type[costs.Cost], lang: Lang) -> None:
    for cost in samples(kind):
        text = cost_text([cost], lang)
        assert flaws(text, lang) == [], text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("counted", c.Counted, ids=lambda counted: counted.value)
def test_every_counted_number_is_explained(counted: c.Counted, lang: Lang) -> None:
    number = c.Count(counted, attribute=Attribute.COURAGE, dial="mill")
    text = effect_text([Gain(number, Resource.FOOD)], lang)

    assert flaws(text, lang) == []
    assert "(X = " in text


def test_nested_words_read_as_one_sentence() -> None:
    word = Gain(c.Count(c.Counted.CONNECTED, attribute=Attribute.COURAGE, times=2), Resource.FOOD)

    assert effect_text([word], "de") == (
        "Erhalte X Nahrung (X = 2 × verbundene Symbole für Mut in der Abfolge)."
    )
    assert effect_text([word, word], "en") == (
        "Twice: gain X Food (X = 2 × connected symbols of Courage in the sequence)."
    )


# --- Printed things -------------------------------------------------------------------------------


@cache
def printed_things() -> tuple[Printed | Location | CharacterBoard | Skill, ...]:
    return (
        *library.PRINTED.values(),
        *library.LOCATIONS.values(),
        *library.BOARDS.values(),
        *(side for card in library.of_kind(SkillCard) for side in card.sides),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_thing_has_a_text_without_flaws(lang: Lang) -> None:
    texts = {each.id: text_of(each, lang) for each in printed_things()}

    assert len(texts) > 380
    assert {key: found for key, text in texts.items() if (found := flaws(text, lang))} == {}
    assert [key for key, text in texts.items() if not text] == []


def walk(thing: object) -> Iterator[Frozen]:
    """Every word within a printed thing."""
    if isinstance(thing, tuple | list):
        for each in thing:
            yield from walk(each)
    elif isinstance(thing, Frozen):
        yield thing
        for value in vars(thing).values():
            yield from walk(value)


def test_every_dial_of_the_story_has_a_name() -> None:
    shelves = (library.PRINTED, library.LOCATIONS, library.VERSES)
    dials = {
        dial
        for shelf in shelves
        for thing in shelf.values()
        for word in walk(thing)
        if (dial := getattr(word, "dial", ""))
    }

    assert dials
    for lang in LANGUAGES:
        assert {dial for dial in dials if f"dial-{dial.replace('_', '-')}" not in words(lang)} == (
            set()
        )
        assert dial_name("mill", lang) != "mill"


# --- The log --------------------------------------------------------------------------------------

EVENTS = [
    kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
]
OF_EVENTS: dict[str, list[Any]] = {
    "character": ["beor", "ailei"],
    "card": ["blue_defend"],
    "giver": ["beor"],
    "receiver": ["ailei"],
    "guardian": ["pale_stag", "sworn_brothers"],
    "encounter": ["lone_lancer", "sworn_brothers"],
    "status": ["mill_folk"],
    "task": ["mill"],
    "dial": ["mill"],
    "verse": ["101.0"],
    "choice": ["ask_elders", "leave"],
    "phase": ["dawn", "daytime", "day_end", "night"],
    "deed": [each.name.lower() for each in terms.Deed],
    "attribute": [each.name.lower() for each in terms.Attribute],
    "track": [each.name.lower() for each in terms.Track],
    "resource": [each.name.lower() for each in terms.Resource],
    "state": ["dying", "insanity"],
    "side": ["grail", "skull"],
    "shows": ["1", "6", *terms.GUARDIAN_DIE],
    "outcome": [each.name.lower() for each in Outcome if each],
    "what": ["attack", "opportunity", "reaction"],
    "cause": ["beor", "chapter 1"],
    "before": [1, 3],
    "after": [2],
    "place": [*library.LOCATIONS][::6],
    "old": [101, 102, 105],
    "new": [101],
    "value": [2, 1, 0, -1],
    "activated": [0, 1, 31],
    "others": [(), ("beor",), ("beor", "ailei", "arev")],
    "readers": [("beor",), ("beor", "ailei")],
    "group": [("beor",), ("beor", "ailei")],
    "cards": [(), ("blue_defend",), ("blue_defend", "blue_defend")],
    "won": [True, False],
    "again": [True, False],
    "why": ["A1.01"],
}
GIFTS = {"what": ["food", "wealth", "nests_ribbon"]}


def event_samples(kind: type[events.Event]) -> Iterator[events.Event]:
    known = OF_EVENTS | (GIFTS if kind is events.HandedOver else {})
    tried = {each.name: known.get(each.name, [1, 2]) for each in fields(kind)}
    usual = {name: values[0] for name, values in tried.items()}
    yield kind(**usual)
    for name, values in tried.items():
        for value in values[1:]:
            yield kind(**usual | {name: value})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_one_sentence_of_the_log(kind: type[events.Event], lang: Lang) -> None:
    for event in event_samples(kind):
        text = narrate(event, lang)
        assert flaws(text, lang) == [], text
        assert text[0].isupper()
        assert text[-1] in ".?“”"
