"""The table on the screen: panels above, the open decision with its options below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.games import State
from tafelrunde.terminal.clients import Scene
from tafelrunde.terminal.sizes import fit
from tafelrunde.terminal.table import Table
from tafelrunde.terminal.widgets import DONE, Choices, Digits, Row
from tafelrunde.terminal.words import number_wanted, say, say_first, sentence

if TYPE_CHECKING:
    from tafelrunde.terminal.app import TableApp

MOST_HEROES: Final = 5
LOG_LINES: Final = 60
TALL: Final = 44
"""With so many lines a large map has room."""
PASSIVE: Final = ("end_turn", "stay", "pass", "no", "done")
"""Options that do nothing; Enter without looking should not end a turn."""


class TableScreen(Screen[None]):
    """Shows one running game; what keys do is added by `GameScreen`."""

    app: TableApp

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.picked: list[int] = []
        self.digits = Digits()
        self.paused = False

    # --- What is on the screen --------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield Static(id="header", classes="table")
        yield Static(id="compact", classes="table")
        with Vertical(id="wide", classes="table"):
            yield Static(id="tracks")
            with Horizontal(id="upper"):
                yield Static(id="map", classes="panel")
                with VerticalScroll(id="encounter-box", classes="panel"):
                    yield Static(id="encounter")
                with VerticalScroll(id="log-box", classes="panel"):
                    yield Static(id="log")
            yield Static(id="row")
            with Horizontal(id="heroes"):
                for index in range(MOST_HEROES):
                    yield Static(id=f"hero-{index}", classes="hero")
        yield Static(id="hint", classes="table")
        yield Static(id="prompt", classes="table")
        with Horizontal(id="lower", classes="table"):
            yield Choices(id="options")
            with VerticalScroll(id="detail"):
                yield Static(id="detail-text")
        yield Static(id="status", classes="table")
        yield Static(id="keys", classes="table")

    def on_resize(self, event: events.Resize) -> None:
        fit(self, event.size, self.lang)
        self.set_class(self.table.client.large_map and event.size.height >= TALL, "-large-map")
        self.show(keep=True)

    @property
    def lang(self) -> Lang:
        """The language of the player."""
        return self.app.lang

    def say(self, key: str, **args: object) -> str:
        """A message in the player's language."""
        return say(self.lang, key, **args)

    def put(self, widget: str, content: str | Text) -> None:
        """Show something in one of the fields; strings are never read as markup."""
        text = content if isinstance(content, Text) else Text(content)
        self.query_one(f"#{widget}", Static).update(text)

    def tell(self, text: str) -> None:
        """One line to the player, until the next one."""
        self.put("status", text)

    def show(self, keep: bool = False) -> None:
        """Show the table and the decision; `keep` leaves the highlight where it is."""
        options = self.query_one("#options", Choices)
        decision = self.table.decision
        highlighted = options.highlighted if keep else first_deed(decision)
        seat = decision.seat if decision is not None else PARTY
        view = self.table.view
        width = self.app.size.width
        scene = self.table.client.scene(view)
        for each in Scene:
            if each.value:
                self.set_class(each is scene, each.value)
        for name, text in self.table.client.panels(view, seat, self.lang, width).items():
            self.put(name, text)
        self._show_heroes(view, seat, width)
        self._show_log()
        self._show_titles()
        self._show_decision(decision)
        options.show(self._rows(decision), highlighted)
        trouble = self.table.pop_trouble()
        if trouble is not None:
            self.tell(sentence(trouble, self.lang))

    def _show_heroes(self, view: State, seat: int, width: int) -> None:
        panels = self.table.client.seat_panels(view, seat, self.lang, width)
        for index in range(MOST_HEROES):
            panel = self.query_one(f"#hero-{index}", Static)
            panel.set_class(index >= len(panels), "-empty")
            panel.set_class(index == seat, "-asked")
            if index < len(panels):
                panel.update(panels[index])

    def _show_log(self) -> None:
        lines = self.table.log_lines(self.table.session.log[-LOG_LINES:], self.lang)
        self.put("log", "\n".join(lines))
        self.query_one("#log-box", VerticalScroll).scroll_end(animate=False)

    def _show_titles(self) -> None:
        for panel in ("map", "row", "encounter-box", "log-box"):
            name = f"panel-{panel.removesuffix('-box')}"
            title = say_first(self.table.client.own, self.lang, name)
            self.query_one(f"#{panel}").border_title = title
        self.put("keys", self.say("keys" if self.app.size.width >= 140 else "keys-short"))

    def _show_decision(self, decision: Decision | None) -> None:
        if decision is None:
            self.put("hint", "")
            self.put("detail-text", "")
            self.put("prompt", self._nothing_asked())
            return
        hints = self.app.hints.for_decision(self.table, decision, self.lang)
        self.put("hint", "\n".join(self.say("hint", text=hint) for hint in hints))
        self.query_one("#hint").display = bool(hints)
        who = self.table.seat_name(decision.seat, self.lang)
        question = self.table.prompt(decision, self.lang)
        if not decision.min == decision.max == 1:
            question += " " + number_wanted(decision, self.lang)
        self.put("prompt", self.say("asks", who=who, question=question))

    def _nothing_asked(self) -> str:
        if self.table.is_over:
            return f"{self.table.ending(self.lang)} {self.say('over-keys')}"
        if self.table.is_stuck:
            return self.say("stuck-keys")
        return self.say("paused" if self.paused else "watching")

    def _rows(self, decision: Decision | None) -> list[Row]:
        """Open options with their numbers, then the closed ones."""
        if decision is None:
            return []
        client, state = self.table.client, self.table.session.state
        rows = []
        for index, option in enumerate(decision.options):
            name, text = client.brief(state, decision, option, self.lang)
            picked = self.picked.index(index) + 1 if index in self.picked else 0
            more = text.replace("\n", " | ")
            rows.append(Row(f"open-{index}", name, index + 1, more, picked=picked))
        if decision.max > 1 or decision.min != 1:
            rows.append(Row(DONE, self.say("done-choosing", chosen=len(self.picked))))
        for index, closed in enumerate(decision.closed):
            label = client.brief(state, decision, closed.option, self.lang).name
            text = self.say("closed-option", label=label, rule=closed.why)
            rows.append(Row(f"closed-{index}", text, closed=True))
        return rows

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell more about the option under the cursor."""
        self.put("detail-text", self._detail(event.option_id or ""))
        self.query_one("#detail", VerticalScroll).scroll_home(animate=False)

    def _detail(self, key: str) -> Text:
        decision = self.table.decision
        kind, _, number = key.partition("-")
        if decision is None or not number:
            return Text()
        index = int(number)
        text = Text()
        if kind == "closed":
            closed = decision.closed[index]
            rule = self.table.client.rule(closed.why, self.lang)
            said = (self.say("why-not"), closed.text(self.lang), f"{rule.id}: {rule.text}\n\n")
            text.append(" ".join(filter(None, said)), "yellow")
            option = closed.option
        else:
            option = decision.options[index]
        name, rest = self.table.label(decision, option, self.lang)
        text.append(f"{name}\n", "bold")
        text.append(rest)
        page = self.table.client.page_of(self.table.session.state, decision, option, self.lang)
        if not rest and page.title not in name[: len(page.title)]:
            return text
        if not rest:
            text.append("\n".join(page.lines), "dim")
        return text


def first_deed(decision: Decision | None) -> int:
    """The first option that does something."""
    options = decision.options if decision is not None else ()
    deeds = (index for index, option in enumerate(options) if option.id not in PASSIVE)
    return next(deeds, 0)
