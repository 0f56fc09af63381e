"""Chapter 27, step I: the seven potions and the seven bombs, and other things used in fights."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import AbilityUsed, AlchemyGained, CardMoved, LifeSeen
from tafelrunde.games.hexer.fights.damage import suffer
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, Ability, Moment
from tafelrunde.games.hexer.rules.turn import begin_turn
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import GainGold, Suffer
from tafelrunde.games.hexer.vocabulary.abilities import LookAtLife, Protect, RefreshPotion
from tafelrunde.games.hexer.vocabulary.monsters import LowerChosen, NextTurn
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_event,
    dummy_monster,
    dummy_mutagen,
    dummy_potion,
    hexer,
    levels,
)
from tests.kit.hexer_fights import Trial, cards, claws, combo_card, duel, hunt, plain, tab
from tests.kit.shows import shows


def use(thing: str, *answers: str, **fight: Any) -> Trial:
    """The wolf, who has one hand card with 3 damage, uses a potion or bomb in step I."""
    pile = "bombs" if thing in BOMBS else "potions"
    wolf = {"hand": [combo_card("strike")], "potions": []} | {pile: [thing]}
    wolf |= fight.pop("wolf", {})
    foe = fight.pop("monster", "") or dummy_monster("foe")
    values = {"life": claws(8)} | fight
    return Trial(foe, wolf, **values).wolf_attacks(thing, *answers)


BOMBS = (
    "dimeritium_bomb",
    "devils_puffball",
    "moon_dust",
    "northern_wind",
    "dancing_star",
    "dragons_dream",
    "samum",
)

# --- Potions --------------------------------------------------------------------------------------


@shows("H27.02")
@pytest.mark.parametrize(
    ("potion", "changes"),
    [
        ("blade_oil", {"life": -5}),
        ("iron_skin", {"life": -3, "shield": 1}),  # up to the maximum
        ("tawny_owl", {"life": -3, "deck": -4, "hand": 3}),
    ],
)
def test_a_potion_helps_in_this_combat_turn(potion: str, changes: dict[str, int]) -> None:
    answers = ["strike"] if potion == "tawny_owl" else []
    trial = use(potion, *answers)

    usual = {"deck": -2, "hand": 1, "potions": -1, "poison": 1}
    assert trial.changed == usual | changes


def test_a_swallow_shuffles_three_discarded_cards_into_the_deck() -> None:
    pile = cards("a", "b", "c", "d")
    trial = use("swallow", "a,c,d", wolf={"discard_pile": pile, "deck": [], "hand": plain(1)})

    table = trial.table
    assert sorted(table.deck("wolf") + table.hand("wolf")) == ["a", "c", "d"]
    assert table.discard_pile("wolf") == ["b", "plain"]
    moved = [event.card for event in table.events(CardMoved) if event.destination == "deck"]
    assert moved == ["a", "c", "d"]


def test_a_cats_eye_sees_three_cards_of_the_life_deck_and_puts_them_back_in_any_order() -> None:
    life = [dummy_attack(name) for name in ("one", "two", "three", "four")]
    blunt = {"hand": [combo_card("blunt", damage=0)]}
    trial = use("cats_eye", "three,one,two", life=life, wolf=blunt)

    assert trial.table.life == ["three", "one", "two", "four"]
    (seen,) = trial.table.events(LifeSeen)
    assert (seen.cards, seen.secret) == (3, ("one", "two", "three"))


def test_thunder_lets_chain_tabs_take_any_colour() -> None:
    first = combo_card("first", "blue", 1, tabs={Colour.RED: tab(damage=2)})
    hand = {"hand": [first, combo_card("moss", "green", 1)]}
    trial = use("thunder", "first", "moss", wolf=hand)
    assert trial.changed["life"] == -4


def test_white_honey_takes_two_uses_from_the_count_and_does_not_count_itself() -> None:
    trial = use("white_honey", attacker={"poison": 2})
    assert trial.changed["poison"] == -2


# --- Bombs ----------------------------------------------------------------------------------------


@shows("H27.03")
@pytest.mark.parametrize(
    ("bomb", "changes"),
    [("dancing_star", {"life": -5}), ("dragons_dream", {"life": -6, "deck": -1, "hand": 0})],
)
def test_a_bomb_hurts_the_monster_at_once(bomb: str, changes: dict[str, int]) -> None:
    expected = {"deck": -2, "hand": 1, "poison": 1} | changes
    assert use(bomb).changed == {key: n for key, n in expected.items() if n}


def test_dimeritium_silences_the_passive_ability_for_one_combat_turn() -> None:
    foe = dummy_monster("foe", passive=[GainGold(9)])
    life = ["special_attack_1", *claws(7)]
    assert "gold" not in use("dimeritium_bomb", monster=foe, life=life).changed


def test_a_devils_puffball_hurts_at_the_start_of_the_next_two_combat_turns() -> None:
    trial = use("devils_puffball")
    assert trial.table.fighter("wolf").wounds == [1, 1]

    later = Trial("", {"hand": [], "potions": []}, attacker={"wounds": [1, 1]}).wolf_attacks()
    assert later.changed["life"] == -1
    assert later.table.fighter("wolf").wounds == [1]


def test_moon_dust_and_northern_wind_bind_the_next_attack_of_the_monster() -> None:
    assert use("moon_dust").table.fight.moon_dust

    wind = use("northern_wind", "bite")
    assert wind.changed["announced"] == 2


def test_samum_weakens_the_next_attack_of_the_monster_by_three() -> None:
    assert use("samum").changed["weaker"] == 3
    for damage, lost in ((2, {}), (5, {"shield": -1, "deck": -1})):
        blow = dummy_attack("blow", charge=damage)
        trial = Trial("", life=[blow, *claws(2)], turn=1, weaker=3).charges()
        assert trial.changed == {**lost, "weaker": -3}


@pytest.mark.parametrize(("weaker", "lost"), [(3, 1), (-2, 6)])
def test_an_attack_is_weaker_or_stronger_once_not_for_each_blow(weaker: int, lost: int) -> None:
    blows = dummy_attack("blows", charge=[Suffer(2), Suffer(2)])
    wolf = {"shield": 0}
    trial = Trial("", wolf, life=[blows, *claws(2)], turn=1, weaker=weaker).charges()
    assert trial.changed == {"deck": -lost, "weaker": -weaker}


def throw(bomb: str) -> Table:
    """The wolf uses a bomb against the bear, and is about to play a combo."""
    wolf = {"hand": cards("x", "y"), "deck": plain(6), "bombs": [bomb]}
    bear = {"hand": cards("a", "b"), "deck": plain(6), "shield": 4, "levels": levels(1, 4, 1, 1)}
    table = duel(wolf, bear).play()
    table.answer("wolf", bomb).stops_at("combo")
    return table


def test_bombs_hurt_or_hamper_a_player() -> None:
    assert throw("dimeritium_bomb").player("bear").shield == 2
    assert throw("moon_dust").player("bear").shield == 3
    assert throw("dancing_star").player("bear").shield == 2
    assert throw("northern_wind").fighter("bear").coming == [NextTurn(combo_at_most=2)]
    assert throw("samum").fighter("wolf").protection == 3


# --- Other words ----------------------------------------------------------------------------------


def test_a_fresh_breath_takes_back_the_potion_discarded_last() -> None:
    gland = dummy_mutagen("gland", [RefreshPotion()])
    water = dummy_potion("water", do=[])
    wolf = {"hand": cards("x", "y"), "mutagens": [gland]}
    table = hunt(wolf, position={"potion_discards": [water]}).play()
    table.answer("wolf", "gland")

    assert [event.card for event in table.events(AlchemyGained)] == ["water"]
    table.stops_at("effects")


def test_protection_by_a_mutagen_prevents_damage_in_the_next_attack() -> None:
    shell = dummy_mutagen("shell", [Protect(2)])
    wolf = {"hand": cards("x", "y"), "deck": plain(6), "mutagens": [shell], "shield": 0}
    table = hunt(wolf).play()
    table.answer("wolf", "shell").answer("wolf", "x").answer("bear", "bite")

    assert len(table.deck("wolf")) == 6 - 1 - 1
    table.stops_at(table.question or "")


def test_who_looks_at_life_may_discard_some_of_it() -> None:
    eye = dummy_mutagen("eye", [LookAtLife(2, discard=1)])
    life = [dummy_attack(name) for name in ("one", "two", "three")]
    table = hunt({"hand": cards("x", "y"), "mutagens": [eye]}, life=life).play()
    table.answer("wolf", "eye").answer("wolf", "two")
    assert table.life == ["one", "three"]
    assert table.ids(table.fight.discards) == ["two"]
    table.stops_at("combo")

    bear = {"hand": cards("a", "b"), "deck": cards("top", "next")}
    other = duel({"hand": cards("x", "y"), "mutagens": [eye]}, bear).play()
    other.answer("wolf", "eye").answer("wolf", "top")
    assert other.discard_pile("bear") == ["top"]
    other.stops_at("combo")


def test_there_is_nothing_to_see_in_an_empty_deck_of_a_player() -> None:
    eye = dummy_mutagen("eye", [LookAtLife(2)])
    table = duel({"hand": cards("x", "y"), "mutagens": [eye]}, {"hand": cards("a"), "deck": []})
    table.play().answer("wolf", "eye")

    assert table.events(LifeSeen) == []
    table.stops_at("combo")


@pytest.mark.parametrize("trophy", ["weavess", "rotfiend", "foe"])
def test_a_trophy_is_offered_only_where_it_can_be_used(trophy: str) -> None:
    dummy_monster("foe")  # its trophy has no ability
    wolf = {"hand": cards("x", "y"), "deck": plain(6), "trophies": [trophy]}
    table = duel(wolf, {"hand": cards("a", "b")}).play()
    table.stops_at("combo")  # not against a player, not before cards were lost

    hurt = {"lost": 1} if trophy == "rotfiend" else {}
    against_monster = hunt(wolf, dummy_monster("ogre"), attacker=hurt).play()
    against_monster.stops_at("combo" if trophy == "foe" else "effects")


def test_cards_lost_in_the_opponents_last_combat_turn_are_forgotten_in_the_next() -> None:
    strike = combo_card("strike", damage=2)
    wolf = {"hand": cards("x", "y", "z"), "deck": plain(8), "trophies": ["rotfiend"], "shield": 0}
    bear = {"hand": [strike, *cards("a", "b")], "deck": plain(8)}
    table = duel(wolf, bear, turn=1).play()
    table.answer("bear", "strike")
    assert table.asks("wolf", "effects") == ["rotfiend", "pass"]
    table.answer("wolf", "pass").answer("wolf", "x").answer("bear", "a")

    table.stops_at("combo")  # the bear's second combo cost nothing

    harmless = dummy_attack("harmless", charge=0)
    hurt = hunt(wolf, life=[harmless, *claws(3)], turn=1, attacker={"lost": 3}).play()
    hurt.answer("bear", "charge")
    hurt.stops_at("combo")


def test_the_second_weakness_needs_a_potion() -> None:
    wolf = {"hand": cards("x", "y"), "deck": plain(6), "discard_pile": cards("top")}
    table = hunt(wolf, attacker={"weaknesses": [2]}).play()
    table.stops_at("combo")

    water = dummy_potion("water", do=[])
    able = hunt(wolf | {"potions": [water]}, attacker={"weaknesses": [2]}).play()
    able.answer("wolf", "weakness_2")
    assert able.hand("wolf") == ["x", "y", "top"]
    able.stops_at("combo")


def test_a_card_in_the_midst_of_a_combo_may_return() -> None:
    first = dummy_card("first", Colour.BLUE, tabs={Colour.BLUE: NO_SYMBOLS})
    loyal = dummy_card("loyal", Colour.BLUE, back=True)
    table = hunt({"hand": [first, loyal], "deck": plain(3)}).play()
    table.answer("wolf", "first").answer("wolf", "loyal")

    assert table.discard_pile("wolf") == ["first"]
    table.stops_at("announce")


def test_the_legendary_monster_has_no_passive_ability() -> None:
    wolf = {"hand": [combo_card("strike")], "potions": [], "space": 4}
    life = ["special_attack_1", *claws(5)]
    trial = Trial("toad", wolf, life=life, position={"legendary": "toad"}).wolf_attacks()
    assert trial.changed == {"life": -3, "deck": -2, "hand": 1}


def test_no_attribute_can_fall_below_one() -> None:
    blow = dummy_attack("blow", charge=[LowerChosen()])
    wolf = {"levels": levels(1, 1, 5, 1)}
    trial = Trial("", wolf, life=[blow, *claws(2)], turn=1).charges()
    assert trial.changed == {}

    only = Trial("", {"levels": levels(1, 3, 5, 1)}, life=[blow, *claws(2)], turn=1).charges()
    assert only.changed == {"defence": -1}


def test_a_foglet_before_a_special_card_leaves_the_announcement_open() -> None:
    trial = Trial("foglet", life=["special_attack_1", *claws(2)], turn=1)
    trial.charges()
    assert trial.changed == {"deck": -3}


# --- Outside fights -------------------------------------------------------------------------------


def test_outside_a_fight_damage_and_abilities_need_no_fight() -> None:
    amulet = dummy_event(
        "amulet", 901, [], keep=Ability(Moment.TURN_BEGINS, [GainGold(1)], forced=True)
    )
    wolf = {"items": [amulet], "shield": 1, "deck": plain(5), "hand": cards("x")}
    players: dict[str, Any] = {"wolf": wolf, "bear": {}}
    table = hexer(players=players)
    table.play(begin_turn)
    assert table.gold("wolf") == 1
    assert [event.card for event in table.events(AbilityUsed)] == ["amulet"]

    other = hexer(players=players)
    other.play(lambda game: suffer(game, game.player, 3, "H20.07"))
    assert (other.player("wolf").shield, len(other.deck("wolf"))) == (0, 3)
