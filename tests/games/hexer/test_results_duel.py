"""Chapter 31: results of a player fight (Resultate eines Spielerkampfs)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import FightEnded
from tests.kit.hexer import Table, dummy_card, hexer, player
from tests.kit.shows import shows


def duel(attacker_wins: bool, **position: Any) -> Table:
    """Wolf against Bear at Vizima, one blow from the end; Cat has bet on nobody."""
    slash, plain = dummy_card("slash", damage=2), dummy_card("plain")
    strong: dict[str, Any] = {"hand": [slash], "deck": [plain] * 6, "shield": 0}
    weak: dict[str, Any] = {"hand": [plain], "deck": [], "shield": 0}
    wolf, bear = (strong, weak) if attacker_wins else (weak, strong)
    here = {"place": "vizima", "levels": {"defence": 3}, "gold": 1}
    wolf = here | wolf | position.pop("wolf", {})
    bear = here | bear | position.pop("bear", {})
    free = dummy_card("free")
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": bear, "cat": player(gold=0)},
        "phase": "confrontation",
        "rows": {"witcher": [free, *[dummy_card("dear", cost=2)] * 5]},
        "fight": {"against": "bear", "turn": int(not attacker_wins), "step": "combo"},
    }
    return hexer(**(values | position))


@shows("H31.01")
@pytest.mark.parametrize(("wins", "winner"), [(True, "wolf"), (False, "bear")])
def test_a_player_fight_has_just_two_outcomes(wins: bool, winner: str) -> None:
    table = duel(wins).play()
    if table.question:
        table.answer("wolf", table.asks("wolf", "exhaustion")[0])
    (ended,) = table.events(FightEnded)

    assert ended.player == winner
    assert table.game.fight is None


@shows("H31.02", "H31.03", "H31.04", "H31.07", "H31.08", "H31.09", "H31.10", "H31.22", "H31.21")
def test_a_victorious_attacker_gains_medallion_space_and_gold() -> None:
    table = duel(True, wolf={"discard_pile": [dummy_card("old")]}, bear={"space": 2}).play()
    options = table.asks("wolf", "exhaustion")
    assert sorted(options) == ["old", *[f"plain{n}" for n in ("", "#2", "#3", "#4", "#5", "#6")],
                               "slash"]  # fmt: skip
    table.answer("wolf", "old")
    wolf = table.player("wolf")

    assert [card.id for card in wolf.trophies] == [wolf.trophies[0].id]
    assert wolf.trophies[0].printed.owner == "bear"  # type: ignore[union-attr]
    assert (wolf.space, wolf.gold, wolf.shield, wolf.fewer) == (1, 4, 3, 0)
    assert (table.hand("wolf"), table.discard_pile("wolf")) == ([], [])
    assert len(table.deck("wolf")) == 7
    assert table.gold("bear") == 1  # the gold comes from the supply


@shows("H31.05", "H31.06")
def test_another_victory_over_the_same_player_brings_only_gold() -> None:
    from tafelrunde.games.hexer import library

    medallion = library.CHARACTERS["bear"].medallion.id
    table = duel(True, wolf={"trophies": [medallion], "space": 1}).play()
    wolf = table.player("wolf")

    assert table.ids(wolf.trophies) == [medallion]
    assert (wolf.space, wolf.gold) == (1, 2)
    assert len(table.deck("wolf")) == 7  # no exhaustion


@shows("H31.11", "H31.12", "H31.13")
def test_a_defeated_defender_gets_a_card_and_draws_three() -> None:
    spare = [dummy_card("spare")] * 5
    table = duel(True, bear={"discard_pile": spare}).play()
    table.answer("wolf", "slash")
    bear = table.player("bear")

    assert (bear.shield, len(bear.hand), bear.fewer) == (3, 3, 0)
    assert table.discard_pile("bear") == ["free"]
    assert sorted(table.hand("bear") + table.deck("bear")) == ["plain"] + ["spare"] * 5
    assert bear.space == 0


@shows("H31.12", "H31.13")
def test_the_card_of_a_defeated_defender_comes_before_the_three_that_are_drawn() -> None:
    table = duel(True, bear={"discard_pile": [dummy_card("spare")]}).play()
    table.answer("wolf", "slash")

    assert sorted(table.hand("bear")) == ["free", "plain", "spare"]  # the deck had only two
    assert table.discard_pile("bear") == []


@shows("H31.14", "H31.15", "H31.16", "H31.17")
def test_a_victorious_defender_gets_gold_and_draws_four_but_no_trophy() -> None:
    table = duel(False, wolf={"space": 3}).play()
    bear = table.player("bear")

    assert (bear.gold, bear.shield, len(bear.hand)) == (4, 3, 4)
    assert (bear.trophies, bear.space) == ([], 0)
    assert len(table.deck("bear")) == 3
    assert table.discard_pile("bear") == []


@shows("H31.18", "H31.19", "H31.20")
def test_a_defeated_attacker_gets_a_card_and_draws_one_less() -> None:
    table = duel(False, wolf={"discard_pile": [dummy_card("old")] * 3}).play()
    wolf = table.player("wolf")

    assert (wolf.shield, wolf.fewer, wolf.gold) == (3, 1, 1)
    assert table.discard_pile("wolf") == ["free"]
    assert table.hand("wolf") == []
    assert sorted(table.deck("wolf")) == ["old"] * 3 + ["plain"]


@shows("H9.06", "H31.04")
def test_handing_over_a_medallion_costs_no_space() -> None:
    table = duel(True, bear={"space": 2}).play()
    table.answer("wolf", "slash")

    assert table.player("bear").space == 2
    assert len(table.player("bear").medallions) == 1  # of two


@shows("H24.03", "H24.04")
def test_the_tavern_is_closed_where_the_fight_was_and_opens_elsewhere() -> None:
    table = duel(False, tavern="novigrad").play()

    assert table.game.tavern == 7


@shows("H31.05")
def test_the_medallion_of_somebody_else_does_not_count() -> None:
    from tafelrunde.games.hexer import library

    other = library.CHARACTERS["cat"].medallion.id
    table = duel(True, wolf={"trophies": [other], "space": 1}).play()
    table.stops_at("exhaustion")

    assert len(table.player("wolf").trophies) == 2
    assert table.player("wolf").space == 2
