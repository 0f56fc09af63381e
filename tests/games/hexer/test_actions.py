"""Chapter 16: phase I, actions and location actions (Aktionen und Ortsaktionen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import TRASH
from tafelrunde.games.hexer.state.board import LOCATIONS, tiles
from tafelrunde.games.hexer.terms import Kind, Terrain
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_monster,
    dummy_potion,
    hexer,
    player,
    refused,
)
from tests.kit.shows import shows


def at(place: str, **wolf: Any) -> Table:
    """Wolf has just arrived somewhere."""
    position = wolf.pop("position", {})
    return hexer(players={"wolf": player(place=place, moved=True, **wolf), "bear": {}}, **position)


def end(table: Table) -> None:
    """What Wolf does next does not matter."""
    if table.question is not None:
        table.stops_at("phase_one")


# --- When actions are allowed ---------------------------------------------------------------------


@shows("H16.01", "H16.03")
def test_no_action_before_a_move() -> None:
    hill = dummy_card("hill", terrain=Terrain.MOUNTAIN)
    wolf = player(place="vizima", hand=[hill], deck=[])
    table = hexer(players={"wolf": wolf, "bear": {}}).play()

    with refused("H16.01"):
        table.answer("wolf", "trash_display")
    table.answer("wolf", "go:beauclair")
    assert "potion" in table.asks("wolf", "phase_one")
    table.answer("wolf", "pass")  # an action is never forced

    assert table.player("wolf").potions == []


@shows("H16.04", "H11.12")
def test_a_location_action_only_once_per_turn() -> None:
    hill, wood = dummy_card("hill", terrain=Terrain.MOUNTAIN), dummy_card("wood")
    table = at("cintra", hand=[wood, hill, wood], gold=0).play()
    table.answer("wolf", "potion").answer("wolf", "go:haern_caduch").answer("wolf", "wood")
    table.answer("wolf", "go:cintra").answer("wolf", "hill")

    with refused("H16.04"):
        table.answer("wolf", "potion")
    assert len(table.player("wolf").potions) == 1
    table.stops_at("phase_one")


@shows("H16.05")
def test_the_same_kind_of_action_at_another_location_is_allowed() -> None:
    table = at("beauclair", done=["cintra"], gold=0).play()
    table.answer("wolf", "potion")

    assert len(table.player("wolf").potions) == 1
    end(table)


@shows("H16.06", "H16.07")
def test_only_the_legendary_monster_blocks_a_location_action() -> None:
    monsters = {"mountain": {"id": dummy_monster("beast"), "place": "beauclair"}}
    players = {"wolf": player(place="beauclair", moved=True), "bear": player(place="beauclair")}
    table = hexer(players=players, monsters=monsters, legendary_place="stygga").play()
    assert "potion" in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")

    table = hexer(players=players, legendary_place="beauclair").play()
    assert table.question is None  # nothing is left to choose


@shows("H16.07")
def test_quests_and_poker_stay_open_where_the_legendary_monster_stands() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "beauclair"}
    wolf = player(place="beauclair", moved=True, quests=[quest], gold=1)
    players = {"wolf": wolf, "bear": player(place="beauclair", gold=1)}
    table = hexer(players=players, legendary_place="beauclair").play()

    assert table.closed("wolf", "potion") == "H16.07"
    assert table.asks("wolf", "phase_one") == ["quest:q1", "poker:bear", "pass"]
    table.answer("wolf", "quest:q1")
    assert (table.player("wolf").quests, table.closed("wolf", "displace")) == ([], "H13.08")
    table.answer("wolf", "poker:bear").answer("bear").answer("wolf")
    assert table.question is None


@shows("H16.02")
def test_there_are_location_actions_quest_actions_and_dice_poker() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "beauclair"}
    wolf = player(place="beauclair", moved=True, quests=[quest], gold=1)
    table = hexer(players={"wolf": wolf, "bear": player(place="beauclair", gold=1)}).play()

    assert table.asks("wolf", "phase_one") == ["potion", "quest:q1", "poker:bear", "pass"]
    table.stops_at("phase_one")


@shows("H16.08")
def test_a_quest_action_only_at_its_target() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "stygga"}
    table = at("beauclair", quests=[quest]).play()
    assert "quest:q1" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")

    table = at("beauclair", quests=[quest | {"place": "beauclair"}]).play()
    table.answer("wolf", "quest:q1")
    assert table.player("wolf").quests == []
    end(table)


@shows("H16.01", "H16.08")
def test_a_quest_action_only_after_a_move() -> None:
    quest = {"card": library.CITY_CARDS[0].id, "quest": "q1", "place": "beauclair"}
    wolf = player(place="beauclair", quests=[quest], hand=[dummy_card("c")], gold=1)
    table = hexer(players={"wolf": wolf, "bear": {}}).play()

    with refused("H16.01"):
        table.answer("wolf", "quest:q1")
    table.stops_at("phase_one")


# --- Raising and training -------------------------------------------------------------------------


@shows("H16.09", "H16.10", "H16.11")
@pytest.mark.parametrize(
    ("place", "attribute"),
    [
        ("ard_modron", "combat"),
        ("cidaris", "defence"),
        ("ban_ard", "alchemy"),
        ("glenmore", "specialisation"),
    ],
)
def test_an_attribute_not_above_the_level_rises_for_nothing(place: str, attribute: str) -> None:
    key = f"raise_{attribute}"
    for gold in (0, 3):
        wolf = player(level=2, levels={attribute: 2}, gold=gold)
        table = at(place, **wolf, position={"bomb_deck": []}).play().answer("wolf", key)
        assert table.level("wolf", attribute) == 3
        assert table.gold("wolf") == gold
        end(table)

    above = at(place, level=2, levels={attribute: 3}, hand=[dummy_card("c")], gold=1).play()
    with refused("H16.10"):
        above.answer("wolf", key)
    above.stops_at("phase_one")


@shows("H16.16", "H16.19", "H16.21")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_training_costs_the_present_level_plus_one(level: int) -> None:
    levels = {"combat": level}
    table = at("stygga", levels=levels, gold=6).play().answer("wolf", "train")
    assert table.asks("wolf", "train") == ["combat", "defence", "alchemy"]
    table.answer("wolf", "combat")

    assert table.level("wolf", "combat") == level + 1
    assert table.gold("wolf") == 6 - level - 1


@shows("H16.17", "H16.18")
def test_the_specialisation_is_trained_only_at_the_own_school() -> None:
    table = at("kaer_morhen", gold=2).play().answer("wolf", "train")
    assert "specialisation" in table.asks("wolf", "train")
    table.answer("wolf", "specialisation")
    assert table.level("wolf", "specialisation") == 2

    foreign = at("haern_caduch", gold=2).play().answer("wolf", "train")
    assert "specialisation" not in foreign.asks("wolf", "train")
    foreign.stops_at("train")


@shows("H16.17", "H16.18", "H4.47", "H4.48")
def test_a_mage_trains_the_own_specialisation_at_the_chosen_school() -> None:
    alzur = player(school="stygga", place="stygga", moved=True, gold=2)
    table = hexer(players={"alzur": alzur, "wolf": {}}).play().answer("alzur", "train")
    table.answer("alzur", "specialisation")
    assert table.level("alzur", "specialisation") == 2

    foreign = hexer(players={"alzur": alzur | {"place": "kaer_seren"}, "wolf": {}}).play()
    foreign.answer("alzur", "train")
    assert foreign.closed("alzur", "specialisation") == "H16.18"
    foreign.stops_at("train")


@shows("H16.20")
def test_who_cannot_pay_cannot_train() -> None:
    table = at("stygga", gold=1, hand=[dummy_card("c")]).play()

    with refused("H16.20"):
        table.answer("wolf", "train")
    table.stops_at("phase_one")


@shows("H16.18", "H16.20", "H6.19")
@pytest.mark.parametrize(
    ("school", "levels", "closed"),
    [
        ("stygga", {"combat": 2}, {"combat": "H16.20", "specialisation": "H16.18"}),
        ("stygga", {"combat": 5}, {"combat": "H6.19", "specialisation": "H16.18"}),
        ("kaer_morhen", {"combat": 2, "alchemy": 5}, {"combat": "H16.20", "alchemy": "H6.19"}),
        ("kaer_morhen", {"specialisation": 5}, {"specialisation": "H6.19"}),
    ],
)
def test_what_cannot_be_trained_is_closed_by_its_rule(
    school: str, levels: dict[str, int], closed: dict[str, str]
) -> None:
    table = at(school, gold=2, levels=levels).play().answer("wolf", "train")

    attributes = ["combat", "defence", "alchemy", "specialisation"]
    assert table.asks("wolf", "train") == [name for name in attributes if name not in closed]
    for name, why in closed.items():
        assert table.closed("wolf", name) == why
    table.stops_at("train")


@shows("H6.19")
def test_who_has_learnt_everything_cannot_train() -> None:
    learnt = {"combat": 5, "defence": 5, "alchemy": 5}
    table = at("stygga", gold=9, levels=learnt, hand=[dummy_card("c")]).play()

    with refused("H6.19"):  # the specialisation is taught at the own school alone
        table.answer("wolf", "train")
    table.stops_at("phase_one")


# --- Swapping and trashing cards ------------------------------------------------------------------


def market(*cards: str) -> dict[str, Any]:
    """A witcher row with these cards on the cheapest spaces."""
    return {"rows": {"witcher": [*cards, *[dummy_card("dear", cost=2)] * (6 - len(cards))]}}


@shows("H16.12", "H16.13", "H16.14")
def test_a_swapped_card_may_cost_one_more_than_the_trashed_one() -> None:
    low, mid = dummy_card("low"), dummy_card("mid", cost=1)
    position = market(mid, low)
    table = at("vengerberg", hand=[low], position=position).play().answer("wolf", "swap_card")
    assert sorted(table.asks("wolf", "swap_take")) == ["low", "mid"]
    table.answer("wolf", "mid")

    assert table.hand("wolf") == ["mid"]
    assert "low" in table.ids(table.game.out)
    market_now = table.game.markets[Kind.WITCHER]
    assert market_now is not None
    assert len([card for card in market_now.row if card]) == 6  # refilled
    end(table)


@shows("H16.13")
@pytest.mark.parametrize(("cost", "offered"), [(0, ["near", "far"]), (1, ["dear", "near", "far"])])
def test_a_swap_goes_by_the_printed_costs_whatever_the_space(cost: int, offered: list[str]) -> None:
    """The cheapest space would lower the cost of the first card, the dearest raise the last."""
    near, far = (dummy_card(name, cost=1) for name in ("near", "far"))
    row = [dummy_card("dear", cost=2), near, *[dummy_card("gem", cost=9)] * 3, far]
    held = dummy_card("held", cost=cost)
    table = at("vengerberg", hand=[held], position={"rows": {"witcher": row}}).play()
    table.answer("wolf", "swap_card")

    assert table.asks("wolf", "swap_take") == offered
    table.stops_at("swap_take")


@shows("H16.12", "H16.14")
def test_any_hand_card_may_be_trashed_for_which_a_card_can_be_taken() -> None:
    hand = [dummy_card(name, cost=cost) for name, cost in (("low", 0), ("mid", 1), ("top", 3))]
    position = {"rows": {"witcher": [dummy_card("dear", cost=2)]}, "row_decks": {"witcher": []}}
    table = at("vengerberg", hand=hand, position=position).play().answer("wolf", "swap_card")
    assert table.asks("wolf", "swap_give") == ["mid", "top"]
    table.answer("wolf", "top")

    assert table.hand("wolf") == ["low", "mid", "dear"]
    assert "top" in table.ids(table.game.out)
    end(table)


@shows("H16.14")
def test_without_a_permitted_card_there_is_no_swap() -> None:
    low = dummy_card("low")
    table = at("vengerberg", hand=[low], gold=1, position=market()).play()

    with refused("H16.14"):
        table.answer("wolf", "swap_card")
    table.stops_at("phase_one")


@shows("H2.12")
def test_without_a_hand_card_there_is_no_swap() -> None:
    wolf, bear = (player(place="vengerberg", hand=[], gold=1) for _ in range(2))
    players = {"wolf": wolf | {"moved": True}, "bear": bear}
    table = hexer(players=players, **market(dummy_card("low"))).play()

    assert table.asks("wolf", "phase_one") == ["poker:bear", "pass"]
    assert table.closed("wolf", "swap_card") == "H2.12"
    table.stops_at("phase_one")


@shows("H16.33")
def test_a_card_that_costs_a_trashed_card_is_not_swapped_in_but_counts_as_zero() -> None:
    special = dummy_card("special", cost=TRASH)
    mid, low = dummy_card("mid", cost=1), dummy_card("low")
    position = market(special, mid, low)
    table = at("vengerberg", hand=[special], position=position).play().answer("wolf", "swap_card")

    assert sorted(table.asks("wolf", "swap_take")) == ["low", "mid"]
    table.stops_at("swap_take")


@shows("H16.30", "H16.31", "H16.32", "H2.03", "H5.16", "H2.02")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (3, 3)])
def test_trashing_from_the_display_takes_up_to_two_cards_of_either_row(
    gold: int, after: int
) -> None:
    one, spell = dummy_card("one"), dummy_card("spell", kind=Kind.MAGE)
    rows = {"witcher": [one, *[dummy_card("dear", cost=2)] * 5], "mage": [spell] * 6}
    players = {"wolf": player(place="vizima", moved=True, gold=gold, hand=[]), "alzur": player()}
    table = hexer(players=players, rows=rows).play().answer("wolf", "trash_display")
    table.answer("wolf", "one").answer("wolf", "spell")

    assert table.gold("wolf") == after
    assert {"one", "spell"} <= set(table.ids(table.game.out))
    for row in table.game.markets:
        assert row is not None
        assert all(row.row)  # both refilled
    end(table)


@shows("H2.03")
@pytest.mark.parametrize("second", ["sword", "charm"])
def test_each_card_of_the_display_is_trashed_from_a_row_chosen_anew(second: str) -> None:
    swords = [dummy_card(name) for name in ("blade", "sword")]
    spells = [dummy_card(name, kind=Kind.MAGE) for name in ("spell", "charm")]
    empty: dict[str, list[str]] = {"witcher": [], "mage": []}
    players = {"wolf": player(place="vizima", moved=True, hand=[]), "alzur": player()}
    rows = {"witcher": swords, "mage": spells}
    table = hexer(players=players, rows=rows, row_decks=empty).play()
    table.answer("wolf", "trash_display").answer("wolf", "blade")
    assert table.asks("wolf", "trash_display") == ["sword", "spell", "charm", "pass"]
    table.answer("wolf", second)

    assert {"blade", second} <= set(table.ids(table.game.out))
    end(table)


@shows("H16.30")
def test_nobody_has_to_trash_a_card_of_the_display() -> None:
    table = at("vizima", gold=1).play().answer("wolf", "trash_display").answer("wolf", "pass")

    assert table.game.player.done == [7]
    end(table)


# --- Potions and rumours --------------------------------------------------------------------------


@shows("H16.15")
def test_a_potion_is_drawn_from_its_deck() -> None:
    first = library.POTIONS[3].id
    table = at("beauclair", gold=0, position={"potion_deck": [first]}).play()
    table.answer("wolf", "potion")

    assert table.ids(table.player("wolf").potions) == [first]


@shows("H16.15")
def test_for_a_potion_of_a_location_the_bomb_exchange_and_the_limit_apply() -> None:
    own = [dummy_potion(f"p{n}", []) for n in range(4)]
    position = {"potion_deck": [dummy_potion("new", [])]}
    table = at("beauclair", gold=1, potions=own, position=position).play()
    table.answer("wolf", "potion")
    assert table.asks("wolf", "bomb_exchange") == [*own, "new", "pass"]
    table.passes("wolf")
    assert table.asks("wolf", "discard_potions") == [*own, "new"]
    table.answer("wolf", "p2")

    assert table.ids(table.player("wolf").potions) == ["p0", "p1", "p3", "new"]
    end(table)


@shows("H16.22", "H16.23", "H16.24")
def test_a_rumour_brings_gold_and_a_tile_of_the_monster() -> None:
    monsters = {"water": dummy_monster("fish"), "forest": dummy_monster("wolfling")}
    position = {"monsters": monsters, "tiles": {"water": ["glenmore"]}}
    table = at("hengfors", gold=0, position=position).play().answer("wolf", "rumour")
    assert table.asks("wolf", "rumour") == ["forest", "water"]  # nothing about the mountain
    table.answer("wolf", "water")

    assert (table.gold("wolf"), table.player("wolf").rumours) == (1, [12])
    end(table)


@shows("H16.25", "H16.26")
def test_the_own_location_is_drawn_anew() -> None:
    position = {
        "monsters": {"mountain": {"id": dummy_monster("goat"), "place": "doldeth"}},
        "tiles": {"mountain": ["hengfors", "cintra"]},
    }
    table = at("hengfors", position=position).play().answer("wolf", "rumour")

    assert table.player("wolf").rumours == [9]
    assert 2 in table.game.tiles[Terrain.MOUNTAIN]
    end(table)


@shows("H16.26")
def test_if_the_own_location_is_the_last_tile_there_is_no_rumour() -> None:
    others = ["kaer_morhen", "cintra", "beauclair", "doldeth", "ard_modron"]
    goat = {"id": dummy_monster("goat"), "place": "ard_skellig"}
    bear = player(trails=others)
    players = {"wolf": player(place="hengfors", moved=True, gold=0), "bear": bear}
    table = hexer(players=players, monsters={"mountain": goat}).play().answer("wolf", "rumour")

    assert (table.player("wolf").rumours, table.gold("wolf")) == ([], 1)
    assert table.game.tiles[Terrain.MOUNTAIN] == [2]
    end(table)


@shows("H16.28", "H16.29")
def test_without_a_tile_or_monster_only_the_gold_is_given() -> None:
    others = ["kaer_morhen", "cintra", "beauclair", "doldeth", "ard_modron", "hengfors"]
    goat = {"id": dummy_monster("goat"), "place": "ard_skellig"}
    players = {
        "wolf": player(place="hengfors", moved=True, gold=0),
        "bear": player(trails=others),
    }
    table = hexer(players=players, monsters={"mountain": goat}).play().answer("wolf", "rumour")

    assert (table.player("wolf").rumours, table.gold("wolf")) == ([], 1)
    end(table)


@shows("H16.28")
def test_nothing_is_heard_about_a_monster_whose_tiles_are_all_gone() -> None:
    names = [terrain.name.lower() for terrain in Terrain]
    monsters = {name: dummy_monster(f"beast_{name}") for name in names}
    others = [LOCATIONS[tile].id for tile in tiles(Terrain.WATER, skellige=True)[1:]]
    players = {"wolf": player(place="hengfors", moved=True), "bear": player(trails=others)}
    table = hexer(players=players, monsters=monsters).play().answer("wolf", "rumour")

    assert table.game.tiles[Terrain.WATER] == []
    assert table.asks("wolf", "rumour") == ["forest", "mountain"]
    assert table.closed("wolf", "water") == "H16.28"
    table.stops_at("rumour")


@shows("H16.27", "H8.04")
def test_entering_the_place_of_a_rumour_brings_its_gold_and_a_trail() -> None:
    hill = dummy_card("hill", terrain=Terrain.MOUNTAIN)
    wolf = player(place="vizima", hand=[hill], gold=0, rumours=["beauclair"])
    table = hexer(players={"wolf": wolf, "bear": {}}).play().answer("wolf", "go:beauclair")

    assert (table.gold("wolf"), table.player("wolf").trails) == (1, [11])
    assert table.player("wolf").rumours == []
    table.stops_at("phase_one")


@shows("H16.19", "H16.20")
def test_a_letter_of_recommendation_saves_one_gold_with_each_training() -> None:
    for gold in (1, 5):
        table = at("kaer_morhen", gold=gold, items=["event_letter_of_recommendation"]).play()
        table.answer("wolf", "train").answer("wolf", "combat")
        end(table)

        assert table.level("wolf", "combat") == 2
        assert table.gold("wolf") == gold - 1


@shows("H16.28")
def test_a_terrain_without_a_monster_is_not_even_listed_as_closed() -> None:
    monsters = {each: dummy_monster(f"beast_{each}") for each in ("forest", "water")}
    gone = [LOCATIONS[tile].id for tile in tiles(Terrain.MOUNTAIN, skellige=True)]
    players = {"wolf": player(place="hengfors", moved=True), "bear": player(trails=gone)}
    table = hexer(players=players, monsters=monsters).play().answer("wolf", "rumour")
    assert table.game.tiles[Terrain.MOUNTAIN] == []
    assert table.asks("wolf", "rumour") == ["forest", "water"]
    assert table.session is not None

    assert list(table.session.decisions[0].closed) == []
    table.stops_at("rumour")
