"""Chapter 27, step IV: draw cards, and put the combo away (Nachziehen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import CardsDrawn
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, Ability, Moment, Occasion, When
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import Draw, GainGold
from tafelrunde.games.hexer.vocabulary.abilities import DrawMore, Echo
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    dummy_potion,
    levels,
)
from tests.kit.hexer_fights import cards, claws, combo_card, fight_begins, hunt, plain, tab
from tests.kit.shows import shows

BLUE = Colour.BLUE


def after(*chosen: str, **wolf: Any) -> Table:
    """The wolf has played these cards as a combo; one more card stays in the hand."""
    hand = [*chosen, *cards("left")]
    fight = wolf.pop("fight", {})
    table = hunt({"hand": hand, "deck": plain(9)} | wolf, life=claws(9), **fight).play()
    for card in chosen:
        table.answer("wolf", card)
    return table


def drawn(table: Table) -> int:
    """How many cards were drawn in step IV."""
    return sum(event.cards for event in table.events(CardsDrawn) if event.why == "H27.23")


@shows("H27.23")
@pytest.mark.parametrize("combat", [1, 2, 3, 4, 5])
def test_as_many_cards_are_drawn_as_the_level_of_combat(combat: int) -> None:
    table = after(*cards("x"), levels=levels(combat, 1, 1, 1))

    assert drawn(table) == combat
    assert len(table.deck("wolf")) == 9 - combat
    table.stops_at("announce")


@shows("H27.24")
@pytest.mark.parametrize(
    ("combat", "symbols", "expected"), [(2, 1, 3), (2, -1, 1), (2, -3, 0), (1, -2, 0)]
)
def test_symbols_change_the_number_but_never_below_zero(
    combat: int, symbols: int, expected: int
) -> None:
    table = after(dummy_card("card", draw=symbols), levels=levels(combat, 1, 1, 1))

    assert drawn(table) == expected
    table.stops_at("announce")


@shows("H27.24")
def test_symbols_of_all_cards_and_used_tabs_and_of_potions_add_up() -> None:
    first = dummy_card("first", BLUE, draw=-1, tabs={BLUE: tab(draw=2)})
    second = dummy_card("second", BLUE, draw=1)
    brew = dummy_potion("brew", do=[DrawMore(1)])
    wolf = {"hand": [first, second, *cards("left")], "deck": plain(9), "potions": [brew]}
    table = hunt(wolf, life=claws(9)).play()
    table.answer("wolf", "brew").answer("wolf", "first").answer("wolf", "second")

    assert drawn(table) == 1 - 1 + 2 + 1 + 1
    assert table.fighter("wolf").draw == 0  # for this combat turn only
    table.stops_at("announce")


@shows("H27.25", "H5.09")
def test_cards_are_drawn_only_up_to_the_seventh() -> None:
    hand = cards("x", "a", "b", "c", "d", "e")
    wolf = {"hand": hand, "deck": plain(6), "levels": levels(4, 1, 1, 1)}
    table = hunt(wolf, life=claws(9)).play()
    table.answer("wolf", "x")

    assert drawn(table) == 2
    assert len(table.hand("wolf")) == 7
    assert len(table.deck("wolf")) == 4
    table.stops_at("announce")


@shows("H27.26")
def test_the_discard_pile_does_not_become_a_new_deck_during_a_fight() -> None:
    table = after(*cards("x"), deck=plain(1), discard_pile=plain(8), levels=levels(3, 1, 1, 1))

    assert drawn(table) == 1
    assert table.deck("wolf") == []
    assert len(table.discard_pile("wolf")) == 9
    table.stops_at("announce")


@shows("H5.05")
def test_an_ability_before_the_life_decks_renews_an_empty_deck() -> None:
    horn = dummy_monster("horn", trophy=Ability(Moment.FIGHT_BEGINS, [Draw(2)]))
    own = {"hand": [], "deck": [], "discard_pile": cards(*"abcde"), "trophies": [horn]}
    table = fight_begins(dummy_monster("foe"), "horn", wolf=own)

    assert len(table.hand("wolf")) == 2
    assert len(table.deck("wolf")) == 3
    assert sorted(table.hand("wolf") + table.deck("wolf")) == list("abcde")
    assert table.discard_pile("wolf") == []


@shows("H27.26")
def test_an_ability_during_the_fight_does_not_renew_an_empty_deck() -> None:
    horn = dummy_monster("horn", trophy=Ability(Moment.EFFECTS, [Draw(2)]))
    own = {"hand": cards("x", "y"), "deck": [], "discard_pile": cards(*"abcde")}
    table = hunt(own | {"trophies": [horn]}, life=claws(9)).play().answer("wolf", "horn")

    assert table.hand("wolf") == ["x", "y"]
    assert table.discard_pile("wolf") == list("abcde")
    table.stops_at("combo")


@shows("H27.27", "H27.28")
def test_after_drawing_the_combo_goes_onto_the_discard_pile_the_last_card_on_top() -> None:
    first = dummy_card("first", BLUE, tabs={BLUE: NO_SYMBOLS})
    breath = dummy_mutagen("breath", [DrawMore(1)], Moment.DRAW)
    table = after(first, *cards("second"), discard_pile=cards("old"), mutagens=[breath])
    assert table.asks("wolf", "draw_ability") == ["breath", "pass"]
    assert table.discard_pile("wolf") == ["old"]  # not before the cards are drawn
    table.answer("wolf", "breath")

    assert drawn(table) == 2
    assert table.discard_pile("wolf") == ["old", "first", "second"]
    table.stops_at("announce")


@pytest.mark.parametrize(("life", "gold"), [(2, 2), (9, 7)])
def test_what_waits_for_the_end_of_the_first_turn_needs_a_fight_that_goes_on(
    life: int, gold: int
) -> None:
    foe = dummy_monster("foe", ability=[When(Occasion.FIRST_TURN_ENDS, [GainGold(7)])])
    wolf = {"hand": [combo_card("strike"), *cards("x")], "deck": plain(4), "space": 4}
    table = hunt(wolf, foe, life=claws(life)).play().answer("wolf", "strike")

    assert table.gold("wolf") == gold  # 2 for the victory
    table.stops_at(table.question) if table.question is not None else None


@shows("H27.01")
def test_a_fight_that_the_combo_ends_has_no_step_four() -> None:
    breath = dummy_mutagen("breath", [DrawMore(1)], Moment.DRAW)
    wolf = {"hand": [combo_card("strike"), *cards("x")], "deck": plain(4), "mutagens": [breath]}
    table = hunt(wolf, life=claws(2)).play()
    table.answer("wolf", "strike")

    assert table.question != "draw_ability"
    assert drawn(table) == 0
    table.stops_at(table.question or "")


@pytest.mark.parametrize(("others", "returned"), [(0, True), (6, False)])
def test_an_echo_returns_the_first_card_after_step_four_if_there_is_room(
    others: int, returned: bool
) -> None:
    brew = dummy_potion("brew", do=[Echo()])
    first = dummy_card("first", BLUE, tabs={BLUE: NO_SYMBOLS})
    second = dummy_card("second", Colour.RED)
    hand = [first, second, *plain(others)]
    wolf = {"hand": hand, "deck": plain(9), "potions": [brew], "levels": levels(1, 1, 1, 1)}
    table = hunt(wolf, life=claws(9)).play()
    table.answer("wolf", "brew").answer("wolf", "first")
    if others:
        table.answer("wolf", "pass")

    assert ("first" in table.hand("wolf")) == returned
    assert ("first" in table.discard_pile("wolf")) != returned
    table.stops_at("announce")
