"""Chapter 27: the combat turn of a player (Kampfzug eines Spielers), and its step I."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import (
    AbilityUsed,
    CardPlayed,
    CardsDrawn,
    ComboResolved,
    FightEnded,
)
from tafelrunde.games.hexer.nouns import EVERY_TIME, Ability, Moment
from tafelrunde.games.hexer.vocabulary import Draw, GainGold, GainShield, LoseGold, May, Strike
from tafelrunde.games.hexer.vocabulary.abilities import IgnoreEffect, MoreDamage, PreventDamage
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_bomb,
    dummy_event,
    dummy_mutagen,
    dummy_potion,
    levels,
)
from tests.kit.hexer_fights import Trial, cards, claws, combo_card, duel, hunt, plain
from tests.kit.shows import shows


def ready(wolf: dict[str, Any], **fight: Any) -> Table:
    """The wolf's combat turn begins, with two cards in hand and eight in the deck."""
    return hunt({"hand": cards("x", "y"), "deck": plain(8)} | wolf, **fight).play()


@shows("H27.01")
def test_a_combat_turn_has_four_steps() -> None:
    oil = dummy_potion("oil", do=[MoreDamage(1)])
    table = ready({"potions": [oil]})
    assert table.asks("wolf", "effects") == ["oil", "pass"]
    table.answer("wolf", "oil")
    assert table.asks("wolf", "combo") == ["x", "y"]
    table.answer("wolf", "x")

    kinds = (AbilityUsed, CardPlayed, ComboResolved, CardsDrawn)
    log = [type(event) for event in table._playing().log]
    assert [kind for kind in log if kind in kinds] == list(kinds)
    table.stops_at("announce")


# --- Potions and bombs ----------------------------------------------------------------------------


@shows("H27.02")
def test_any_number_of_potions_is_drunk_up_to_the_tolerance_of_this_fight() -> None:
    coin, purse = dummy_potion("coin", do=[GainGold(1)]), dummy_potion("purse", do=[GainGold(5)])
    wolf = {"potions": [coin, coin, purse], "levels": levels(1, 1, 2, 1)}
    table = ready(wolf)
    assert table.asks("wolf", "effects") == ["coin", "purse", "pass"]  # equal ones once
    table.answer("wolf", "coin").answer("wolf", "purse")

    assert table.asks("wolf", "combo") == ["x", "y"]  # a third one is too much
    assert table.gold("wolf") == 6
    assert table.ids(table.player("wolf").potions) == ["coin"]
    assert table.ids(table.game.potion_discards) == ["coin", "purse"]
    table.stops_at("combo")


@shows("H27.02", "H27.03")
def test_potions_and_bombs_of_all_combat_turns_count_together() -> None:
    coin, boom = dummy_potion("coin", do=[GainGold(1)]), dummy_bomb("boom", do=[Strike(1)])
    wolf = {"potions": [coin] * 3, "bombs": [boom], "levels": levels(1, 1, 2, 1)}
    table = ready(wolf | {"hand": cards("x", "y", "z")}, life=claws(9))
    table.answer("wolf", "coin").answer("wolf", "pass").answer("wolf", "x")
    table.answer("bear", "charge").answer("wolf", "boom").answer("wolf", "y")
    table.answer("bear", "charge")

    assert table.question == "combo"  # the third combat turn offers no potion
    assert table.ids(table.player("wolf").potions) == ["coin", "coin"]
    table.stops_at("combo")


@shows("H27.03")
def test_a_bomb_is_used_in_step_one_and_works_once() -> None:
    boom = dummy_bomb("boom", do=[Strike(2)])
    table = ready({"bombs": [boom], "levels": levels(1, 1, 3, 1)})
    table.answer("wolf", "boom")

    assert len(table.life) == 4
    assert table.ids(table.game.bomb_discards) == ["boom"]
    table.stops_at("combo")


