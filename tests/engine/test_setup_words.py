"""A set-up as people type it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tafelrunde.engine.errors import BadSetup, UnknownName
from tafelrunde.engine.setup_words import data_from, given_from, harder, switched
from tests.kit.toy_setup import TOY


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("place=meadow", ("meadow",)),
        ("place=lake-side", ("lake_side",)),
        ("place=by_lot", ("",)),
        ("place=", ("",)),
        ("place=bears", ("den",)),
        ("extras=kite,boat", ("boat", "kite")),
        ("extras=no-boat", ("kite",)),
        ("extras=no-boat,no_kite,boat", ("boat",)),
        ("extras=none", ()),
        ("extras=", ()),
        ("food=old-bread", ("old_bread",)),
        ("chairs=stool,soft", ("stool", "soft")),
        ("music=off", ("no",)),
        ("music=yes", ("yes",)),
        ("guests=ann, lot, eve", ("ann", "lot", "eve")),
        (" guests = bob", ("bob",)),
    ],
)
def test_every_kind_of_answer_can_be_typed(word: str, answer: tuple[str, ...]) -> None:
    (given,) = given_from(TOY, [word]).values()
    assert given == answer


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("plaice=den", "There is no 'plaice' to set; there are guests, place"),
        ("plaice=den", "Did you mean 'place'?"),
        ("place", "Say place=VALUE; there are by_lot, meadow"),
        ("place=den,meadow", "place takes one value, not 2."),
        ("place=medow", "Did you mean 'meadow'?"),
        ("extras=none,kite", "extras cannot be 'none'"),
        ("extras=no-bat", "extras cannot be 'bat'; there are boat, kite. Did you mean 'boat'?"),
        ("music=maybe", "music cannot be 'maybe'; there are yes, no."),
    ],
)
def test_what_cannot_be_meant_is_refused_with_the_nearest_name(word: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        given_from(TOY, [word])
    assert sentence in str(refusal.value)


def test_somebody_unknown_is_refused_by_the_game() -> None:
    with pytest.raises(UnknownName):
        given_from(TOY, ["guests=zoe"])


def test_one_word_for_each_seat_stands_for_all() -> None:
    words = ["guests=ann,bob,eve", "chairs=stool"]

    assert data_from(TOY, given_from(TOY, words)) == {
        "guests": ["ann", "bob", "eve"],
        "chairs": ["stool"] * 3,
    }
    assert data_from(TOY, given_from(TOY, ["chairs=stool,soft"]))["chairs"] == ["stool", "soft"]
    assert data_from(TOY, {"chairs": ("stool",)}) == {"chairs": ["stool"] * 2}
    assert data_from(TOY, {"chairs": ("stool",)}, seats=3) == {"chairs": ["stool"] * 3}
    assert data_from(TOY, {}) == {}


def test_what_nobody_would_be_asked_cannot_be_answered() -> None:
    with pytest.raises(BadSetup, match="swim needs boat"):
        data_from(TOY, given_from(TOY, ["swim=yes", "extras=kite"]))


def test_all_that_is_harder_is_chosen_at_once() -> None:
    assert harder(TOY) == {"place": ("den",), "chairs": ("stool",)}
    with pytest.raises(BadSetup, match="no harder side"):
        harder(replace(TOY, fields=TOY.fields[1:2]))


def test_words_switch_flags_and_choices_on_and_off() -> None:
    words = ["no-music", "swim", "no-kite", "honey", "old-bread", "no-honey", "bears", "stools"]

    assert switched(TOY, words) == {
        "music": ("no",),
        "swim": ("yes",),
        "extras": ("boat",),
        "food": ("old_bread",),
        "place": ("den",),
        "chairs": ("stool",),
    }
    assert switched(TOY, ["bears", "no-bears"]) == {"place": ("",)}
    with pytest.raises(BadSetup, match=r"no optional rule 'no_hony'.*Did you mean 'honey'"):
        switched(TOY, ["no-hony"])
