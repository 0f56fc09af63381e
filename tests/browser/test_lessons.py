"""Somebody who is taught the first turn of a game by doing it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.engine.registry import find_game
from tests.browser.kit import Person
from tests.browser.test_access import grave

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
GAMES = ["avalon", "hexer", "valskyrr"]
ANSWERS = {
    "avalon": [
        "Leave the rope alone",
        "Help the inhabitants",
        "Hunters' Grove",
        "pass for today",
        "Eat",
    ],
    "hexer": [
        "To Ban Ard",
        "",
        "Raise alchemy",
        "Nothing more",
        "Explore the city",
        "",
        "",
        "",
        "",
    ],
    "valskyrr": [
        "Travel east",
        "Fire Bolt",
        "Do nothing",
        "Slinger",
        "End the hero turn",
        "Mage Robe",
        "",
    ],
}
"""What a newcomer answers who does as told; "" for whatever comes first."""
QUIET = """(() => {
    const key = "tafelrunde.settings";
    const known = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({pace: "instant", bots: "instant", ...known}));
})()"""
MOST = 30


def pupil(comes: Comes, game: str, **more: object) -> tuple[Person, Locator]:
    """Somebody who begins the first game, and what is taught."""
    anna = comes(find_game(game).setup.first.seed, **more)
    anna.page.add_init_script(QUIET)
    anna.visit()
    anna.page.locator(f"input[name=game][value={game}]").check(force=True)
    anna.page.get_by_role("button", name="First game").click()
    return anna, anna.page.get_by_role("complementary", name="The first turn")


def answer(person: Person, wish: str) -> None:
    """Give the first answer that says this."""
    person.wait_for_turn()
    wanted = person.options.filter(has_text=wish)
    before = person.seq
    if wish and wanted.count():
        wanted.first.click()
        person.wait_for_step(before)
    else:
        person.decide()


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_comes_first_and_the_first_turn_is_taught_step_by_step(
    comes: Comes, game: str
) -> None:
    anna, taught = pupil(comes, game)
    expect(taught).to_contain_text("Your goal:")
    assert grave(anna) == []
    taught.get_by_role("button", name="Let me play").click()
    numbers = []
    for wish in ANSWERS[game]:
        anna.wait_for_turn()
        number = taught.locator("small")
        numbers.append(int(number.inner_text().split()[0]) if number.count() else 0)
        answer(anna, wish)
    told = [number for number in numbers if number]
    assert told == sorted(set(told))
    assert told[:3] == [1, 2, 3]
    assert len(told) >= len(ANSWERS[game]) - 3
    for _ in range(MOST):
        if taught.get_by_role("heading", name="Well done").count():
            break
        anna.wait_for_turn()
        anna.decide()
    taught.get_by_role("button", name="Go on").click()
    expect(taught).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_something_else_is_not_held_up(comes: Comes, game: str) -> None:
    anna, taught = pupil(comes, game)
    expect(taught).to_be_visible()
    for _ in range(MOST):
        anna.wait_for_turn()
        if taught.get_by_role("heading", name="Well done").count():
            break
        anna.decide()
    expect(taught.get_by_role("heading", name="Well done")).to_be_visible()
    assert anna.faults == []


def test_the_lesson_goes_on_after_a_reload_and_is_left_for_good(comes: Comes) -> None:
    anna, taught = pupil(comes, "valskyrr")
    taught.get_by_role("button", name="Let me play").click()
    answer(anna, "Travel east")
    expect(taught).to_contain_text("An ambush!")
    expect(anna.page.locator(".strip .pointed").first).to_be_visible()
    anna.page.reload()
    expect(taught).to_contain_text("An ambush!")
    taught.get_by_role("button", name="On my own from here").click()
    expect(taught).to_have_count(0)
    expect(anna.page.get_by_label("Hint for newcomers")).to_be_visible()
    anna.page.reload()
    anna.wait_for_turn()
    expect(taught).to_have_count(0)


def test_no_card_is_shown_large_unless_somebody_points_at_it(comes: Comes) -> None:
    anna, taught = pupil(comes, "valskyrr", viewport={"width": 390, "height": 844})
    anna.page.clock.install()
    begin = taught.get_by_role("button", name="Let me play")
    place = begin.bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    begin.click()
    expect(begin).to_have_count(0)
    under = f"document.elementFromPoint({x}, {y}).closest('[data-thing]')?.dataset.thing"
    anna.wait_for(f"{under} != null")
    anna.page.clock.run_for(1000)
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)
    anna.page.mouse.move(x + 1, y)
    anna.page.clock.run_for(1000)
    expect(anna.page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("width", [390, 2560])
def test_the_lesson_fits_the_screen(comes: Comes, width: int) -> None:
    anna, taught = pupil(comes, "hexer", viewport={"width": width, "height": 900})
    expect(taught).to_be_in_viewport(ratio=1)
    taught.get_by_role("button", name="Let me play").click()
    expect(taught).to_contain_text("Ban Ard")
    assert anna.overflow() <= 0
    assert grave(anna) == []
