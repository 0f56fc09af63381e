"""The monsters of rank III: ability, passive ability and four special attacks of each."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.library import MONSTERS
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.terms import Attribute, Colour
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import dummy_potion
from tests.kit.hexer_fights import (
    Special,
    Trial,
    cards,
    carried_out,
    claws,
    combo_card,
    fight_begins,
    special,
    wolf_strikes,
)
from tests.kit.shows import shows

TWO_TRAILS = {"trails": ["novigrad", "cintra"]}
SPECIALS = [
    special("brewess", 1, shield=-1, deck=-1, hand=-2),
    special("brewess", 1, wolf={"hand": cards("blue", "red")}, shield=-1, deck=-1),
    special("brewess", 2, deck=-3),
    special("brewess", 3, shield=-1, deck=-3, nx=NextTurn(no_tabs=True)),
    special("brewess", 4, shield=-1, deck=-4, nx=NextTurn(no_tabs=True)),
    special("bruxa", 1, shield=-1, deck=-4),
    special("bruxa", 1, wolf={"shield": 0}, deck=-3),
    special("bruxa", 2, shield=-1, deck=-3, nx=NextTurn(without=[Colour.RED])),
    special("bruxa", 3, deck=-3),
    special("bruxa", 4, "blue,red,green", hand=-3, nx=NextTurn(without=[Colour.GREEN])),
    special("glustyworp", 1, "yellow", hand=-1),
    special("glustyworp", 1, "pass", shield=-1, deck=-4, again=1),
    special("glustyworp", 2, shield=-1, deck=-3, nx=NextTurn(no_shields=True)),
    special("glustyworp", 3, "blue,red", wolf={"shield": 2}, shield=-2, hand=-2),
    special("glustyworp", 4, shield=-1, deck=-4, nx=NextTurn(draw_fewer=2)),
    special("leshen", 1, shield=-1, deck=-1, dice=2),
    special("leshen", 2, dice=1, nx=NextTurn(damage_at_most=0)),
    special("leshen", 3, nx=NextTurn(first_damage=2)),
    special("leshen", 3, fight={"dice": 3}, shield=-1, deck=-2, nx=NextTurn(first_damage=2)),
    special("leshen", 4, shield=-1, deck=-3, nx=NextTurn(draw_fewer=1)),
    special("leshen", 4, wolf=TWO_TRAILS, shield=-1, nx=NextTurn(draw_fewer=1)),
    special("striga", 1, shield=-1, deck=-3, nx=NextTurn(only_tabs=True)),
    special("striga", 2, wolf={"shield": 2}, shield=-2, hand=-2),
    special("striga", 3, shield=-1, deck=-4),
    special("striga", 4, shield=-1, deck=-2, potions=-2),
    special("troll", 1, shield=-1, deck=-1, nx=NextTurn(no_shields=True)),
    special("troll", 2, shield=-1, deck=-1, nx=NextTurn(first_from_deck=True)),
    special("troll", 3, shield=-1, deck=-3, nx=NextTurn(draw_at_most=1)),
    special("troll", 4, wolf={"shield": 2}, shield=-2, hand=-2),
    special("yghern", 1, "option1", shield=-1, deck=-6),
    special("yghern", 1, "option2", "water", shield=-1, deck=-5, potions=-1),
    special("yghern", 1, "option3", shield=-1, deck=-3, potions=-2),
    special("yghern", 1, wolf={"potions": []}, shield=-1, deck=-6),
    special("yghern", 2, deck=-4),
    special("yghern", 3, shield=-1, deck=-2, nx=NextTurn(combo_at_most=1)),
    special("yghern", 4, "green", hand=-1),
    special("yghern", 4, "pass", shield=-1, deck=-3, again=1),
]

LIFE = {
    "brewess": 17,
    "bruxa": 17,
    "glustyworp": 18,
    "leshen": 19,
    "striga": 18,
    "troll": 19,
    "yghern": 18,
}
RANK_3 = [monster for monster in MONSTERS if monster.rank == 3]


@shows("H26.13")
@pytest.mark.parametrize("row", SPECIALS, ids=str)
def test_a_special_attack_does_what_the_large_card_says(row: Special) -> None:
    trial = carried_out(row)

    assert trial.changed == row.changes
    assert trial.hampers == row.hampers


def test_every_special_attack_of_every_monster_of_rank_three_is_tried() -> None:
    tried = {(row.monster, row.number) for row in SPECIALS}
    assert tried == {(monster.id, number) for monster in RANK_3 for number in (1, 2, 3, 4)}


@shows("H25.03")
@pytest.mark.parametrize("monster", RANK_3, ids=lambda monster: monster.id)
def test_a_monster_of_rank_three_has_its_life(monster: Monster) -> None:
    assert monster.life == LIFE[monster.id]


def test_a_brewess_takes_cards_from_the_bottom_of_the_deck_only() -> None:
    deck = cards("top", "low", "lower", "lowest")
    trial = carried_out(special("brewess", 2, wolf={"deck": deck}))
    assert trial.table.deck("wolf") == ["top"]

    short = carried_out(special("brewess", 2, wolf={"deck": deck[:1]}))
    assert short.changed == {"deck": -1}  # the hand is safe


# --- Abilities ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "colour", "lost"),
    [
        ("brewess", "green", 2),
        ("brewess", "yellow", 2),
        ("brewess", "red", 3),
        ("yghern", "blue", 2),
        ("yghern", "red", 3),
    ],
)
def test_a_combo_with_a_colour_deals_one_damage_less(monster: str, colour: str, lost: int) -> None:
    trial = wolf_strikes(monster, combo_card("strike", colour))
    assert trial.changed["life"] == -lost


@pytest.mark.parametrize(("left", "deck"), [(3, -1), (2, -3), (1, -3)])
def test_a_bruxa_with_one_or_two_cards_left_deals_two_more_damage(left: int, deck: int) -> None:
    trial = Trial("bruxa", life=claws(left), turn=1).charges()
    assert trial.changed == {"shield": -1, "deck": deck}


@pytest.mark.parametrize(("turns", "lost"), [(0, 1), (1, 3)])
def test_a_glustyworp_takes_at_most_one_damage_in_the_first_combat_turn(
    turns: int, lost: int
) -> None:
    trial = wolf_strikes("glustyworp", combo_card("strike"), attacker={"turns": turns})
    assert trial.changed["life"] == -lost


@shows("H26.12")
def test_a_leshen_lowers_defence_for_this_fight_only() -> None:
    table = fight_begins("leshen")

    assert table.level("wolf", "defence") == 3
    assert table.player("wolf").shield == 2
    assert table.fighter("wolf").lowered[Attribute.DEFENCE] == 1


def test_a_striga_costs_a_point_of_shield_for_each_hand_card() -> None:
    assert fight_begins("striga", wolf={"hand": cards("blue", "red")}).player("wolf").shield == 1
    assert fight_begins("striga").player("wolf").shield == 0


def test_the_first_attack_of_a_troll_deals_three_more_damage() -> None:
    trial = Trial("troll", life=claws(4), turn=1).charges()
    assert trial.changed == {"shield": -1, "deck": -4}

    later = Trial("troll", life=claws(4), turn=1, turns=1).charges()
    assert later.changed == {"shield": -1, "deck": -1}


# --- Passive abilities ----------------------------------------------------------------------------


def triggered(monster: str, colour: str = "red", **position: Any) -> Trial:
    """The wolf plays a card with 4 damage; the first point meets a special card."""
    strike = combo_card("strike", colour, damage=4)
    life = ["special_attack_1", *claws(5)]
    return wolf_strikes(monster, strike, attacker={"turns": 1}, life=life, **position)


@shows("H27.17", "H27.18")
@pytest.mark.parametrize(
    ("monster", "colour", "changes"),
    [
        ("brewess", "red", {"life": -4, "weaker": -2}),
        ("leshen", "red", {"life": -4, "shield": -1}),
        ("striga", "red", {"life": -1, "hand": 2}),
        ("yghern", "red", {"life": -4}),
        ("yghern", "green", {"life": -2}),
    ],
)
def test_a_special_card_lost_to_damage_triggers_the_passive_ability(
    monster: str, colour: str, changes: dict[str, int]
) -> None:
    trial = triggered(monster, colour)

    assert trial.changed == {"deck": -2, "hand": 1} | changes
    assert trial.hampers == []


def test_the_next_attack_of_an_angered_brewess_deals_two_more_damage() -> None:
    trial = Trial("brewess", life=claws(4), turn=1, weaker=-2).charges()
    assert trial.changed == {"shield": -1, "deck": -3, "weaker": 2}  # once


def test_a_leshen_strikes_back_with_its_dice() -> None:
    trial = triggered("leshen", dice=3)
    assert trial.changed == {"life": -4, "deck": -4, "hand": 1, "shield": -1}
    weakened = triggered("leshen", dice=3, weaker=3)  # it is not its next attack
    assert weakened.changed == trial.changed


def test_the_last_card_of_a_combo_returns_from_a_striga_even_without_any_other() -> None:
    trial = triggered("striga", wolf={"deck": []})
    assert trial.table.hand("wolf") == ["strike"]  # so the wolf is not out of the fight


def test_a_troll_takes_another_card_back_than_the_special_one() -> None:
    trial = triggered("troll")

    assert trial.changed == {"life": -3, "deck": -2, "hand": 1}
    assert "special_attack_1" in trial.table.ids(trial.table.fight.discards)


def test_a_glustyworp_ignores_the_rest_and_gives_two_potions_and_a_new_tolerance() -> None:
    brews = [dummy_potion("brew", do=[]), dummy_potion("beer", do=[])]
    trial = triggered("glustyworp", wolf={"gold": 0}, position={"potion_deck": brews})

    assert trial.changed == {"life": -1, "deck": -2, "hand": 1, "potions": 2, "poison": -9}


def test_a_bruxa_takes_the_passive_ability_of_a_random_other_monster_of_rank_three() -> None:
    found = []
    for seed in (2, 5, 27):
        stack = {"seed": seed, "potion_deck": [dummy_potion("brew", do=[])] * 2}
        found.append(triggered("bruxa", wolf={"gold": 0}, position=stack).changed)

    assert any("weaker" in changed for changed in found)  # that of a brewess
    assert any("potions" in changed for changed in found)  # that of a glustyworp
    assert any("shield" in changed for changed in found)  # that of a leshen
