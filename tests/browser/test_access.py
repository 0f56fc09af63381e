"""Accessibility: axe finds nothing serious on any page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SETTLED = """() => document.getAnimations().every(
    (one) => one.effect.getComputedTiming().endTime === Infinity)"""
"""Only what moves for ever still moves."""


def grave(person: Person) -> list[str]:
    """What axe holds to be serious or critical, each with the elements that it concerns, once
    nothing passes over the table or fades any more.
    """
    expect(person.page.locator(".beats > *")).to_have_count(0)
    person.page.wait_for_function(SETTLED)
    found = Axe().run(person.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules/valskyrr", "/credits", "/api/docs"])
def test_pages(comes: Comes, path: str, scheme: str) -> None:
    anna = comes(color_scheme=scheme)
    anna.visit(path)
    anna.page.wait_for_load_state("networkidle")
    assert grave(anna) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_table(comes: Comes, scheme: str) -> None:
    anna = comes(color_scheme=scheme)
    anna.start_alone()
    anna.decide_often(6)
    anna.wait_for_turn()
    assert grave(anna) == []
    anna.bar.get_by_role("button", name="Why is this asked? Show the rule").click()
    expect(anna.page.locator("#asked-rule")).to_be_visible()
    assert grave(anna) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_sheets(comes: Comes, scheme: str) -> None:
    anna = comes(color_scheme=scheme)
    anna.start_alone()
    anna.read_prologue()
    expect(anna.page.get_by_label("Hint for newcomers")).to_be_visible()
    sheets = {"?": "Keys", "s": "Settings", "f": "When I am asked", "x": "The position as text"}
    for key, name in sheets.items():
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog", name=name)).to_be_visible()
        assert grave(anna) == []
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_sheet_asked_for_while_another_closes_stays_open(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.evaluate(
        """async () => {
            document.querySelector("dialog").close();
            window.dispatchEvent(new KeyboardEvent("keydown", { key: "s" }));
            await new Promise((told) => setTimeout(told, 100));
        }"""
    )
    expect(anna.page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_phone(comes: Comes) -> None:
    anna = comes(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    anna.start_alone()
    assert grave(anna) == []


def test_a_page_that_takes_the_place_of_another_says_its_title(comes: Comes) -> None:
    anna = comes()
    anna.visit()
    spoken = anna.page.locator("[role=status].hidden")
    expect(spoken).to_have_text("")
    anna.page.get_by_role("main").get_by_role("link", name="Rules").click()
    expect(spoken).to_have_text("Rulebook")
