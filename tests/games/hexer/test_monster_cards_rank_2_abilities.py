"""The monsters of rank II and Dagon: ability and passive ability of each."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.terms import Attribute, Colour, Terrain
from tafelrunde.games.hexer.vocabulary import DiscardRandom
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import dummy_attack, dummy_card, levels
from tests.kit.hexer_fights import (
    Trial,
    cards,
    claws,
    combo_card,
    fight_begins,
    nonzero,
    plain,
    tab,
    wolf_strikes,
)
from tests.kit.shows import shows

STRIKE = {"life": -3, "deck": -2, "hand": 1}
"""What a combat turn of the wolf changes: one card with 3 damage, two cards drawn."""

# --- Abilities ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "lost"), [("purple", 0), ("blue", 3)])
def test_purple_cards_have_no_effect_against_a_fiend(colour: str, lost: int) -> None:
    trial = wolf_strikes("fiend", combo_card("strike", colour))
    assert trial.changed.get("life", 0) == -lost


def test_the_first_hit_of_a_grave_hag_costs_hand_cards_before_the_deck() -> None:
    trial = Trial("grave_hag", life=claws(4), turn=1).charges("red")
    assert trial.changed == {"shield": -1, "hand": -1}

    deep = Trial("grave_hag", {"hand": cards("red")}, life=claws(4), turn=1).bites()
    assert deep.changed == {"shield": -1, "hand": -1, "deck": -1}

    later = Trial("grave_hag", life=claws(4), turn=1, turns=1).charges()
    assert later.changed == {"shield": -1, "deck": -1}
    fright = dummy_attack("fright", charge=[DiscardRandom(1)])
    missed = Trial("grave_hag", life=[fright, *claws(2)], turn=1).charges()
    assert not missed.table.fighter("wolf").hand_first  # it was the first attack all the same


@pytest.mark.parametrize(("combat", "drawn"), [(1, 1), (2, 1), (3, 2)])
def test_against_a_griffin_a_card_less_is_drawn_but_at_least_one(combat: int, drawn: int) -> None:
    wolf = {"levels": levels(combat, 2, 2, 2)}
    trial = wolf_strikes("royal_griffin", combo_card("strike"), wolf=wolf)
    assert trial.changed["deck"] == -drawn


def test_the_damage_of_a_manticore_is_lowered_by_one_and_costs_a_random_hand_card() -> None:
    life = claws(4)
    trial = Trial("wild_manticore", life=life, turn=1).charges()
    assert trial.changed == {"shield": -1, "hand": -1}
    assert trial.table.fight.weaker == 0

    weak = dummy_attack("scratch", charge=1)
    assert Trial("wild_manticore", life=[weak], turn=1).charges().changed == {"hand": -1}
    fright = dummy_attack("fright", charge=[DiscardRandom(2)])
    assert Trial("wild_manticore", life=[fright], turn=1).charges().changed == {"hand": -2}


def test_against_a_nightwraith_the_first_card_of_a_combo_is_a_random_one() -> None:
    firsts = set()
    for seed in range(6):
        trial = Trial(
            "nightwraith", {"potions": []}, life=claws(9), position={"seed": seed}
        ).wolf_attacks()
        firsts.add(trial.table.discard_pile("wolf")[0])
    assert len(firsts) > 1


def test_against_a_noonwraith_the_shield_value_rises_by_one_at_most() -> None:
    wolf = {"levels": levels(2, 4, 2, 2)}
    trial = wolf_strikes("noonwraith", dummy_card("guard", shield=2), wolf=wolf)
    assert trial.changed["shield"] == 1


@pytest.mark.parametrize(
    ("trails", "turns", "lost"), [([], 0, 0), (["novigrad"], 0, 3), ([], 1, 3)]
)
def test_without_a_trail_a_penitent_takes_no_damage_in_the_first_combat_turn(
    trails: list[str], turns: int, lost: int
) -> None:
    trial = wolf_strikes(
        "penitent", combo_card("strike"), wolf={"trails": trails}, attacker={"turns": turns}
    )
    assert trial.changed.get("life", 0) == -lost


@shows("H25.02")
def test_a_water_hag_allows_one_potion_or_bomb_from_the_beginning() -> None:
    table = fight_begins("water_hag", wolf={"potions": ["swallow", "blade_oil"]})
    assert table.fighter("wolf").used == ["drink_at_most_1"]


@shows("H26.12")
def test_a_weavess_lowers_defence_for_ever() -> None:
    table = fight_begins("weavess")

    assert table.level("wolf", "defence") == 2
    assert table.player("wolf").shield == 2
    assert table.fighter("wolf").lowered[Attribute.DEFENCE] == 0


def test_before_a_fight_with_a_werewolf_the_shield_value_falls_by_two() -> None:
    assert fight_begins("werewolf").player("wolf").shield == 1


@pytest.mark.parametrize(("colour", "lost"), [("yellow", 2), ("blue", 0)])
def test_a_yellow_card_in_the_combo_costs_two_shield_against_whispess(
    colour: str, lost: int
) -> None:
    wolf = {"shield": 3}
    trial = wolf_strikes("whispess", combo_card("strike", colour), wolf=wolf)
    assert trial.changed.get("shield", 0) == -lost


@pytest.mark.parametrize(("turns", "lost"), [(0, 1), (1, 0)])
def test_after_the_first_combat_turn_a_wyvern_takes_a_random_hand_card(
    turns: int, lost: int
) -> None:
    trial = wolf_strikes("wyvern", combo_card("strike"), attacker={"turns": turns})
    assert trial.changed == nonzero(STRIKE | {"hand": 1 - lost})


# --- Passive abilities ----------------------------------------------------------------------------


def triggered(monster: str, *answers: str, colour: str = "blue", **position: Any) -> Trial:
    """The wolf plays a card with 4 damage; the first point meets a special card."""
    strike = combo_card("strike", colour, position.pop("damage", 4))
    wolf = {"hand": [strike, *position.pop("hand", [])]} | position.pop("wolf", {})
    late = {"turns": 1}
    life = ["special_attack_1", *claws(5)]
    answers = ("strike", *answers) if len(wolf["hand"]) > 1 else answers
    return wolf_strikes(monster, strike, *answers, wolf=wolf, attacker=late, life=life, **position)


@shows("H27.17", "H27.18")
@pytest.mark.parametrize(
    ("monster", "colour", "changes"),
    [
        ("fiend", "blue", {"life": -3}),  # one more card lies at the bottom
        ("royal_griffin", "blue", {"life": -2, "deck": -1, "hand": 0}),
        ("royal_griffin", "purple", {"life": -4, "deck": -1, "hand": 0}),
        ("royal_griffin", "red", {"life": -4, "deck": -1, "hand": 0}),
        ("wild_manticore", "blue", {"life": -3}),
        ("werewolf", "blue", {"life": -2}),  # half of three, rounded up, is ignored
        ("whispess", "blue", {"life": -4, "announced": 3}),
        ("grave_hag", "blue", {"life": -4, "shield": -1}),
    ],
)
def test_a_special_card_lost_to_damage_triggers_the_passive_ability(
    monster: str, colour: str, changes: dict[str, int]
) -> None:
    trial = triggered(monster, colour=colour, position={"attack_deck": [dummy_attack("spare")]})

    expected = {"deck": -2, "hand": 1} | changes
    assert trial.changed == nonzero(expected)
    nx = [NextTurn(first_colours=[Colour.BLUE])] if monster == "wild_manticore" else []
    assert trial.hampers == nx
    assert (trial.table.life[-1] == "spare") == (monster == "fiend")


def test_a_grave_hag_costs_a_random_hand_card_when_the_shield_value_is_0() -> None:
    trial = triggered("grave_hag", hand=plain(1), wolf={"shield": 0})
    assert trial.changed == {"life": -4, "deck": -2}
    assert len(trial.table.hand("wolf")) == 2


def test_without_purple_a_nightwraith_vanishes_and_the_last_card_returns_to_the_hand() -> None:
    trial = triggered("nightwraith")
    assert trial.changed == {"life": -1, "deck": -2, "hand": 2}
    assert trial.table.hand("wolf")[0] == "strike"

    assert triggered("nightwraith", colour="purple").changed == {"life": -4, "deck": -2, "hand": 1}


def test_a_nightwraith_that_vanishes_before_a_combo_returns_nothing() -> None:
    trial = Trial(
        "nightwraith",
        {"hand": [combo_card("strike", "purple")], "potions": []},
        life=["special_attack_1", *claws(5)],
        attacker={"wounds": [2]},
    ).wolf_attacks()
    assert trial.changed["life"] == -4  # 1 by the wound, then 3 by the purple combo


@pytest.mark.parametrize(
    ("answer", "changes"), [("yellow", {"hand": 0}), ("pass", {"deck": -3, "hand": 1})]
)
def test_a_noonwraith_costs_a_purple_or_yellow_card_or_the_top_of_the_deck(
    answer: str, changes: dict[str, int]
) -> None:
    trial = triggered("noonwraith", answer, hand=cards("yellow", "red"))

    expected = {"life": -4, "deck": -2} | changes
    assert trial.changed == nonzero(expected)


def test_a_penitent_that_disappears_makes_draw_symbols_count_for_nothing() -> None:
    strike = dummy_card("strike", damage=4, draw=3)
    trial = triggered("penitent", wolf={"hand": [strike], "trails": ["novigrad"]})
    assert trial.changed == {"life": -4, "deck": -2, "hand": 1}


@pytest.mark.parametrize(
    ("answers", "deck", "hand"), [(["red"], 6, 4), (["pass", "green,yellow"], 8, 3)]
)
def test_a_water_hag_costs_a_red_card_or_puts_two_hand_cards_under_the_deck(
    answers: list[str], deck: int, hand: int
) -> None:
    trial = triggered("water_hag", *answers, hand=cards("red", "green", "yellow"))

    assert len(trial.table.deck("wolf")) == deck
    assert len(trial.table.hand("wolf")) == hand
    assert (trial.table.deck("wolf")[-2:] == ["yellow", "green"]) == (answers[0] == "pass")


def test_a_weavess_takes_the_cheapest_hand_card() -> None:
    dear = dummy_card("dear", cost=2)
    trial = triggered("weavess", hand=[dear, *plain(1)])
    assert trial.table.discard_pile("wolf") == ["plain", "strike"]
    assert trial.table.hand("wolf")[0] == "dear"


def test_a_weavess_finds_nothing_to_take_in_an_empty_hand() -> None:
    assert triggered("weavess").changed == {"life": -4, "deck": -2, "hand": 1}


def test_a_wyvern_takes_the_hand_card_with_the_most_chain_tabs() -> None:
    linked = dummy_card("linked", tabs={Colour.GREEN: tab()})
    trial = triggered("wyvern", hand=[*plain(1), linked])
    assert trial.table.discard_pile("wolf") == ["linked", "strike"]

    assert triggered("wyvern").changed == {"life": -4, "deck": -2, "hand": 1}


@pytest.mark.parametrize(
    ("answer", "changes"), [("wave", {"hand": 0}), ("pass", {"deck": -4, "hand": 1})]
)
def test_dagon_costs_a_water_card_or_two_cards_of_the_deck(
    answer: str, changes: dict[str, int]
) -> None:
    wave = dummy_card("wave", terrain=Terrain.WATER)
    trial = triggered("dagon", answer, hand=[wave, *plain(1)], position={"dagon": 6})

    expected = {"life": -4, "deck": -2} | changes
    assert trial.changed == nonzero(expected)
