"""What verses are written with beside the vocabulary: `once`, and pages that are read in turn."""

from __future__ import annotations

from tafelrunde.games.avalon.story.words import (
    AREV,
    FOOD,
    WURM,
    AllOf,
    Gain,
    Not,
    Page,
    TurnTo,
    Verse,
    WasRead,
    in_turn,
    once,
    turn_to,
)

ROWS = [
    [Page("1")],
    [Page("2", AREV), Page("3")],
    [Page("4", WURM)],
    [Page("5", AREV), Page("6", WURM)],
]


def test_a_choice_for_once_is_hidden_when_its_page_was_read() -> None:
    unread = Not(WasRead("102.203"))

    assert once("cache", "102.203").only_if == unread
    assert once("cache", "102.203", only_if=AREV).only_if == AllOf([AREV, unread])
    both = once("cache", "102.203", only_if=AllOf([AREV, WURM]))
    assert both.only_if == AllOf([AREV, WURM, unread])


def test_behind_a_page_that_always_fits_nothing_is_looked_for() -> None:
    assert turn_to(ROWS) == TurnTo([Page("1")])
    assert turn_to(ROWS[1:]) == TurnTo([Page("2", AREV), Page("3")])
    assert turn_to(ROWS[2:]) == TurnTo([Page("4", WURM), Page("5", AREV), Page("6", WURM)])


def test_each_page_turns_to_the_rows_after_its_own() -> None:
    found = {each.id: each for each in in_turn(ROWS, doing={"4": [Gain(1, FOOD)]}, last=[])}

    assert list(found) == ["1", "2", "3", "4", "5", "6"]
    assert found["2"].do == found["3"].do == (turn_to(ROWS[2:]),)
    assert found["4"].do == (Gain(1, FOOD), turn_to(ROWS[3:]))
    assert found["5"] == Verse("5")


def test_all_pages_of_the_last_row_do_what_comes_last() -> None:
    found = in_turn([[Page("1", AREV), Page("2")]], last=[Gain(2, FOOD)])

    assert [each.do for each in found] == [(Gain(2, FOOD),), (Gain(2, FOOD),)]
