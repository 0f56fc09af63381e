"""The end of a table in the browser: the host deletes it, or it will be retired."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import Person, come
from tests.browser.test_access import grave
from tests.browser.test_together import sit_down
from tests.table.server_kit import running
from tests.table.test_retention import PERSON, days_later, in_loop

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def test_the_host_deletes_the_table_after_a_question_and_the_guest_reads_it(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    for person in (anna, bert):
        person.page.get_by_role("button", name="Seats", exact=True).click()
    expect(bert.page.get_by_role("dialog")).to_be_visible()
    expect(bert.page.get_by_role("button", name="Delete this table …")).to_have_count(0)
    anna.page.get_by_role("button", name="Delete this table …").click()
    question = anna.page.get_by_role("dialog", name="Delete this table for ever?")
    assert grave(anna) == []
    question.get_by_role("button", name="Keep the table").click()
    expect(question).to_have_count(0)
    expect(anna.bar).to_be_attached()
    anna.page.get_by_role("button", name="Delete this table …").click()
    question.get_by_role("button", name="Delete for ever").click()
    for person in (anna, bert):
        expect(person.page.get_by_role("heading", level=1)).to_have_text("This table was deleted")
        assert grave(person) == []
        assert person.faults == []
    anna.page.get_by_role("link", name="To the start page").first.click()
    expect(anna.page.get_by_text("No tables yet on this device.")).to_be_visible()


def test_everybody_reads_when_a_table_at_rest_will_be_deleted(
    browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path / "t.db", retire_days=30) as server:
        code, token = server.open_room([PERSON, PERSON])
        server.begin(code, token)
        person = come(browser, f"http://{server.address}", locale="de-DE")
        person.visit(f"/r/{code}#token={token}")
        expect(person.bar).to_be_visible()
        expect(person.page.get_by_role("button", name="Wird gelöscht")).to_have_count(0)
        days_later(server.rooms, 26)
        in_loop(server, server.rooms.retention.sweep())
        person.page.get_by_role("button", name="Wird gelöscht").click()
        day = time.localtime(server.rooms.open[code].model.retires)
        note = person.page.get_by_role("note").filter(has_text="Hier hat lange niemand gespielt.")
        expect(note).to_contain_text(f"{day.tm_mday}. ")
        assert grave(person) == []
        days_later(server.rooms, 34)
        in_loop(server, server.rooms.retention.sweep())
        heading = person.page.get_by_role("heading", level=1)
        expect(heading).to_have_text("Dieser Tisch wurde gelöscht")
        expect(person.page.get_by_text("Hier hat lange niemand gespielt.")).to_be_visible()
        person.context.close()
