"""The names in Hexer's code are those of the glossary, and the chapters have their modules."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.hexer import events, library, rulebook, terms, vocabulary
from tafelrunde.games.hexer.rules import CHAPTERS
from tafelrunde.games.hexer.state.board import LOCATIONS, SCHOOLS, WAYS
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import story as vocabulary_story

BOOK = Path(rulebook.__file__).parent


def book(name: str) -> dict[str, Any]:
    with (BOOK / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


GLOSSARY = {term["key"] for term in book("hexer-glossary")["term"]}


def test_attributes_are_words_of_the_glossary() -> None:
    assert {attribute.name.lower() for attribute in Attribute} <= GLOSSARY


def test_terrains_have_the_names_of_the_catalogue() -> None:
    gap = next(gap for gap in book("hexer-gaps")["gap"] if gap["id"] == "H-GAP-01")

    assert [each["key"] for each in gap["terrain"]] == [t.name.lower() for t in Terrain]


def test_effects_and_events_use_the_glossary_s_verbs_and_not_their_neighbours() -> None:
    modules = (vocabulary, vocabulary_story, events)
    names = [name.lower() for module in modules for name in vars(module)]
    for wrong in ("bury", "banish", "scatter", "mill", "destroycard"):
        assert not [name for name in names if wrong in name]


def test_every_chapter_of_the_catalogue_has_its_modules_in_the_order_of_play() -> None:
    assert list(CHAPTERS) == [chapter["key"] for chapter in book("hexer")["chapter"]]
    for modules in CHAPTERS.values():
        for module in modules:
            assert import_module(f"tafelrunde.games.hexer.{module}").__doc__


def test_the_map_has_43_ways_that_lead_back_and_six_locations_for_each_terrain() -> None:
    assert sum(len(ways) for ways in WAYS) == 2 * 43
    assert all(place in WAYS[way] for place in range(19) for way in WAYS[place])
    counts = [sum(p.terrains == 1 << t for p in LOCATIONS[:19]) for t in Terrain]
    assert counts == [6, 6, 6]
    assert SCHOOLS == {
        "manticore": 0,
        "griffin": 1,
        "wolf": 3,
        "bear": 10,
        "viper": 15,
        "cat": 17,
    }


def test_islands_are_those_of_the_catalogue() -> None:
    gap = next(gap for gap in book("hexer-gaps")["gap"] if gap["id"] == "H-GAP-03")
    for island in gap["island"]:
        place = LOCATIONS[island["nr"]]
        assert (place.name.de, place.name.en) == (island["name_de"], island["name"])
        assert place.tile is island["tile"]
        assert place.event == island["event"]
        assert place.action.value == (island["action"] or "nothing")


@pytest.mark.parametrize("row", book("hexer-gaps")["gap"][4]["track"])
def test_the_victory_track_has_the_values_of_the_catalogue(row: dict[str, Any]) -> None:
    space = row["space"]

    assert terms.EXHAUSTION[space] == row["exhaustion"]
    assert terms.LOSER_GOLD[space] == row["loser_gold"]
    assert terms.PROTECTION[row["side"].lower()][space] == row["protection"]


def test_monsters_bear_the_names_of_the_catalogue() -> None:
    gap = next(gap for gap in book("hexer-gaps")["gap"] if gap["id"] == "H-GAP-20")
    names = {(m.rank, m.name.de, m.name.en) for m in library.MONSTERS}

    assert {(t["rank"], t["name_de"], t["name_en"]) for t in gap["trophy"]} < names
    assert len(names) == 29
