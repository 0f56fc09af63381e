"""Chapter 10: the next player may begin while the one before still refills."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.hexer.state.board import BY_ID
from tests.kit.hexer import Table, dummy_card, hexer, player
from tests.kit.shows import shows


def refilling(active: str = "wolf", **position: Any) -> Table:
    """Wolf is in phase III; Bear, who comes next, could go to Vizima."""
    wolf = player(hand=[dummy_card("a"), dummy_card("b")], deck=[dummy_card("c")] * 6)
    bear = player(place="beauclair", hand=[dummy_card("wood"), dummy_card("tree")])
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": bear},
        "active": active,
        "phase": "refill",
        "overlap": True,
        "rows": {"witcher": [dummy_card("dear", cost=9)] * 6},
        "legendary_place": "stygga",
    }
    return hexer(**(values | position))


@shows("H10.06")
def test_the_next_player_decides_on_a_move_while_the_one_before_refills() -> None:
    table = refilling().play_on()
    assert "go:vizima" in table.asks("bear", "early_move")
    assert table.asks("wolf", "refill_discard") == ["a", "b"]
    table.answer("bear", "go:vizima")
    assert table.place("bear") == "beauclair"  # nothing happens before Wolf has decided
    table.answer("wolf", "a")

    assert sorted(table.hand("wolf")) == ["b", "c", "c"]
    table.answer("bear", "tree")  # the price of the move, now that the turn has begun
    assert table.place("bear") == "vizima"
    assert table.game.player.id == "bear"
    table.stops_at("phase_one")


@shows("H10.07")
def test_deciding_early_leads_to_the_same_table_as_deciding_late() -> None:
    early, late = refilling(seed=3).play_on(), refilling(seed=3, overlap=False).play_on()
    early.answer("bear", "go:vizima").answer("wolf").answer("bear", "wood")
    late.answer("wolf").answer("bear", "go:vizima").answer("bear", "wood")

    for table in (early, late):
        assert (table.place("bear"), table.hand("bear")) == ("vizima", ["tree"])
        table.stops_at("phase_one")
    assert early.hand("wolf") == late.hand("wolf")
    assert early.game.chance.streams == late.game.chance.streams


@shows("H10.07")
def test_only_who_decided_early_sees_the_move_while_the_other_still_buys() -> None:
    wolf = player(hand=[dummy_card("a")], deck=[dummy_card("c")] * 6)
    bear = player(place="beauclair", hand=[dummy_card("wood"), dummy_card("tree")])
    row = [dummy_card("sword"), dummy_card("axe"), *[dummy_card("dear", cost=9)] * 4]
    players = {"wolf": wolf, "bear": bear, "cat": player()}
    table = refilling(players=players, rows={"witcher": row}).play_on()
    table.answer("bear", "go:vizima").answer("wolf")

    assert table.asks("wolf", "buy") == ["sword", "axe"]
    assert table.view("bear").ahead == [BY_ID["vizima"], 0]
    assert table.view("wolf").ahead == []
    assert table.view("cat").ahead == []
    table.stops_at("buy")


@shows("H10.06", "H10.01")
def test_after_the_last_seat_the_first_one_may_begin_early() -> None:
    wolf = player(hand=[dummy_card("a"), dummy_card("b")], deck=[dummy_card("c")] * 6)
    bear = player(place="beauclair", hand=[dummy_card("wood"), dummy_card("tree")])
    table = refilling(players={"bear": bear, "wolf": wolf}, start="wolf").play_on()

    assert "go:vizima" in table.asks("bear", "early_move")
    table.answer("bear", "go:vizima").answer("wolf").answer("bear", "wood")
    assert (table.game.player.id, table.place("bear")) == ("bear", "vizima")
    table.stops_at("phase_one")


@shows("H10.06")
def test_nobody_has_to_decide_early() -> None:
    table = refilling().play_on()
    table.answer("wolf").answer("bear", "pass")

    assert "go:vizima" in table.asks("bear", "phase_one")
    table.stops_at("phase_one")


@shows("H10.03", "H10.06")
def test_before_the_legendary_monster_has_moved_nobody_begins_early() -> None:
    table = refilling(start="bear").play_on()

    assert table.asks("wolf", "refill_discard") == ["a", "b"]
    assert len(table.session.decisions) == 1  # type: ignore[union-attr]
    table.stops_at("refill_discard")


@shows("H10.06")
def test_who_cannot_move_is_not_asked_early() -> None:
    wolf = player(hand=[dummy_card("a"), dummy_card("b")], deck=[dummy_card("c")] * 6)
    players = {"wolf": wolf, "bear": player(place="beauclair", hand=[], gold=0)}
    table = refilling(players=players).play_on()

    assert len(table.session.decisions) == 1  # type: ignore[union-attr]
    table.stops_at("refill_discard")
