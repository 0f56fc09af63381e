"""Chapter 27, step II: play a combo (Kombo)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.hexer.events import CardPlayed
from tafelrunde.games.hexer.nouns import NO_SYMBOLS
from tafelrunde.games.hexer.terms import Colour
from tests.kit.hexer import Table, boost, dummy_card, levels, refused
from tests.kit.hexer_fights import cards, claws, combo_card, hunt, plain, tab
from tests.kit.shows import shows

BLUE, RED, GREEN, YELLOW = Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW


def at_combo(*hand: str, life: int = 9, **position: Any) -> Table:
    """The wolf is about to play a combo from these hand cards."""
    wolf = {"hand": list(hand), "deck": plain(9)} | position.pop("wolf", {})
    return hunt(wolf, life=claws(life), **position).play()


def mage_at_combo(*hand: str, energy: int, wisdom: int = 5, **fight: Any) -> Table:
    """Ardea, whose specialisation is used up, is about to play a combo."""
    mage = {"hand": list(hand), "deck": plain(9), "shield": energy}
    mage["levels"] = levels(1, wisdom, 1, 1)
    wide: dict[str, Any] = {"others": {"ardea": mage, "bear": {}}, "active": "ardea"}
    fighter = {"used": ["specialisation"]} | fight
    return hunt({}, life=claws(9), attacker=fighter, position=wide).play()


def played(table: Table) -> list[str]:
    """The cards that were played."""
    return [event.card for event in table.events(CardPlayed)]


# --- How many cards -------------------------------------------------------------------------------


@shows("H27.06")
def test_at_least_one_hand_card_is_played() -> None:
    table = at_combo(*cards("x", "y"))
    with refused("H27.06"):
        table.answer("wolf", "pass")
    table.answer("wolf", "y")

    assert played(table) == ["y"]
    table.stops_at("announce")


@shows("H27.07")
def test_without_a_hand_card_there_is_no_combo_but_cards_are_drawn() -> None:
    table = at_combo(wolf={"levels": levels(3, 1, 1, 1)})

    assert played(table) == []
    assert len(table.life) == 9
    assert len(table.hand("wolf")) == 3
    table.stops_at("announce")


@shows("H27.08", "H27.10", "H27.21")
def test_a_single_card_is_a_combo() -> None:
    card = dummy_card("c", damage=1, shield=2, tabs={BLUE: tab(damage=3)})
    table = at_combo(card, wolf={"levels": levels(1, 2, 1, 1), "shield": 1})

    assert len(table.life) == 8  # the tab is not connected
    assert table.player("wolf").shield == 2
    table.stops_at("announce")


@shows("H27.12")
def test_a_combo_may_be_as_long_as_cards_can_be_chained() -> None:
    link = [dummy_card(f"link{n}", BLUE, damage=1, tabs={BLUE: NO_SYMBOLS}) for n in range(7)]
    table = at_combo(*link)
    for name in link[:6]:
        table.answer("wolf", name)
    table.answer("wolf", "link6")  # the last of seven
    assert table.asks("wolf", "combo_ability") == ["specialisation", "pass"]
    table.answer("wolf", "pass")

    assert len(table.life) == 2
    table.stops_at("announce")


# --- Which card may follow ------------------------------------------------------------------------


@shows("H27.09", "H27.10")
def test_a_card_may_follow_if_its_bar_matches_a_chain_tab_of_the_card_before() -> None:
    a = dummy_card("a", BLUE, damage=1, tabs={RED: tab(damage=1)})
    b = dummy_card("b", RED, damage=2, tabs={GREEN: tab(draw=1)})
    c = dummy_card("c", YELLOW, shield=1, tabs={Colour.PURPLE: tab(damage=1)})
    table = at_combo(a, b, c, wolf={"levels": levels(2, 3, 1, 1), "shield": 1})
    table.answer("wolf", "a")
    assert table.asks("wolf", "combo") == ["b", "pass"]
    with refused("H27.09"):
        table.answer("wolf", "c")
    table.answer("wolf", "b")  # nothing hangs on its green tab

    assert len(table.life) == 5  # 1 + 1 by the tab + 2
    assert len(table.hand("wolf")) == 3  # c and 2 drawn cards
    assert table.player("wolf").shield == 1
    assert table.discard_pile("wolf") == ["a", "b"]
    table.stops_at("announce")


@shows("H27.09")
def test_the_player_may_stop_although_a_card_could_follow() -> None:
    a, b = dummy_card("a", BLUE, tabs={RED: tab(damage=4)}), combo_card("b", "red")
    table = at_combo(a, b)
    table.answer("wolf", "a").answer("wolf", "pass")

    assert len(table.life) == 9
    assert "b" in table.hand("wolf")
    table.stops_at("announce")


@shows("H27.11")
def test_a_combo_is_a_line_and_only_the_tab_that_is_used_counts() -> None:
    tabs = {RED: tab(damage=1), GREEN: tab(damage=3)}
    first = dummy_card("first", BLUE, tabs=tabs)
    red, green = dummy_card("ruby", RED), dummy_card("moss", GREEN)
    table = at_combo(first, red, green)
    table.answer("wolf", "first")
    assert table.asks("wolf", "combo") == ["ruby", "moss", "pass"]
    table.answer("wolf", "ruby")  # the green card can no longer hang on the first one

    assert played(table) == ["first", "ruby"]
    assert len(table.life) == 8
    table.stops_at("announce")


@shows("H27.09")
def test_a_grey_bar_fits_no_chain_tab_but_may_begin() -> None:
    tabs = dict.fromkeys(list(Colour)[:5], NO_SYMBOLS)
    ash, coal = dummy_card("ash", Colour.GREY, tabs=tabs), dummy_card("coal", Colour.GREY)
    table = at_combo(ash, coal, *cards("x"))
    assert table.asks("wolf", "combo") == ["ash", "coal", "x"]
    table.answer("wolf", "ash")

    assert table.asks("wolf", "combo") == ["x", "pass"]
    assert table.closed("wolf", "coal") == "H27.09"
    table.stops_at("combo")


# --- Any colour -----------------------------------------------------------------------------------


@shows("H27.09", "H27.11")
def test_chain_tabs_that_take_any_colour_take_every_card_on_each_of_them() -> None:
    tabs = {RED: tab(damage=1), GREEN: tab(damage=3)}
    first, red = dummy_card("first", BLUE, tabs=tabs), dummy_card("ruby", RED)
    table = at_combo(first, red, *cards("yellow"), attacker={"any_tab": True})
    table.answer("wolf", "first")
    assert table.asks("wolf", "combo") == ["ruby", "ruby#2", "yellow", "yellow#2", "pass"]
    table.answer("wolf", "ruby#2")  # on the green tab

    assert len(table.life) == 6
    assert not table.fighter("wolf").any_tab  # for this combat turn only
    table.stops_at("announce")


@shows("H27.09")
def test_a_bar_of_any_colour_can_be_used_as_often_as_the_ability_says() -> None:
    tabs = {RED: tab(damage=1)}
    names = ("one", "two", "three")
    hand = [dummy_card(name, BLUE, tabs=tabs) for name in names]
    table = at_combo(*hand, attacker={"any_bar": 1})
    table.answer("wolf", "one")
    assert table.asks("wolf", "combo") == ["two@0", "three@0", "pass"]
    table.answer("wolf", "two@0")

    assert played(table) == ["one", "two"]  # the third one does not fit any more
    assert len(table.life) == 8
    table.stops_at("announce")


# --- Energy boosts --------------------------------------------------------------------------------


@shows("H27.13")
def test_an_energy_boost_is_optional_and_costs_energy() -> None:
    spark = dummy_card("spark", BLUE, damage=1, boost=boost(2, damage=3))
    for key, energy, life in (("spark", 3, 8), ("spark+boost", 1, 5)):
        table = mage_at_combo(spark, *cards("x"), energy=3)
        assert table.asks("ardea", "combo") == ["spark", "spark+boost", "x"]
        table.answer("ardea", key)

        assert table.player("ardea").shield == energy
        assert len(table.life) == life
        table.stops_at("announce")


@shows("H27.13")
def test_a_boost_that_cannot_be_paid_is_closed() -> None:
    spark = dummy_card("spark", BLUE, damage=1, boost=boost(2, damage=3))
    table = mage_at_combo(spark, *cards("x"), energy=1)
    with refused("H27.13"):
        table.answer("ardea", "spark+boost")
    table.stops_at("combo")


@shows("H27.14")
def test_energy_is_paid_as_the_card_is_played_not_with_what_the_combo_brings() -> None:
    well = dummy_card("well", BLUE, shield=3, tabs={RED: NO_SYMBOLS})
    spark = dummy_card("spark", RED, damage=1, boost=boost(2, damage=3))
    table = mage_at_combo(well, spark, energy=1)
    table.answer("ardea", "well")
    assert table.player("ardea").shield == 1
    with refused("H27.13"):
        table.answer("ardea", "spark+boost")
    table.answer("ardea", "spark")
    assert table.player("ardea").shield == 4
    table.stops_at("announce")


@shows("H27.14")
def test_the_shield_symbol_of_a_card_does_not_pay_for_its_own_boost() -> None:
    spark = dummy_card("spark", BLUE, shield=2, boost=boost(2, damage=3))
    table = mage_at_combo(spark, *cards("x"), energy=1)
    assert table.asks("ardea", "combo") == ["spark", "x"]
    with refused("H27.13"):
        table.answer("ardea", "spark+boost")
    table.stops_at("combo")


@shows("H27.13", "H27.14")
def test_each_card_of_a_combo_may_be_boosted_as_long_as_there_is_energy() -> None:
    tabs = {BLUE: NO_SYMBOLS}
    sparks = [dummy_card(f"spark{n}", BLUE, tabs=tabs, boost=boost(2, damage=1)) for n in range(3)]
    table = mage_at_combo(*sparks, energy=5)
    table.answer("ardea", "spark0+boost").answer("ardea", "spark1+boost")
    assert table.player("ardea").shield == 1
    assert table.asks("ardea", "combo") == ["spark2", "pass"]
    table.answer("ardea", "spark2")

    assert len(table.life) == 7
    table.stops_at("announce")


@shows("H27.13")
def test_a_card_that_hangs_on_a_tab_of_another_colour_may_be_boosted_too() -> None:
    first = dummy_card("first", BLUE, tabs={RED: tab(damage=1)})
    spark = dummy_card("spark", GREEN, boost=boost(2, damage=3))
    for energy, offered in ((2, ["spark", "spark+boost", "pass"]), (1, ["spark", "pass"])):
        table = mage_at_combo(first, spark, energy=energy, any_tab=True)
        table.answer("ardea", "first")
        assert table.asks("ardea", "combo") == offered
        table.answer("ardea", offered[-2])
        assert len(table.life) == (5 if energy == 2 else 8)
        table.stops_at("announce")
