"""Somebody who plays without the list of answers, and somebody who plays by keys."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.kit import Person

ASKED = """(() => {
    const bar = document.querySelector("section[data-seq]");
    return bar?.matches(".mine:not([data-busy])") || bar?.querySelector(".over") != null;
})()"""
QUIET = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {hints: false, pace: "instant", bots: "instant"}
))"""
TOUCHES = 24
"""With so many touches every question can be answered."""
TABS = 300
"""So many things at the most are on the way from one to another."""


class Toucher:
    """Plays by touching things, and the few words that stand beside the question."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person, self.page, self.bar = person, person.page, person.bar
        self.chance = random.Random(seed)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.bar.locator(".over").count() > 0

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        self.person.wait_for(ASKED, 60)

    def answer(self) -> None:
        """Answer the open question by touches."""
        before = self.person.seq
        for _ in range(TOUCHES):
            self._touch(before)
            self.wait()
            if self.person.seq != before or self.is_over:
                return
        raise AssertionError(f"No touch answers it: {self.person.question}")

    def _touch(self, before: int) -> None:
        target = self._target()
        if target is None:
            return
        try:
            target.click(timeout=5000)
        except Late:
            # If nobody has answered and it is still there, it cannot be touched.
            if self.person.seq == before and target.count():
                raise

    def _target(self) -> Locator | None:
        """What is touched next: the rest of a choice that was begun, a thing, or a word."""
        tools = self.bar.locator(".tools")
        confirm = tools.locator(".primary:enabled")
        things = self.page.locator(".board [data-can=yes]:not(.picked)").all()
        words = self.page.locator("ol.loose button:has(.number), [data-answers] [data-index]").all()
        begun = self.page.locator("[role=menuitem]:not(.shut, :last-child)").all()
        if begun:
            return self.chance.choice(begun)
        if confirm.count():
            return confirm
        if things and (not words or self.chance.random() < 0.7):
            return self.chance.choice(things)
        nothing = tools.get_by_role("button", name="Choose nothing")
        return self.chance.choice(words) if words else nothing if nothing.count() else None


class Typist(Toucher):
    """Plays by keys alone: numbers, or the list of answers and the way through it by Tab."""

    def start(self, game: str) -> None:
        """Choose a game in the lobby and begin the first one, by Tab, arrows and Enter."""
        self.reach("input[name=game]")
        for _ in range(self.page.locator("input[name=game]").count()):
            if not self.page.locator(f"input[name=game][value={game}]:checked").count():
                self.page.keyboard.press("ArrowRight")
        self.reach("button:text-is('First game')")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name="On my own")).to_be_visible()
        self.reach("button:has-text('On my own')")
        self.page.keyboard.press("Enter")

    def reach(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(TABS):
            if self.page.locator(f":focus:is({selector})").count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}: {self.person.question}")

    def _touch(self, before: int) -> None:
        if self.bar.locator(".tools .primary:enabled").count():
            self.reach("section[data-seq] .tools .primary")
            self.page.keyboard.press("Enter")
        elif self.chance.random() < 0.7:
            self.page.keyboard.press(str(self.chance.randrange(10)))
        else:
            self._from_the_list()

    def _from_the_list(self) -> None:
        self.page.keyboard.press("d")
        rows = self.bar.locator(".list > ol > li").count()
        if rows:
            self.reach(f".list > ol > li:nth-child({self.chance.randint(1, rows)}) > .option")
            self.page.keyboard.press("Enter")
