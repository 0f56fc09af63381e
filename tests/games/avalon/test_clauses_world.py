"""Clauses of day and world that a wrong rule would pass unseen elsewhere: who is left, what is
still there, how far it goes.
"""

from __future__ import annotations

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import Ability, Choice, Moment, Quest
from tafelrunde.games.avalon.terms import (
    ATTRIBUTE_COST,
    Attribute,
    Resource,
    Symbol,
    Track,
)
from tafelrunde.games.avalon.vocabulary.conditions import AnyOf, AtSymbol, Has
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Gain, If, Lose, Way
from tafelrunde.games.avalon.vocabulary.standing import MoreFrom
from tafelrunde.games.avalon.vocabulary.world import ChangeLocation
from tests.games.avalon.test_actions import action
from tests.kit.avalon import (
    MEADOW,
    Table,
    avalon,
    character,
    day,
    does,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_verse,
    two,
)
from tests.kit.shows import shows

FOOD, WEALTH = Resource.FOOD, Resource.WEALTH
ENERGY, FEAR = Track.ENERGY, Track.FEAR


# --- Paying ---------------------------------------------------------------------------------------


@shows("A12.12", "A8.12")
def test_who_stays_aside_does_not_pay_and_then_nothing_happens() -> None:
    dummy_location(MEADOW, action=action(1, Gain(1, FOOD), cost=[Pay(1, WEALTH)]))
    people = {"beor": character(energy=3, wealth=0, food=0), "ailei": character(wealth=1, food=0)}
    table = day(characters=people, map={MEADOW: (0, 0)})
    table.answer("party", "beor:location_action").answer("ailei", "stay")

    assert (table.value("beor", "energy"), table.value("beor", "food")) == (3, 0)
    assert "beor:location_action" in table.asks("party", "action")  # nobody has acted
    table.stops_at("action")


def reading(*effects: Effect, **energy: int) -> Table:
    """All read a verse that does something and then asks."""
    dummy_verse("901.0", *effects, choices=[Choice("on"), Choice("off")])
    people = {name: character(energy=left) for name, left in energy.items()}
    course = {"doing": "reading", "group": list(people), "verse": "901.0", "place": MEADOW}
    return avalon(characters=people, course=[course]).play()


@shows("A14.19", "A14.11")
def test_who_is_not_paid_for_leaves_and_the_others_still_choose_how_to_pay() -> None:
    ways = [Way([], cost=[Pay(2, ENERGY, each=True)]), Way([], cost=[Pay(9, FOOD)])]
    table = reading(ChooseOne(ways), beor=3, ailei=3, arev=0)
    table.answer("party", "let_go").answer("ailei", "own")

    assert [table.value(name, "energy") for name in ("beor", "ailei", "arev")] == [1, 1, 0]
    assert table.group() == ["beor", "ailei"]
    table.stops_at("choice")


@shows("A31.29", "A31.20")
def test_who_owns_five_items_can_still_be_given_food() -> None:
    cup = dummy_item("cup")
    people = {
        "beor": character(food=1, wealth=0, energy=3),
        "ailei": character(food=0, equipped=[cup] * 5, energy=3),
    }
    options = {"mode": "challenge_mode", "challenges": {"item_limit": True}}
    table = avalon(characters=people, **options).play_on().answer("party", "beor:hand_over")

    assert table.value("ailei", "food") == 1
    table.stops_at("action")


# --- The day --------------------------------------------------------------------------------------


@shows("A7.07", "A9.20")
def test_on_a_new_day_nobody_waits_for_others() -> None:
    people = two(energy=3)
    people["beor"] = character(energy=3, waits_for=0b10)
    table = avalon(characters=people, phase="dawn", step=0).play_on()

    assert "beor:explore" in table.asks("party", "action")
    table.stops_at("action")


@shows("A9.11")
def test_who_is_done_with_spending_is_not_asked_again() -> None:
    table = avalon(characters=two(exp=9), phase="day_end", step=4).play_on()
    table.answer("beor", "done").answer("ailei", "done")

    assert table.game.phase.name == "DAYTIME"
    table.stops_at("action")


@shows("A23.05")
def test_the_first_point_of_a_pair_is_the_cheapest() -> None:
    for exp, offered in ((ATTRIBUTE_COST[0], True), (ATTRIBUTE_COST[0] - 1, False)):
        beor = character(exp=exp, **{each.name.lower(): 0 for each in Attribute})
        table = avalon(characters={"beor": beor}, phase="day_end", step=4).play_on()
        assert (table.question == "improve") is offered
        table.stops_at("improve" if offered else "action")


@shows("A10.19")
def test_fear_does_not_rise_beyond_its_track() -> None:
    most = avalon().character("beor").tray.most_fear
    table = avalon(characters={"beor": character(fear=most, insane=True)})
    table.play(does(Gain(3, FEAR)))

    assert table.value("beor", "fear") == most


# --- Locations and the book -----------------------------------------------------------------------


@shows("A8.17")
def test_there_is_no_more_of_what_an_action_takes() -> None:
    dummy_location(MEADOW, action=action(1, Lose(1, WEALTH), Gain(1, FOOD)))
    barrow = dummy_item("barrow", [Ability(Moment.STANDING, [MoreFrom(WEALTH)])])
    beor = character(energy=3, food=0, wealth=3, equipped=[barrow])
    table = day(characters={"beor": beor}, map={MEADOW: (0, 0)})
    table.answer("party", "beor:location_action").stops_at("action")

    assert (table.value("beor", "food"), table.value("beor", "wealth")) == (1, 2)


@shows("A15.22", "A15.23")
def test_who_reads_where_a_location_changes_reads_on_at_the_new_one() -> None:
    dummy_location(902, symbols=[Symbol.DREAM], changed_from=MEADOW)
    here = AtSymbol([Symbol.DREAM])
    choices = [Choice("sleep", only_if=here), Choice("go")]
    dummy_verse("901.0", ChangeLocation(MEADOW, 902), choices=choices)
    reading = {"doing": "reading", "group": ["beor", "ailei"], "verse": "901.0", "place": MEADOW}
    table = avalon(characters=two(food=0, wealth=0), course=[reading]).play()

    assert table.asks("party", "choice") == ["sleep", "go"]
    table.stops_at("choice")


@shows("A18.14")
def test_of_several_conditions_one_must_be_met() -> None:
    either = AnyOf([Has(1, FOOD), Has(1, WEALTH)])
    for food, wealth, met in ((1, 0, 1), (0, 1, 1), (0, 0, 0)):
        table = avalon(characters={"beor": character(food=food, wealth=wealth, magic=0)})
        table.play(does(If(either, then=[Gain(1, Resource.MAGIC)])))
        assert table.value("beor", "magic") == met


@shows("A17.08", "A17.10")
def test_the_quest_of_a_secret_is_fulfilled_before_the_next_action() -> None:
    quest = Quest(Has(3, FOOD), success=[Gain(1, Resource.EXP)])
    map_ = dummy_secret("map", 90, quest=quest)
    table = avalon(characters={"beor": character(food=3, exp=0, equipped=[map_])}).play_on()

    assert table.question == "action"
    assert table.value("beor", "exp") == 1
    table.stops_at("action")
