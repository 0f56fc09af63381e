"""Chapter 12: resources, paying and losing (Ressourcen, Zahlen und Verlieren)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.terms import Keyword, Resource, Track
from tafelrunde.games.avalon.vocabulary.costs import (
    Cost,
    DiscardCards,
    DiscardItem,
    GiveSecret,
    Pay,
    PayCharge,
)
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Gain,
    GainItem,
    Lose,
    LoseItem,
    MayPay,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import GainsLess
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_card,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    solo,
    two,
)
from tests.kit.shows import shows

FOOD, WEALTH, REPUTATION, EXP, MAGIC = Resource
ENERGY, HEALTH, FEAR = Track


@shows("A12.09", "A12.10")
def test_wealth_alone_can_be_handed_over_too() -> None:
    table = day(characters={"beor": character(food=0, wealth=1, energy=3), "ailei": character()})

    assert "beor:hand_over" in table.asks("party", "action")
    table.stops_at("action")


@shows("A12.02")
def test_of_a_gain_that_is_lessened_the_rest_is_gained() -> None:
    dearth = dummy_event("dearth", standing=[GainsLess(FOOD)])
    for amount, gained in ((1, 0), (2, 1), (3, 2)):
        table = avalon(characters={"beor": character(food=0)}, events=[dearth])
        table.play(does(Gain(amount, FOOD)))
        assert table.value("beor", "food") == gained


@shows("A12.01", "A12.02", "A12.05", "A12.06", "A12.07", "A12.08")
@pytest.mark.parametrize("what", list(Resource))
def test_each_character_keeps_its_own_stock_of_each_resource(what: Resource) -> None:
    name = what.name.lower()
    table = avalon(characters=two(**{name: 2})).play(does(Gain(3, what), who="beor"))

    assert (table.value("beor", name), table.value("ailei", name)) == (5, 2)
    others = [each.name.lower() for each in Resource if each is not what]
    fresh = avalon()
    assert [table.value("beor", o) for o in others] == [fresh.value("beor", o) for o in others]


@shows("A12.03", "A12.13")
def test_losing_takes_as_much_as_there_is_and_the_rest_is_carried_out() -> None:
    table = avalon(characters=solo(food=1, wealth=0))
    table.play(does(Lose(3, FOOD), Gain(2, WEALTH), who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (0, 2)


@shows("A12.14")
def test_gaining_goes_as_far_as_possible_and_the_rest_is_carried_out() -> None:
    table = avalon(characters=solo(health=8, food=0))
    table.play(does(Gain(5, HEALTH), GainItem(), Gain(1, FOOD), who="beor"))

    assert (table.value("beor", "health"), table.value("beor", "food")) == (9, 1)


@shows("A12.15")
@pytest.mark.parametrize(
    ("effects", "left"), [([Lose(2, FOOD), Gain(1, FOOD)], 1), ([Gain(1, FOOD), Lose(2, FOOD)], 0)]
)
def test_effects_are_resolved_in_the_order_in_which_they_are_listed(
    effects: list[Any], left: int
) -> None:
    table = avalon(characters=solo(food=1)).play(does(*effects, who="beor"))

    assert table.value("beor", "food") == left


@shows("A12.11")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 5)), ("no", (1, 0))])
def test_one_may_always_refuse_to_pay_for_something(answer: str, left: tuple[int, int]) -> None:
    effect = MayPay([Pay(1, FOOD)], [Gain(5, EXP)])
    table = avalon(characters=solo(food=1, exp=0)).play(does(effect, who="beor"))
    table.answer("beor", answer)

    assert (table.value("beor", "food"), table.value("beor", "exp")) == left


@shows("A12.12")
def test_who_does_not_have_everything_cannot_pay() -> None:
    effect = MayPay([Pay(1, FOOD), Pay(1, MAGIC)], [Gain(5, EXP)])
    table = avalon(characters=solo(food=1, magic=0, exp=0)).play(does(effect, who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "exp")) == (1, 0)


@shows("A12.12")
@pytest.mark.parametrize(
    "cost", [GiveSecret(11), DiscardItem((Keyword.WEAPON,)), DiscardCards(2)], ids=repr
)
def test_who_has_something_else_or_too_little_of_it_cannot_pay(cost: Cost) -> None:
    owned = [dummy_secret("rites", 12), dummy_item("mail", keyword=Keyword.ARMOUR)]
    effect = MayPay([cost], [Gain(5, EXP)])
    beor = solo(equipped=owned, hand=[dummy_card("plain")], exp=0)
    table = avalon(characters=beor).play(does(effect, who="beor"))

    assert table.value("beor", "exp") == 0
    assert table.ids(table.character("beor").equipped) == ["rites", "mail"]
    assert table.hand("beor") == ["plain"]


@shows("A12.12", "A26.34")
@pytest.mark.parametrize(("charges", "offered"), [(1, False), (2, True)])
def test_a_card_with_too_few_charges_cannot_be_used(charges: int, offered: bool) -> None:
    horn = Ability(Moment.PAY, [Gain(1, FOOD)], cost=[PayCharge(2)])
    dummy_card("horn", abilities=[horn], persistent=True)
    table = turn(["plain6"], clash={"sequence": [{"card": "horn", "charges": charges}]})

    assert ("use:horn" in table.asks("arev")) is offered
    table.stops_at("lay_first")


@shows("A12.12", "A10.16")
@pytest.mark.parametrize(
    ("energy", "food", "offered"), [(2, 1, True), (1, 1, False), (2, 0, False)]
)
def test_only_who_has_the_energy_and_the_food_can_tend_the_dying(
    energy: int, food: int, offered: bool
) -> None:
    dying = character(dying=True, health=0, energy=0)
    table = day(characters={"beor": character(energy=energy, food=food), "ailei": dying})

    assert ("beor:tend:1" in table.asks("party", "action")) is offered
    table.stops_at("action")


@shows("A12.12")
def test_equal_prices_are_added_up() -> None:
    effect = MayPay([Pay(1, FOOD), Pay(1, FOOD)], [Gain(5, EXP)])
    table = avalon(characters=solo(food=1, exp=0)).play(does(effect, who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "exp")) == (1, 0)


@shows("A12.10")
def test_nobody_hands_anything_to_another_location() -> None:
    for number in (901, 902):
        dummy_location(number)
    people = two(food=1)
    people["ailei"]["place"] = 902
    table = avalon(characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}).play_on()

    assert "beor:hand_over" not in table.asks("party")
    table.stops_at("action")


@shows("A12.13", "A24.13")
def test_of_several_items_the_owner_chooses_which_is_lost_equipped_or_not() -> None:
    axe, bow = (dummy_item(key, keyword=Keyword.WEAPON) for key in ("axe", "bow"))
    table = avalon(characters=solo(equipped=[axe], flipped=[bow]), items=[dummy_item("old")])
    table.play(does(LoseItem(), who="beor"))
    assert table.asks("beor", "lose_item") == ["axe", "bow"]
    table.answer("beor", "bow")

    assert table.ids(table.game.items) == ["bow", "old"]  # under the deck


@shows("A12.12")
def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    effect = ChooseOne([Way([Gain(1, EXP)], cost=[Pay(2, FOOD)]), Way([Gain(1, FEAR)])])
    table = avalon(characters=solo(food=1, fear=0)).play(does(effect, who="beor"))

    assert table.value("beor", "fear") == 1
