"""Chapters 5 and 6: course of the day, and phase I, Dawn (Tagesablauf, Tagesanbruch)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Instant, Kept, Quest
from tafelrunde.games.avalon.terms import Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD, WEALTH = Resource.FOOD, Resource.WEALTH


def morning(step: int = 0, **position: Any) -> Table:
    """A day played from a step of Dawn to the first action of phase II."""
    position.setdefault("characters", {"beor": {}})
    table = avalon(phase="dawn", step=step, **position).play_on()
    if table.question == "action":
        table.stops_at("action")
    return table


@shows("A5.01", "A9.20")
def test_the_three_phases_follow_each_other_and_the_next_day_begins_at_once() -> None:
    dummy_verse("open.D")
    table = avalon(characters={"beor": character(food=2, passed=True)}, day=1).play_on()
    table.answer("beor", "eat").stops_at("action")

    phases = [event.phase for event in table.events(events.PhaseBegan)]
    assert phases == ["day_end", "night", "dawn", "daytime"]
    assert table.game.day == 2
    assert not table.character("beor").passed


@shows("A5.02")
def test_dawn_has_eight_steps_in_their_order() -> None:
    """Each step leaves a trace; the order of the traces is that of the steps."""
    for number in (901, 902, 903):
        dummy_location(number, east=number + 1)
    table = morning(
        map={901: (0, 0), 902: (1, 0), 903: (5, 0)},
        menhirs={901: 3, 903: 0},
        time_dials=[("clock", 3, 0, "")],
        event_deck=[dummy_event("news")],
        guardians=[(dummy_enemy("stag"), 902)],
        tosses=[1],
    )
    told = [type(event).__name__ for event in table._playing().log]
    order = ["MenhirChanged", "LocationDiscarded", "MenhirChanged", "DialChanged"]
    order += ["EventRevealed", "Rolled"]
    wanted = iter(order)
    found = [name for name in told if name in order]
    assert [name for name in found if name == next(wanted, "")] == order
    assert table.game.menhirs == {901: 2}


@shows("A6.01", "A6.04", "A6.05")
def test_a_menhir_burns_the_day_on_which_its_dial_is_removed_and_goes_out_at_the_next_dawn() -> (
    None
):
    table = morning(menhirs={901: 1})
    assert table.game.menhirs == {901: 0}

    table = morning(menhirs={901: 0})
    assert table.game.menhirs == {}
    assert [(e.place, e.value) for e in table.events(events.MenhirChanged)] == [(901, -1)]


@shows("A6.03", "A18.01")
def test_the_dial_of_every_active_menhir_goes_down_by_1() -> None:
    for number in (901, 902):
        dummy_location(number)
    table = morning(map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5, 902: 2})

    assert table.game.menhirs == {901: 4, 902: 1}


@shows("A6.06", "A16.20")
def test_a_dial_of_n_keeps_a_menhir_active_for_n_days() -> None:
    table = morning(menhirs={901: 2}, day=0)
    days = [table.game.menhirs.copy()]
    for _ in range(2):
        game = table.game.clone()
        position = {901: game.menhirs[901]} if game.menhirs else {}
        table = morning(menhirs=position, day=game.day)
        days.append(table.game.menhirs.copy())

    assert days == [{901: 1}, {901: 0}, {}]  # two days, and gone at the third Dawn


@shows("A6.02", "A16.03", "A16.08")
def test_locations_out_of_range_are_discarded_with_everything_on_them() -> None:
    for number in (901, 902, 903):
        dummy_location(number)
    stag, cup = dummy_enemy("stag"), dummy_item("cup")
    table = morning(
        map={901: (0, 0), 902: (1, 1), 903: (2, 0)},
        menhirs={901: 3},
        guardians=[(stag, 903)],
        left=[(cup, 903)],
        covered={903: 1},
        time_dials=[("clock", 5, 903, ""), ("other", 5, 901, "")],
        items=[dummy_item("axe")],
        encounters={"gray": [dummy_enemy("wolf")]},
    )

    assert list(table.game.map) == [901, 902]  # diagonal is in range
    assert table.ids(table.game.encounters[0]) == ["stag", "wolf"]
    assert table.ids(table.game.items) == ["cup", "axe"]
    assert (table.game.guardians, table.game.left) == ([], [])
    assert [dial[0] for dial in table.game.time_dials] == ["other"]


@shows("A6.02", "A16.09", "A16.10", "A16.02")
def test_without_an_active_menhir_all_cards_stay_and_everybody_suffers() -> None:
    for number in (901, 902):
        dummy_location(number)
    people = {"beor": character(health=9, fear=0), "ailei": character(health=9, fear=0, place=902)}
    table = morning(characters=people, map={901: (0, 0), 902: (5, 5)}, menhirs={})

    assert list(table.game.map) == [901, 902]
    for name in people:
        assert (table.value(name, "health"), table.value(name, "fear")) == (7, 2)


@shows("A6.07", "A6.08", "A6.09", "A18.02")
def test_time_dials_go_down_and_expire_at_1_and_their_verse_is_read() -> None:
    dummy_verse("901.7", Gain(1, FOOD, who=Who.EACH))
    dials = [("long", 3, 0, ""), ("short", 1, 901, "901.7"), ("plain", 1, 901, "")]
    table = morning(time_dials=dials, characters={"beor": character(food=0)})

    assert table.game.time_dials == [("long", 2, 0, "")]
    assert table.value("beor", "food") == 1
    assert table.game.read == {"901.7": 1}


@shows("A22.01", "A6.08")
def test_the_players_choose_in_which_order_dials_expire() -> None:
    for key, what in (("901.7", FOOD), ("901.8", WEALTH)):
        dummy_verse(key, Gain(1, what))
    dials = [("one", 1, 901, "901.7"), ("two", 1, 901, "901.8")]
    table = avalon(phase="dawn", step=4, time_dials=dials).play_on()
    table.answer("party", "two", "one").stops_at("action")

    assert [event.verse for event in table.events(events.VerseRead)] == ["901.8", "901.7"]


@shows("A6.10", "A8.16", "A15.18")
def test_time_tokens_leave_location_actions_and_instant_effects() -> None:
    dummy_location(901, instants=[Instant([Gain(1, FOOD)], once_per_day=True)])
    table = morning(map={901: (0, 0)}, menhirs={901: 3}, covered={901: 0b11})

    assert table.game.covered == {}


@shows("A6.11", "A18.04")
def test_counting_dials_do_not_go_down() -> None:
    assert morning(dials={"signs": 2}).game.dials == {"signs": 2}


@shows("A6.12", "A6.16", "A17.03")
def test_exactly_one_event_comes_from_the_top_of_the_event_deck() -> None:
    deck = [dummy_event("first", [Gain(1, WEALTH)]), dummy_event("second", [Gain(1, WEALTH)])]
    rain = dummy_event("rain", random=True, kept=Kept.TODAY)
    beor = character(wealth=0)
    table = morning(characters={"beor": beor}, event_deck=deck, random_events=[rain])

    assert table.value("beor", "wealth") == 1
    assert table.ids(table.game.event_deck) == ["second"]
    assert table.ids(table.game.random_events) == ["rain"]


@shows("A17.07")
def test_from_an_empty_event_deck_no_event_is_revealed_and_nothing_reshuffled() -> None:
    table = morning(event_discards=[dummy_event("old")], random_events=[dummy_event("rain")])

    assert not table.events(events.EventRevealed)
    assert table.ids(table.game.event_discards) == ["old"]


@shows("A6.13", "A17.09")
def test_an_event_with_a_quest_lies_on_the_active_quest_pile() -> None:
    quest = Quest(HasSecret(11), [])
    old = dummy_event("old", quest=quest)
    table = morning(event_deck=[dummy_event("rites", quest=quest)], quests=[old])

    assert table.ids(table.game.quests) == ["old", "rites"]
    assert table.game.events == []


@shows("A6.14", "A6.15")
def test_an_event_is_revealed_on_the_first_day_too() -> None:
    table = avalon(phase="setup", day=0, event_deck=[dummy_event("first")]).play_on()
    table.stops_at("action")

    assert table.game.day == 1
    assert [event.card for event in table.events(events.EventRevealed)] == ["first"]


@shows("A6.17", "A20.14")
def test_the_guardian_die_is_rolled_for_each_guardian() -> None:
    for number in (901, 902):
        dummy_location(number)
    pair = [(dummy_enemy("stag"), 902), (dummy_enemy("boar"), 902)]
    table = avalon(
        phase="dawn", step=5, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 3}, guardians=pair
    )
    table.play_on()
    assert table.asks("party", "next_guardian") == ["stag", "boar"]  # A20.14
    table.answer("party", "boar").stops_at("action")

    assert len(table.events(events.Rolled)) == 2


@shows("A6.19", "A13.07", "A13.10")
def test_at_dawn_equipment_is_chosen_anew_and_the_rest_is_flipped() -> None:
    axe, bow = (dummy_item(key, keyword=Keyword.WEAPON) for key in ("axe", "bow"))
    coat = dummy_item("coat", keyword=Keyword.ARMOUR)
    rune = dummy_secret("rune", 13, keyword=Keyword.WEAPON)
    cup = dummy_item("cup")
    beor = character(equipped=[axe, cup], flipped=[bow, coat, rune])
    table = avalon(phase="dawn", step=8, characters={"beor": beor}).play_on()
    assert table.asks("beor", "equipment") == ["axe", "bow", "rune", "nothing"]
    table.answer("beor", "rune").stops_at("action")

    held = table.character("beor")
    assert table.ids(held.equipped) == ["cup", "rune", "coat"]
    assert table.ids(held.flipped) == ["axe", "bow"]


@shows("A6.19")
def test_at_dawn_a_keyword_may_be_left_empty() -> None:
    axe, bow = (dummy_item(key, keyword=Keyword.WEAPON) for key in ("axe", "bow"))
    beor = character(equipped=[axe], flipped=[bow])
    table = avalon(phase="dawn", step=8, characters={"beor": beor}).play_on()
    table.answer("beor", "nothing").stops_at("action")

    assert table.ids(table.character("beor").flipped) == ["axe", "bow"]


@shows("A6.18")
def test_discussing_plans_changes_nothing() -> None:
    table = avalon(phase="dawn", step=7)
    before = table.game.clone()
    table.play_on().stops_at("action")

    assert [c.energy for c in table.game.characters] == [c.energy for c in before.characters]
    assert table.game.menhirs == before.menhirs


@shows("A16.21", "A16.04", "A16.05")
def test_who_the_wyrdness_brings_to_0_health_is_dying_gains_the_fear_and_is_moved() -> None:
    for number in (901, 902):
        dummy_location(number)
    people = {"beor": character(health=2, fear=0, place=902), "ailei": character(place=901)}
    table = morning(characters=people, map={901: (0, 0), 902: (4, 0)}, menhirs={901: 3})

    assert table.character("beor").dying
    assert (table.value("beor", "fear"), table.place("beor")) == (2, 901)


@pytest.mark.parametrize("track", [Track.ENERGY])
@shows("A7.12", "A7.11")
def test_who_has_no_energy_passes_when_phase_2_begins(track: Track) -> None:
    people = {"beor": character(energy=0), "ailei": character(energy=3)}
    table = morning(step=8, characters=people)

    assert table.character("beor").passed
    assert not table.character("ailei").passed
