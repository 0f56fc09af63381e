"""People who play Avalon sensibly: a twin of their game beside the server says what to answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Self

from playwright.sync_api import Locator, expect

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import Data
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.rules.groups import JOIN
from tafelrunde.games.avalon.state.table import Game
from tests.browser.kit import Person

READY = "document.querySelector('section.mine:not([data-busy])') != null"
ENDS = ("Confirm", "Choose nothing")
"""What the button says that closes a choice of several."""
NUMBER = "Number(document.activeElement?.closest('li')?.dataset.index)"
SAID = "document.activeElement?.innerText.trim()"
ROWS = "all => all.map((one) => Number(one.dataset.index))"
FAR = 200
"""Whatever can be reached is reached by so many steps of the Tab key."""


class Twin:
    """The same game once more, with somebody who knows what to do; `together` all join in."""

    def __init__(self, setup: Data, seed: int, *, together: bool = False) -> None:
        self.session: Session[Game] = Session(AVALON, setup, seed)
        self.bot = AVALON.bots["heuristic"]()
        self.together = together

    @property
    def game(self) -> Game:
        """The table as it stands."""
        return self.session.state

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.session.question is None

    def advice(self) -> tuple[Decision, list[int]]:
        """The first open decision, and what a sensible player answers."""
        decision = self.session.decisions[0]
        if self.together and JOIN in decision.options:
            return decision, [list(decision.options).index(JOIN)]
        return decision, list(self.bot.decide(AVALON.view(self.game, decision.seat), decision))

    def played(self, until: Callable[[Game], bool] = lambda _: False) -> Self:
        """The same, played on without a browser until the game stands so or is over."""
        while not (self.is_over or until(self.game)):
            decision, chosen = self.advice()
            self.session.answer(decision.seat, chosen)
        return self

    def taken_up(self, person: Person) -> None:
        """Somebody brings this game to the table as a file."""
        person.visit()
        save = {"name": "game.json", "mimeType": "application/json", "buffer": self.session.save()}
        person.page.set_input_files("input[type=file]", save)  # type: ignore[arg-type]
        expect(person.bar).to_be_visible()
        expect(person.page.locator("section.sheet").first).to_be_visible()


class ByClicks:
    """Answers by clicks on things, on choices of the book, and on words beside the question."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.bar = person, person.page, person.bar

    def asked(self) -> Data:
        """The question as it came over the line."""
        messages = map(json.loads, reversed(self.person.frames))
        newest = next(each["decisions"] for each in messages if "decisions" in each)
        found: Data = next(each for each in newest if each["mine"])
        return found

    def answer(self, chosen: Sequence[int]) -> list[int]:
        """Give that answer, once it is asked for; what was sent, which may name an equal card."""
        self.person.wait_for(READY)
        before, asked = self.person.seq, self.asked()
        for index in chosen:
            self.choose(asked["options"], index)
        if not chosen or asked.get("max", 1) > 1:
            self.confirm()
        self.person.wait_for_step(before)
        sent = map(json.loads, reversed(self.person.sent))
        return next(list(each["answer"]) for each in sent if each["type"] == "answer")

    def choose(self, options: list[Data], index: int) -> None:
        """Choose an option where it stands."""
        things = options[index].get("things", [])
        page = self.page.locator(f'.choices button[data-index="{index}"]')
        word = self.bar.locator(f'ol.loose li[data-index="{index}"] button:has(.number)')
        lying = self.page.locator(", ".join(map(lies, things)) or "[data-can=none]")
        expect(lying.or_(page).or_(word).first).to_be_visible()
        if not any(self._choose_on(thing, options, index) for thing in things):
            self.touch(page if page.count() else word)

    def _choose_on(self, thing: str, options: list[Data], index: int) -> bool:
        """Choose it on a thing, if that lies there or an equal one does."""
        for place in lies(thing).split(", "):
            found = self.page.locator(place).first
            if found.count():
                self.touch(found)
                there = [one for one in options if thing in one.get("things", [])]
                self.pick(there.index(options[index]), len(there))
                return True
        return False

    def pick(self, number: int, of: int) -> None:
        """Choose from the menu that came up, if there is more than one thing to choose."""
        if of > 1:
            self.touch(self.page.get_by_role("menuitem").nth(number))

    def touch(self, target: Locator) -> None:
        """Click on something."""
        target.click()

    def confirm(self) -> None:
        """Say that this is all."""
        buttons = self.bar.locator(".tools button")
        first, second = (buttons.filter(has_text=words) for words in ENDS)
        self.touch(first.or_(second))


class ByTaps(ByClicks):
    """Answers by a finger: a tap on a card looks at it, and there it is chosen."""

    def touch(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()

    def pick(self, number: int, of: int) -> None:
        """Choose from the sheet that came up; what is no card answers as to a click."""
        sheet = self.page.locator(".sheet .choose")
        if sheet.count():
            self.touch(sheet.nth(number))
        else:
            super().pick(number, of)


class ByKeys(ByClicks):
    """Answers by the keyboard alone: D for the list of answers, then numbers, Tab and Enter."""

    def choose(self, options: list[Data], index: int) -> None:
        """Choose an option by its number in the list, or by walking to it."""
        self.page.keyboard.press("d")
        rows = self.bar.locator(".list ol > li").evaluate_all(ROWS)
        first = next(at for at, one in enumerate(options) if alike(one, options[index]))
        row = index if index in rows else first
        if rows.index(row) < 9:
            self.page.keyboard.press(str(rows.index(row) + 1))
        else:
            self._walk(lambda: bool(self.page.evaluate(NUMBER) == row))

    def confirm(self) -> None:
        """Walk to the button that says so."""
        self._walk(lambda: self.page.evaluate(SAID) in ENDS)

    def _walk(self, arrived: Callable[[], bool]) -> None:
        for _ in range(FAR):
            if arrived():
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never leads there: {self.person.question}")


def lies(thing: str) -> str:
    """Where a thing can be chosen, or an equal one: equal ones lie as one."""
    kind = thing.partition("#")[0]
    return ", ".join(
        f"[data-thing{named}][data-can=yes]:visible" for named in (f'="{thing}"', f'^="{kind}#"')
    )


def alike(one: Data, other: Data) -> bool:
    """Whether two options are one in a list: the same card, with the same words."""
    cards = [[thing.partition("#")[0] for thing in each.get("things", [])] for each in (one, other)]
    return cards[0] == cards[1] and all(
        one.get(key) == other.get(key) for key in ("label", "text", "ends")
    )


class Company:
    """People at one table and the twin of their game."""

    def __init__(self, twin: Twin, *people: ByClicks) -> None:
        self.twin, self.people = twin, people

    def step(self) -> None:
        """Whoever is asked answers as advised; everybody sees it."""
        decision, chosen = self.twin.advice()
        who = self.people[max(0, int(decision.seat))]
        self.twin.session.answer(decision.seat, who.answer(chosen))
        for each in self.people:
            each.person.wait_until(who.person.seq)

    def play(self, until: Callable[[Game], bool] = lambda _: False, most: int = 400) -> None:
        """Answer after answer, until the game stands so or is over."""
        for _ in range(most):
            if self.twin.is_over or until(self.twin.game):
                return
            self.step()
        raise AssertionError("the game has lost its way")
