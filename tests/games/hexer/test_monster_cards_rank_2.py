"""The monsters of rank II: four special attacks of each."""

from __future__ import annotations

import pytest

from tafelrunde.games.hexer.library import MONSTERS
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.terms import Colour, Terrain
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import dummy_attack, dummy_card, levels
from tests.kit.hexer_fights import (
    Special,
    Trial,
    cards,
    carried_out,
    claws,
    nonzero,
    plain,
    special,
    tab,
)
from tests.kit.shows import shows

TOKENS = {"weaknesses": [{"terrain": "forest", "numeral": 1}, {"terrain": "forest", "numeral": 2}]}
WELL_DEFENDED = {"levels": levels(2, 4, 2, 2)}
UNUSED = {
    "position": {
        "attack_deck": [dummy_attack("nightwraith_spare"), dummy_attack("nightwraith_spared")]
    }
}

SPECIALS = [
    special("fiend", 1, shield=-1, deck=2, hand=-3),
    special("fiend", 2, shield=-1, deck=3, hand=-5),
    special("fiend", 3, "green", hand=-1),
    special("fiend", 3, "pass", shield=-1, deck=-3),
    special("fiend", 4, "blue", hand=-1),
    special("fiend", 4, "pass", shield=-1, again=1),
    special("grave_hag", 1, shield=-1, deck=-2, nx=NextTurn(combat_is=1)),
    special("grave_hag", 2, "option1", shield=-1, deck=-4),
    special("grave_hag", 2, "option2", "blue,red", hand=-2),
    special("grave_hag", 3, "option1", shield=-1, deck=-4),
    special("grave_hag", 3, "option2", "blue,red,green", hand=-3),
    special("grave_hag", 4, hand=-2),
    special("grave_hag", 4, wolf={"potions": []}, hand=-1),
    special("royal_griffin", 1, "water", shield=-1, deck=-1, potions=-1),
    special("royal_griffin", 2, shield=-1, deck=-2, potions=-2),
    special("royal_griffin", 3, "purple", hand=-1),
    special("royal_griffin", 3, "pass", shield=-1, again=1),
    special("royal_griffin", 4, shield=-1, deck=-2, nx=NextTurn(combo_at_most=2)),
    special("wild_manticore", 1, shield=-1, hand=-1, deck=-1, gold=-2),
    special("wild_manticore", 2, "water", shield=-1, hand=-1, potions=-1),
    special("wild_manticore", 2, wolf={"potions": []}, shield=-1, hand=-1, deck=-4),
    special("wild_manticore", 3, shield=-1, hand=-1, deck=-1, nx=NextTurn(combo_at_most=2)),
    special(
        "wild_manticore", 4, wolf={"levels": levels(2, 4, 2, 2)}, shield=-1, hand=-1, defence=-2
    ),
    special("nightwraith", 1, shield=-1, deck=-1, nx=NextTurn(damage_at_most=1)),
    special("nightwraith", 2, wolf={"shield": 2}, life=2, shield=-2),
    special("nightwraith", 3, wolf={"shield": 2}, life=2, shield=-2),
    special("nightwraith", 3, life=1, shield=-1),
    special("nightwraith", 4, fight=UNUSED, shield=-1, deck=-2, life=2),
    special("noonwraith", 1, shield=-1, deck=-2, announced=3),
    special("noonwraith", 2, shield=-1, deck=-2, nx=NextTurn(draw_at_most=1)),
    special("noonwraith", 3, shield=-1, deck=-3),
    special(
        "noonwraith",
        4,
        shield=-1,
        deck=-1,
        nx=NextTurn(less_damage_each=[Colour.RED, Colour.BLUE]),
    ),
    special("penitent", 1, shield=-1),
    special("penitent", 1, wolf=TOKENS, shield=-1, deck=-2),
    special(
        "penitent",
        2,
        wolf={"hand": [dummy_card("penitent_lantern", damage=3, shield=1)] * 2},
        shield=-1,
        deck=-2,
    ),
    special("penitent", 2, wolf={"hand": []}),
    special("penitent", 3, shield=-1, deck=-2, hand=-1),
    special("penitent", 4, shield=-1, deck=-2, nx=NextTurn(only=[Colour.BLUE, Colour.YELLOW])),
    special("water_hag", 1, shield=-1, deck=-1, nx=NextTurn(first_random=True)),
    special("water_hag", 2, shield=-1, deck=-2, nx=NextTurn(no_shields=True)),
    special(
        "water_hag",
        3,
        shield=-1,
        deck=-2,
        nx=NextTurn(less_damage=3, unless=[Colour.YELLOW]),
    ),
    special("water_hag", 4, shield=-1, deck=-2, nx=NextTurn(draw_at_most=0)),
    special(
        "weavess",
        1,
        wolf={
            "hand": [dummy_card("weavess_omen", damage=1, shield=1, draw=-1, top=1, protection=1)]
        },
        shield=-1,
        deck=-4,
    ),
    special("weavess", 2, shield=-1, deck=-4),
    special("weavess", 2, wolf=TOKENS, shield=-1, deck=-2),
    special(
        "weavess",
        3,
        "weavess_dear",
        wolf={
            "hand": [dummy_card(each, cost=2) for each in ("weavess_dear", "weavess_dearer")]
            + plain(2)
        },
        shield=-1,
        hand=-1,
    ),
    special("weavess", 3, wolf={"hand": []}, shield=-1),
    special("weavess", 4, "plain", shield=-1, deck=-1, trashed=1),
    special("weavess", 4, wolf={"deck": []}, shield=-1),
    special("werewolf", 1, "water", shield=-1, deck=-1, potions=-1, gold=-1),
    special("werewolf", 2, shield=-1, deck=-2, nx=NextTurn(less_damage=2)),
    special("werewolf", 3, shield=-1, deck=-3, nx=NextTurn(without=[Colour.BLUE])),
    special("werewolf", 4, shield=-1, deck=-4),
    special("whispess", 1, shield=-1, gold=-4),
    special("whispess", 2, shield=-1, deck=-3),
    special("whispess", 3, shield=-1, deck=0, hand=-2),
    special("whispess", 4, shield=-1, deck=2, hand=-4, nx=NextTurn(without=[Colour.GREEN])),
    special("wyvern", 1, "blue", hand=-1),
    special("wyvern", 1, "pass", shield=-1, deck=-3),
    special("wyvern", 2, "red", shield=-1, deck=-1, hand=-1, trashed=1),
    special("wyvern", 3, shield=-1, deck=-1, nx=NextTurn(no_draw_symbols=True)),
    special("wyvern", 4, shield=-1, deck=-2, nx=NextTurn(no_tabs=True)),
]

