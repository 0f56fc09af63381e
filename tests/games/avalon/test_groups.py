"""Chapters 12 to 14: resources, items and groups (Ressourcen, Gegenstände, Gruppen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Ability, Choice, Moment
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
    If,
    Lose,
    LoseItem,
    LoseSecret,
    MayPay,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import LooksAtItems
from tests.kit.avalon import (
    avalon,
    character,
    does,
    dummy_item,
    dummy_secret,
    dummy_skill,
    dummy_verse,
    solo,
    two,
)
from tests.kit.shows import shows

FOOD, WEALTH, REPUTATION, EXP, MAGIC = Resource
ENERGY, HEALTH, FEAR = Track


# --- Resources (chapter 12) -----------------------------------------------------------------------


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


@shows("A13.22", "A24.12", "A24.15", "A24.13")
@pytest.mark.parametrize("removed", [False, True])
def test_only_a_text_takes_a_secret_away(removed: bool) -> None:
    rites = dummy_secret("rites", 11)
    table = avalon(characters=solo(equipped=[rites]), secrets=[dummy_secret("other", 12)])
    table.play(does(LoseSecret(11, removed=removed)))

    assert table.character("beor").belongings() == []
    assert ("rites" in table.ids(table.game.out)) is removed
    assert ("rites" in table.ids(table.game.secrets)) is not removed


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
