"""A game without a board of its own: its table is listed, and it is played to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import Person, come, serve

pytestmark = pytest.mark.slow
TOY = Path(__file__).parents[1] / "toy"


@pytest.fixture
def anna(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """Somebody at a server that knows the toy game."""
    monkeypatch.setenv("TAFELRUNDE_GAMES", str(TOY))
    with serve(tmp_path / "tables.db") as address:
        person = come(browser, address)
        yield person
        person.context.close()
    assert person.faults == []


def test_a_game_without_a_board_is_listed_and_played(anna: Person) -> None:
    anna.visit()
    anna.page.get_by_role("radio", name="High Card").check(force=True)
    anna.choose_seats(Anna="me", Bert="bot")
    anna.page.get_by_role("button", name="Start the game").click()
    anna.wait_for_turn()
    table = anna.page.get_by_role("region", name="High Card")
    expect(table).to_contain_text("players, Bert, Hand 3 × hidden card")
    expect(table).to_contain_text("Round 1")
    for _ in range(5):
        anna.wait_for_turn()
        step = anna.seq
        anna.options.filter(has_text="Pass").click()
        anna.wait_for_step(step)
    expect(anna.page.get_by_text(re.compile("(Anna|Bert) wins!")).first).to_be_visible()
