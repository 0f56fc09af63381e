"""Chapter 17: events, quests and tasks (Ereignisse, Questen und Aufgaben)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Ability, Kept, Moment, Quest, Task
from tafelrunde.games.avalon.rules.events import reveal_event
from tafelrunde.games.avalon.terms import Resource, Who
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret, HasStatus, HasTask
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Gain, GainSecret
from tafelrunde.games.avalon.vocabulary.world import (
    CrossOut,
    DiscardEvent,
    DiscardThisEvent,
    DrawEvent,
    Mark,
    Note,
    PutRandomEvents,
    RevealAnother,
)
from tests.kit.avalon import avalon, begins, character, does, dummy_event, dummy_secret
from tests.kit.shows import shows

FOOD, MAGIC = Resource.FOOD, Resource.MAGIC


@shows("A17.01", "A9.19", "A17.04")
def test_a_significant_event_stays_in_force_and_a_random_one_for_a_day() -> None:
    news = dummy_event("news", kept=Kept.UNTIL_TOLD, chapter=1, part=2)
    rain = dummy_event("rain", random=True, kept=Kept.TODAY)
    people = {"beor": character(food=1, passed=True)}
    table = avalon(characters=people, events=[news, rain], random_events=[dummy_event("sun")])
    table.play_on().answer("beor", "eat").stops_at("action")

    assert table.ids(table.game.events) == ["news"]
    assert table.ids(table.game.random_events) == ["rain", "sun"]  # under its deck


@shows("A17.05", "A17.06")
def test_an_event_that_says_so_is_discarded_onto_its_own_pile() -> None:
    news = dummy_event("news", [Gain(1, FOOD, who=Who.ALL)], chapter=1, part=2)
    table = avalon(event_deck=[news, dummy_event("next")], event_discards=[dummy_event("old")])
    table.play(begins(reveal_event))

    assert table.ids(table.game.event_discards) == ["old", "news"]
    assert table.ids(table.game.event_deck) == ["next"]


@shows("A17.02", "A17.03")
def test_random_events_come_on_top_of_the_event_deck_only_by_a_card() -> None:
    rain, sun, fog = (dummy_event(key, random=True) for key in ("rain", "sun", "fog"))
    table = avalon(event_deck=[dummy_event("next")], random_events=[rain, sun, fog])
    table.play(does(PutRandomEvents(2)))

    assert table.ids(table.game.event_deck) == ["next", "rain", "sun"]
    assert table.ids(table.game.random_events) == ["fog"]


@shows("A31.16", "A31.31")
@pytest.mark.parametrize(("wanted", "put"), [(2, 1), (1, 0)])
def test_with_the_aggravation_one_random_event_fewer_is_put_there(wanted: int, put: int) -> None:
    rain = dummy_event("rain", random=True)
    options = {"fewer_events": True}
    table = avalon(random_events=[rain] * 3, mode="challenge_mode", challenges=options)
    table.play(does(PutRandomEvents(wanted)))

    assert len(table.game.event_deck) == put


@shows("A17.10", "A17.12", "A17.14", "A6.13")
def test_the_first_quest_is_fulfilled_as_soon_as_the_secret_is_obtained() -> None:
    part_5 = dummy_event("part_5", [Gain(1, FOOD)], kept=Kept.UNTIL_TOLD)
    quest = Quest(HasSecret(11), [DiscardThisEvent(), DrawEvent("part_5")])
    part_1 = dummy_event("part_1", quest=quest)
    deck = [dummy_event("a"), part_5, dummy_event("b")]
    table = avalon(
        characters={"beor": character(food=0)},
        quests=[part_1],
        event_deck=deck,
        secrets=[dummy_secret("rites", 11)],
    ).play(does(GainSecret(11)))

    assert table.ids(table.game.event_deck)[::-1] == ["a", "b"]
    assert table.ids(table.game.events) == ["part_5"]
    assert table.ids(table.game.event_discards) == ["part_1"]
    assert table.value("beor", "food") == 1


@shows("A17.11")
def test_a_quest_whose_condition_is_met_when_it_is_revealed_succeeds_after_reading() -> None:
    quest = Quest(HasStatus("signs"), [Gain(5, FOOD)])
    news = dummy_event("news", [Gain(1, FOOD)], quest=quest)
    table = avalon(
        phase="dawn",
        step=5,
        characters={"beor": character(food=0)},
        event_deck=[news],
        statuses={"signs": 1},
    ).play_on()
    table.stops_at("action")

    gained = [event.after - event.before for event in table.events(events.ResourceChanged)]
    assert gained == [5, 1] or gained == [1, 5]
    assert table.value("beor", "food") == 6  # once
    assert table.ids(table.game.quests) == ["news"]  # A17.12: nothing discards it


@shows("A17.09", "A17.08")
def test_all_quests_are_in_force_at_once_those_of_secrets_too() -> None:
    first = dummy_event("first", quest=Quest(HasStatus("a"), [Gain(1, FOOD)]))
    second = dummy_event("second", quest=Quest(HasStatus("a"), [Gain(2, FOOD)]))
    third = dummy_secret("third", 7, quest=Quest(HasStatus("a"), [Gain(4, FOOD)]))
    beor = character(food=0, equipped=[third])
    table = avalon(characters={"beor": beor}, quests=[first, second]).play(does(Mark("a")))

    assert table.value("beor", "food") == 7


@shows("A17.04")
def test_a_text_discards_another_event() -> None:
    news = dummy_event("news", kept=Kept.UNTIL_TOLD)
    table = avalon(events=[news, dummy_event("other")]).play(does(DiscardEvent("news")))

    assert table.ids(table.game.events) == ["other"]
    assert table.ids(table.game.event_discards) == ["news"]


@shows("A17.15", "A17.16", "A17.17")
def test_tasks_are_notes_without_an_end_condition() -> None:
    library.TASKS["mill"] = Task("mill", Name("Mühle", "Mill"))
    table = avalon().play(does(Note("mill"), Note("mill")))
    assert table.game.tasks == ["mill"]
    assert [event.task for event in table.events(events.TaskNoted)] == ["mill"]

    table = avalon(tasks=["mill", "signs"]).play(does(CrossOut(["mill"])))
    assert table.game.tasks == ["signs"]
    assert not any(HasTask("mill") == getattr(q, "condition", None) for q in table.game.quests)


@shows("A6.16", "A17.01")
def test_the_rites_of_the_traveller_exchange_random_events_again_and_again() -> None:
    rites = dummy_secret(
        "rites", 30, [Ability(Moment.EVENT_REVEALED, [RevealAnother()], cost=[Pay(1, MAGIC)])]
    )
    rain, sun, fog = (
        dummy_event(key, random=True, kept=Kept.TODAY) for key in ("rain", "sun", "fog")
    )
    beor = character(magic=2, equipped=[rites])
    table = avalon(
        phase="dawn",
        step=5,
        characters={"beor": beor},
        event_deck=[rain],
        random_events=[sun, fog],
    ).play_on()
    table.answer("beor", "beor").answer("beor", "beor").stops_at("action")

    assert table.ids(table.game.events) == ["fog"]
    assert table.value("beor", "magic") == 0
    assert table.ids(table.game.random_events)[::-1] == ["rain", "sun"]


@shows("A17.13", "A1.04")
def test_only_quest_and_instructions_of_an_event_have_an_effect() -> None:
    news = dummy_event("news", chapter=1, part=2, kept=Kept.UNTIL_TOLD)
    table = avalon(phase="dawn", step=5, event_deck=[news])
    before = table.game.clone()
    table.play_on().stops_at("action")

    assert [c.resources for c in table.game.characters] == [c.resources for c in before.characters]
