"""Chapter 15: Skellige, sea journeys (Seereisen): the ships."""

from __future__ import annotations

import pytest

from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.terms import Terrain
from tests.kit.hexer import dummy_card, hexer, player
from tests.kit.shows import shows


@shows("H15.19")
@pytest.mark.parametrize("island", ["ard_skellig", "isle_of_mists", "eyna"])
def test_from_an_island_to_a_port_the_own_ship_travels_along(island: str) -> None:
    hand = [dummy_card("any", terrains=list(Terrain))] * 2
    wolf = player(place=island, hand=hand)
    ships = ["novigrad", island, "cintra"]
    table = hexer(players={"wolf": wolf, "bear": player()}, ships=ships).play()
    table.answer("wolf", "sail:cidaris")

    assert table.place("wolf") == "cidaris"
    assert table.game.ships == [BY_ID[place] for place in ("novigrad", "cidaris", "cintra")]
    table.stops_at("phase_one")
