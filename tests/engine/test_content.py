"""Words of a vocabulary: frozen values, compared and shown by what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import FrozenInstanceError, fields

import pytest

from tafelrunde.engine.content import Frozen, word


@word
class Order(Frozen):
    """Base of all orders."""


@word
class Wait(Order):
    """Do nothing."""


@word
class March(Order):
    """Go somewhere."""

    places: Sequence[Sequence[str]]
    at_night: bool = False


@word
class Ride(March):
    """Go there faster."""


def test_words_with_the_same_content_are_equal_and_others_are_not() -> None:
    assert March([["inn"]]) == March([["inn"]], at_night=False)
    assert hash(March([["inn"]])) == hash(March([["inn"]]))
    assert len({March([["inn"]]), March([["inn"]], at_night=True), March([["moor"]])}) == 3
    assert March([["inn"]]) != Ride([["inn"]])
    assert Wait() == Wait()
    assert Wait() != Order()


def test_a_word_shows_what_it_holds() -> None:
    assert repr(Ride([["inn"], ["moor"]])) == "Ride(places=(('inn',), ('moor',)), at_night=False)"
    assert repr(Wait()) == "Wait()"


def test_lists_are_frozen_and_nothing_can_be_changed() -> None:
    ride = Ride([["inn"]])

    assert ride.places == (("inn",),)
    with pytest.raises(FrozenInstanceError):
        ride.at_night = True  # type: ignore[misc]
    assert [field.name for field in fields(Ride)] == ["places", "at_night"]
    assert fields(Wait) == ()
