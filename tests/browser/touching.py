"""Somebody who plays without the list of answers."""

from __future__ import annotations

import random

from playwright.sync_api import Locator
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
            if self.person.seq == before:  # nobody has answered meanwhile: it cannot be touched
                raise

    def _target(self) -> Locator | None:
        """What is touched next: the rest of a choice that was begun, a thing, or a word."""
        tools = self.bar.locator(".tools")
        confirm = tools.locator(".primary:enabled")
        things = self.page.locator(".board [data-can=yes]:not(.picked)").all()
        words = self.bar.locator("ol.loose button:has(.number)").all()
        begun = self.page.locator("[role=menuitem]:not(.shut, :last-child)").all()
        if begun:
            return self.chance.choice(begun)
        if confirm.count():
            return confirm
        if things and (not words or self.chance.random() < 0.7):
            return self.chance.choice(things)
        nothing = tools.get_by_role("button", name="Choose nothing")
        return self.chance.choice(words) if words else nothing if nothing.count() else None
