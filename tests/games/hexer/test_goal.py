"""Chapter 1: goal and end of the game (Ziel und Spielende)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.games import Outcome
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.events import GameWon
from tests.kit.hexer import Table, dummy_attack, dummy_card, dummy_monster, hexer, player
from tests.kit.shows import shows


def legendary_fight(left: int, **position: Any) -> Table:
    """Bear, second of three, has the last card (2 damage) against the Golem with so many left."""
    bear = {"place": "vizima", "hand": [dummy_card("slash", damage=2)], "deck": [], "space": 4}
    values: dict[str, Any] = {
        "players": {"wolf": player(), "bear": bear, "cat": player()},
        "active": "bear",
        "phase": "confrontation",
        "legendary": "golem",
        "legendary_place": "vizima",
        "rows": {"witcher": [dummy_card("free"), *[dummy_card("dear", cost=9)] * 5]},
        "fight": {
            "against": "golem",
            "turn": 0,
            "step": "combo",
            "life": [dummy_attack("claw")] * left,
        },
    }
    return hexer(**(values | position))


@shows("H1.01", "H1.02", "H1.03")
def test_who_defeats_the_legendary_monster_wins_alone_and_at_once() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "stygga"}
    players = {
        "wolf": player(quests=[quest], gold=3),
        "bear": {"place": "vizima", "hand": [dummy_card("slash", damage=2)], "deck": []},
        "cat": player(),
    }
    table = legendary_fight(2, players=players).play_on()

    assert table.question is None
    assert table.rules.outcome(table.game) == Outcome(True, "bear", 1, winner=1)
    assert [event.player for event in table.events(GameWon)] == ["bear"]
    bear = table.player("bear")
    assert (bear.trophies, bear.space, bear.gold) == ([], 0, 0)  # no victory rewards
    assert len(table.game.movement_discards) == 1  # the monster does not move any more


@shows("H1.08")
def test_open_quests_have_no_consequences_at_the_end() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "stygga"}
    bear = {"hand": [dummy_card("slash", damage=2)], "deck": [], "quests": [quest]}
    players = {"wolf": player(), "bear": {"place": "vizima"} | bear, "cat": player()}
    table = legendary_fight(2, players=players).play_on()

    assert table.game.winner == 1
    assert len(table.player("bear").quests) == 1


@shows("H1.06")
@pytest.mark.parametrize("left", [3, 4])
def test_who_goes_out_of_the_fight_has_not_won(left: int) -> None:
    table = legendary_fight(left).play()

    assert table.game.winner == -1
    assert table.player("bear").fewer == 1
    assert table.game.legend_place == 7


@shows("H1.06")
def test_a_legendary_monster_that_fells_the_player_with_its_last_card_is_not_defeated() -> None:
    bear = {"place": "vizima", "hand": [dummy_card("c")], "deck": [], "shield": 0}
    fight = {"against": "golem", "turn": 1, "life": [dummy_attack("claw")]}
    players = {"wolf": player(), "bear": bear, "cat": player(hand=[dummy_card("c")])}
    deck = {"witcher": [dummy_card("dear", cost=9)]}
    table = legendary_fight(1, players=players, fight=fight, row_decks=deck).play_on()
    table.answer("wolf", "charge")

    assert (table.events(GameWon), table.game.winner, table.game.legend_place) == ([], -1, 7)
    assert "pass" in table.asks("cat", "phase_one")  # the game goes on
    table.stops_at("phase_one")


@shows("H1.04")
def test_the_last_space_of_the_victory_track_does_not_end_the_game() -> None:
    wolf = {"place": "vizima", "space": 3, "hand": [dummy_card("slash", damage=2)]}
    wolf["deck"] = [dummy_card("plain")]
    table = hexer(
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": dummy_monster("beast"), "place": "vizima"}},
        fight={"against": "beast", "step": "combo", "life": [dummy_attack("claw")]},
    ).play()

    assert (table.player("wolf").space, table.game.winner) == (4, -1)


def test_without_the_legendary_monsters_the_last_space_wins() -> None:
    wolf = {"place": "vizima", "space": 3, "hand": [dummy_card("slash", damage=2)]}
    table = hexer(
        expansions=["monsterjagd", "skellige"],
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": dummy_monster("beast"), "place": "vizima"}},
        fight={"against": "beast", "step": "combo", "life": [dummy_attack("claw")]},
    ).play()

    assert table.game.winner == 0


@shows("H1.05")
def test_the_legendary_monster_can_be_attacked_without_any_trophy() -> None:
    wolf = player(place="vizima", space=0)
    table = hexer(
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        legendary="golem",
        legendary_place="vizima",
    ).play()

    assert "golem" in table.asks("wolf", "phase_two")
    table.stops_at("phase_two")


@shows("H1.07")
def test_victories_over_monsters_and_players_end_nothing() -> None:
    wolf = {"place": "vizima", "hand": [dummy_card("slash", damage=2)], "deck": [], "space": 4}
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": dummy_monster("beast"), "place": "vizima"}},
        fight={"against": "beast", "step": "combo", "life": [dummy_attack("claw")]},
    ).play()
    assert table.game.winner == -1

    bear = {"place": "vizima", "hand": [dummy_card("plain")], "deck": [], "shield": 0}
    table = hexer(
        players={"wolf": wolf, "bear": bear},
        phase="confrontation",
        rows={"witcher": [dummy_card("free"), *[dummy_card("dear", cost=9)] * 5]},
        fight={"against": "bear", "step": "combo"},
    ).play()
    assert table.game.winner == -1
