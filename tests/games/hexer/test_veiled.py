"""Chapter 5: hands are secret (H5.08), so at a veiled table silence tells nothing about them.

Every test stands at one table with two hands that only their owner can tell apart.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour, Kind, Terrain
from tafelrunde.games.hexer.turn.actions import swap_card
from tafelrunde.games.hexer.vocabulary import Seek, Suffer
from tafelrunde.games.hexer.vocabulary.monsters import (
    DiscardByCost,
    DiscardColourOr,
    DiscardMostTabs,
    DiscardTerrainOr,
    PlayChainOr,
)
from tests.kit.hexer import Table, boost, dummy_attack, dummy_card, hexer
from tests.kit.hexer_fights import claws, hunt, plain, tab
from tests.kit.shows import shows

BLUE, RED = Colour.BLUE, Colour.RED
NONE: dict[str, Any] = {}


def card(name: str, colour: Colour = BLUE, *, chain: bool = False, **fields: Any) -> str:
    """A neutral card; a chain takes blue cards."""
    return dummy_card(name, colour, tabs={BLUE: tab(damage=1)} if chain else None, **fields)


def combat(hand: list[str], *, veiled: bool, wolf: dict[str, Any] = NONE, **fight: Any) -> Table:
    """The wolf's combat turn against a neutral monster."""
    values = {"hand": hand, "deck": plain(9)} | wolf
    return hunt(values, life=claws(9), position={"veiled": veiled}, **fight).play()


def struck(hand: list[str], attack: Effect, *, veiled: bool) -> Table:
    """The monster's attack has this effect for the wolf."""
    life = [dummy_attack("blow", charge=[attack]), *claws(3)]
    wolf = {"hand": hand, "deck": plain(9)}
    table = hunt(wolf, life=life, turn=1, position={"veiled": veiled}).play()
    return table.answer("bear", "charge")


# --- Combos ---------------------------------------------------------------------------------------


@shows("H5.08", "H27.09")
@pytest.mark.parametrize("colour", [BLUE, RED])
def test_another_combo_card_is_asked_for_whether_one_fits_or_not(colour: Colour) -> None:
    table = combat([card("a", chain=True), card("b", colour)], veiled=True).answer("wolf", "a")
    assert table.why("wolf") == "H27.09"
    assert table.asks("wolf", "combo") == (["b", "pass"] if colour is BLUE else ["pass"])
    table.passes("wolf").stops_at("announce")


@shows("H27.09")
def test_nobody_is_asked_for_a_card_that_everybody_knows_not_to_fit() -> None:
    alone = combat([card("a", chain=True)], veiled=True)
    assert alone.question == "announce", "a single card, and none is left to follow"
    alone.stops_at("announce")
    loose = combat([card("a"), card("b")], veiled=True).answer("wolf", "a")
    loose.stops_at("announce")
    last = combat([card("a", chain=True), card("b"), card("c")], veiled=True)
    last.answer("wolf", "a").answer("wolf", "b").stops_at("announce")
    hamper = {"coming": [{"combo_at_most": 1}]}
    full = combat([card("a", chain=True), card("b")], veiled=True, attacker=hamper)
    full.answer("wolf", "a").stops_at("announce")


@shows("H5.08", "H27.06")
@pytest.mark.parametrize("other", ["a", "b"])
def test_the_first_card_is_asked_for_even_if_all_are_equal(other: str) -> None:
    table = combat([card("a"), card(other)], veiled=True)
    assert table.asks("wolf", "combo") == list(dict.fromkeys(["a", other]))
    table.answer("wolf", "a").stops_at("announce")


@shows("H5.08", "H27.13")
@pytest.mark.parametrize("boosted", [True, False])
def test_a_mage_is_asked_for_a_single_card_whether_it_has_a_boost_or_not(boosted: bool) -> None:
    spell = card("a", kind=Kind.MAGE, boost=boost(1, damage=1) if boosted else None)
    foe = {"phase": "confrontation", "monsters": {"forest": {"id": "harpy", "place": "vizima"}}}
    othar = {"place": "vizima", "hand": [spell], "deck": plain(9), "shield": 2}
    table = hexer(
        players={"othar": othar, "bear": {}},
        fight={"against": "harpy", "life": claws(9)},
        veiled=True,
        **foe,
    ).play()
    assert table.asks("othar", "combo") == (["a", "a+boost"] if boosted else ["a"])
    table.answer("othar", "a").stops_at("announce")


