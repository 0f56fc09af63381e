"""What happened is shown beat by beat, and nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SAVOURING = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {hints: false, answers: "list", pace: "savour", bots: "savour"}
))"""
MOST = 20


def watching(comes: Comes) -> Person:
    """Somebody at a table where every beat takes its time, while a banner is on the stage."""
    anna = comes(reduced_motion="no-preference")
    anna.page.add_init_script(SAVOURING)
    anna.start_alone()
    for _ in range(MOST):
        anna.decide()
        anna.wait_for_turn()
        if anna.page.locator(".beats .banner").count():
            return anna
    raise AssertionError("Nothing was shown.")


def test_a_question_can_be_answered_while_beats_play(comes: Comes) -> None:
    anna = watching(comes)
    before = anna.seq
    anna.decide()
    assert anna.seq > before
    assert anna.faults == []


def test_escape_skips_the_beats_and_the_recap_brings_them_back(comes: Comes) -> None:
    anna = watching(comes)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".beats > *")).to_have_count(0)
    anna.page.keyboard.press("e")
    recap = anna.page.get_by_role("dialog", name="Since your last turn")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    recap.get_by_role("button", name="Show it once more").click()
    expect(anna.page.locator(".beats > *").first).to_be_visible()


def test_a_click_on_the_table_skips_the_beats(comes: Comes) -> None:
    anna = watching(comes)
    anna.page.mouse.click(5, 300)
    expect(anna.page.locator(".beats > *")).to_have_count(0)
