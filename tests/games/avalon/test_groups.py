"""Chapters 12 to 14: resources, items and groups (Ressourcen, Gegenstände, Gruppen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Ability, Choice, Moment
from tafelrunde.games.avalon.rules.groups import gifts
from tafelrunde.games.avalon.terms import Attribute, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import HasAttribute, HasItem, IsCharacter
from tafelrunde.games.avalon.vocabulary.costs import DiscardItem, GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    EachOf,
    ForLowestHealth,
    Gain,
    GainItem,
    GainSecret,
    If,
    Lose,
    LoseItem,
    LoseSecret,
    MayPay,
    SetTo,
    TakeItem,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import LooksAtItems
from tests.kit.avalon import (
    avalon,
    character,
    does,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD, WEALTH, REPUTATION, EXP, MAGIC = Resource
ENERGY, HEALTH, FEAR = Track


def two(**position: Any) -> dict[str, Any]:
    """Beor and Ailei, both in this position."""
    return {name: character(**position) for name in ("beor", "ailei")}


def solo(**position: Any) -> dict[str, Any]:
    return {"beor": character(**position)}


# --- Resources (chapter 12) -----------------------------------------------------------------------


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
def test_equal_prices_are_added_up() -> None:
    effect = MayPay([Pay(1, FOOD), Pay(1, FOOD)], [Gain(5, EXP)])
    table = avalon(characters=solo(food=1, exp=0)).play(does(effect, who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "exp")) == (1, 0)


@shows("A12.09", "A13.23", "A13.24")
def test_only_food_wealth_items_and_secrets_that_are_not_personal_can_be_handed_over() -> None:
    cup, rites = dummy_item("cup"), dummy_secret("rites", 11)
    fever = dummy_secret("fever", 14, personal=True)
    beor = solo(food=1, wealth=1, reputation=9, exp=9, magic=9, equipped=[cup, rites, fever])

    found = [gift.id for gift in gifts(avalon(characters=beor).character("beor"))]
    assert found == ["food", "wealth", "cup", "rites"]


@shows("A12.10", "A13.12", "A13.11")
def test_things_are_handed_over_at_the_same_location_and_arrive_flipped() -> None:
    axe, cup = dummy_item("axe", keyword=Keyword.WEAPON), dummy_item("cup")
    people = two(food=1, wealth=0)
    people["beor"]["equipped"] = [axe, cup]
    table = avalon(characters=people).play_on()
    table.answer("party", "beor:hand_over").answer("beor", "axe")
    table.answer("party", "beor:hand_over").answer("beor", "cup")
    table.answer("party", "beor:hand_over").stops_at("action")

    ailei = table.character("ailei")
    assert (table.ids(ailei.equipped), table.ids(ailei.flipped)) == (["cup"], ["axe"])
    assert (table.value("beor", "food"), table.value("ailei", "food")) == (0, 2)


@shows("A12.10")
def test_nobody_hands_anything_to_another_location() -> None:
    for number in (901, 902):
        dummy_location(number)
    people = two(food=1)
    people["ailei"]["place"] = 902
    table = avalon(characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}).play_on()

    assert "beor:hand_over" not in table.asks("party")
    table.stops_at("action")


@shows("A31.29", "A31.20")
def test_with_the_aggravation_a_sixth_item_can_neither_be_drawn_nor_accepted() -> None:
    cup = dummy_item("cup")
    options: dict[str, Any] = {"mode": "challenge_mode", "challenges": {"item_limit": True}}
    table = avalon(characters=solo(equipped=[cup] * 5), items=[cup], **options)
    table.play(does(GainItem(), who="beor"))
    assert len(table.game.items) == 1

    people = two(food=0, wealth=0)
    people["beor"]["equipped"] = [cup]
    people["ailei"]["equipped"] = [cup] * 5
    table = avalon(characters=people, **options).play_on().answer("party", "beor:hand_over")
    table.stops_at("action")
    assert len(table.character("beor").equipped) == 1


# --- Items and secrets (chapter 13) ---------------------------------------------------------------


@shows("A13.01", "A13.08")
def test_who_gains_an_item_takes_the_top_card_of_the_deck() -> None:
    table = avalon(items=[dummy_item("cup"), dummy_item("pan")]).play(does(GainItem(), who="beor"))

    assert table.ids(table.character("beor").equipped) == ["cup"]
    assert table.ids(table.game.items) == ["pan"]


@shows("A13.02", "A13.03")
def test_a_named_item_is_searched_out_if_it_is_there() -> None:
    deck = [dummy_item(key) for key in ("a", "b", "c", "d", "e", "f")]
    table = avalon(items=deck).play(does(TakeItem("c"), TakeItem("z"), who="beor"))

    assert table.ids(table.character("beor").equipped) == ["c"]
    assert sorted(table.ids(table.game.items)) == ["a", "b", "d", "e", "f"]
    assert table.ids(table.game.items)[::-1] != ["a", "b", "d", "e", "f"]  # shuffled


@shows("A13.03")
def test_from_an_empty_deck_nothing_is_gained() -> None:
    table = avalon().play(does(GainItem(), who="beor"))

    assert table.character("beor").equipped == []


@shows("A13.16", "A13.17", "A13.18")
@pytest.mark.parametrize(
    ("effect", "found"),
    [
        (GainItem(2, craftable=True), ["b", "d"]),
        (GainItem(5, craftable=True), ["b", "d", "f"]),
        (GainItem(keyword=Keyword.WEAPON), ["e"]),
    ],
)
def test_a_kind_of_item_is_searched_from_the_top(effect: GainItem, found: list[str]) -> None:
    deck = [dummy_item(key, craftable=key in "bdf") for key in "abcdf"]
    deck.insert(4, dummy_item("e", keyword=Keyword.WEAPON))
    table = avalon(items=deck).play(does(effect, who="beor"))
    if table.question:
        table.answer("beor", "equip")

    held = table.ids(table.character("beor").belongings())
    assert held == found
    assert sorted([*table.ids(table.game.items), *held]) == list("abcdef")


@shows("A13.11", "A13.07", "A13.06", "A13.04", "A13.05")
@pytest.mark.parametrize(
    ("answer", "worn", "flipped"), [("equip", ["bow"], ["axe"]), ("leave", ["axe"], ["bow"])]
)
def test_a_card_from_the_stack_may_be_equipped_at_once(
    answer: str, worn: list[str], flipped: list[str]
) -> None:
    axe, bow = (dummy_item(key, keyword=Keyword.WEAPON) for key in ("axe", "bow"))
    table = avalon(characters=solo(equipped=[axe]), items=[bow]).play(does(GainItem(), who="beor"))
    table.answer("beor", answer)

    beor = table.character("beor")
    assert (table.ids(beor.equipped), table.ids(beor.flipped)) == (worn, flipped)


@shows("A13.07")
def test_items_and_secrets_share_the_slots() -> None:
    axe = dummy_item("axe", keyword=Keyword.WEAPON)
    rune = dummy_secret("rune", 13, keyword=Keyword.WEAPON)
    table = avalon(characters=solo(equipped=[axe]), secrets=[rune])
    table.play(does(GainSecret(13), who="beor")).answer("beor", "equip")

    beor = table.character("beor")
    assert (table.ids(beor.equipped), table.ids(beor.flipped)) == (["rune"], ["axe"])


@shows("A13.21", "A13.22", "A12.13")
def test_a_secret_is_no_item_and_is_not_lost_as_one() -> None:
    rune = dummy_secret("rune", 13, keyword=Keyword.WEAPON)
    table = avalon(characters=solo(equipped=[rune])).play(does(LoseItem(), who="beor"))

    assert table.ids(table.character("beor").equipped) == ["rune"]


@shows("A12.13", "A24.13")
def test_of_several_items_the_owner_chooses_which_is_lost_equipped_or_not() -> None:
    axe, bow = (dummy_item(key, keyword=Keyword.WEAPON) for key in ("axe", "bow"))
    table = avalon(characters=solo(equipped=[axe], flipped=[bow]), items=[dummy_item("old")])
    table.play(does(LoseItem(), who="beor"))
    assert table.asks("beor", "lose_item") == ["axe", "bow"]
    table.answer("beor", "bow")

    assert table.ids(table.game.items) == ["bow", "old"]  # under the deck


@shows("A13.22", "A24.12", "A24.15", "A24.13")
@pytest.mark.parametrize("removed", [False, True])
def test_only_a_text_takes_a_secret_away(removed: bool) -> None:
    rites = dummy_secret("rites", 11)
    table = avalon(characters=solo(equipped=[rites]), secrets=[dummy_secret("other", 12)])
    table.play(does(LoseSecret(11, removed=removed)))

    assert table.character("beor").belongings() == []
    assert ("rites" in table.ids(table.game.out)) is removed
    assert ("rites" in table.ids(table.game.secrets)) is not removed


@shows("A2.16", "A13.21")
def test_a_secret_is_looked_up_by_its_number() -> None:
    secrets = [dummy_secret(f"s{number}", number) for number in (10, 11, 12)]
    table = avalon(secrets=secrets).play(does(GainSecret(11), who="beor"))

    assert table.ids(table.character("beor").equipped) == ["s11"]
    assert sorted(table.ids(table.game.secrets)) == ["s10", "s12"]


def test_a_skill_lets_its_owner_choose_among_two_items() -> None:
    nimble = dummy_skill(
        "nimble", Attribute.PRACTICALITY, [Ability(Moment.STANDING, [LooksAtItems()])]
    )
    deck = [dummy_item(key) for key in "abc"]
    table = avalon(characters=solo(skills=[(nimble, 0)]), items=deck).play(
        does(GainItem(), who="beor")
    )
    table.answer("beor", "b")

    assert table.ids(table.character("beor").equipped) == ["b"]
    assert table.ids(table.game.items) == ["a", "c"]  # the other under the deck


# --- Groups (chapter 14) --------------------------------------------------------------------------


@shows("A14.14", "A14.01", "A18.14")
@pytest.mark.parametrize(
    ("who", "food"),
    [(Who.EACH, [1, 1, 0]), (Who.ALL, [1, 1, 1])],
)
def test_each_hits_the_whole_group_and_all_everybody_in_the_game(who: Who, food: list[int]) -> None:
    people = {name: character(food=0) for name in ("beor", "ailei", "arev")}
    table = avalon(characters=people)
    table.play(does(Gain(1, FOOD, who=who), group=["beor", "ailei"]))

    assert [table.value(name, "food") for name in people] == food


@shows("A18.14", "A8.17")
def test_a_single_gain_goes_to_one_member_of_the_group_s_choice() -> None:
    table = avalon(characters=two(food=0)).play(does(Gain(2, FOOD)))
    table.answer("party", "ailei")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (0, 2)


@shows("A14.12")
def test_nobody_steps_in_for_a_loss() -> None:
    table = avalon(characters=two(magic=1)).play(does(Lose(2, MAGIC, who=Who.EACH)))

    assert (table.value("beor", "magic"), table.value("ailei", "magic")) == (0, 0)


@shows("A14.19", "A14.20", "A14.15")
def test_for_whom_nobody_pays_in_mid_action_leaves_the_group() -> None:
    wade = Choice("wade", "901.1", cost=[Pay(1, ENERGY, each=True)])
    dummy_verse("open.0", choices=[wade, Choice("leave")])
    dummy_verse("901.1", Gain(1, FOOD, who=Who.EACH))
    people = {"beor": character(energy=3, food=0), "ailei": character(energy=1, food=0)}
    table = avalon(characters=people).play_on().answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", "own")
    table.answer("party", "wade").answer("party", "let_go").stops_at("action")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (1, 0)
    assert table.events(events.VerseRead)[-1].readers == ("beor",)


@shows("A14.13", "A14.11")
def test_food_is_not_paid_for_another_where_each_must_pay() -> None:
    share = Choice("share", "901.1", cost=[Pay(1, FOOD, each=True)])
    dummy_verse("open.0", choices=[share, Choice("leave")])
    dummy_verse("901.1", Gain(1, WEALTH, who=Who.EACH))
    people = {
        "beor": character(energy=5, food=2, wealth=0),
        "ailei": character(energy=5, food=0, wealth=0),
    }
    table = avalon(characters=people).play_on().answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", "own")
    table.answer("party", "share").stops_at("action")

    assert (table.value("beor", "wealth"), table.value("ailei", "wealth")) == (1, 0)
    assert table.value("beor", "food") == 1


@shows("A14.21")
def test_if_everybody_leaves_the_exploration_ends_without_further_effects() -> None:
    dummy_verse("open.0", Deal(5), choices=[Choice("one"), Choice("two")])
    table = avalon(characters=solo(energy=5, health=5)).play_on().answer("party", "beor:explore")

    assert table.character("beor").dying
    assert table.game.course == []
    table.stops_at(str(table.question))
    assert table.question != "choice"


@shows("A14.16")
def test_a_group_is_over_with_its_action() -> None:
    dummy_verse("open.0")
    table = avalon(characters=two(energy=5)).play_on().answer("party", "beor:explore")
    table.answer("ailei", "join").answer("beor", "ailei").answer("party", "own")

    assert table.game.course == []
    table.stops_at("action")


# --- Words that lead to others --------------------------------------------------------------------


@shows("A28.08", "A12.13", "A13.21")
def test_of_two_ways_one_may_choose_the_one_that_cannot_be_met() -> None:
    effect = ChooseOne([Way([Deal(2)]), Way([LoseItem()])])
    table = avalon(characters=solo(health=9)).play(does(effect, who="beor"))
    assert table.asks("beor", "one_of") == ["way1", "way2"]
    table.answer("beor", "way2")

    assert table.value("beor", "health") == 9


@shows("A12.12")
def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    effect = ChooseOne([Way([Gain(1, EXP)], cost=[Pay(2, FOOD)]), Way([Gain(1, FEAR)])])
    table = avalon(characters=solo(food=1, fear=0)).play(does(effect, who="beor"))

    assert table.value("beor", "fear") == 1


@shows("A18.14")
@pytest.mark.parametrize(("wanted", "food"), [(Attribute.EMPATHY, 1), (Attribute.COURAGE, 0)])
def test_one_member_who_meets_a_condition_is_enough(wanted: Attribute, food: int) -> None:
    people = {name: character(food=0, empathy=0, courage=0) for name in ("beor", "ailei")}
    people["ailei"]["empathy"] = 2
    effect = If(HasAttribute(wanted, 2), [Gain(1, FOOD, who=Who.EACH)])
    table = avalon(characters=people).play(does(effect))

    assert [table.value(name, "food") for name in people] == [food, food]


@shows("A18.14")
def test_a_condition_that_names_a_character_is_met_by_any_group_it_is_in() -> None:
    effect = If(IsCharacter("ailei"), [Gain(1, FOOD, who=Who.EACH)], [Gain(5, FOOD, who=Who.EACH)])
    table = avalon(characters=two(food=0)).play(does(effect))
    assert table.value("beor", "food") == 1

    table = avalon(characters=two(food=0)).play(does(effect, group=["beor"]))
    assert table.value("beor", "food") == 5


def test_more_words() -> None:
    people = {name: character(health=9, food=0, fear=3) for name in ("beor", "ailei")}
    people["ailei"]["health"] = 4
    table = avalon(characters=people)
    table.play(does(ForLowestHealth([Gain(1, FOOD)]), EachOf([Lose(1, FEAR)])))
    assert (table.value("ailei", "food"), table.value("beor", "food")) == (1, 0)
    assert (table.value("ailei", "fear"), table.value("beor", "fear")) == (2, 2)

    table = avalon(characters=solo(energy=5, fear=5)).play(
        does(SetTo(0, FEAR), SetTo(2, ENERGY), SetTo(5, HEALTH), who="beor")
    )
    values = [table.value("beor", name) for name in ("fear", "energy", "health")]
    assert values == [0, 2, 5]


def test_other_prices() -> None:
    axe, rites = dummy_item("axe", keyword=Keyword.WEAPON), dummy_secret("rites", 11)
    effect = MayPay([DiscardItem((Keyword.WEAPON,)), GiveSecret(11)], [Gain(1, FOOD)])
    table = avalon(characters=solo(food=0, equipped=[axe, rites])).play(does(effect, who="beor"))
    table.answer("beor", "yes")
    assert (table.value("beor", "food"), table.character("beor").belongings()) == (1, [])

    effect = MayPay([DiscardItem((Keyword.SHIELD,))], [Gain(1, FOOD)])
    table = avalon(characters=solo(food=0, equipped=[axe])).play(does(effect, who="beor"))
    assert table.value("beor", "food") == 0

    for condition, food in (
        (HasItem("axe"), 1),
        (HasItem("bow"), 0),
        (HasItem(keyword=Keyword.WEAPON), 1),
        (HasItem(keyword=Keyword.SHIELD), 0),
    ):
        table = avalon(characters=solo(food=0, flipped=[axe]))
        table.play(does(If(condition, [Gain(1, FOOD)]), who="beor"))
        assert table.value("beor", "food") == food

    met = If(HasItem(keyword=Keyword.WEAPON, equipped=True), [Gain(1, FOOD)])
    table = avalon(characters=solo(food=0, flipped=[axe])).play(does(met, who="beor"))
    assert table.value("beor", "food") == 0
