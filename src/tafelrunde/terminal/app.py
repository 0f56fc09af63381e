"""The Textual application: set-up, table, and the windows over them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import State
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Client, Page
from tafelrunde.terminal.game_screen import GameScreen
from tafelrunde.terminal.hints import Hints
from tafelrunde.terminal.modals import Picker, Reader
from tafelrunde.terminal.setup_screen import SetupScreen
from tafelrunde.terminal.table import Table
from tafelrunde.terminal.widgets import Row
from tafelrunde.terminal.words import say


class TableApp(App[None]):
    """One table at one screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(
        self, client: Client[State], table: Table | None, lang: Lang, hints: bool = True
    ) -> None:
        super().__init__()
        self.client = client
        self.table = table
        self.lang: Lang = lang
        self.hints = Hints(hints)
        self.farewell = ""
        self.title = client.title(lang)

    def on_mount(self) -> None:
        if self.table is None:
            self.push_screen(SetupScreen())
        else:
            self.begin(self.table)

    def begin(self, table: Table) -> None:
        """Sit down at a table."""
        self.table = table
        table.advance()
        screen = GameScreen(table)
        if isinstance(self.screen, SetupScreen | GameScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def switch_language(self) -> None:
        """The other language, for everything."""
        self.lang = "en" if self.lang == "de" else "de"
        self.title = self.client.title(self.lang)

    def read(self, page: Page, at_end: bool = False) -> None:
        """Show a page over the table."""
        self.push_screen(Reader(self.client, self.lang, page, at_end))

    def action_look(self, key: str) -> None:
        """Show the page of a thing that was clicked."""
        if self.table is not None:
            self.read(self.client.page(self.table.view, key, self.lang))

    def pick_game(self, load: Callable[[Path], None]) -> None:
        """Let the player choose a saved game."""
        files = saves.saved_games(self.client.rules.id)
        rows = [Row(str(file), file.stem, number) for number, file in enumerate(files, start=1)]
        below = say(self.lang, "load-hint" if rows else "load-none")

        def chosen(file: str | None) -> None:
            if file:
                load(Path(file))

        self.push_screen(Picker(say(self.lang, "load-title"), rows, below), chosen)

    def action_interrupt(self) -> None:
        """Ctrl-C: everything is saved already, so just say where."""
        self.leave()

    def leave(self) -> None:
        """Leave; the game is kept."""
        table = self.table
        if table is not None and table.file is not None and table.file.exists():
            self.farewell = say(self.lang, "plain-saved-bye", file=str(table.file))
        else:
            self.farewell = say(self.lang, "plain-bye")
        self.exit()
