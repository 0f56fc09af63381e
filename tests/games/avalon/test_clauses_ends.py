"""Clauses of what is over: arrivals, turns and payments that something else has ended, and who is
still busy meanwhile.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.engine.errors import StepLimit
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.clash.abilities import carry
from tafelrunde.games.avalon.clash.turn import moment
from tafelrunde.games.avalon.day.actions import BY_BOARD_TODAY
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Ability, Instant, Left, Moment
from tafelrunde.games.avalon.state.table import cell
from tafelrunde.games.avalon.terms import Colour, Keyword, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import Extra, Markers, RunsAway
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Gain, Lose, Toss, Way
from tafelrunde.games.avalon.vocabulary.world import (
    BeginAt,
    Encounter,
    Mark,
    MoveTo,
    RemoveLocation,
)
from tests.games.avalon.test_clauses_limits import relic
from tests.games.avalon.test_combat import enemy, outcome
from tests.games.avalon.test_dials_status import status
from tests.games.avalon.test_encounter_start import met
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    MEADOW,
    Table,
    avalon,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_location,
    fighter,
    solo,
    two,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
EAST = MEADOW + 1


# --- Arrivals -------------------------------------------------------------------------------------


def arrives_where(*first: Effect, **beor: Any) -> Table:
    """Beor arrives in the east, where this happens first and then a status is marked."""
    status("alarm", 1)
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW, instants=[Instant(first), Instant([Mark("alarm", 1)])])
    position = {"map": {MEADOW: (0, 0), EAST: (1, 0)}, "menhirs": {MEADOW: 5}}
    table = avalon(characters=solo(**beor) | {"ailei": character(place=MEADOW)}, **position)
    return table.play(does(MoveTo(EAST), who="beor"))


@shows("A15.17")
def test_all_instant_effects_follow_on_each_other() -> None:
    table = arrives_where(Gain(1, FOOD), food=0)

    assert table.value("beor", "food") == 1
    assert table.game.statuses == {"alarm": 1}


@shows("A15.28")
def test_nothing_more_happens_at_a_location_where_all_who_came_are_dying() -> None:
    table = arrives_where(Lose(9, Track.HEALTH), health=2)

    assert table.character("beor").dying
    assert table.game.statuses == {}


@shows("A15.24", "A15.17")
def test_nothing_more_happens_at_a_location_that_has_left_the_game() -> None:
    table = arrives_where(RemoveLocation(EAST))

    assert list(table.game.map.items()) == [(MEADOW, cell((0, 0)))]
    assert table.place("beor") == MEADOW
    assert table.game.statuses == {}


@shows("A7.04", "A30.05")
def test_who_fled_from_the_first_encounter_of_an_arrival_is_busy_in_the_second() -> None:
    people = {name: fighter(energy=5) for name in ("beor", "ailei", "arev")}
    arrival = {"doing": "arrival", "moved": ["beor", "ailei"], "group": ["beor"], "place": MEADOW}
    clash = {"against": dummy_enemy(), "group": ["beor"], "fighters": ["beor"], "step": "meanwhile"}
    table = avalon(characters=people, course=[arrival], clash=clash, side_by_side=True).play()

    acting = {key.split(":")[0] for key in table.asks("party", "meanwhile")}
    assert acting == {"go_on", "arev"}
    table.stops_at("meanwhile")


# --- Days and chapters ----------------------------------------------------------------------------


@shows("A8.19", "A9.20")
def test_what_was_used_yesterday_can_be_used_again() -> None:
    for phase, offered in (("daytime", False), ("dawn", True)):
        table = avalon(characters=solo(energy=3, used=[BY_BOARD_TODAY]), phase=phase).play_on()
        assert ("beor:character_action" in table.asks("party", "action")) is offered
        table.stops_at("action")


@shows("A4.05", "A4.15")
def test_a_map_that_is_laid_out_anew_reaches_around_every_corner_of_the_light() -> None:
    dummy_location(911, north=912)
    dummy_location(912, east=913)
    dummy_location(913, south=914)
    dummy_location(914)
    table = avalon().play(does(BeginAt(911)))

    assert sorted(table.game.map) == [911, 912, 913, 914]


# --- Turns ----------------------------------------------------------------------------------------


@shows("A26.26", "A28.09")
def test_who_makes_the_enemy_run_away_at_its_attack_does_not_flee() -> None:
    horn = relic("horn", Ability(Moment.AT_ATTACK, [RunsAway()], cost=[Pay(1, FOOD)]))
    table = turn(["plain6"], enemy(opportunity=[Lose(1, FOOD)]), equipped=[horn], food=2, energy=3)
    table.answer("arev", "lay:plain6").passes("arev").answer("arev", "use:horn")

    assert table.game.clash is None
    assert (table.value("arev", "energy"), table.value("arev", "food")) == (3, 1)


def test_effects_that_follow_on_each_other_without_end_are_stopped() -> None:
    table = turn(["plain6"])
    now = moment(table.game, table.clash, "A26.18", table.clash.enemy)
    STEPS.left = 2
    for _ in range(2):
        list(carry([], now))

    with pytest.raises(StepLimit):
        list(carry([], now))
    STEPS.renew()
    table.stops_at("lay_first")


@shows("A28.24")
def test_a_defensive_enemy_takes_nothing_from_a_further_card_if_the_first_brought_nothing() -> None:
    dummy_card("none", Left(free=Markers(0)))
    dummy_card("two", Left(free=[Extra(), Markers(2)]))
    table = turn(["none", "two"], enemy(traits=[Trait.DEFENSIVE])).answer("arev", "lay:none")
    table.answer("arev", "lay:two")

    assert table.clash.pool == 2
    table.stops_at("lay_more")


@shows("A28.24")
def test_a_defensive_enemy_takes_one_marker_of_those_there_are_and_no_other() -> None:
    fear = Markers(Count(Counted.FEAR))
    dummy_card("bold", Left(free=[fear, Markers(2)]))
    table = turn(["bold"], enemy(traits=[Trait.DEFENSIVE]), clash={"pool": 3}, fear=0)
    table.answer("arev", "lay:bold")

    assert table.clash.pool == 4
    table.stops_at("lay_more")


@shows("A25.07")
def test_who_has_packed_is_not_asked_again_when_the_table_is_taken_up() -> None:
    axe = dummy_item("axe", keyword=Keyword.WEAPON)
    table = met(dummy_enemy(traits=[Trait.SHATTER]), "beor", "arev", equipped=[axe])
    table.answer("beor")

    assert table.session is not None
    again = Session.load(GAME, table.session.save(), table.session.play)
    assert [decision.seat for decision in again.decisions] == [1]
    table.stops_at("pack_away")


@shows("A28.35", "A25.07")
def test_only_weapons_shatter() -> None:
    mail = dummy_item("mail", keyword=Keyword.ARMOUR)
    table = met(dummy_enemy(traits=[Trait.SHATTER], value=0), "arev", equipped=[mail])
    table.answer("arev", "keep").passes("arev")

    assert outcome(table) == ["won"]
    assert table.ids(table.character("arev").equipped) == ["mail"]


@shows("A19.09")
def test_the_deck_is_shuffled_after_a_named_encounter_was_searched_out_of_it() -> None:
    keys = [dummy_enemy(f"foe{number}") for number in range(9)]
    table = avalon(characters=solo(**fighter()), encounters={"gray": keys}, seed=3)
    table.play(does(Encounter(named="foe4")))

    left = table.ids(table.game.encounters[Colour.GRAY])[::-1]
    assert sorted(left) == [key for key in keys if key != "foe4"]
    assert left != sorted(left)
    table.stops_at("starting_hand")


# --- Payments and tosses --------------------------------------------------------------------------


@shows("A14.05", "A14.19")
def test_the_others_pay_even_if_the_first_of_them_cannot() -> None:
    people = two(food=0, wealth=0)
    people["ailei"] = character(food=2, wealth=0)
    toll = ChooseOne([Way([Gain(1, Resource.WEALTH)], cost=[Pay(1, FOOD, each=True)])])
    table = avalon(characters=people).play(does(toll))

    assert table.value("ailei", "food") == 1
    assert [table.value(name, "wealth") for name in people] == [0, 1]


@shows("A22.05")
@pytest.mark.parametrize(("effect", "clean"), [(Toss(), False), (Gain(1, FOOD), True)])
def test_a_toss_cannot_simply_be_taken_back(effect: Effect, clean: bool) -> None:
    ways = ChooseOne([Way([effect]), Way([Lose(1, FOOD)])])
    table = avalon(characters=solo(food=1), tosses=[0]).play(does(ways)).answer("beor", "way1")

    assert table.session is not None
    assert table.session.is_clean() is clean
