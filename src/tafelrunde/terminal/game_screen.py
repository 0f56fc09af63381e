"""Playing on the screen: choosing options, and what every key does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.options import card_of
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Page
from tafelrunde.terminal.modals import NameBox, Picker
from tafelrunde.terminal.sizes import fit
from tafelrunde.terminal.table import Ask, Table
from tafelrunde.terminal.table_screen import TableScreen
from tafelrunde.terminal.widgets import DONE, Choices, Row
from tafelrunde.terminal.words import sentence

WATCH_SECONDS: Final = 0.5


class GameScreen(TableScreen):
    """One running game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "explain", show=False),
        Binding("b", "browse", show=False),
        Binding("u", "undo", show=False),
        Binding("r", "redo", show=False),
        Binding("s", "save", show=False),
        Binding("l", "load", show=False),
        Binding("h", "hint", show=False),
        Binding("w", "windows", show=False),
        Binding("m", "map", show=False),
        Binding("v", "log", show=False),
        Binding("g", "language", show=False),
        Binding("n", "hints", show=False),
        Binding("q", "leave", show=False),
        Binding("f1", "help", show=False),
        Binding("space", "pause", show=False),
    ]

    def on_mount(self) -> None:
        self.show()
        self.query_one("#options").focus()
        if not self.table.has_people:
            self.set_interval(WATCH_SECONDS, self._watch)

    # --- Choosing ---------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.choose(event.option_id or "")

    def on_key(self, event: events.Key) -> None:
        """Digits choose by number; two of them where there are more than nine options."""
        decision = self.table.decision
        count = len(decision.options) if decision is not None else 0
        number = self.digits.add(event.character, count)
        if decision is None or number is None:
            return
        event.stop()
        if self.digits.are_open:
            self.tell(self.say("chosen-number", digits=self.digits.typed))
            self.query_one("#options", Choices).highlighted = number - 1
        elif 1 <= number <= count:
            self.choose(f"open-{number - 1}")
        else:
            self.tell(self.say("say-a-number", most=count))

    def choose(self, key: str) -> None:
        """Take an option, add one to several, finish, or ask why not."""
        decision = self.table.decision
        self.digits.typed = ""
        kind, _, number = key.partition("-")
        if decision is None:
            return
        if kind == "closed":
            self.action_explain()
        elif kind == DONE:
            self.answer(self.picked)
        elif decision.min == decision.max == 1:
            self.answer([int(number)])
        else:
            self._pick(decision, int(number))

    def _pick(self, decision: Decision, index: int) -> None:
        """One of several; the last possible one finishes the choice."""
        if index in self.picked:
            self.picked.remove(index)
        else:
            self.picked.append(index)
        if len(self.picked) == decision.max:
            self.answer(self.picked)
            return
        self.show(keep=True)

    def answer(self, chosen: list[int]) -> None:
        """Give the answer and show what came of it."""
        self.tell("")
        self.attempt(lambda: self.table.answer(list(chosen)))

    def attempt(self, deed: Callable[[], object], keep: bool = False) -> bool:
        """Do something that may be refused; then show the table. Says whether it went well."""
        question = self.table.session.question
        try:
            deed()
        except TafelrundeError as error:
            if self.table.session.question is not question:
                self.picked = []  # a rule failed, and the same question is asked anew
            self.show(keep=True)
            self.tell(sentence(error, self.lang))
            return False
        self.picked = []
        self.show(keep)
        return True

    def _watch(self) -> None:
        """Let the bots play one step."""
        if not self.paused and not self.table.is_over:
            self.attempt(self.table.play_step)

    # --- Keys -------------------------------------------------------------------------------------

    def action_pause(self) -> None:
        """Stop watching, or go on; let bots that have given up try again."""
        if self.table.is_stuck:
            self.attempt(self.table.try_again)
        elif not self.table.has_people:
            self.paused = not self.paused
            self.show(keep=True)
        else:
            self.choose(self.query_one("#options", Choices).key)

    def action_explain(self) -> None:
        """The card and the rule behind the option; for a closed one, the rule that closes it."""
        decision = self.table.decision
        if decision is None:
            return
        kind, _, number = self.query_one("#options", Choices).key.partition("-")
        if kind == "closed":
            closed = decision.closed[int(number)]
            self.app.read(Page("", tuple(filter(None, [closed.text(self.lang)])), closed.why))
        elif number:
            option, state = decision.options[int(number)], self.table.session.state
            page = self.table.client.page_of(state, decision, option, self.lang)
            ahead = self.table.foreseen(decision, int(number), self.lang)
            self.app.read(replace(page, lines=(*page.lines, *ahead)))
        else:
            self.app.read(Page("", (), decision.why))

    def action_browse(self) -> None:
        """Everything on the table."""
        things = self.table.client.things(self.table.view, self.lang)
        rows = [Row(thing.key, thing.name, more=thing.group) for thing in things]

        def chosen(key: str | None) -> None:
            if key:
                self.app.action_look(key)

        self.app.push_screen(Picker(self.say("look-title"), rows), chosen)

    def action_undo(self) -> None:
        """Back to the last decision of a person."""
        if self.picked:
            self.picked = []
            self.show(keep=True)
            return
        tainted: list[bool] = []
        if self.attempt(lambda: tainted.append(self.table.undo())):
            self.tell(self.say("undone-tainted" if tainted[0] else "undone"))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        if self.attempt(self.table.redo):
            self.tell(self.say("redone"))

    def action_save(self) -> None:
        """Keep the game under a name."""
        name = saves.new_path(self.table.client.rules.id, "saved").stem

        def named(text: str | None) -> None:
            if text and self.attempt(lambda: self.table.save(saves.named(text)), keep=True):
                self.tell(self.say("saved", file=str(saves.named(text))))

        self.app.push_screen(NameBox(self.say("save-title"), name), named)

    def action_load(self) -> None:
        """Open another game."""
        self.app.pick_game(self._load)

    def _load(self, file: Path) -> None:
        try:
            table = Table.load(self.table.client, file)
        except TafelrundeError as error:
            self.tell(sentence(error, self.lang))
            return
        self.app.begin(table)

    def action_hint(self) -> None:
        """What a bot would do, and why."""
        chosen, lines = self.table.advice(self.lang)
        if lines:
            self.tell("\n".join(lines))
        if chosen:
            self.query_one("#options", Choices).highlighted = chosen[0]

    def action_windows(self) -> None:
        """Where the player is asked for reflexes."""
        decision = self.table.decision
        seat = max(0, decision.seat if decision is not None else 0)
        who = self.table.seat_name(seat, self.lang)
        now = self.table.asking(seat)
        rows = [
            Row(ask.value, ("● " if ask is now else "○ ") + self.say(f"ask-choice-{ask.value}"), n)
            for n, ask in enumerate(Ask, start=1)
        ]
        rows += self._card_rows(decision, seat)

        def chosen(key: str | None) -> None:
            if key:
                self._set_window(seat, key)

        self.app.push_screen(Picker(self.say("ask-title", who=who), rows), chosen)

    def _card_rows(self, decision: Decision | None, seat: int) -> list[Row]:
        """The cards of the open window, and those that are never asked for."""
        never = self.table.unasked_cards(seat)
        options = decision.options if decision is not None and decision.key == "reflex" else ()
        now = [card for card in dict.fromkeys(map(card_of, options)) if card and card not in never]
        rows = [Row(f"card {card}", self.say("ask-choice-card", card=card)) for card in now]
        again = "ask-choice-card-again"
        return rows + [Row(f"card {card}", self.say(again, card=card)) for card in never]

    def _set_window(self, seat: int, key: str) -> None:
        kind, _, card = key.partition(" ")
        if kind == "card":
            self.table.ask_for_card(seat, card, card in self.table.unasked_cards(seat))
        else:
            self.table.ask_at(seat, Ask(kind))
        who = self.table.seat_name(seat, self.lang)
        cards = ", ".join(self.table.unasked_cards(seat)) or "none"
        asking = self.table.asking(seat).value
        if self.attempt(self.table.advance):
            self.tell(self.say(f"ask-{asking}", who=who, cards=cards))

    def action_map(self) -> None:
        """The map of the locations, as large as it gets."""
        inside = min(90, self.app.size.width * 9 // 10 - 6)
        drawn = self.table.client.whole_map(self.table.view, self.lang, inside)
        self.app.read(Page(self.say("map-title"), tuple(drawn.plain.split("\n"))))

    def action_log(self) -> None:
        """Everything that happened."""
        lines = self.table.log_lines(self.table.session.log, self.lang)
        self.app.read(Page(self.say("log-title"), tuple(lines)), at_end=True)

    def action_language(self) -> None:
        """The other language."""
        self.app.switch_language()
        fit(self, self.app.size, self.lang)
        self.show(keep=True)

    def action_hints(self) -> None:
        """Hints on or off."""
        hints = self.app.hints
        hints.on = not hints.on
        self.show(keep=True)
        self.query_one("#hint").display = hints.on
        self.tell(self.say("hints-on" if hints.on else "hints-off"))

    def action_help(self) -> None:
        """The sheet of keys."""
        lines = [self.say("help-body")]
        own = self.table.client.own
        if own.knows(self.lang, "help-signs"):
            lines += [self.say("help-signs"), own(self.lang, "help-signs")]
        self.app.read(Page(self.say("help-title"), tuple(lines)))

    def action_leave(self) -> None:
        """Leave, if the player means it."""
        rows = [Row("yes", self.say("quit-yes"), 1), Row("no", self.say("quit-no"), 2)]

        def chosen(key: str | None) -> None:
            if key == "yes":
                self.app.leave()

        self.app.push_screen(Picker(self.say("quit-question"), rows), chosen)
