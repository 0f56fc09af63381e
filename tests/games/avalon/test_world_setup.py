"""Chapter 4: world setup (Aufbau der Welt)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.events import ChapterBegan
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Chapter, Event
from tafelrunde.games.avalon.rules.chapters import prepare_chapter
from tafelrunde.games.avalon.setup.choices import SETUP
from tafelrunde.games.avalon.terms import MAIN, Colour, Resource
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.world import BeginAt, EndChapter
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_event,
    dummy_location,
    dummy_verse,
    new,
    plain,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A4.16")
def test_before_the_very_first_exploration_the_introduction_is_read() -> None:
    dummy_verse("introduction")
    dummy_verse("open.0")
    table = day(characters={"beor": character(energy=5)})
    table.answer("party", "beor:explore").answer("party", "beor:explore").stops_at("action")

    read = [event.verse for event in table.events(events.VerseRead)]
    assert read == ["introduction", "open.0", "open.0"]


@shows("A4.13", "A4.14")
def test_a_new_chapter_gathers_the_events_of_the_one_before() -> None:
    chapter = library.chapter(MAIN, 2)
    wanted = [each.id for each in library.of_kind(Event) if each.chapter == 2]
    old, rain = dummy_event("old"), dummy_event("rain", random=True)
    table = avalon(event_discards=[old], event_deck=[rain], event_box=wanted)
    table.play(plain(prepare_chapter, chapter=chapter))

    assert table.game.event_discards == []
    assert table.ids(table.game.random_events) == ["rain"]
    assert "old" in table.ids(table.game.event_box)


@shows("A4.15", "A4.14")
def test_encounter_decks_are_shuffled_below_the_first_encounter() -> None:
    decks = [GAME.new({"characters": ["beor"]}, seed).encounters[Colour.GRAY] for seed in range(4)]
    tops = {deck[-1].id for deck in decks}

    assert len({tuple(card.uid for card in deck) for deck in decks}) > 1
    assert len(tops) == 1
    assert getattr(library.printed(tops.pop()), "removed", False)


@shows("A4.15", "A4.02", "A4.03", "A4.04")
def test_a_chapter_begins_where_its_setup_card_says_and_with_the_next_morning() -> None:
    dummy_location(911, east=912)
    dummy_location(912, south=913)
    dummy_location(913, south=914)
    dummy_location(914)
    two = Chapter(9, Name("zwei", "two"), [], [1], do=[BeginAt(911), Gain(1, FOOD)])
    library.CHAPTERS["main", 9] = two
    people = {"beor": character(food=0), "ailei": character()}
    table = avalon(characters=people, phase="daytime", map={901: (0, 0)}, menhirs={901: 2})
    table.play(does(EndChapter(next_chapter=9))).answer("party", "beor")
    del library.CHAPTERS["main", 9]

    game = table.game
    assert list(game.map) == [911, 912, 913]  # 914 lies outside of the light
    assert game.menhirs == {911: 7}
    assert [(each.place, each.woke_at, each.passed) for each in game.characters] == [
        (911, 911, True)
    ] * 2
    assert table.value("beor", "food") == 1
    assert [(each.chapter, each.again) for each in table.events(ChapterBegan)] == [(9, False)]


@pytest.mark.usefixtures("box")
@shows("A4.02", "A4.05", "A16.01")
def test_the_first_five_locations_lie_in_a_cross_and_everybody_starts_in_the_middle() -> None:
    game = new(characters=["beor", "ailei"])

    assert game.map == {101: 5050, 102: 4950, 104: 5051, 105: 5150, 103: 5049}
    assert [each.place for each in game.characters] == [101, 101]


@pytest.mark.usefixtures("box")
@shows("A4.03")
def test_another_campaign_starts_elsewhere() -> None:
    library.CHAPTERS["other", 1] = Chapter(
        1, Name("x", "x"), ["p1"], [0], campaign="other", start=201
    )
    dummy_location(201, east=202)
    dummy_location(202)
    game = new(campaign="other")

    assert (game.map, game.menhirs) == ({201: 5050, 202: 5051}, {201: 8})
    assert game.characters[0].place == 201


@pytest.mark.usefixtures("box")
@shows("A4.04")
@pytest.mark.parametrize(("players", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_first_dial_goes_by_the_number_of_players(players: int, dial: int) -> None:
    names = ["beor", "ailei", "arev", "wurm"][:players]

    assert new(characters=names).menhirs == {101: dial}


@pytest.mark.usefixtures("box")
@shows("A4.06", "A19.06", "A4.12")
def test_encounter_decks_hold_the_difficulties_of_the_chapter_and_the_box_the_rest() -> None:
    game = new()
    gray = [card.id for card in game.encounters[Colour.GRAY]]

    assert gray[-1] == "gray_first"  # on top
    assert sorted(gray[:-1]) == ["gray_easy"] * 5
    assert [card.id for card in game.encounters[Colour.BLUE]][-1] == "blue_first"
    boxed = sorted(card.id for card in game.box)
    assert boxed == ["boxed", "gray_hard", "green_hard", "violet_hard"]


@pytest.mark.usefixtures("box")
@shows("A4.07", "A4.08", "A4.09", "A2.16")
def test_items_are_shuffled_secrets_sorted_and_no_status_is_marked() -> None:
    game = new()

    assert [card.id for card in game.items] != [card.id for card in new(7).items]
    assert [card.printed.number for card in game.secrets] == [11, 30, 42]  # type: ignore[union-attr]
    assert [card.id for card in game.skills] == ["rage"]
    assert (game.statuses, game.tasks) == ({}, [])


@pytest.mark.usefixtures("box")
@shows("A4.13", "A4.14")
def test_chapter_events_lie_in_order_and_random_ones_are_shuffled_apart() -> None:
    game = new()
    orders = [[card.id for card in new(seed).random_events] for seed in (1, 2, 3)]

    assert [card.id for card in game.event_deck][::-1] == ["p1", "p2"]
    assert [card.id for card in game.event_box] == ["special"]
    assert sorted(orders[0]) == [f"r{number}" for number in range(8)]
    assert len({tuple(order) for order in orders}) > 1


@shows("A4.10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_can_look_up_the_day_the_actions_and_encounters(lang: Lang) -> None:
    chapters = {each.key: each for each in GAME.shown.rulebook(lang).chapters}
    for key in ("components", "day", "actions", "combat", "diplomacy"):
        assert chapters[key].rules, key


@shows("A4.18")
def test_the_first_game_is_beor_alone_in_the_first_chapter() -> None:
    first = SETUP.write(SETUP.first.chosen)
    game = GAME.new(first, 1)

    assert [each.id for each in game.characters] == ["beor"]
    assert SETUP.first.bots == ()
    assert game.chapter == 1
