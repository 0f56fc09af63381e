"""Chapter 8: location tiles, rumours and trails (Ortsplättchen, Gerüchte und Spuren)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.expansions.weakness import place_weakness
from tafelrunde.games.hexer.fights.new_monster import appear
from tafelrunde.games.hexer.rules.tiles import find_trail, hear_rumour
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS, tiles
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import HasGold
from tafelrunde.games.hexer.vocabulary.story import BeginQuest, TurnBack
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_story,
    dummy_voyage,
    fighting,
    hexer,
    option,
    player,
)
from tests.kit.shows import shows


def names(places: list[int]) -> list[str]:
    """The ids of locations or tiles."""
    return [LOCATIONS[place].id for place in places]


def stack(table: Table, terrain: Terrain) -> list[str]:
    """A stack of location tiles, the next one first."""
    return names(table.game.tiles[terrain])[::-1]


def only(terrain: Terrain, *left: str) -> list[str]:
    """Where all tiles of a terrain must lie so that only these are left in its stack."""
    return [each for each in names(tiles(terrain, skellige=True)) if each not in left]


# --- Monsters -------------------------------------------------------------------------------------


@shows("H8.01")
def test_a_monster_stands_where_its_location_tile_says() -> None:
    foe, other = dummy_monster("foe"), dummy_monster("other")
    table = hexer(
        players={"wolf": player(place="vizima"), "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}, "water": other},
    ).play()

    assert table.asks("wolf", "phase_two") == ["foe", "city", "wilderness"]
    assert "vizima" not in stack(table, Terrain.FOREST)
    table.stops_at("phase_two")


@shows("H8.01")
def test_the_tile_drawn_for_a_monster_lies_in_the_display_and_no_longer_in_the_stack() -> None:
    def monster_appears(game: Game) -> Flow[None]:
        appear(game, game.tokens[0].pop(), Terrain.WATER, game.tiles[Terrain.WATER].pop())
        yield from ()

    table = hexer(monsters={}).play(monster_appears)
    den = table.game.dens[Terrain.WATER]

    assert den is not None
    every = names(tiles(Terrain.WATER, skellige=True))
    assert sorted([LOCATIONS[den.place].id, *stack(table, Terrain.WATER)]) == sorted(every)
    assert [event.place for event in table.events(events.MonsterAppeared)] == [den.place]


# --- Rumours and trails ---------------------------------------------------------------------------


@shows("H8.02", "H8.03")
def test_a_rumour_lies_face_up_and_a_trail_face_down() -> None:
    wolf = player(rumours=["stygga"], trails=["novigrad", "doldeth"])
    table = hexer(players={"wolf": wolf, "bear": player()})
    other = player(rumours=["stygga"], trails=["dhuwod", "hengfors"])
    twin = hexer(players={"wolf": other, "bear": player()})

    for seat in ("bear", "wolf"):
        seen, same = table.view(seat).players[0], twin.view(seat).players[0]
        assert names(seen.rumours) == ["stygga"]
        assert seen.trails == same.trails  # only their terrains can be told
        assert [LOCATIONS[tile].terrain for tile in seen.trails] == [
            Terrain.FOREST,
            Terrain.MOUNTAIN,
        ]


@shows("H8.04", "H8.02", "H16.27")
def test_entering_the_location_of_a_rumour_turns_it_into_a_trail() -> None:
    hill = dummy_card("hill", terrain=Terrain.MOUNTAIN)
    wolf = player(place="vizima", hand=[hill], rumours=["beauclair", "hengfors"], gold=0)
    table = hexer(players={"wolf": wolf, "bear": player(rumours=["doldeth"])}).play()
    table.answer("wolf", "go:beauclair")

    assert names(table.player("wolf").rumours) == ["hengfors"]
    assert names(table.player("wolf").trails) == ["beauclair"]
    assert table.gold("wolf") == 1
    (found,) = table.events(events.TrailFound)
    assert (found.player, found.terrain) == ("wolf", "mountain")
    assert names(table.player("bear").rumours) == ["doldeth"]
    table.stops_at("phase_one")


@shows("H8.05")
def test_who_already_stands_there_has_to_enter_the_location_first() -> None:
    hand = [dummy_card("hill", terrain=Terrain.MOUNTAIN), dummy_card("wood")]
    wolf = player(place="vizima", hand=hand, rumours=["vizima"])
    table = hexer(players={"wolf": wolf, "bear": player()}).play()
    assert names(table.player("wolf").rumours) == ["vizima"]
    table.answer("wolf", "go:beauclair").answer("wolf", "hill")
    assert names(table.player("wolf").rumours) == ["vizima"]
    table.answer("wolf", "go:vizima")

    assert names(table.player("wolf").trails) == ["vizima"]
    table.stops_at("phase_one")


@shows("H8.05", "H15.13", "H15.14")
@pytest.mark.parametrize("arrives", [True, False])
def test_a_sea_journey_turns_a_rumour_only_if_it_arrives(arrives: bool) -> None:
    wolf = player(place="cintra", hand=[dummy_card("wood"), dummy_card("x")], rumours=["eyna"])
    card = dummy_voyage("calm", [] if arrives else [TurnBack()], [])
    table = hexer(
        players={"wolf": wolf, "bear": player()}, ships=["cintra"], skellige=[card], dice=[6]
    ).play()
    table.answer("wolf", "sail:eyna").answer("wolf", "wood")

    assert table.place("wolf") == ("eyna" if arrives else "cintra")
    assert names(table.player("wolf").trails) == ["eyna"][:arrives]
    assert table.gold("wolf") == arrives
    table.stops_at("phase_one")


# --- The first strike -----------------------------------------------------------------------------


def attacking(**wolf: Any) -> Table:
    """The wolf attacks the monster of the forest."""
    foe = dummy_monster("foe")
    hand = [dummy_card("x"), dummy_card("y")]
    table = hexer(
        players={"wolf": player(place="vizima", hand=hand, **wolf), "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        attack_deck=[dummy_attack("claw")] * 3,
    ).play()
    return table.answer("wolf", "foe")


@shows("H8.06", "H8.07", "H8.08", "H8.09")
@pytest.mark.parametrize(
    ("tokens", "first"),
    [
        ({}, "foe"),
        ({"trails": ["stygga"]}, "wolf"),
        ({"rumours": ["stygga"]}, "foe"),
        ({"trails": ["hengfors", "ban_ard"]}, "foe"),  # of other terrains
        ({"trails": ["stygga", "dhuwod"]}, "wolf"),
    ],
)
def test_only_a_trail_of_the_terrain_of_the_monster_gives_the_first_combat_turn(
    tokens: dict[str, list[str]], first: str
) -> None:
    table = attacking(**tokens)

    assert table.question == ("combo" if first == "wolf" else "announce")
    table.stops_at(table.question or "")


@shows("H8.09")
def test_a_second_trail_of_the_same_terrain_gives_no_second_combat_turn() -> None:
    table = attacking(trails=["stygga", "dhuwod"])
    table.answer("wolf", "x")

    assert [event.side for event in table.events(events.CombatTurnBegan)] == ["wolf", "foe"]
    table.stops_at("announce")


@shows("H8.09", "H28.20")
def test_who_has_a_trail_finds_no_further_one_of_that_terrain() -> None:
    def trails_are_found(game: Game) -> Flow[None]:
        for terrain in (Terrain.FOREST, Terrain.WATER):
            find_trail(game, game.player, terrain, "H28.20")
        yield from ()

    wolf = player(trails=["stygga"])
    table = hexer(players={"wolf": wolf, "bear": player()}, tiles={"water": ["ban_ard"]})
    table.play(trails_are_found)

    assert names(table.player("wolf").trails) == ["stygga", "ban_ard"]
    assert "ban_ard" not in stack(table, Terrain.WATER)


@shows("H28.25")
def test_without_a_tile_left_no_trail_is_found() -> None:
    def trail_is_found(game: Game) -> Flow[None]:
        find_trail(game, game.player, Terrain.WATER, "H28.20")
        yield from ()

    bear = player(trails=only(Terrain.WATER))
    table = hexer(players={"wolf": player(), "bear": bear}).play(trail_is_found)

    assert table.player("wolf").trails == []


@shows("H8.10")
def test_a_trail_is_not_used_up_by_a_lost_fight() -> None:
    wolf = player(hand=[dummy_card("last")], deck=[], shield=0, trails=["stygga", "ban_ard"])
    table = fighting({"wolf": wolf, "bear": player()}, life=4, turn=1, step="begin").play()
    table.answer("bear", "charge")
    table.answer("wolf", *table.asks("wolf", "gain_card")[:1])

    assert table.events(events.FightEnded)[0].result == "lost"
    assert names(table.player("wolf").trails) == ["stygga", "ban_ard"]


@shows("H8.10")
@pytest.mark.parametrize("life", [1, 2])
def test_a_trail_goes_when_its_monster_is_defeated_or_driven_off(life: int) -> None:
    """With 1 card the monster is defeated; with 2 the last card of the wolf drives it off."""
    last = dummy_card("last", damage=1)
    wolf = player(hand=[last], deck=[], discard_pile=[last], trails=["stygga", "ban_ard"], space=4)
    table = fighting({"wolf": wolf, "bear": player()}, life=life).play()
    if life == 2:
        table.answer("wolf", *table.asks("wolf", "gain_card")[:1])

    assert table.events(events.FightEnded)[0].result == ("driven_off" if life == 2 else "defeated")
    assert names(table.player("wolf").trails) == ["ban_ard"]


# --- Hearing a rumour -----------------------------------------------------------------------------


def listening(place: str, *tiles_on_top: str, **bear: Any) -> Table:
    """The wolf hears a rumour about the monster of the mountains."""

    def rumour(game: Game) -> Flow[None]:
        hear_rumour(game, game.player, Terrain.MOUNTAIN, "H16.23")
        yield from ()

    players = {"wolf": player(place=place), "bear": player(**bear)}
    return hexer(players=players, tiles={"mountain": list(tiles_on_top)}).play(rumour)


@shows("H8.02", "H16.22", "H16.23")
def test_a_rumour_is_the_next_tile_of_the_terrain_of_the_monster() -> None:
    table = hexer(
        players={"wolf": player(place="hengfors", moved=True), "bear": player()},
        monsters={"mountain": {"id": dummy_monster("foe"), "place": "cintra"}},
        tiles={"mountain": ["doldeth", "kaer_morhen"]},
    ).play()
    table.answer("wolf", "rumour")

    assert names(table.player("wolf").rumours) == ["doldeth"]
    assert stack(table, Terrain.MOUNTAIN)[0] == "kaer_morhen"
    assert names([event.place for event in table.events(events.RumourHeard)]) == ["doldeth"]
    assert table.gold("wolf") == 1  # the gold on the tile is not taken yet


@shows("H16.25", "H16.26")
def test_the_tile_of_the_own_location_goes_back_and_another_is_drawn() -> None:
    table = listening("hengfors", "hengfors", "doldeth")

    assert names(table.player("wolf").rumours) == ["doldeth"]
    left = stack(table, Terrain.MOUNTAIN)
    assert left.count("hengfors") == 1
    assert left[0] != "hengfors"  # it was shuffled into the stack
    assert "hengfors" not in stack(table, Terrain.FOREST) + stack(table, Terrain.WATER)


@shows("H16.26", "H16.28")
@pytest.mark.parametrize("left", [["hengfors"], []])
def test_without_another_tile_there_is_no_rumour(left: list[str]) -> None:
    table = listening("hengfors", *left, trails=only(Terrain.MOUNTAIN, *left))

    assert table.player("wolf").rumours == []
    assert stack(table, Terrain.MOUNTAIN) == left


# --- Quests and weakness tokens -------------------------------------------------------------------


@shows("H8.11", "H8.13")
@pytest.mark.parametrize(("left", "target"), [(["stygga"], "stygga"), ([], "doldeth")])
def test_the_tile_that_sets_the_target_of_a_quest_stays_with_the_player(
    left: list[str], target: str
) -> None:
    """Quest 13 leads into the forest; with an empty stack, to the next terrain."""
    story = dummy_story("rats", option(BeginQuest("q13")), option(only_if=HasGold(9)))
    table = hexer(
        players={"wolf": player(), "bear": player(trails=only(Terrain.FOREST, *left))},
        phase="confrontation",
        city=[story],
        tiles={"forest": left, "mountain": ["doldeth"]},
    ).play()
    table.answer("wolf", "city")

    (quest,) = table.player("wolf").quests
    assert (LOCATIONS[quest.place].id, quest.tile) == (target, True)
    assert target not in stack(table, Terrain.FOREST) + stack(table, Terrain.MOUNTAIN)


def token(game: Game) -> Flow[None]:
    """A weakness token of the water is placed."""
    place_weakness(game, Terrain.WATER, "H4.32")
    yield from ()


@shows("H8.12", "H4.34")
def test_a_weakness_token_goes_to_a_location_without_a_player_and_the_tiles_go_back() -> None:
    bear, cat = player(place="ban_ard"), player(place="cidaris")
    top = ["ban_ard", "cidaris", "glenmore"]
    players = {"wolf": player(), "bear": bear, "cat": cat}
    table = hexer(players=players, tiles={"water": top}).play(token)

    ((place, terrain, _),) = table.game.weakness_on
    assert (LOCATIONS[place].id, terrain) == ("glenmore", Terrain.WATER)
    left = stack(table, Terrain.WATER)
    assert sorted(left) == sorted(names(tiles(Terrain.WATER, skellige=True)))
    assert left[:3] != top  # they were shuffled back


@shows("H8.13")
def test_without_a_tile_of_a_free_location_the_weakness_token_is_left_out() -> None:
    wolf = player(place="ban_ard", trails=only(Terrain.WATER, "ban_ard"))
    table = hexer(players={"wolf": wolf, "bear": player()}).play(token)

    assert table.game.weakness_on == []
    assert table.game.weakness_supply[Terrain.WATER] == [1, 2, 3, 4, 5, 6]
    assert table.game.tiles[Terrain.WATER] == [BY_ID["ban_ard"]]