LIFE = {
    "fiend": 13,
    "grave_hag": 13,
    "royal_griffin": 15,
    "wild_manticore": 14,
    "nightwraith": 14,
    "noonwraith": 14,
    "penitent": 14,
    "water_hag": 15,
    "weavess": 14,
    "werewolf": 14,
    "whispess": 15,
    "wyvern": 15,
}
RANK_2 = [monster for monster in MONSTERS if monster.rank == 2]


@shows("H26.13")
@pytest.mark.parametrize("row", SPECIALS, ids=str)
def test_a_special_attack_does_what_the_large_card_says(row: Special) -> None:
    trial = carried_out(row)

    assert trial.changed == nonzero(row.changes)
    assert trial.hampers == row.hampers


def test_every_special_attack_of_every_monster_of_rank_two_is_tried() -> None:
    tried = {(row.monster, row.number) for row in SPECIALS}
    assert tried == {(monster.id, number) for monster in RANK_2 for number in (1, 2, 3, 4)}


@shows("H25.03")
@pytest.mark.parametrize("monster", RANK_2, ids=lambda monster: monster.id)
def test_a_monster_of_rank_two_has_its_life(monster: Monster) -> None:
    assert monster.life == LIFE[monster.id]


@shows("H26.03")
def test_a_nightwraith_takes_back_what_lies_in_the_discard_pile_not_the_card_itself() -> None:
    trial = carried_out(special("nightwraith", 2))

    assert trial.table.life == ["old", "older", "claw", "claw", "claw"]
    assert trial.table.ids(trial.table.fight.discards) == ["special_attack_2"]


