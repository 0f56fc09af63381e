"""Chapter 27: what hampers a combat turn of a player, each word by itself."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import CardPlayed, CardsDrawn, ComboResolved
from tafelrunde.games.hexer.nouns import NO_SYMBOLS
from tafelrunde.games.hexer.terms import Colour
from tafelrunde.games.hexer.vocabulary import GainGold
from tafelrunde.games.hexer.vocabulary.abilities import MoreDamage
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import Table, boost, dummy_attack, dummy_card, dummy_monster, levels
from tests.kit.hexer_fights import cards, claws, combo_card, hunt, plain, tab
from tests.kit.shows import shows

BLUE, RED, GREEN = Colour.BLUE, Colour.RED, Colour.GREEN


def hampered(hamper: dict[str, Any] | list[dict[str, Any]], *hand: str, **wolf: Any) -> Table:
    """A combat turn of the wolf that is hampered begins."""
    waiting = hamper if isinstance(hamper, list) else [hamper]
    fight = {"attacker": {"coming": waiting}} | wolf.pop("fight", {})
    values = {"hand": list(hand), "deck": plain(9), "levels": levels(2, 4, 1, 1)} | wolf
    return hunt(values, life=claws(9), **fight).play()


def lost(table: Table) -> int:
    """The damage that the combo has dealt."""
    return 9 - len(table.life)


def drawn(table: Table) -> int:
    """How many cards were drawn in step IV."""
    return sum(event.cards for event in table.events(CardsDrawn) if event.why == "H27.23")


def linked(*names: str, **fields: Any) -> list[str]:
    """Blue cards that chain to each other."""
    return [dummy_card(name, BLUE, tabs={BLUE: tab(damage=1)}, **fields) for name in names]


# --- When -----------------------------------------------------------------------------------------


@shows("H26.13")
def test_a_hamper_holds_for_the_next_combat_turn_only() -> None:
    blow = dummy_attack("blow", charge=[NextTurn(damage_at_most=0)])
    strike = combo_card("strike")
    wolf = {"hand": [strike, strike, strike, *cards("x")], "deck": plain(9)}
    table = hunt(wolf, life=[blow, *claws(8)], turn=1).play()
    table.answer("bear", "charge").answer("wolf", "strike")
    assert len(table.life) == 8
    table.answer("bear", "charge").answer("wolf", "strike")

    assert len(table.life) == 8 - 1 - 3
    table.stops_at("announce")


def test_a_lasting_hamper_holds_in_every_later_combat_turn() -> None:
    strike = combo_card("strike")
    table = hampered({"damage_at_most": 1, "lasting": True}, strike, strike, *cards("x"))
    table.answer("wolf", "strike").answer("bear", "charge").answer("wolf", "strike")

    assert lost(table) == 1 + 1 + 1  # the second one is the attack card of the monster
    table.stops_at("announce")


def test_a_hamper_in_the_midst_of_a_combat_turn_waits_unless_it_is_meant_at_once() -> None:
    life = ["special_attack_1", *claws(8)]
    for at_once, cards_drawn in ((False, 2), (True, 0)):
        foe = dummy_monster("foe", passive=[NextTurn(draw_at_most=0, at_once=at_once)])
        wolf = {"hand": [combo_card("strike"), *cards("x")], "deck": plain(9)}
        table = hunt(wolf | {"levels": levels(2, 1, 1, 1)}, foe, life=life).play()
        table.answer("wolf", "strike")

        assert drawn(table) == cards_drawn
        assert len(table.fighter("wolf").coming) == (0 if at_once else 1)
        table.stops_at("announce")


def test_damage_may_wait_for_the_start_of_the_next_combat_turn() -> None:
    table = hampered({"suffer": 2}, *cards("x", "y"), shield=1)

    assert table.player("wolf").shield == 0
    assert len(table.deck("wolf")) == 8
    table.stops_at("combo")


# --- The combo ------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2])
def test_a_combo_may_be_limited_to_some_cards(most: int) -> None:
    table = hampered({"combo_at_most": most}, *linked("a", "b", "c"))
    for card in ("a", "b")[:most]:
        table.answer("wolf", card)

    assert len(table.events(CardPlayed)) == most
    table.stops_at("announce")


def test_cards_of_a_colour_may_be_forbidden() -> None:
    first = dummy_card("first", BLUE, tabs={RED: NO_SYMBOLS, GREEN: NO_SYMBOLS})
    table = hampered({"without": [RED]}, first, *cards("red", "green"))
    assert table.asks("wolf", "combo") == ["first", "green"]
    assert table.closed("wolf", "red") == "H26.13"
    table.answer("wolf", "first")

    assert table.asks("wolf", "combo") == ["green", "pass"]
    assert table.closed("wolf", "red") == "H26.13"
    table.stops_at("combo")


def test_only_cards_of_some_colours_may_be_allowed() -> None:
    table = hampered({"only": [BLUE, GREEN]}, *cards("blue", "red", "green"))
    assert table.asks("wolf", "combo") == ["blue", "green"]
    table.stops_at("combo")


def test_the_number_of_different_colours_may_be_limited() -> None:
    tabs = dict.fromkeys(Colour, NO_SYMBOLS)
    hand = [dummy_card(f"a_{c.name.lower()}", c, tabs=tabs) for c in (BLUE, RED, GREEN)]
    table = hampered({"kinds_at_most": 2}, *hand, dummy_card("b_red", RED))
    table.answer("wolf", "a_blue").answer("wolf", "a_red")

    assert table.asks("wolf", "combo") == ["b_red", "pass"]
    table.stops_at("combo")


def test_the_first_card_may_have_to_deal_damage_or_there_is_no_combo() -> None:
    table = hampered({"first_damage": 2}, combo_card("two", damage=2), *linked("one", damage=1))
    assert len(table.events(CardPlayed)) == 1  # only the first one could begin
    assert table.discard_pile("wolf") == ["two"]
    table.stops_at("announce")

    none = hampered({"first_damage": 2}, *linked("a", "b", damage=1))
    assert none.events(CardPlayed) == []
    assert drawn(none) == 2  # step IV is not skipped
    none.stops_at("announce")


def test_later_cards_need_not_deal_damage_when_the_first_must() -> None:
    first = combo_card("first", damage=2, tabs={BLUE: NO_SYMBOLS})
    table = hampered({"first_damage": 2}, first, *linked("a"))
    assert table.asks("wolf", "combo") == ["a", "pass"]
    table.stops_at("combo")


def test_a_first_card_of_another_colour_stays_alone() -> None:
    tabs = {BLUE: NO_SYMBOLS}
    red, blue = dummy_card("ruby", RED, tabs=tabs), dummy_card("sky", BLUE, tabs=tabs)
    for first, asked in (("ruby", "announce"), ("sky", "combo")):
        table = hampered({"first_colours": [BLUE]}, red, blue, *linked("a"))
        table.answer("wolf", first)
        table.stops_at(asked)


@pytest.mark.parametrize("others", [[], [{"draw_at_most": 9}]])
def test_the_first_card_may_be_a_random_hand_card(others: list[dict[str, Any]]) -> None:
    firsts = set()
    for seed in range(6):
        hampers, position = [{"first_random": True}, *others], {"position": {"seed": seed}}
        table = hampered(hampers, *cards("a", "b", "c"), fight=position)
        firsts.add(table.events(CardPlayed)[0].card)
        table.stops_at("announce")
    assert len(firsts) > 1


def test_without_a_hand_card_there_is_no_random_first_card() -> None:
    table = hampered({"first_random": True})
    assert table.events(CardPlayed) == []
    table.stops_at("announce")


def test_the_first_card_may_come_from_the_deck() -> None:
    top = combo_card("top", damage=4, tabs={BLUE: NO_SYMBOLS})
    table = hampered({"first_from_deck": True}, *linked("a", "b"), deck=[top, *plain(5)])
    assert [event.card for event in table.events(CardPlayed)] == ["top"]
    assert table.asks("wolf", "combo") == ["a", "b", "pass"]
    table.stops_at("combo")

    empty = hampered({"first_from_deck": True}, *linked("a", "b"), deck=[])
    assert empty.asks("wolf", "combo") == ["a", "b"]
    empty.stops_at("combo")


def test_every_card_played_may_cost_shield() -> None:
    table = hampered({"shield_loss_per_card": 1}, *linked("a", "b"), shield=3)
    table.answer("wolf", "a").answer("wolf", "b")

    assert table.player("wolf").shield == 1
    table.stops_at("announce")


# --- What counts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hamper", "damage"),
    [
        ({"less_damage": 2}, 3),
        ({"less_damage": 9}, 0),
        ({"less_damage": 2, "unless": [BLUE]}, 5),
        ({"less_damage": 2, "unless": [GREEN]}, 3),
        ({"damage_at_most": 2}, 2),
        ({"damage_at_most": 0}, 0),
        ({"less_damage_each": [BLUE]}, 4),  # only of the card that deals damage
        ({"less_damage_each": [BLUE, RED]}, 3),
        ({"no_tabs": True}, 4),
        ({"only_tabs": True}, 1),
        ({"no_effect": [BLUE]}, 2),
        ({"no_effect": [RED]}, 3),
        ([{"only_tabs": True}, {"damage_at_most": 9}], 1),  # the second one lifts nothing
        ([{"no_tabs": True}, {"damage_at_most": 9}], 4),
        ([{"damage_at_most": 4}, {"less_damage": 1}], 4),  # the most comes last
    ],
)
def test_the_damage_of_a_combo_may_be_hampered(hamper: Any, damage: int) -> None:
    first = combo_card("first", "blue", 2, tabs={RED: tab(damage=1)})
    table = hampered(hamper, first, combo_card("second", "red", 2), *cards("blue"))
    table.answer("wolf", "first").answer("wolf", "second")

    assert lost(table) == damage
    assert [event.damage for event in table.events(ComboResolved)] == [damage]
    table.stops_at("announce")


def test_a_card_without_damage_has_none_to_lose() -> None:
    idle = combo_card("idle", "blue", 0, tabs={RED: NO_SYMBOLS})
    table = hampered({"less_damage_each": [BLUE, RED]}, idle, combo_card("second", "red", 2))
    table.answer("wolf", "idle").answer("wolf", "second")

    assert lost(table) == 1
    table.stops_at("announce")


@pytest.mark.parametrize(
    ("hamper", "shield"),
    [
        ({"no_shields": True}, 0),
        ({"shields_at_most": 1}, 1),
        ({"no_tabs": True}, 2),
        ({"only_tabs": True}, 1),
        ({"less_damage": 1}, 3),
    ],
)
def test_the_shields_of_a_combo_may_be_hampered(hamper: dict[str, Any], shield: int) -> None:
    first = dummy_card("first", BLUE, shield=1, tabs={RED: tab(shield=1)})
    table = hampered(hamper, first, dummy_card("second", RED, shield=1), shield=0)
    table.answer("wolf", "first").answer("wolf", "second")

    assert table.player("wolf").shield == shield
    table.stops_at("announce")


def test_cards_without_effect_have_neither_words_nor_boosts_nor_tabs() -> None:
    words: dict[str, Any] = {"do": [GainGold(1)], "hit": [MoreDamage(3)]}
    dull = dummy_card("dull", BLUE, damage=1, boost=boost(1, damage=2), **words)
    for hamper, gold, damage in (({"no_effect": [BLUE]}, 0, 0), ({"only_tabs": True}, 0, 0)):
        table = hampered(hamper, dull, *cards("x"), shield=1)
        table.answer("wolf", "dull+boost")
        assert (table.gold("wolf"), lost(table)) == (gold, damage)
        table.stops_at("announce")

    free = hampered({"no_shields": True}, dull, *cards("x"), shield=1)
    free.answer("wolf", "dull+boost")
    assert (free.gold("wolf"), lost(free)) == (1, 6)
    free.stops_at("announce")


# --- Step IV --------------------------------------------------------------------------------------


@shows("H27.24")
@pytest.mark.parametrize(
    ("hamper", "expected"),
    [
        ({"draw_fewer": 1}, 3),
        ({"draw_fewer": 9}, 0),
        ({"draw_fewer": 3, "draw_least": 2}, 2),
        ({"draw_fewer": 1, "draw_least": 9}, 4),  # never more than without the hamper
        ({"draw_at_most": 1}, 1),
        ({"draw_at_most": 0}, 0),
        ({"combat_is": 0}, 2),
        ({"combat_is": 1}, 3),
        ({"no_draw_symbols": True}, 2),
        ([{"draw_at_most": 3}, {"draw_fewer": 1}], 3),
    ],
)
def test_drawing_may_be_hampered(hamper: Any, expected: int) -> None:
    table = hampered(hamper, dummy_card("scout", draw=2), *cards("x"))
    table.answer("wolf", "scout")

    assert drawn(table) == expected
    table.stops_at("announce")