@shows("H5.08", "H26.13", "H27.07")
@pytest.mark.parametrize("colour", [BLUE, RED])
def test_a_hampered_first_card_is_asked_for_even_if_none_is_allowed(colour: Colour) -> None:
    hamper = {"coming": [{"only": [int(BLUE)]}]}
    table = combat([card("a", colour)], veiled=True, attacker=hamper)
    assert table.asks("wolf", "combo") == (["a"] if colour is BLUE else ["pass"])
    if colour is RED:
        assert table.closed("wolf", "a") == "H26.13"
    table.answer("wolf", *table.asks("wolf")).stops_at("announce")
    assert table.hand("wolf").count("a") == (0 if colour is BLUE else 1)


@shows("H5.08", "H27.13")
def test_a_first_card_that_chance_chooses_is_asked_for_too() -> None:
    hamper = {"coming": [{"first_from_deck": True}]}
    table = combat([card("a")], veiled=True, attacker=hamper)
    assert table.asks("wolf", "combo") == ["plain"]
    table.answer("wolf", "plain").stops_at("announce")


@pytest.mark.parametrize("hand", [["a"], ["a", "a"]])
def test_elsewhere_a_single_answer_is_not_asked_for(hand: list[str]) -> None:
    table = combat([card(name, chain=True) for name in hand], veiled=False)
    assert table.question == ("announce" if len(hand) == 1 else "combo")
    table.stops_at("announce" if len(hand) == 1 else "combo")


# --- What an attack takes -------------------------------------------------------------------------

OTHERWISE = [Suffer(1)]


@shows("H5.08", "H26.08")
@pytest.mark.parametrize(
    ("attack", "fits", "fails"),
    [
        (DiscardColourOr([BLUE], OTHERWISE), BLUE, RED),
        (DiscardTerrainOr(Terrain.WATER, OTHERWISE), Terrain.WATER, Terrain.FOREST),
        (PlayChainOr(1, OTHERWISE), BLUE, RED),
    ],
)
def test_a_card_that_may_be_given_is_asked_for_whether_there_is_one_or_not(
    attack: Effect, fits: Any, fails: Any
) -> None:
    keys = set()
    for what in (fits, fails):
        kind = {"terrain": what} if isinstance(what, Terrain) else {"colour": what}
        table = struck([dummy_card("a", **kind)], attack, veiled=True)
        keys.add(table.question)
        table.answer("wolf", table.asks("wolf")[-1])
        assert table.question is not None
        table.stops_at(table.question)
    assert len(keys) == 1


@shows("H5.08")
def test_a_chain_is_asked_for_only_from_a_hand_that_is_large_enough() -> None:
    chain = PlayChainOr(2, OTHERWISE)
    pair = struck([card("a"), card("b", RED)], chain, veiled=True)
    assert pair.asks("wolf", "play_chain") == ["pass"]
    pair.passes("wolf").stops_at("combo")
    single = struck([card("a")], chain, veiled=True)
    single.stops_at("announce")


@shows("H5.08")
@pytest.mark.parametrize("attack", [DiscardByCost(highest=True), DiscardMostTabs()])
@pytest.mark.parametrize("equal", [True, False])
def test_a_card_to_be_given_is_asked_for_even_if_only_one_is_meant(
    attack: Effect, equal: bool
) -> None:
    hand = [card("a", cost=2, chain=True), card("b", cost=2 if equal else 1, chain=equal)]
    table = struck([*hand, card("c")], attack, veiled=True)
    assert table.asks("wolf", "discard") == (["a", "b"] if equal else ["a"])
    table.answer("wolf", "a").stops_at("combo")
    assert table.discard_pile("wolf") == ["a"]


# --- Outside of fights ----------------------------------------------------------------------------


@shows("H5.08", "H11.03")
@pytest.mark.parametrize("other", ["a", "b"])
def test_what_pays_for_a_move_is_asked_even_if_all_cards_are_equal(other: str) -> None:
    hand = [card(name, terrain=Terrain.WATER) for name in ("a", other, other)]
    table = hexer(players={"wolf": {"hand": hand, "place": "vizima"}, "bear": {}}, veiled=True)
    table.play().answer("wolf", "go:novigrad")
    assert table.asks("wolf", "pay") == list(dict.fromkeys(["a", other]))
    table.answer("wolf", other)
    left = ["a", other] if other != "a" else ["a"]
    assert table.asks("wolf", "pay_rest") == left
    table.answer("wolf", "a").stops_at("phase_one")


