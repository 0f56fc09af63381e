"""Chapter 13: items and secrets (Gegenstände und Geheimnisse)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.rules.groups import gifts
from tafelrunde.games.avalon.terms import GUARDIAN_DIE, Art, Keyword, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import Markers, ReduceDamage
from tafelrunde.games.avalon.vocabulary.costs import DiscardThis, TurnThis
from tafelrunde.games.avalon.vocabulary.effects import (
    Deal,
    Gain,
    GainItem,
    GainSecret,
    LoseItem,
    TakeItem,
)
from tests.games.avalon.test_combat import enemy
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_enemy,
    dummy_item,
    dummy_location,
    dummy_secret,
    fighter,
    solo,
    two,
)
from tests.kit.shows import shows

FOOD, HEALTH = Resource.FOOD, Track.HEALTH


@shows("A13.13", "A13.15", "A13.08")
def test_other_cards_are_used_at_any_time_and_are_no_action() -> None:
    herbs = dummy_item("herbs", [Ability(Moment.ANY_TIME, [Gain(2, HEALTH)], [DiscardThis()])])
    people = {"beor": character(health=5, equipped=[herbs, herbs]), "ailei": character(health=5)}
    table = day(characters=people, items=[dummy_item("old")])
    table.answer("party", "beor:use:herbs").answer("party", "beor:use:herbs")

    assert (table.value("beor", "health"), table.value("ailei", "health")) == (9, 5)
    assert table.ids(table.game.items) == ["herbs", "herbs", "old"]
    assert "beor:explore" in table.asks("party")
    table.stops_at("action")


@shows("A13.09", "A13.19")
def test_a_flipped_card_cannot_be_used() -> None:
    herbs = dummy_item("herbs", [Ability(Moment.ANY_TIME, [Gain(2, HEALTH)], [DiscardThis()])])
    table = day(characters={"beor": character(flipped=[herbs])})

    assert "beor:use:herbs" not in table.asks("party")
    table.stops_at("action")


@shows("A13.19")
def test_a_turned_card_does_not_work_again_in_this_encounter() -> None:
    shield = Ability(Moment.AT_ATTACK, [ReduceDamage(1)], cost=[TurnThis()])
    dummy_item("shield", [shield], keyword=Keyword.SHIELD)
    table = turn(["plain5", "plain6"], enemy(Deal(1)), equipped=["shield"], health=8)
    table.answer("arev", "lay:plain5").passes("arev")
    table.answer("arev", "use:shield")
    assert table.value("arev", "health") == 8
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.value("arev", "health") == 7  # nobody was asked for the shield
    table.stops_at("lay_first")


@shows("A13.01")
def test_the_top_item_is_gained_and_no_other_is_looked_at() -> None:
    deck = [dummy_item(key) for key in ("top", "next", "last")]
    table = avalon(items=deck).play(does(GainItem()))

    assert table.ids(table.character("beor").belongings()) == ["top"]
    assert table.ids(table.game.items)[::-1] == ["next", "last"]


@shows("A13.19")
def test_a_card_that_was_turned_does_nothing_more_in_the_encounter() -> None:
    abilities = [
        Ability(Moment.PAY, [Markers(1)], cost=[TurnThis()], art=Art.COMBAT),
        Ability(Moment.ROUND_ENDS, [Gain(1, FOOD)]),
    ]
    horn = dummy_item("horn", abilities)
    for uses in (True, False):
        people = {"beor": fighter(energy=5, health=9, food=0, equipped=[horn])}
        table = avalon(characters=people, clash={"against": dummy_enemy(attack=0)}).play()
        if uses:
            table.answer("beor", "use:horn")
        while table.question in ("lay_first", "lay_more"):
            if table.clash.round > 1:
                break
            table.answer("beor", "pass")
        assert table.value("beor", "food") == int(not uses)
        table.stops_at("lay_first")


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


@shows("A13.14", "A13.13")
def test_at_dawn_the_equipment_of_the_day_before_works() -> None:
    dummy_location(901)
    knife = Ability(Moment.ENCOUNTER_BEGINS, [Markers(2)])
    axe = dummy_item("axe", [knife], keyword=Keyword.WEAPON)
    bow = dummy_item("bow", keyword=Keyword.WEAPON)
    stag = dummy_enemy("stag", traits=[Trait.GUARDIAN])
    table = avalon(
        phase="dawn",
        step=5,
        map={901: (0, 0)},
        menhirs={901: 5},
        characters={"beor": fighter(equipped=[axe], flipped=[bow])},
        guardians=[(stag, 901)],
        tosses=[GUARDIAN_DIE.index("nothing")],
    ).play_on()
    while table.question != "lay_first":
        fewest = table._decision("beor").min  # nothing is packed away
        table.answer("beor", *table.asks("beor")[:fewest])

    assert table.clash.pool == 2
    table.stops_at("lay_first")
