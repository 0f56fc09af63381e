"""Chapter 1: goal and end (Ziel und Ende)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Outcome
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Chapter, Kept
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.world import EndChapter
from tests.kit.avalon import avalon, character, does, dummy_event, new
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A1.04", "A1.05", "A1.02")
def test_the_campaign_is_won_when_the_last_chapter_is_completed() -> None:
    part_6 = dummy_event("part_6", [Gain(1, FOOD), EndChapter()], kept=Kept.UNTIL_TOLD)
    table = avalon(phase="dawn", step=5, event_deck=[part_6]).play_on()

    assert table.rules.outcome(table.game) == Outcome(True, "chapter 1", 1)
    assert [event.chapter for event in table.events(events.ChapterEnded)] == [1]


@shows("A1.04", "A1.05")
def test_the_quick_start_is_won_when_its_one_chapter_is_completed() -> None:
    table = avalon(campaign="quick_start").play(does(EndChapter(next_chapter=2)))

    assert table.rules.outcome(table.game) == Outcome(True, "chapter 1", 1)


@shows("A1.03", "A1.04", "A4.15", "A19.06")
def test_after_a_chapter_the_next_one_is_prepared_with_its_own_events() -> None:
    two = Chapter(9, Name("zwei", "two"), ["two_1", "two_2"], [1, 2])
    library.CHAPTERS["main", 9] = two
    part_6 = dummy_event("part_6", [EndChapter(next_chapter=9)], chapter=1, part=6)
    later = [dummy_event(key, chapter=9) for key in ("two_2", "two_1", "special")]
    table = avalon(
        phase="dawn", step=5, event_deck=[part_6, dummy_event("left", chapter=1)], event_box=later
    ).play_on()
    del library.CHAPTERS["main", 9]
    table.stops_at("action")

    assert table.game.chapter == 9
    assert table.ids(table.game.event_deck)[::-1] == ["two_1", "two_2"]
    assert sorted(table.ids(table.game.event_box)) == ["left", "special"]
    assert table.ids(table.game.event_discards) == ["part_6"]


@shows("A1.07")
def test_days_are_not_limited() -> None:
    beor = character(food=50, passed=True)
    table = avalon(characters={"beor": beor}, day=500, menhirs={901: 8}).play_on()
    table.answer("beor", "eat").stops_at("action")

    assert table.game.day == 501


@shows("A1.08", "A3.14", "A20.16", "A31.25")
def test_what_belongs_to_expansions_is_left_out() -> None:
    assert set(library.BOARDS) == {"beor", "ailei", "arev", "wurm"}
    with pytest.raises(UnknownName):
        new(characters=["niamh"])
