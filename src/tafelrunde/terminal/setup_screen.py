"""The set-up on the screen: one list per step, what is worth knowing beside it."""

from __future__ import annotations

from functools import partial
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
from tafelrunde.engine.games import State
from tafelrunde.engine.setups import in_words
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Client
from tafelrunde.terminal.setup import Line, Step, draft_for
from tafelrunde.terminal.sizes import fit
from tafelrunde.terminal.table import Table
from tafelrunde.terminal.widgets import Choices, Digits, Row
from tafelrunde.terminal.words import say, sentence

if TYPE_CHECKING:
    from tafelrunde.terminal.app import TableApp

START: Final = -1
"""Before the first step: whether to begin a new game at all."""
LOOKED_AT: Final = 3
"""So many saved games are looked at for one to go on with."""


class SetupScreen(Screen[None]):
    """One step after the other, as the game asks."""

    app: TableApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("g", "language", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.at = self.first = 0
        self.rows: list[Line] = []
        self.digits = Digits()

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
        self.draft = draft_for(self.app.client.rules)
        self.last = last_open_game(self.app.client)
        if saves.saved_games(self.app.client.rules.id):
            self.at = self.first = START
        self.show()
        self.query_one("#setup-rows").focus()

    def on_resize(self, event: events.Resize) -> None:
        fit(self, event.size, self.app.lang)

    def put(self, widget: str, content: str) -> None:
        """Show words in one of the fields; they are never read as markup."""
        self.query_one(f"#{widget}", Static).update(Text(content))

    @property
    def step(self) -> Step:
        """The questions we are at."""
        return self.draft.steps()[self.at]

    def show(self, highlighted: int | None = None) -> None:
        """Show the step we are at; the last step is ready to start."""
        lang, client = self.app.lang, self.app.client
        self.put("setup-title", say(lang, "setup-title", game=client.title(lang)))
        if self.at == START:
            question, self.rows, usual = say(lang, "setup-start-step"), self._start_rows(), 0
        else:
            question = self.draft.question(self.step, lang)
            self.rows = self.draft.lines(self.step, lang)
            usual = self.draft.start_at(self.step)
        self.put("setup-question", question)
        self.put("keys", say(lang, "setup-keys-many" if len(self.rows) > 9 else "setup-keys"))
        rows = [Row(row.key, row.name, number) for number, row in enumerate(self.rows, start=1)]
        self._list.show(rows, usual if highlighted is None else highlighted)

    @property
    def _list(self) -> Choices:
        return self.query_one("#setup-rows", Choices)

    def _start_rows(self) -> list[Line]:
        lang = self.app.lang
        asked = [each.name.text(lang) for step in self.draft.steps() for each in step]
        new = say(lang, "setup-new.about", questions=" · ".join(asked))
        rows = [
            Line("new", say(lang, "setup-new"), lambda _: new),
            Line("load", say(lang, "setup-load"), partial(say, key="setup-load.about")),
        ]
        if self.last is not None:
            about = partial(say, key="setup-continue.about", file=str(self.last))
            rows.insert(0, Line("continue", say(lang, "setup-continue"), about))
        return rows

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what is worth knowing."""
        about = self.rows[event.option_index].about if event.option_index < len(self.rows) else None
        self.put("setup-about-text", in_words(about, self.app.lang))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take a choice."""
        self.take(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Digits take the row with that number: two of them where there are more than nine."""
        number, count = self.digits.add(event.character, len(self.rows)), len(self.rows)
        if number is None:
            return
        event.stop()
        if self.digits.are_open:
            self._tell(say(self.app.lang, "chosen-number", digits=self.digits.typed))
            self._list.highlighted = number - 1
        elif 1 <= number <= count:
            self.take(number - 1)
        else:
            self._tell(say(self.app.lang, "say-a-number", most=count))

    def take(self, index: int) -> None:
        """Take the choice in that row, and go on if the step is over."""
        key = self.rows[index].key
        self.digits.typed = ""
        self._tell("")
        try:
            if self.at == START:
                self._start(key)
            elif not self.draft.choose(self.step, key):
                self.show(index)
            elif self.at + 1 < len(self.draft.steps()):
                self.at += 1
                self.show()
            else:
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
        self.at = max(self.first, self.at - 1)
        self.digits.typed = ""
        self.show()

    def action_language(self) -> None:
        """The other language."""
        self.app.switch_language()
        self.show()

    def action_leave(self) -> None:
        """Leave without a game."""
        self.app.exit()


def last_open_game(client: Client[State]) -> Path | None:
    """The last game that can be read and is not over."""
    for file in saves.saved_games(client.rules.id)[:LOOKED_AT]:
        try:
            if not Table.load(client, file).is_over:
                return file
        except TafelrundeError:
            continue
    return None
