"""Chapter 5: cards and deck (Karten und Deck)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import TRASH
from tafelrunde.games.hexer.rules.deck import draw, gain_card
from tafelrunde.games.hexer.state.physical import HIDDEN
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Expansion, Kind
from tafelrunde.games.hexer.vocabulary import DiscardCards, DiscardRandom, Draw, TrashCards
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_token,
    fighting,
    hexer,
    player,
)
from tests.kit.shows import shows

BASE = [each.value for each in Expansion if each is not Expansion.MONSTERJAGD]


def cards(*names: str) -> list[str]:
    """Neutral cards of these names."""
    return [dummy_card(name) for name in names]


def refilling(**wolf: Any) -> Table:
    """The wolf in phase III with nothing to buy."""
    seed = wolf.pop("seed", 0)
    players = {"wolf": player(**wolf), "bear": player()}
    empty = {"witcher": list[str]()}
    return hexer(phase="refill", players=players, rows=empty, row_decks=empty, seed=seed)


# --- The start deck -------------------------------------------------------------------------------


@shows("H5.01", "H5.02")
@pytest.mark.parametrize("character", library.CHARACTERS)
@pytest.mark.parametrize("monsterjagd", [False, True])
def test_a_start_deck_has_10_cards_and_with_monsterjagd_a_unique_eleventh(
    character: str, monsterjagd: bool
) -> None:
    other = "cat" if character == "wolf" else "wolf"
    expansions = [*BASE, *["monsterjagd"] * monsterjagd]
    game = HEXER.new({"characters": [character, other], "expansions": expansions}, seed=1)

    own = [card.id for card in game.players[0].hand + game.players[0].deck]
    unique = library.character(character).special.id
    assert len(own) == 10 + monsterjagd
    assert own.count(unique) == monsterjagd
    assert unique not in [card.id for card in game.players[1].deck + game.players[1].hand]


# --- What can be seen -----------------------------------------------------------------------------


@shows("H5.03", "H5.04", "H5.08")
def test_hand_and_deck_are_secret_and_the_discard_pile_is_open() -> None:
    one, two, three, four = cards("one", "two", "three", "four")
    wolf = player(hand=[one], deck=[two, three], discard_pile=[four])
    seen = hexer(players={"wolf": wolf, "bear": player()}).view("bear").players[0]

    assert seen.hand == [HIDDEN]
    assert seen.deck == [HIDDEN, HIDDEN]
    assert [card.id for card in seen.discard_pile] == ["four"]


@shows("H5.03", "H5.08", "H5.19")
def test_a_player_sees_which_cards_are_in_the_own_deck_but_not_their_order() -> None:
    wolf = player(hand=cards("one"), deck=cards("two", "three", "four"))
    table = hexer(players={"wolf": wolf, "bear": player()})

    views = list[list[str]]()
    for order in (["two", "three", "four"], ["four", "two", "three"]):
        deck = table.player("wolf").deck
        deck.sort(key=lambda card: order.index(card.id), reverse=True)
        assert table.deck("wolf") == order
        seen = table.view("wolf").players[0]
        assert table.ids(seen.hand) == ["one"]
        views.append(table.ids(seen.deck))
    assert views[0] == views[1]
    assert sorted(views[0]) == ["four", "three", "two"]


# --- Drawing --------------------------------------------------------------------------------------


@shows("H5.05")
def test_who_must_draw_from_an_empty_deck_shuffles_the_discard_pile_and_draws_on() -> None:
    table = refilling(deck=cards("last"), discard_pile=cards("a", "b", "c", "d", "e"))
    table.play()

    hand = table.hand("wolf")
    assert hand[0] == "last"
    assert len(hand) == 3
    assert table.discard_pile("wolf") == []
    assert sorted(table.deck("wolf") + hand[1:]) == ["a", "b", "c", "d", "e"]
    assert [event.cards for event in table.events(events.DeckRenewed)] == [5]


@shows("H5.05")
def test_the_discard_pile_is_shuffled_when_it_becomes_the_deck() -> None:
    hands = set[tuple[str, ...]]()
    for seed in range(12):
        table = refilling(seed=seed, deck=cards("last"), discard_pile=cards(*"abcde")).play()
        hands.add(tuple(table.hand("wolf")[1:]))

    assert len(hands) > 3


@shows("H5.06")
def test_a_deck_that_merely_ran_out_is_not_renewed() -> None:
    table = refilling(deck=cards("one", "two", "three"), discard_pile=cards("old")).play()

    assert table.hand("wolf") == ["one", "two", "three"]
    assert table.deck("wolf") == []
    assert table.discard_pile("wolf") == ["old"]


@shows("H5.07")
@pytest.mark.parametrize(
    ("deck", "discards"),
    [([], []), (["one"], []), (["one"], ["two"]), (["one", "two"], ["three"])],
)
def test_who_has_too_few_cards_draws_as_many_as_there_are(
    deck: list[str], discards: list[str]
) -> None:
    table = refilling(deck=cards(*deck), discard_pile=cards(*discards)).play()

    assert table.hand("wolf") == deck + discards
    assert table.deck("wolf") + table.discard_pile("wolf") == []
    assert table.question is None
    assert len(table.events(events.CardsDrawn)) == bool(deck)
    assert len(table.events(events.DeckRenewed)) == bool(discards)


@shows("H27.26")
@pytest.mark.parametrize(("index", "hand"), [(0, []), (1, []), (2, ["old"])])
def test_for_the_players_of_a_fight_the_discard_pile_does_not_become_a_new_deck(
    index: int, hand: list[str]
) -> None:
    def one_card_is_drawn(game: Game) -> Flow[None]:
        draw(game, game.players[index], 1, "H27.23")
        yield from ()

    names = ("wolf", "bear", "cat")
    players = {name: player(deck=[], discard_pile=cards("old")) for name in names}
    table = hexer(players=players, phase="confrontation", fight={"against": "bear"})
    table.play(one_card_is_drawn)

    assert table.hand(names[index]) == hand


# --- The hand limit -------------------------------------------------------------------------------


@shows("H5.09")
def test_no_player_holds_more_than_7_cards_even_after_buying() -> None:
    hand = cards("a", "b", "c", "d", "e", "f", "g")
    table = hexer(
        phase="refill",
        players={"wolf": player(hand=hand), "bear": player()},
        rows={"witcher": [dummy_card("bought")]},
        row_decks={"witcher": []},
    ).play()
    table.answer("wolf")  # nothing is discarded before

    assert table.asks("wolf", "discard") == [*hand, "bought"]
    table.answer("wolf", "b")
    assert table.hand("wolf") == ["a", "c", "d", "e", "f", "g", "bought"]
    assert table.discard_pile("wolf") == ["b"]


@shows("H5.10")
def test_outside_a_fight_surplus_cards_are_discarded_by_own_choice_at_once() -> None:
    hand = cards("a", "b", "c", "d", "e", "f")
    wolf = player(place="vizima", hand=hand, deck=cards("x", "y", "z"))
    windfall = dummy_token("windfall", [Draw(3)])
    players = {"wolf": wolf, "bear": player()}
    table = hexer(players=players, destruction_on={"vizima": windfall}).play().passes("wolf")

    with pytest.raises(Exception, match="takes 2 of its options"):
        table.answer("wolf", "a")
    assert table.asks("wolf", "discard") == [*hand, "x", "y", "z"]
    table.answer("wolf", "z", "a")
    assert table.hand("wolf") == ["b", "c", "d", "e", "f", "x", "y"]
    assert table.discard_pile("wolf") == ["z", "a"]


# --- Gaining a card of cost 0 ---------------------------------------------------------------------


def beaten(row: list[str], deck: list[str], who: str = "wolf", **position: Any) -> Table:
    """A player loses a fight against a monster with cards left, and may gain a card."""
    foe, claw = dummy_monster("foe"), dummy_attack("claw", charge=9)
    kind = "mage" if who == "alzur" else "witcher"
    players = {who: player(deck=[], hand=[dummy_card("last")], shield=0), "bear": player()}
    values: dict[str, Any] = {
        "players": players,
        "phase": "confrontation",
        "monsters": {"forest": foe},
        "fight": {"against": foe, "life": [claw] * 4, "turn": 1},
        "rows": {kind: row},
        "row_decks": {kind: deck},
    }
    return hexer(**(values | position)).play().answer("bear", "charge")


def market_row(table: Table, kind: Kind = Kind.WITCHER) -> list[str | None]:
    """A card row, the cheapest space first."""
    market = table.game.markets[kind]
    assert market is not None
    return [card.id if card is not None else None for card in market.row]


def free(name: str, **fields: Any) -> str:
    """A card of cost 0."""
    return dummy_card(name, cost=0, **fields)


@shows("H5.11", "H5.12", "H5.13", "H5.17")
def test_a_card_of_printed_cost_0_goes_from_the_own_row_to_the_discard_pile() -> None:
    cheaper, special = dummy_card("cheaper", cost=1), dummy_card("special", cost=TRASH)
    dear = dummy_card("dear", cost=2)
    row = [cheaper, free("left"), special, dear, free("right"), dear]
    table = beaten(row, [free("new"), dear])

    assert table.asks("wolf", "gain_card") == ["left", "right"]  # not by the modified cost
    table.answer("wolf", "left")

    assert table.discard_pile("wolf") == ["left"]
    assert table.hand("wolf") == []
    assert market_row(table) == ["cheaper", "special", "dear", "right", "dear", "new"]


@shows("H5.11", "H2.06")
def test_a_mage_gains_the_card_from_the_mage_row() -> None:
    table = beaten([free("spell", kind=Kind.MAGE)], [], who="alzur")

    assert table.discard_pile("alzur") == ["spell"]


@shows("H5.14")
def test_without_a_card_of_cost_0_in_the_row_the_deck_is_revealed_up_to_the_first() -> None:
    others = [dummy_card(f"dear{n}", cost=1) for n in range(6)]
    special = dummy_card("special", cost=TRASH)
    row = [dummy_card("dear", cost=1)] * 6
    table = beaten(row, [special, *others, free("first"), free("second")])

    assert table.question is None  # nothing to choose
    assert table.discard_pile("wolf") == ["first"]
    assert market_row(table) == ["dear"] * 6
    left = table.ids(table.game.own_market(table.player("wolf")).deck)[::-1]
    assert sorted(left) == sorted(["special", *others, "second"])
    assert left != ["special", *others, "second"]  # shuffled back


@shows("H5.14")
def test_the_top_card_of_the_deck_may_be_the_one() -> None:
    dear = dummy_card("dear", cost=1)
    table = beaten([dear], [free("top"), dear, free("bottom")])

    assert table.discard_pile("wolf") == ["top"]


@shows("H5.15")
def test_if_neither_row_nor_deck_holds_a_card_of_cost_0_none_is_gained() -> None:
    dear = dummy_card("dear", cost=1)
    table = beaten([dear, dummy_card("special", cost=TRASH)], [dear])

    assert table.question is None
    assert table.discard_pile("wolf") == []
    assert table.deck("wolf") == ["last"]


def two_rows(**wolf: Any) -> Table:
    """The wolf and a mage with both card rows laid out; the wolf has already moved."""
    spells = [dummy_card(f"spell{n}", kind=Kind.MAGE) for n in range(6)]
    swords = [free("sword0"), *[dummy_card(f"sword{n}", cost=9) for n in range(1, 6)]]
    players = {"wolf": player(moved=True, **wolf), "alzur": player()}
    decks = {"witcher": cards("new"), "mage": cards("unseen")}
    return hexer(players=players, rows={"witcher": swords, "mage": spells}, row_decks=decks)


def check_that_only_the_first_sword_is_gone(table: Table) -> None:
    swords = [f"sword{n}" for n in range(1, 6)]
    assert market_row(table) == [*swords, "new"]
    assert market_row(table, Kind.MAGE) == [f"spell{n}" for n in range(6)]


@shows("H5.16", "H5.17")
def test_gaining_a_card_leaves_the_other_card_row_untouched() -> None:
    table = two_rows().play(lambda game: gain_card(game, game.player, "H28.21"))

    assert table.discard_pile("wolf") == ["sword0"]
    check_that_only_the_first_sword_is_gone(table)


@shows("H5.16", "H5.17")
def test_swapping_a_card_leaves_the_other_card_row_untouched() -> None:
    table = two_rows(place="vengerberg", hand=cards("given")).play()
    table.answer("wolf", "swap_card")

    assert table.hand("wolf") == ["sword0"]
    check_that_only_the_first_sword_is_gone(table)
    table.stops_at("phase_one")


@shows("H5.16", "H5.17")
def test_trashing_from_the_display_leaves_the_other_card_row_untouched() -> None:
    table = two_rows(place="vizima", hand=cards("kept")).play()
    table.answer("wolf", "trash_display").answer("wolf", "sword0").passes("wolf")

    assert "sword0" in table.ids(table.game.out)
    check_that_only_the_first_sword_is_gone(table)
    table.stops_at("phase_one")


@shows("H5.18")
def test_an_empty_market_deck_is_renewed_from_what_was_discarded_from_its_row() -> None:
    old = cards("old0", "old1", "old2", "old3", "old4")
    table = beaten([free("one"), free("two")], [], row_discards={"witcher": old})
    table.answer("wolf", "one")

    row, market = market_row(table), table.game.own_market(table.player("wolf"))
    assert row[0] == "two"
    assert sorted(map(str, row[1:])) == old
    assert row[1:] != old[::-1]  # they were shuffled
    assert (market.deck, market.discards) == ([], [])


@shows("H5.18")
def test_without_discarded_cards_the_space_of_the_row_stays_empty() -> None:
    table = beaten([free("one"), free("two"), dummy_card("dear", cost=1)], [])
    table.answer("wolf", "two")

    assert market_row(table) == ["one", "dear", None, None, None, None]


@shows("H5.14", "H5.18")
def test_the_deck_to_be_revealed_is_renewed_first() -> None:
    discards = [dummy_card("dear", cost=1), free("found")]
    table = beaten([], [], row_discards={"witcher": discards})

    assert table.discard_pile("wolf") == ["found"]
    assert market_row(table) == [None] * 6


# --- Losing cards ---------------------------------------------------------------------------------


@shows("H26.08")
@pytest.mark.parametrize(
    ("effect", "discarded", "trashed"),
    [
        (DiscardCards(2), ["held", "top"], []),
        (DiscardRandom(2), ["held", "top"], []),
        (TrashCards(2), [], ["held", "top"]),
    ],
)
def test_cards_are_lost_from_the_hand_first_and_then_from_the_top_of_the_deck(
    effect: Effect, discarded: list[str], trashed: list[str]
) -> None:
    wolf = player(hand=cards("held"), deck=cards("top", "next", "low"), shield=1)
    players = {"wolf": wolf, "bear": player()}
    table = fighting(players, [effect], turn=1, step="begin").play()
    table.answer("bear", "charge")

    assert table.hand("wolf") == ["next"]  # drawn afterwards
    assert table.discard_pile("wolf") == discarded
    assert [card for card in table.ids(table.game.out) if card in ("held", "top")] == trashed
    moved = [(event.card, event.source) for event in table.events(events.CardMoved)]
    assert moved == list(zip(discarded, ["hand", "deck"], strict=False))
    told = [card for event in table.events(events.CardsTrashed) for card in event.cards]
    assert told == trashed
    assert table.player("wolf").shield == 1
    table.stops_at("announce")
