"""Chapter 10: the pursuit phase (Verfolgungsphase)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.nouns import Ability, Fast, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Aim, Place, Trigger, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import Draw, Focus, MoveAllEnemies, MoveEnemy, When
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_enemy, hero, valskyrr

SEND_BACK = MoveEnemy(Zone.ADVENTURE_ZONE)


@shows("V10.02", "V10.03", "V10.07", "V10.08", "V10.09", "V10.10", "V10.11")
def test_enemies_pursue_the_most_noticed_hero_until_all_focus_is_spent() -> None:
    pack = [dummy_enemy(name) for name in ("hound", "pup", "warrior", "bear")]
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=2), "bert": hero(focus=1), "cleo": hero(focus=0)},
        row=pack,
    )
    table.play()

    assert table.asks("party", "pursued") == ["anna", "bert"]  # the pup: both stand at 1
    table.answer("party", "bert")

    assert table.foes("anna") == ["hound", "warrior"]
    assert table.foes("bert") == ["pup"]
    assert table.row == ["bear"]
    assert [table.focus(name) for name in ("anna", "bert", "cleo")] == [0, 0, 0]


@shows("V10.01")
def test_enemies_in_a_hero_zone_do_not_move_in_the_pursuit_phase() -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=0, foes=[wolf]), "bert": hero(focus=8)},
        row=[bear],
    ).play()

    assert table.foes("anna") == ["wolf"]
    assert table.foes("bert") == ["bear"]
    assert table.focus("bert") == 4  # halved once only


@shows("V10.04", "V10.11")
def test_no_enemy_moves_to_a_hero_without_focus() -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    heroes = {"anna": hero(focus=0), "bert": hero(focus=1)}
    table = valskyrr(phase="pursuit", heroes=heroes, row=[wolf, bear]).play()

    assert table.foes("anna") == []
    assert table.foes("bert") == ["wolf"]
    assert table.row == ["bear"]  # it stays in the adventure zone


@shows("V10.07")
@pytest.mark.parametrize(("row", "focus"), [([], 5), (["wolf"], 0)])
def test_without_enemies_or_without_focus_there_is_no_pursuit(row: list[str], focus: int) -> None:
    dummy_enemy("wolf")
    table = valskyrr(phase="pursuit", heroes={"anna": hero(focus=focus)}, row=row).play()

    assert table.row == row
    assert table.foes("anna") == []
    assert table.focus("anna") == focus


@shows("V10.10", "V10.11")
def test_halving_rounds_down_and_the_phase_ends_with_the_last_enemy() -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(phase="pursuit", heroes={"anna": hero(focus=11)}, row=[wolf, bear]).play()

    assert table.foes("anna") == ["wolf", "bear"]
    assert table.focus("anna") == 2  # 11, 5, 2
    assert table.question is None


@shows("V10.05")
def test_an_enemy_that_returns_goes_to_the_right_end_of_the_row() -> None:
    lure = dummy_card("lure", [Fast(Place.HAND, 1, [SEND_BACK], at=Aim.ENEMY_HERE)])
    wolf, bear, rat = (dummy_enemy(name) for name in ("wolf", "bear", "rat"))
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=[lure], foes=[wolf], deck=[], feats=[])},
        row=[bear, rat],
    )
    table.play().answer("anna", "lure.0")

    assert table.row == ["bear", "rat", "wolf"]
    assert table.foes("anna") == []


@shows("V10.05", "V10.06")
def test_the_players_order_enemies_that_return_through_one_effect() -> None:
    smoke = dummy_card("smoke", [Fast(Place.HAND, 1, [MoveAllEnemies()])])
    wolf, bear, rat, imp = (dummy_enemy(name) for name in ("wolf", "bear", "rat", "imp"))
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=[smoke], foes=[wolf, bear, rat], deck=[], feats=[])},
        row=[imp],
    )
    table.play().answer("anna", "smoke.0")
    assert table.asks("party", "order_enemies") == ["wolf", "bear", "rat"]
    table.answer("party", "rat", "wolf", "bear")

    assert table.row == ["imp", "rat", "wolf", "bear"]


@shows("V10.05", "V10.12")
def test_an_enemy_sent_back_during_the_pursuit_moves_again_when_its_turn_comes() -> None:
    anytime = Reaction(Window.ANYTIME)
    dodge = Reflex(Place.HAND, 1, [SEND_BACK], when=anytime, at=Aim.ENEMY_HERE)
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=4, hand=[dummy_card("dodge", [dodge])])},
        row=[wolf, bear],
    )
    table.play()
    assert (table.foes("anna"), table.row) == (["wolf"], ["bear"])
    table.answer("anna", "dodge.0")

    assert table.foes("anna") == ["bear", "wolf"]  # the wolf stood on the right
    assert table.focus("anna") == 0  # 4, 2, 1, 0
    assert table.row == []


@shows("V10.13")
def test_first_focus_is_halved_then_entering_abilities_work_then_the_next_enemy_moves() -> None:
    howl = Ability("howl", Name(de="", en=""), when=When(Trigger.ENTERS, [Focus(3)]))
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=4), "bert": hero(focus=3)},
        row=[dummy_enemy("wolf", abilities=[howl]), dummy_enemy("bear")],
    ).play()

    assert table.foes("anna") == ["wolf", "bear"]  # with focus 2 the bear would go to Bert
    assert table.focus("anna") == 2  # 4, halved 2, howl 5, halved 2
    assert table.focus("bert") == 3


@shows("V10.13", "V22.09")
def test_symbols_that_an_entering_ability_crosses_take_effect_before_the_next_enemy_moves() -> None:
    howl = Ability("howl", Name(de="", en=""), when=When(Trigger.ENTERS, [Focus(3)]))
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=8)},
        row=[dummy_enemy("wolf", abilities=[howl]), dummy_enemy("bear")],
    ).play()

    assert table.focus("anna") == 3  # 8, halved 4, howl 7, halved 3
    assert table.game.reinforcement == 1  # field 6


@shows("V10.13", "V22.09")
def test_symbols_that_an_entering_ability_crosses_come_before_the_next_reflex() -> None:
    howl = Ability("howl", Name(de="", en=""), when=When(Trigger.ENTERS, [Focus(3)]))
    idea = dummy_card("idea", [Reflex(Place.HAND, 1, [Draw(1)], Reaction(Window.ANYTIME))])
    wolf = dummy_enemy("wolf", abilities=[howl])
    heroes = {"anna": hero(focus=8, hand=[idea])}
    table = valskyrr(phase="pursuit", heroes=heroes, row=[wolf]).play()

    assert table.game.reinforcement == 1
    table.stops_at("reflex")
