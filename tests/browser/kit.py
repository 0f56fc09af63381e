"""People at the table, each with a browser: what they do, and what they wait for."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocket,
    expect,
    sync_playwright,
)

import tafelrunde.table
from tafelrunde.engine.sessions import Session

WAIT = 60_000
"""Milliseconds after which something that should show has not come."""

SEED = 5
STATIC = Path(tafelrunde.table.__file__).parent / "static"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LIMITS = {
    "TAFELRUNDE_REQUESTS_PER_SECOND": "10000",
    "TAFELRUNDE_ROOMS_PER_MINUTE": "10000",
    "TAFELRUNDE_ROOMS_PER_DAY": "10000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "10000",
    "TAFELRUNDE_COST_PER_SECOND": "1000000",
}
LISTED = """(() => {
    const key = "tafelrunde.settings";
    const known = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({answers: "list", side: true, ...known}));
})()"""
"""Who wants all answers in a list, and the log beside the table."""
HERO, BOT_HERO, THIRD_HERO = "Arani", "Celenthia", "Fengray"


@dataclass
class Person:
    """One browser context with one page, at one server."""

    address: str
    context: BrowserContext
    page: Page
    requests: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)

    def hear(self, message: ConsoleMessage) -> None:
        """Whatever breaks the content security policy is a fault."""
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def connect(self, socket: WebSocket) -> None:
        """What goes over the line is kept."""
        self.requests.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def bring(self, session: Session[Any], seats: list[str]) -> None:
        """Come to a table with that game; each seat is held by this "person" or by a "bot"."""
        session.table["seats"] = seats
        opened = self.context.request.post(
            f"{self.address}/api/import?person=Anna", data=session.save()
        ).json()
        self.page.goto(f"{self.address}/r/{opened['code']}#token={opened['token']}")
        expect(self.page.locator("[data-stage]")).to_be_visible()

    # --- The lobby ------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.address + path)
        expect(self.page.get_by_role("heading", level=1).first).to_be_visible()

    def choose_seats(self, **seats: str) -> None:
        """Who plays whom: `Fengray="open"`."""
        for hero, choice in seats.items():
            leave = self.page.get_by_role("button", name=f"Leave {hero} out")
            if choice == "out" and leave.count():
                leave.click()
            elif choice != "out":
                if not leave.count():
                    self.page.get_by_role("button", name=f"Take {hero}", exact=True).click()
                group = self.page.get_by_role("radiogroup", name=f"Who plays {hero}?")
                group.get_by_text(choice, exact=True).click()

    def start_alone(self) -> None:
        """A person with a bot begins the introductory adventure."""
        self.visit()
        self.page.get_by_text("Into the Wilds", exact=True).click()
        self.choose_seats(**{HERO: "me", BOT_HERO: "bot"})
        self.page.get_by_role("button", name="Start the game").click()
        self.wait_for_turn()

    def begin_first_game(self) -> None:
        """The game for newcomers, without being taught its first turn."""
        self.page.get_by_role("button", name=re.compile("First game|Erstes Spiel")).click()
        self.page.get_by_role("button", name=re.compile("On my own|Ab hier allein")).click()

    def read_prologue(self) -> None:
        """Whoever has read how it begins puts it away."""
        prologue = self.page.locator("aside.prologue")
        expect(prologue).to_be_visible()
        prologue.get_by_role("button").click()

    # --- The table ------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        """The decision bar; `data-seq` is the number of the last step it knows."""
        return self.page.locator("section[data-seq]")

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return int(self.bar.get_attribute("data-seq") or -1)

    @property
    def options(self) -> Locator:
        """The buttons that stand for the options, without those that only show a card."""
        return self.bar.get_by_role("list").locator("button:has(.number)")

    def ranked(self) -> list[Locator]:
        """The same in the order of the rules; equal ones as often as there are of them."""
        rows: list[list[int]] = self.bar.locator("ol > li[data-index]").evaluate_all(
            "all => all.map((one) => [Number(one.dataset.index), Number(one.dataset.count)])"
        )
        return [
            self.bar.locator(f'ol > li[data-index="{index}"] button:has(.number)').first
            for index, count in sorted(rows)
            for _ in range(count)
        ]

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")

    def wait_for_turn(self) -> None:
        """Until this person is asked something."""
        expect(self.options.first).to_be_enabled()

    def wait_for_step(self, after: int) -> None:
        """Until a step later than that one is known, and no answer is on its way."""
        expect(self.bar).not_to_have_attribute("data-seq", str(after))

    def wait_until(self, seq: int) -> None:
        """Until this page knows that step."""
        self.wait_for(f"Number(document.querySelector('[data-seq]')?.dataset.seq) >= {seq}")

    def wait_for(self, expression: str, seconds: float = 60.0) -> Any:
        """Until an expression holds, and its value. The page's own policy forbids it to evaluate
        texts, so it is asked again and again from outside.
        """
        end = time.monotonic() + seconds
        while not (value := self.page.evaluate(expression)):
            assert time.monotonic() < end, f"it never held: {expression}"
            self.page.wait_for_timeout(20)
        return value

    @property
    def question(self) -> str:
        """What is asked, and whom."""
        return self.bar.get_by_role("heading").inner_text()

    def decide(self, *, boldly: bool = False) -> None:
        """Answer the open decision from the list, with the first options that do.

        A bold person takes the last ones: there is more to see.
        """
        self.wait_for_turn()
        before = self.seq
        nothing = self.bar.get_by_role("button", name="Choose nothing")
        if nothing.count():
            nothing.click()
        else:
            self._pick(self.ranked()[:: -1 if boldly else 1])
        self.wait_for_step(before)

    def _pick(self, options: list[Locator]) -> None:
        """Choose the first; where several are collected, until it is enough, and confirm."""
        confirm = self.bar.get_by_role("button", name="Confirm")
        several = options[0].get_attribute("aria-pressed") is not None
        options[0].click()
        if not several:
            return
        for option in options[1:]:
            if confirm.is_enabled():
                break
            option.click()
        confirm.click()

    def decide_often(self, times: int) -> None:
        """Answer so many decisions."""
        for _ in range(times):
            self.decide()

    def say(self, text: str) -> None:
        """A line of table talk."""
        self.page.get_by_role("tab", name="Table talk").click()
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Send").click()

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window, once it is laid out."""
        wider = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
        end = time.monotonic() + 20.0
        while (found := int(self.page.evaluate(wider))) > 0 and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        return found

    def strangers(self) -> list[str]:
        """The requests that went anywhere else than to the server."""
        own = urlsplit(self.address).netloc
        return [
            url
            for url in self.requests
            if not url.startswith(("data:", "blob:")) and urlsplit(url).netloc != own
        ]


