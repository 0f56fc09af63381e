"""Chapter 22: timing, replacement effects and rolls (Timing, Ersatzeffekte und Würfe)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.conditions import Has
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    ChooseOne,
    Gain,
    RepeatToss,
    Roll,
    Toss,
    Way,
)
from tests.kit.avalon import avalon, character, does, dummy_item
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A22.05", "A2.05")
@pytest.mark.parametrize(("side", "food"), [(0, 1), (1, 5)])
def test_grail_or_skull_decides(side: int, food: int) -> None:
    effect = Toss(grail=[Gain(1, FOOD)], skull=[Gain(5, FOOD)])
    table = avalon(characters={"beor": character(food=0)}, tosses=[side])
    table.play(does(effect, who="beor"))

    assert table.value("beor", "food") == food


@shows("A22.03", "A22.04")
def test_a_toss_is_repeated_at_most_once_and_the_new_result_counts() -> None:
    charm = Ability(Moment.TOSSED, [RepeatToss()], cost=[DiscardThis()], may=True)
    charms = [dummy_item(key, [charm]) for key in ("charm", "rune")]
    effect = Toss(grail=[Gain(1, FOOD)], skull=[Gain(5, FOOD)])
    table = avalon(characters={"beor": character(food=0, equipped=charms)}, tosses=[0, 1])
    table.play(does(effect, who="beor"))
    assert table.asks("beor", "repeat") == ["charm", "rune", "no"]
    table.answer("beor", "rune")

    assert table.value("beor", "food") == 5  # the new one, though worse or better
    assert table.ids(table.character("beor").equipped) == ["charm"]  # no second repetition
    assert [event.again for event in table.events(events.Tossed)] == [False, True]


@shows("A22.03")
def test_a_repetition_can_be_left_and_the_first_result_counts() -> None:
    charm = Ability(Moment.TOSSED, [RepeatToss()], cost=[DiscardThis()], may=True)
    beor = character(food=0, equipped=[dummy_item("charm", [charm])])
    effect = Toss(grail=[Gain(1, FOOD)], skull=[Gain(5, FOOD)])
    table = avalon(characters={"beor": beor}, tosses=[0, 1]).play(does(effect, who="beor"))
    table.answer("beor", "no")

    assert table.value("beor", "food") == 1
    assert table.ids(table.character("beor").equipped) == ["charm"]


@shows("A22.03", "A2.17")
def test_a_roll_may_be_repeated_too_and_bands_decide() -> None:
    charm = Ability(Moment.TOSSED, [RepeatToss()], cost=[Pay(1, Resource.MAGIC)], may=True)
    beor = character(food=0, magic=1, equipped=[dummy_item("charm", [charm])])
    effect = Roll([Band(1, [Gain(1, FOOD)]), Band(5, [Gain(5, FOOD)])])
    table = avalon(characters={"beor": beor}, tosses=[4, 5]).play(does(effect, who="beor"))
    table.answer("beor", "charm")

    assert table.value("beor", "food") == 5


WAYS = [
    Way([Gain(1, FOOD)], cost=[Pay(1, Resource.WEALTH)]),
    Way([Gain(2, FOOD)], needs=Has(1, Resource.MAGIC)),
]


@shows("A12.12", "A28.08")
def test_of_several_ways_those_are_open_that_can_be_paid_and_whose_condition_is_met() -> None:
    beor = character(food=0, wealth=1, magic=1)
    table = avalon(characters={"beor": beor}).play(does(ChooseOne(WAYS), who="beor"))
    assert table.asks("beor", "one_of") == ["way1", "way2"]
    table.answer("beor", "way1")

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (1, 0)


@shows("A12.12")
@pytest.mark.parametrize(("stock", "food"), [({"wealth": 1}, 1), ({"magic": 1}, 2), ({}, 0)])
def test_a_single_way_is_taken_and_without_any_nothing_happens(
    stock: dict[str, int], food: int
) -> None:
    beor = character(food=0, **({"wealth": 0, "magic": 0} | stock))
    table = avalon(characters={"beor": beor}).play(does(ChooseOne(WAYS), who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (food, 0)
