"""Clauses at the edge of rules of the day: just enough, a second time."""

from __future__ import annotations

from tafelrunde.games.avalon.nouns import Ability, Instant, Moment
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Keyword, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tafelrunde.games.avalon.vocabulary.standing import IgnoresInstant
from tafelrunde.games.avalon.vocabulary.world import Encounter, PutRandomEvents
from tests.games.avalon.test_actions import action, road
from tests.games.avalon.test_death import DYING
from tests.games.avalon.test_locations import arriving, land
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_skill,
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


@shows("A17.03")
def test_an_event_can_come_back_under_the_random_events_it_brings() -> None:
    rain = dummy_event("rain", random=True)
    omen = dummy_event("omen", [PutRandomEvents(1, this_under=True)])
    table = avalon(phase="dawn", step=5, event_deck=[omen], random_events=[rain]).play_on()

    assert table.ids(table.game.event_deck) == ["omen", "rain"]  # the last is drawn first
    assert table.ids(table.game.events) == []
    table.stops_at("action")


@shows("A21.04", "A30.01")
def test_the_mercy_gives_the_cards_of_a_running_encounter_back() -> None:
    foe = dummy_enemy(attack=[Deal(1, who=Who.ALL)])
    deck = [dummy_card(f"c{number}") for number in range(1, 7)]
    people = {"beor": character(**DYING), "ailei": character(combat_deck=deck)}
    table = avalon(characters=people, encounters={"gray": [foe]})
    table.play(does(Encounter(Colour.GRAY), group=["ailei"]))
    table.answer("ailei", "exchange").answer("ailei", "keep")
    table.answer("ailei", "lay:c4").passes("ailei")
    table.answer("party", "mercy")

    assert sorted(table.deck("ailei", Art.COMBAT)) == deck
    assert table.ids(table.game.encounters[Colour.GRAY]) == ["foe"]


@shows("A10.01")
def test_at_the_limit_no_more_energy_is_gained() -> None:
    table = avalon().play(does(Gain(20, Track.ENERGY), who="beor"))
    most = table.value("beor", "energy")
    table = avalon(characters={"beor": character(energy=most)})
    table.play(does(Gain(1, Track.ENERGY), who="beor"))

    assert table.value("beor", "energy") == most


@shows("A8.19", "A7.05")
def test_the_energy_of_a_character_action_must_be_there() -> None:
    for energy, offered in ((3, True), (2, False)):
        table = day(**road(), characters={"beor": character(energy=energy)})
        assert ("beor:character_action" in table.asks("party")) is offered
        table.stops_at("action")