@shows("H27.03")
def test_a_bomb_may_work_otherwise_against_a_player_or_not_at_all() -> None:
    boom = dummy_bomb("boom", do=[Strike(1)])
    lamp = dummy_bomb("lamp", do=[Strike(9)], against_player=[GainGold(1)])
    dud = dummy_bomb("dud", do=[Strike(9)], against_player=[])
    wolf = {"bombs": [boom, lamp, dud], "levels": levels(1, 1, 3, 1), "hand": cards("x", "y")}
    bear = {"hand": cards("a", "b"), "deck": plain(5), "shield": 2}
    table = duel(wolf | {"deck": plain(5)}, bear).play()
    table.answer("wolf", "boom").answer("wolf", "lamp").answer("wolf", "dud")

    assert table.player("bear").shield == 1
    assert len(table.deck("bear")) == 5
    assert table.gold("wolf") == 1
    table.stops_at("combo")


@shows("H27.02", "H27.03")
@pytest.mark.parametrize("key", ["oil", "boom"])
def test_what_a_potion_or_bomb_asks_names_it(key: str) -> None:
    oil, boom = dummy_potion("oil", do=[May([GainGold(1)])]), dummy_bomb("boom", [May([Strike(1)])])
    table = ready({"potions": [oil], "bombs": [boom], "levels": levels(1, 1, 3, 1)})
    table.answer("wolf", key)
    (decision,) = table._playing().decisions

    assert decision.key == "may"
    assert getattr(decision.about, "id", "") == key
    table.stops_at("may")


@shows("H27.02")
def test_a_potion_beyond_the_tolerance_is_closed() -> None:
    coin = dummy_potion("coin", do=[GainGold(1)])
    honey = dummy_potion("honey", do=[GainGold(2)], counted=False)
    boom = dummy_bomb("boom", do=[Strike(1)])
    table = ready({"potions": [coin, honey], "bombs": [boom]}, attacker={"poison": 1})

    assert table.asks("wolf", "effects") == ["honey", "pass"]
    assert table.closed("wolf", "coin") == "H7.04"
    assert table.closed("wolf", "boom") == "H7.04"
    table.answer("wolf", "honey")
    assert table.fighter("wolf").poison == 1
    table.stops_at("combo")


def test_a_spoiled_potion_counts_but_does_nothing() -> None:
    coin = dummy_potion("coin", do=[GainGold(1)])
    wolf = {"potions": [coin, coin], "levels": levels(1, 1, 2, 1)}
    table = ready(wolf, attacker={"used": ["spoiled"]})
    table.answer("wolf", "coin").answer("wolf", "coin")

    assert table.gold("wolf") == 1
    assert table.fighter("wolf").poison == 2
    table.stops_at("combo")


# --- Specialisations and other effects ------------------------------------------------------------


@shows("H27.04")
def test_the_specialisation_is_used_in_step_one_as_the_board_says() -> None:
    cat = {"hand": cards("x", "y"), "deck": plain(8), "levels": levels(1, 1, 1, 3)}
    wide: dict[str, Any] = {"others": {"cat": cat, "bear": {}}, "active": "cat"}
    table = hunt({}, position=wide).play()
    assert table.asks("cat", "effects") == ["specialisation", "pass"]
    table.answer("cat", "specialisation")

    assert [(told.player, told.card) for told in table.events(AbilityUsed)] == [("cat", "cat")]
    assert len(table.hand("cat")) == 4  # level III of the cat: draw 2, 1 more damage
    assert table.fighter("cat").damage == 1
    table.answer("cat", "x")
    assert len(table.life) == 5
    table.stops_at("announce")


@shows("H27.04")
def test_a_specialisation_that_is_used_or_not_possible_is_closed() -> None:
    coin = dummy_potion("coin", do=[GainGold(1)])
    cat = {"hand": cards("x", "y"), "potions": [coin]}
    for fighter in ({"used": ["specialisation"]}, {"turns": 1}):  # it needs the first turn
        wide: dict[str, Any] = {"others": {"cat": cat, "bear": {}}, "active": "cat"}
        table = hunt({}, position=wide, attacker=fighter).play()
        assert table.asks("cat", "effects") == ["coin", "pass"]
        assert table.closed("cat", "specialisation") == "H27.04"
        table.stops_at("effects")


