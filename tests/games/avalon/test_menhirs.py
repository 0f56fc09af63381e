"""Chapter 16: menhirs and the Wyrdness (Menhire und Wyrdnis)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import MenhirSection
from tafelrunde.games.avalon.rules.locations import is_in_range
from tafelrunde.games.avalon.rules.menhirs import charge, charge_closed, set_menhir
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Resource, Symbol, Track
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, SetMenhir
from tests.kit.avalon import Table, avalon, character, does, dummy_location, dummy_secret
from tests.kit.shows import shows

MAGIC, FOOD, ENERGY = Resource.MAGIC, Resource.FOOD, Track.ENERGY


def stone(number: int = 901, **fields: Any) -> int:
    """A location with a menhir section."""
    section: dict[str, Any] = {"cost": [Pay(1, MAGIC)], "value": 8} | fields
    return dummy_location(number, symbols=[Symbol.MENHIR], menhir=MenhirSection(**section))


def charging(game: Game) -> Flow[None]:
    """Everybody charges the menhir of the first location."""
    yield from charge(game, 901, sum(each.bit for each in game.characters))


def table_of(people: dict[str, Any], **more: Any) -> Table:
    """Everybody stands at the stone."""
    more.setdefault("menhirs", {})
    return avalon(characters=people, map={901: (0, 0)}, **more)


@shows("A16.01")
def test_range_is_the_own_cell_and_the_eight_around_it() -> None:
    dummy_location(901)
    game = avalon(map={901: (0, 0)}, menhirs={901: 1}).game
    near = [5050 + 100 * south + east for south in (-1, 0, 1) for east in (-1, 0, 1)]

    assert all(is_in_range(game, cell) for cell in near)
    assert not any(is_in_range(game, 5050 + far) for far in (2, -2, 200, -200, 102, 199))


@shows("A16.12", "A16.13", "A8.25")
@pytest.mark.parametrize(("players", "value"), [(1, 7), (2, 6), (4, 4)])
def test_charging_sets_the_dial_to_the_value_minus_the_players(players: int, value: int) -> None:
    stone()
    names = ["beor", "ailei", "arev", "wurm"][:players]
    people = {name: character(magic=0) for name in names} | {"beor": character(magic=players)}
    table = table_of(people).play(charging)

    assert table.game.menhirs == {901: value}
    assert table.value("beor", "magic") == 0  # 1 for each player


@shows("A31.04", "A16.13", "A8.25")
def test_in_story_mode_one_player_fewer_counts() -> None:
    stone()
    people = {"beor": character(magic=1), "ailei": character(magic=0)}
    table = table_of(people, mode="story_mode").play(charging)

    assert (table.game.menhirs, table.value("beor", "magic")) == ({901: 7}, 0)


@shows("A31.15", "A31.30")
@pytest.mark.parametrize(("printed", "value"), [(8, 6), (2, 1)])
def test_with_the_aggravation_the_dial_is_set_to_1_less_but_never_below_1(
    printed: int, value: int
) -> None:
    stone(value=printed)
    options = {"short_dials": True}
    people = {"beor": character(magic=1)}
    table = table_of(people, mode="challenge_mode", challenges=options).play(charging)

    assert table.game.menhirs == {901: value}


@shows("A16.14", "A16.15")
@pytest.mark.parametrize("before", [5, 8, 0])
def test_a_new_dial_replaces_the_old_one_even_on_the_last_day(before: int) -> None:
    stone()
    table = table_of({"beor": character(magic=1)}, menhirs={901: before}).play(charging)

    assert table.game.menhirs == {901: 7}


@shows("A16.16", "A15.02")
def test_a_new_menhir_reveals_at_once_what_comes_into_range() -> None:
    stone(901)
    dummy_location(902)
    dummy_location(903)
    section = MenhirSection([Pay(1, MAGIC)], 8)
    dummy_location(901, east=902, menhir=section)
    dummy_location(902, east=903)
    table = table_of({"beor": character(magic=1)}).play(charging)
    assert sorted(table.game.map) == [901, 902]

    old = table_of({"beor": character(magic=1)}, menhirs={901: 2}).play(charging)
    assert sorted(old.game.map) == [901]  # only a new one does


@shows("A16.17", "A16.18", "A16.19")
def test_for_a_fourth_menhir_one_of_the_three_figures_is_taken() -> None:
    for number in range(901, 905):
        dummy_location(number)
    cells = {number: (3 * (number - 901), 0) for number in range(901, 905)}
    table = avalon(map=cells, menhirs={901: 4, 902: 3, 903: 2})
    table.play(lambda game: set_menhir(game, 904, 6, 1))
    assert table.asks("beor", "menhir") == ["901", "902", "903"]
    table.answer("beor", "902")

    assert table.game.menhirs == {901: 4, 903: 2, 904: 6}
    assert 902 in table.game.map  # it vanishes only at Dawn


@shows("A16.17")
def test_three_menhirs_may_stand_without_a_choice() -> None:
    for number in range(901, 904):
        dummy_location(number)
    cells = {number: (number - 901, 0) for number in range(901, 904)}
    table = avalon(map=cells, menhirs={901: 4, 902: 3}).play(does(SetMenhir(903, 6)))

    assert table.game.menhirs == {901: 4, 902: 3, 903: 6}


@shows("A8.27", "A8.26", "A14.13")
def test_the_cost_is_divided_freely_among_the_group_whatever_the_resource() -> None:
    stone(cost=[Pay(1, FOOD)])
    people = {"beor": character(food=2), "ailei": character(food=1)}
    table = table_of(people).play(charging)
    assert table.asks("beor", "share") == ["2", "1"]  # 2 are needed, Ailei could pay 1
    table.answer("beor", "1")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (1, 0)


@shows("A8.26", "A8.33", "A8.24", "A12.12")
def test_what_closes_charging_is_told() -> None:
    stone(needs=HasSecret(11))
    rites = dummy_secret("rites", 11)
    alone = table_of({"beor": character(magic=9, equipped=[rites]), "ailei": character()})
    assert charge_closed(alone.game, 901, 1) == "A8.26"
    assert charge_closed(alone.game, 901, 3) == ""

    assert charge_closed(table_of({"beor": character(magic=9)}).game, 901, 1) == "A8.24"
    poor = table_of({"beor": character(magic=0, equipped=[rites])})
    assert charge_closed(poor.game, 901, 1) == "A12.12"


@shows("A8.26")
def test_a_menhir_section_may_allow_less_than_everybody() -> None:
    stone(everybody=False)
    table = table_of({"beor": character(magic=2), "ailei": character(magic=0)})

    assert charge_closed(table.game, 901, 1) == ""


@shows("A16.12")
def test_a_menhir_section_may_give_something_too() -> None:
    stone(do=[Gain(2, FOOD)])
    table = table_of({"beor": character(magic=1, food=0)}).play(charging)

    assert table.value("beor", "food") == 2


def test_an_event_can_change_all_dials_but_not_below_1() -> None:
    for number in (901, 902, 903):
        dummy_location(number)
    cells = {901: (0, 0), 902: (1, 0), 903: (2, 0)}
    table = avalon(map=cells, menhirs={901: 3, 902: 1, 903: 0}).play(does(ChangeMenhirs(-1)))

    assert table.game.menhirs == {901: 2, 902: 1, 903: 0}
    assert not table.events(events.LocationDiscarded)
