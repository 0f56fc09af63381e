"""Who may know all cards is said before anybody sits down, and as long as the game runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person
from tests.browser.test_access import grave

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
WORDS = {
    "en-GB": ("The host chose the seed 42", "Take", "Cards known"),
    "de-DE": ("Der Gastgeber hat den Startwert 42 gewählt", "Platz nehmen", "Karten bekannt"),
}
PHONE = {"width": 320, "height": 640}


def opened(address: str, seed: int | None) -> tuple[str, dict[str, str]]:
    """A table of two witchers, the second seat open: its path, and who the host is."""
    wish: dict[str, Any] = {"game": "hexer", "setup": {"characters": ["wolf", "bear"]}}
    wish |= {"seats": [{"kind": "person", "mine": True}], "person": "Anna", "seed": seed}
    found = httpx.post(f"{address}/api/rooms", json=wish).json()
    return found["code"], {"authorization": f"Bearer {found['token']}"}


@pytest.mark.parametrize("locale", WORDS)
def test_a_chosen_seed_is_shown_before_and_after_sitting_down(
    comes: Comes, address: str, locale: str
) -> None:
    notice, take, short = WORDS[locale]
    code, host = opened(address, 42)
    bert = comes(locale=locale)
    bert.page.goto(f"{address}/r/{code}")
    expect(bert.page.get_by_role("note")).to_contain_text(notice)
    assert grave(bert) == []
    bert.page.get_by_role("button", name=take).first.click()
    httpx.post(f"{address}/api/rooms/{code}/start", headers=host).raise_for_status()
    known = bert.page.get_by_role("button", name=short)
    expect(known).to_be_visible()
    assert grave(bert) == []
    bert.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert bert.overflow() <= 0
    known.click()
    expect(bert.page.get_by_role("dialog").get_by_role("note")).to_contain_text(notice)


def test_a_secret_seed_needs_no_notice(comes: Comes, address: str) -> None:
    code, host = opened(address, None)
    bert = comes()
    bert.page.goto(f"{address}/r/{code}")
    expect(bert.page.get_by_role("button", name="Take").first).to_be_visible()
    expect(bert.page.get_by_role("note")).to_have_count(0)
    httpx.post(f"{address}/api/rooms/{code}/start", headers=host).raise_for_status()
    expect(bert.page.locator(".hexer")).to_be_visible()
    expect(bert.page.get_by_role("button", name="Cards known")).to_have_count(0)