@shows("H27.05", "H6.14")
def test_mutagens_trophies_and_items_are_used_in_step_one() -> None:
    gland = dummy_mutagen("gland", [GainGold(1)])
    amulet = dummy_event("amulet", 900, [], keep=Ability(Moment.EFFECTS, [GainGold(10)]))
    wolf = {"mutagens": [gland], "trophies": ["fiend"], "items": [amulet]}
    table = ready(wolf)
    assert table.asks("wolf", "effects") == ["gland", "fiend", "amulet", "pass"]
    table.answer("wolf", "amulet").answer("wolf", "gland")

    assert table.asks("wolf", "effects") == ["fiend", "pass"]
    assert table.closed("wolf", "gland") == "H6.14"
    assert table.closed("wolf", "amulet") == "H27.05"
    table.answer("wolf", "fiend")
    assert table.gold("wolf") == 11
    assert len(table.hand("wolf")) == 3  # a fiend's trophy draws a card
    table.stops_at("combo")


@shows("H27.05")
@pytest.mark.parametrize("uses", [1, EVERY_TIME])
def test_an_effect_that_works_by_itself_is_not_offered(uses: int) -> None:
    tick = dummy_mutagen("tick", [GainGold(1)], forced=True, uses=uses)
    table = ready({"mutagens": [tick]})

    assert table.gold("wolf") == 1
    table.stops_at("combo")


@shows("H27.05")
def test_an_ability_without_limit_is_offered_again_and_again() -> None:
    mint = dummy_mutagen("mint", [GainGold(1)], uses=EVERY_TIME)
    table = ready({"mutagens": [mint]})
    table.answer("wolf", "mint").answer("wolf", "mint").answer("wolf", "pass")

    assert table.gold("wolf") == 2
    table.stops_at("combo")


def test_damage_in_step_one_may_end_the_fight() -> None:
    boom = dummy_bomb("boom", do=[Strike(6)])
    table = ready({"bombs": [boom]})
    table.answer("wolf", "boom")

    assert table.game.fight is None
    assert table.events(CardPlayed) == []
    table.stops_at(table.question or "")


@pytest.mark.parametrize(("suffer", "result"), [(0, "defeated"), (9, "driven_off")])
def test_what_waits_for_the_start_of_a_combat_turn_is_carried_out_in_turn(
    suffer: int, result: str
) -> None:
    wolf = {"hand": [], "deck": plain(2), "shield": 0}
    hamper = [{"suffer": suffer}] if suffer else []
    fighter = {"wounds": [1], "coming": hamper}
    table = hunt(wolf, life=claws(1), attacker=fighter).play()

    (ended,) = table.events(FightEnded)
    assert ended.result == result  # who is out first strikes no more
    if table.question is not None:
        table.stops_at(table.question)


# --- Abilities at other moments -------------------------------------------------------------------


@shows("H27.05")
def test_an_ability_against_damage_is_offered_before_the_shield_is_touched() -> None:
    hide = dummy_mutagen("hide", [PreventDamage(2)], Moment.SUFFER)
    thick = dummy_mutagen("thick", [PreventDamage(9)], Moment.SUFFER)
    wolf = {"mutagens": [hide, thick], "shield": 1}
    blow = dummy_attack("blow", charge=4)
    trial = Trial("fiend", wolf, life=[blow, *claws(2)], turn=1).charges("hide", "pass")
    assert trial.changed == {"shield": -1, "deck": -1}

    all_of_it = Trial("fiend", wolf, life=[blow, *claws(2)], turn=1).charges("thick")
    assert all_of_it.changed == {}


