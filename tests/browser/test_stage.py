"""The stage: the hand keeps its place, and whole games are played on the things themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.setup.setup import setup_data
from tests.browser.advised import Twin
from tests.browser.kit import BOT_HERO, HERO, THIRD_HERO, Person
from tests.browser.test_access import grave
from tests.browser.test_avalon_games import ALONE
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


BOXES = "[...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())"
LOWEST = f"((what) => Math.max(...{BOXES}.map((one) => one.bottom)))"
HIGHEST = f"((what) => Math.min(...{BOXES}.map((one) => one.top)))"
TINY = """[...document.querySelectorAll(".stage *")].filter((one) =>
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    && one.getBoundingClientRect().width > 1
    && parseFloat(getComputedStyle(one).fontSize) < 11
).map((one) => `${one.className}: ${one.textContent.trim()}`)"""


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


def test_four_heroes_at_one_large_screen_are_all_in_sight(comes: Comes) -> None:
    heroes = ["arani", "celenthia", "fengray", "kraehe"]
    session = Session(VALSKYRR, {"adventure": "into_the_wilds", "heroes": heroes}, 5)
    while (decision := session.decisions[0]).key != "hero":
        still = [option.id in ("stay", "pass") for option in decision.options].index(True)
        session.answer(Seat(max(decision.seat, 0)), [still])
    anna = sized(comes, (1920, 1080), 5)
    anna.bring(session, ["person"] * len(heroes))
    expect(anna.page.locator("[data-zone]")).to_have_count(len(heroes))
    anna.wait_for(f"{LOWEST}('[data-zone]') <= {HIGHEST}('.strip')")


def test_a_table_that_loads_shows_neither_its_code_nor_answers_that_will_lie_on_it(
    comes: Comes,
) -> None:
    anna = adventure(comes, (1440, 900), 5).person
    title, loose = anna.page.get_by_role("heading", level=1), anna.page.locator("ol.loose li")
    expect(title).to_have_text("Into the Wilds")
    beside = loose.count()
    held: list[Route] = []
    anna.page.route("**/api/games/valskyrr/content?*", lambda route: held.append(route))
    anna.page.reload()
    expect(anna.bar.get_by_role("heading")).to_be_visible()
    expect(title).to_have_text("Table")
    expect(loose).to_have_count(0)
    for route in held:
        route.continue_()
    expect(title).to_have_text("Into the Wilds")
    expect(loose).to_have_count(beside)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_of_several_piles_are_chosen_as_cards_and_come_into_sight(
    comes: Comes, size: tuple[int, int]
) -> None:
    piles = {"deck": [], "graveyard": ["mace"], "discard_pile": ["sacrifice", "light_of_dawn"]}
    heroes = {"arani": {"hand": ["minor_healing"], **piles}, "kraehe": {"acted": True}}
    game = VALSKYRR.scenarios.build({"phase": "attack", "active": "arani", "heroes": heroes})
    session = Session(VALSKYRR, setup_data(game.setup), 1, origin=game)
    for wanted in ("minor_healing.0", "arani"):
        options = [option.id for option in session.decisions[0].options]
        session.answer(Seat(0), [options.index(wanted)])
    anna = sized(comes, size, 5)
    anna.bring(session, ["person", "bot"])
    cards = anna.page.locator(".drawer [data-can=yes]")
    expect(cards).to_have_count(3)
    expect(cards.first).to_be_in_viewport(ratio=0.9)
    expect(anna.page.locator("ol.loose li")).to_have_count(1)  # done


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("begin", GAMES)
def test_nothing_on_the_table_is_written_smaller_than_eleven_pixels(
    comes: Comes, begin: Begin, size: tuple[int, int]
) -> None:
    anna = begin(comes, size, 5)
    for _ in range(6):
        anna.wait()
        assert anna.page.evaluate(TINY) == []
        anna.answer()


@pytest.mark.parametrize("begin", GAMES)
def test_the_spaces_of_a_track_fill_its_strip(comes: Comes, begin: Begin) -> None:
    anna = begin(comes, (1440, 900), 5).person
    tracks = anna.page.locator(".status .spaces")
    expect(tracks.first).to_be_visible()
    for track in tracks.all():
        strip, space = track.bounding_box(), track.locator(".space").first.bounding_box()
        assert strip is not None
        assert space is not None
        assert space["height"] == pytest.approx(strip["height"], abs=1)


def test_the_tiles_of_valskyrr_lie_edge_to_edge(comes: Comes) -> None:
    anna = adventure(comes, (1440, 900), 5).person
    pictures = anna.page.locator(".map li .art")
    expect(pictures.first).to_be_visible()
    left, right = pictures.first.bounding_box(), pictures.nth(1).bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] == pytest.approx(right["x"], abs=0.6)


def test_a_card_of_the_hand_is_seen_large_without_covering_its_neighbours(comes: Comes) -> None:
    anna = adventure(comes, (1440, 900), 5).person
    cards = anna.page.locator(".strip .cards [data-thing]")
    cards.nth(1).hover()
    large = anna.page.get_by_role("tooltip")
    expect(large).to_be_visible()
    assert cards.count() > 2
    anna.wait_for(f"{LOWEST}('[role=tooltip]') <= {HIGHEST}('.strip .cards [data-thing]')")


def test_two_answers_are_seen_whole_on_a_phone(comes: Comes) -> None:
    anna = sized(comes, SIZES[0], 1)
    Twin(ALONE, 1).played(until=lambda game: game.clash is not None).taken_up(anna)
    answers = anna.page.locator("ol.loose")
    expect(answers.get_by_role("button")).to_have_text(
        ["1 Keep it", "2 Exchange it, for one card fewer"]
    )
    assert answers.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)], ids=str)
def test_all_of_the_land_is_seen_on_a_laptop(comes: Comes, size: tuple[int, int]) -> None:
    anna = hunt(comes, size, 5).person
    anna.wait_for(f"{LOWEST}('.map .window') <= {HIGHEST}('.strip')")
    window, land = (
        anna.page.locator(f".map {part}").bounding_box() for part in (".window", ".sheet")
    )
    assert window
    assert land
    assert land["width"] <= window["width"]


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_map_of_hexer_ends_above_the_hand(comes: Comes, size: tuple[int, int]) -> None:
    anna = hunt(comes, size, 5).person
    anna.wait_for(f"{LOWEST}('.map .window') <= {HIGHEST}('.strip')")


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
