"""Chapter 22: phase III, drawing and buying (Nachziehen und Kaufen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import RowRefilled
from tafelrunde.games.hexer.nouns import TRASH
from tafelrunde.games.hexer.state.table import Market
from tafelrunde.games.hexer.terms import Kind
from tests.kit.hexer import Table, dummy_card, hexer, player
from tests.kit.shows import shows


def refill(*row: str, **position: Any) -> Table:
    """Wolf is in phase III before a card row, with more cards of cost 1 in its deck."""
    wolf = {"deck": [dummy_card("plain")] * 6} | position.pop("wolf", {})
    new = [dummy_card(f"new{n}", cost=1) for n in range(3)]
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player()},
        "phase": "refill",
        "rows": {"witcher": list(row)},
        "row_decks": {"witcher": new},
    }
    return hexer(**(values | position))


def row_of(table: Table, kind: Kind = Kind.WITCHER) -> list[str]:
    """A card row from its cheapest space."""
    market = table.game.markets[kind]
    assert isinstance(market, Market)
    return [card.id if card else "" for card in market.row]


def costly(cost: int = 9) -> list[str]:
    """Six cards that nobody can pay."""
    return [dummy_card(f"dear{n}", cost=cost) for n in range(6)]


@shows("H22.01", "H22.02")
def test_any_hand_cards_may_be_discarded_before_drawing_up_to_three() -> None:
    hand = [dummy_card("a"), dummy_card("b")]
    table = refill(*costly(), wolf={"hand": hand}).play()
    assert table.asks("wolf", "refill_discard") == ["a", "b"]
    table.answer("wolf", "a")

    assert table.hand("wolf") == ["b", "plain", "plain"]
    assert table.discard_pile("wolf") == ["a"]


@shows("H22.01")
@pytest.mark.parametrize("overlap", [False, True])
@pytest.mark.parametrize("given", ["", "c", "eb", "abd", "abcde"])
def test_any_number_of_hand_cards_may_be_discarded_none_and_all_too(
    given: str, overlap: bool
) -> None:
    hand = [dummy_card(name) for name in "abcde"]
    table = refill(*costly(), wolf={"hand": hand}, overlap=overlap).play()
    assert table.asks("wolf", "refill_discard") == list("abcde")
    table.answer("wolf", *given)

    kept = [name for name in "abcde" if name not in given]
    assert table.hand("wolf") == kept + ["plain"] * (3 - len(kept))
    assert table.discard_pile("wolf") == list(given)


@shows("H22.01")
def test_without_hand_cards_nobody_is_asked_to_discard() -> None:
    table = refill(*costly(), wolf={"hand": []}).play()

    assert table.question is None
    assert table.hand("wolf") == ["plain"] * 3


@shows("H22.02")
def test_with_three_or_more_hand_cards_nothing_is_drawn_or_discarded() -> None:
    hand = [dummy_card(name) for name in "abcd"]
    table = refill(*costly(), wolf={"hand": hand}).play().answer("wolf")

    assert table.hand("wolf") == list("abcd")
    assert table.discard_pile("wolf") == []


@shows("H22.03", "H22.05", "H22.12", "H22.13")
@pytest.mark.parametrize(("column", "cost"), [(0, 1), (1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_card_costs_its_printed_cost_and_the_modifier_of_its_space(
    column: int, cost: int
) -> None:
    row = costly()
    row[column] = dummy_card("wanted", cost=2)
    hand = [dummy_card(name) for name in "abcd"]
    table = refill(*row, wolf={"hand": hand}).play().answer("wolf")
    table.answer("wolf", *"abcd"[:cost])

    assert table.hand("wolf") == [*"abcd"[cost:], "wanted"]
    assert table.discard_pile("wolf") == list("abcd")[:cost]


@shows("H22.05")
def test_no_card_costs_less_than_nothing() -> None:
    table = refill(dummy_card("gift"), *costly()[1:]).play()

    assert table.hand("wolf") == ["plain", "plain", "plain", "gift"]
    assert table.discard_pile("wolf") == []


@shows("H22.06", "H2.02")
def test_a_special_card_costs_one_trashed_card_whatever_its_space() -> None:
    row = [*costly()[:5], dummy_card("special", cost=TRASH)]
    hand = [dummy_card(name) for name in "abc"]
    table = refill(*row, wolf={"hand": hand}).play().answer("wolf")
    table.answer("wolf", "b")

    assert table.hand("wolf") == ["a", "c", "special"]
    assert "b" in table.ids(table.game.out)
    assert table.discard_pile("wolf") == []


@shows("H22.06")
def test_one_hand_card_is_enough_for_a_special_card_at_the_dearest_space() -> None:
    row = [*costly()[:5], dummy_card("special", cost=TRASH)]
    wolf = {"hand": [dummy_card("a")], "deck": []}
    table = refill(*row, wolf=wolf).play().answer("wolf")

    assert table.hand("wolf") == ["special"]
    assert "a" in table.ids(table.game.out)


@shows("H22.06")
def test_a_special_card_at_the_cheapest_space_is_not_free() -> None:
    special = dummy_card("special", cost=TRASH)
    table = refill(special, *costly()[1:], wolf={"hand": [], "deck": []}).play()

    assert table.question is None
    assert table.hand("wolf") == []
    assert row_of(table)[0] == "special"


@shows("H22.10", "H22.11")
def test_who_can_buy_must_and_chooses_what() -> None:
    row = [dummy_card("one"), dummy_card("two"), *costly()[2:]]
    table = refill(*row).play()

    assert table.asks("wolf", "buy") == ["one", "two"]  # no passing
    table.answer("wolf", "two")
    assert table.hand("wolf")[-1] == "two"
    assert "one" in row_of(table)  # just one card is bought


@shows("H22.11")
def test_without_an_affordable_card_nothing_is_bought() -> None:
    table = refill(*costly()).play()

    assert table.hand("wolf") == ["plain"] * 3
    assert row_of(table) == [f"dear{n}" for n in range(6)]


@shows("H22.11", "H22.01")
def test_discarding_first_may_make_a_purchase_impossible() -> None:
    row = [*costly()[:3], dummy_card("three", cost=3), *costly()[4:]]
    hand = [dummy_card(name) for name in "abc"]
    table = refill(*row, wolf={"hand": hand, "deck": [], "fewer": 1}).play().answer("wolf", "a")

    assert table.question is None
    assert table.hand("wolf") == ["b", "c"]


def rows_for_two(**position: Any) -> Table:
    """Witcher and mage row side by side; Wolf buys."""
    witcher = [dummy_card(f"w{n}") for n in range(6)]
    mage = [dummy_card(f"m{n}", kind=Kind.MAGE) for n in range(6)]
    more = dummy_card("more"), dummy_card("spell", kind=Kind.MAGE)
    first = position.pop("first", "wolf")
    second = "alzur" if first == "wolf" else "wolf"
    players = {first: player(deck=[dummy_card("plain")] * 5), second: player()}
    return hexer(
        players=players,
        phase="refill",
        rows={"witcher": witcher, "mage": mage},
        row_decks={"witcher": [more[0]] * 3, "mage": [more[1]] * 3},
    )


@shows("H22.04")
@pytest.mark.parametrize(("who", "letter"), [("wolf", "w"), ("alzur", "m")])
def test_everybody_buys_only_from_the_own_row(who: str, letter: str) -> None:
    table = rows_for_two(first=who).play()

    assert table.asks(who, "buy") == [f"{letter}{n}" for n in range(6)]
    table.stops_at("buy")


@shows("H22.07", "H22.09", "H22.14", "H5.17")
def test_the_facing_card_goes_too_and_both_rows_move_up() -> None:
    table = rows_for_two().play().answer("wolf", "w2")

    assert row_of(table) == ["w0", "w1", "w3", "w4", "w5", "more"]
    assert row_of(table, Kind.MAGE) == ["m0", "m1", "m3", "m4", "m5", "spell"]
    mages = table.game.markets[Kind.MAGE]
    assert mages is not None
    assert table.ids(mages.discards) == ["m2"]


@shows("H22.07", "H22.09")
def test_the_purchase_of_a_mage_takes_the_facing_witcher_card_along() -> None:
    table = rows_for_two(first="alzur").play().answer("alzur", "m2")

    assert row_of(table, Kind.MAGE) == ["m0", "m1", "m3", "m4", "m5", "spell"]
    assert row_of(table) == ["w0", "w1", "w3", "w4", "w5", "more"]
    witchers = table.game.markets[Kind.WITCHER]
    assert witchers is not None
    assert table.ids(witchers.discards) == ["w2"]


@shows("H22.08")
def test_with_one_row_nothing_is_discarded_along() -> None:
    table = refill(*[dummy_card(f"w{n}") for n in range(6)]).play().answer("wolf", "w2")
    market = table.game.markets[Kind.WITCHER]

    assert market is not None
    assert market.discards == []
    assert row_of(table) == ["w0", "w1", "w3", "w4", "w5", "new0"]
    (told,) = table.events(RowRefilled)
    assert (told.row, told.cards) == ("witcher", ("new0",))


@shows("H5.09")
def test_seven_hand_cards_are_the_limit_after_buying_too() -> None:
    hand = [dummy_card(name) for name in "abcdefg"]
    table = refill(dummy_card("gift"), *costly()[1:], wolf={"hand": hand}).play().answer("wolf")

    assert len(table.asks("wolf", "discard")) == 8
    table.answer("wolf", "a")
    assert len(table.hand("wolf")) == 7


@shows("H22.07")
def test_a_gap_that_faces_the_bought_card_is_no_card() -> None:
    table = rows_for_two()
    mages = table.game.markets[Kind.MAGE]
    assert mages is not None
    mages.discards += [card for card in mages.row[2:] if card is not None]
    mages.row[2:] = [None] * 4
    mages.discards += mages.deck
    mages.deck.clear()
    table.play().answer("wolf", "w2")

    assert "w2" in table.hand("wolf")
    assert row_of(table, Kind.MAGE)[:2] == ["m0", "m1"]


@shows("H22.02")
def test_a_trophy_lets_its_owner_draw_up_to_four() -> None:
    table = refill(*costly(), wolf={"hand": [], "trophies": ["leshen"]}).play()

    assert len(table.hand("wolf")) == 4
