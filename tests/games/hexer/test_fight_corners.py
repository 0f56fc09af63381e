"""Chapters 8, 20, 25 to 27 and 31: corners of fights that knowing players ask about."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.fight import fight_on
from tafelrunde.games.hexer.fights.monster_turn import monster_turn
from tafelrunde.games.hexer.fights.player_turn import player_turn
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour, Kind, Terrain
from tests.kit.hexer import (
    Table,
    boost,
    dummy_attack,
    dummy_card,
    dummy_monster,
    hexer,
    levels,
    player,
    refused,
)
from tests.kit.hexer_fights import cards, claws, combo_card, fight_in, hunt, plain
from tests.kit.shows import shows


def turn(game: Game) -> Flow[None]:
    """The combat turn of the attacker."""
    return player_turn(game, fight_in(game), fight_in(game).attacker)


def attack(game: Game) -> Flow[None]:
    """The combat turn of the monster."""
    return monster_turn(game, fight_in(game))


@shows("H25.02", "H26.13")
@pytest.mark.parametrize(
    ("monster", "most"), [("ghouls_nest", 2), ("glustyworp", 1), ("penitent", 0)]
)
def test_a_limit_of_damage_holds_for_the_whole_combat_turn(monster: str, most: int) -> None:
    wolf: dict[str, Any] = {
        "hand": [combo_card("hit"), *cards("x")],
        "deck": plain(8),
        "levels": levels(1, 1, 3, 1),
        "bombs": ["dancing_star"],
    }
    table = hunt(wolf, monster, life=claws(12)).play(turn)
    table.answer("wolf", "dancing_star").answer("wolf", "hit")
    assert len(table.life) == 12 - most


@shows("H25.02", "H26.13")
def test_a_limit_of_shield_holds_for_whatever_raises_it() -> None:
    wall = dummy_card("wall", Colour.GREEN, shield=2)
    wolf: dict[str, Any] = {
        "hand": [wall, *cards("x")],
        "deck": plain(8),
        "shield": 0,
        "levels": levels(1, 5, 3, 1),
        "potions": ["iron_skin"],
    }
    table = hunt(wolf, "noonwraith").play(turn).answer("wolf", "iron_skin").answer("wolf", "wall")
    assert table.player("wolf").shield == 1


@shows("H25.02")
@pytest.mark.parametrize("first", ["white_honey", "blade_oil"])
@pytest.mark.parametrize("limits", [[1], [2, 1], [1, 2]])
def test_against_a_water_hag_at_most_one_potion_is_used(first: str, limits: list[int]) -> None:
    wolf: dict[str, Any] = {
        "hand": cards("x", "red"),
        "deck": plain(8),
        "potions": ["white_honey", "blade_oil"],
        "levels": levels(1, 1, 3, 1),
    }
    table = (
        hunt(wolf, "water_hag", attacker={"used": [f"drink_at_most_{most}" for most in limits]})
        .play(turn)
        .answer("wolf", first)
    )
    table.stops_at("combo")


@shows("H25.09", "H27.03")
def test_moon_dust_dulls_a_special_attack_of_the_legendary_monster_too() -> None:
    wolf: dict[str, Any] = {"place": "vizima", "hand": cards("x"), "deck": plain(8), "shield": 0}
    life = ["legend_last_warning", "legend_relentless"]  # charge: special attack 4
    table = hexer(
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        legendary="golem",
        legendary_place="vizima",
        fight={"against": "golem", "life": life, "turn": 1, "moon_dust": True},
    )
    table.play(attack).answer("bear", "charge")
    assert len(table.deck("wolf")) == 6


def hampered_mage(hamper: dict[str, Any], hand: list[str], deck: list[str]) -> Table:
    """Ardea with 3 energy, about to play a combo under a hamper."""
    foe = dummy_monster("foe")
    mage = {
        "place": "vizima",
        "hand": hand,
        "deck": deck,
        "shield": 3,
        "levels": levels(1, 3, 1, 1),
    }
    return hexer(
        players={"ardea": mage, "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        fight={
            "against": foe,
            "life": claws(8),
            "step": "combo",
            "attacker": {"hampers": [hamper]},
        },
    ).play(turn)


def spark() -> str:
    """1 damage, with a boost 4."""
    return dummy_card("spark", damage=1, boost=boost(1, damage=3), kind=Kind.MAGE)


@shows("H27.13")
@pytest.mark.parametrize("hamper", ["first_random", "first_from_deck"])
def test_a_first_card_that_is_not_chosen_may_be_boosted(hamper: str) -> None:
    table = hampered_mage({hamper: True}, [spark()], [spark()])
    assert table.asks("ardea", "combo") == ["spark", "spark+boost"]
    table.answer("ardea", "spark+boost")
    assert (len(table.life), table.player("ardea").shield) == (4, 2)


@shows("H27.13")
def test_the_damage_of_a_boost_counts_for_a_first_card_that_must_hurt() -> None:
    table = hampered_mage({"first_damage": 2}, [spark(), *cards("x")], plain(3))
    assert len(table.life) == 4


@shows("H27.05")
def test_what_the_player_has_decided_is_not_announced_late() -> None:
    hit = combo_card("hit", damage=1)
    wolf: dict[str, Any] = {"hand": [hit, hit], "deck": plain(8), "mutagens": ["cold_eye"]}
    table = hunt(wolf, "nekkers_nest", life=["special_attack_1", *claws(8)]).play(
        lambda game: fight_on(game, fight_in(game))
    )
    table.answer("wolf", "cold_eye").answer("wolf", "charge")
    assert [each.attack for each in table.events(events.AttackRevealed)] == ["charge"]
    table.stops_at("announce")


@shows("H25.09")
def test_special_attacks_of_the_unseen_elder_do_not_use_up_his_ability() -> None:
    nip = dummy_attack("nip", charge=0, bite=0)
    wolf: dict[str, Any] = {"place": "vizima", "hand": cards("x"), "deck": plain(8), "shield": 0}
    table = hexer(
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        legendary="unseen_elder",
        legendary_place="vizima",
        fight={
            "against": "unseen_elder",
            "life": ["legend_first_terror", nip],
            "discards": [nip],
            "turn": 1,
        },
    )
    table.play(attack).answer("bear", "charge")
    assert fight_in(table.game).taken_back == 0


@shows("H8.09")
@pytest.mark.parametrize(("other", "lost"), [("dhuwod", 4), ("cintra", 1)])
def test_two_trails_of_the_same_terrain_count_as_one_against_a_leshen(
    other: str, lost: int
) -> None:
    wolf: dict[str, Any] = {
        "hand": cards("x"),
        "deck": plain(8),
        "shield": 0,
        "trails": ["novigrad", other],
    }
    table = (
        hunt(wolf, "leshen", life=["special_attack_4", *claws(3)], turn=1, turns=1)
        .play(attack)
        .answer("bear", "charge")
    )
    assert len(table.deck("wolf")) == 8 - lost


@shows("H20.14")
def test_a_quest_begun_in_this_turn_cannot_be_completed_in_it() -> None:
    hill = dummy_card("hill", terrain=Terrain.MOUNTAIN)
    wolf = player(place="cintra", hand=[hill, dummy_card("x")], gold=0)
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        ships=["cintra"],
        skellige=["sea_longship"],
        dice=[6],
        dagon=2,
    )
    table.play().answer("wolf", "sail:ard_skellig").answer("wolf", "hill")
    with refused("H20.14"):
        table.answer("wolf", "quest:q22")  # it leads to Ard Skellig
    table.stops_at("phase_one")


@shows("H31.21", "H31.03", "H31.14", "H31.16")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_after_a_player_fight_hand_cards_are_shuffled_in_too(attacker_wins: bool) -> None:
    slash = dummy_card("slash", damage=2)
    strong: dict[str, Any] = {"hand": [slash, *cards("a", "b", "c")], "deck": plain(6), "shield": 0}
    weak: dict[str, Any] = {"hand": plain(1), "deck": [], "shield": 0}
    wolf, bear = (strong, weak) if attacker_wins else (weak, strong)
    medallion: dict[str, Any] = {"trophies": ["medallion_bear"]}  # a second victory
    table = hexer(
        players={
            "wolf": {"place": "vizima"} | wolf | medallion,
            "bear": {"place": "vizima"} | bear,
        },
        phase="confrontation",
        fight={"against": "bear", "turn": int(not attacker_wins), "step": "combo"},
        rows={"witcher": [dummy_card("free"), *[dummy_card("dear", cost=2)] * 5]},
    ).play()
    table.answer("wolf" if attacker_wins else "bear", "slash")
    winner = table.player("wolf" if attacker_wins else "bear")
    assert (len(winner.hand), len(winner.deck)) == ((0, 10) if attacker_wins else (4, 6))
