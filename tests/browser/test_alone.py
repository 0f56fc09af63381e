"""One person with bots, in one browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.kit import HERO, Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]


def test_fifteen_decisions_from_the_list(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Into the Wilds")
    first = anna.seq
    anna.decide_often(15)
    assert anna.seq >= first + 15
    assert anna.log.count() > 15


def test_a_thing_on_the_board_is_chosen_on_the_thing_itself(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    things = anna.page.locator("[data-can=yes]:is([data-thing*='#'], [data-thing^=place])")
    for _ in range(40):
        anna.wait_for_turn()
        if things.count() and not anna.bar.get_by_role("button", name="Confirm").count():
            break
        anna.decide()
    before = anna.seq
    expect(things.first).to_have_accessible_name(re.compile("Can be chosen|choices"))
    things.first.click()
    menu = anna.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    anna.wait_for_step(before)


class Wire:
    """The line of a person to the server, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile("/ws/"), self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1012)
        else:
            self.open += [socket, socket.connect_to_server()]

    def break_off(self) -> None:
        """Close what is open, and let nothing through until it is mended."""
        self.cut = True
        for socket in self.open:
            socket.close(code=1012)
        self.open.clear()


def test_the_line_breaks_in_the_middle_of_a_decision(comes: Comes) -> None:
    anna = comes()
    wire = Wire(anna)
    anna.start_alone()
    anna.decide_often(2)
    before, question = anna.seq, anna.question
    wire.break_off()
    expect(anna.page.get_by_text("Connection lost, reconnecting …")).to_be_visible()
    anna.options.first.click()
    expect(anna.page.get_by_text("The server cannot be reached.").first).to_be_visible()
    wire.cut = False
    expect(anna.page.get_by_text("Connected", exact=True)).to_be_attached()
    assert anna.seq == before
    assert anna.question == question
    anna.decide_often(2)
    assert anna.seq >= before + 2


def test_an_answer_that_the_server_did_not_read_can_be_given_again(comes: Comes) -> None:
    anna = comes()
    refused: list[str] = []

    def refuse_once(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            if refused or json.loads(message)["type"] != "answer":
                server.send(message)
                return
            refused.append(str(message))
            socket.send(json.dumps({"type": "error", "slug": "too-fast", "message": "Slowly."}))

        socket.on_message(said)

    anna.page.route_web_socket("**/ws/*", refuse_once)
    anna.start_alone()
    before = anna.seq
    anna.options.first.click()
    expect(anna.page.get_by_role("region", name="Notices").get_by_role("paragraph")).to_be_visible()
    assert len(refused) == 1
    anna.options.first.click()
    anna.wait_for_step(before)


def test_the_board_comes_though_the_line_breaks_while_it_loads(comes: Comes) -> None:
    anna = comes()
    broken: set[str] = set()

    def break_once(route: Route) -> None:
        part = route.request.url.split("?")[0].rsplit("/", 1)[1]
        if part in broken:
            route.continue_()
        else:
            broken.add(part)
            route.abort()

    anna.page.route("**/api/games/valskyrr/content?*", break_once)
    anna.page.route(re.compile(r"/assets/(Board|part)-[^/]*\.js$"), break_once)
    anna.start_alone()
    expect(anna.page.get_by_role("region", name="Map")).to_be_visible()
    assert {part.split("-")[0] for part in broken} == {"content", "Board", "part"}


def test_a_page_loaded_anew_keeps_the_seat(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(2)
    before = anna.seq
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.seq == before
    anna.decide()


def test_german_and_english_in_place(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(2)
    before, options = anna.seq, anna.options.count()
    question = anna.question
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Language").select_option("de")
    expect(anna.page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("In die Wildnis")
    expect(anna.page.get_by_role("tab", name="Protokoll")).to_be_visible()
    expect(anna.bar.get_by_role("heading")).not_to_have_text(question)
    assert (anna.seq, anna.options.count()) == (before, options)
    anna.page.get_by_role("button", name="Einstellungen").click()
    anna.page.get_by_label("Sprache").select_option("en")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Into the Wilds")
    expect(anna.bar.get_by_role("heading")).to_have_text(question, use_inner_text=True)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on what the selector means."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {wanted}.")


def test_keyboard_only(comes: Comes) -> None:
    anna = comes()
    anna.visit()
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_enabled()
    tab_to(anna.page, "button[type=submit].primary")
    anna.page.keyboard.press("Enter")
    for _ in range(3):
        anna.wait_for_turn()
        before = anna.seq
        tab_to(anna.page, "section[data-seq] ol button:has(.number)")
        anna.page.keyboard.press("Enter")
        finish_by_keyboard(anna)
        anna.wait_for_step(before)


def finish_by_keyboard(person: Person) -> None:
    """Where several are collected: pick on until the answer is full, and confirm."""
    confirm = person.bar.get_by_role("button", name="Confirm")
    while confirm.count() and not confirm.is_enabled():
        person.page.keyboard.press("Tab")
        tab_to(person.page, "section[data-seq] ol button:has(.number)")
        person.page.keyboard.press("Enter")
    if confirm.count():
        tab_to(person.page, "section[data-seq] .confirm .primary")
        person.page.keyboard.press("Enter")


def test_why_opens_the_rule_and_escape_returns(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    why = anna.bar.get_by_role("button", name="Why is this asked? Show the rule")
    why.focus()
    anna.page.keyboard.press("Enter")
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator("#asked-rule")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(why).to_be_focused()


def test_phone(comes: Comes) -> None:
    anna = comes(viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True)
    anna.visit()
    assert anna.overflow() <= 0
    anna.start_alone()
    for _ in range(3):
        assert anna.overflow() <= 0
        expect(anna.options.first).to_be_in_viewport()
        anna.decide()


def test_a_bot_takes_over_and_plays_to_the_end(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(3)
    anna.page.get_by_role("button", name="Seats").click()
    dialog = anna.page.get_by_role("dialog")
    seat = dialog.get_by_role("listitem").filter(has_text=HERO)
    seat.get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("a bot plays")
    anna.page.keyboard.press("Escape")
    over = anna.bar.get_by_role("heading", name=re.compile("^(Victory!|Defeat)$"))
    expect(over).to_be_visible(timeout=120_000)
    expect(anna.bar.get_by_role("button", name="Look back")).to_be_enabled()


def test_no_request_leaves_the_server(comes: Comes) -> None:
    anna = comes()
    anna.start_alone()
    anna.decide_often(2)
    anna.bar.get_by_role("button", name="Why is this asked? Show the rule").click()
    expect(anna.page.locator("#asked-rule")).to_be_visible()
    for path in ("/rules/valskyrr", "/credits", "/api/docs"):
        anna.visit(path)
    assert any(url.startswith("ws://") for url in anna.requests)
    assert anna.strangers() == []
