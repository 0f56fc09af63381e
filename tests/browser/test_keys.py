"""Whole games are played by keys, from the lobby to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person
from tests.browser.test_stage import MOST
from tests.browser.touching import QUIET, Typist

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


@pytest.mark.parametrize("game", ["valskyrr", "hexer"])
def test_a_whole_game_is_played_by_keys_alone(comes: Comes, game: str) -> None:
    person = comes(34, listed=False, viewport={"width": 1440, "height": 900})
    person.page.add_init_script(QUIET)
    person.visit()
    anna = Typist(person)
    anna.start(game)
    for _ in range(MOST):
        anna.wait()
        if anna.is_over:
            break
        anna.answer()
    assert anna.is_over
    expect(person.page.get_by_role("region", name="The end")).to_be_visible()
