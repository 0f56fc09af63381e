"""`tafelrunde book`: the map of a game's stories, for writers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.engine.book.story_map import Place, StoryMap, Way, changes
from tafelrunde.terminal.book_page import columns


def book(*args: str) -> Result:
    """What the command says."""
    return CliRunner().invoke(main, ["book", *args])


@pytest.mark.parametrize("game", ["avalon", "hexer"])
def test_the_map_knows_every_verse_and_is_whole(game: str) -> None:
    drawn = json.loads(book(game, "--json").output)

    assert len(drawn["verses"]) > 100
    assert all(place["words"]["de"] and place["words"]["en"] for place in drawn["verses"])
    checked = book(game, "--check", "--lang", "en")
    assert (checked.exit_code, checked.output) == (0, "The book is whole.\n")


def test_a_place_is_listed_with_choices_conditions_and_records() -> None:
    said = book("avalon", "108.2", "--lang", "en").output

    assert "# 108 Grubwood" in said
    assert (
        "- share → 108.2  Share out food.  Cost: pay 2 Food."
        in book("avalon", "grubwood", "--lang", "en").output
    )
    assert "sets status mill_folk 1, secret 17" in said
    assert said.endswith("in English.\n")


def test_the_whole_list_ends_with_who_sets_and_who_reads_what() -> None:
    last = book("avalon", "--lang", "en").output.splitlines()

    assert "status gate 1: set in 472; read in 101.201, 108.8" in last


def test_the_page_draws_places_and_needs_no_network(tmp_path: Path) -> None:
    file = tmp_path / "map.html"
    said = book("avalon", "--page", str(file), "--lang", "de")
    page = file.read_text(encoding="utf-8")

    assert said.output == f"Die Karte ist in {file} gezeichnet.\n"
    assert page.count("<svg") > 10
    assert '<a href="#v-108.2" class="">' in page
    assert "http" not in page


def test_a_game_without_a_book_and_a_file_without_a_map_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text("{}", encoding="utf-8")

    assert "[unknown-name]" in book("valskyrr").output
    assert "is not the map of a book" in book("avalon", "--since", str(file)).output
    assert "[unknown-name]" in book("avalon", "--since", "no-such-revision").output


def test_changes_since_an_earlier_map_are_told(tmp_path: Path) -> None:
    drawn = json.loads(book("avalon", "--json", "--lang", "en").output)
    for place in drawn["verses"]:
        if place["id"] == "108.0":
            place["text"] = "Otherwise."
    drawn["verses"] = [each for each in drawn["verses"] if each["id"] != "108.1"]
    file = tmp_path / "old.json"
    file.write_text(json.dumps(drawn), encoding="utf-8")
    said = book("avalon", "--since", str(file), "--lang", "en").output

    assert "108.0  [told otherwise]" in said
    assert "108.1  [new]" in said
    assert "108.2" not in said.replace("→ 108.2", "")


def place(key: str, *ways: str, leads: tuple[str, ...] = ()) -> Place:
    """A verse on a map."""
    choices = [Way(to, to, "", "") for to in ways]
    return Place(key, "wood", "", "", {}, "", choices, list(leads), [], [])


def test_what_a_verse_does_is_no_change_of_words() -> None:
    old = StoryMap("en", ["1"], [place("1", "2"), place("2"), place("3")])
    new = StoryMap("en", ["1"], [place("1", "2", leads=("3",)), place("2"), place("4")])

    assert dict(changes(old, new)) == {"1": "structure", "4": "new", "3": "gone"}


def test_columns_count_the_steps_from_where_a_place_begins() -> None:
    many = [place("1", "2", "3"), place("2", "3"), place("3", "1", leads=("4",)), place("4")]

    assert columns([*many, place("9")], ["1"]) == {"1": 0, "2": 1, "3": 1, "4": 2, "9": 0}
