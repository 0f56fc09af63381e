"""The host decides who may be there: password, removal, ban; all of it by keyboard too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import THIRD_HERO, Person
from tests.browser.test_access import grave
from tests.browser.test_together import sit_down

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def focus(control: Locator) -> Locator:
    """Go to something without a mouse."""
    control.focus()
    expect(control).to_be_focused()
    return control


def open_table(anna: Person, password: str = "") -> str:
    """Anna opens a table with a free seat; the link."""
    anna.visit()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.choose_seats(**{THIRD_HERO: "open"})
    anna.page.get_by_text("Name, password, difficulty and table rules").click()
    anna.page.get_by_label("Password, if not everybody").fill(password)
    anna.page.get_by_role("button", name="Open the table and invite").click()
    return anna.page.get_by_role("textbox", name="Invite link", exact=True).input_value()


def test_a_table_is_locked_and_a_guest_says_the_password(comes: Comes) -> None:
    anna, bert = comes(), comes()
    link = open_table(anna)
    bert.page.goto(link)
    expect(bert.page.get_by_role("button", name="Just watch")).to_be_visible()
    focus(anna.page.get_by_label("New password"))
    anna.page.keyboard.type("speak, friend")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Nobody new gets in")).to_be_visible()
    assert grave(anna) == []

    expect(bert.page.get_by_role("heading", name="This table has a password")).to_be_visible()
    assert grave(bert) == []
    bert.page.get_by_label("Your name").fill("Bert")
    focus(bert.page.get_by_label("Password", exact=True))
    bert.page.keyboard.type("speak, foe")
    bert.page.keyboard.press("Enter")
    expect(bert.page.get_by_role("alert")).to_have_text("That is not the password of this table.")
    bert.page.get_by_label("Password", exact=True).fill("speak, friend")
    bert.page.keyboard.press("Enter")
    seat = bert.page.get_by_role("listitem").filter(has_text=THIRD_HERO)
    seat.get_by_role("button", name="Take").click()
    expect(seat).to_contain_text("your seat")
    assert "friend" not in bert.page.url
    assert not any("friend" in url for url in bert.requests)
    bert.page.reload()
    expect(seat).to_contain_text("your seat")

    anna.page.get_by_role("button", name="No password").click()
    expect(anna.page.get_by_text("None: whoever has the link gets in.")).to_be_visible()


def test_a_guest_reads_of_the_password_in_german(comes: Comes) -> None:
    anna, bert = comes(), comes(locale="de-DE")
    bert.page.goto(open_table(anna, "speak, friend"))
    expect(bert.page.get_by_role("heading", name="Dieser Tisch hat ein Passwort")).to_be_visible()
    bert.page.get_by_label("Passwort", exact=True).fill("mellon")
    bert.page.get_by_role("button", name="Eintreten").click()
    alert = bert.page.get_by_role("alert")
    expect(alert).to_have_text("Das ist nicht das Passwort dieses Tisches.")


def test_a_guest_is_removed_comes_again_is_banned_and_let_in(comes: Comes) -> None:
    anna, bert = sit_down(comes)
    anna.page.get_by_role("button", name="Seats").click()
    dialog = anna.page.get_by_role("dialog").first
    focus(dialog.get_by_role("button", name="Remove Bert")).press("Enter")
    ask = anna.page.get_by_role("dialog", name="Remove Bert?")
    expect(ask).to_be_visible()
    assert grave(anna) == []
    focus(ask.get_by_role("button", name="Remove", exact=True)).press("Enter")
    expect(ask).to_have_count(0)
    seat = dialog.get_by_role("listitem").filter(has_text=THIRD_HERO)
    expect(seat).to_contain_text("a bot plays")
    removed = bert.page.get_by_role("heading", name="You were removed from this table")
    expect(removed).to_be_visible()
    assert grave(bert) == []

    bert.page.get_by_role("button", name="Go there again").click()
    bert.page.get_by_role("button", name="Seats").click()
    guest = bert.page.get_by_role("dialog").first
    guest.get_by_role("listitem").filter(has_text=THIRD_HERO).get_by_role("button").first.click()
    dialog.get_by_role("button", name="Remove Bert").click()
    anna.page.get_by_role("button", name="Remove and ban").click()
    expect(bert.page.get_by_role("heading", name="You cannot join this table")).to_be_visible()
    bert.page.reload()
    expect(bert.page.get_by_role("heading", name="You cannot join this table")).to_be_visible()

    dialog.get_by_role("button", name="Let Bert in again").click()
    expect(dialog.get_by_role("button", name="Let Bert in again")).to_have_count(0)
    bert.page.reload()
    expect(bert.bar).to_be_visible()
