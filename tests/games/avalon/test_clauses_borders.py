"""Clauses at their borders: one card too few, no Magic, nothing lost, the second chapter."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon.events import StateEnded, StatusMarked, Tossed
from tafelrunde.games.avalon.nouns import (
    Ability,
    Bonuses,
    Choice,
    Instant,
    Left,
    Moment,
    Right,
)
from tafelrunde.games.avalon.rules.reading import section
from tafelrunde.games.avalon.terms import Art, Colour, Deed, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.clash import LayHandCard, Markers, Steps, Variable
from tafelrunde.games.avalon.vocabulary.conditions import (
    Condition,
    HasItem,
    IsDying,
    IsGoingInsane,
    IsInPanic,
)
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Gain,
    If,
    Lose,
    MayPay,
    RepeatToss,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import ChangeCost
from tafelrunde.games.avalon.vocabulary.world import Encounter, Mark, ReadVerse
from tests.games.avalon.test_actions import action
from tests.games.avalon.test_dials_status import status
from tests.games.avalon.test_sequence_cards import partner, turn
from tests.kit.avalon import (
    MEADOW,
    avalon,
    character,
    does,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_verse,
    fighter,
    solo,
    two,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD
EAST = MEADOW + 1


# --- Prices ---------------------------------------------------------------------------------------


@shows("A26.29")
def test_only_who_has_enough_cards_can_discard_them_for_a_group() -> None:
    card = dummy_card("plain")
    people: dict[str, dict[str, Any]] = {
        "beor": character(hand=[card]),
        "ailei": character(hand=[card] * 2),
    }
    table = avalon(characters=people).play(does(ChooseOne([Way([], cost=[DiscardCards(2)])])))

    assert (table.hand("beor"), table.hand("ailei")) == (["plain"], [])


@shows("A12.12")
def test_a_secret_that_two_own_is_given_by_one_of_them() -> None:
    rites = dummy_secret("rites", 11)
    table = avalon(characters=two(equipped=[rites]))
    table.play(does(ChooseOne([Way([], cost=[GiveSecret(11)])])))

    assert [len(each.belongings()) for each in table.game.characters] == [0, 1]


@shows("A7.05")
def test_what_is_cheaper_all_day_stays_so_after_the_first_time() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    cheaper = Ability(Moment.STANDING, [ChangeCost(Deed.TRAVEL, -1)])
    boots = dummy_item("boots", [cheaper], keyword=Keyword.RELIC)
    table = avalon(
        characters=solo(energy=3, equipped=[boots]),
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
    ).play_on()
    table.answer("party", "beor:travel:902").answer("party", "beor:travel:901")

    assert table.value("beor", "energy") == 3
    table.stops_at("action")


# --- Encounters -----------------------------------------------------------------------------------


@shows("A26.07", "A27.06")
@pytest.mark.parametrize(("key", "magic"), [(False, 1), (True, 0), (True, 1)])
def test_a_further_card_takes_magic_if_a_symbol_waits_for_it_and_it_can_be_paid(
    key: bool, magic: int
) -> None:
    more = Ability(Moment.ON_PLAY, [LayHandCard()])
    dummy_card("first", right=Right(magic=key), abilities=[more])
    dummy_card("spell", Left(magic=Markers(1)))
    table = turn(["first", "spell"], magic=magic).answer("arev", "lay:first")

    offered = "lay:spell+magic" in table.asks("arev", "lay_more")
    assert offered is (key and magic == 1)
    table.stops_at("lay_more")


@shows("A26.47")
@pytest.mark.parametrize("when", [Moment.ON_PLAY, Moment.DELAYED])
def test_a_variable_bonus_beside_the_symbols_belongs_to_no_attribute(when: Moment) -> None:
    bonuses = Bonuses(empathy=[Steps(2)], spirituality=[Steps(3)], anything=[Steps(1)])
    delay = int(when is Moment.DELAYED)
    dummy_card("word", art=Art.DIPLOMACY, abilities=[Ability(when, [Variable()], delay=delay)])
    table = turn(["word"], partner(bonuses), art=Art.DIPLOMACY).answer("arev", "lay:word")
    if delay:
        table.passes("arev")

    assert table.clash.relation == 1
    table.stops_at("lay_first" if delay else "lay_more")


@shows("A26.47")
def test_a_variable_bonus_at_the_magic_symbol_belongs_to_no_attribute() -> None:
    bonuses = Bonuses(spirituality=[Steps(3)], anything=[Steps(1)])
    dummy_card("charm", right=Right(magic=True), art=Art.DIPLOMACY)
    dummy_card("word", Left(magic=Variable()), art=Art.DIPLOMACY)
    sequence = [{"card": "charm", "owner": "arev"}]
    table = turn(
        ["word"], partner(bonuses), art=Art.DIPLOMACY, magic=1, clash={"sequence": sequence}
    )
    table.answer("arev", "lay:word+magic")

    assert table.clash.relation == 1
    table.stops_at("lay_more")


# --- The day --------------------------------------------------------------------------------------


@shows("A10.15")
def test_who_is_dying_does_not_die_of_no_loss() -> None:
    table = avalon(characters={"beor": character(health=0, dying=True), "ailei": character()})
    table.play(does(Lose(0, Track.HEALTH), who="beor"))

    assert table.names() == ["beor", "ailei"]
    assert table.character("beor").dying


@shows("A8.05")
@pytest.mark.parametrize(("chapter", "page"), [(1, "901.0"), (2, "901.200"), (3, "901.200")])
def test_a_page_of_a_chapter_holds_from_the_second_chapter_on(chapter: int, page: str) -> None:
    for key in ("901.0", "901.100", "901.200", "901.400"):
        dummy_verse(key, choices=[Choice("leave")])

    assert section(MEADOW, "0", chapter) == page


@shows("A8.14", "A8.20")
@pytest.mark.parametrize("deed", ["location_action", "character_action"])
def test_an_action_that_nobody_helps_to_pay_does_not_take_place(deed: str) -> None:
    dummy_location(MEADOW, action=action(2, Gain(1, FOOD)))
    people = {"arev": character(energy=1, food=0), "beor": character(energy=5, food=0)}
    table = avalon(characters=people).play_on().answer("party", f"arev:{deed}")
    table.answer("beor", "stay").stops_at("action")

    assert (table.value("arev", "energy"), table.value("arev", "food")) == (1, 0)
    assert f"arev:{deed}" in table.asks("party")


@shows("A6.08")
def test_the_verse_of_a_dial_is_read_by_those_who_stand_there() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    dummy_verse("901.7", Gain(1, FOOD, who=Who.EACH))
    people = {"beor": character(food=0), "ailei": character(food=0, place=EAST)}
    table = avalon(
        characters=people,
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
        phase="dawn",
        step=4,
        time_dials=[("clock", 1, MEADOW, "901.7")],
    ).play_on()

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (1, 0)
    table.stops_at("action")


@shows("A15.10")
def test_what_a_card_begins_on_arrival_comes_before_the_guardian() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    dummy_verse("901.7", choices=[Choice("one"), Choice("two")])
    map_of = dummy_item("map", [Ability(Moment.ARRIVAL, [ReadVerse("901.7")])])
    table = avalon(
        characters=solo(energy=3, equipped=[map_of]),
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
        guardians=[(dummy_enemy("stag"), EAST)],
    ).play_on()
    table.answer("party", "beor:travel:902")

    assert table.asks("beor") == ["one", "two"]
    table.stops_at("choice")


@shows("A10.20")
def test_less_fear_ends_no_insanity_of_the_sane() -> None:
    table = avalon(characters=solo(fear=3)).play(does(Lose(1, Track.FEAR), who="beor"))
    assert table.events(StateEnded) == []


@shows("A18.08")
def test_a_box_is_marked_whatever_its_neighbours_show_and_never_twice() -> None:
    key = status("signs", 3)
    table = avalon(statuses={key: 0b010}).play(does(Mark(key, 1), Mark(key, 1), Mark(key, 2)))

    assert table.game.statuses == {key: 0b011}
    assert [event.part for event in table.events(StatusMarked)] == [1]


@shows("A22.05", "A22.03")
def test_a_dial_and_its_repetition_fall_on_both_sides() -> None:
    charm = Ability(Moment.TOSSED, [RepeatToss()], may=True)
    seen = set()
    for seed in range(12):
        people = solo(equipped=[dummy_item("charm", [charm])])
        table = avalon(characters=people, seed=seed).play(does(Toss([], []), who="beor"))
        table.answer("beor", "charm")
        seen.add(tuple(event.side for event in table.events(Tossed)))

    assert seen == {(a, b) for a in ("grail", "skull") for b in ("grail", "skull")}


@pytest.mark.parametrize(
    ("condition", "state"),
    [
        (IsDying(), {"health": 0, "dying": True}),
        (IsGoingInsane(), {"fear": 12, "insane": True}),
        (IsInPanic(), {"health": 2, "fear": 3}),
    ],
)
def test_what_holds_for_one_member_holds_for_the_group(
    condition: Condition, state: dict[str, Any]
) -> None:
    people = {"beor": character(**state), "ailei": character(food=0, fear=0, health=9)}
    table = avalon(characters=people).play(does(If(condition, [Gain(1, FOOD, who=Who.EACH)])))

    assert table.value("ailei", "food") == 1


@shows("A13.21")
def test_a_secret_is_no_item() -> None:
    rites = dummy_secret("rites", 11)
    table = avalon(characters=solo(food=0, equipped=[rites]))
    table.play(does(If(HasItem(), [Gain(1, FOOD)]), who="beor"))

    assert table.value("beor", "food") == 0


@shows("A7.05")
def test_a_change_of_one_price_leaves_the_others_as_they_are() -> None:
    dummy_location(MEADOW, action=action(2, Gain(1, FOOD)))
    dear = Ability(Moment.STANDING, [ChangeCost(Deed.EXPLORE, 1)])
    chain = dummy_item("chain", [dear], keyword=Keyword.RELIC)
    table = avalon(characters={"arev": character(energy=1, equipped=[chain])}).play_on()

    table.stops_at("rest")  # he can afford nothing else


@shows("A12.11")
def test_what_the_card_before_it_took_is_not_asked_for_again() -> None:
    eats = Ability(Moment.BEFORE_REST, [Gain(1, Resource.WEALTH)], cost=[Pay(1, FOOD)])
    things = [dummy_item(key, [eats]) for key in ("bowl", "cup")]
    table = avalon(characters=solo(food=1, wealth=0, equipped=things), phase="day_end").play_on()
    table.answer("beor", "yes").stops_at("action")

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (0, 1)


@shows("A13.19")
def test_a_turned_card_repeats_no_toss() -> None:
    charm = Ability(Moment.TOSSED, [RepeatToss()], may=True)
    beor = character(equipped=[dummy_item("charm", [charm])], turned=["charm"])
    table = avalon(characters={"beor": beor}).play(does(Toss([], []), who="beor"))

    assert len(table.events(Tossed)) == 1


@shows("A14.13")
def test_whoever_acts_alone_pays_what_each_member_would_pay_once() -> None:
    effect = MayPay([Pay(1, FOOD, each=True)], [])
    table = avalon(characters=two(food=1)).play(does(effect))
    table.answer("party", "beor").answer("beor", "yes")

    assert (table.value("beor", "food"), table.value("ailei", "food")) == (0, 1)


@shows("A14.03")
def test_who_stands_elsewhere_is_not_asked_to_take_part() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW)
    dummy_verse("open.0", Gain(1, FOOD, who=Who.EACH))
    people = {"beor": character(energy=5, food=0), "ailei": character(energy=5, place=EAST)}
    table = avalon(characters=people, map={MEADOW: (0, 0), EAST: (1, 0)}, menhirs={MEADOW: 5})
    table.play_on().answer("party", "beor:explore").stops_at("action")

    assert table.value("beor", "food") == 1


@shows("A14.09", "A21.01")
def test_who_is_dying_joins_no_encounter_of_an_arrival() -> None:
    dummy_location(MEADOW, east=EAST)
    dummy_location(EAST, west=MEADOW, instants=[Instant([Encounter(Colour.GRAY)])])
    people = {"beor": fighter(energy=5), "ailei": character(place=EAST, health=0, dying=True)}
    table = avalon(
        characters=people,
        map={MEADOW: (0, 0), EAST: (1, 0)},
        menhirs={MEADOW: 5},
        encounters={"gray": [dummy_enemy("wolf")]},
    ).play_on()
    table.answer("party", "beor:travel:902").stops_at("starting_hand")

    assert table.clash.group == 0b01
