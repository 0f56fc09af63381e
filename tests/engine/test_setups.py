"""A set-up that is described once: plain data is read, checked and written by its description."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import BadSetup, UnknownName
from tafelrunde.engine.setups import (
    MOST_READ,
    Choice,
    Field,
    in_words,
    nothing_more,
    read_once,
)
from tests.kit.toy_setup import TOY, name


def test_without_a_word_everything_is_usual() -> None:
    assert TOY.read({}) == {
        "guests": ("ann", "bob"),
        "place": ("",),
        "extras": ("boat", "kite"),
        "chairs": (),
        "food": (),
        "music": ("yes",),
        "swim": ("no",),
        "weather": ("sun",),
    }


def test_every_kind_is_read_and_written_as_plain_data() -> None:
    data = {
        "guests": ["bob", "ann", "cy"],
        "place": "meadow",
        "extras": ["kite", "boat", "kite"],
        "chairs": ["stool", "soft"],
        "food": {"honey": True, "old_bread": False},
        "music": False,
        "swim": True,
        "weather": "rain",
    }
    answers = TOY.check(data)

    assert (answers.one("place"), answers.is_on("music"), answers.is_on("swim")) == (
        *("meadow", False),
        True,
    )
    assert answers["extras"] == ("boat", "kite")  # in the order of the description
    assert answers["food"] == ("honey",)
    tidy = {"extras": ["boat", "kite"], "food": {"honey": True}}
    assert TOY.write(answers) == data | tidy
    assert TOY.check(TOY.write(answers)) == answers


def test_things_that_only_the_game_finds_are_known_too() -> None:
    assert TOY.read({"guests": ["eve", "dee"]})["guests"] == ("eve", "dee")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (3, "The set-up cannot be read: setup must be a table, not 3."),
        ({"place": 3}, "setup.place must be text, not 3."),
        ({"plaice": ""}, "setup has no key 'plaice'. Did you mean 'place'?"),
        ({"place": "medow"}, "by_lot, meadow, lake_side, den. Did you mean 'meadow'?"),
        ({"extras": ["kit"]}, "setup.extras cannot be 'kit'; there are boat, kite."),
        ({"extras": "kite"}, "setup.extras must be a list, not 'kite'."),
        ({"chairs": [1]}, "setup.chairs must be text, not 1."),
        ({"food": {"hony": True}}, "setup.food has no key 'hony'. Did you mean 'honey'?"),
        ({"food": {"honey": 1}}, "setup.food.honey must be true or false, not 1."),
        ({"music": "yes"}, "setup.music must be true or false, not 'yes'."),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_nearest_name(data: Any, sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        TOY.read(data)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"guests": ["ann"]}, "T1"),
        ({"guests": ["ann", "bob", "dee", "eve"]}, "T1"),
        ({"guests": ["ann", "bob", "ann"]}, "T2"),
        ({"place": "den", "food": {"honey": True}}, "T3"),
        ({"guests": ["ann", "cy"], "extras": ["kite"]}, "T5"),
        ({"place": "lake_side", "extras": []}, ""),
    ],
)
def test_what_breaks_a_rule_is_refused_with_the_rule(data: dict[str, Any], why: str) -> None:
    TOY.read(data)
    with pytest.raises(BadSetup) as refusal:
        TOY.check(data)
    assert refusal.value.why == why


def test_somebody_unknown_is_refused_by_the_game() -> None:
    with pytest.raises(UnknownName, match="Nobody is called zoe"):
        TOY.read({"guests": ["ann", "zoe"]})


def test_an_answer_to_a_question_that_need_not_be_asked_is_no_mistake() -> None:
    assert TOY.check({"extras": [], "swim": True}).is_on("swim")


def test_people_are_asked_first_what_others_need_and_last_what_is_seldom_changed() -> None:
    order = [each.id for each in TOY.in_order()]

    assert order == ["extras", "place", "swim", "guests", "chairs", "food", "music"]


def test_only_what_is_to_be_had_is_offered() -> None:
    assert [each.id for each in TOY.offers("guests", {"extras": ()})] == ["ann", "bob"]
    assert [each.id for each in TOY.offers("guests", {})] == ["ann", "bob", "cy"]


def test_the_line_up_tells_who_plays_what() -> None:
    data = {"guests": ["bob", "ann"], "place": "den"}

    assert TOY.seated(data) == ["bob", "ann"]
    assert TOY.line_up(data) == (["bob", "ann"], "den")
    plain = replace(TOY, fields=TOY.fields[1:3], check_more=nothing_more)
    assert plain.line_up({"guests": ["bob", "ann"]}) == (["bob", "ann"], "")
    assert plain.check({})["extras"] == ("boat", "kite")


def test_words_are_put_together_when_they_are_read() -> None:
    assert in_words(None, "de") == ""
    assert in_words(name("Ann"), "de") == "Ann."
    assert in_words(lambda lang: f"in {lang}", "en") == "in en"
    assert (Choice("x", name("X")).word, TOY.fields[0].choices[0].word) == ("x", "by_lot")


def test_a_question_without_a_kind_cannot_be_read() -> None:
    field = Field("x", Name("x", "x"), Name("x?", "x?"), [])

    assert field.usual == ()
    with pytest.raises(NotImplementedError):
        field.read("x")


def test_equal_data_is_read_once_and_a_mistake_every_time() -> None:
    read = list[object]()

    @read_once
    def length(data: object) -> int:
        read.append(data)
        if not isinstance(data, list):
            raise BadSetup("no list")
        return len(data)

    assert [length(["a"]), length(["a"]), length(["b", "c"])] == [1, 1, 2]
    assert read == [["a"], ["b", "c"]]
    for _ in range(2):
        with pytest.raises(BadSetup):
            length(("a",))
    assert len(read) == 4


def test_only_so_many_set_ups_are_remembered() -> None:
    read = list[object]()

    @read_once
    def same(data: object) -> object:
        read.append(data)
        return data

    for number in range(MOST_READ + 1):
        same([number])
    same([MOST_READ])
    same([0])

    assert len(read) == MOST_READ + 2
