"""The stage: the hand keeps its place, and whole games are played on the things themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import BOT_HERO, HERO, THIRD_HERO, Person
from tests.browser.test_access import grave
from tests.browser.test_hexer import choose_game
from tests.browser.touching import QUIET, Toucher

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SIZES = [(390, 844), (820, 1180), (1440, 900), (2560, 1440)]
FOUR = (HERO, BOT_HERO, THIRD_HERO, "Crow")
MOST = 1500
"""A game that takes more answers of a person than this has lost its way."""
HAND = """(() => {
    const box = document.querySelector(".strip")?.getBoundingClientRect();
    return box && [box.top, box.height];
})()"""


def sized(comes: Comes, size: tuple[int, int], seed: int) -> Person:
    """Somebody at a screen of that size who has all answers on the things."""
    person = comes(seed, listed=False, viewport={"width": size[0], "height": size[1]})
    person.page.add_init_script(QUIET)
    return person


def adventure(comes: Comes, size: tuple[int, int], seed: int) -> Toucher:
    """A hero and a bot begin the introductory adventure."""
    anna = sized(comes, size, seed)
    anna.visit()
    anna.page.get_by_text("Into the Wilds", exact=True).click()
    anna.choose_seats(**{HERO: "me", BOT_HERO: "bot"})
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator(".valskyrr .strip")).to_be_visible()
    return Toucher(anna)


def hunt(comes: Comes, size: tuple[int, int], seed: int) -> Toucher:
    """A witcher and a bot begin their first game."""
    anna = sized(comes, size, seed)
    choose_game(anna)
    anna.begin_first_game()
    expect(anna.page.locator(".hexer .strip")).to_be_visible()
    return Toucher(anna)


GAMES = [pytest.param(adventure, id="valskyrr"), pytest.param(hunt, id="hexer")]
Begin = Callable[[Comes, tuple[int, int], int], Toucher]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("begin", GAMES)
def test_the_hand_keeps_its_place_from_question_to_question(
    comes: Comes, begin: Begin, size: tuple[int, int]
) -> None:
    anna = begin(comes, size, 5)
    places = set()
    for _ in range(30):
        anna.wait()
        places.add(tuple(anna.page.evaluate(HAND)))
        anna.answer()
    assert len(places) == 1
    assert anna.person.overflow() <= 0
    assert grave(anna.person) == []


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_four_heroes_are_in_sight_in_small_and_the_asked_one_at_large(
    comes: Comes, size: tuple[int, int]
) -> None:
    anna = sized(comes, size, 5)
    anna.visit()
    anna.page.get_by_text("Into the Wilds", exact=True).click()
    anna.choose_seats(**dict.fromkeys(FOUR, "me"))
    anna.page.get_by_role("button", name="Start the game").click()
    Toucher(anna).wait()
    asked = anna.page.locator("[data-zone]", has_text=anna.question.split()[0])
    expect(asked.locator(".track")).to_be_in_viewport(ratio=1)
    anna.page.locator("[data-zone]").last.scroll_into_view_if_needed()
    for hero in anna.page.locator(".party [data-hero]").all():
        expect(hero).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES[2:], ids=str)
def test_the_map_of_hexer_has_the_height_above_the_hand(
    comes: Comes, size: tuple[int, int]
) -> None:
    anna = hunt(comes, size, 5).person
    land = anna.page.locator(".map .window").bounding_box()
    hand = anna.page.locator(".strip").bounding_box()
    stage = anna.page.locator(".hexer").bounding_box()
    assert land
    assert hand
    assert stage
    assert land["y"] + land["height"] <= hand["y"]
    assert land["height"] > 0.9 * (hand["y"] - stage["y"])


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("begin", GAMES)
def test_a_whole_game_is_played_on_the_things_alone(
    comes: Comes, begin: Begin, size: tuple[int, int]
) -> None:
    anna = begin(comes, size, 34)
    for _ in range(MOST):
        anna.wait()
        if anna.is_over:
            break
        anna.answer()
    assert anna.is_over
    end = anna.page.get_by_role("region", name="The end")
    expect(end.locator(".epilogue")).not_to_be_empty()
    expect(end.get_by_role("row").nth(1)).to_be_visible()
    assert grave(anna.person) == []
    moments = end.get_by_role("link", name="see it again")
    step = str(moments.last.get_attribute("href")).partition("#")[2]
    moments.last.click()
    expect(anna.page.get_by_role("slider")).to_have_value(step)
