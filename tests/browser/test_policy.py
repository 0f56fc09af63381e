"""The content security policy: nothing inline, nothing from elsewhere, on any page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def test_every_page_keeps_the_policy_even_while_cards_fly(comes: Comes) -> None:
    anna = comes(reduced_motion="no-preference")
    for path in ("/rules/valskyrr", "/credits", "/api/docs", "/nowhere", "/r/0000000000"):
        anna.page.goto(anna.address + path)
        anna.page.wait_for_load_state("networkidle")
    anna.start_alone()
    for _ in range(6):
        anna.decide(boldly=True)
    anna.wait_for_turn()
    anna.bar.get_by_role("button", name="Why is this asked? Show the rule").click()
    expect(anna.page.locator("#asked-rule")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.say("<b style='color:red'>Hello</b><script>document.title = 'lost'</script>")
    talk = anna.page.get_by_role("region", name="What was said")
    expect(talk).to_contain_text("<b style='color:red'>Hello</b><script>")
    code = re.search(r"/r/(\w+)", anna.page.url)
    assert code is not None
    anna.page.goto(f"{anna.address}/replay/{code[1]}")
    anna.page.wait_for_load_state("networkidle")
    assert "lost" not in anna.page.title()
    assert anna.faults == []


def test_a_seat_link_leaves_no_trace_of_its_token(comes: Comes) -> None:
    anna, bert = comes(), comes()
    anna.start_alone()
    link = anna.context.request.post(f"{anna.address}/api{room_path(anna)}/seats/1/link")
    token = link.json()["token"]
    bert.page.goto(f"{anna.page.url}#token={token}")
    expect(bert.bar).to_be_visible()
    assert token not in bert.page.url
    bert.page.goto(f"{anna.address}/credits")
    assert bert.page.evaluate("document.referrer") == ""
    assert any("/ws/" in url for url in bert.requests)
    assert not any(token in url for url in bert.requests if "#" not in url)
    cookie = next(each for each in bert.context.cookies() if each["value"] == token)
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert token not in stored(bert)


def room_path(person: Person) -> str:
    """The path of the table in the API."""
    code = re.search(r"/r/(\w+)", person.page.url)
    assert code is not None
    return f"/rooms/{code[1]}"


def stored(person: Person) -> str:
    """Everything that scripts can read of what the browser keeps."""
    parts = "[{...localStorage}, {...sessionStorage}, document.cookie]"
    return str(person.page.evaluate(f"JSON.stringify({parts})"))


def own_token(person: Person) -> str:
    """The token of the table at which somebody sits."""
    name = "tafelrunde_" + room_path(person).removeprefix("/rooms/")
    return next(each["value"] for each in person.context.cookies() if each["name"] == name)


def test_no_script_can_read_a_token_and_a_seat_still_moves_to_another_device(comes: Comes) -> None:
    anna, phone = comes(), comes()
    anna.start_alone()
    anna.page.reload()
    expect(anna.bar).to_be_visible()
    assert own_token(anna) not in stored(anna)
    anna.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    anna.page.get_by_role("button", name="Seats").click()
    anna.page.get_by_role("button", name="Copy my own link").click()
    link = anna.wait_for("window.copied")
    phone.page.goto(link)
    expect(phone.bar).to_be_visible()
    phone.decide(boldly=True)
    assert own_token(phone) == own_token(anna)
    assert own_token(phone) not in stored(phone) + phone.page.url


def test_a_token_that_an_earlier_version_kept_becomes_a_cookie(comes: Comes) -> None:
    anna, again = comes(), comes()
    anna.start_alone()
    code, token = room_path(anna).removeprefix("/rooms/"), own_token(anna)
    again.visit("/credits")
    old = f"[{{code: '{code}', token: '{token}', game: 'valskyrr', name: '', at: 1}}]"
    again.page.evaluate(f"localStorage.setItem('tafelrunde.rooms', JSON.stringify({old}))")
    again.visit(f"/r/{code}")
    again.decide(boldly=True)
    assert own_token(again) == token
    assert token not in stored(again)


@pytest.mark.parametrize(
    "breach",
    [
        "document.body.setAttribute('style', 'color: red')",
        "document.head.append(Object.assign(document.createElement('style'), {textContent: 'a'}))",
        "document.head.append(Object.assign(document.createElement('script'), {text: 'top'}))",
        "document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.1:9/x.png'}))",
        "fetch('http://127.0.0.1:9/').catch(() => 0)",
    ],
)
def test_the_policy_stops_and_reports(comes: Comes, breach: str) -> None:
    anna = comes()
    anna.visit("/credits")
    with anna.page.expect_console_message(lambda said: "Content Security Policy" in said.text):
        anna.page.evaluate(f"() => {{ {breach} }}")
    assert anna.faults
    anna.faults.clear()
