"""All cards of a game on one page, and addresses under which nothing is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person
from tests.browser.test_access import grave

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def test_cards_are_found_by_kind_and_by_words(comes: Comes) -> None:
    anna = comes()
    anna.visit("/cards/valskyrr")
    page = anna.page
    cards = page.locator("ul.cards > li")
    page.get_by_role("radiogroup", name="Kind of card").get_by_text("Enemies").click()
    expect(page.get_by_text("40 cards", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("BONESORROW shooter")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("Bonesorrow Shooter")
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.get_by_text("Try fewer words")).to_be_visible()


def test_a_card_has_an_address_of_its_own(comes: Comes) -> None:
    anna = comes()
    anna.visit("/cards/hexer#griffin")
    card = anna.page.locator("li#griffin")
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("Griffin School")


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_the_gallery_can_be_used_by_everybody(comes: Comes, game: str) -> None:
    anna = comes()
    anna.visit(f"/cards/{game}")
    expect(anna.page.locator("ul.cards > li").first).to_be_visible()
    assert grave(anna) == []


def test_nothing_here_is_said_in_the_language_of_the_reader(comes: Comes) -> None:
    anna = comes(locale="de-DE")
    anna.visit("/gibt/es/nicht")
    expect(anna.page.get_by_role("link", name="Zur Startseite")).to_be_visible()
    anna.visit("/r/0000000000")
    expect(anna.page.get_by_role("heading", name="Diesen Tisch gibt es nicht")).to_be_visible()
    assert anna.page.get_by_text("There is no such table").count() == 0


@pytest.mark.parametrize("path", ["/replay/0000000000", "/chronicle/0000000000"])
def test_what_is_told_of_a_table_that_is_not_there_says_so(comes: Comes, path: str) -> None:
    anna = comes(locale="de-DE")
    anna.visit(path)
    expect(anna.page.get_by_role("heading", name="Diesen Tisch gibt es nicht")).to_be_visible()
    expect(anna.page.get_by_role("link", name="Zur Startseite")).to_be_visible()
    expect(anna.page.locator("main button")).to_have_count(0)
