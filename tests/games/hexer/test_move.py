"""Chapter 11: phase I, movement (Bewegung)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.options import option_keys
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.nouns import Ability, Moment
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS, TERRAINS, WAYS
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary.abilities import CheapMove
from tafelrunde.games.hexer.vocabulary.story import TurnBack
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    dummy_voyage,
    hexer,
    player,
    refused,
)
from tests.kit.shows import shows

LANDS = {"wood": Terrain.FOREST, "hill": Terrain.MOUNTAIN, "lake": Terrain.WATER}


def land(name: str) -> str:
    """A neutral card of one terrain."""
    return dummy_card(name, terrain=LANDS[name])


def travelling(place: str, *hand: str, **wolf: Any) -> Table:
    """The wolf at a location in phase I; no ship is near."""
    wolf = player(place=place, hand=[land(name) for name in hand]) | wolf
    return hexer(players={"wolf": wolf, "bear": player()}, ships=[]).play()


def roads(table: Table) -> list[str]:
    """The locations that the wolf may go to."""
    return [key[3:] for key in table.asks("wolf", "phase_one") if key.startswith("go:")]


def closed_roads(table: Table) -> list[str]:
    """The neighbouring locations that the wolf cannot pay for."""
    assert table.session is not None
    (decision,) = table.session.decisions
    keys = option_keys([each.option for each in decision.closed])
    return [key[3:] for key in keys if key.startswith("go:")]


# --- Where a move leads, and whether it is made ---------------------------------------------------


@shows("H11.01")
def test_moving_is_optional() -> None:
    table = travelling("vizima", "wood", "hill", "lake", gold=3)
    assert table.asks("wolf", "phase_one")[-1] == "pass"
    table.passes("wolf")

    assert table.place("wolf") == "vizima"
    assert table.hand("wolf") == ["wood", "hill", "lake"]
    assert (table.gold("wolf"), table.player("wolf").moved) == (3, False)


@shows("H11.02")
@pytest.mark.parametrize("place", ["vizima", "behelt_nar", "stygga"])
def test_a_move_leads_to_every_connected_location_and_no_other(place: str) -> None:
    table = travelling(place, "wood", "hill", "lake", gold=1)

    assert [BY_ID[key] for key in roads(table)] == list(WAYS[BY_ID[place]])
    table.stops_at("phase_one")


@shows("H11.02", "H11.03", "H11.04", "H11.09")
def test_a_move_costs_a_card_with_the_terrain_of_the_destination() -> None:
    table = travelling("vizima", "wood", "hill", "lake", gold=2)

    assert "go:stygga" not in table.asks("wolf", "phase_one")  # not connected
    table.answer("wolf", "go:beauclair")
    table.answer("wolf", "hill")

    assert table.place("wolf") == "beauclair"
    assert table.hand("wolf") == ["wood", "lake"]
    assert table.discard_pile("wolf") == ["hill"]
    assert table.gold("wolf") == 2
    assert "displace" not in table.asks("wolf", "phase_one")  # nobody is there to be displaced
    table.stops_at("phase_one")


@shows("H11.03")
@pytest.mark.parametrize(
    ("card", "place", "other"),
    [
        ("wood", "novigrad", "ban_ard"),
        ("hill", "cintra", "novigrad"),
        ("lake", "ban_ard", "cintra"),
    ],
)
def test_a_single_matching_card_pays_a_move_and_one_that_does_not_match_pays_none(
    card: str, place: str, other: str
) -> None:
    table = travelling("vizima", card, gold=0, moved=True)
    with refused("H11.03"):
        table.answer("wolf", f"go:{other}")
    table.answer("wolf", f"go:{place}")

    assert (table.place("wolf"), table.hand("wolf")) == (place, [])
    assert table.discard_pile("wolf") == [card]
    if table.question is not None:
        table.stops_at("phase_one")


@shows("H11.03")
def test_a_matching_card_is_all_that_a_move_costs() -> None:
    table = travelling("vizima", "hill", "hill", "wood", gold=3)
    table.answer("wolf", "go:beauclair").answer("wolf", "hill")

    assert (table.place("wolf"), table.gold("wolf")) == ("beauclair", 3)
    assert table.hand("wolf") == ["hill", "wood"]  # one of two equal cards
    table.stops_at("phase_one")


@shows("H11.04")
def test_with_one_card_only_locations_of_its_terrain_can_be_entered() -> None:
    table = travelling("vizima", "hill")  # vizima itself is forest

    assert roads(table) == ["hengfors", "kaer_morhen", "cintra", "beauclair"]
    assert closed_roads(table) == ["ban_ard", "novigrad", "vengerberg", "haern_caduch"]
    table.answer("wolf", "go:cintra")
    assert table.discard_pile("wolf") == ["hill"]
    assert table.place("wolf") == "cintra"
    table.stops_at("phase_one")


@shows("H2.10", "H2.15")
def test_what_shows_all_terrains_matches_each_of_them() -> None:
    table = travelling("vengerberg", "lake")
    assert roads(table) == ["behelt_nar", "ban_ard"]
    table.stops_at("phase_one")

    table = travelling("vengerberg", hand=[dummy_card("any", terrains=list(Terrain))])
    assert roads(table) == ["behelt_nar", "ban_ard", "vizima", "beauclair"]
    table.stops_at("phase_one")


# --- What else pays -------------------------------------------------------------------------------


@shows("H11.05", "H11.06", "H11.09")
@pytest.mark.parametrize(
    ("rest", "gold", "hand", "discards"),
    [("lake", 3, ["wood"], ["wood", "lake"]), ("gold", 2, ["wood", "lake"], ["wood"])],
)
def test_without_a_matching_card_two_cards_or_a_card_and_gold_pay(
    rest: str, gold: int, hand: list[str], discards: list[str]
) -> None:
    table = travelling("vizima", "wood", "wood", "lake", gold=3)
    table.answer("wolf", "go:beauclair")
    assert table.asks("wolf", "pay") == ["wood", "lake"]  # equal cards are no choice
    table.answer("wolf", "wood")
    assert table.asks("wolf", "pay_rest") == ["wood", "lake", "gold"]
    table.answer("wolf", rest)

    assert table.place("wolf") == "beauclair"
    assert (table.gold("wolf"), table.hand("wolf")) == (gold, hand)
    assert table.discard_pile("wolf") == discards
    table.stops_at("phase_one")


@shows("H11.06")
def test_a_single_card_and_1_gold_pay_together() -> None:
    table = travelling("vizima", "wood", gold=1)
    table.answer("wolf", "go:beauclair")

    assert (table.place("wolf"), table.gold("wolf")) == ("beauclair", 0)
    assert table.discard_pile("wolf") == ["wood"]
    table.stops_at("phase_one")


@shows("H11.03", "H11.05", "H11.06", "H2.12")
@pytest.mark.parametrize(("cards", "gold"), [(1, 0), (0, 0), (0, 9)])
def test_a_move_that_cannot_be_paid_is_closed(cards: int, gold: int) -> None:
    table = travelling("vizima", *["wood"] * cards, gold=gold, moved=True)

    with refused("H11.03"):
        table.answer("wolf", "go:beauclair")
    table.stops_at("phase_one")


@shows("H11.05", "H11.07")
def test_the_substitute_may_be_paid_with_a_matching_card_in_hand() -> None:
    table = travelling("beauclair", "wood", "hill", "lake", gold=0)
    table.answer("wolf", "go:vizima")
    assert table.asks("wolf", "pay") == ["wood", "hill", "lake"]
    table.answer("wolf", "hill")
    assert table.asks("wolf", "pay_rest") == ["wood", "lake"]
    table.answer("wolf", "lake")

    assert table.place("wolf") == "vizima"
    assert table.hand("wolf") == ["wood"]
    table.stops_at("phase_one")


# --- How often, and who stands there --------------------------------------------------------------


@shows("H11.08", "H11.12")
def test_a_player_may_move_again_and_again_even_back_and_pays_each_time() -> None:
    table = travelling("vizima", "hill", "wood", "lake", "hill")
    for place, card in (("beauclair", "hill"), ("vizima", "wood"), ("ban_ard", "lake")):
        table.answer("wolf", f"go:{place}").answer("wolf", card)
        assert table.place("wolf") == place
    table.answer("wolf", "go:kaer_morhen")

    assert table.place("wolf") == "kaer_morhen"
    assert table.discard_pile("wolf") == ["hill", "wood", "lake", "hill"]
    assert table.hand("wolf") == []


@shows("H11.12", "H16.01", "H16.04")
def test_back_at_the_start_of_the_turn_its_action_is_open_once() -> None:
    table = travelling("beauclair", "wood", "hill", "lake")
    assert table.closed("wolf", "potion") == "H16.01"
    table.answer("wolf", "go:vizima").answer("wolf", "wood")
    table.answer("wolf", "go:beauclair").answer("wolf", "hill")
    table.answer("wolf", "potion")

    assert len(table.player("wolf").potions) == 1
    assert table.closed("wolf", "potion") == "H16.04"
    table.stops_at("phase_one")


@shows("H11.10")
@pytest.mark.parametrize(
    ("bear", "there"),
    [
        ("haern_caduch", {"monsters": {"mountain": {"id": "foe", "place": "ard_modron"}}}),
        ("ard_modron", {}),
        ("haern_caduch", {"legendary_place": "ard_modron"}),
    ],
)
def test_nobody_who_stands_at_a_location_keeps_a_player_from_entering(
    bear: str, there: dict[str, Any]
) -> None:
    dummy_monster("foe")
    wolf = player(place="stygga", hand=[land("hill"), land("wood")])
    table = hexer(players={"wolf": wolf, "bear": player(place=bear)}, **there).play()
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")

    assert table.place("wolf") == "ard_modron"
    table.stops_at("phase_one")


@shows("H11.11", "H15.16")
def test_any_number_of_players_and_monsters_fit_on_the_mainland_but_not_on_an_island() -> None:
    others = {name: player(place="cintra") for name in ("bear", "cat", "griffin")}
    others["viper"] = player(place="eyna")
    wolf = player(place="novigrad", hand=[land("hill"), land("wood")])
    table = hexer(
        players={"wolf": wolf, **others},
        ships=["novigrad", "eyna"],
        monsters={"mountain": {"id": dummy_monster("foe"), "place": "cintra"}},
    ).play()
    assert "sail:ard_skellig" in table.asks("wolf", "phase_one")
    assert table.closed("wolf", "sail:eyna") == "H15.16"
    table.answer("wolf", "go:cintra").answer("wolf", "hill")

    places = [table.place(name) for name in ("wolf", "bear", "cat", "griffin")]
    assert places == ["cintra"] * 4
    table.stops_at("phase_one")


# --- What happens on entering ---------------------------------------------------------------------


@shows("H11.13")
def test_on_entering_come_weakness_token_rumour_displacing_and_action_in_this_order() -> None:
    wolf = player(place="stygga", hand=[land("hill"), land("wood")], rumours=["ard_modron"])
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        legendary_place="ard_modron",
        weakness_on=[{"terrain": "mountain", "numeral": 2, "place": "ard_modron"}],
    ).play()
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")

    kinds = (events.WeaknessTaken, events.GoldChanged, events.TrailFound, events.LegendaryMoved)
    told = [type(e) for e in table.events(events.Event) if isinstance(e, kinds)]
    assert told == [events.WeaknessTaken, events.GoldChanged, events.TrailFound]
    assert "displace" in table.asks("wolf", "phase_one")
    assert table.closed("wolf", "raise_combat") == "H16.07"  # only after displacing
    table.answer("wolf", "displace")
    assert "raise_combat" in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H15.01", "H15.14", "H15.17")
@pytest.mark.parametrize("arrives", [True, False])
def test_a_sea_journey_is_paid_like_a_move_and_counts_as_one_even_if_it_fails(
    arrives: bool,
) -> None:
    calm = dummy_voyage("calm", [] if arrives else [TurnBack()], [])
    wolf = player(place="cintra", hand=[land("lake"), land("wood")])
    token = {"terrain": "water", "numeral": 3, "place": "isle_of_mists"}
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        ships=["cintra"],
        skellige=[calm],
        dice=[6],
        weakness_on=[token],
    ).play()
    table.answer("wolf", "sail:isle_of_mists").answer("wolf", "lake")

    end = "isle_of_mists" if arrives else "cintra"
    assert (table.place("wolf"), table.game.ships) == (end, [BY_ID[end]])
    assert table.discard_pile("wolf") == ["lake"]
    traveller = table.player("wolf")
    assert (traveller.moved, traveller.entered) == (True, arrives)
    assert len(traveller.weaknesses) == arrives
    table.stops_at("phase_one")


# --- Abilities that make a move cheaper -----------------------------------------------------------


BOTH = ["boots", "favourable_current"]


def boots(terrain: Terrain | None = None) -> str:
    """A trophy: once per turn any card pays for a move."""
    ability = Ability(Moment.STANDING, [CheapMove(terrain)])
    return dummy_monster("boots", trophy=ability)


def test_once_per_turn_an_ability_lets_any_card_pay_for_a_move() -> None:
    table = travelling("vizima", "wood", "wood", "lake", trophies=[boots()])
    table.answer("wolf", "go:beauclair").answer("wolf", "wood")
    assert table.asks("wolf", "pay_rest") == ["wood", "lake", "cheap_move"]
    table.answer("wolf", "cheap_move")
    assert table.hand("wolf") == ["wood", "lake"]
    table.answer("wolf", "go:gorthur_gvaed").answer("wolf", "wood")

    assert table.discard_pile("wolf") == ["wood", "wood", "lake"]  # the second move costs two
    assert table.place("wolf") == "gorthur_gvaed"


def test_two_such_abilities_make_two_moves_cheap_the_special_one_first() -> None:
    sandals = dummy_monster("sandals", trophy=Ability(Moment.STANDING, [CheapMove(Terrain.FOREST)]))
    hand = ["lake", "lake", "lake"]
    table = travelling("vizima", *hand, trophies=[boots(), sandals])
    forest = next(p for p in WAYS[BY_ID["vizima"]] if TERRAINS[p] == 1 << Terrain.FOREST)
    table.answer("wolf", f"go:{LOCATIONS[forest].id}").answer("wolf", "cheap_move")

    assert table.player("wolf").used == ["sandals"]
    back = next(p for p in WAYS[forest] if TERRAINS[p] == 1 << Terrain.MOUNTAIN)
    table.answer("wolf", f"go:{LOCATIONS[back].id}").answer("wolf", "cheap_move")
    assert table.player("wolf").used == ["sandals", "boots"]
    assert table.hand("wolf") == ["lake"]
    table.stops_at("phase_one")


def test_the_ability_need_not_be_used_and_then_it_is_kept() -> None:
    table = travelling("vizima", "wood", "wood", "lake", gold=1, trophies=[boots()])
    table.answer("wolf", "go:beauclair").answer("wolf", "wood").answer("wolf", "gold")

    assert table.player("wolf").used == []
    table.stops_at("phase_one")


@pytest.mark.parametrize(
    ("terrain", "used", "opens"),
    [
        (None, [], [LOCATIONS[place].id for place in WAYS[BY_ID["vizima"]]]),
        (Terrain.WATER, [], ["ban_ard", "novigrad", "vengerberg", "haern_caduch"]),
        (None, ["boots"], ["novigrad", "vengerberg", "haern_caduch"]),
    ],
)
def test_a_single_card_pays_where_the_ability_holds(
    terrain: Terrain | None, used: list[str], opens: list[str]
) -> None:
    table = travelling("vizima", "wood", trophies=[boots(terrain)], used=used)

    assert roads(table) == opens
    table.stops_at("phase_one")


@pytest.mark.parametrize("used", [[], ["boots"]])
def test_the_bonus_of_dagon_makes_every_sea_journey_cheap(used: list[str]) -> None:
    wolf = player(place="cintra", hand=[land("lake")], trophies=["favourable_current"], used=used)
    calm = dummy_voyage("calm", [], [])
    table = hexer(
        players={"wolf": wolf, "bear": player()}, ships=["cintra"], skellige=[calm], dice=[6]
    ).play()
    assert "go:vizima" not in table.asks("wolf", "phase_one")
    table.answer("wolf", "sail:eyna")

    assert table.place("wolf") == "eyna"
    assert table.player("wolf").used == used  # not limited
    table.stops_at("phase_one")


def test_without_a_bonus_a_sea_journey_is_no_cheaper_than_other_moves() -> None:
    wolf = player(place="cintra", hand=[land("lake")])
    table = hexer(players={"wolf": wolf, "bear": player()}, ships=["cintra"]).play()

    assert "sail:isle_of_mists" in table.asks("wolf", "phase_one")
    assert table.closed("wolf", "sail:eyna") == "H11.03"
    table.stops_at("phase_one")


@pytest.mark.parametrize(("trophies", "key"), [(["boots"], "sail:eyna"), (BOTH, "go:vizima")])
def test_the_ability_for_one_move_is_used_up_unless_the_bonus_pays(
    trophies: list[str], key: str
) -> None:
    boots()
    wolf = player(place="cintra", hand=[land("lake"), land("lake")], trophies=trophies)
    calm = dummy_voyage("calm", [], [])
    table = hexer(
        players={"wolf": wolf, "bear": player()}, ships=["cintra"], skellige=[calm], dice=[6]
    ).play()
    table.answer("wolf", key).answer("wolf", "cheap_move")

    assert table.player("wolf").used == ["boots"]
    assert table.hand("wolf") == ["lake"]
    table.stops_at("phase_one")


def test_an_ability_does_not_pay_without_a_card() -> None:
    table = travelling("vizima", moved=True, trophies=[boots()])

    assert roads(table) == []
    assert table.closed("wolf", "go:novigrad") == "H11.03"
    table.stops_at("phase_one")


def test_a_standing_ability_works_from_mutagens_and_items_too() -> None:
    gland = dummy_mutagen("gland", [CheapMove()], when=Moment.STANDING)
    useless = dummy_mutagen("other", [CheapMove()], when=Moment.EFFECTS)

    for owner in ({"mutagens": [gland]}, {"items": ["event_steed"]}):
        table = travelling("vizima", "wood", **owner)
        assert "go:beauclair" in table.asks("wolf", "phase_one")
        table.stops_at("phase_one")
    table = travelling("vizima", "wood", mutagens=[useless], trophies=[dummy_monster("imp")])
    assert table.closed("wolf", "go:beauclair") == "H11.03"
    table.stops_at("phase_one")
