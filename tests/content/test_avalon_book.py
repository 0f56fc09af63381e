"""The book of Avalon: every target exists, everything recorded is set and read, and every list of
choices leaves one open. What can be reached when, prices and prose have walks of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from tafelrunde.engine.content import Frozen
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import END, Choice, Event, Secret
from tafelrunde.games.avalon.story import BOOK as STORY
from tafelrunde.games.avalon.terms import MAIN, Symbol
from tafelrunde.games.avalon.vocabulary.conditions import (
    HasSecret,
    HasStatus,
    IsCharacter,
    WasRead,
    Won,
)
from tafelrunde.games.avalon.vocabulary.costs import GiveSecret, Pay
from tafelrunde.games.avalon.vocabulary.effects import GainSecret, If
from tafelrunde.games.avalon.vocabulary.world import (
    DiscardEvent,
    DrawEvent,
    Encounter,
    LeadsOn,
    Mark,
    Note,
    Page,
    PlaceGuardian,
    ReadVerse,
    SetTimeDial,
)

VERSES = [each for each in library.VERSES.values() if not each.id.startswith("test")]
SECTIONS = {int(key[:3]) for key in library.VERSES if re.match(r"\d{3}\.", key)}
STORY_SECRETS = {16, 17, 18, 19}
"""These do nothing by themselves: the book gives them and asks for them."""


def inside(value: object) -> Iterator[Frozen]:
    """Every word in a value, itself first, at any depth."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from inside(each)
    elif isinstance(value, Frozen):
        yield value
        for part in vars(value).values():
            yield from inside(part)


def events() -> list[Event]:
    """The significant events of all chapters that are open."""
    return [each for each in library.of_kind(Event) if each.chapter]


CHAPTERS = [each for (campaign, _), each in library.CHAPTERS.items() if campaign == MAIN]
OUTSIDE = [*events(), *CHAPTERS, *map(library.location, sorted(SECTIONS))]
"""What leads into the book, or records something in it: events and location cards."""
BOOK = [*VERSES, *OUTSIDE]
WORDS = list(inside(BOOK))


def led_to(value: object) -> Iterator[str]:
    """The verses that a value may lead to."""
    for each in inside(value):
        match each:
            case Choice(goto=goto) if goto != END:
                yield goto
            case ReadVerse(verse=verse) | Page(verse=verse):
                yield verse
            case SetTimeDial(expires=verse) if verse:
                yield verse
            case _:
                pass


def parts_read(condition: HasStatus) -> Iterable[tuple[str, int]]:
    """The parts of a status that a condition asks for."""
    parts = [condition.part] if condition.part else range(1, all_parts(condition.status) + 1)
    return {(condition.status, part) for part in parts}


def all_parts(status: str) -> int:
    """How many boxes a status has."""
    return library.STATUSES[status].parts


# --- Structure ------------------------------------------------------------------------------------


def test_the_quick_start_has_the_size_that_was_asked_for() -> None:
    numbers = {each.id for each in VERSES}
    assert len([each for each in numbers if not each.startswith("open")]) >= 66
    assert set(range(101, 111)) <= SECTIONS
    assert len([each for each in numbers if re.fullmatch(r"\d+\.D", each)]) >= 6


def test_every_target_exists() -> None:
    targets = set(led_to(BOOK)) | {each.verse for each in WORDS if isinstance(each, WasRead)}
    assert targets - set(library.VERSES) == set()


def test_every_card_that_the_book_calls_by_name_is_printed() -> None:
    enemies = {each.named for each in WORDS if isinstance(each, Encounter)} - {""}
    enemies |= {each.encounter for each in WORDS if isinstance(each, PlaceGuardian)}
    called = {each.event for each in WORDS if isinstance(each, DrawEvent | DiscardEvent)}
    assert len(enemies) >= 5
    assert enemies | called <= set(library.PRINTED)


def marked(word: Mark) -> set[tuple[str, int]]:
    """The parts that a word may mark; part 0 is one of the group's choice."""
    parts = [word.part] if word.part else range(1, all_parts(word.status) + 1)
    return {(word.status, part) for part in parts}


