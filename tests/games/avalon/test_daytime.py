"""Chapter 7: phase ii: daytime (Phase II: Während des Tages)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon.nouns import Ability, Choice, Moment
from tafelrunde.games.avalon.terms import Deed, Resource
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Gain, Way
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost
from tests.games.avalon.test_actions import action
from tests.games.avalon.test_clauses_places import EAST, country
from tests.kit.avalon import (
    MEADOW,
    avalon,
    character,
    day,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_verse,
    two,
)
from tests.kit.shows import shows


@shows("A7.03", "A7.06")
def test_a_new_action_begins_only_when_the_one_before_is_over() -> None:
    dummy_verse("open.0", choices=[Choice("one"), Choice("two")])
    table = day(characters={"beor": character(energy=5)}).answer("party", "beor:explore")

    assert table.question == "choice"
    table.answer("beor", "one").stops_at("action")


@shows("A7.08", "A7.07", "A7.06")
def test_joining_does_not_use_up_the_own_action_and_frees_the_starter() -> None:
    dummy_verse("open.0")
    table = day(characters=two(energy=5)).answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", "own")

    asked = table.asks("party", "action")
    assert "ailei:explore" in asked
    assert "beor:explore" in asked  # Ailei has taken part since
    table.stops_at("action")


@shows("A7.09")
def test_nobody_waits_for_those_who_have_passed() -> None:
    dummy_verse("open.0")
    people = {"beor": character(energy=5), "ailei": character(passed=True)}
    table = day(characters=people).answer("party", "beor:explore")

    assert "beor:explore" in table.asks("party", "action")
    table.stops_at("action")


@shows("A7.12", "A7.11")
def test_who_is_at_0_energy_after_an_action_passes_at_once() -> None:
    dummy_verse("open.0")
    people = {"beor": character(energy=1), "ailei": character(energy=5)}
    table = day(characters=people).answer("party", "beor:explore").answer("ailei", "stay")

    assert table.character("beor").passed
    table.stops_at("action")


@shows("A7.05")
@pytest.mark.parametrize(("number", "left"), [(MEADOW, 1), (EAST, 2)])
def test_an_action_is_dearer_only_where_a_card_says_so(number: int, left: int) -> None:
    dummy_verse("open.0")
    mud = dummy_event("mud", standing=[ChangeCost(Deed.EXPLORE, by=1, number=number)])
    table = country(characters={"beor": character(energy=3)}, events=[mud]).play_on()
    table.answer("party", "beor:explore")

    assert table.value("beor", "energy") == left
    table.stops_at("action")


@shows("A7.05")
@pytest.mark.parametrize(
    ("deed", "asked", "left"),
    [
        ("explore", "choice", 4),
        ("location_action", "one_of", 3),
        ("card_action:tool", "one_of", 1),
        ("character_action", "action", 2),
    ],
)
def test_the_energy_of_an_action_is_paid_before_it_is_performed(
    deed: str, asked: str, left: int
) -> None:
    choice = ChooseOne([Way([Gain(1, Resource.FOOD)]), Way([Gain(1, Resource.WEALTH)])])
    dummy_location(MEADOW, action=action(2, choice))
    dummy_verse("901.0", choices=[Choice("one"), Choice("two")])
    tool = dummy_item("tool", [Ability(Moment.ACTION, [choice], energy=4)])
    table = day(characters={"beor": character(energy=5, equipped=[tool])}, map={MEADOW: (0, 0)})
    table.answer("party", f"beor:{deed}").stops_at(asked)

    assert table.value("beor", "energy") == left


@shows("A7.05")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_who_cannot_pay_a_dearer_way_does_not_travel(energy: int, offered: bool) -> None:
    rain = dummy_event("rain", standing=[ChangeCost(Deed.TRAVEL, by=1)])
    table = country(characters={"beor": character(energy=energy)}, events=[rain]).play_on()

    assert (f"beor:travel:{EAST}" in table.asks("party", "action")) is offered
    table.stops_at("action")


@shows("A7.05")
def test_an_action_never_costs_less_than_nothing() -> None:
    easy = dummy_event("easy", standing=[ChangeCost(Deed.EXPLORE, by=-3)])
    people = {"beor": character(energy=3)}
    table = avalon(characters=people, events=[easy]).play_on().answer("party", "beor:explore")

    assert table.value("beor", "energy") == 3
    table.stops_at("choice")
