"""Chapter 13: Legendary Monster (Legendäres Monster): movement and destruction."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.expansions.legendary import move_legendary
from tafelrunde.games.hexer.nouns import MovementCard
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.state.physical import HIDDEN
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.turn.phase1 import phase_one
from tafelrunde.games.hexer.vocabulary import GainGold
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_movement,
    dummy_token,
    hexer,
    known,
    player,
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


# --- Movement -------------------------------------------------------------------------------------


def roam(game: Game) -> Flow[None]:
    """What happens at the end of the round."""
    move_legendary(game)
    yield from ()


def roaming(start: str, card: str, **position: Any) -> Table:
    """The Golem has moved by this card."""
    values = {"movement_deck": [card], "legendary": "golem", "legendary_place": start}
    return hexer(**(values | position)).play(roam)


@shows("H13.09", "H13.10")
def test_at_the_end_of_the_round_the_monster_follows_a_newly_revealed_card() -> None:
    old, new, later = (
        scent(place, place, key=f"to_{place}") for place in ("stygga", "beauclair", "loc_ichaer")
    )
    table = hexer(
        players={"wolf": player(hand=[hill()]), "bear": player(deck=[])},
        phase="refill",
        active="bear",
        legendary="golem",
        legendary_place="ard_modron",
        movement_deck=[new, later],
        movement_discards=[old],
        rows={"witcher": []},
        row_decks={"witcher": []},
    ).play_on()

    assert way(table) == ["beauclair"]
    assert table.ids(table.game.movement_discards) == [old, new]
    assert (table.ids(table.game.movement_deck), table.game.round) == ([later], 2)
    table.stops_at("phase_one")


@shows("H13.09")
def test_within_the_round_the_monster_does_not_move() -> None:
    table = hexer(
        players={"wolf": player(deck=[]), "bear": player(hand=[hill(), hill()], deck=[])},
        phase="refill",
        rows={"witcher": []},
        row_decks={"witcher": []},
    ).play_on()

    assert (way(table), table.game.active) == ([], 1)
    table.stops_at("phase_one")


@shows("H13.10")
def test_the_card_of_the_setup_lies_first_on_the_discard_pile() -> None:
    game = hexer().game

    assert (len(game.movement_deck), len(game.movement_discards)) == (11, 1)
    assert not any(game.destruction_on)  # nothing was carried out


@shows("H13.11", "H13.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_card_tells_how_far_the_monster_goes_by_the_number_of_players(players: int) -> None:
    name, stygga = Name("far", "far"), BY_ID["stygga"]
    far = known(MovementCard("far", name, stygga, BY_ID["behelt_nar"], [1, 2, 3, 4]))
    seats = {who: player() for who in ("wolf", "bear", "cat", "viper", "griffin")[:players]}
    table = roaming("kaer_seren", far, players=seats)

    assert way(table) == ["cintra", "haern_caduch", "loc_ichaer", "stygga"][: players - 1]


@shows("H13.12", "H13.13", "H13.14", "H13.15", "H13.17", "H13.26")
def test_the_monster_goes_to_both_targets_and_around_destroyed_locations() -> None:
    table = roaming(
        "doldeth",
        scent("stygga", "ard_modron", moves=4),
        destruction_on={"loc_ichaer": dummy_token("first", [])},
        destruction_pile=[dummy_token(f"token_{n}", []) for n in range(4)],
    )

    assert way(table) == ["dhuwod", "stygga", "ard_modron"]
    on = table.game.destruction_on
    marks = {LOCATIONS[n].id: token.id for n, token in enumerate(on) if token is not None}
    assert marks["loc_ichaer"] == "first"
    path = [marks.get(place) for place in ("doldeth", "dhuwod", "stygga", "ard_modron")]
    assert path == [None, "token_0", "token_1", "token_2"]
    assert len(marks) == 4
    assert table.view("wolf").destruction_on[BY_ID["dhuwod"]] is HIDDEN  # face down


@shows("H13.14")
def test_what_destruction_tokens_block_lapses() -> None:
    around = ruins("doldeth", "loc_ichaer", "stygga")
    table = roaming("doldeth", scent("dhuwod", "ard_modron", moves=4), destruction_on=around)

    assert (way(table), lair(table)) == (["dhuwod"], "dhuwod")


@shows("H13.17")
@pytest.mark.parametrize(
    ("main", "then", "closed", "path"),
    [
        ("doldeth", "dhuwod", [], ["dhuwod"]),  # it stands on the main target
        ("stygga", "glenmore", ["stygga"], ["glenmore"]),  # no way leads to it
        ("stygga", "glenmore", ["stygga", "glenmore"], []),
    ],
)
def test_the_secondary_target_counts_where_no_way_leads_to_the_main_one(
    main: str, then: str, closed: list[str], path: list[str]
) -> None:
    table = roaming("doldeth", scent(main, then, moves=3), destruction_on=ruins(*closed))

    assert way(table) == path


@shows("H13.20", "H13.17", "H13.13")
@pytest.mark.parametrize("start", ["loc_ichaer", "dhuwod"])
def test_without_tokens_the_monster_moves_all_the_same_and_never_back(start: str) -> None:
    card = scent("dhuwod", "stygga", moves=4)
    table = roaming(start, card, destruction_pile=[])

    assert way(table) == (["stygga"] if start == "dhuwod" else ["dhuwod", "stygga"])
    assert destroyed(table) == []


@shows("H13.18")
@pytest.mark.parametrize(
    ("start", "goal", "first"),
    [("doldeth", "stygga", "loc_ichaer"), ("kaer_seren", "vizima", "hengfors"),
     ("stygga", "beauclair", "loc_ichaer")],
)  # fmt: skip
def test_of_equally_short_ways_the_lowest_number_is_entered(
    start: str, goal: str, first: str
) -> None:
    assert way(roaming(start, scent(goal, goal))) == [first]


@shows("H13.19")
def test_discarded_movement_cards_become_a_new_stack() -> None:
    cards = [scent("stygga", "stygga", key=f"again_{n}") for n in range(3)]
    table = roaming("dhuwod", "", movement_deck=[], movement_discards=cards)

    assert way(table) == ["stygga"]
    game = table.game
    assert (len(game.movement_deck), len(game.movement_discards)) == (2, 1)


@shows("H13.19")
def test_discarded_movement_cards_are_shuffled_before_the_next_is_revealed() -> None:
    cards = [scent("stygga", "stygga", key=f"again_{n}") for n in range(5)]
    first = set[str]()
    for seed in range(24):
        table = roaming("dhuwod", "", movement_deck=[], movement_discards=cards, seed=seed)
        (revealed,) = table.events(events.MovementCardRevealed)
        first.add(revealed.card)

    assert len(first) >= 4


def test_without_any_movement_card_nothing_moves() -> None:
    table = roaming("dhuwod", "", movement_deck=[], movement_discards=[])

    assert lair(table) == "dhuwod"


def test_without_a_legendary_monster_no_card_is_revealed() -> None:
    table = hexer(expansions=["monsterjagd", "skellige"]).play(roam)

    assert table.events(events.MovementCardRevealed) == []


@shows("H13.21")
def test_the_monster_never_leaves_the_mainland() -> None:
    card = scent("eyna", "vizima", moves=2)
    table = roaming("cintra", card, ships=["cintra", "novigrad", "eyna"])

    assert way(table) == ["vizima"]


@shows("H13.21")
def test_players_and_monsters_neither_stop_the_monster_nor_are_touched() -> None:
    beast = {"id": dummy_monster("beast"), "place": "dhuwod"}
    wolf = player(place="dhuwod", gold=2, rumours=["vizima"])
    players = {"wolf": wolf, "bear": player(place="stygga")}
    card = scent("dhuwod", "stygga", moves=2)
    table = roaming("doldeth", card, players=players, monsters={"forest": beast})

    assert way(table) == ["dhuwod", "stygga"]
    assert (table.place("wolf"), table.place("bear"), table.gold("wolf")) == (
        "dhuwod", "stygga", 2,
    )  # fmt: skip
    den = table.game.dens[Terrain.FOREST]
    assert den is not None
    assert (den.card.id, LOCATIONS[den.place].id) == ("beast", "dhuwod")


# --- Destruction ----------------------------------------------------------------------------------


def hoard(*places: str) -> dict[str, str]:
    """Tokens whose bonus is 2 gold."""
    return dict.fromkeys(places, dummy_token("hoard", [GainGold(2)]))


@shows("H13.22", "H13.23", "H13.24", "H13.25", "H13.26")
def test_the_token_where_phase_one_ends_is_taken_and_brings_its_bonus() -> None:
    wolf = player(place="vizima", hand=[hill(), hill(), dummy_card("x")], gold=1)
    on = hoard("beauclair", "ard_modron")
    position = {"legendary": "golem", "legendary_place": "kaer_seren", "destruction_on": on}
    table = hexer(players={"wolf": wolf, "bear": player()}, **position).play()
    table.answer("wolf", "go:beauclair").answer("wolf", "hill")
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    assert (table.gold("wolf"), len(destroyed(table))) == (1, 2)
    table.passes("wolf")

    assert (table.gold("wolf"), destroyed(table)) == (3, ["beauclair"])
    assert table.ids(table.player("wolf").destruction) == ["hoard"]
    (taken,) = table.events(events.DestructionTaken)
    assert (taken.player, taken.token) == ("wolf", "hoard")  # revealed
    assert table.view("wolf").players[0].destruction == [HIDDEN]  # and face down again


@shows("H13.25")
def test_the_token_is_taken_even_by_who_did_not_move() -> None:
    on = hoard("vizima")
    wolf = player(place="vizima", deck=[], gold=0)
    table = hexer(players={"wolf": wolf, "bear": player()}, destruction_on=on).play()

    assert (table.gold("wolf"), destroyed(table)) == (2, [])


@shows("H13.23")
@pytest.mark.parametrize("deck", [["one"], ["one", "two"]])
def test_cold_ashes_burn_hand_cards_only(deck: list[str]) -> None:
    wolf = player(place="vizima", hand=[], deck=[dummy_card(name) for name in deck], gold=0)
    players = {"wolf": wolf, "bear": player()}
    table = hexer(players=players, destruction_on={"vizima": "cold_ashes"}).play()

    assert table.question is None
    assert table.ids(table.player("wolf").destruction) == ["cold_ashes"]
    assert table.deck("wolf") == deck


@shows("H13.26")
def test_a_location_without_its_token_is_free_for_the_monster_again() -> None:
    def rule(game: Game) -> Flow[None]:
        move_legendary(game)
        yield from phase_one(game, game.player)
        move_legendary(game)

    table = hexer(
        players={"wolf": player(place="stygga", deck=[]), "bear": player()},
        legendary="golem",
        legendary_place="dhuwod",
        movement_deck=[scent("stygga", "stygga", moves=1)] * 2,
        destruction_on=ruins("stygga"),
    ).play(rule)

    assert (way(table), destroyed(table)) == (["stygga"], ["stygga"])


@shows("H13.27", "H13.24")
def test_the_token_beside_the_monster_is_taken_and_helps_in_the_fight_that_follows() -> None:
    claw = dummy_attack("claw", charge=0, bite=0)
    hand = [dummy_card("x"), dummy_card("y")]
    table = hexer(
        players={"wolf": player(place="ard_modron", hand=hand), "bear": player()},
        legendary="golem",
        legendary_place="ard_modron",
        legend_deck=[claw] * 4,
        destruction_on=ruins("ard_modron"),
    ).play_on()
    table.passes("wolf").answer("wolf", "golem")

    assert len(table.fight.life) == 3
    assert table.events(events.CombatTurnBegan)[0].side == "wolf"
    table.stops_at(table.question or "")
