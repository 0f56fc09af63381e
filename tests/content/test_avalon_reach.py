"""Avalon's book in the order of its chapters: every page and choice is open to somebody when its
chapter is played, and nothing is asked for before it can have happened.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.engine.book.walk import words_in
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Choice, Secret, Verse
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret, HasStatus, HasTask, WasRead
from tafelrunde.games.avalon.vocabulary.costs import GiveSecret
from tests.kit.avalon_lore import boxes
from tests.kit.avalon_reach import ANYWHERE, CHAPTERS, Reach, unread, whole_campaign

AGGRAVATION = 42
"""This secret is a burden of Challenge Mode, given before the first day."""
VERSES = [each for each in library.VERSES.values() if not each.id.startswith("test")]


@pytest.fixture(scope="module")
def campaign() -> Reach:
    """All that can happen."""
    return whole_campaign()


def asked(value: object) -> Iterator[str]:
    """The facts by name for which something asks, or which it forbids."""
    for word in words_in(value):
        match word:
            case HasStatus(part=part) if part:
                yield from boxes(word.status, part)
            case HasSecret() | GiveSecret():
                yield f"secret {word.number}"
            case HasTask():
                yield f"task {word.task}"
            case WasRead():
                yield f"verse {word.verse}"


def test_every_verse_can_be_read_in_the_chapter_for_which_it_is_written(campaign: Reach) -> None:
    assert unread(campaign, VERSES) == []


def test_every_choice_can_be_taken_while_its_verse_can_be_read(campaign: Reach) -> None:
    every = {(verse.id, each.key) for verse in VERSES for each in verse.choices}
    assert {each for each in every - campaign.taken if each[0] not in ANYWHERE} == set()


def test_what_a_verse_asks_for_can_be_so_when_it_is_read(campaign: Reach) -> None:
    """Also where one of several things will do, and of what must not be so."""
    for verse in VERSES:
        chapters = [each for each in campaign.read if verse.id in campaign.read[each]]
        known = campaign.known[max(chapters, default=CHAPTERS)]
        assert set(asked(verse)) - known == set(), verse.id


def test_every_secret_can_be_used_after_it_was_won(campaign: Reach) -> None:
    """By what it does, by a page that can be read then, or at a stone."""
    stones = set(asked([each.menhir for each in library.LOCATIONS.values()]))
    for secret in library.of_kind(Secret):
        fact = f"secret {secret.number}"
        won = [each for each, known in campaign.known.items() if fact in known]
        assert won or secret.number == AGGRAVATION
        asking = {each.id for each in VERSES if fact in asked(each)}
        used = [each for each in won if asking & campaign.read[each]]
        assert secret.abilities or used or fact in stones, secret.number


@pytest.mark.parametrize(
    ("verse", "condition"),
    [
        ("102.200", HasStatus("exodus", 1)),  # marked in chapter 5
        ("102.200", HasSecret(64)),  # won in chapter 5
        ("102.200", WasRead("190.400")),  # read in chapter 4
    ],
)
def test_what_only_a_later_chapter_brings_opens_nothing_before(
    monkeypatch: pytest.MonkeyPatch, verse: str, condition: HasStatus | HasSecret | WasRead
) -> None:
    page = BOOK.verses[verse]
    shut = [Choice("wolves", "102.204", only_if=condition)]
    kept = [each for each in page.choices if each.goto != "102.204"]
    monkeypatch.setitem(BOOK.verses, verse, Verse(verse, page.do, [*kept, *shut]))
    found = whole_campaign()

    assert unread(found, VERSES) == ["102.204"]
