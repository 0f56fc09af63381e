"""Chapter 29: a new monster appears (Ein neues Monster erscheint)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.fights.new_monster import leave, replace_monster
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Terrain
from tests.kit.hexer import Table, dummy_attack, dummy_monster, hexer, player
from tests.kit.shows import shows


def departs(table: Table, after_victory: bool = True) -> Table:
    """The water monster leaves, and another one takes its place."""

    def rule(game: Game) -> Flow[None]:
        den = leave(game, Terrain.WATER)
        assert isinstance(den.card.printed, Monster)
        game.out.append(den.card)
        replace_monster(game, den, den.card.printed.rank, after_victory)
        yield from ()

    return table.play(rule)


def old_lair(rank: int = 1, second: bool = False, **position: Any) -> Table:
    """A water monster of that rank at Ban Ard, seen by three players."""
    lair = {"id": dummy_monster("old", rank=rank), "place": "ban_ard", "second": second}
    position.setdefault("players", {"wolf": player(), "bear": player(), "cat": player()})
    return hexer(monsters={"water": lair}, **position)


def water(table: Table) -> str:
    """The monster of the water."""
    den = table.game.dens[Terrain.WATER]
    return den.card.id if den is not None else ""


@shows("H29.01", "H29.11")
@pytest.mark.parametrize(("rank", "after"), [(1, 2), (2, 3)])
def test_after_a_victory_a_monster_of_the_next_rank_follows(rank: int, after: int) -> None:
    new = dummy_monster("new", rank=after)
    table = departs(old_lair(rank, tokens={str(after): [new]}))

    assert water(table) == "new"


@shows("H29.02")
def test_rank_three_follows_rank_three_and_an_empty_rank_the_next_lower() -> None:
    new = dummy_monster("new", rank=3)
    assert water(departs(old_lair(3, tokens={"3": [new]}))) == "new"

    low, middle = dummy_monster("low", rank=1), dummy_monster("middle", rank=2)
    assert water(departs(old_lair(3, tokens={"3": [], "2": [middle], "1": [low]}))) == "middle"
    assert water(departs(old_lair(3, tokens={"3": [], "2": [], "1": [low]}))) == "low"

    table = departs(old_lair(3, tokens={"3": [], "2": [], "1": []}))
    assert water(table) == ""
    assert 4 in table.game.tiles[Terrain.WATER]


@shows("H29.03", "H29.04")
@pytest.mark.parametrize(("second", "stack", "new"), [(False, 1, "spare"), (True, 1, "strong"),
                                                      (False, 0, "strong")])  # fmt: skip
def test_the_second_stack_replaces_monsters_of_the_first(
    second: bool, stack: int, new: str
) -> None:
    spare, strong = dummy_monster("spare"), dummy_monster("strong", rank=2)
    five = {name: player() for name in ("wolf", "bear", "cat", "viper", "griffin")}
    table = old_lair(1, second, players=five, second_stack=[spare] * stack, tokens={"2": [strong]})
    departs(table)

    assert water(table) == new
    den = table.game.dens[Terrain.WATER]
    assert den is not None
    assert den.second is (new == "spare")


@shows("H29.03")
def test_a_monster_driven_off_takes_nothing_from_the_second_stack() -> None:
    spare, same = dummy_monster("spare"), dummy_monster("same")
    four = {name: player() for name in ("wolf", "bear", "cat", "viper")}
    table = old_lair(1, players=four, second_stack=[spare], tokens={"1": [same]})
    departs(table, after_victory=False)

    assert water(table) == "same"
    assert table.ids(table.game.second_stack) == ["spare"]


@shows("H29.05")
def test_an_empty_stack_is_renewed_from_its_discard_pile() -> None:
    back = dummy_monster("back")
    table = old_lair(1, tokens={"1": []}, token_discards={"1": [back]})
    departs(table, after_victory=False)

    assert water(table) == "back"
    assert table.game.token_discards[0] == []


@shows("H29.05")
def test_a_renewed_stack_is_shuffled() -> None:
    gone = [dummy_monster(f"gone_{n}") for n in range(6)]
    found = set()
    for seed in range(8):
        table = old_lair(1, seed=seed, tokens={"1": []}, token_discards={"1": gone})
        departs(table, after_victory=False)
        found.add((water(table), *table.ids(table.game.tokens[0])))

    assert len(found) > 5


@shows("H29.06")
def test_the_first_monster_of_rank_three_brings_the_attack_cards_set_aside() -> None:
    claw, spare = dummy_attack("claw"), dummy_attack("spare")
    new = dummy_monster("new", rank=3)
    position: dict[str, Any] = {"attack_deck": [claw] * 3, "attack_aside": [spare] * 2}
    table = departs(old_lair(2, tokens={"3": [new]}, **position))

    assert sorted(table.ids(table.game.attack_deck)) == ["claw"] * 3 + ["spare"] * 2
    assert table.game.attack_aside == []


@shows("H29.07", "H29.08", "H12.07")
def test_all_traces_of_the_departed_monster_vanish() -> None:
    weak = [{"terrain": "water", "numeral": 3}, {"terrain": "forest", "numeral": 2}]
    wolf = player(rumours=["glenmore"], trails=["stygga"], gold=1, weaknesses=weak)
    bear = player(trails=["cidaris", "hengfors"])
    table = departs(old_lair(players={"wolf": wolf, "bear": bear, "cat": player()}))
    wolf_now, bear_now = table.player("wolf"), table.player("bear")

    assert (wolf_now.rumours, wolf_now.trails, wolf_now.gold) == ([], [17], 1)
    assert bear_now.trails == [2]
    assert wolf_now.weaknesses == [(0, 2)]
    den = table.game.dens[Terrain.WATER]
    assert den is not None
    assert sorted([*table.game.tiles[Terrain.WATER], den.place]) == [1, 4, 5, 12, 14, 15, 20]


@shows("H29.07")
@pytest.mark.parametrize("left", [True, False])  # whether a token follows it
def test_the_tile_of_the_departed_monster_is_shuffled_in(left: bool) -> None:
    orders = set[tuple[int, ...]]()
    tokens = {"1": [dummy_monster("new")] if left else [], "2": [], "3": []}
    for seed in range(20):
        table = departs(old_lair(seed=seed, tokens=tokens))
        den = table.game.dens[Terrain.WATER]
        assert (den is not None) is left
        drawn = [den.place] if den is not None else []
        orders.add(tuple(table.game.tiles[Terrain.WATER] + drawn))
        table.stop_checking()

    assert len(orders) > 10
    assert len({order.index(4) for order in orders}) > 3  # not always on top


@shows("H29.09")
def test_tiles_of_quests_stay_with_the_players() -> None:
    quest = {"card": "city_innkeeper", "quest": "q1", "place": "glenmore", "tile": True}
    from tafelrunde.games.hexer import library

    quest["card"] = library.CITY_CARDS[0].id
    table = departs(old_lair(players={"wolf": player(quests=[quest]), "bear": player()}))

    assert table.player("wolf").quests[0].place == 12
    assert 12 not in table.game.tiles[Terrain.WATER]


@shows("H29.10", "H29.12")
def test_the_new_monster_stands_at_any_location_of_the_terrain_even_with_players() -> None:
    places = set()
    for seed in range(30):
        wolf = player(place="ban_ard")
        table = old_lair(seed=seed, players={"wolf": wolf, "bear": player(place="glenmore")})
        den = departs(table).game.dens[Terrain.WATER]
        assert den is not None
        assert LOCATIONS[den.place].terrain is Terrain.WATER
        assert den.place not in table.game.tiles[Terrain.WATER]
        places.add(den.place)
        table.stop_checking()

    assert {4, 12} <= places  # the old location again, and one with a player


@shows("H29.13", "H8.12")
def test_a_new_monster_brings_a_weakness_token_to_a_location_without_players() -> None:
    wolf = player(place="kaer_seren")
    table = departs(old_lair(players={"wolf": wolf, "bear": player(place="cidaris")}))

    (token,) = table.game.weakness_on
    assert LOCATIONS[token[0]].terrain is Terrain.WATER
    assert token[0] not in (1, 5)
    assert token[1] == Terrain.WATER
    assert len(table.game.weakness_supply[Terrain.WATER]) == 5


def test_without_monsterjagd_no_weakness_token_is_placed() -> None:
    table = departs(old_lair(expansions=["legendary"]))

    assert table.game.weakness_on == []


@shows("H29.03")
def test_only_monsters_of_rank_one_are_replaced_from_the_second_stack() -> None:
    spare, strong = dummy_monster("spare"), dummy_monster("strong", rank=3)
    four = {name: player() for name in ("wolf", "bear", "cat", "viper")}
    table = departs(old_lair(2, players=four, second_stack=[spare], tokens={"3": [strong]}))

    assert water(table) == "strong"
    assert table.ids(table.game.second_stack) == ["spare"]


@shows("H29.02")
def test_no_higher_rank_follows_if_the_lowest_is_used_up() -> None:
    strong = dummy_monster("strong", rank=3)
    table = old_lair(1, tokens={"1": [], "2": [], "3": [strong]}, token_discards={})
    departs(table, after_victory=False)

    assert water(table) == ""
    assert table.ids(table.game.tokens[2]) == ["strong"]


@shows("H29.07")
def test_tiles_of_other_terrains_stay_where_they_are() -> None:
    wolf = player(rumours=["glenmore", "hengfors"], trails=["stygga"])
    table = old_lair(players={"wolf": wolf, "bear": player(), "cat": player()})
    before = [sorted(stack) for stack in table.game.tiles]
    departs(table)

    assert table.player("wolf").rumours == [2]
    assert table.player("wolf").trails == [17]
    others = (Terrain.FOREST, Terrain.MOUNTAIN)
    assert [sorted(table.game.tiles[each]) for each in others] == [before[each] for each in others]
