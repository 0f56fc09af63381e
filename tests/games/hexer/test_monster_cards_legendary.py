"""The Legendary Monsters: ability and four special attacks of each, and their attack cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.games.hexer.library import LEGENDARY_ATTACKS, LEGENDARY_MONSTERS
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, MonsterAttack
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import DiscardFromDeck, DiscardRandom, Suffer
from tafelrunde.games.hexer.vocabulary.abilities import MoreDamage
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn, Special
from tests.kit.hexer import dummy_attack, dummy_bomb, dummy_potion, dummy_token, hexer, levels
from tests.kit.hexer_fights import (
    COLOURS,
    Trial,
    cards,
    carried_out,
    claws,
    combo_card,
    plain,
    special,
    wolf_strikes,
)
from tests.kit.hexer_fights import Special as Row
from tests.kit.shows import shows

BOMBER = {"bombs": [dummy_bomb("frightener_boom", do=[])]}
RUIN = dummy_token("ice_giant_ruin", bonus=[])
BURNED = {"position": {"destruction_on": {"cintra": RUIN, "dhuwod": RUIN}}}

SPECIALS = [
    special("golem", 1, shield=-1, deck=-4),
    special("golem", 2, shield=-1, deck=-3, nx=NextTurn(less_damage=1)),
    special("golem", 3, deck=-3),
    special("golem", 4, wolf={"shield": 2}, shield=-2, deck=-3),
    special("cyclops", 1, shield=-1, deck=-5, nx=NextTurn(draw_fewer=1)),
    special("cyclops", 2, shield=-1, deck=-3, hand=-1, nx=NextTurn(draw_fewer=1)),
    special("cyclops", 3, shield=-1, deck=-2, nx=NextTurn(combo_at_most=2)),
    special("cyclops", 4, "blue,red,green", hand=-3),
    special("toad", 1, shield=-1, deck=-2, nx=NextTurn(suffer=1)),
    special("toad", 2, shield=-1, deck=-3, potions=-2),
    special("toad", 2, wolf={"potions": []}, shield=-1, deck=-1),
    special("toad", 3, shield=-1, deck=-3, nx=NextTurn(draw_at_most=1)),
    special("toad", 4, deck=-4),
    special("frightener", 1, wolf=BOMBER, shield=-1, deck=-5),
    special("frightener", 1, wolf={"potions": []}, shield=-1),
    special("frightener", 2, shield=-1, deck=-2, nx=NextTurn(less_damage=2)),
    special("frightener", 3, hand=-1),
    special("frightener", 3, wolf={"hand": cards("blue")}, shield=-1, deck=-1),
    special("frightener", 4, "green", shield=-1, deck=-2, hand=-1),
    special("frightener", 4, "pass", shield=-1, deck=-6),
    special("unseen_elder", 1, shield=-1, deck=-3, life=1),
    special("unseen_elder", 2, "red", shield=-1, deck=-1, hand=-1, trashed=1),
    special("unseen_elder", 3, shield=-1, deck=-4, nx=NextTurn(no_shields=True)),
    special("unseen_elder", 4, shield=-1, deck=-1, hand=-2),
    special("ice_giant", 1, fight=BURNED, shield=-1, deck=-1),
    special("ice_giant", 2, shield=-1, deck=-2, nx=NextTurn(damage_at_most=2)),
    special("ice_giant", 3, shield=-1, deck=-3, nx=NextTurn(without=[Colour.BLUE])),
    special("ice_giant", 4, shield=-1, deck=-4, nx=NextTurn(less_damage=2, unless=[Colour.BLUE])),
    special("gaunter_odimm", 1, "option1", gold=-2),
    special("gaunter_odimm", 1, "option2", shield=-1, deck=-4),
    special("gaunter_odimm", 1, wolf={"gold": 1}, shield=-1, deck=-4),
    special("gaunter_odimm", 2, shield=-1, deck=-2, nx=NextTurn(first_random=True)),
    special(
        "gaunter_odimm",
        3,
        wolf={"levels": levels(5, 2, 3, 2)},
        shield=-1,
        deck=-3,
        alchemy_here=-1,
    ),
    special("gaunter_odimm", 4, shield=-1, deck=-4),
    special("gaunter_odimm", 4, wolf={"hand": cards("red")}, shield=-1, deck=-2),
]


def against(legend: str, **fight: Any) -> dict[str, Any]:
    """A position with this Legendary Monster."""
    return fight | {"position": {"legendary": legend} | fight.get("position", {})}


@shows("H25.09", "H3.08")
@pytest.mark.parametrize("row", SPECIALS, ids=str)
def test_a_special_attack_does_what_the_overview_card_says(row: Row) -> None:
    strike = dummy_attack("legend", charge=[Special(row.number)], bite=[Special(row.number)])
    fight = against(row.monster, life=[strike, *claws(3)], **row.fight)
    trial = carried_out(replace(row, fight=fight))

    assert trial.changed == row.changes
    assert trial.hampers == row.hampers


def test_every_special_attack_of_every_legendary_monster_is_tried() -> None:
    tried = {(row.monster, row.number) for row in SPECIALS}
    legends = [legend.id for legend in LEGENDARY_MONSTERS]
    assert tried == {(legend, number) for legend in legends for number in (1, 2, 3, 4)}


@shows("H4.39")
def test_every_legendary_monster_has_its_start_location() -> None:
    assert {legend.id: LOCATIONS[legend.start].id for legend in LEGENDARY_MONSTERS} == {
        "golem": "ban_ard",
        "cyclops": "ard_modron",
        "toad": "dhuwod",
        "frightener": "loc_ichaer",
        "unseen_elder": "beauclair",
        "ice_giant": "cidaris",
        "gaunter_odimm": "novigrad",
    }


# --- Abilities ------------------------------------------------------------------------------------


def legend_attacks(legend: str, *answers: str, **fight: Any) -> Trial:
    """A combat turn of a Legendary Monster, by default its first: a charge with 2 damage."""
    wolf = fight.pop("wolf", {})
    values = {"life": claws(4), "turn": 1} | fight
    return Trial(legend, wolf, **against(legend, **values)).charges(*answers)


@shows("H25.09")
def test_the_first_point_of_damage_of_each_combo_is_lost_on_a_golem() -> None:
    wolf = {"space": 3}  # where it has no protection
    for turns in (0, 1):
        trial = wolf_strikes(
            "golem",
            combo_card("strike"),
            wolf=wolf,
            **against("golem", attacker={"turns": turns}),
        )
        assert trial.changed["life"] == -2


@pytest.mark.parametrize(
    ("attack", "hampered"), [([Suffer(5)], True), ([Suffer(4)], False), ([DiscardRandom(4)], True)]
)
def test_an_attack_of_a_cyclops_that_costs_four_cards_costs_a_card_in_step_four(
    attack: list[Any], hampered: bool
) -> None:
    blow = dummy_attack("blow", charge=attack)
    trial = legend_attacks("cyclops", life=[blow, *claws(2)])
    assert trial.hampers == ([NextTurn(draw_fewer=1)] if hampered else [])


def test_the_first_potion_has_no_effect_against_a_toad() -> None:
    oil, token = dummy_potion("oil", do=[MoreDamage(2)]), dummy_token("token", bonus=[])
    hand, deck = [combo_card("strike", damage=1)], plain(4)
    wolf: dict[str, Any] = {"potions": [oil, oil], "hand": hand, "deck": deck}
    wolf |= {"place": "dhuwod", "destruction": [token], "space": 4}
    wolf["levels"] = levels(1, 1, 2, 1)
    players: dict[str, Any] = {"wolf": wolf, "bear": {}}
    table = hexer(
        players=players, phase="confrontation", legendary="toad", legendary_place="dhuwod"
    ).play()
    table.answer("wolf", "toad").answer("wolf", "oil").answer("wolf", "oil")

    assert len(table.fight.life) == 20 - 1 - 3  # a token, 1 damage of the card, 2 by one oil
    assert table.fighter("wolf").poison == 2
    table.stops_at("announce")


def test_a_combo_against_a_frightener_has_at_most_three_different_colours() -> None:
    tabs = dict.fromkeys(Colour, NO_SYMBOLS)
    hand = [combo_card(f"a_{name}", name, 0, tabs=tabs) for name in COLOURS[:4]]
    hand.append(combo_card("green_too", "green", 0))
    trial = Trial("frightener", {"hand": hand, "potions": []}, **against("frightener"))
    trial.wolf_attacks("a_blue", "a_red", "a_green")

    assert trial.table.asks("wolf", "combo") == ["green_too", "pass"]
    assert trial.table.closed("wolf", "a_yellow") == "H26.13"
    trial.table.stops_at("combo")


@pytest.mark.parametrize(("before", "under"), [(0, True), (2, True), (3, False)])
def test_after_each_of_three_bites_a_discarded_card_goes_under_the_life_deck_of_the_elder(
    before: int, under: bool
) -> None:
    fang = dummy_attack("fang", charge=2, bite=3)
    values = {"life": [fang, *claws(2)], "discards": [], "turn": 1, "taken_back": before}
    bitten = Trial("unseen_elder", **against("unseen_elder", **values)).bites()
    assert bitten.table.life == ["claw", "claw", *(["fang"] if under else [])]

    charged = Trial("unseen_elder", **against("unseen_elder", **values)).charges()
    assert charged.table.life == ["claw", "claw"]


def test_before_its_first_attack_the_ice_giant_takes_four_cards_of_the_deck() -> None:
    assert legend_attacks("ice_giant").changed == {"shield": -1, "deck": -5}
    assert legend_attacks("ice_giant", turns=1).changed == {"shield": -1, "deck": -1}


@pytest.mark.parametrize(
    ("answers", "changes"),
    [
        (["option1"], {"gold": -2, "shield": -1, "deck": -1}),
        (["option2", "blue,red"], {"hand": -2, "shield": -1, "deck": -1}),
        (["option3"], {"shield": -1, "deck": -4}),  # 3 damage, then the charge
    ],
)
def test_gaunter_names_three_prices_before_his_first_attack(
    answers: list[str], changes: dict[str, int]
) -> None:
    fight = against("gaunter_odimm", life=claws(4), turn=1)
    trial = Trial("gaunter_odimm", **fight).attacks(*answers, "bear:charge")
    assert trial.changed == changes


# --- Attack cards ---------------------------------------------------------------------------------

DECK = """4/5 S3/6 S2/5 S3/5 S2/6 S1/4 S1/D3 S4/4 5/S4 5/S1 6/S1 D3/6 6/S4 5/4 S4/D3 4/S2 D3/S2
D3/S3 4/S3 6/D3"""


@shows("H3.08", "H25.05")
def test_the_legendary_monster_has_twenty_attack_cards() -> None:
    def written(effects: Any) -> str:
        (effect,) = effects
        match effect:
            case Suffer():
                return str(effect.damage)
            case Special():
                return f"S{effect.number}"
            case DiscardFromDeck():
                return f"D{effect.cards}"
        raise AssertionError(effect)

    assert [f"{written(c.charge)}/{written(c.bite)}" for c in LEGENDARY_ATTACKS] == DECK.split()
    assert all(isinstance(card, MonsterAttack) and card.legendary for card in LEGENDARY_ATTACKS)


def test_an_attack_on_the_deck_takes_random_hand_cards_when_it_is_empty() -> None:
    trial = legend_attacks(
        "golem", wolf={"deck": plain(1)}, life=["legend_uproot", *claws(2)], turns=1
    )
    assert trial.changed == {"deck": -1, "hand": -2}
