"""Chapter 15: locations and arrival (Orte und Ankunft)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Ability, Instant, Moment
from tafelrunde.games.avalon.rules.arrival import move_to
from tafelrunde.games.avalon.rules.locations import connected, is_settlement, reveal_around
from tafelrunde.games.avalon.rules.menhirs import lose_land
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Colour, Resource, Symbol, Track, Trait, Who
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import IgnoresInstant
from tafelrunde.games.avalon.vocabulary.world import (
    ChangeLocation,
    Encounter,
    ExploreHere,
    MoveTo,
    MoveToConnected,
    MoveToLowest,
    PlaceLocation,
    RemoveLocation,
)
from tests.kit.avalon import (
    Table,
    avalon,
    begins,
    character,
    does,
    dummy_enemy,
    dummy_item,
    dummy_location,
    dummy_skill,
    dummy_verse,
    fighter,
    plain,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


def arriving(*names: str, at: int = 902) -> Any:
    """Characters come to a location."""

    def rule(game: Game) -> Flow[None]:
        move_to(game, [each for each in game.characters if each.id in names], at, "A15.10")
        yield from ()

    return begins(rule)


def land(**fields: Any) -> Table:
    """Two connected locations and a menhir; Beor stands on the first."""
    return avalon(map={901: (0, 0), 902: (1, 0)}, menhirs={901: 3}, **fields)


@shows("A15.07", "A15.08")
@pytest.mark.parametrize(
    ("cells", "west", "found"),
    [
        ((1, 0), 0, [902]),  # the arrow on one card is enough
        ((1, 0), 901, [902]),
        ((2, 0), 901, []),  # they do not touch
        ((1, 1), 901, []),  # diagonal
        ((0, 1), 901, []),  # they touch where no arrow is
    ],
)
def test_locations_are_connected_by_an_arrow_where_they_touch(
    cells: tuple[int, int], west: int, found: list[int]
) -> None:
    dummy_location(901, east=902)
    dummy_location(902, west=west)
    table = avalon(map={901: (0, 0), 902: cells}, menhirs={901: 3})

    assert connected(table.game, 901) == found
    assert connected(table.game, 902) == ([901] if found else [])


@shows("A15.07")
def test_touching_without_an_arrow_connects_nothing() -> None:
    for number in (901, 902):
        dummy_location(number)

    assert connected(land().game, 901) == []


@shows("A15.09", "A15.25")
def test_an_arrow_to_the_original_number_means_the_changed_version_too() -> None:
    dummy_location(901, east=902)
    dummy_location(910, changed_from=902)
    table = avalon(map={901: (0, 0), 910: (1, 0)}, menhirs={901: 3})

    assert connected(table.game, 901) == [910]


@shows("A15.12", "A15.13", "A15.14", "A16.01")
def test_arrival_reveals_what_its_arrows_show_within_range_of_a_menhir() -> None:
    dummy_location(901, east=902)
    dummy_location(902, north=903, south=904, east=905, west=901)
    dummy_location(903, west=906)  # its arrows reveal nothing yet
    for number in (904, 905, 906):
        dummy_location(number)
    table = land().play(arriving("beor"))

    assert table.game.map == {901: 5050, 902: 5051, 903: 4951, 904: 5151}
    revealed = [event.place for event in table.events(events.LocationRevealed)]
    assert revealed == [903, 904]


@shows("A15.15")
def test_a_card_that_lies_elsewhere_or_is_out_of_the_game_is_not_placed() -> None:
    dummy_location(901, east=902)
    dummy_location(902, north=903, south=904)
    dummy_location(903)
    dummy_location(904)
    table = avalon(
        map={901: (0, 0), 902: (1, 0), 903: (-1, 0)}, menhirs={901: 3}, removed=[904]
    ).play(arriving("beor"))

    assert sorted(table.game.map) == [901, 902, 903]


@shows("A15.25")
def test_for_a_number_out_of_the_game_its_changed_card_is_placed() -> None:
    dummy_location(901, east=902)
    dummy_location(902, north=903)
    dummy_location(903)
    dummy_location(913, changed_from=903)
    assert 903 in land().play(arriving("beor")).game.map

    table = avalon(map={901: (0, 0), 902: (1, 0)}, menhirs={901: 3}, removed=[903])
    assert 913 in table.play(arriving("beor")).game.map


@shows("A16.11")
def test_without_an_active_menhir_nothing_is_revealed() -> None:
    dummy_location(901, east=902)
    dummy_location(902)
    table = avalon(map={901: (0, 0)}, menhirs={}).play(
        plain(lambda game: reveal_around(game, 901, "A15.12"))
    )

    assert list(table.game.map) == [901]


@shows("A15.10", "A15.16", "A15.17", "A20.11")
def test_arrival_reveals_then_meets_guardians_then_resolves_instant_effects() -> None:
    dummy_location(901, east=902)
    dummy_location(902, north=903, instants=[Instant([Gain(1, FOOD)])])
    dummy_location(903)
    stag = dummy_enemy("stag", value=0, traits=[Trait.GUARDIAN])
    table = land(guardians=[(stag, 902)], characters={"beor": fighter(food=0)})
    table.play(arriving("beor"))
    while table.question:
        table.answer("beor", table.asks("beor")[-1])

    kinds = (events.LocationRevealed, events.EncounterBegan, events.ResourceChanged)
    told = [type(event) for event in table._playing().log if isinstance(event, kinds)]
    assert told == list(kinds)
    assert table.value("beor", "food") == 1


@shows("A15.17")
def test_all_instant_effects_are_resolved_in_printed_order() -> None:
    dummy_location(901)
    first, second = Instant([Gain(2, FOOD)]), Instant([Gain(1, Resource.WEALTH)])
    dummy_location(902, instants=[first, second])
    table = land(characters={"beor": character(food=0, wealth=0)}).play(arriving("beor"))

    told = [event.resource for event in table.events(events.ResourceChanged)]
    assert told == ["food", "wealth"]


@shows("A15.18")
def test_once_per_day_an_instant_effect_is_covered_and_does_not_trigger_again() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Gain(1, FOOD)]), Instant([Gain(5, FOOD)], True)])
    table = land(characters={"beor": character(food=0)}).play(arriving("beor"))
    assert (table.value("beor", "food"), table.game.covered) == (6, {902: 0b100})

    table = land(characters={"beor": character(food=0)}, covered={902: 0b100})
    assert table.play(arriving("beor")).value("beor", "food") == 1


@shows("A15.19", "A15.11")
def test_several_who_arrive_together_resolve_an_instant_effect_once() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Gain(1, FOOD)])])
    people = {name: character(food=0, place=901) for name in ("beor", "ailei")}
    people["arev"] = character(food=0, place=902)
    table = land(characters=people).play(arriving("beor", "ailei"))
    assert table.asks("ailei", "whom") == ["beor", "ailei"]  # Arev was there and is not affected
    table.answer("ailei", "ailei")

    assert [table.value(name, "food") for name in people] == [0, 1, 0]


@shows("A14.09", "A14.23", "A15.11", "A8.30")
def test_who_is_there_may_join_an_encounter_of_the_arrival_even_having_passed() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Encounter(Colour.GRAY)])])
    people = {"beor": fighter(place=901), "ailei": fighter(place=902, passed=True)}
    table = land(characters=people, encounters={"gray": [dummy_enemy("wolf")]})
    table.play(arriving("beor"))
    assert table.asks("ailei", "join_arrival") == ["no", "yes"]
    assert not table.events(events.EncounterBegan)  # before the card is revealed
    table.answer("ailei", "yes")

    assert table.events(events.EncounterBegan)[0].group == ("beor", "ailei")
    table.stops_at(str(table.question))


@shows("A14.09", "A15.11")
def test_who_is_elsewhere_has_no_part_in_an_arrival() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Encounter(Colour.GRAY)])])
    people = {"beor": fighter(place=901), "ailei": fighter(place=901)}
    table = land(characters=people, encounters={"gray": [dummy_enemy("wolf")]})
    table.play(arriving("beor"))

    assert table.events(events.EncounterBegan)[0].group == ("beor",)
    assert table.clash.group == 0b01
    table.stops_at(str(table.question))


@shows("A15.27", "A8.03")
def test_an_exploration_of_an_instant_effect_costs_nothing() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([ExploreHere()])])
    dummy_verse("902.0", Gain(1, FOOD))
    beor = character(food=0, energy=4)
    table = land(characters={"beor": beor}).play(arriving("beor"))

    assert (table.value("beor", "food"), table.value("beor", "energy")) == (1, 4)
    assert table.character("beor").waits_for == 0


@shows("A15.20", "A15.21")
@pytest.mark.parametrize(
    ("effect", "target"), [(MoveToLowest(), 900), (MoveTo(902), 902), (MoveToConnected(), 902)]
)
def test_a_special_movement_costs_no_energy_and_is_an_arrival(effect: Any, target: int) -> None:
    dummy_location(901, east=902)
    for number in (900, 902):
        dummy_location(number, instants=[Instant([Gain(1, FOOD)])])
    cells = {901: (0, 0), 902: (1, 0), 900: (0, 3)}
    beor = character(energy=3, food=0)
    table = avalon(map=cells, menhirs={901: 3}, characters={"beor": beor})
    table.play(does(effect))

    assert (table.place("beor"), table.value("beor", "energy")) == (target, 3)
    assert table.value("beor", "food") == 1


@shows("A15.20")
def test_of_several_connected_locations_one_is_chosen() -> None:
    dummy_location(901, east=902, north=903)
    dummy_location(902)
    dummy_location(903)
    cells = {901: (0, 0), 902: (1, 0), 903: (0, -1)}
    table = avalon(map=cells, menhirs={901: 3}).play(does(MoveToConnected()))
    assert table.asks("beor", "move_to") == ["903", "902"]
    table.answer("beor", "902")

    assert table.place("beor") == 902


@shows("A15.22", "A15.23", "A15.26", "A20.09")
def test_a_changed_location_keeps_what_lies_on_it_but_for_time_tokens() -> None:
    dummy_location(901, east=902)
    dummy_location(902)
    dummy_location(910, changed_from=902, instants=[Instant([Gain(1, FOOD)])])
    table = avalon(
        map={901: (0, 0), 902: (1, 0)},
        menhirs={902: 3},
        characters={"beor": character(place=902, food=0)},
        guardians=[(dummy_enemy("stag"), 902)],
        left=[(dummy_item("cup"), 902)],
        covered={902: 1},
        time_dials=[("clock", 2, 902, "")],
    ).play(does(ChangeLocation(902, 910)))

    game = table.game
    assert (game.map, game.menhirs) == ({901: 5050, 910: 5051}, {910: 3})
    assert (game.guardians[0].place, game.left[0].place, table.place("beor")) == (910, 910, 910)
    assert (game.covered, game.removed) == ({}, [902])
    assert game.time_dials == [("clock", 2, 910, "")]
    assert table.value("beor", "food") == 0  # nobody arrives anew


@shows("A15.24", "A24.15")
def test_who_stands_on_a_removed_location_is_put_on_the_nearest_one_without_loss() -> None:
    for number in (901, 902, 903):
        dummy_location(number, east=number + 1)
    cells = {901: (-2, 0), 902: (0, 0), 903: (1, 0)}
    beor = character(place=902, health=9, fear=0)
    table = avalon(map=cells, menhirs={903: 3}, characters={"beor": beor})
    table.play(does(RemoveLocation(902)))

    assert table.place("beor") == 903
    assert (table.value("beor", "health"), table.value("beor", "fear")) == (9, 0)
    assert 902 in table.game.removed
    assert 902 not in table.game.map


@shows("A16.05", "A16.06", "A16.07")
def test_the_wyrdness_puts_people_on_the_nearest_location_where_they_arrive() -> None:
    for number in (901, 902, 903, 904):
        dummy_location(number, instants=[Instant([Gain(1, FOOD, who=Who.EACH)])])
    cells = {904: (0, 0), 902: (1, -1), 903: (1, 1), 901: (3, 0)}
    beor = character(place=901, food=0)
    table = avalon(map=cells, menhirs={904: 3}, characters={"beor": beor})
    table.play(begins(lose_land))

    assert table.place("beor") == 902  # 902 and 903 are as near: the lower number
    assert table.value("beor", "food") == 1


@shows("A15.03", "A15.04", "A15.05", "A15.06")
def test_settlements_are_hostile_and_friendly_ones() -> None:
    symbols = [[], [Symbol.HOSTILE_SETTLEMENT], [Symbol.FRIENDLY_SETTLEMENT], [Symbol.DREAM]]
    for number, each in enumerate(symbols, start=901):
        dummy_location(number, symbols=each)

    assert [is_settlement(number) for number in range(901, 905)] == [False, True, True, False]


@shows("A15.28", "A20.02")
def test_who_fled_from_a_guardian_still_resolves_the_rest_of_the_arrival() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Gain(1, FOOD)])])
    stag = dummy_enemy("stag", value=9, attack=[], opportunity=[], traits=[Trait.GUARDIAN])
    table = land(guardians=[(stag, 902)], characters={"beor": fighter(food=0, energy=5)})
    table.play(arriving("beor"))
    while table.question:
        asked = table.asks("beor")
        table.answer("beor", "flee" if "flee" in asked else asked[0])

    assert table.value("beor", "food") == 1
    assert [each.place for each in table.game.guardians] == [902]  # A20.02
    assert len(table.events(events.EncounterBegan)) == 1


@shows("A15.17")
def test_a_skill_lets_who_is_alone_ignore_an_instant_effect_once_a_day() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Gain(1, Track.FEAR)])])
    foot = dummy_skill("foot", Attribute.CAUTION, [Ability(Moment.STANDING, [IgnoresInstant()])])
    beor = character(fear=0, skills=[(foot, 0)])
    table = land(characters={"beor": beor}).play(arriving("beor"))
    table.answer("beor", "yes")
    assert table.value("beor", "fear") == 0

    used = land(
        characters={"beor": character(fear=0, skills=[(foot, 0)], used=["ignored_instant"])}
    )
    assert used.play(arriving("beor")).value("beor", "fear") == 1


def test_a_location_without_arrow_can_be_placed_beside_another() -> None:
    dummy_location(901, north=902)
    dummy_location(902)
    dummy_location(950)
    table = avalon(map={901: (0, 0), 902: (0, -1)}, menhirs={901: 3})
    table.play(does(PlaceLocation(950, beside=901)))

    assert table.game.map[950] == 5051  # the first free edge


@shows("A15.01", "A15.02")
def test_every_location_card_has_at_most_three_symbols_and_menhirs_only_with_their_symbol() -> None:
    for location in library.LOCATIONS.values():
        assert len(location.symbols) <= 3
        assert (Symbol.MENHIR in location.symbols) == (location.menhir is not None)
