"""Windows over the table: pages, rules, lists, the name of a file, yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import State
from tafelrunde.terminal.clients import Client, Page, Rule
from tafelrunde.terminal.widgets import Choices, Digits, Row
from tafelrunde.terminal.words import say

AROUND = 2
"""So many neighbours of a rule are shown before and after it."""


class Reader(ModalScreen[None]):
    """A page to read: a card with its rule, a rule with its neighbours, the log, the help."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,f1", "dismiss", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("r", "to_rule", show=False),
    ]

    def __init__(self, client: Client[State], lang: Lang, page: Page, at_end: bool = False) -> None:
        super().__init__()
        self.client = client
        self.lang: Lang = lang
        self.page = page
        self.rule_id = ""  # the rule that is shown; empty while the page itself is
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            with VerticalScroll(id="reading"):
                yield Static(id="text")
            yield Static(id="window-keys")

    def on_mount(self) -> None:
        if not self.page.title and self.page.rule:
            self.rule_id = self.page.rule
        self.show()
        reading = self.query_one("#reading", VerticalScroll)
        reading.focus()
        if self.at_end:
            reading.scroll_end(animate=False)

    def show(self) -> None:
        """Show the page, or the rule it led to."""
        window = self.query_one(".window", Vertical)
        text = self.query_one("#text", Static)
        keys = self.query_one("#window-keys", Static)
        if self.rule_id:
            rule = self.client.rule(self.rule_id, self.lang)
            window.border_title = say(self.lang, "rule-title", id=rule.id)
            window.border_subtitle = rule.chapter
            text.update(rule_text(self.client, rule, self.lang))
            keys.update(say(self.lang, "page-keys"))
            return
        window.border_title = self.page.title
        text.update(self._page_text())
        keys.update(say(self.lang, "page-keys-card" if self.page.rule else "help-close"))

    def _page_text(self) -> Text:
        text = Text("\n".join(self.page.lines))
        if self.page.rule:
            rule = self.client.rule(self.page.rule, self.lang)
            line = say(self.lang, "page-rule", id=rule.id, text=rule.text)
            text.append(f"\n\n{line}", "cyan")
        return text

    def action_to_rule(self) -> None:
        """From the card to its rule."""
        if self.page.rule:
            self.rule_id = self.page.rule
            self.show()

    def action_step(self, step: int) -> None:
        """To the next or previous rule of the chapter."""
        if not self.rule_id:
            self.action_to_rule()
            return
        rule = self.client.rule(self.rule_id, self.lang)
        index = rule.chapter_rules.index(rule.id) + step
        if 0 <= index < len(rule.chapter_rules):
            self.rule_id = rule.chapter_rules[index]
            self.show()


def rule_text(client: Client[State], rule: Rule, lang: Lang) -> Text:
    """A rule between its neighbours."""
    text = Text()
    index = rule.chapter_rules.index(rule.id)
    for key in rule.chapter_rules[max(0, index - AROUND) : index + AROUND + 1]:
        try:
            other = client.rule(key, lang)
        except UnknownName:
            continue
        here = key == rule.id
        text.append(f"{'►' if here else ' '} {key}  ", "bold yellow" if here else "dim")
        text.append(f"{other.text}\n\n", "bold" if here else "dim")
    return text


class Picker(ModalScreen[str]):
    """A list to choose from; dismissed with the key of the row, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, rows: Sequence[Row], below: str = "") -> None:
        super().__init__()
        self.title_text = title
        self.rows = rows
        self.below = below
        self.digits = Digits()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window"):
            yield Choices(id="picks")
            yield Static(Text(self.below), id="window-keys")

    def on_mount(self) -> None:
        self.query_one(".window", Vertical).border_title = self.title_text
        picks = self.query_one("#picks", Choices)
        picks.show(self.rows)
        picks.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was chosen."""
        event.stop()
        self.dismiss(event.option_id or "")

    def on_key(self, event: events.Key) -> None:
        """Digits choose the row with that number."""
        numbers = [row.number for row in self.rows]
        number = self.digits.add(event.character, max(numbers, default=0))
        if not number or number not in numbers:
            return
        index = numbers.index(number)
        if self.digits.are_open:
            self.query_one("#picks", Choices).highlighted = index
        else:
            self.dismiss(self.rows[index].key)

    def action_leave(self) -> None:
        """Choose nothing."""
        self.dismiss("")


class NameBox(ModalScreen[str]):
    """The name of a file; dismissed with it, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, name: str) -> None:
        super().__init__()
        self.title_text = title
        self.name_given = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="window low"):
            yield Input(self.name_given, id="file-name")

    def on_mount(self) -> None:
        self.query_one(".window", Vertical).border_title = self.title_text
        self.query_one("#file-name", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter takes the name."""
        self.dismiss(event.value)

    def action_leave(self) -> None:
        """Keep the name to yourself."""
        self.dismiss("")
