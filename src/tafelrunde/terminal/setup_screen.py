"""The set-up on the screen: one list per step, what is worth knowing beside it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Choice, Client
from tafelrunde.terminal.setup import STEPS, Draft
from tafelrunde.terminal.sizes import fit
from tafelrunde.terminal.table import Table
from tafelrunde.terminal.widgets import Choices, Row
from tafelrunde.terminal.words import say, sentence

if TYPE_CHECKING:
    from tafelrunde.terminal.app import TableApp

START: Final = "start-step"
LOOKED_AT: Final = 3
"""So many saved games are looked at for one to go on with."""


class SetupScreen(Screen[None]):
    """Adventure, heroes, seats, difficulty."""

    app: TableApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("g", "language", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[str] = [START, *STEPS]
        self.at = 0
        self.rows: list[Choice] = []

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield Static(id="setup-title", classes="table")
        yield Static(id="setup-question", classes="table")
        with Horizontal(id="setup-lower", classes="table"):
            yield Choices(id="setup-rows")
            with VerticalScroll(id="setup-about"):
                yield Static(id="setup-about-text")
        yield Static(id="setup-status", classes="table")
        yield Static(id="keys", classes="table")

    def on_mount(self) -> None:
        self.draft = Draft(self.app.client)
        self.last = last_open_game(self.app.client)
        if not saves.saved_games(self.app.client.rules.id):
            self.steps.remove(START)
        self.show()
        self.query_one("#setup-rows").focus()

    def on_resize(self, event: events.Resize) -> None:
        fit(self, event.size, self.app.lang)

    def put(self, widget: str, content: str) -> None:
        """Show words in one of the fields; they are never read as markup."""
        self.query_one(f"#{widget}", Static).update(Text(content))

    def show(self, highlighted: int | None = None) -> None:
        """Show the step we are at; the last step is ready to start."""
        lang, client, step = self.app.lang, self.app.client, self.steps[self.at]
        title = say(lang, "setup-title", game=client.title(lang))
        self.put("setup-title", title)
        self.put("setup-question", say(lang, f"setup-{step}"))
        self.rows = self._start_rows() if step == START else self.draft.rows(step, lang)
        if highlighted is None:
            highlighted = len(self.rows) - 1 if step == STEPS[-1] else 0
        rows = [Row(row.key, row.name, number) for number, row in enumerate(self.rows, start=1)]
        self.put("keys", say(lang, "setup-keys"))
        self.query_one("#setup-rows", Choices).show(rows, highlighted)

    def _start_rows(self) -> list[Choice]:
        lang = self.app.lang
        rows = []
        if self.last is not None:
            about = say(lang, "setup-continue.about", file=str(self.last))
            rows.append(Choice("continue", say(lang, "setup-continue"), about))
        return [
            *rows,
            Choice("new", say(lang, "setup-new"), say(lang, "setup-new.about")),
            Choice("load", say(lang, "setup-load"), say(lang, "setup-load.about")),
        ]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what is worth knowing."""
        about = self.rows[event.option_index].about if event.option_index < len(self.rows) else ""
        self.put("setup-about-text", about)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice."""
        self.take(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """A digit takes the row with that number."""
        digit = event.character or ""
        if digit.isascii() and digit.isdigit() and 1 <= int(digit) <= len(self.rows):
            event.stop()
            self.take(int(digit) - 1)

    def take(self, index: int) -> None:
        """Take the choice in that row, and go on if the step is over."""
        step, key = self.steps[self.at], self.rows[index].key
        self._tell("")
        try:
            if step == START:
                self._start(key)
                return
            if not self.draft.choose(step, key):
                self.show(index)
                return
            if self.at + 1 < len(self.steps):
                self.at += 1
                self.show()
                return
            self.app.begin(Table.new(self.app.client, self.draft.plan()))
        except TafelrundeError as error:
            self._tell(sentence(error, self.app.lang))

    def _start(self, key: str) -> None:
        if key == "new":
            self.at += 1
            self.show()
        elif key == "load":
            self.app.pick_game(self._load)
        elif self.last is not None:
            self._load(self.last)

    def _load(self, file: Path) -> None:
        try:
            self.app.begin(Table.load(self.app.client, file))
        except TafelrundeError as error:
            self._tell(sentence(error, self.app.lang))

    def _tell(self, text: str) -> None:
        self.put("setup-status", text)

    def action_back(self) -> None:
        """One step back."""
        self.at = max(0, self.at - 1)
        self.show()

    def action_language(self) -> None:
        """The other language."""
        self.app.switch_language()
        self.show()

    def action_leave(self) -> None:
        """Leave without a game."""
        self.app.exit()


def last_open_game(client: Client) -> Path | None:
    """The last game that can be read and is not over."""
    for file in saves.saved_games(client.rules.id)[:LOOKED_AT]:
        try:
            if not Table.load(client, file).is_over:
                return file
        except TafelrundeError:
            continue
    return None
