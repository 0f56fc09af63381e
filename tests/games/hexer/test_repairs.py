"""Repairs by words: what they change, and what they leave alone."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import Game
from tests.kit.hexer_repairs import BEAR, POSITION, WOLF, WORKSHOP, with_wolf

repair, refusal, usual = WORKSHOP.repair, WORKSHOP.refusal, WORKSHOP.usual


@pytest.fixture(autouse=True)
def mode() -> None:
    """Once is enough: how a repair is saved, forked and taken back has tests of its own."""


# --- Values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("set round to 7", 7),
        ("set start to bear", "bear"),
        ("set tavern to vengerberg", "vengerberg"),
        ("set legendary_place to kaer_morhen", "kaer_morhen"),
        ("set dagon to 6", 6),
        ("SET players.wolf.gold TO 3", 3),
        ("set players.bear.shield to 0", 0),
        ("set players.bear.level to 2", 2),
        ("set players.bear.levels.alchemy to 5", 5),
        ("set players.bear.space to 4", 4),
        ("set players.bear.place to ban_ard", "ban_ard"),
        ("set players.wolf.moved to true", True),
        ("set players.wolf.entered to true", True),
        ("set players.wolf.sailed to true", True),
        ("set players.wolf.read to true", True),
        ("set players.wolf.fewer to -1", -1),
    ],
)
def test_a_value_is_set_and_nothing_else(word: str, value: object) -> None:
    WORKSHOP.assert_only(word, value)


def test_lists_are_told_thing_by_thing() -> None:
    found = repair(
        "set players.wolf.done.vizima to true",
        "set players.wolf.gambled.bear to true",
        "set islands.hen_inis to true",
        "set ships.cintra to hen_inis",
    )
    assert found["players"]["wolf"]["done"] == ["vizima"]
    assert found["players"]["wolf"]["gambled"] == ["bear"]
    assert found["islands"] == ["hen_inis"]
    assert found["ships"] == ["cidaris", "hen_inis", "doldeth"]
    more = with_wolf(done=["vizima"], gambled=["bear"]) | {"islands": ["hen_inis"]}
    back = repair(
        "set players.wolf.done.vizima to false",
        "set players.wolf.gambled.bear to false",
        "set islands.hen_inis to false",
        **more,
    )
    assert back["islands"] == back["players"]["wolf"]["done"] == []
    assert back["players"]["wolf"]["gambled"] == []


def test_the_closed_tavern_is_taken_away() -> None:
    assert repair("set tavern to none", tavern="vengerberg")["tavern"] == ""


def test_a_phase_begins_anew() -> None:
    found = repair("set phase to refill", phase="refill", stage=1)
    assert (found["phase"], found["stage"], found["active"]) == ("refill", 0, "wolf")


def test_a_turn_is_given_to_another_player() -> None:
    more = with_wolf(moved=True, done=["vizima"], fewer=1)
    found = repair("set active to bear", phase="refill", stage=1, **more)
    assert (found["active"], found["phase"], found["stage"]) == ("bear", "moves", 0)
    wolf = found["players"]["wolf"]
    assert (wolf["moved"], wolf["done"], wolf["fewer"]) == (False, [], 0)


def test_the_school_of_who_has_chosen_one_is_put_right() -> None:
    players = {"wolf": WOLF, "othar": {"school": "stygga", "place": "stygga"}}
    found = repair("set players.othar.school to kaer_seren", players=players)
    assert found["players"]["othar"]["school"] == "kaer_seren"
    assert found["players"]["othar"]["place"] == "stygga"
    taken = refusal("set players.othar.school to kaer_morhen", players=players)
    assert "cannot be 'kaer_morhen'" in taken
    assert "There is no value" in refusal("set players.wolf.school to stygga", players=players)


def test_dagons_trail_tokens_are_counted() -> None:
    found = repair("set players.bear.dagon_trail to true", dagon_trails=6)
    assert (found["players"]["bear"]["dagon_trail"], found["dagon_trails"]) == (True, 5)
    words = [f"set players.bear.dagon_trail to {word}" for word in ("true", "true", "false")]
    assert repair(*words, dagon_trails=6)["dagon_trails"] == 6


# --- Tiles and tokens -----------------------------------------------------------------------------


def test_a_rumour_comes_from_its_stack_and_goes_back_into_it() -> None:
    found = repair("set players.wolf.rumours.novigrad to true")
    assert found["players"]["wolf"]["rumours"] == ["novigrad"]
    assert "novigrad" not in found["tiles"]["forest"]
    back = repair("set players.wolf.rumours.novigrad to false", **with_wolf(rumours=["novigrad"]))
    assert back["players"]["wolf"]["rumours"] == []
    assert "novigrad" in back["tiles"]["forest"]


def test_a_tile_that_is_a_trail_changes_places_and_nobody_loses_the_trail() -> None:
    players = {"wolf": WOLF, "bear": BEAR | {"trails": ["dhuwod"]}}
    found = repair("set players.wolf.rumours.dhuwod to true", players=players)
    assert found["players"]["wolf"]["rumours"] == ["dhuwod"]
    (trail,) = found["players"]["bear"]["trails"]
    assert trail == usual(players=players)["tiles"]["forest"][0]


def test_a_trail_is_the_next_tile_and_goes_back() -> None:
    found = repair("set players.wolf.trails.water to true")
    assert found["players"]["wolf"]["trails"] == [usual()["tiles"]["water"][0]]
    more = with_wolf(trails=["ban_ard", "dhuwod"])
    back = repair("set players.wolf.trails.water to false", **more)
    assert back["players"]["wolf"]["trails"] == ["dhuwod"]
    assert "ban_ard" in back["tiles"]["water"]
    assert repair("set players.wolf.trails.water to true", **more) == usual(**more)


def test_a_monster_stands_elsewhere_in_its_terrain() -> None:
    found = repair("set monsters.forest.place to dhuwod")
    assert found["monsters"]["forest"] == {"id": "foglet", "place": "dhuwod", "second": False}
    assert "vengerberg" in found["tiles"]["forest"]
    assert repair("set monsters.forest.place to vengerberg") == usual()


def test_the_second_stack_is_for_four_players() -> None:
    assert "There is no value" in refusal("set monsters.forest.second to true")
    players: dict[str, Any] = {name: {} for name in ("wolf", "bear", "cat", "viper")}
    found = repair("set monsters.forest.second to true", players=players)
    assert found["monsters"]["forest"]["second"]


def test_a_weakness_token_changes_places_with_another_one() -> None:
    more: dict[str, Any] = {
        "weakness_on": [{"place": "dhuwod", "terrain": "forest", "numeral": 3}],
        "weakness_supply": {"forest": [1]},
    }
    found = repair("set players.wolf.weaknesses.forest.3 to true", **more)
    assert found["players"]["wolf"]["weaknesses"] == [{"terrain": "forest", "numeral": 3}]
    assert found["weakness_on"] == [{"place": "dhuwod", "terrain": "forest", "numeral": 1}]
    assert found["weakness_supply"]["forest"] == []
    words = ("set players.wolf.weaknesses.forest.3 to true",)
    back = repair(*words, "set players.wolf.weaknesses.forest.3 to false", **more)
    assert back["weakness_supply"]["forest"] == [3]
    more["weakness_supply"] = {"forest": []}
    assert "No token is left" in refusal(*words, **more)


def test_a_weakness_token_is_placed_and_taken_away() -> None:
    found = repair("set weakness_on.dhuwod to true", weakness_supply={"forest": [2]})
    assert found["weakness_on"] == [{"place": "dhuwod", "terrain": "forest", "numeral": 2}]
    assert found["weakness_supply"]["forest"] == []
    lying = [{"place": "dhuwod", "terrain": "forest", "numeral": 2}]
    back = repair("set weakness_on.dhuwod to false", weakness_on=lying)
    assert back["weakness_on"] == []
    assert 2 in back["weakness_supply"]["forest"]


# --- Cards ----------------------------------------------------------------------------------------


def test_a_named_card_lies_on_top() -> None:
    found = repair("put wolf_yrden_1 in players.wolf.deck")["players"]["wolf"]
    assert found["deck"] == ["wolf_yrden_1", "wolf_aard_1", "wolf_aard_2"]
    assert found["discard_pile"] == []


def test_open_cards_of_the_table_come_before_hidden_ones_and_those_of_others_last() -> None:
    more = with_wolf(potions=[]) | {"potion_deck": ["thunder", "swallow"]}
    found = repair("put thunder in players.wolf.potions", potion_discards=["thunder"], **more)
    assert (found["potion_discards"], found["potion_deck"]) == ([], ["thunder", "swallow"])
    found = repair("put thunder in players.wolf.potions", **more)
    assert found["potion_deck"] == ["swallow"]
    assert found["players"]["bear"]["potions"] == ["thunder"]
    players = {"wolf": WOLF, "bear": BEAR | {"mutagens": ["frenzy"]}}
    found = repair("put frenzy in players.wolf.mutagens", players=players)["players"]
    assert (found["wolf"]["mutagens"], found["bear"]["mutagens"]) == (["frenzy"], [])


def test_the_pile_to_take_from_can_be_named() -> None:
    row = {"witcher": ["pirouette", "whirl_2"]}
    found = repair("put pirouette in players.wolf.discard_pile", rows=row)
    assert found["rows"]["witcher"][:2] == ["", "whirl_2"]
    assert found["players"]["wolf"]["hand"] == ["wolf_push_1", "pirouette"]
    word = "put pirouette from players.wolf.hand in players.wolf.discard_pile"
    found = repair(word, rows=row)
    assert found["rows"]["witcher"][:2] == ["pirouette", "whirl_2"]
    assert found["players"]["wolf"]["hand"] == ["wolf_push_1"]


def test_the_top_card_is_drawn_unseen() -> None:
    found = repair(
        "put top from players.bear.deck in players.bear.hand",
        "put top from potion_deck in players.wolf.potions",
        "put top from row_decks.witcher in rows.witcher",
        row_decks={"witcher": ["whirl_5", "whirl_6"]},
    )
    assert found["players"]["bear"]["hand"] == ["bear_push_1", "bear_aard_1"]
    assert found["players"]["wolf"]["potions"] == ["swallow", "blade_oil"]
    assert found["rows"]["witcher"][:3] == ["whirl_1", "whirl_2", "whirl_5"]


def test_a_monster_of_the_display_is_replaced_or_leaves() -> None:
    found = repair("put troll in monsters.forest")
    assert found["monsters"]["forest"] == {"id": "troll", "place": "vengerberg", "second": False}
    assert found["token_discards"]["1"] == ["foglet"]
    found = repair("put foglet in players.wolf.trophies")
    assert found["players"]["wolf"]["trophies"] == ["foglet"]
    assert found["monsters"]["forest"]["id"] == ""
    assert "vengerberg" in found["tiles"]["forest"]
    found = repair("put wyvern in monsters.mountain")
    assert found["monsters"]["mountain"]["place"] == usual()["tiles"]["mountain"][0]


def test_a_destruction_token_is_placed_and_taken() -> None:
    found = repair("put top from destruction_pile in destruction_on.stygga")
    assert found["destruction_on"]["stygga"] == usual()["destruction_pile"][0]
    more = {"destruction_on": {"stygga": "cold_ashes"}}
    found = repair("put top from destruction_on.stygga in players.wolf.destruction", **more)
    assert found["destruction_on"]["stygga"] == ""
    assert found["players"]["wolf"]["destruction"] == ["cold_ashes"]


def test_an_item_goes_back_to_its_place_among_the_events() -> None:
    events = usual()["events"]
    found = repair("put event_hound in players.wolf.items")
    assert found["players"]["wolf"]["items"] == ["event_hound"]
    found = repair("put event_hound in events", **with_wolf(items=["event_hound"]))
    assert found["events"] == events


def test_a_quest_is_dropped_with_its_tile() -> None:
    quest = {"card": "wild_beehive", "quest": "q1", "place": "dhuwod", "tile": True}
    word = "put wild_beehive from players.wolf.quests in out"
    found = repair(word, **with_wolf(quests=[quest]))
    assert found["players"]["wolf"]["quests"] == []
    assert "dhuwod" in found["tiles"]["forest"]
    assert "wild_beehive" in found["out"]


def test_medallions_and_trophies_change_hands() -> None:
    found = repair(
        "put medallion_bear in players.wolf.trophies", "put trophy_combat in players.wolf.trophies"
    )
    assert found["players"]["wolf"]["trophies"] == ["medallion_bear", "trophy_combat"]
    assert found["players"]["bear"]["medallions"] == []


def test_a_first_move_that_was_decided_early_is_decided_anew() -> None:
    hand = {"phase": "refill", "stage": 1, "overlap": True, "ahead": [7, 0]}
    assert usual(**hand)["ahead"] == [7, 0]
    assert repair("set round to 2", **hand)["ahead"] == []


# --- As a step of the game ------------------------------------------------------------------------


def test_a_repair_goes_back_to_the_last_free_choice_and_is_one_step() -> None:
    session: Session[Game] = Session(HEXER, {}, origin=HEXER.scenarios.build(POSITION))
    before = HEXER.dump(session.state)
    keys = option_keys(session.decisions[0].options)
    session.answer(session.decisions[0].seat, [keys.index("go:hengfors")])
    assert [session.step, session.decisions[0].key] == [1, "pay"]
    middle = HEXER.dump(session.state)
    session.repair(["set round to 3"], "Anna")
    assert [session.step, session.decisions[0].key] == [2, "phase_one"]
    assert HEXER.dump(session.state) == before | {"round": 3}
    session.undo()
    assert (HEXER.dump(session.state), session.decisions[0].key) == (middle, "pay")
    session.redo()
    assert HEXER.dump(Session.load(HEXER, session.save()).state) == before | {"round": 3}
