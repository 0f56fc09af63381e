"""Chapter 22: timing, replacement effects and rolls (Timing, Ersatzeffekte und Würfe)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, Pay
from tafelrunde.games.avalon.vocabulary.effects import Band, Gain, RepeatToss, Roll, Toss
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
