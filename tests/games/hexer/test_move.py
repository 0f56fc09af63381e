"""Chapter 11: phase I, movement (Bewegung)."""

from __future__ import annotations

from tafelrunde.games.hexer.terms import Terrain
from tests.kit.hexer import dummy_card, hexer, player, refused
from tests.kit.shows import shows


@shows("H11.02", "H11.03", "H11.04", "H11.09")
def test_a_move_costs_a_card_with_the_terrain_of_the_destination() -> None:
    forest, hill = dummy_card("forest"), dummy_card("hill", terrain=Terrain.MOUNTAIN)
    lake = dummy_card("lake", terrain=Terrain.WATER)
    wolf = player(place="vizima", hand=[forest, hill, lake], gold=2)
    table = hexer(players={"wolf": wolf, "bear": player()}).play()

    assert "go:beauclair" in table.asks("wolf", "phase_one")
    assert "go:stygga" not in table.asks("wolf", "phase_one")  # not connected
    table.answer("wolf", "go:beauclair")
    table.answer("wolf", "hill")

    assert table.place("wolf") == "beauclair"
    assert table.hand("wolf") == ["forest", "lake"]
    assert table.discard_pile("wolf") == ["hill"]
    assert table.gold("wolf") == 2
    table.stops_at("phase_one")


@shows("H11.05", "H11.06")
def test_without_a_matching_card_two_cards_or_a_card_and_gold_pay() -> None:
    forest, lake = dummy_card("forest"), dummy_card("lake", terrain=Terrain.WATER)
    for rest, gold, hand in (("lake", 1, []), ("gold", 0, ["lake"])):
        wolf = player(place="vizima", hand=[forest, lake], gold=1)
        table = hexer(players={"wolf": wolf, "bear": player()}).play()
        table.answer("wolf", "go:beauclair").answer("wolf", "forest")
        assert table.asks("wolf", "pay_rest") == ["lake", "gold"]
        table.answer("wolf", rest)

        assert table.place("wolf") == "beauclair"
        assert (table.gold("wolf"), table.hand("wolf")) == (gold, hand)
        table.stops_at(table.question or "")


@shows("H11.03", "H2.12")
def test_a_move_that_cannot_be_paid_is_closed() -> None:
    wolf = player(place="vizima", hand=[dummy_card("forest")], gold=0)
    table = hexer(players={"wolf": wolf, "bear": player()}).play()

    with refused("H11.03"):
        table.answer("wolf", "go:beauclair")
    table.stops_at("phase_one")