def test_every_part_of_every_status_is_set_and_read() -> None:
    every = {(each.id, n + 1) for each in library.STATUSES.values() for n in range(each.parts)}
    sets = [marked(each) for each in WORDS if isinstance(each, Mark)]
    reads = [{*parts_read(each)} for each in WORDS if isinstance(each, HasStatus)]
    assert set().union(*sets) == every
    assert set().union(*reads) == every


def test_every_task_is_noted_somewhere() -> None:
    assert {each.task for each in WORDS if isinstance(each, Note)} == set(library.TASKS)


def test_every_secret_of_the_story_is_won_and_used() -> None:
    won = {each.number for each in WORDS if isinstance(each, GainSecret)}
    given = {each.number for each in WORDS if isinstance(each, GiveSecret)}
    printed = {each.number: each for each in library.of_kind(Secret)}
    of_the_rules = {42}  # an aggravation, given before the first day
    assert won == set(printed) - of_the_rules
    assert given >= STORY_SECRETS
    assert all(not printed[number].abilities for number in STORY_SECRETS)


def test_every_secret_does_something_or_is_asked_for() -> None:
    asked = {each.number for each in WORDS if isinstance(each, HasSecret | GiveSecret)}
    idle = [each.number for each in library.of_kind(Secret) if not each.abilities]
    assert set(idle) <= asked


def test_a_verse_with_choices_always_leaves_one_open() -> None:
    for verse in VERSES:
        open_ones = [c for c in verse.choices if not (c.cost or c.only_if or c.needs)]
        assert open_ones or not verse.choices, verse.id


def test_a_price_for_each_member_stands_alone() -> None:
    """Whoever does not pay it leaves the group; what the others owed together would be open."""
    for verse in VERSES:
        for choice in verse.choices:
            each = {isinstance(cost, Pay) and cost.each for cost in choice.cost}
            assert len(each) < 2, (verse.id, choice.key)


def test_only_a_verse_with_an_encounter_asks_whether_it_was_won() -> None:
    for verse in VERSES:
        if any(isinstance(each, Won) for each in inside(verse.choices)):
            assert isinstance(verse.do[-1], Encounter), verse.id


def test_a_word_that_leads_on_stands_last() -> None:
    for word in WORDS:
        for row in vars(word).values():
            if isinstance(row, tuple):
                assert not [each for each in row[:-1] if leads_on(each)], word


def leads_on(word: object) -> bool:
    """Whether it begins something of its own, perhaps under a condition."""
    return isinstance(word, LeadsOn) or (isinstance(word, If) and any(map(leads_on, word.then)))


def test_every_visit_has_a_real_choice() -> None:
    for verse in [each for each in VERSES if re.search(r"\.(\d00|0)$", each.id)]:
        if not verse.id.startswith("open"):
            ways = [c for c in verse.choices if c.do or c.goto != END]
            assert len(ways) >= 3, verse.id


@pytest.mark.parametrize("character", ["beor", "ailei", "arev", "wurm"])
def test_each_character_has_choices_of_its_own(character: str) -> None:
    ways = [c for v in VERSES for c in v.choices if IsCharacter(character) in inside(c.only_if)]
    assert len(ways) >= 3


def test_a_location_has_the_pages_that_its_symbols_promise() -> None:
    for number in SECTIONS:
        symbols = library.location(number).symbols
        for symbol, pages in ((Symbol.DREAM, "DN"), (Symbol.MENHIR, "M")):
            for page in pages:
                written = [v for v in library.VERSES if v.startswith(f"{number}.{page}")]
                assert bool(written) == (symbol in symbols), number


def test_each_stone_is_recorded_by_its_own_part() -> None:
    charged = {
        (number, each.part)
        for number in SECTIONS
        for each in inside(library.location(number).menhir)
        if isinstance(each, Mark)
    }
    assert charged == {(107, 1), (101, 2), (106, 3)}


def test_three_endings_lead_to_four_last_pages() -> None:
    assert {"473", "474", "475"} <= set(led_to(events()))
    first = [each for each in VERSES if STORY.sections[each.id] == "book_of_secrets"]
    ends = {each.id for each in first if "EndChapter" in repr(each.do)}
    assert ends == {"491", "492", "493", "494"}