def seeded(route: Route, seed: int) -> None:
    """Open the room with a fixed seed, so that every run sees the same cards."""
    request = route.request
    if request.method != "POST":
        route.continue_()
        return
    wish = json.loads(request.post_data or "{}")
    route.continue_(post_data=json.dumps({**wish, "seed": seed}))


def come(
    browser: Browser, address: str, seed: int = SEED, *, listed: bool = True, **more: object
) -> Person:
    """A person with a fresh browser context; English, and with all answers in a list, unless said
    otherwise.
    """
    wanted = {"locale": "en-GB", "reduced_motion": "reduce"} | more
    context = browser.new_context(**wanted)  # type: ignore[arg-type]
    context.set_default_timeout(WAIT)
    context.route("**/api/rooms", lambda route: seeded(route, seed))
    if listed:
        context.add_init_script(LISTED)
    page = context.new_page()
    person = Person(address, context, page)
    page.on("request", lambda request: person.requests.append(request.url))
    page.on("websocket", person.connect)
    page.on("pageerror", lambda error: person.faults.append(str(error)))
    page.on("console", person.hear)
    return person


class NotReady(Exception):
    """Something that the browser tests need is missing."""


@contextmanager
def serve(file: Path) -> Iterator[str]:
    """A server as a process of its own with its tables in that file; where it is."""
    if not (STATIC / "index.html").is_file():
        raise NotReady("The browser client is not built: run `make setup` first.")
    command = [sys.executable, "-m", "tafelrunde", "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--db", str(file)],
        env={**os.environ, **LIMITS},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        found = re.search(r"http://[\w.:]+", server.stdout.readline())
        if found is None:
            raise NotReady("The server did not say where it listens.")
        yield found.group()
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    path = shutil.which("chromium")
    if path is None:
        raise NotReady("Chromium is missing: `make system` installs it.")
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()
