"""Chapters 7 and 8: phase II, Daytime, and actions (Während des Tages, Aktionen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import (
    Ability,
    Choice,
    Kept,
    LocationAction,
    MenhirSection,
    Moment,
    Once,
)
from tafelrunde.games.avalon.terms import Colour, Deed, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost, MoreFrom
from tafelrunde.games.avalon.vocabulary.world import Encounter
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    day,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_verse,
    fighter,
    two,
)
from tests.kit.shows import shows

FOOD, WEALTH, MAGIC = Resource.FOOD, Resource.WEALTH, Resource.MAGIC
ENERGY, HEALTH = Track.ENERGY, Track.HEALTH


def action(energy: int, *do: Any, **fields: Any) -> LocationAction:
    """A Location Action."""
    return LocationAction(Name("tun", "do"), energy, list(do), **fields)


# --- Who acts (chapter 7) -------------------------------------------------------------------------


@shows("A7.01", "A7.02", "A8.01")
def test_the_players_choose_who_acts_and_with_which_action() -> None:
    table = day(characters=two(food=0, wealth=0))

    asked = table.asks("party", "action")
    assert [key for key in asked if key.startswith("beor")] == [
        "beor:pass",
        "beor:explore",
        "beor:character_action",
    ]
    assert "ailei:explore" in asked
    table.stops_at("action")


@shows("A7.07", "A7.08", "A24.04")
def test_who_has_acted_waits_until_every_other_has_acted_or_taken_part() -> None:
    table = day(characters=two(energy=5)).answer("party", "beor:character_action")
    table.answer("ailei", "stay")
    asked = table.asks("party", "action")
    assert not [key for key in asked if key.startswith("beor:") and "hand" not in key]
    assert table.closed("party", "beor:pass") == "A7.07"
    table.answer("party", "ailei:character_action").answer("beor", "stay")

    assert "beor:explore" in table.asks("party", "action")
    table.stops_at("action")


@shows("A7.10", "A8.28", "A8.29")
def test_the_phase_ends_when_all_have_passed_even_with_energy_left() -> None:
    table = day(characters=two(energy=5, food=1)).answer("party", "beor:pass")
    assert "beor:explore" not in table.asks("party", "action")
    table.answer("party", "ailei:pass")

    assert table.game.phase.name == "DAY_END"
    table.stops_at("rest")


@shows("A7.05", "A8.02")
def test_the_energy_is_paid_before_the_action_is_performed() -> None:
    dummy_verse("open.0", Gain(1, FOOD))
    table = day(characters={"beor": character(energy=5, food=0)}).answer("party", "beor:explore")
    table.stops_at("action")

    kinds = (events.TrackChanged, events.VerseRead)
    told = [type(event) for event in table._playing().log if isinstance(event, kinds)]
    assert told == list(kinds)
    assert table.value("beor", "energy") == 4


# --- Explore --------------------------------------------------------------------------------------


@shows("A8.02", "A8.03", "A8.04", "A8.05", "A2.12")
def test_exploring_reads_the_section_of_the_location_until_it_ends() -> None:
    dummy_verse("901.0", choices=[Choice("on", "901.1"), Choice("leave")])
    dummy_verse("901.1", Gain(2, FOOD))
    dummy_location(901)
    table = day(map={901: (0, 0)}, menhirs={901: 5}, characters={"beor": character(food=0)})
    table.answer("party", "beor:explore").answer("beor", "on")

    assert table.value("beor", "food") == 2
    assert table.game.course == []
    table.stops_at("action")


@shows("A8.06")
def test_the_same_location_may_be_explored_several_times_a_day() -> None:
    dummy_verse("open.0")
    table = day(characters={"beor": character(energy=5)})
    table.answer("party", "beor:explore").answer("party", "beor:explore").stops_at("action")

    assert table.game.read["open.0"] == 2


@shows("A8.07", "A14.04", "A14.11")
@pytest.mark.parametrize(
    ("shares", "left"), [(("own",), (4, 4)), (("split", "2"), (3, 5)), (("split", "0"), (5, 3))]
)
def test_exploring_costs_1_energy_per_member_and_members_may_pay_for_each_other(
    shares: tuple[str, ...], left: tuple[int, int]
) -> None:
    dummy_verse("open.0")
    table = day(characters=two(energy=5)).answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", shares[0])
    if len(shares) > 1:
        table.answer("beor", shares[1])
    table.stops_at("action")

    assert (table.value("beor", "energy"), table.value("ailei", "energy")) == left


# --- Travel ---------------------------------------------------------------------------------------


def road(**fields: Any) -> dict[str, Any]:
    """Three locations in a row, all in range."""
    dummy_location(901, east=902, **fields)
    dummy_location(902, east=903, west=901)
    dummy_location(903)
    return {"map": {901: (0, 0), 902: (1, 0), 903: (2, 0)}, "menhirs": {902: 5}}


@shows("A8.08", "A8.09", "A8.10")
def test_travelling_costs_1_energy_and_leads_exactly_one_location_far() -> None:
    table = day(**road(), characters={"beor": character(energy=5)})
    assert [key for key in table.asks("party") if "travel" in key] == ["beor:travel:902"]
    table.answer("party", "beor:travel:902")
    assert (table.place("beor"), table.value("beor", "energy")) == (902, 4)
    table.answer("party", "beor:travel:903").stops_at("action")

    assert (table.place("beor"), table.value("beor", "energy")) == (903, 3)


@shows("A8.11")
def test_a_group_travels_together_for_1_energy_each() -> None:
    table = day(**road(), characters=two(energy=5)).answer("party", "ailei:travel:902")
    table.answer("beor", "join").answer("ailei", "beor").answer("party", "own")
    table.stops_at("action")

    assert (table.place("beor"), table.place("ailei")) == (902, 902)
    assert (table.value("beor", "energy"), table.value("ailei", "energy")) == (4, 4)


@shows("A14.05", "A14.11", "A14.17")
def test_for_whom_nobody_pays_leaves_the_group_and_has_not_taken_part() -> None:
    people = {"beor": character(energy=5), "ailei": character(energy=1, insane=True, fear=5)}
    table = day(**road(), characters=people, tosses=[1]).answer("party", "beor:travel:902")
    table.answer("ailei", "join").answer("beor", "ailei")
    assert table.asks("party", "pay_for") == ["help", "let_go"]  # her share is 2
    table.answer("party", "let_go").stops_at("action")

    assert (table.place("beor"), table.place("ailei")) == (902, 901)
    assert table.value("ailei", "energy") == 1
    assert "beor:travel:903" not in table.asks("party")  # he waits for her


@shows("A14.06")
def test_if_the_starter_s_share_is_not_paid_nothing_takes_place() -> None:
    people = {"beor": character(energy=1, insane=True, fear=5), "ailei": character(energy=1)}
    table = day(**road(), characters=people, tosses=[1]).answer("party", "beor:travel:902")
    table.answer("ailei", "join").answer("beor", "ailei").stops_at("action")

    assert (table.place("beor"), table.place("ailei")) == (901, 901)
    assert (table.value("beor", "energy"), table.value("ailei", "energy")) == (1, 1)
    assert "beor:travel:902" in table.asks("party")  # nobody has acted


@shows("A21.15")
@pytest.mark.parametrize(("side", "energy", "fear"), [(0, 4, 4), (1, 3, 5)])
def test_for_the_insane_explore_and_travel_are_harder_and_riskier(
    side: int, energy: int, fear: int
) -> None:
    beor = character(energy=5, fear=4, insane=True)
    table = day(**road(), characters={"beor": beor}, tosses=[side])
    table.answer("party", "beor:travel:902").stops_at("action")

    assert (table.value("beor", "energy"), table.value("beor", "fear")) == (energy, fear)


# --- Location Action ------------------------------------------------------------------------------


@shows("A8.12", "A8.13")
def test_a_location_action_is_offered_only_where_one_is_printed() -> None:
    beor = {"beor": character(energy=5, food=0)}
    table = day(**road(), characters=beor)
    assert "beor:location_action" not in table.asks("party")
    table.stops_at("action")

    table = day(**road(action=action(2, Gain(3, FOOD))), characters=beor)
    table.answer("party", "beor:location_action").stops_at("action")
    assert (table.value("beor", "energy"), table.value("beor", "food")) == (3, 3)


@shows("A8.14", "A8.15", "A8.17", "A8.18", "A14.11", "A18.14")
def test_a_group_shares_cost_result_and_encounter_of_a_location_action() -> None:
    hunt = action(2, Gain(1, FOOD), Encounter(Colour.GREEN))
    wolf = dummy_enemy("wolf", colour=Colour.GREEN)
    people = {name: fighter(energy=5, food=0) for name in ("beor", "ailei")}
    table = day(**road(action=hunt), characters=people, encounters={"green": [wolf]})
    table.answer("party", "beor:location_action").answer("ailei", "join").answer("beor", "ailei")
    assert table.asks("beor", "share") == ["2", "1", "0"]
    table.answer("beor", "1").answer("party", "ailei")

    assert [table.value(name, "energy") for name in people] == [4, 4]
    assert [table.value(name, "food") for name in people] == [0, 1]
    assert table.clash.group == 0b11
    table.stops_at(str(table.question))


@shows("A8.15", "A8.14")
def test_a_member_that_pays_nothing_of_a_fixed_cost_takes_part() -> None:
    table = day(
        **road(action=action(2, Gain(1, FOOD, who=Who.EACH))), characters=two(energy=5, food=0)
    )
    table.answer("party", "beor:location_action").answer("ailei", "join").answer("beor", "ailei")
    table.answer("beor", "2").stops_at("action")

    assert [table.value(name, "food") for name in ("beor", "ailei")] == [1, 1]
    assert table.value("ailei", "energy") == 5


@shows("A8.16")
def test_once_per_day_a_location_action_is_covered_for_everybody() -> None:
    table = day(
        **road(action=action(1, Gain(1, FOOD), once_per_day=True)), characters=two(energy=5)
    )
    table.answer("party", "beor:location_action").answer("ailei", "stay")

    assert "ailei:location_action" not in table.asks("party")
    assert table.closed("party", "ailei:location_action") == "A8.16"
    assert table.game.covered == {901: 1}
    table.stops_at("action")


@shows("A12.11", "A12.12", "A8.12")
def test_what_a_location_action_costs_besides_energy_must_be_there() -> None:
    trade = action(1, Gain(1, WEALTH), cost=[Pay(1, FOOD)])
    table = day(**road(action=trade), characters={"beor": character(food=0, energy=5)})
    assert table.closed("party", "beor:location_action") == "A12.12"
    table.stops_at("action")

    table = day(**road(action=trade), characters={"beor": character(food=1, wealth=0, energy=5)})
    table.answer("party", "beor:location_action").stops_at("action")
    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (0, 1)


@shows("A12.12", "A14.11")
def test_only_those_who_are_there_can_pay_for_a_location_action() -> None:
    trade = action(1, Gain(1, WEALTH), cost=[Pay(1, FOOD)])
    for place, closed in ((902, "A12.12"), (901, "")):
        people = {
            "beor": character(food=3, energy=5, place=place),
            "ailei": character(food=0, energy=5),
        }
        table = day(**road(action=trade), characters=people)
        assert ("ailei:location_action" in table.asks("party")) is not bool(closed)
        if closed:
            assert table.closed("party", "ailei:location_action") == closed
        table.stops_at("action")


# --- Character Action -----------------------------------------------------------------------------


@shows("A8.19", "A8.22", "A8.20", "A8.21", "A3.03")
def test_others_may_help_to_pay_a_character_action_but_only_its_owner_gets_the_result() -> None:
    people = {"arev": character(energy=2, food=0), "beor": character(energy=5, food=0)}
    table = day(characters=people).answer("party", "arev:character_action")
    table.answer("beor", "join").answer("arev", "beor")
    assert table.asks("arev", "share") == ["1", "0"]  # 1 of 2 Arev has paid himself
    table.answer("arev", "0").stops_at("action")

    assert (table.value("arev", "energy"), table.value("beor", "energy")) == (1, 4)
    assert (table.value("arev", "food"), table.value("beor", "food")) == (1, 0)


@shows("A8.19")
def test_a_character_action_works_once_a_day_if_it_says_so() -> None:
    table = day(characters={"arev": character(energy=6)}).answer("party", "arev:character_action")

    assert "arev:character_action" not in table.asks("party")
    assert "beor:character_action" not in table.asks("party")
    table.stops_at("action")


# --- Menhirs --------------------------------------------------------------------------------------


def at_menhir(people: dict[str, Any], **section: Any) -> Table:
    """Everybody at a menhir."""
    values: dict[str, Any] = {"cost": [Pay(1, MAGIC)], "value": 8} | section
    return day(**road(menhir=MenhirSection(**values)), characters=people)


@shows("A8.23", "A8.24", "A8.34")
def test_inspecting_a_menhir_costs_nothing_and_may_charge_it_at_once() -> None:
    table = at_menhir({"beor": character(energy=5, magic=1)})
    table.answer("party", "beor:inspect_menhir")
    assert table.asks("beor", "inspect") == ["charge", "leave"]
    table.answer("beor", "charge").stops_at("action")

    assert table.game.menhirs[901] == 7
    assert (table.value("beor", "energy"), table.value("beor", "magic")) == (5, 0)


@shows("A8.23")
def test_the_section_of_a_menhir_is_read_whenever_it_is_inspected() -> None:
    dummy_verse("901.M")
    people = {name: character(magic=1) for name in ("arev", "beor", "ailei")}
    table = at_menhir(people, needs=HasSecret(11)).answer("party", "beor:inspect_menhir")
    table.answer("arev", "stay").answer("ailei", "join").answer("beor", "ailei")

    told = table.events(events.VerseRead)
    assert [(each.verse, each.readers) for each in told] == [("901.M", ("beor", "ailei"))]
    table.stops_at("action")
    assert table.game.read == {"901.M": 1}


@shows("A8.34", "A12.11", "A7.07")
def test_inspecting_without_charging_has_no_consequence_but_counts_as_performed() -> None:
    table = at_menhir(two(energy=5, magic=0), needs=HasSecret(11))
    table.answer("party", "beor:inspect_menhir").answer("ailei", "stay")

    assert table.game.menhirs == {902: 5}
    assert "beor:explore" not in table.asks("party")
    table.stops_at("action")


@shows("A8.23")
def test_where_no_menhir_section_is_none_can_be_inspected() -> None:
    table = day(**road())

    assert "beor:inspect_menhir" not in table.asks("party")
    table.stops_at("action")


# --- Other actions --------------------------------------------------------------------------------


@shows("A8.31", "A8.32")
def test_a_card_with_the_action_symbol_is_an_action_like_any_other() -> None:
    ability = Ability(Moment.ACTION, [Gain(1, FOOD)], energy=2, once=Once.DAY)
    tool = dummy_item("tool", [ability])
    people = {"beor": character(energy=5, food=0, equipped=[tool]), "ailei": character(energy=5)}
    table = day(characters=people).answer("party", "beor:card_action:tool")

    assert (table.value("beor", "energy"), table.value("beor", "food")) == (3, 1)
    assert "beor:explore" not in table.asks("party")  # he has acted
    table.stops_at("action")


@shows("A21.08")
def test_who_stands_where_items_were_left_may_take_them_at_any_time() -> None:
    people = {"beor": character(), "ailei": character(place=902)}
    table = day(**road(), characters=people, left=[(dummy_item("cup"), 901)])
    assert "ailei:take:cup" not in table.asks("party")
    table.answer("party", "beor:take:cup").stops_at("action")

    assert table.ids(table.character("beor").equipped) == ["cup"]
    assert "beor:explore" in table.asks("party")


@shows("A7.05", "A17.01", "A9.19")
def test_an_event_changes_what_the_first_travel_of_each_character_costs() -> None:
    sun = dummy_event(
        "sun",
        standing=[ChangeCost(Deed.TRAVEL, -1, first_today=True)],
        random=True,
        kept=Kept.TODAY,
    )
    table = day(**road(), characters={"beor": character(energy=5)}, events=[sun])
    table.answer("party", "beor:travel:902")
    assert table.value("beor", "energy") == 5
    table.answer("party", "beor:travel:901").stops_at("action")

    assert table.value("beor", "energy") == 4


@shows("A8.12")
def test_an_event_lets_a_location_action_give_more() -> None:
    luck = dummy_event("luck", standing=[MoreFrom(FOOD, number=901)], kept=Kept.UNTIL_TOLD)
    beor = character(energy=5, food=0)
    table = day(
        **road(action=action(1, Gain(1, FOOD))), characters={"beor": beor}, events=[luck]
    ).answer("party", "beor:location_action")
    table.stops_at("action")

    assert table.value("beor", "food") == 2


@shows("A8.33", "A8.28", "A7.12")
def test_who_has_passed_is_not_asked_to_join() -> None:
    people = {"beor": character(energy=5), "ailei": character(passed=True)}
    table = at_menhir(people).answer("party", "beor:inspect_menhir")

    assert table.question == "action"  # nobody was asked, and without all it cannot be charged
    table.stops_at("action")


@shows("A14.03")
def test_the_starter_decides_for_each_who_wants_to_join() -> None:
    dummy_verse("open.0", Gain(1, FOOD, who=Who.EACH))
    names = ("beor", "ailei", "arev", "wurm")
    people = {name: character(energy=5, food=0) for name in names}
    table = day(characters=people).answer("party", "beor:explore")
    table.answer("ailei", "join").answer("arev", "join").answer("wurm", "stay")
    assert table.asks("beor", "admit") == ["ailei", "arev"]
    table.answer("beor", "arev").answer("arev", "own").stops_at("action")

    assert [table.value(name, "food") for name in names] == [1, 0, 1, 0]


@shows("A14.02", "A14.22")
def test_a_group_without_everybody_is_spoken_for_by_its_lowest_number() -> None:
    dummy_verse("open.0", choices=[Choice("one"), Choice("two")])
    names = ("beor", "arev", "ailei")
    table = day(characters={name: character(energy=5, food=0, wealth=0) for name in names})
    table.answer("party", "beor:explore").answer("arev", "join").answer("ailei", "stay")
    table.answer("beor", "arev").answer("arev", "own")

    assert table.asks("arev", "choice") == ["one", "two"]
    table.stops_at("choice")


@shows("A31.02", "A14.22", "A31.01", "A31.03")
def test_the_chronicler_has_the_last_word_in_a_group() -> None:
    dummy_verse("open.0", choices=[Choice("one"), Choice("two")])
    names = ("beor", "arev", "ailei")
    people = {name: character(energy=5, food=0, wealth=0) for name in names}
    table = day(characters=people, chronicler="beor")
    table.answer("party", "beor:explore").answer("arev", "join").answer("ailei", "stay")
    table.answer("beor", "arev").answer("beor", "own")

    assert table.asks("beor", "choice") == ["one", "two"]
    table.stops_at("choice")


@shows("A14.10")
def test_a_group_may_hand_things_over_in_the_middle_of_its_exploration() -> None:
    dummy_verse("open.0", choices=[Choice("one"), Choice("two")])
    people = two(energy=5, food=1, wealth=0)
    table = day(characters=people).answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", "own")
    assert table.asks("party", "choice") == ["one", "two", "hand_over:beor", "hand_over:ailei"]
    table.answer("party", "hand_over:ailei").stops_at("choice")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (2, 0)


@shows("A11.05", "A12.14")
def test_a_negative_trait_always_applies() -> None:
    dummy_secret("unused", 99)
    table = avalon(characters={"wurm": character(reputation=0), "beor": character(reputation=0)})
    dummy_verse("open.0", Gain(2, Resource.REPUTATION, who=Who.EACH))
    table.play_on().answer("party", "wurm:explore").answer("beor", "join").answer("wurm", "beor")
    table.answer("party", "own").stops_at("action")

    assert (table.value("wurm", "reputation"), table.value("beor", "reputation")) == (1, 2)