@shows("H27.05")
def test_an_ability_may_ignore_what_the_monster_makes_the_player_discard() -> None:
    skin = dummy_mutagen("skin", [IgnoreEffect()], Moment.FOE_DISCARDS)
    life = ["attack_dread", *claws(2)]
    ignored = Trial("arachas", {"mutagens": [skin]}, life=life, turn=1).charges("skin")
    assert ignored.changed == {}

    suffered = Trial("arachas", {"mutagens": [skin]}, life=life, turn=1).charges("pass")
    assert suffered.changed == {"hand": -1}


def test_an_ability_that_does_not_ignore_leaves_the_effect_as_it_is() -> None:
    bribe = dummy_mutagen("bribe", [LoseGold(1)], Moment.FOE_DISCARDS)
    life = ["attack_dread", *claws(2)]
    trial = Trial("arachas", {"mutagens": [bribe]}, life=life, turn=1).charges("bribe")
    assert trial.changed == {"gold": -1, "hand": -1}


def test_a_combo_is_sharpened_when_it_lies_and_cards_are_drawn_by_an_ability_in_step_four() -> None:
    edge = dummy_mutagen("edge", [MoreDamage(2)], Moment.COMBO)
    breath = dummy_mutagen("breath", [Draw(1)], Moment.DRAW)
    wolf = {"mutagens": [edge, breath], "hand": [combo_card("strike"), *cards("x")]}
    table = ready(wolf)
    table.answer("wolf", "strike")
    assert table.asks("wolf", "combo_ability") == ["edge", "pass"]
    table.answer("wolf", "edge")
    assert len(table.life) == 1
    assert table.asks("wolf", "draw_ability") == ["breath", "pass"]
    table.answer("wolf", "breath")

    assert len(table.hand("wolf")) == 1 + 1 + 1
    table.stops_at("announce")


@pytest.mark.parametrize(("shield", "question"), [(1, "hit_ability"), (3, "combo")])
def test_a_hit_in_a_player_fight_wakes_abilities_if_it_cost_cards(
    shield: int, question: str
) -> None:
    fang = dummy_mutagen("fang", [GainShield(1)], Moment.HIT)
    strike = combo_card("strike", damage=2)
    wolf = {"mutagens": [fang], "hand": [strike, *cards("x")], "deck": plain(5)}
    bear = {"hand": cards("a", "b"), "deck": plain(5), "shield": shield}
    table = duel(wolf, bear).play()
    table.answer("wolf", "strike")

    table.stops_at(question)


@pytest.mark.parametrize(("top", "left"), [("special_attack_1", 6), ("claw", 5)])
def test_a_hit_wakes_abilities_even_if_the_monster_gains_as_many_cards_as_it_lost(
    top: str, left: int
) -> None:
    wolf = {"hand": [combo_card("strike", damage=1), *cards("x")], "deck": plain(5)}
    wolf |= {"trophies": ["medallion_viper"]}
    claw = claws(5)
    table = hunt(wolf, "fiend", life=[top, *claw], position={"attack_deck": claw}).play()
    table.answer("wolf", "strike")

    assert len(table.life) == left  # a special card makes a Fiend gain one
    assert table.asks("wolf", "hit_ability") == ["medallion_viper", "pass"]
    table.stops_at("hit_ability")


@pytest.mark.parametrize(("damage", "question"), [(2, "announce"), (3, "hit_ability")])
def test_a_hit_that_costs_the_legendary_monster_no_card_wakes_no_ability(
    damage: int, question: str
) -> None:
    wolf = {"hand": [combo_card("strike", damage=damage), *cards("x")], "deck": plain(5)}
    wolf |= {"trophies": ["medallion_viper"]}
    lair = {"legendary": "cyclops", "legendary_place": "vizima"}
    table = hunt(wolf, "cyclops", step="combo", guard=2, position=lair).play()
    table.answer("wolf", "strike")

    assert len(table.life) == 6 - (damage - 2)
    table.stops_at(question)
