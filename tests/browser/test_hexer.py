"""Hexer in the browser: two people and two bots, and somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person
from tests.browser.test_access import grave

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
GAME = "The Witcher: Old World"
OWN, INVITED, BOTS = "Wolf School", "Cat School", ("Bear School", "Ciri")
MOST = 160


def choose_game(person: Person) -> None:
    person.visit()
    person.page.get_by_role("radio", name=GAME).check(force=True)
    person.page.get_by_role("button", name="All of them").click()
    expect(person.page.get_by_role("radiogroup", name=f"Who plays {OWN}?")).to_be_visible()


def sit_down(comes: Comes) -> tuple[Person, Person]:
    """Anna opens a table with two bots and invites Bert by its link."""
    anna, bert = comes(), comes()
    choose_game(anna)
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(**{OWN: "me", INVITED: "open"}, **dict.fromkeys(BOTS, "bot"))
    anna.page.get_by_role("button", name="Open the table and invite").click()
    link = anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()
    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    seat = bert.page.get_by_role("listitem").filter(has_text=INVITED)
    seat.get_by_role("button", name="Take").click()
    expect(seat).to_contain_text("your seat")
    anna.page.get_by_role("button", name="Begin the game").click()
    for person in (anna, bert):
        expect(person.page.locator(".hexer .strip")).to_be_visible()
    return anna, bert


def is_asked(person: Person) -> bool:
    return bool(person.page.locator("section[data-seq].mine").count())


def next_to_decide(people: tuple[Person, Person]) -> Person:
    """Who of the two is asked now; bots answer by themselves."""
    asked = people[0].page.locator("section[data-seq].mine")
    for _ in range(1200):
        for person in people:
            if is_asked(person):
                person.wait_for_turn()
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError(f"Nobody is asked: {asked.count()}")


def travel(person: Person) -> bool:
    """Go to a place by choosing it on the map, if there is one to go to."""
    places = person.page.locator(".map [data-thing^='place:'][data-can=yes]")
    if not places.count():
        return False
    before = person.seq
    places.first.click()
    menu = person.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    person.wait_for_step(before)
    return True


def fight_or_explore(person: Person) -> str:
    """Fight where it can be done, else explore; what was done."""
    labels = [option.inner_text() for option in person.options.all()]
    wish = next((w for w in ("Fight", "Explore") if any(w in label for label in labels)), "")
    before = person.seq
    if wish:
        person.options.filter(has_text=wish).first.click()
        person.wait_for_step(before)
    else:
        person.decide()
    return wish


def play_step(person: Person, seen: set[str]) -> None:
    """One answer: on the map, on the page, in the row, or from the list."""
    question, before = person.question, person.seq
    if "Where do you go" in question and ("travelled" not in seen or before % 3 == 0):
        if travel(person):
            seen.add("travelled")
            return
    elif "Fight, exploration or meditation" in question:
        seen.add(fight_or_explore(person))
        return
    elif "What do you do?" in question:
        expect(person.page.locator(".hexer .page .tale")).not_to_be_empty()
        person.page.locator(".hexer .page [data-can=yes]").first.click()
        person.wait_for_step(before)
        seen.add("story")
        return
    elif "Which card do you buy?" in question:
        person.page.locator(".market [data-can=yes]").first.click()
        person.wait_for_step(before)
        seen.add("bought")
        return
    if person.page.locator(".hexer .fight").count():
        seen.add("fight scene")
    if "Step II" in question:
        seen.add("combo")
    person.decide()


def test_two_people_and_two_bots_travel_buy_explore_and_fight(comes: Comes) -> None:
    people = sit_down(comes)
    wanted = {"travelled", "Explore", "story", "bought", "Fight", "fight scene", "combo"}
    seen: set[str] = set()
    for _ in range(MOST):
        play_step(next_to_decide(people), seen)
        if wanted <= seen:
            break
    assert wanted <= seen
    anna, bert = people
    bert.wait_until(anna.seq)
    own = anna.page.locator(".strip [data-thing]")
    theirs = {
        each.get_attribute("data-thing") for each in bert.page.locator(".strip [data-thing]").all()
    }
    assert not theirs & {each.get_attribute("data-thing") for each in own.all()}
    assert anna.strangers() == bert.strangers() == []
    assert grave(anna) == []


def test_the_first_game_is_played_against_a_bot_with_hints(comes: Comes) -> None:
    anna = comes()
    choose_game(anna)
    anna.begin_first_game()
    anna.wait_for_turn()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(GAME)
    hint = anna.page.get_by_label("Hint for newcomers")
    expect(hint).to_contain_text("Questions come up down here")
    hint.get_by_role("button", name="Next").click()
    expect(hint).to_contain_text("Before the first turn everybody gets ready.")
    expect(anna.page.locator(".hexer .player")).to_have_count(2)
    told = set()
    for _ in range(10):
        anna.decide()
        anna.wait_for_turn()
        told.add(hint.get_by_role("status").inner_text().partition(":")[0])
    assert {"Phase I", "Phase III"} <= told
    assert anna.log.count() > 8


def test_the_board_fits_a_phone_and_speaks_german(comes: Comes) -> None:
    anna = comes(
        viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    anna.visit()
    anna.page.locator("label", has_text="The Witcher: Die Alte Welt").click()
    anna.begin_first_game()
    anna.wait_for_turn()
    expect(anna.page.locator(".hexer .map")).to_be_visible()
    window = anna.page.locator(".map .window")
    assert window.evaluate("one => one.scrollWidth > one.clientWidth")
    expect(window.get_by_role("button", name="Kaer Morhen").first).to_be_in_viewport()
    assert anna.overflow() <= 0
    assert grave(anna) == []
