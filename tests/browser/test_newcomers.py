"""Somebody who plays for the first time, and what everybody sees at a glance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def first_game(person: Person) -> Locator:
    """Begin from the lobby; the hint beside the question."""
    person.visit()
    person.begin_first_game()
    person.read_prologue()
    person.wait_for_turn()
    return person.page.get_by_label("Hint for newcomers")


def box(thing: Locator) -> FloatRect:
    """Where something is on the screen."""
    found = thing.bounding_box()
    assert found is not None
    return found


def test_the_first_game_is_played_alone_with_hints(comes: Comes) -> None:
    anna = comes()
    hint = first_game(anna)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Into the Wilds")
    expect(hint).to_contain_text("Questions come up down here")
    hint.get_by_role("button", name="Next").click()
    expect(hint).to_contain_text("Travel: the party may move one location further.")
    hint.get_by_role("button", name="Next").click()
    expect(hint).to_contain_text("You start at a safe place.")
    anna.decide(boldly=True)
    expect(hint).not_to_contain_text("You start at a safe place.")
    seen = set()
    for _ in range(12):
        anna.wait_for_turn()
        seen.add(hint.get_by_role("status").inner_text() if hint.count() else "")
        anna.decide(boldly=True)
    assert len(seen - {""}) >= 4


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("game", ["Valskyrr", "The Witcher: Old World"])
def test_a_hint_hides_nothing_of_the_table_and_the_hand_keeps_its_place(
    comes: Comes, game: str, width: int
) -> None:
    anna = comes(listed=False, viewport={"width": width, "height": 900})
    anna.visit()
    anna.page.get_by_role("radio", name=game).check(force=True)
    anna.begin_first_game()
    if game == "Valskyrr":
        anna.read_prologue()
    hint, hand = anna.page.get_by_label("Hint for newcomers"), anna.page.locator(".strip")
    expect(hint).to_be_visible()
    said, table, before = (
        box(one) for one in (hint, anna.page.get_by_role("region", name="Table", exact=True), hand)
    )
    assert said["y"] + said["height"] <= table["y"]
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    assert box(hand) == before


def test_hints_are_switched_off_and_found_again(comes: Comes) -> None:
    anna = comes()
    hint = first_game(anna)
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(hint).to_have_count(0)
    anna.page.keyboard.press("?")
    anna.page.get_by_role("button", name="Hints from the start").click()
    expect(hint).to_contain_text("Questions come up down here")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Hints for newcomers").uncheck()
    anna.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_the_story_of_an_adventure_is_told_until_the_first_answer(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    prologue = anna.page.get_by_role("complementary", name="How it begins")
    expect(prologue).to_contain_text("a red glow has hung in the mist")
    anna.page.reload()
    expect(prologue).to_be_visible()
    anna.decide()
    expect(prologue).to_have_count(0)


def test_hints_wait_until_the_story_is_read(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    hint = anna.page.get_by_label("Hint for newcomers")
    expect(anna.page.get_by_label("How it begins")).to_be_visible()
    expect(hint).to_have_count(0)
    anna.read_prologue()
    expect(hint).to_be_visible()


def test_hints_wait_until_the_first_page_of_the_book_is_answered(comes: Comes) -> None:
    anna = comes(listed=False, viewport={"width": 1280, "height": 720})
    anna.visit()
    anna.page.get_by_role("radio", name="Tainted Grail").check(force=True)
    anna.begin_first_game()
    hint, choice = (
        anna.page.get_by_label("Hint for newcomers"),
        anna.page.locator(".choices button"),
    )
    expect(choice.first).to_be_visible()
    expect(hint).to_have_count(0)
    choice.last.click()
    expect(hint).to_be_visible()


def test_hints_speak_german(comes: Comes) -> None:
    anna = comes(locale="de-DE")
    anna.visit()
    anna.begin_first_game()
    anna.read_prologue()
    hint = anna.page.get_by_label("Hinweis für Neulinge")
    expect(hint).to_contain_text("Hier unten wird gefragt.")
    hint.get_by_role("button", name="Weiter").click()
    expect(hint).to_contain_text("Reise: Die Gruppe darf einen Ort weiterziehen.")


def whole_hand(person: Person) -> None:
    """Every card of the own hand is in sight, from top to bottom, and not under the questions."""
    hand = person.page.locator("section.strip")
    expect(hand).to_be_in_viewport(ratio=0.99)
    top = person.bar.bounding_box()
    assert top is not None
    for card in hand.locator("[data-thing]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= top["y"] + 1


def test_the_hand_is_in_sight_on_a_small_desk_and_on_a_phone(comes: Comes) -> None:
    phone = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
    for screen in ({"viewport": {"width": 1280, "height": 800}}, phone):
        anna = comes(**screen)
        first_game(anna).get_by_role("button", name="No more hints").click()
        most = 0
        for _ in range(12):
            anna.wait_for_turn()
            anna.page.evaluate("window.scrollTo(0, 0)")
            whole_hand(anna)
            most = max(most, anna.options.count())
            assert anna.overflow() <= 0
            anna.decide(boldly=True)
        assert most >= 6


def test_the_name_of_the_adventure_is_written_once(comes: Comes) -> None:
    anna = comes()
    first_game(anna)
    expect(anna.page.get_by_text("Into the Wilds", exact=True)).to_have_count(1)


def test_long_names_do_not_break_the_page(comes: Comes) -> None:
    anna = comes(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    anna.visit()
    anna.page.get_by_label("Your name").fill("W" * 40)
    anna.page.get_by_text("Name, password, difficulty and table rules").click()
    anna.page.get_by_label("Name of the table").fill("M" * 40)
    anna.choose_seats(Fengray="open")
    anna.page.get_by_role("button", name="Open the table and invite").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("M" * 40)
    assert anna.overflow() <= 0
    anna.page.get_by_role("button", name="Begin the game").click()
    anna.wait_for_turn()
    assert anna.overflow() <= 0
    anna.visit()
    expect(anna.page.get_by_role("link", name="M" * 40)).to_be_visible()
    assert anna.overflow() <= 0
