"""Chapter 27, step III: resolve the combo (Kombo auswerten)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.events import (
    CardMoved,
    FightEnded,
    MonsterDamaged,
    PassiveTriggered,
    ShieldChanged,
)
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, ActionCard, Tab
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import GainGold, GainShield, Seek, Suffer
from tafelrunde.games.hexer.vocabulary.abilities import MoreDamage
from tafelrunde.games.hexer.vocabulary.monsters import IgnoreDamage, ReturnLastCard, TakeLifeBack
from tests.kit.hexer import Table, boost, dummy_attack, dummy_card, dummy_monster, known, levels
from tests.kit.hexer_fights import cards, claws, combo_card, duel, hunt, plain, tab
from tests.kit.shows import shows

BLUE, RED, GREEN = Colour.BLUE, Colour.RED, Colour.GREEN


def combo(*chosen: str, monster: str = "", life: Any = 9, **wolf: Any) -> Table:
    """The wolf plays these cards as a combo; one more card stays in the hand."""
    hand = [*dict.fromkeys(chosen), *cards("left")]
    fight = wolf.pop("fight", {})
    attacks = claws(life) if isinstance(life, int) else life
    table = hunt({"hand": hand, "deck": plain(9)} | wolf, monster, life=attacks, **fight).play()
    for card in chosen:
        table.answer("wolf", card)
    return table


# --- Damage ---------------------------------------------------------------------------------------


@shows("H27.15")
def test_damage_comes_before_shield_and_shield_before_effect_symbols() -> None:
    card = dummy_card("card", damage=2, shield=1, back=True)
    table = combo(card, shield=0)

    kinds = (MonsterDamaged, ShieldChanged, CardMoved)
    log = [type(event) for event in table._playing().log]
    assert [kind for kind in log if kind in kinds] == list(kinds)
    table.stops_at("announce")


@shows("H27.15")
def test_a_passive_ability_strikes_before_the_shield_of_the_combo_rises() -> None:
    foe = dummy_monster("foe", passive=[Suffer(2)])
    card = dummy_card("card", damage=1, shield=2)
    table = combo(card, monster=foe, life=["special_attack_1", *claws(3)], shield=1)

    assert table.player("wolf").shield == 1  # lost 1 and a card, then raised to the maximum
    assert len(table.deck("wolf")) == 9 - 1 - 1
    table.stops_at("announce")


@shows("H27.16")
def test_the_monster_discards_the_top_card_for_each_point_of_all_damage_symbols() -> None:
    first = dummy_card("first", BLUE, damage=1, tabs={RED: tab(damage=1)})
    second = dummy_card("second", RED, damage=2)
    names = [dummy_attack(f"a{number}") for number in range(6)]
    table = combo(first, second, life=names)

    assert table.life == ["a4", "a5"]
    assert table.ids(table.fight.discards) == ["a0", "a1", "a2", "a3"]  # one after the other
    table.stops_at("announce")


@shows("H27.17")
def test_each_special_card_lost_to_damage_triggers_the_passive_ability() -> None:
    foe = dummy_monster("foe", passive=[GainGold(1)])
    life = ["special_attack_1", *claws(1), "special_attack_2", "special_attack_3", *claws(3)]
    table = combo(combo_card("strike", damage=3), monster=foe, life=life)

    assert table.gold("wolf") == 2
    assert [event.monster for event in table.events(PassiveTriggered)] == ["foe", "foe"]
    assert table.life[0] == "special_attack_3"
    table.stops_at("announce")


@shows("H27.17")
def test_a_silenced_monster_has_no_passive_ability() -> None:
    foe = dummy_monster("foe", passive=[GainGold(1)])
    life = ["special_attack_1", *claws(3)]
    table = combo(
        combo_card("strike", damage=3),
        monster=foe,
        life=life,
        fight={"attacker": {"ignored": True}},
    )

    assert table.gold("wolf") == 0
    assert len(table.life) == 1
    assert not table.fighter("wolf").ignored  # for one combat turn
    table.stops_at("announce")


@shows("H27.18")
def test_a_passive_ability_works_at_once_and_may_make_the_rest_of_the_damage_lapse() -> None:
    foe = dummy_monster("foe", passive=[IgnoreDamage(2)])
    life = [*claws(1), "special_attack_1", *claws(5)]
    table = combo(combo_card("strike", damage=5), monster=foe, life=life)

    assert len(table.life) == 4  # a claw, the special card, and 1 of 3 further points
    table.stops_at("announce")


@shows("H27.18")
def test_even_the_last_card_triggers_and_only_then_the_life_deck_is_looked_at() -> None:
    foe = dummy_monster("foe", passive=[GainGold(7)])
    table = combo(combo_card("strike", damage=2), monster=foe, life=["claw", "special_attack_1"])

    assert table.events(PassiveTriggered) != []
    (ended,) = table.events(FightEnded)
    assert ended.result == "defeated"
    assert table.gold("wolf") == 7
    table.stops_at("exhaustion")


@shows("H27.18")
def test_a_passive_ability_of_the_last_card_may_bring_the_monster_back() -> None:
    foe = dummy_monster("foe", passive=[TakeLifeBack(1)])
    life = [*claws(1), "special_attack_1"]
    table = combo(combo_card("strike", damage=2), monster=foe, life=life)

    assert table.life == ["claw"]
    table.stops_at("announce")


@shows("H27.19")
@pytest.mark.parametrize(
    ("damage", "shield", "deck", "hand"), [(2, 0, 4, 3), (5, 0, 1, 3), (8, 0, 0, 1)]
)
def test_the_damage_costs_a_player_shield_value_then_deck_then_hand(
    damage: int, shield: int, deck: int, hand: int
) -> None:
    wolf = {"hand": [combo_card("strike", damage=damage), *cards("x")], "deck": plain(9)}
    bear = {"shield": 2, "deck": plain(4), "hand": cards("a", "b", "c")}
    table = duel(wolf, bear | {"levels": levels(1, 2, 1, 1)}).play()
    table.answer("wolf", "strike")
    if hand == 1:
        table.answer("bear", "a", "c")  # by own choice
        assert table.hand("bear") == ["b"]

    found = table.player("bear")
    assert (found.shield, len(found.deck), len(found.hand)) == (shield, deck, hand)
    table.stops_at(table.question or "")


@shows("H27.20")
def test_a_mage_never_loses_energy_through_damage() -> None:
    wolf = {"hand": [combo_card("strike", damage=3), *cards("x")], "deck": plain(9)}
    mage = {"shield": 2, "deck": plain(6), "hand": cards("a", "b"), "place": "vizima"}
    mage["levels"] = levels(1, 3, 1, 1)
    table = duel(wolf, {}, against="ardea", position={"others": {"ardea": mage}}).play()
    table.answer("wolf", "strike")

    assert table.player("ardea").shield == 2
    assert len(table.deck("ardea")) == 3
    table.stops_at(table.question or "")


# --- Shield value and energy ----------------------------------------------------------------------


@shows("H27.21")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 3), (3, 3), (4, 4)])
def test_the_shield_value_rises_by_all_shield_symbols_up_to_the_maximum(
    before: int, after: int
) -> None:
    first = dummy_card("first", BLUE, shield=1, tabs={RED: tab(shield=1)})
    second = dummy_card("second", RED, shield=1)
    table = combo(first, second, levels=levels(1, 3, 1, 1), shield=before)

    assert table.player("wolf").shield == after  # one above the maximum stays (weakness III)
    table.stops_at("announce")


@shows("H27.21")
def test_the_maximum_is_lower_while_defence_is_lowered_for_this_fight() -> None:
    guard = dummy_card("guard", shield=5)
    table = combo(
        guard,
        levels=levels(1, 4, 1, 1),
        shield=0,
        fight={"attacker": {"lowered": {"defence": 2}}},
    )
    assert table.player("wolf").shield == 2
    table.stops_at("announce")


# --- Effect symbols -------------------------------------------------------------------------------


@shows("H27.22")
def test_effect_symbols_on_a_chain_tab_count_only_if_a_card_hangs_on_it() -> None:
    first = dummy_card("first", BLUE, tabs={RED: tab(top=1), GREEN: tab(protection=9, draw=3)})
    second = dummy_card("second", RED, tabs={GREEN: tab(top=1)})
    table = combo(first, second, discard_pile=cards("old", "new"))

    assert "new" in table.hand("wolf")
    assert "old" not in table.hand("wolf")
    assert len(table.hand("wolf")) == 3  # left, new, and 1 drawn
    assert table.fighter("wolf").protection == 0
    table.stops_at("announce")


@shows("H27.22")
def test_a_symbol_lets_the_player_seek_a_card_of_the_discard_pile() -> None:
    seeker = dummy_card("seeker", seek=1)
    table = combo(seeker, discard_pile=cards("old", "new"))
    assert table.asks("wolf", "seek") == ["old", "new"]
    table.answer("wolf", "old")

    assert "old" in table.hand("wolf")
    assert table.discard_pile("wolf") == ["new", "seeker"]
    table.stops_at("announce")


@shows("H27.13", "H27.22")
def test_the_symbols_of_a_boost_count_too() -> None:
    spark = dummy_card("spark", BLUE, boost=boost(1, protection=3))
    table = combo(f"{spark}+boost", hand=[spark, *cards("left")], shield=1)

    assert table.fighter("wolf").protection == 3
    table.stops_at("announce")


@shows("H27.29")
def test_effect_symbols_are_resolved_from_the_first_card_to_the_last() -> None:
    tabs = {BLUE: NO_SYMBOLS}
    fetch = dummy_card("fetch", BLUE, top=1, tabs=tabs)
    seeker = dummy_card("seeker", BLUE, seek=1)
    pile = cards("old", "new", "newest")
    table = combo(fetch, seeker, discard_pile=pile)
    assert table.asks("wolf", "seek") == ["old", "new"]  # the first card took the newest
    table.answer("wolf", "old")
    table.stops_at("announce")

    seek_first = dummy_card("seek_first", BLUE, seek=1, tabs=tabs)
    fetch_last = dummy_card("fetch_last", BLUE, top=1)
    other = combo(seek_first, fetch_last, discard_pile=pile)
    assert other.asks("wolf", "seek") == ["old", "new", "newest"]
    other.answer("wolf", "newest")
    assert other.discard_pile("wolf") == ["old", "seek_first", "fetch_last"]
    other.stops_at("announce")


@shows("H27.29")
def test_what_a_card_says_besides_symbols_is_resolved_in_its_place() -> None:
    teller = dummy_card("teller", BLUE, tabs={BLUE: NO_SYMBOLS}, do=[Seek(1)])
    fetch = dummy_card("fetch", BLUE, top=1)
    table = combo(teller, fetch, discard_pile=cards("old", "new"))
    assert table.asks("wolf", "seek") == ["old", "new"]  # before the last card takes one
    table.answer("wolf", "new")

    assert {"old", "new"} <= set(table.hand("wolf"))
    table.stops_at("announce")


@shows("H27.30")
def test_cards_of_the_running_combo_do_not_lie_in_the_discard_pile_yet() -> None:
    first = dummy_card("first", BLUE, tabs={BLUE: NO_SYMBOLS})
    second = dummy_card("second", BLUE, top=1, seek=1)
    table = combo(first, second)

    assert table.hand("wolf") == ["left", "plain"]  # nothing was there to fetch
    assert table.discard_pile("wolf") == ["first", "second"]
    table.stops_at("announce")


@shows("H27.30")
def test_a_card_that_returns_is_back_in_the_hand_in_step_three() -> None:
    loyal = dummy_card("loyal", BLUE, draw=-9, tabs={RED: tab(back=True)})
    table = combo(loyal, combo_card("end", "red"))

    assert table.deck("wolf") == plain(9)  # nothing was drawn
    assert table.hand("wolf") == ["left", "loyal"]
    assert table.discard_pile("wolf") == ["end"]
    table.stops_at("announce")


@shows("H27.25", "H5.09")
@pytest.mark.parametrize("symbols", [{"top": 1}, {"seek": 1}, {"back": True}])
def test_symbols_bring_no_eighth_card_into_the_hand(symbols: dict[str, Any]) -> None:
    fetch = dummy_card("fetch", BLUE, tabs={BLUE: tab(top=1)})
    more = dummy_card("more", BLUE, **symbols)
    hand = [fetch, more, *cards("a", "b", "c", "d", "e", "f")]
    pile = cards("old", "new", "newest")
    table = combo(fetch, more, hand=hand, levels=levels(2, 1, 1, 1), discard_pile=pile)

    assert len(table.hand("wolf")) == 7
    assert table.discard_pile("wolf")[-2:] == ["fetch", "more"]
    table.stops_at("announce")


# --- Words about the damage -----------------------------------------------------------------------


def test_what_cards_and_used_tabs_say_about_the_damage_comes_first() -> None:
    sharp = Tab(RED, NO_SYMBOLS, hit=[MoreDamage(2)])
    idle = Tab(GREEN, NO_SYMBOLS, hit=[MoreDamage(9)])
    printed = library.printed(dummy_card("first", BLUE, damage=1, hit=[MoreDamage(1)]))
    assert isinstance(printed, ActionCard)
    first = known(replace(printed, tabs=[sharp, idle]))
    table = combo(first, combo_card("second", "red", damage=0))

    assert len(table.life) == 9 - 1 - 1 - 2
    table.stops_at("announce")


def test_the_words_of_a_card_that_left_the_combo_still_count() -> None:
    foe = dummy_monster("foe", passive=[ReturnLastCard()])
    card = dummy_card("card", damage=1, back=True, do=[GainShield(1)])
    life = ["special_attack_1", *claws(3)]
    table = combo(card, monster=foe, life=life, shield=0)

    assert table.hand("wolf").count("card") == 1  # it is in the hand already
    assert table.player("wolf").shield == 1
    table.stops_at("announce")