@shows("H5.08", "H10.05")
@pytest.mark.parametrize("terrain", list(Terrain))
def test_whoever_holds_a_card_is_asked_where_to_go(terrain: Terrain) -> None:
    wolf = {"hand": [dummy_card("a", terrain=terrain)], "place": "vizima", "gold": 0}
    table = hexer(players={"wolf": wolf, "bear": {}}, veiled=True).play()
    assert table.asks("wolf", "phase_one")[-1] == "pass"
    table.stops_at("phase_one")


@shows("H5.08", "H10.06")
@pytest.mark.parametrize("terrain", list(Terrain))
def test_whoever_may_begin_early_is_asked_whatever_card_it_is(terrain: Terrain) -> None:
    bear = {"hand": [dummy_card("a", terrain=terrain)], "place": "vizima", "gold": 0}
    wolf = {"hand": [card("x"), card("y")]}
    players = {"wolf": wolf, "bear": bear, "cat": {}}
    table = hexer(players=players, phase="refill", overlap=True, veiled=True).play()
    assert table.asks("bear", "early_move")[-1] == "pass"
    table.stops_at("refill_discard")


@shows("H5.08", "H16.14")
@pytest.mark.parametrize("cost", [0, 4])
def test_a_card_to_swap_is_asked_for_even_if_none_can_be_given(cost: int) -> None:
    dear = [dummy_card(f"dear{number}", cost=5) for number in range(6)]
    wolf = {"hand": [card("a", cost=cost)]}
    table = hexer(players={"wolf": wolf, "bear": {}}, rows={"witcher": dear}, veiled=True)
    table.play(lambda game: swap_card(game, game.player))
    assert table.asks("wolf", "swap_give") == (["a"] if cost else ["pass"])
    table.answer("wolf", *table.asks("wolf"))
    if cost:
        table.stops_at("swap_take")
    else:
        assert table.hand("wolf") == ["a"]


@shows("H5.08", "H5.19")
@pytest.mark.parametrize("blue", [0, 1, 2])
def test_a_card_sought_in_the_deck_is_asked_for_however_many_there_are(blue: int) -> None:
    deck = [card(f"b{number}") for number in range(blue)] + [card("r", RED)]
    table = hexer(players={"wolf": {"hand": [], "deck": deck}, "bear": {}}, veiled=True)
    wanted = Seek(1, deck_too=True, colour=BLUE)
    table.play(lambda game: carry_out((wanted,), Now(game, game.player, "H20.07")))
    assert table.asks("wolf", "seek") == [f"b{number}" for number in range(blue)]
    table.answer("wolf", *table.asks("wolf")[:1])
    assert table.hand("wolf") == (["b0"] if blue else [])


@shows("H5.08", "H11.03")
@pytest.mark.parametrize("cards", [1, 2])
def test_two_equal_cards_are_asked_for_and_a_single_one_is_not(cards: int) -> None:
    hand = [card("a", terrain=Terrain.WATER)] * cards
    table = hexer(players={"wolf": {"hand": hand, "place": "vizima"}, "bear": {}}, veiled=True)
    table.play().answer("wolf", "go:ban_ard")

    assert (table.question == "pay") is (cards == 2)
    if cards == 2:
        table.answer("wolf", "a")
    assert table.place("wolf") == "ban_ard"
    if table.question is not None:
        table.stops_at("phase_one")


@shows("H5.08")
@pytest.mark.parametrize("attack", [DiscardByCost(highest=True), DiscardMostTabs()])
def test_one_of_two_cards_to_be_given_is_asked_for(attack: Effect) -> None:
    table = struck([card("a"), card("b", cost=2, chain=True)], attack, veiled=True)

    assert table.asks("wolf", "discard") == ["b"]
    table.stops_at("discard")


@shows("H5.08")
@pytest.mark.parametrize(("deck", "asked"), [(3, True), (0, False)])
def test_a_card_sought_in_an_empty_deck_is_no_secret(deck: int, asked: bool) -> None:
    def rule(game: Game) -> Flow[None]:
        seek = Seek(1, deck_too=True, colour=RED)
        yield from carry_out((seek,), Now(game, game.player, "H20.07"))

    wolf = {"hand": [], "deck": [card("a")] * deck, "discard_pile": []}
    table = hexer(players={"wolf": wolf, "bear": {}}, veiled=True).play(rule)

    assert (table.question == "seek") is asked
    if asked:
        table.stops_at("seek")
