"""Chapter 13: Legendary Monster (Legendäres Monster): displacing."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.terms import Terrain
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_movement,
    dummy_token,
    hexer,
    player,
    refused,
)
from tests.kit.shows import shows


def scent(main: str, then: str, moves: int = 1, key: str = "scent") -> str:
    """A movement card by the names of its targets."""
    return dummy_movement(key, BY_ID[main], BY_ID[then], moves)


def hill() -> str:
    return dummy_card("hill", terrain=Terrain.MOUNTAIN)


def lair(table: Table) -> str:
    """Where the Legendary Monster stands."""
    return LOCATIONS[table.game.legend_place].id


def way(table: Table) -> list[str]:
    """Where the Legendary Monster went."""
    return [LOCATIONS[event.place].id for event in table.events(events.LegendaryMoved)]


def destroyed(table: Table) -> list[str]:
    """The locations with a destruction token."""
    marked = [LOCATIONS[n].id for n, token in enumerate(table.game.destruction_on) if token]
    return sorted(marked)


def ruins(*places: str) -> dict[str, str]:
    """Destruction tokens at these locations."""
    return dict.fromkeys(places, dummy_token("ruin", []))


def visiting(*hand: str, **position: Any) -> Table:
    """The wolf at Stygga, beside the Golem at Ard Modron; the next movement card leads three
    locations to the north.
    """
    cards = [hill(), *(dummy_card(name) for name in hand)]
    wolf = player(place="stygga", hand=cards) | position.pop("wolf", {})
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": position.pop("bear", player())},
        "legendary": "golem",
        "legendary_place": "ard_modron",
        "movement_deck": [scent("hengfors", "stygga", moves=3)] * 2,
        "movement_discards": [],
    }
    return hexer(**(values | position))


def entering(*hand: str, **position: Any) -> Table:
    """The wolf has just entered the location of the Golem, with these cards left."""
    table = visiting(*hand, **position).play().answer("wolf", "go:ard_modron")
    return table.answer("wolf", "hill") if hand else table


@shows("H13.01", "H13.03", "H13.05", "H13.06", "H13.16")
def test_a_displaced_monster_gives_way_by_one_location_and_frees_the_action() -> None:
    table = entering("x", "y")
    assert table.closed("wolf", "raise_combat") == "H16.07"
    table.answer("wolf", "displace")
    assert table.asks("wolf", "displace") == ["x", "y"]
    table.answer("wolf", "x")

    assert (way(table), destroyed(table)) == (["beauclair"], ["beauclair"])
    assert (table.hand("wolf"), table.discard_pile("wolf")) == (["y"], ["hill", "x"])
    table.answer("wolf", "raise_combat")
    assert table.level("wolf", "combat") == 2
    table.stops_at("phase_one")


@shows("H13.05")
def test_displacing_from_the_main_target_leads_towards_the_secondary_one() -> None:
    table = entering("x", "y", movement_deck=[scent("ard_modron", "dhuwod", key="near")])
    table.answer("wolf", "displace").answer("wolf", "y")

    assert way(table) == ["loc_ichaer"]
    table.stops_at("phase_one")


@shows("H13.10")
def test_displacing_reveals_the_top_face_down_card() -> None:
    top, old = scent("beauclair", "stygga", key="top"), scent("stygga", "stygga", key="old")
    table = entering("x", "y", movement_deck=[top], movement_discards=[old])
    table.answer("wolf", "displace").answer("wolf", "y")

    assert lair(table) == "beauclair"
    assert table.ids(table.game.movement_discards) == ["old", "top"]
    table.stops_at("phase_one")


@shows("H13.02")
def test_who_does_not_displace_meets_the_monster_in_phase_two() -> None:
    table = visiting("x", "y").play_on()
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    with refused("H16.07"):
        table.answer("wolf", "raise_combat")
    table.passes("wolf")

    assert "golem" in table.asks("wolf", "phase_two")
    assert (lair(table), table.hand("wolf")) == ("ard_modron", ["x", "y"])
    assert len(table.game.movement_deck) == 2
    table.stops_at("phase_two")


@shows("H13.04")
def test_nobody_displaces_without_a_hand_card() -> None:
    bear = player(place="ard_modron", gold=1)
    table = entering(players={"wolf": player(place="stygga", hand=[hill()], gold=1), "bear": bear})

    assert table.hand("wolf") == []
    with refused("H13.04"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H13.07", "H13.08")
def test_a_monster_that_cannot_give_way_stays_and_all_is_spent() -> None:
    around = ruins("beauclair", "loc_ichaer", "gorthur_gvaed", "stygga")
    table = entering("x", "y", destruction_on=around).answer("wolf", "displace")
    table.answer("wolf", "y")

    assert (way(table), lair(table), len(destroyed(table))) == ([], "ard_modron", 4)
    assert table.discard_pile("wolf") == ["hill", "y"]
    assert table.ids(table.game.movement_discards) == ["scent"]
    assert table.closed("wolf", "raise_combat") == "H16.07"
    with refused("H13.08"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H13.07")
def test_without_any_movement_card_the_monster_stays() -> None:
    table = entering("x", "y", movement_deck=[]).answer("wolf", "displace").answer("wolf", "x")

    assert (lair(table), table.discard_pile("wolf")) == ("ard_modron", ["hill", "x"])
    table.stops_at("phase_one")


@shows("H13.08")
@pytest.mark.parametrize("moved", [False, True])
def test_a_monster_that_came_to_the_player_cannot_be_displaced(moved: bool) -> None:
    wolf = {"place": "ard_modron", "moved": moved}
    table = visiting("x", "y", wolf=wolf).play()

    with refused("H13.08"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H11.13", "H16.07")
def test_who_plays_poker_beside_the_monster_has_left_it_alone() -> None:
    table = entering("x", "y", wolf={"gold": 1}, bear=player(place="ard_modron", gold=1))
    assert "displace" in table.asks("wolf", "phase_one")
    table.answer("wolf", "poker:bear").answer("bear").answer("wolf")

    with refused("H11.13"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H11.13", "H16.07")
def test_who_solves_a_quest_beside_the_monster_has_left_it_alone() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "ard_modron"}
    table = entering("x", "y", wolf={"quests": [quest]})
    assert "displace" in table.asks("wolf", "phase_one")
    table.answer("wolf", "quest:q1")

    with refused("H11.13"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H11.13", "H13.08")
def test_another_entry_counts_anew_for_who_has_left_the_monster_alone() -> None:
    around = ruins("beauclair", "loc_ichaer", "gorthur_gvaed", "stygga")
    hand = [hill(), hill(), dummy_card("wood"), dummy_card("x"), dummy_card("y")]
    bear = player(place="ard_modron", gold=1)
    table = visiting(wolf={"hand": hand, "gold": 1}, bear=bear, destruction_on=around).play()
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    table.answer("wolf", "poker:bear").answer("bear").answer("wolf")
    assert table.closed("wolf", "displace") == "H11.13"
    table.answer("wolf", "go:stygga").answer("wolf", "wood")
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    table.answer("wolf", "displace").answer("wolf", "x")

    assert lair(table) == "ard_modron"
    with refused("H13.08"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")


@shows("H13.08")
def test_with_each_entry_the_monster_may_be_displaced_again() -> None:
    around = ruins("beauclair", "loc_ichaer", "gorthur_gvaed", "stygga")
    hand = [hill(), hill(), dummy_card("wood"), dummy_card("x"), dummy_card("y")]
    table = visiting(wolf={"hand": hand}, destruction_on=around).play()
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    table.answer("wolf", "displace").answer("wolf", "x")
    assert table.closed("wolf", "displace") == "H13.08"
    table.answer("wolf", "go:stygga").answer("wolf", "wood")
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")

    assert "displace" in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")
