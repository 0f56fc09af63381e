"""Three people, each with a browser of their own, and a bot play an adventure to its end."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.kit import BOT_HERO, HERO, THIRD_HERO, Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
FOURTH_HERO = "Crow"
NAMES = ("Anna", "Bert", "Cleo")
SEED = 34
"""With these cards heroes who are mostly bold do not last long."""
MOST = 400
"""An adventure that takes more decisions of people than this has lost its way."""
STANDING = """() => {
    const bar = document.querySelector("section[data-seq]");
    const said = bar?.querySelector("h2")?.innerText ?? "";
    const mine = bar?.querySelector("ol button:not(:disabled) .number") != null;
    const over = bar?.querySelector(".over") != null;
    const seq = Number(bar?.dataset.seq);
    return (mine || over || /\\((Bert|Cleo)\\)/.test(said)) && { seq, said, mine, over };
}"""
"""How the table stands, once the bot has done its part."""
ASKED = "() => document.querySelector('section[data-seq] ol button:not(:disabled) .number') != null"


def short_game(route: Route) -> None:
    """Open the room with a seed under which the adventure is soon over."""
    request = route.request
    if request.method != "POST":
        route.continue_()
        return
    route.continue_(post_data=json.dumps({**json.loads(request.post_data or "{}"), "seed": SEED}))


def sit_down(comes: Comes) -> list[Person]:
    """Anna opens a table, Bert and Cleo come by its link; the fourth hero is played by a bot."""
    anna, bert, cleo = people = [comes(), comes(), comes()]
    anna.context.route("**/api/rooms", short_game)
    anna.visit()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("radio", name="Into the Wilds").check()
    seats = {HERO: "me", BOT_HERO: "bot", THIRD_HERO: "open", FOURTH_HERO: "open"}
    anna.choose_seats(**seats)
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    for person, name, hero in ((bert, "Bert", THIRD_HERO), (cleo, "Cleo", FOURTH_HERO)):
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        seat = person.page.get_by_role("listitem").filter(has_text=hero)
        seat.get_by_role("button", name="Take").click()
        expect(seat).to_contain_text("your seat")
    expect(anna.page.get_by_text("Cleo is here")).to_be_visible()
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in people:
        expect(person.bar).to_be_visible()
    return people


class Round:
    """Everybody at the table, and who has decided how often."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.decided: Counter[str] = Counter()
        self.spoken = 0

    def next(self) -> Person | None:
        """Who decides next, when the bot has done its part; None when the game is over."""
        end = time.monotonic() + 60
        while (stands := self.people[0].wait_for(STANDING)) and not stands["over"]:
            person = self.asked(stands)
            if person.page.evaluate(ASKED):
                self.spoken += "The party" in stands["said"]
                return person
            assert time.monotonic() < end, f"nobody can answer: {stands}"
            person.page.wait_for_timeout(20)  # Anna has not heard yet who is asked now
        return None

    def asked(self, stands: dict[str, Any]) -> Person:
        """Who is asked, by what Anna reads; for the party they speak in turn."""
        if not stands["mine"]:
            return next(
                self.people[at] for at, name in enumerate(NAMES) if f"({name})" in stands["said"]
            )
        return self.people[(self.spoken + 1) % 3 if "The party" in stands["said"] else 0]

    def play(self) -> None:
        """Everybody decides when asked, until nobody is asked any more."""
        for number in range(MOST):
            person = self.next()
            if person is None:
                return
            before = person.seq
            decide(person, boldly=number % 4 != 3, by_keyboard=number % 2 == 0)
            self.decided[NAMES[self.people.index(person)]] += 1
            for each in (person, self.people[0]):
                each.wait_until(before + 1)
        pytest.fail("The adventure does not end.")


def decide(person: Person, *, boldly: bool, by_keyboard: bool) -> None:
    """By a click or by the keyboard: nothing where that will do, else the first options, or the
    last ones, which are bolder.
    """
    nothing = person.bar.get_by_role("button", name="Choose nothing")
    confirm = person.bar.get_by_role("button", name="Confirm")
    if nothing.count():
        choose(nothing, by_keyboard)
        return
    several = confirm.count() > 0
    for option in person.ranked()[:: -1 if boldly else 1]:
        choose(option, by_keyboard)
        if not several or confirm.is_enabled():
            break
    if several:
        choose(confirm, by_keyboard)


def choose(button: Locator, by_keyboard: bool) -> None:
    """Press a button one way or the other."""
    if by_keyboard:
        button.press("Enter")
    else:
        button.click()


def test_three_people_and_a_bot_play_an_adventure_to_its_end(comes: Comes) -> None:
    people = sit_down(comes)
    table = Round(people)
    table.play()
    assert all(table.decided[name] >= 10 for name in NAMES), table.decided
    ends = []
    for person in people:
        expect(person.bar.get_by_role("heading")).to_have_text(re.compile("Victory!|Defeat"))
        expect(person.bar.get_by_role("button", name="Look back")).to_be_enabled()
        ends.append((person.seq, person.question, person.log.all_inner_texts()))
    assert ends[0] == ends[1] == ends[2]
    assert len(ends[0][2]) > 100
