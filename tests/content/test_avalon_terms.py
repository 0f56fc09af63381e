"""The names in Avalon's code are those of the glossary, and the chapters have their modules."""

from __future__ import annotations

import tomllib
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.avalon import library, rulebook
from tafelrunde.games.avalon.rules import CHAPTERS
from tafelrunde.games.avalon.terms import (
    ATTRIBUTE_COST,
    CARD_COST,
    ITEM_CAP,
    LOOK_AT,
    RESOURCE_CAP,
    START_DIAL,
    Attribute,
    Deed,
    DialSide,
    Keyword,
    Mode,
    Phase,
    Resource,
    Symbol,
    Track,
    Trait,
)

BOOK = Path(rulebook.__file__).parent


def book(name: str) -> dict[str, Any]:
    with (BOOK / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


GLOSSARY = {term["key"] for term in book("avalon-glossary")["term"]}
FACTS = book("avalon-facts")
OWN_WORDS = {"setup", "normal", "card_action", "tend", "dream", "menhir"}
"""What the glossary has no word for, or the same for a symbol and a thing."""


@pytest.mark.parametrize(
    "kind", [Attribute, Resource, Track, Keyword, Symbol, Phase, DialSide, Deed, Mode]
)
def test_terms_are_words_of_the_glossary(kind: type[Enum]) -> None:
    names = {each.name.lower() for each in kind} - OWN_WORDS

    assert names <= GLOSSARY


def test_traits_are_words_of_the_glossary() -> None:
    names = {each.name.lower() for each in Trait}

    assert {name if name == "guardian" else f"trait_{name}" for name in names} <= GLOSSARY
    assert names == {each["id"] for each in FACTS["enemy_trait"]}


def test_attributes_stand_opposite_to_each_other() -> None:
    for each in FACTS["attribute"]:
        assert Attribute[each["id"].upper()].opposite.name.lower() == each["opposite"]


def test_what_can_be_paid_is_never_mistaken_for_something_else() -> None:
    assert len({*Resource, *Track}) == len(Resource) + len(Track)


def test_numbers_are_those_of_the_facts() -> None:
    assert {each["players"]: each["value"] for each in FACTS["menhir_start_dial"]} == START_DIAL
    assert [each["exp"] for each in FACTS["attribute_cost"]] == list(ATTRIBUTE_COST)
    (card,) = FACTS["card_cost"]
    assert (card["exp"], card["look_at"]) == (CARD_COST, LOOK_AT)
    caps = {each["id"]: each["value"] for each in FACTS["challenge"]}
    assert (caps["resource_cap"], caps["item_cap"]) == (RESOURCE_CAP, ITEM_CAP)


def test_characters_have_the_values_of_facts_and_gaps() -> None:
    gaps = {gap["id"]: gap for gap in book("avalon-gaps")["gap"]}
    for start in gaps["A-GAP-22"]["start"]:
        board = library.board(start["character"])
        tray = library.TRAYS[board.tray]
        for attribute in Attribute:
            assert board.attributes.get(attribute, 0) == start[attribute.name.lower()]
        for resource in Resource:
            assert board.resources.get(resource, 0) == start[resource.name.lower()]
        assert (board.number, tray.health) == (start["number"], start["health"])
        assert (tray.energy, tray.most_energy) == (start["energy_start"], start["energy_max"])
        assert (tray.fear, tray.most_fear) == (start["fear_start"], start["fear_max"])


def test_every_chapter_of_the_catalogue_has_its_modules_in_the_order_of_play() -> None:
    assert list(CHAPTERS) == [chapter["key"] for chapter in book("avalon")["chapter"]]
    for modules in CHAPTERS.values():
        for module in modules:
            assert import_module(f"tafelrunde.games.avalon.{module}").__doc__
