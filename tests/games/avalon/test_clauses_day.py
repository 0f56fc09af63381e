"""Clauses at the edge of rules of the day: just enough, a second time, a card that is flipped."""

from __future__ import annotations

from tafelrunde.games.avalon.nouns import Ability, Choice, Instant, Moment
from tafelrunde.games.avalon.terms import Attribute, Keyword, Resource, Track
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret
from tafelrunde.games.avalon.vocabulary.effects import Band, Gain, Roll
from tafelrunde.games.avalon.vocabulary.standing import IgnoresInstant
from tafelrunde.games.avalon.vocabulary.world import PutRandomEvents, ReadVerse
from tests.games.avalon.test_actions import action, day, road
from tests.games.avalon.test_locations import arriving, land
from tests.kit.avalon import (
    avalon,
    character,
    does,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A21.08", "A13.09")
def test_an_item_with_a_keyword_that_was_left_is_taken_flipped() -> None:
    axe = dummy_item("axe", keyword=Keyword.WEAPON)
    table = day(**road(), characters={"beor": character()}, left=[(axe, 901)])
    table.answer("party", "beor:take:axe").stops_at("action")

    assert table.ids(table.character("beor").flipped) == ["axe"]
    assert table.ids(table.character("beor").equipped) == []
    assert table.game.left == []


@shows("A8.12", "A7.05")
def test_exactly_the_energy_of_a_location_action_is_enough() -> None:
    for energy, offered in ((2, True), (1, False)):
        rest = action(2, Gain(1, FOOD))
        table = day(**road(action=rest), characters={"beor": character(energy=energy)})
        assert ("beor:location_action" in table.asks("party")) is offered
        table.stops_at("action")


@shows("A15.17")
def test_an_instant_effect_that_was_ignored_is_not_ignored_again_that_day() -> None:
    dummy_location(901)
    dummy_location(902, instants=[Instant([Gain(1, Track.FEAR)])] * 2)
    foot = dummy_skill("foot", Attribute.CAUTION, [Ability(Moment.STANDING, [IgnoresInstant()])])
    for answers, fear in ((["yes"], 1), (["no", "yes"], 1), (["no", "no"], 2)):
        people = {"beor": character(fear=0, skills=[(foot, 0)])}
        table = land(characters=people).play(arriving("beor"))
        for answer in answers:
            table.answer("beor", answer)
        assert table.value("beor", "fear") == fear


@shows("A15.10")
def test_an_item_can_work_at_every_arrival() -> None:
    dummy_location(901)
    dummy_location(902)
    boots = dummy_item("boots", [Ability(Moment.ARRIVAL, [Gain(1, FOOD)])])
    people = {"beor": character(food=0, equipped=[boots])}
    table = land(characters=people).play(arriving("beor"))

    assert table.value("beor", "food") == 1


@shows("A13.09", "A18.14")
def test_a_flipped_secret_is_still_owned() -> None:
    rune = dummy_secret("rune", 77, keyword=Keyword.RELIC)
    choices = [Choice("show", needs=HasSecret(77)), Choice("leave")]
    dummy_verse("602", choices=choices)
    people = {"beor": character(flipped=[rune])}
    table = avalon(characters=people).play(does(ReadVerse("602")))

    assert table.asks("beor") == ["show", "leave"]
    table.stops_at("choice")


@shows("A17.03")
def test_an_event_can_come_back_under_the_random_events_it_brings() -> None:
    rain = dummy_event("rain", random=True)
    omen = dummy_event("omen", [PutRandomEvents(1, this_under=True)])
    table = avalon(phase="dawn", step=5, event_deck=[omen], random_events=[rain]).play_on()

    assert table.ids(table.game.event_deck) == ["omen", "rain"]  # the last is drawn first
    assert table.ids(table.game.events) == []
    table.stops_at("action")


@shows("A2.17", "A-GAP-28")
def test_the_die_shows_1_to_6() -> None:
    bands = [Band(face, [Gain(face, FOOD)]) for face in range(1, 8)]
    found = set()
    for seed in range(40):
        table = avalon(characters={"beor": character(food=0)}, seed=seed)
        table.play(does(Roll(bands), who="beor"))
        found.add(table.value("beor", "food"))

    assert found == {1, 2, 3, 4, 5, 6}
