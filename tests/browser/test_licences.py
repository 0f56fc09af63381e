"""The built client carries the licences of all that is in it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import httpx
import pytest

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
NAMED = {
    "svelte": "Svelte Contributors",
    "@fluent/bundle": "Apache License",
    "@fontsource-variable/alegreya": "Alegreya Project Authors",
    "@fontsource-variable/grenze-gotisch": "Grenze Gotisch Project Authors",
    "@fontsource/atkinson-hyperlegible": "Braille Institute",
    "game-icons": "creativecommons.org/licenses/by/3.0",
    "Lucide": "Lucide Contributors",
}


def test_the_credits_lead_to_the_licences_of_the_client(comes: Comes, address: str) -> None:
    anna = comes()
    anna.page.goto(f"{address}/credits")
    with anna.page.expect_popup() as opened:
        anna.page.get_by_role("link", name="The licences of all that is in the client").click()
    opened.value.wait_for_load_state()
    shown = opened.value.locator("body").inner_text()

    assert opened.value.url == f"{address}/licences.txt"
    assert "This client contains the work of others" in shown


@pytest.mark.parametrize("name", NAMED)
def test_the_licences_name_what_is_in_the_client(address: str, name: str) -> None:
    answer = httpx.get(f"{address}/licences.txt")
    notices = answer.text.split("-" * 80 + "\n")
    text = next(text for title, text in pairwise(notices) if title.startswith(f"{name} "))

    assert answer.headers["content-type"].startswith("text/plain")
    assert NAMED[name] in text
