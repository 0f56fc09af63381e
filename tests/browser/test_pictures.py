"""Paper-cut pictures in real Chromium: they come when they are in sight, and are kept for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, Route, expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]

IN_SIGHT = """
[...document.querySelectorAll(".picture img")].filter((one) => {
  const box = one.getBoundingClientRect();
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return box.width > 0 && seen;
})
"""
DRAWN = f"{IN_SIGHT}.length > 2 && {IN_SIGHT}.every((one) => one.complete && one.naturalWidth > 0)"


def test_the_lobby_and_a_table_show_their_pictures_and_browsers_keep_them(comes: Comes) -> None:
    person = comes()
    answers: list[Response] = []

    def note(got: Response) -> None:
        answers.append(got)

    person.page.on("response", note)
    person.visit()
    person.wait_for(DRAWN)
    person.start_alone()
    person.decide_often(1)  # with the first answer the story above the table ends
    person.wait_for_turn()
    person.wait_for(DRAWN)

    drawn = [got for got in answers if "/assets/pictures/" in got.url]
    assert {got.status for got in drawn} == {200}
    assert all("immutable" in got.headers["cache-control"] for got in drawn)
    assert any(got.url.endswith("/valskyrr/arani.svg") for got in drawn)


def test_a_picture_that_was_refused_is_asked_for_again(comes: Comes) -> None:
    person = comes()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    person.page.route("**/valskyrr/valskyrr.svg", refuse_once)
    person.visit()
    cover = person.page.locator('.picture img[src$="/valskyrr/valskyrr.svg"]').first

    expect(cover).to_be_visible()
    person.wait_for(DRAWN)
    assert len(refused) == 1
