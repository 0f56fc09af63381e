"""Chapter 15: Skellige, sea journeys (Seereisen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.nouns import SkelligeCard
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS, PORTS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Opponent, Phase, Terrain
from tafelrunde.games.hexer.turn.phase1 import phase_one
from tafelrunde.games.hexer.vocabulary import GainGold
from tafelrunde.games.hexer.vocabulary.story import FightDrawn, LandOn, TurnBack
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_voyage,
    hexer,
    known,
    option,
    player,
    refused,
)
from tests.kit.shows import shows

ISLANDS = ["ard_skellig", "isle_of_mists", "eyna"]
PORT_IDS = [LOCATIONS[port].id for port in PORTS]
ONE_OF = {
    "wood": Terrain.FOREST,
    "hill": Terrain.MOUNTAIN,
    "lake": Terrain.WATER,
}


def card(name: str) -> str:
    """A card of one terrain."""
    return dummy_card(name, terrain=ONE_OF[name])


def any_card() -> str:
    return dummy_card("any", terrains=list(Terrain))


def at(place: str, hand: list[str] | None = None, **position: Any) -> Table:
    """The wolf at a location of the sea, with its ship; by default with four cards that fit every
    terrain, and a card of the sea that brings 1 gold if safe and 5 if dangerous.
    """
    wolf = {"place": place, "hand": [any_card()] * 4 if hand is None else hand, "gold": 0}
    wolf |= position.pop("wolf", {})
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player(), "cat": player()},
        "ships": [place],
        "skellige": [dummy_voyage("wave", [GainGold(1)], [GainGold(5)])],
        "dagon": 2,
        "dice": [6],
    }
    return hexer(**(values | position))


def sails(table: Table) -> list[str]:
    """Where the wolf may sail to."""
    return [key[5:] for key in table.asks("wolf", "phase_one") if key.startswith("sail:")]


def by_way(*do: Effect) -> list[str]:
    """A card of the sea that does this, safe or not."""
    return [dummy_voyage("by_way", list(do), list(do))]


# --- Where a ship goes ----------------------------------------------------------------------------


@shows("H15.01")
def test_a_journey_is_paid_with_cards_and_gold_like_any_move() -> None:
    table = at("cintra", [card("hill")], wolf={"gold": 1}).play()
    table.answer("wolf", "sail:eyna")

    assert (table.place("wolf"), table.hand("wolf")) == ("eyna", [])
    assert table.discard_pile("wolf") == ["hill"]
    assert table.gold("wolf") == 1  # one spent, one from the card
    assert table.player("wolf").moved
    table.stops_at("phase_one")


@shows("H15.02")
@pytest.mark.parametrize(
    ("hand", "open_to"),
    [
        ("wood", ["eyna", "loc_gwen"]),
        ("hill", ["ard_skellig", "loc_gwen"]),
        ("lake", ["isle_of_mists", "loc_gwen", "dagon_place"]),
    ],
)
def test_the_terrain_of_the_destination_counts(hand: str, open_to: list[str]) -> None:
    table = at("cintra", [card(hand)], dagon=6, islands=["loc_gwen"]).play()

    assert sails(table) == open_to
    every = [*ISLANDS, "loc_gwen", "dagon_place"]
    for place in (place for place in every if place not in open_to):
        assert table.closed("wolf", f"sail:{place}") == "H11.03"
    table.stops_at("phase_one")


@shows("H15.02")
def test_on_the_way_back_the_terrain_of_the_port_counts() -> None:
    table = at("eyna", [card("hill")]).play()

    assert sails(table) == ["cintra", "doldeth"]
    table.stops_at("phase_one")


@shows("H15.03", "H15.07", "H15.15")
@pytest.mark.parametrize("port", PORT_IDS)
def test_from_every_port_with_a_ship_every_island_can_be_reached_and_no_port(port: str) -> None:
    table = at(port).play()
    assert sails(table) == ISLANDS
    table.stops_at("phase_one")

    table = at(port, ships=["eyna"], dagon=6).play()
    assert sails(table) == []
    for place in ("ard_skellig", "dagon_place"):
        with refused("H15.07"):
            table.answer("wolf", f"sail:{place}")
    table.stops_at("phase_one")


@shows("H15.07")
def test_far_from_the_sea_no_ship_is_missed() -> None:
    table = at("vizima", ships=["cintra"], dagon=6).play()

    assert sails(table) == []
    with pytest.raises(AssertionError, match="not among the closed"):
        table.closed("wolf", "sail:eyna")
    table.stops_at("phase_one")


@shows("H15.04", "H15.05", "H15.18", "H15.19", "H15.15", "H15.16")
@pytest.mark.parametrize("island", ISLANDS)
def test_from_an_island_a_ship_goes_only_to_ports_without_one(island: str) -> None:
    table = at(island, ships=["cintra", island, "novigrad"], dagon=6).play()

    assert sails(table) == ["kaer_seren", "cidaris", "glenmore", "doldeth"]
    other = ISLANDS[ISLANDS.index(island) - 1]
    for place, why in (
        ("cintra", "H15.18"),
        ("novigrad", "H15.18"),
        (other, "H15.04"),
        ("dagon_place", "H15.05"),
    ):
        assert table.closed("wolf", f"sail:{place}") == why
    with pytest.raises(AssertionError, match="not among the closed"):
        table.closed("wolf", f"sail:{island}")  # nobody expects to sail to where they are
    table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H15.06", "H15.21")
def test_only_the_journey_to_an_island_is_limited_to_one_per_turn() -> None:
    table = at("cintra", dagon=6).play()
    table.answer("wolf", "sail:eyna").answer("wolf", "sail:cidaris")

    assert sails(table) == ["dagon_place"]
    with refused("H15.06"):
        table.answer("wolf", "sail:eyna")
    table.answer("wolf", "sail:dagon_place")
    assert (table.place("wolf"), table.hand("wolf")) == ("dagon_place", ["any"])
    assert len(table.events(events.StoryRead)) == 1


@shows("H15.16")
def test_an_island_with_a_ship_cannot_be_sailed_to() -> None:
    others = {"bear": player(place="eyna"), "cat": player()}
    wolf = player(place="cintra", hand=[any_card()] * 2)
    table = at("cintra", players={"wolf": wolf, **others}, ships=["cintra", "eyna"]).play()

    assert sails(table) == ["ard_skellig", "isle_of_mists"]
    with refused("H15.16"):
        table.answer("wolf", "sail:eyna")
    table.stops_at("phase_one")


@shows("H15.17")
def test_the_ship_travels_along_and_stays_where_its_traveller_lands_for_anyone() -> None:
    def rule(game: Game) -> Flow[None]:
        if game.active == 0:
            yield from phase_one(game, game.player)
            game.active = 1
        yield from phase_one(game, game.player)

    hands = [any_card()] * 2
    bear = player(place="doldeth", hand=hands)
    wolf = player(place="cintra", hand=hands)
    table = at("cintra", players={"wolf": wolf, "bear": bear}, ships=["novigrad", "cintra"])
    table.play(rule).answer("wolf", "sail:eyna")
    assert table.game.ships == [BY_ID["novigrad"], BY_ID["eyna"]]
    table.answer("wolf", "sail:doldeth").passes("wolf")
    assert table.game.ships == [BY_ID["novigrad"], BY_ID["doldeth"]]

    assert "sail:eyna" in table.asks("bear", "phase_one")
    table.stops_at("phase_one")


# --- On the way to an island ----------------------------------------------------------------------


@shows("H15.08", "H15.09", "H15.10", "H15.11", "H15.12")
@pytest.mark.parametrize(
    ("dagon", "die", "part", "gold", "after"),
    [
        (2, 3, "safe", 1, 3),
        (2, 2, "dangerous", 5, 2),
        (5, 1, "dangerous", 5, 5),
        (4, 5, "safe", 1, 5),
        (1, 6, "safe", 1, 2),
    ],
)
def test_a_die_above_the_space_of_dagon_makes_the_journey_safe(
    dagon: int, die: int, part: str, gold: int, after: int
) -> None:
    table = at("cintra", dagon=dagon, dice=[die]).play().answer("wolf", "sail:eyna")

    (rolled,) = table.events(events.DiceRolled)
    assert (rolled.player, rolled.dice) == ("wolf", (die,))
    (read,) = table.events(events.StoryRead)
    assert (read.reader, read.player, read.card, read.part) == ("cat", "wolf", "wave", part)
    assert (table.gold("wolf"), table.game.dagon) == (gold, after)
    assert table.ids(table.game.skellige_discards)[-1] == "wave"
    table.stops_at("phase_one")


@shows("H15.12")
def test_a_section_may_let_the_traveller_choose() -> None:
    safe = Verse("fork.safe", choices=[option(GainGold(2)), option(GainGold(3))])
    forked = known(
        SkelligeCard("fork", Name("fork", "fork"), safe=safe, dangerous=Verse("fork.dangerous"))
    )
    table = at("cintra", skellige=[forked]).play().answer("wolf", "sail:eyna")
    table.answer("wolf", table.asks("wolf", "story")[1])

    assert (table.gold("wolf"), table.place("wolf")) == (3, "eyna")
    assert [event.part for event in table.events(events.StoryRead)] == ["safe", "safe2"]
    table.stops_at("phase_one")


@pytest.mark.parametrize("read", [["wave"], []])
def test_an_empty_deck_of_the_sea_is_renewed_from_its_discards(read: list[str]) -> None:
    table = at("cintra", skellige=[], skellige_discards=read).play().answer("wolf", "sail:eyna")

    assert (table.place("wolf"), table.gold("wolf")) == ("eyna", len(read))
    assert table.player("wolf").read is bool(read)
    assert table.ids(table.game.skellige_discards) == read
    table.stops_at("phase_one")


@shows("H20.09")
def test_a_renewed_deck_of_the_sea_is_shuffled() -> None:
    read = [dummy_voyage(f"wave_{n}", [], []) for n in range(6)]
    found = set()
    for seed in range(8):
        table = at("cintra", seed=seed, skellige=[], skellige_discards=read).play()
        table.answer("wolf", "sail:eyna").stops_at("phase_one")
        found.add(tuple(table.ids(table.game.skellige_discards + table.game.skellige)))

    assert len(found) > 5


@shows("H15.13")
def test_at_the_island_rumours_become_trails_and_its_action_is_open() -> None:
    table = at("cintra", wolf={"rumours": ["eyna"]}).play().answer("wolf", "sail:eyna")

    wolf = table.player("wolf")
    assert (wolf.rumours, wolf.trails, wolf.gold) == ([], [BY_ID["eyna"]], 2)
    assert "eyna" in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H15.14")
def test_a_journey_that_fails_is_paid_and_counts_as_a_move_but_enters_nothing() -> None:
    position: dict[str, Any] = {"skellige": by_way(TurnBack()), "legendary_place": "cintra"}
    wolf = {"rumours": ["eyna"]}
    table = at("cintra", wolf=wolf, **position).play().answer("wolf", "sail:eyna")

    assert (table.place("wolf"), table.game.ships) == ("cintra", [BY_ID["cintra"]])
    assert len(table.hand("wolf")) == 3
    assert table.player("wolf").rumours == [BY_ID["eyna"]]
    assert table.closed("wolf", "sail:ard_skellig") == "H15.06"
    assert table.closed("wolf", "displace") == "H13.08"
    table.stops_at("phase_one")

    free = at("cintra", skellige=by_way(TurnBack())).play().answer("wolf", "sail:eyna")
    assert "potion" in free.asks("wolf", "phase_one")  # after a move
    free.stops_at("phase_one")


@shows("H15.29")
def test_a_card_may_lead_elsewhere_which_costs_nothing_more_and_is_entered() -> None:
    calls = by_way(LandOn(BY_ID["loc_gwen"]))
    hand = [card("wood"), card("lake")]
    table = at("cintra", hand, skellige=calls, wolf={"rumours": ["eyna"]}).play()
    table.answer("wolf", "sail:eyna").answer("wolf", "wood")

    assert (table.place("wolf"), table.game.ships) == ("loc_gwen", [BY_ID["loc_gwen"]])
    assert table.hand("wolf") == ["lake"]
    assert table.player("wolf").rumours == [BY_ID["eyna"]]
    table.answer("wolf", "loc_gwen")
    assert table.gold("wolf") == 3
    table.stops_at("phase_one")


@shows("H15.29")
def test_a_card_that_begins_a_fight_ends_phase_one() -> None:
    table = at(
        "cintra",
        skellige=by_way(FightDrawn(1)),
        tokens={"1": [dummy_monster("kraken")]},
        attack_deck=[dummy_attack("claw")] * 3,
    ).play()
    table.answer("wolf", "sail:eyna")

    assert table.fight.opponent is Opponent.DRAWN
    assert (table.place("wolf"), table.question) == ("eyna", None)


# --- Back to the mainland -------------------------------------------------------------------------


@shows("H15.20", "H15.21", "H15.22")
def test_on_the_way_back_there_is_no_die_and_no_card_and_the_port_is_entered() -> None:
    table = at("eyna", wolf={"rumours": ["doldeth"]}).play().answer("wolf", "sail:doldeth")

    assert (table.place("wolf"), table.game.ships) == ("doldeth", [BY_ID["doldeth"]])
    assert table.events(events.DiceRolled) + table.events(events.StoryRead) == []
    assert table.game.dagon == 2
    assert table.player("wolf").trails == [BY_ID["doldeth"]]
    assert table.asks("wolf", "phase_one").count("rumour") == 1
    table.stops_at("phase_one")


# --- Dagon's place --------------------------------------------------------------------------------


@shows("H15.21", "H15.24", "H15.25", "H15.26", "H15.27", "H15.23")
def test_at_the_place_of_dagon_several_ships_meet_and_the_fight_begins_at_once() -> None:
    players = {
        "wolf": player(place="cintra", hand=[any_card()] * 3),
        "bear": player(place="dagon_place"),
    }
    ships = ["dagon_place", "cintra"]
    table = at("cintra", players=players, ships=ships, dagon=6).play_on()
    assert [key for key in table.asks("wolf") if "dagon" in key] == ["sail:dagon_place"]
    table.answer("wolf", "sail:dagon_place")

    assert table.game.ships == [BY_ID["dagon_place"]] * 2
    assert table.place("wolf") == table.place("bear") == "dagon_place"
    assert table.events(events.DiceRolled) + table.events(events.StoryRead) == []
    assert table.game.phase is Phase.CONFRONTATION
    assert table.fight.opponent is Opponent.DAGON
    table.stops_at("announce")


@shows("H15.24")
def test_no_way_by_land_and_none_from_an_island_leads_to_the_place_of_dagon() -> None:
    dagon = BY_ID["dagon_place"]

    assert not any(dagon in place.ways for place in LOCATIONS)
    table = at("eyna", dagon=6).play()
    with refused("H15.05"):
        table.answer("wolf", "sail:dagon_place")
    table.stops_at("phase_one")


@shows("H15.28")
@pytest.mark.parametrize("dagon", [2, 6])
def test_from_the_place_of_dagon_one_sails_to_a_port_without_a_ship(dagon: int) -> None:
    players = {
        "wolf": player(place="dagon_place", hand=[any_card()] * 2),
        "bear": player(place="dagon_place"),
    }
    ships = ["dagon_place", "cintra", "dagon_place"]
    table = at("dagon_place", players=players, ships=ships, dagon=dagon).play()

    assert sails(table) == [port for port in PORT_IDS if port != "cintra"]
    assert table.closed("wolf", "sail:cintra") == "H15.18"
    assert table.closed("wolf", "sail:eyna") == "H15.28"
    table.answer("wolf", "sail:doldeth")
    assert sorted(table.game.ships) == sorted(BY_ID[at] for at in (*ships[1:], "doldeth"))
    assert table.place("wolf") == "doldeth"
    table.stops_at("phase_one")