def test_the_hypnosis_of_a_fiend_takes_random_cards_and_shuffles_the_deck() -> None:
    hands, decks = set(), set()
    for seed in range(4):
        seeded = {"position": {"seed": seed}}
        trial = carried_out(special("fiend", 1, fight=seeded))
        hands.add(tuple(trial.table.hand("wolf")))
        wolf = {"deck": cards("a", "b", "c", "d", "e", "f"), "shield": 9}
        all_of_it = carried_out(special("fiend", 2, wolf=wolf, fight=seeded))
        decks.add(tuple(all_of_it.table.deck("wolf")))

    assert len(hands) > 1
    assert len(decks) == 4


# --- Whispess -------------------------------------------------------------------------------------


def chain() -> list[str]:
    """Three cards that chain: each holds a shield, and deals damage."""
    tabs = {Colour.RED: tab(shield=1)}
    first = dummy_card("first", Colour.BLUE, damage=2, draw=1, tabs=tabs)
    second = dummy_card("second", Colour.RED, damage=2, tabs={Colour.RED: tab(top=1)})
    return [first, second, dummy_card("third", Colour.RED, damage=2, shield=1)]


def test_against_whispess_a_combo_of_three_cards_is_played_without_its_damage() -> None:
    wolf = {"hand": chain(), "levels": levels(2, 4, 2, 2), "discard_pile": cards("gone")}
    trial = carried_out(special("whispess", 2, "first+second+third", wolf=wolf))

    assert trial.changed == {"shield": 2, "hand": -2}  # the tab fetches a card back
    assert trial.table.hand("wolf") == ["gone"]
    assert trial.table.discard_pile("wolf") == ["first", "second", "third"]
    assert trial.table.fighter("wolf").draw == 0


def test_who_can_chain_three_cards_against_whispess_may_suffer_four_damage_instead() -> None:
    trial = carried_out(special("whispess", 2, "pass", wolf={"hand": chain()}))
    assert trial.changed == {"shield": -1, "deck": -3}


# --- Dagon ----------------------------------------------------------------------------------------

SEA = {"position": {"dagon": 6}}
WATERS = {"hand": [dummy_card("dagon_wave", terrain=Terrain.WATER)] * 2 + plain(1)}
DAGON = [
    special("dagon", 1, fight=SEA, shield=-1, deck=-3),
    special("dagon", 1, wolf=WATERS, fight=SEA, shield=-1, deck=-1),
    special("dagon", 2, fight=SEA, shield=-1, deck=-4),
    special("dagon", 3, fight=SEA, hand=-2),
    special("dagon", 3, wolf=WATERS, fight=SEA, deck=-2),
    special("dagon", 4, fight=SEA, deck=-3),
]


@shows("H26.13")
@pytest.mark.parametrize("row", DAGON, ids=str)
def test_a_special_attack_of_dagon_does_what_his_card_says(row: Special) -> None:
    trial = carried_out(row)

    assert trial.changed == row.changes
    assert trial.hampers == []


def test_before_his_first_attack_dagon_takes_a_hand_card_and_shield_for_each_trophy() -> None:
    wolf = {"trophies": ["arachas", "medallion_cat"], "shield": 3, "levels": levels(2, 4, 2, 2)}
    trial = Trial("dagon", wolf, life=claws(4), turn=1, **SEA).charges()
    assert trial.changed == {"hand": -1, "shield": -3, "deck": -1}  # then 2 damage
