"""Two people and a bot, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import BOT_HERO, HERO, THIRD_HERO, Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def sit_down(comes: Comes) -> tuple[Person, Person]:
    """Anna opens a table and invites Bert by its link; a third hero is played by a bot."""
    anna, bert = comes(), comes()
    anna.visit()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(**{HERO: "me", BOT_HERO: "a bot", THIRD_HERO: "open for somebody"})
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link").input_value()
    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    seat = bert.page.get_by_role("listitem").filter(has_text=THIRD_HERO)
    seat.get_by_role("button", name="Take").click()
    expect(seat).to_contain_text("your seat")
    expect(anna.page.get_by_text("Bert is here")).to_be_visible()
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in (anna, bert):
        expect(person.bar).to_be_visible()
    return anna, bert


def is_asked(person: Person) -> bool:
    """Whether this person may answer something now."""
    return person.options.count() > 0 and person.options.first.is_enabled()


def decide_until_both(anna: Person, bert: Person, most: int = 40) -> None:
    """Whoever is asked answers, Bert first, until both have."""
    done: set[str] = set()
    for _ in range(most):
        expect(anna.options.or_(bert.options.first).first if False else anna.bar).to_be_visible()
        for person, name in ((bert, "Bert"), (anna, "Anna")):
            if is_asked(person):
                person.decide()
                done.add(name)
                break
        if len(done) == 2:
            return
    pytest.fail("Not both were asked.")
