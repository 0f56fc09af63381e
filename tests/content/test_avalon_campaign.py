"""The size and shape of Avalon's campaign: what every chapter, place, character and ending has."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tafelrunde.engine.book.walk import led_to, words_in
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Chapter, Event, Secret, Verse
from tafelrunde.games.avalon.shown.stories import STORIES
from tafelrunde.games.avalon.story import BOOK, epilogue, save_sheet
from tafelrunde.games.avalon.terms import MAIN, Symbol
from tafelrunde.games.avalon.vocabulary.conditions import HasStatus, IsCharacter
from tafelrunde.games.avalon.vocabulary.world import ChangeLocation, EndChapter, Mark, Note
from tests.kit.avalon_reach import chapter_of

VERSES = [each for each in library.VERSES.values() if not each.id.startswith(("test", "open"))]
CHAPTERS = {n: each for (campaign, n), each in library.CHAPTERS.items() if campaign == MAIN}
EVERY_CHAPTER = pytest.mark.parametrize("number", CHAPTERS)
AFTER_THE_QUICK_START = pytest.mark.parametrize("number", [n for n in CHAPTERS if n > 1])
PLACES = [each for each in library.LOCATIONS.values() if each.number < 900]
EVERYBODY = pytest.mark.parametrize("who", ["beor", "ailei", "arev", "wurm"])


def verses_of(chapter: int) -> list[Verse]:
    """The verses that are written for a chapter."""
    return [each for each in VERSES if chapter_of(each.id) == chapter]


def events_of(chapter: int) -> list[Event]:
    """Its significant events."""
    found = [library.PRINTED[each] for each in CHAPTERS[chapter].events]
    return [each for each in found if isinstance(each, Event)]


def told_in(chapter: int) -> list[Chapter | Event | Verse]:
    """Everything that happens in a chapter."""
    return [CHAPTERS[chapter], *events_of(chapter), *verses_of(chapter)]


def pages_of(place: int) -> list[Verse]:
    """The verses of a location."""
    return [each for each in VERSES if each.id.startswith(f"{place}.")]


# --- Chapters -------------------------------------------------------------------------------------


def test_six_chapters_follow_the_quick_start_and_the_book_has_a_thousand_verses() -> None:
    assert sorted(CHAPTERS) == [1, 2, 3, 4, 5, 6, 7]
    assert len(VERSES) >= 1000


@AFTER_THE_QUICK_START
def test_a_chapter_has_a_set_up_events_and_at_least_four_tasks(number: int) -> None:
    tasks = {word.task for word in words_in(told_in(number)) if isinstance(word, Note)}
    assert CHAPTERS[number].do
    assert len(events_of(number)) >= 6
    assert len([each for each in events_of(number) if each.quest]) >= 2
    assert len(tasks) >= 4


@EVERY_CHAPTER
def test_a_chapter_changes_the_map_for_good(number: int) -> None:
    assert [each for each in words_in(told_in(number)) if isinstance(each, ChangeLocation)]


def test_what_was_done_in_the_first_chapter_is_heard_of_in_every_later_one() -> None:
    first = {each.id for each in save_sheet.STATUSES}
    heard = {n: {*asked(verses_of(n))} & first for n in CHAPTERS}
    assert all(len(heard[n]) >= 5 for n in CHAPTERS)
    assert len(heard[5]) >= 20


def asked(value: object) -> Iterator[str]:
    """The statuses for which something asks."""
    return (word.status for word in words_in(value) if isinstance(word, HasStatus))


# --- Places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [each.number for each in PLACES])
def test_a_place_has_three_layers_of_discovery(number: int) -> None:
    """An entry for everybody, pages behind it, and what is offered for three reasons to some."""
    pages = pages_of(number)
    entries = [each for each in pages if re.search(r"\.(0|\d00)$", each.id)]
    reasons = {
        repr(condition)
        for page in pages
        for choice in page.choices
        for condition in (choice.only_if, choice.needs)
        if condition is not None
    }
    assert entries
    assert [each for each in led_to(entries, STORIES.leads) if each.startswith(f"{number}.")]
    assert len(reasons) >= 3


@pytest.mark.parametrize("kind", ["D", "N"])
def test_every_place_to_dream_at_has_dreams_and_nightmares(kind: str) -> None:
    dreaming = {each.number for each in PLACES if Symbol.DREAM in each.symbols}
    written = {int(each.id[:3]) for each in VERSES if re.fullmatch(rf"\d+\.{kind}\d?", each.id)}
    assert written == dreaming


# --- What is recorded -----------------------------------------------------------------------------


def test_there_are_sixty_statuses_with_parts_and_sixty_secrets() -> None:
    assert len([each for each in library.STATUSES.values() if each.parts > 1]) >= 60
    assert len(list(library.of_kind(Secret))) >= 60


# --- People and endings ---------------------------------------------------------------------------


@EVERYBODY
def test_a_thread_of_ones_own_runs_through_every_chapter_and_ends(who: str) -> None:
    for number in CHAPTERS:
        assert IsCharacter(who) in words_in(verses_of(number)), number
    marks = [word for word in words_in(VERSES) if isinstance(word, Mark)]
    assert {each.part for each in marks if each.status == f"{who}_end"} == {1, 2, 3}
    assert [each for each in BOOK.prose.section("letters", "en") if each == who]


def test_six_endings_lead_to_an_epilogue_of_the_four_and_of_the_people_they_met() -> None:
    last = BOOK.verses["7010"]
    assert len(set(led_to(last, STORIES.leads))) == 6
    pages = {page.verse: page.only_if for page in epilogue.PAGES}
    for who in ("beor", "ailei", "arev", "wurm"):
        assert len([each for each in pages.values() if IsCharacter(who) in words_in(each)]) == 4
    people = {status for each in pages.values() for status in asked(each)}
    assert len(people) >= 30
    assert [word for word in words_in(BOOK.verses["8062"]) if isinstance(word, EndChapter)]
