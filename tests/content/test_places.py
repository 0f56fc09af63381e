"""Time cards, location tiles and adventures against the catalogue, and walks over all of them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES, Name
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.blue import BLUE_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.green import GREEN_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.red import RED_ENEMIES
from tafelrunde.games.valskyrr.cards.tiles import INN, TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, HAVEN, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Adventure, Encounter, Enemy, Tile, TimeCard
from tafelrunde.games.valskyrr.vocabulary import BreakSeal
from tests.kit.shows import shows

BOOK = files("tafelrunde.games.valskyrr") / "rulebook" / "valskyrr-gaps.toml"
GAPS: dict[str, Any] = {gap["id"]: gap for gap in tomllib.loads(BOOK.read_text("utf-8"))["gap"]}
KINDS = {"B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}
ENEMIES = [*BLUE_ENEMIES, *GREEN_ENEMIES, *RED_ENEMIES, *FINAL_ENEMIES]
PRINTED: list[Enemy | Encounter | TimeCard | Tile | Adventure] = [
    *ENEMIES,
    *ENCOUNTERS,
    *FINAL_ENCOUNTERS,
    *TIME_CARDS,
    *TILES,
    *ADVENTURES,
]


def names(value: object) -> Iterator[Name]:
    """Every name within a printed thing."""
    if isinstance(value, Name):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from names(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from names(getattr(value, field.name))


# --- Walks over everything --------------------------------------------------------------------


@pytest.mark.parametrize("thing", PRINTED, ids=lambda thing: thing.id)
def test_every_name_is_given_in_both_languages(thing: object) -> None:
    found = list(names(thing))

    assert found
    for name in found:
        for lang in LANGUAGES:
            text = name.text(lang)
            assert text == text.strip() != ""


def test_ids_are_unique_and_snake_case() -> None:
    ids = [thing.id for thing in PRINTED]

    assert [key for key, count in Counter(ids).items() if count > 1] == []
    assert [key for key in ids if not re.fullmatch(r"[a-z]+(_[a-z]+)*", key)] == []


def test_ids_are_taken_from_the_english_name() -> None:
    for thing in PRINTED:
        if thing not in FINAL_ENEMIES:
            plain = thing.name.en.lower().replace("'", "")
            assert thing.id == re.sub(r"\W+", "_", plain)


@pytest.mark.parametrize("thing", PRINTED, ids=lambda thing: thing.id)
def test_every_printed_thing_is_frozen_through_and_through(thing: object) -> None:
    assert hash(thing) == hash(thing)


# --- Time cards -------------------------------------------------------------------------------


@shows("V5.16")
@pytest.mark.parametrize(
    ("card", "listed"),
    list(zip(TIME_CARDS, GAPS["V-GAP-21"]["card"], strict=True)),
    ids=[card.id for card in TIME_CARDS],
)
def test_a_time_card_has_its_name_value_and_event(card: TimeCard, listed: dict[str, Any]) -> None:
    assert (card.name.de, card.name.en) == (listed["name_de"], listed["name_en"])
    assert card.value == listed["time_value"]
    assert bool(card.do) == (listed["text"] != "no effect")
    assert bool(card.otherwise) == ("otherwise" in listed["text"])


def test_13_time_cards_move_16_fields() -> None:
    assert Counter(card.value for card in TIME_CARDS) == {1: 10, 2: 3}
    assert sum(card.value for card in TIME_CARDS) == 16


# --- Location tiles ---------------------------------------------------------------------------


@shows("V5.32")
def test_there_are_7_tiles_of_each_kind_and_one_haven() -> None:
    kinds = Counter(keyword for tile in TILES for keyword in tile.keywords)

    assert len(TILES) == 22
    assert kinds == {DEADLANDS: 7, WILDLANDS: 7, BORDERLANDS: 7, HAVEN: 1}
    assert INN.keywords == (HAVEN,)


@shows("V5.17")
@pytest.mark.parametrize(
    ("tile", "listed"),
    list(zip(TILES, GAPS["V-GAP-22"]["tile"], strict=True)),
    ids=[tile.id for tile in TILES],
)
def test_a_tile_has_its_title_keyword_regeneration_and_ability(
    tile: Tile, listed: dict[str, Any]
) -> None:
    assert (tile.name.de, tile.name.en) == (listed["name_de"], listed["name_en"])
    assert [keyword.name.de for keyword in tile.keywords] == listed["keywords"]
    assert tile.regeneration == listed["regeneration"]
    assert bool(tile.abilities or tile.standing) == (listed["ability"] != "none")
    assert tile.final == ("final_location_of" in listed)


def test_the_four_final_tiles_belong_to_the_four_adventures() -> None:
    of_adventures = [adventure.final_tile for adventure in ADVENTURES]
    listed = {
        tile["final_location_of"]: tile["name_en"]
        for tile in GAPS["V-GAP-22"]["tile"]
        if "final_location_of" in tile
    }
    by_id = {tile.id: tile for tile in TILES}

    assert sorted(of_adventures) == sorted(tile.id for tile in TILES if tile.final)
    assert [by_id[key].name.en for key in of_adventures] == [listed[n] for n in (1, 2, 3, 4)]


# --- Adventures -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("adventure", "listed"),
    list(zip(ADVENTURES, GAPS["V-GAP-23"]["adventure"], strict=True)),
    ids=[adventure.id for adventure in ADVENTURES],
)
def test_an_adventure_is_laid_out_as_listed(adventure: Adventure, listed: dict[str, Any]) -> None:
    rewards = re.search(r"(\d+) random one-time rewards", listed["rewards"])
    encounter = next(e for e in FINAL_ENCOUNTERS if e.id == adventure.final_encounter)
    enemy = listed["final_enemy"]

    assert (adventure.name.de, adventure.name.en) == (listed["name_de"], listed["name_en"])
    assert adventure.number == listed["number"]
    assert list(adventure.layout) == [row.replace(" ", "") for row in listed["layout"]]
    assert rewards
    assert adventure.one_time_rewards == int(rewards[1])
    assert encounter.name.de == listed["final_encounter"]["name_de"]
    for side in (adventure.final_enemy, adventure.final_enemy_hard):
        name = next(e.name for e in FINAL_ENEMIES if e.id == side)
        assert (name.de, name.en) == (enemy["name_de"], enemy["name_en"])
    own_rules = (*adventure.rules, *adventure.letters, *adventure.anchors)
    assert (not own_rules) == (listed["special"] == "none")


@shows("V23.01")
@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_an_adventure_has_one_inn_one_final_location_and_tiles_enough(adventure: Adventure) -> None:
    places = Counter("".join(adventure.layout))
    free = Counter(k for tile in TILES if not tile.final for k in tile.keywords)

    assert set(places) <= set("GFBWD.")
    assert places["G"] == places["F"] == 1
    assert len({len(row) for row in adventure.layout}) == 1
    for letter, kind in KINDS.items():
        assert places[letter] <= free[kind]
    assert [e.id for e in FINAL_ENCOUNTERS].count(adventure.final_encounter) == 1


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_the_final_location_can_be_reached_from_the_inn(adventure: Adventure) -> None:
    rows = adventure.layout
    places = {
        (x, y): letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }
    reached: list[tuple[int, int]] = [place for place, letter in places.items() if letter == "G"]
    for x, y in reached:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in places and near not in reached:
                reached.append(near)

    assert sorted(reached) == sorted(places)


@shows("V5.25")
def test_adventure_tokens_have_the_meaning_the_adventure_gives_them() -> None:
    by_id = {adventure.id: adventure for adventure in ADVENTURES}
    letters = by_id["the_abomination"].letters
    anchors = by_id["the_mist_throne"].anchors

    assert [letter.letter for letter in letters] == list("ABCDEF")
    assert [letter.do == (BreakSeal(),) for letter in letters] == [True] * 3 + [False] * 3
    assert set(anchors) == {DEADLANDS, WILDLANDS, BORDERLANDS}
    assert not by_id["into_the_wilds"].letters
    assert not by_id["into_the_wilds"].anchors


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_tokens_find_places_enough_between_inn_and_final_location(adventure: Adventure) -> None:
    places = Counter("".join(adventure.layout))
    between = sum(places[letter] for letter in KINDS)
    by_kind = {kind: places[letter] for letter, kind in KINDS.items()}

    assert len(adventure.letters) <= between
    assert all(by_kind[kind] for kind in adventure.anchors)


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda adventure: adventure.id)
def test_a_story_has_three_to_five_sentences_in_each_language(adventure: Adventure) -> None:
    for lang in LANGUAGES:
        sentences = re.findall(r"[^.!?]+[.!?](?= |$)", adventure.story.text(lang))
        assert 3 <= len(sentences) <= 5
