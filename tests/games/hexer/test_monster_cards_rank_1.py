"""The monsters of rank I: ability, passive ability and four special attacks of each."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.library import MONSTERS
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import hexer, levels, refused
from tests.kit.hexer_fights import (
    Special,
    Trial,
    cards,
    carried_out,
    claws,
    combo_card,
    fight_begins,
    nonzero,
    plain,
    special,
    wolf_strikes,
)
from tests.kit.shows import shows

SPECIALS = [
    special("arachas", 1, hand=-2),
    special("arachas", 2, shield=-1, deck=-3, nx=NextTurn(shields_at_most=1, lasting=True)),
    special("arachas", 3, "green", hand=-1),
    special("arachas", 3, "pass", shield=-1, deck=-1, again=1),
    special("arachas", 4, shield=-1, deck=-2, nx=NextTurn(combo_at_most=2)),
    special("archespore", 1, shield=-1, nx=NextTurn(shield_loss_per_card=1)),
    special("archespore", 2, shield=-1, deck=-1, hand=-1),
    special("archespore", 3, deck=-3),
    special("archespore", 4, shield=-1, deck=-2, nx=NextTurn(draw_at_most=1)),
    special("barghest", 1, "water", shield=-1, deck=-1, potions=-1),
    special("barghest", 2, hand=-2),
    special("barghest", 2, wolf={"hand": cards("blue", "red")}, shield=-1, deck=-1),
    special("barghest", 3, "water", shield=-1, deck=-3, potions=-1),
    special("barghest", 4, shield=-1, nx=NextTurn(draw_at_most=0)),
    special("drowners_nest", 1, "plain,plain#2", wolf={"hand": plain(5)}, hand=-3, deck=2),
    special("drowners_nest", 2, shield=-1, deck=-1, again=1),
    special("drowners_nest", 3, deck=-3),
    special(
        "drowners_nest",
        4,
        shield=-1,
        deck=-3,
        nx=NextTurn(first_colours=[Colour.BLUE, Colour.PURPLE]),
    ),
    special("ekimmara", 1, "blue", hand=-1),
    special("ekimmara", 1, "pass", shield=-1, deck=-2),
    special("ekimmara", 2, deck=-3),
    special("ekimmara", 3, hand=-2),
    special("ekimmara", 4, fight={"position": {"dice": [2]}}, shield=-1, deck=-1),
    special("ekimmara", 4, fight={"position": {"dice": [3]}}, shield=-1, deck=-2),
    special("ekimmara", 4, fight={"position": {"dice": [4]}}, shield=-1, deck=-2),
    special("ekimmara", 4, fight={"position": {"dice": [5]}}, shield=-1, deck=-3),
    special("foglet", 1, deck=-3),
    special("foglet", 2, shield=-1, deck=-1, nx=NextTurn(no_shields=True)),
    special("foglet", 3, shield=-1, deck=-2, nx=NextTurn(no_shields=True)),
    special("foglet", 4, shield=-1, deck=-1, again=1),
    special("ghouls_nest", 1, shield=-1, deck=-1, nx=NextTurn(combo_at_most=1)),
    special("ghouls_nest", 2, "yellow", hand=-1),
    special("ghouls_nest", 2, "pass", shield=-1, deck=-3),
    special("ghouls_nest", 3, shield=-1, deck=-2, nx=NextTurn(less_damage=2)),
    special("ghouls_nest", 4, shield=-1, deck=-1),
    special("ghouls_nest", 4, wolf={"shield": 0}, deck=-4),
    special("harpy", 1, shield=-1, deck=-1, nx=NextTurn(draw_fewer=2)),
    special("harpy", 2, "green", hand=-1),
    special("harpy", 2, "pass", wolf={"shield": 2}, shield=-2, again=1),
    special("harpy", 3, "green", hand=-1),
    special("harpy", 3, "pass", wolf={"shield": 2}, shield=-2, deck=-3),
    special("harpy", 4, deck=-1, trashed=1),
    special("nekkers_nest", 1, shield=-1, deck=-1, nx=NextTurn(draw_fewer=1)),
    special("nekkers_nest", 2, "green", hand=-1),
    special("nekkers_nest", 2, "pass", shield=-1, deck=-1, again=1),
    special("nekkers_nest", 3, deck=-3),
    special("nekkers_nest", 4, shield=-1, deck=-1, nx=NextTurn(less_damage=2)),
    special("rotfiend", 1, life=-1, shield=-1, deck=-4),
    special("rotfiend", 1, fight={"dice": 1}, life=-1, shield=-1, deck=-6),
    special("rotfiend", 2, life=-2, hand=-5),
    special("rotfiend", 2, fight={"dice": 1}, life=-2, hand=-5, deck=-1),
    special("rotfiend", 3, "yellow", hand=-1),
    special("rotfiend", 3, "pass", "blue,red,green", hand=-3),
    special("rotfiend", 4, dice=1, nx=NextTurn(combo_at_most=1)),
]

LIFE = {
    "arachas": 10,
    "archespore": 12,
    "barghest": 11,
    "drowners_nest": 10,
    "ekimmara": 12,
    "foglet": 10,
    "ghouls_nest": 12,
    "harpy": 12,
    "nekkers_nest": 11,
    "rotfiend": 11,
}
RANK_1 = [monster for monster in MONSTERS if monster.rank == 1]


@shows("H26.13")
@pytest.mark.parametrize("row", SPECIALS, ids=str)
def test_a_special_attack_does_what_the_large_card_says(row: Special) -> None:
    trial = carried_out(row)

    assert trial.changed == row.changes
    assert trial.hampers == row.hampers


def test_every_special_attack_of_every_monster_of_rank_one_is_tried() -> None:
    tried = {(row.monster, row.number) for row in SPECIALS}
    assert tried == {(monster.id, number) for monster in RANK_1 for number in (1, 2, 3, 4)}


@shows("H25.03")
@pytest.mark.parametrize("monster", RANK_1, ids=lambda monster: monster.id)
def test_a_monster_of_rank_one_has_its_life(monster: Monster) -> None:
    assert monster.life == LIFE[monster.id]


# --- Abilities ------------------------------------------------------------------------------------


@shows("H25.02", "H25.14")
@pytest.mark.parametrize(
    ("monster", "answers", "wolf", "expected"),
    [
        ("arachas", ["red"], {}, {"hand": 4, "deck": 9}),  # shuffled in with the discard pile
        ("archespore", [], {"potions": ["swallow"]}, {"potions": 0}),
        ("barghest", [], {}, {"shield": 2}),
        ("drowners_nest", ["plain"], {}, {"deck": 7, "discard_pile": 1}),
        ("ekimmara", ["red"], {}, {"hand": 4, "discard_pile": 1}),
        ("ekimmara", [], {"trails": ["novigrad"]}, {}),  # a trail of the forest
        ("ekimmara", ["red"], {"trails": ["cintra"]}, {"hand": 4, "discard_pile": 1}),
    ],
)
def test_the_ability_works_as_the_fight_begins(
    monster: str, answers: list[str], wolf: dict[str, Any], expected: dict[str, int]
) -> None:
    table = fight_begins(monster, *answers, wolf=wolf)

    found = table.player("wolf")
    piles = ("hand", "deck", "discard_pile", "potions")
    numbers = {pile: len(getattr(found, pile)) for pile in piles} | {"shield": found.shield}
    default = {"hand": 5, "deck": 8, "discard_pile": 0, "potions": 0, "shield": 3}
    assert numbers == default | expected


@shows("H25.02")
def test_an_archespore_cannot_be_attacked_without_a_potion_to_discard() -> None:
    den = {"forest": {"id": "archespore", "place": "vizima"}}
    players: dict[str, Any] = {"wolf": {"place": "vizima"}, "bear": {}}
    table = hexer(phase="confrontation", players=players, monsters=den).play()

    with refused("H25.02"):
        table.answer("wolf", "archespore")
    table.stops_at("phase_two")


def test_the_first_attack_of_a_foglet_is_the_kind_that_hurts_more() -> None:
    trial = Trial("foglet", life=claws(4)).attacks()
    assert trial.changed == {"shield": -1, "deck": -2}  # nobody is asked: the bite

    later = Trial("foglet", life=claws(4), turns=1).charges()
    assert later.changed == {"shield": -1, "deck": -1}


@pytest.mark.parametrize(("turns", "lost"), [(0, 2), (1, 5)])
def test_a_ghouls_nest_loses_at_most_two_cards_in_the_first_combat_turn(
    turns: int, lost: int
) -> None:
    strike = combo_card("strike", damage=5)
    trial = wolf_strikes("ghouls_nest", strike, attacker={"turns": turns})
    assert trial.changed["life"] == -lost


@pytest.mark.parametrize(("turns", "drawn"), [(0, 0), (1, 2)])
def test_against_a_harpy_combat_counts_as_zero_in_the_first_combat_turn(
    turns: int, drawn: int
) -> None:
    trial = wolf_strikes("harpy", combo_card("strike"), attacker={"turns": turns})
    assert trial.changed.get("deck", 0) == -drawn


@pytest.mark.parametrize(("colour", "drawn"), [("blue", 1), ("green", 2)])
def test_a_combo_without_green_draws_one_card_less_against_a_nekkers_nest(
    colour: str, drawn: int
) -> None:
    trial = wolf_strikes("nekkers_nest", combo_card("strike", colour))
    assert trial.changed["deck"] == -drawn


def test_who_kills_a_rotfiend_draws_one_card_in_phase_three() -> None:
    wolf = {"hand": [combo_card("strike")], "potions": [], "deck": plain(4)}
    trial = Trial("rotfiend", wolf, life=claws(3))
    trial.table.play()

    assert trial.table.player("wolf").fewer == 2
    assert trial.table.ids(trial.table.player("wolf").trophies) == ["rotfiend"]
    trial.table.stops_at(trial.table.question or "")


# --- Passive abilities ----------------------------------------------------------------------------


@shows("H27.17", "H27.18")
@pytest.mark.parametrize(
    ("monster", "colour", "damage", "answers", "changes"),
    [
        ("arachas", "blue", 3, [], {"life": -3}),
        ("archespore", "blue", 4, [], {"life": -2}),
        ("archespore", "purple", 4, [], {"life": -4}),
        ("barghest", "blue", 3, [], {"life": -3, "deck": 0, "hand": -1}),
        ("drowners_nest", "blue", 3, ["water"], {"life": -3, "potions": -1}),
        ("ekimmara", "blue", 4, [], {"life": -2}),
        ("foglet", "blue", 3, [], {"life": -2}),
        ("foglet", "purple", 3, [], {"life": -3}),
        ("ghouls_nest", "blue", 4, [], {"life": -3}),
        ("harpy", "blue", 4, [], {"life": -2}),  # half of three, rounded down
        ("nekkers_nest", "green", 3, [], {"life": -3, "announced": 3}),
        ("rotfiend", "blue", 3, ["alchemy"], {"life": -3, "alchemy": -1, "dice": 1}),
    ],
)
def test_a_special_card_lost_to_damage_triggers_the_passive_ability(
    monster: str, colour: str, damage: int, answers: list[str], changes: dict[str, int]
) -> None:
    life = ["special_attack_1", *claws(5)]
    strike = combo_card("strike", colour, damage)
    stack = {"attack_deck": claws(2)}
    trial = wolf_strikes(
        monster, strike, *answers, life=life, position=stack, attacker={"turns": 1}
    )

    expected = {"deck": -2, "hand": 1} | changes
    assert trial.changed == nonzero(expected)
    wanted = [NextTurn(first_damage=2)] if monster == "arachas" else []
    assert trial.hampers == wanted


def test_a_barghest_that_strikes_back_costs_two_cards_in_step_four() -> None:
    wolf = {"levels": levels(4, 2, 2, 2)}
    life = ["special_attack_1", *claws(5)]
    trial = wolf_strikes("barghest", combo_card("strike"), wolf=wolf, life=life)
    assert trial.changed["deck"] == -2
