"""What would you do? People ask at the table, and look back at a game with a master's eyes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import Person
from tests.browser.test_hexer import INVITED, OWN, choose_game
from tests.table.test_review import finished

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
ASK = "What would you do?"
KEPT = "There is no advice while people play against each other."


def advice(person: Person) -> Locator:
    """The panel that says what the bot would do."""
    return person.bar.get_by_role("group", name="What the bot would do")


def ask_until_weighed(person: Person) -> Locator:
    """Play on until a question has several answers that were tried out; the lines of advice."""
    for _ in range(20):
        person.wait_for_turn()
        person.bar.get_by_role("button", name=ASK).click()
        lines = advice(person).get_by_role("listitem")
        expect(lines.first).to_be_visible()
        if lines.count() == 3 and "% sure" in lines.first.inner_text():
            return lines
        person.decide()
    raise AssertionError("nobody was asked anything that needs thought")


def test_the_best_three_answers_are_told_marked_and_taken(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    lines = ask_until_weighed(anna)

    expect(lines.first).to_contain_text(re.compile(r"\d+ % sure: your prospects are \d+ %"))
    expect(anna.bar.locator("li .advised").first).to_be_visible()
    spoken = anna.page.locator("[aria-live]").filter(has_text="What the bot would do")
    expect(spoken.first).to_be_attached()
    before = anna.seq
    lines.first.get_by_role("button", name=re.compile("^Take it")).click()
    confirm = anna.bar.get_by_role("button", name="Confirm")
    if confirm.count():
        confirm.click()
    anna.wait_for_step(before)
    expect(advice(anna)).to_have_count(0)


def test_the_key_asks_too_and_the_things_on_the_table_are_marked(comes: Comes) -> None:
    anna = comes(listed=False)
    anna.start_alone()
    for _ in range(30):
        anna.page.keyboard.press("a")
        expect(advice(anna).get_by_role("listitem").first).to_be_visible()
        marked = anna.page.locator("[data-thing]:has(> .advised)")
        if marked.count():
            expect(marked.first).to_have_accessible_name(re.compile(r"Advice [123]\."))
            return
        before = anna.seq
        take = advice(anna).get_by_role("button", name=re.compile("^Take it"))
        take.first.click()
        confirm = anna.bar.get_by_role("button", name="Confirm")
        if confirm.count():
            confirm.click()
        anna.wait_for_step(before)
    raise AssertionError("no advice was about a thing on the table")


def test_whoever_plays_against_others_is_told_why_there_is_no_advice(comes: Comes) -> None:
    anna = comes()
    choose_game(anna)
    anna.choose_seats(**{OWN: "me", INVITED: "me"})
    anna.page.get_by_role("button", name="Start the game").click()
    anna.wait_for_turn()
    kept = anna.bar.get_by_role("button", name=KEPT)
    expect(kept).to_have_attribute("aria-disabled", "true")
    kept.click(force=True)
    expect(advice(anna)).to_have_count(0)
    expect(anna.page.get_by_text(KEPT).last).to_be_visible()


def replayed(person: Person) -> str:
    """The replay of a whole game by rules of thumb; the code of its table."""
    saved = finished("valskyrr").save()
    opened = person.page.request.post(f"{person.address}/api/import?person=Anna", data=saved)
    code = str(opened.json()["code"])
    person.visit(f"/replay/{code}")
    return code


def test_a_review_leads_into_the_replay_and_to_another_try(comes: Comes) -> None:
    anna = comes()
    code = replayed(anna)
    anna.page.get_by_role("button", name="Review the game").click()
    chart = anna.page.get_by_role("slider", name="Prospects over the course of the game")
    expect(chart).to_be_visible(timeout=120_000)

    controls = anna.page.get_by_role("region", name="Replay", exact=True)
    last = int(chart.get_attribute("aria-valuemax") or 0)
    chart.click()
    expect(controls.get_by_role("slider", name="Step")).not_to_have_value("0")
    chart.press("End")
    expect(controls).to_contain_text(f"{last} of {last}")
    turns = anna.page.get_by_role("list", name="Answers that mattered").get_by_role("listitem")
    assert 0 < turns.count() <= 5
    look = turns.first.get_by_role("button", name=re.compile(r"^Step \d+$"))
    step = look.inner_text().removeprefix("Step ")
    look.click()
    expect(controls).to_contain_text(f"{step} of {last}")
    turns.first.get_by_role("button", name="Try it from here").click()
    anna.wait_for_turn()
    assert code not in anna.page.url
