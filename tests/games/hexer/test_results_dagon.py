"""Chapter 30: Dagon is defeated or driven off (Dagon wird besiegt oder vertrieben)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import library
from tests.kit.hexer import Table, dummy_attack, dummy_card, hexer, player
from tests.kit.shows import shows


def last_blow(left: int, **position: Any) -> Table:
    """Wolf's last card deals 2 damage to Dagon, who has so many cards left."""
    slash = dummy_card("slash", damage=2)
    wolf = player(place="dagon_place", hand=[slash], deck=[], gold=0, space=2, dagon_trail=True)
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player(dagon_trail=True)},
        "phase": "confrontation",
        "dagon": 6,
        "dagon_trails": 4,
        "rows": {"witcher": [dummy_card("free"), *[dummy_card("dear", cost=2)] * 5]},
        "fight": {
            "against": "dagon",
            "turn": 0,
            "step": "combo",
            "life": [dummy_attack("claw")] * left,
        },
    }
    return hexer(**(values | position))


@shows("H30.01", "H30.02", "H30.03", "H30.04", "H30.05", "H28.14", "H1.07")
@pytest.mark.parametrize("left", [2, 3])
def test_defeating_and_driving_off_dagon_bring_the_same(left: int) -> None:
    table = last_blow(left).play()
    bonus = table.game.dagon_bonuses
    wolf = table.player("wolf")

    assert (table.game.dagon, wolf.gold, wolf.space) == (2, 2, 2)
    assert table.discard_pile("wolf") == ["free"]
    assert len(wolf.trophies) == 1
    assert wolf.trophies[0] not in bonus
    assert len(bonus) == 4
    assert sorted(table.deck("wolf")) == ["slash"]  # no exhaustion
    assert table.game.winner == -1


@shows("H30.04")
@pytest.mark.parametrize("left", [2, 3])
def test_the_top_bonus_card_is_taken(left: int) -> None:
    pile = [bonus.id for bonus in library.DAGON_BONUSES[:3]]
    table = last_blow(left, dagon_bonuses=pile).play()

    assert table.ids(table.player("wolf").trophies) == pile[:1]
    assert table.ids(table.game.dagon_bonuses)[::-1] == pile[1:]


@shows("H30.06")
def test_no_monster_appears_and_all_trails_of_dagon_go_back() -> None:
    table = last_blow(2).play()

    assert table.game.dens == [None, None, None]
    assert not table.player("wolf").dagon_trail
    assert not table.player("bear").dagon_trail
    assert table.game.dagon_trails == 6


@shows("H30.06")
def test_without_a_bonus_card_there_is_no_bonus() -> None:
    table = last_blow(2, dagon_bonuses=[]).play()

    assert table.player("wolf").trophies == []


@shows("H30.01")
def test_with_four_players_dagon_returns_to_his_lower_start() -> None:
    players = {"wolf": player(place="dagon_place", hand=[dummy_card("slash", damage=2)], deck=[])}
    players |= {name: player() for name in ("bear", "cat", "viper")}
    table = last_blow(2, players=players).play()

    assert table.game.dagon == 1
