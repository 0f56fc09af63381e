"""The names in the code are those of the glossary, and the chapters have their modules."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.valskyrr import events, keywords, rulebook, vocabulary
from tafelrunde.games.valskyrr.rules import CHAPTERS
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.terms import Condition, Destination, Phase, Zone

BOOK = Path(rulebook.__file__).parent
OWN_WORDS = {"top_of_deck", "under_deck", "under_reward_deck"}
"""Places that the glossary has no word of its own for."""


def book(name: str) -> dict[str, Any]:
    with (BOOK / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


GLOSSARY = {term["key"]: term for term in book("valskyrr-glossary")["term"]}


def test_every_phase_is_a_word_of_the_glossary_and_has_its_rules() -> None:
    assert {f"{phase.name.lower()}_phase" for phase in Phase} <= GLOSSARY.keys()
    assert list(PHASES) == list(Phase)


@pytest.mark.parametrize("kind", [Condition, Zone, Destination])
def test_conditions_zones_and_places_are_words_of_the_glossary(kind: Any) -> None:
    names = {member.name.lower() for member in kind} - OWN_WORDS
    assert names
    assert names <= GLOSSARY.keys()


def test_keywords_that_the_rulebook_names_have_its_german_and_english_words() -> None:
    named = {entry["id"]: entry for entry in book("valskyrr-facts")["keyword"]}
    assert len(named) == 13
    for key, entry in named.items():
        name = keywords.KEYWORDS[key].name
        assert (name.de, name.en) == (entry["name_de"], entry["name_en"])


def test_no_two_keywords_share_a_german_word() -> None:
    german = [keyword.name.de for keyword in keywords.KEYWORDS.values()]
    assert len(set(german)) == len(german)


def test_effects_and_events_use_the_glossary_s_verbs_and_not_their_neighbours() -> None:
    names = [name.lower() for module in (vocabulary, events) for name in vars(module)]
    for wrong in ("trash", "banish", "scatter", "exhaust", "quest", "resolve_token", "peril"):
        assert not [name for name in names if wrong in name]


def test_every_chapter_of_the_catalogue_has_its_modules_in_the_order_of_play() -> None:
    chapters = [chapter["key"] for chapter in book("valskyrr")["chapter"]]
    assert list(CHAPTERS) == chapters
    for modules in CHAPTERS.values():
        for module in modules:
            assert import_module(f"tafelrunde.games.valskyrr.{module}").__doc__
