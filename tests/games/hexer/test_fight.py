"""Chapter 23: general fight rules (Allgemeine Kampfregeln)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import (
    CombatTurnBegan,
    DamageSuffered,
    DeckRenewed,
    FightEnded,
)
from tafelrunde.games.hexer.nouns import Symbols
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import Suffer
from tafelrunde.games.hexer.vocabulary.monsters import AttackAgain
from tests.kit.hexer import dummy_attack, dummy_card, dummy_monster, hexer, levels, refused
from tests.kit.hexer_fights import cards, claws, combo_card, duel, hunt, plain, until
from tests.kit.shows import shows

BASE: dict[str, Any] = {"expansions": ["mages", "legendary", "skellige", "adventure"]}
"""Without Monsterjagd."""


def result(table: Any) -> str:
    """How the fight ended."""
    (ended,) = table.events(FightEnded)
    return f"{ended.player} {ended.result}"


def rest(table: Any) -> None:
    """What follows after the fight does not matter here."""
    if table.question is not None:
        table.stops_at(table.question)


# --- The beginning --------------------------------------------------------------------------------


@shows("H23.01", "H23.02")
def test_a_fight_begins_with_the_hand_as_it_is_and_the_discard_pile_in_the_deck() -> None:
    wolf = {"hand": cards("x", "y"), "deck": cards("a", "b"), "discard_pile": cards("c", "d")}
    foe = dummy_monster("foe")
    table = hexer(
        players={"wolf": {"place": "vizima"} | wolf, "bear": {}},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
    ).play()
    table.answer("wolf", "foe")

    assert table.hand("wolf") == ["x", "y"]
    assert sorted(table.deck("wolf")) == ["a", "b", "c", "d"]
    assert table.discard_pile("wolf") == []
    assert table.discard_pile("bear") == []
    assert [event.player for event in table.events(DeckRenewed)] == ["wolf"]
    table.stops_at("announce")


@shows("H23.01", "H23.02")
def test_in_a_player_fight_both_shuffle_their_discard_piles_into_their_decks() -> None:
    there: dict[str, Any] = {"place": "vizima", "hand": cards("x", "y")}
    piles = {"deck": cards("a"), "discard_pile": cards("c", "d", "e", "f")}
    orders = set()
    for seed in range(5):
        players = {"wolf": there | piles, "bear": there | piles}
        table = hexer(players=players, phase="confrontation", seed=seed).play()
        table.answer("wolf", "bear")
        for name in ("wolf", "bear"):
            assert table.hand(name) == ["x", "y"]
            assert sorted(table.deck(name)) == ["a", "c", "d", "e", "f"]
            orders.add(tuple(table.deck(name)))
        table.stops_at("combo")
    assert len(orders) > 3  # shuffled


# --- Who is out of the fight ----------------------------------------------------------------------


@shows("H23.03", "H23.06", "H23.07")
def test_a_player_without_any_card_is_out_and_loses_at_once() -> None:
    table = hunt({"deck": plain(1), "hand": plain(1), "shield": 0}, turn=1).play()
    table.answer("bear", "charge")

    assert table.game.fight is None
    assert result(table) == "wolf lost"
    rest(table)


@shows("H23.03")
def test_a_player_with_cards_in_either_deck_or_hand_fights_on() -> None:
    in_deck = hunt({"deck": plain(3), "hand": [], "shield": 0}, turn=1).play()
    in_deck.answer("bear", "charge")
    assert in_deck.fight.turns == 2
    in_deck.stops_at("announce")  # the card drawn in step IV is left

    in_hand = hunt({"deck": [], "hand": cards("a", "b", "c", "d"), "shield": 0}, turn=1).play()
    in_hand.answer("bear", "charge").answer("wolf", "a", "b")
    assert in_hand.asks("wolf", "combo") == ["c", "d"]
    in_hand.stops_at("combo")


@shows("H23.06", "H23.07")
def test_a_monster_without_life_cards_is_out_at_once_because_it_has_no_hand() -> None:
    wolf = {"hand": [combo_card("strike", damage=6), *plain(1)], "deck": plain(3)}
    table = hunt(wolf).play()
    table.answer("wolf", "strike")

    assert table.game.fight is None
    assert result(table) == "wolf defeated"
    assert len(table.events(CombatTurnBegan)) == 1
    rest(table)


@shows("H23.04", "H23.08")
def test_who_plays_the_card_that_costs_both_sides_their_last_one_wins() -> None:
    wolf = {"hand": [combo_card("x", damage=2)], "deck": []}
    table = hunt(wolf, life=claws(2)).play()

    assert result(table) == "wolf defeated"
    assert table.ids(table.player("wolf").trophies) == ["foe"]
    rest(table)


@shows("H23.04", "H23.05")
@pytest.mark.parametrize(("position", "ended"), [({}, "driven_off"), (BASE, "lost")])
def test_a_monster_whose_last_card_fells_the_player_is_not_out_of_the_fight(
    position: dict[str, Any], ended: str
) -> None:
    wolf = {"hand": plain(1), "deck": plain(1), "shield": 0}
    table = hunt(wolf, turn=1, life=claws(1), position=position).play()
    table.answer("bear", "bite")

    assert result(table) == f"wolf {ended}"
    assert table.player("wolf").trophies == []
    rest(table)


@shows("H23.04")
@pytest.mark.parametrize(("turn", "winner"), [(0, "wolf"), (1, "bear")])
def test_in_a_player_fight_the_one_whose_combo_felled_both_wins(turn: int, winner: str) -> None:
    last = {"hand": [combo_card("last", damage=3)], "deck": [], "shield": 0}
    table = duel(last, last, turn=turn, step="combo").play()

    assert result(table) == f"{winner} won"
    rest(table)


@shows("H23.05")
@pytest.mark.parametrize(
    ("left", "position", "ended"),
    [(1, {}, "driven_off"), (2, {}, "lost"), (1, BASE, "lost")],
)
def test_with_monsterjagd_a_player_who_is_out_may_still_have_driven_the_monster_off(
    left: int, position: dict[str, Any], ended: str
) -> None:
    wolf = {"hand": [], "deck": plain(2), "shield": 0}
    table = hunt(wolf, turn=1, life=claws(left + 1), position=position).play()
    table.answer("bear", "charge")

    assert result(table) == f"wolf {ended}"
    rest(table)


@shows("H23.08")
@pytest.mark.parametrize(("left", "ended"), [(4, "lost"), (3, "driven_off")])
def test_shield_and_effect_symbols_do_not_save_who_plays_the_last_card(
    left: int, ended: str
) -> None:
    card = dummy_card("x", damage=2, shield=1, back=True)
    table = hunt({"hand": [card], "deck": [], "shield": 0}, life=claws(left)).play()

    assert result(table) == f"wolf {ended}"
    rest(table)


@shows("H23.08")
@pytest.mark.parametrize(("left", "ended"), [(4, "lost"), (3, "driven_off"), (2, "defeated")])
def test_an_echo_does_not_save_who_plays_the_last_card(left: int, ended: str) -> None:
    last = combo_card("last", damage=2)
    wolf = {"hand": [last], "deck": [], "discard_pile": plain(5), "mutagens": ["resonance"]}
    table = hunt(wolf, life=claws(left)).play().answer("wolf", "resonance")

    assert result(table) == f"wolf {ended}"
    rest(table)


@shows("H23.08")
@pytest.mark.parametrize(("turn", "out", "winner"), [(0, "wolf", "bear"), (1, "bear", "wolf")])
def test_in_a_player_fight_an_echo_does_not_save_who_plays_the_last_card(
    turn: int, out: str, winner: str
) -> None:
    last = {"hand": [combo_card("last", damage=1)], "deck": [], "mutagens": ["resonance"]}
    fresh = {"hand": cards("x", "y"), "deck": plain(4), "shield": 0}
    wolf, bear = (last, fresh) if out == "wolf" else (fresh, last)
    table = duel(wolf, bear, turn=turn).play().answer(out, "resonance")

    assert result(table) == f"{winner} won"
    rest(table)


@shows("H23.08")
def test_the_fight_is_checked_after_every_monster_card() -> None:
    blow = dummy_attack("blow", charge=[Suffer(2), AttackAgain()])
    wolf = {"hand": [], "deck": plain(2), "shield": 0}
    felled = hunt(wolf, turn=1, life=[blow, *claws(3)]).play()
    felled.answer("bear", "charge")
    assert result(felled) == "wolf lost"
    rest(felled)

    last = hunt({"hand": plain(3), "deck": plain(4)}, turn=1, life=[blow]).play()
    last.answer("bear", "charge")
    assert result(last) == "wolf defeated"  # no card is left for another attack
    rest(last)


@shows("H23.04")
def test_a_last_card_that_would_attack_again_leads_to_the_end_all_the_same() -> None:
    blow = dummy_attack("blow", charge=[Suffer(9), AttackAgain()])
    table = hunt({"hand": [], "deck": plain(2), "shield": 0}, turn=1, life=[blow]).play()
    table.answer("bear", "charge")

    assert result(table) == "wolf driven_off"  # not defeated: it was the monster's card
    rest(table)


# --- One fight, to its end ------------------------------------------------------------------------


@shows("H23.09")
def test_a_player_begins_one_fight_per_turn_however_often_others_have_challenged_them() -> None:
    weak = {"place": "vizima", "hand": plain(1), "deck": plain(1), "shield": 0}
    wolf = {"place": "vizima", "hand": [combo_card("strike", damage=9)], "deck": plain(6)}
    table = hexer(
        players={"wolf": wolf, "bear": weak},
        phase="confrontation",
        monsters={"forest": {"id": dummy_monster("foe"), "place": "vizima"}},
    ).play_on()
    table.answer("wolf", "bear")
    assert table.game.fight is None  # won by the first combo

    assert "wolf phase_two" not in asked_until(table, "bear", "phase_two")
    assert "foe" in table.asks("bear")  # challenged, and free to fight in the own turn
    table.answer("bear", "foe")
    assert "bear phase_two" not in asked_until(table, "wolf", "phase_one")
    table.stops_at("phase_one")


def asked_until(table: Any, who: str, key: str) -> list[str]:
    """The questions on the way to one that is wanted."""
    found: list[str] = []
    until(table, who, key, found)
    return found


@shows("H23.10")
def test_nobody_can_leave_a_fight_before_there_is_a_result() -> None:
    wolf = {"hand": [combo_card("x", damage=0), combo_card("y", damage=0)], "deck": plain(9)}
    table = hunt(wolf, life=claws(9)).play()

    assert table.asks("wolf", "combo") == ["x", "y"]
    with refused("H27.06"):
        table.answer("wolf", "pass")
    found: list[str] = []
    until(table, "wolf", "gain_card", found)  # the fight is lost
    assert set(found) == {"wolf combo", "bear announce"}
    table.stops_at("gain_card")


# --- Protection -----------------------------------------------------------------------------------


@shows("H23.11")
def test_protection_prevents_damage_before_shield_deck_and_hand() -> None:
    shelter = dummy_card("shelter", protection=2)
    wolf = {"hand": [shelter, *cards("x", "y")], "deck": plain(5), "shield": 1}
    table = hunt(wolf).play()
    table.answer("wolf", "shelter").answer("bear", "bite")  # 3 damage

    assert table.player("wolf").shield == 0
    assert len(table.deck("wolf")) == 4  # only the card drawn in step IV
    table.stops_at("combo")


@shows("H23.11")
@pytest.mark.parametrize("deck", [5, 0])
def test_protection_that_is_enough_touches_neither_shield_nor_deck_nor_hand(deck: int) -> None:
    """Whether the shield value came first would not show if all of both were used up."""
    wolf = {"hand": cards("x", "y"), "deck": plain(deck), "shield": 1}
    table = hunt(wolf, turn=1, attacker={"protection": 2}).play()
    table.answer("bear", "charge")  # 2 damage

    now = table.player("wolf")
    assert (now.shield, len(now.deck), len(now.hand)) == (1, deck, 2)
    (told,) = table.events(DamageSuffered)
    assert (told.damage, told.prevented) == (2, 2)
    table.stops_at("combo")


@shows("H23.11")
def test_damage_beyond_the_protection_goes_on_to_the_shield_value() -> None:
    wolf = {"hand": cards("x", "y"), "deck": plain(5), "shield": 3, "levels": levels(1, 3, 1, 1)}
    table = hunt(wolf, turn=1, attacker={"protection": 1}).play()
    table.answer("bear", "bite")  # 3 damage

    assert (table.player("wolf").shield, len(table.deck("wolf"))) == (3 - 2, 5)
    assert [told.prevented for told in table.events(DamageSuffered)] == [1]
    table.stops_at("combo")


@shows("H23.11")
def test_the_protection_of_several_cards_adds_up() -> None:
    wall = dummy_card("wall", protection=1, tabs={Colour.BLUE: Symbols(protection=1)})
    wolf = {"hand": [wall, dummy_card("roof", protection=1), *cards("x")], "deck": plain(5)}
    table = hunt(wolf | {"shield": 0}).play()
    table.answer("wolf", "wall").answer("wolf", "roof")
    assert table.fighter("wolf").protection == 3
    table.answer("bear", "bite")  # 3 damage

    assert len(table.deck("wolf")) == 5 - 1  # drawn in step IV
    table.stops_at("combo")


@shows("H23.11")
def test_protection_holds_for_one_combat_turn_even_if_the_monster_attacks_again() -> None:
    again = dummy_attack("again", charge=[AttackAgain()], bite=1)
    wolf = {"hand": cards("x", "y"), "deck": plain(8), "shield": 0}
    table = hunt(wolf, turn=1, life=[again, *claws(3)], attacker={"protection": 5}).play()
    table.answer("bear", "charge").answer("bear", "charge")  # no damage, then 2

    assert len(table.deck("wolf")) == 8 - 2
    table.stops_at("combo")


@shows("H23.11", "H25.11")
def test_what_is_left_of_the_legendary_monsters_protection_lapses_too() -> None:
    wolf = {"hand": [combo_card("poke", damage=1), *cards("x")], "deck": plain(4), "space": 0}
    life = ["legend_relentless"] * 9
    table = hunt(wolf, "toad", life=life, position={"legendary": "toad"}).play()
    assert table.fight.guard == 3
    table.answer("wolf", "poke")

    assert (len(table.life), table.fight.guard) == (9, 0)
    table.stops_at("announce")


@shows("H23.11")
def test_protection_that_is_left_lapses_with_the_opponents_combat_turn() -> None:
    wolf = {"hand": cards("x", "y"), "deck": plain(8), "shield": 0}
    table = hunt(wolf, turn=1, attacker={"protection": 3}).play()
    table.answer("bear", "charge")  # 2 damage
    assert len(table.deck("wolf")) == 8
    assert table.fighter("wolf").protection == 0
    table.answer("wolf", "x").answer("bear", "charge")

    assert len(table.deck("wolf")) == 8 - 1 - 2  # drawn, then lost
    table.stops_at("combo")


@shows("H23.11")
def test_protection_is_used_up_by_what_it_prevents() -> None:
    blows = dummy_attack("blows", charge=[Suffer(2), Suffer(2)])
    wolf = {"hand": cards("x", "y"), "deck": plain(8), "shield": 0}
    table = hunt(wolf, turn=1, life=[blows, *claws(3)], attacker={"protection": 3}).play()
    table.answer("bear", "charge")

    assert len(table.deck("wolf")) == 7
    table.stops_at("combo")


@shows("H23.11")
def test_protection_prevents_no_damage_in_the_own_combat_turn() -> None:
    hand = [combo_card("hit", damage=1), *cards("x", "y")]
    wolf = {"hand": hand, "deck": plain(9), "shield": 3, "levels": levels(1, 3, 1, 1)}
    life = ["special_attack_1", *claws(5)]  # hit, it makes a Leshen deal damage
    table = hunt(wolf | {"trophies": ["medallion_othar"]}, "leshen", life=life).play()
    table.answer("wolf", "medallion_othar").answer("wolf", "hit")
    assert table.player("wolf").shield == 3 - 1 - 1  # the price of the seal, and the damage
    assert table.fighter("wolf").protection == 2

    table.answer("bear", "charge")  # 2 damage
    assert (table.player("wolf").shield, len(table.deck("wolf"))) == (1, 9 - 1)
    table.stops_at("combo")


@shows("H23.11")
def test_in_a_player_fight_protection_holds_for_the_opponents_next_combat_turn() -> None:
    strike = combo_card("strike", damage=3)
    bear = {"hand": [strike, strike, *plain(1)], "deck": plain(6), "shield": 1}
    wolf = {"hand": cards("x", "y", "z"), "deck": plain(8), "shield": 0}
    table = duel(wolf, bear, turn=1, attacker={"protection": 5}).play()
    table.answer("bear", "strike")
    assert len(table.deck("wolf")) == 8
    table.answer("wolf", "x").answer("bear", "strike")

    assert len(table.deck("wolf")) == 8 - 1 - 3  # what was left has lapsed
    table.stops_at("combo")


@shows("H23.11")
def test_in_a_player_fight_the_defender_is_protected_too() -> None:
    wolf = {"hand": [combo_card("strike", damage=3), *cards("x")], "deck": plain(8)}
    bear = {"hand": cards("a", "b"), "deck": plain(6), "shield": 1}
    table = duel(wolf, bear, defender={"protection": 2}).play().answer("wolf", "strike")

    assert (table.player("bear").shield, len(table.deck("bear"))) == (0, 6)
    table.stops_at("effects")
