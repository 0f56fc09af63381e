"""Avalon at the browser table: the map, the book, the chain of cards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import Person
from tests.browser.test_access import grave
from tests.browser.test_host import open_repair

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
GAME = "Tainted Grail: The Fall of Avalon"


def first_game(person: Person) -> None:
    person.visit()
    person.page.get_by_role("radio", name=GAME).check(force=True)
    person.begin_first_game()
    person.wait_for_turn()


def book(person: Person) -> Locator:
    return person.page.get_by_role("article", name="The Book of Discoveries")


def choose_on(person: Person, thing: str, option: str = "") -> None:
    """Choose on a thing of the board; where it has several options, the one of that name."""
    before = person.seq
    person.page.locator(f'[data-thing="{thing}"]').first.click()
    if option:
        person.page.get_by_role("menuitem").filter(has_text=option).first.click()
    person.wait_for_step(before)


def test_the_first_page_is_read_and_answered_on_it(comes: Comes) -> None:
    anna = comes()
    first_game(anna)
    expect(book(anna)).to_contain_text("Dernan has cut a notch")
    expect(book(anna).get_by_role("heading", name="Cuanacht Farmhold")).to_be_visible()
    assert grave(anna) == []
    before = anna.seq
    book(anna).get_by_role("button", name="Leave the rope alone.").click()
    anna.wait_for_step(before)
    expect(book(anna)).to_have_count(0)
    stone = anna.page.locator('[data-thing="place:101"]')
    told = re.compile(
        r"^Cuanacht Farmhold, the menhir burns, dial 7, here: Beor\. Beor: 1 Energy\."
    )
    expect(stone).to_have_attribute("aria-label", told)


def test_choices_stand_on_the_page_alone_and_are_chosen_by_their_numbers(comes: Comes) -> None:
    anna = comes(listed=False, viewport={"width": 390, "height": 844})
    anna.visit()
    anna.page.get_by_role("radio", name=GAME).check(force=True)
    anna.begin_first_game()
    choices = book(anna).get_by_role("list").get_by_role("button")
    expect(choices.nth(1)).to_contain_text("2 Leave the rope alone.")
    expect(anna.bar.get_by_role("heading")).to_be_visible()
    expect(anna.bar.get_by_role("list")).to_have_count(0)
    anna.page.keyboard.press("2")
    expect(book(anna)).to_have_count(0)


def test_a_way_is_taken_by_a_click_on_the_map(comes: Comes) -> None:
    anna = comes()
    first_game(anna)
    book(anna).get_by_role("button", name="Leave the rope alone.").click()
    grove = anna.page.locator('[data-thing="place:102"]')
    expect(grove).to_have_attribute("data-can", "yes")
    choose_on(anna, "place:102")
    expect(grove).to_have_attribute("aria-label", re.compile(r"^Hunters' Grove, here: Beor\."))
    assert anna.page.locator("[data-place]").count() > 5
    assert grave(anna) == []


def test_an_encounter_is_a_chain_of_cards(comes: Comes) -> None:
    anna = comes(viewport={"width": 1440, "height": 900})
    first_game(anna)
    clash = anna.page.locator("section.clash")
    for number in range(120):
        if "Which card do you lay?" in anna.question:
            break
        anna.decide(boldly=number % 3 == 0)
    expect(clash).to_be_visible()
    hand = anna.page.get_by_role("region", name="Hand: Beor").locator("[data-can=yes]")
    told = hand.first.get_attribute("aria-label") or ""
    assert "Connected" in told or "Nothing" in told
    before, laid = anna.seq, clash.locator("li.link").count()
    hand.first.click()
    anna.wait_for_step(before)
    expect(clash.locator("li.link")).not_to_have_count(laid)
    assert grave(anna) == []


@pytest.mark.parametrize("width", [390, 820, 2560])
def test_nothing_is_wider_than_the_screen(comes: Comes, width: int) -> None:
    anna = comes(viewport={"width": width, "height": 844})
    first_game(anna)
    for _ in range(8):
        assert anna.overflow() <= 0
        anna.decide(boldly=True)


def test_the_board_speaks_german(comes: Comes) -> None:
    anna = comes(locale="de-DE")
    anna.visit()
    anna.page.get_by_role("radio", name="Der Niedergang Avalons").check(force=True)
    anna.begin_first_game()
    page = anna.page.get_by_role("article", name="Das Buch der Entdeckungen")
    expect(page).to_contain_text("Dernan")
    expect(anna.page.get_by_role("region", name="Beor").first).to_contain_text("Gesundheit")


def test_the_mist_closes_over_a_place_whose_menhir_is_gone(comes: Comes) -> None:
    anna = comes()
    first_game(anna)
    book(anna).get_by_role("button", name="Leave the rope alone.").click()
    expect(book(anna)).to_have_count(0)
    farmhold = anna.page.locator('[data-place="101"]')
    mist = (
        "getComputedStyle(document.querySelector(`[data-place='101'] .scene`), '::after').opacity"
    )
    expect(farmhold).not_to_have_class(re.compile("dark"))
    anna.wait_for(f"{mist} === '0'")
    panel = open_repair(anna)
    panel.get_by_label("Changes, one per line").fill("set menhirs.101 to -1")
    panel.get_by_role("button", name="Repair", exact=True).click()
    expect(farmhold).to_have_class(re.compile("dark"))
    anna.wait_for(f"{mist} === '1'")


def test_the_map_is_zoomed_by_keys_and_by_the_wheel(comes: Comes) -> None:
    anna = comes(viewport={"width": 1440, "height": 900})
    first_game(anna)
    book(anna).get_by_role("button", name="Leave the rope alone.").click()
    expect(book(anna)).to_have_count(0)
    frame = anna.page.locator("section.map .frame")
    map_ = frame.locator("> ul")
    begun = scale(map_)
    frame.focus()
    anna.page.keyboard.press("-")
    expect(map_).not_to_have_css("--scale", begun)
    anna.page.keyboard.press("+")
    expect(map_).to_have_css("--scale", begun)
    frame.hover()
    anna.page.mouse.wheel(0, 120)
    assert scale(map_) == begun
    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, 120)
    expect(map_).not_to_have_css("--scale", begun)
    anna.page.mouse.wheel(0, -120)
    expect(map_).to_have_css("--scale", begun)


def scale(element: Locator) -> str:
    return str(element.evaluate("one => getComputedStyle(one).getPropertyValue('--scale')"))


SPEAKING = """(() => {
    window.spoken = [];
    speechSynthesis.speak = (said) => window.spoken.push([said.lang, said.text]);
})()"""


def test_a_page_is_read_aloud_at_a_key(comes: Comes) -> None:
    anna = comes()
    anna.page.add_init_script(SPEAKING)
    first_game(anna)
    anna.page.keyboard.press("v")
    expect(book(anna).get_by_role("button", pressed=True)).to_be_visible()
    [[lang, text]] = anna.page.evaluate("window.spoken")
    prose = book(anna).get_by_role("document").inner_text()
    assert lang == "en"
    assert text.split() == prose.split()
    anna.page.keyboard.press("v")
    expect(book(anna).get_by_role("button", pressed=True)).to_have_count(0)


def test_the_book_is_set_larger_and_in_a_font_for_dyslexic_readers(comes: Comes) -> None:
    anna = comes()
    first_game(anna)
    prose = book(anna).get_by_role("document")
    before = pixels(prose)
    expect(prose).not_to_have_css("font-family", re.compile("Atkinson"))
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Large text").check()
    anna.page.get_by_label("Especially legible font").check()
    anna.page.keyboard.press("Escape")
    expect(prose).to_have_css("font-family", re.compile('^"Atkinson Hyperlegible"'))
    assert pixels(prose) > before * 1.15


def pixels(element: Locator) -> float:
    return float(element.evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))
