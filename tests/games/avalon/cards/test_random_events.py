"""The random events, each in its day."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Left, LocationAction, Right
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.clash import Markers
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_location,
    dummy_partner,
    fighter,
)
from tests.kit.shows import shows

GRAIL, SKULL = 0, 1


def morning(event: str, people: dict[str, Any], **more: Any) -> Table:
    """The event of the day is revealed."""
    return avalon(phase="dawn", step=5, characters=people, event_deck=[event], **more).play_on()


def values(table: Table, what: str) -> list[int]:
    return [table.value(name, what) for name in table.names()]


@pytest.mark.parametrize(
    ("event", "deed", "first", "second"),
    [
        ("good_weather", "travel:902", 0, 1),
        ("steady_rain", "travel:902", 2, 1),
        ("pilgrims_on_the_road", "location_action", 1, 2),
    ],
)
@shows("A9.19")
def test_the_first_action_of_a_kind_costs_more_or_less_today(
    event: str, deed: str, first: int, second: int
) -> None:
    action = LocationAction(Name("x", "x"), 2, [Gain(1, Resource.FOOD)])
    dummy_location(901, east=902, action=action)
    dummy_location(902, west=901)
    ways = {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 5}}
    table = morning(event, {"beor": character(energy=6)}, **ways)
    table.answer("party", f"beor:{deed}")
    assert table.value("beor", "energy") == 6 - first
    back = deed.replace("902", "901")
    table.answer("party", f"beor:{back}")
    assert table.value("beor", "energy") == 6 - first - second
    table.stops_at("action")
    dummy_location(901)


def test_good_hunting_gives_more_food_everywhere() -> None:
    action = LocationAction(Name("x", "x"), 1, [Gain(1, Resource.FOOD)])
    dummy_location(901, action=action)
    place = {"map": {901: (0, 0)}, "menhirs": {901: 5}}
    table = morning("good_hunting", {"beor": character(energy=6, food=0)}, **place)
    table.answer("party", "beor:location_action").stops_at("action")
    assert table.value("beor", "food") == 2
    dummy_location(901)


@pytest.mark.parametrize(("event", "health", "fear"), [("quiet_night", 4, 2), ("hoar_frost", 3, 3)])
def test_a_night_that_helps_or_not(event: str, health: int, fear: int) -> None:
    beor = character(energy=6, food=1, health=3, fear=4)
    table = morning(event, {"beor": beor})
    table.answer("party", "beor:pass").answer("beor", "eat")
    assert (table.value("beor", "health"), table.value("beor", "fear")) == (health, fear)
    assert table.game.events == []
    table.stops_at("action")


@pytest.mark.parametrize(("event", "relation"), [("old_song", 1), ("hue_and_cry", -1)])
def test_talks_begin_higher_or_lower_once_for_the_whole_group(event: str, relation: int) -> None:
    people = {"beor": fighter(), "ailei": fighter()}
    table = avalon(
        characters=people,
        events=[event],
        clash={"against": dummy_partner(), "step": "approach"},
    ).play()
    assert table.clash.relation == relation
    table.stops_at("active")


def test_magic_is_free_once_for_each_in_the_glow() -> None:

    dummy_card("glow", Left(magic=Markers(1)), Right(magic=True))
    foe = dummy_enemy("dark", [], value=99, opportunity=[], right=Right(magic=True))
    people = {name: fighter(hand=["glow"], magic=0) for name in ("beor", "ailei")}
    table = avalon(
        characters=people,
        events=["glow_in_the_hills"],
        clash={"against": foe, "step": "lay_first", "active": "beor", "been_active": ["beor"]},
    ).play()
    table.answer("beor", "lay:glow+magic").answer("ailei", "lay:glow+magic")
    assert table.clash.pool == 2
    table.stops_at("lay_more")


def test_a_good_omen_repeats_the_first_skull() -> None:
    beor = character(wealth=1, equipped=["bone_dice"])
    table = morning("good_omen", {"beor": beor}, tosses=[SKULL, GRAIL])
    table.answer("party", "beor:use:bone_dice")
    assert table.value("beor", "wealth") == 2
    table.stops_at("action")


# --- At once --------------------------------------------------------------------------------------


def test_rats_take_food_or_sleep() -> None:
    people = {"beor": character(food=1, energy=5), "ailei": character(food=0, energy=5)}
    table = morning("rats", people).answer("beor", "way1")
    assert (values(table, "food"), values(table, "energy")) == ([0, 0], [5, 4])
    table.stops_at("action")


@pytest.mark.parametrize(
    ("event", "own", "what", "value"),
    [
        ("wise_woman", {"wealth": 1, "health": 3}, "health", 6),
        ("lights_on_the_moor", {"magic": 0, "health": 5}, "magic", 2),
    ],
)
def test_something_is_offered_for_a_price(
    event: str, own: dict[str, int], what: str, value: int
) -> None:
    table = morning(event, {"beor": character(**own)}).answer("beor", "yes")
    assert table.value("beor", what) == value
    table.stops_at("action")


def test_the_pedlar_sells_the_top_item_to_each_who_pays() -> None:
    people = {"beor": character(wealth=1), "ailei": character(wealth=0)}
    table = morning("pedlar", people, items=["rope", "bond"]).answer("beor", "yes")
    assert [len(each.equipped) for each in table.game.characters] == [1, 0]
    table.stops_at("action")


@pytest.mark.parametrize(
    ("event", "dials", "fear"),
    [
        ("wyrd_flicker", {901: 1, 902: 4}, 0),
        ("humming_stone", {901: 2, 902: 6}, 1),
    ],
)
def test_every_dial_changes(event: str, dials: dict[int, int], fear: int) -> None:
    dummy_location(901)
    dummy_location(902)
    places = {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 1, 902: 5}}
    table = morning(event, {"beor": character(fear=0)}, **places)
    assert (table.game.menhirs, table.value("beor", "fear")) == (dials, fear)
    table.stops_at("action")


def test_rumours_are_for_who_wants_to_hear_them() -> None:
    people = {"beor": character(exp=0, fear=0), "ailei": character(exp=0, fear=0)}
    table = morning("rumours", people).answer("beor", "way1").answer("ailei", "way2")
    assert (values(table, "exp"), values(table, "fear")) == ([1, 0], [1, 0])
    table.stops_at("action")


def test_fever_takes_the_weakest() -> None:
    people = {"beor": character(health=5), "ailei": character(health=4)}
    table = morning("fever_in_the_camp", people, secrets=["bog_fever"])
    assert table.ids(table.character("ailei").equipped) == ["bog_fever"]
    table.stops_at("action")


def test_thieves_take_a_thing_or_wealth() -> None:
    people = {
        "beor": character(wealth=3, equipped=["rope"]),
        "ailei": character(wealth=3),
    }
    table = morning("thieves_in_the_night", people, tosses=[SKULL, SKULL])
    table.answer("beor", "way1")
    assert table.character("beor").equipped == []
    assert values(table, "wealth") == [3, 1]
    table.stops_at("action")


def test_prowlers_meet_those_with_the_lowest_number() -> None:
    foe = dummy_enemy("prowler", value=9)
    people = {"beor": fighter(place=902), "ailei": fighter(place=901)}
    dummy_location(901)
    dummy_location(902)
    places = {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 5}}
    table = morning("prowlers", people, encounters={"gray": [foe]}, **places)
    assert table.game.members(table.clash.group) == [table.character("ailei")]
    table.stop_checking()


def test_hungry_beasts_can_be_fed() -> None:
    fed = morning("hungry_beasts", {"beor": character(food=2)}).answer("beor", "way1")
    assert (fed.value("beor", "food"), fed.game.clash) == (0, None)
    fed.stops_at("action")
    foe = dummy_enemy("beast", value=9)
    met = morning("hungry_beasts", {"beor": fighter(food=0)}, encounters={"green": [foe]})
    assert met.clash.enemy.id == "beast"
    met.stop_checking()
