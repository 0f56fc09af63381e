"""The plain line mode: sentences and numbers only, for pipes and screen readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Final, TextIO

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import IllegalMove, TafelrundeError, UnknownName
from tafelrunde.engine.games import State
from tafelrunde.engine.setups import in_words
from tafelrunde.terminal import saves
from tafelrunde.terminal.clients import Client, Page
from tafelrunde.terminal.hints import Hints
from tafelrunde.terminal.setup import Draft, Step, draft_for
from tafelrunde.terminal.table import Ask, Table
from tafelrunde.terminal.words import number_wanted, say, sentence

LOG_LINES: Final = 30


class Quit(Exception):
    """The player leaves, or the input ends."""


class Plain:
    """Reads lines, answers in sentences."""

    def __init__(
        self,
        client: Client[State],
        lang: Lang,
        hints: bool = True,
        read: TextIO | None = None,
        write: TextIO | None = None,
    ) -> None:
        self.client = client
        self.lang = lang
        self.hints = Hints(hints)
        self.read = read or sys.stdin
        self.write = write or sys.stdout
        self.told = 0
        self.table: Table | None = None

    # --- Lines ------------------------------------------------------------------------------------

    def tell(self, line: str) -> None:
        """One line to the player."""
        self.write.write(line + "\n")
        self.write.flush()

    def say(self, key: str, **args: object) -> str:
        """A message in the player's language."""
        return say(self.lang, key, **args)

    def line(self) -> str:
        """The next line of the player; the end of the input is the wish to leave."""
        self.write.write("> ")
        self.write.flush()
        try:
            line = self.read.readline()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            self.tell("")
            raise Quit
        return line.strip()

    # --- Before the game --------------------------------------------------------------------------

    def set_up(self) -> Table:
        """Ask what the game asks, step by step."""
        draft, at = draft_for(self.client.rules), 0
        while at < len(draft.steps()):
            at += self._set_up_step(draft, draft.steps()[at])
        return Table.new(self.client, draft.plan())

    def _set_up_step(self, draft: Draft, step: Step) -> bool:
        """Ask once; says whether the step is over."""
        lines = draft.lines(step, self.lang)
        self.tell(draft.question(step, self.lang))
        for number, each in enumerate(lines, start=1):
            self.tell(f"{number}. {each.name}")
        answer = self.line()
        if answer == "quit":
            raise Quit
        try:
            about = answer.startswith("?")
            taken = lines[number_in(answer.removeprefix("?"), len(lines), self.lang) - 1]
            if about:
                self.tell(in_words(taken.about, self.lang) or taken.name)
                return False
            return draft.choose(step, taken.key)
        except TafelrundeError as error:
            self.tell(sentence(error, self.lang))
            return False

    # --- The game ---------------------------------------------------------------------------------

    def play(self, table: Table | None) -> None:
        """Play until the game ends or the player leaves."""
        try:
            self.table = table or self.set_up()
            self._play(self.table)
        except (Quit, KeyboardInterrupt) as stop:
            if isinstance(stop, KeyboardInterrupt):
                self.tell("")
            self._leave()
            if isinstance(stop, KeyboardInterrupt):
                raise

    def _leave(self) -> None:
        table = self.table
        if table is not None and table.file is not None and table.file.exists():
            self.tell(self.say("plain-saved-bye", file=str(table.file)))
        else:
            self.tell(self.say("plain-bye"))

    def _play(self, table: Table) -> None:
        self.tell(self.say("plain-welcome", game=self.client.title(self.lang)))
        self._show_table(table, "")
        while not table.is_over:
            if table.has_people:
                table.advance()
            else:
                table.play_step()
            self._tell_events(table)
            decision = table.decision
            if decision is not None:
                self._ask(table, decision)
            elif table.is_stuck:
                self._wait(table)
        self._tell_events(table)
        self.tell(table.ending(self.lang))
        self._leave()

    def _tell_events(self, table: Table) -> None:
        """What has happened since the last line; after an undo the log is shorter."""
        log = table.session.log
        self.told = min(self.told, len(log))
        for line in table.log_lines(log[self.told :], self.lang):
            self.tell(line)
        self.told = len(log)
        trouble = table.pop_trouble()
        if trouble is not None:
            self.tell(sentence(trouble, self.lang))

    def _ask(self, table: Table, decision: Decision) -> None:
        """Put the question and obey lines until one of them has changed something."""
        self._show_decision(table, decision)
        step = table.session.step
        while table.decision is decision and table.session.step == step:
            line = self.line()
            try:
                self._obey(table, decision, line)
            except TafelrundeError as error:
                self.tell(sentence(error, self.lang))

    def _wait(self, table: Table) -> None:
        """Bots have given up: obey lines until the table stands elsewhere."""
        self.tell(self.say("plain-stuck"))
        while table.is_stuck:
            line = self.line()
            try:
                self._obey(table, None, line)
            except TafelrundeError as error:
                self.tell(sentence(error, self.lang))
            self._tell_events(table)

    def _show_decision(self, table: Table, decision: Decision) -> None:
        for hint in self.hints.for_decision(table, decision, self.lang):
            self.tell(self.say("hint", text=hint))
        who = table.seat_name(decision.seat, self.lang)
        self.tell(f"{who}: {table.prompt(decision, self.lang)}{self._number_wanted(decision)}")
        for number, option in enumerate(decision.options, start=1):
            self.tell(f"{number}. {table.label(decision, option, self.lang).line}")
        for number, closed in enumerate(decision.closed, start=len(decision.options) + 1):
            label = table.label(decision, closed.option, self.lang).line
            self.tell(self.say("plain-closed", number=number, label=label, rule=closed.why))

    def _number_wanted(self, decision: Decision) -> str:
        if decision.min == decision.max == 1:
            return ""
        return " " + number_wanted(decision, self.lang)

    # --- Commands ---------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[Table, str], None]]:
        """What every word does, with the rest of its line."""
        return {
            "table": self._show_table,
            "log": self._show_log,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "load": self._load,
            "hint": self._hint,
            "hints": self._switch_hints,
            "ask": self._set_asking,
            "rule": self._show_rule,
            "lang": self._switch_language,
            "help": self._help,
        }

    def _obey(self, table: Table, decision: Decision | None, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands = self._commands()
        if word in ("quit", "exit"):
            raise Quit
        if word in commands:
            commands[word](table, rest.strip())
        elif decision is None:
            self._try_again(table, line)
        elif word == "why" or line.startswith("?"):
            self._explain(table, decision, line.removeprefix("why").removeprefix("?").strip())
        elif not line and decision.min > 0:
            self._show_decision(table, decision)
        else:
            table.answer(self._numbers(line, decision))

    def _try_again(self, table: Table, line: str) -> None:
        """An empty line lets the bots try again; there is nothing to choose from."""
        if line:
            self.tell(self.say("plain-stuck"))
        else:
            table.try_again()

    def _numbers(self, line: str, decision: Decision) -> list[int]:
        """The options a player names, counted from 1; an empty line or 0 names none."""
        names = line.replace(",", " ").split()
        if names == ["0"]:
            names = []
        count = len(decision.options) + len(decision.closed)
        chosen = [number_in(name, count, self.lang) - 1 for name in names]
        for index in chosen:
            if index >= len(decision.options):
                closed = decision.closed[index - len(decision.options)]
                said = (closed.text(self.lang), self.say("closed-by", rule=closed.why))
                raise IllegalMove(" ".join(filter(None, said)), why=closed.why)
        if len(set(chosen)) != len(chosen):
            raise IllegalMove(self.say("only-once"), why=decision.why)
        if not decision.min <= len(chosen) <= decision.max:
            raise IllegalMove(number_wanted(decision, self.lang), why=decision.why)
        return chosen

    def _explain(self, table: Table, decision: Decision, which: str) -> None:
        """The card and the rule behind an option; without a number, the rule of the question."""
        if not which:
            self._show_rule(table, decision.why)
            return
        every = [*decision.options, *(closed.option for closed in decision.closed)]
        index = number_in(which, len(every), self.lang) - 1
        state = table.session.state
        page = self.client.page_of(state, decision, every[index], self.lang)
        for line in page_lines(page):
            self.tell(line)
        if index < len(decision.options):
            for line in table.foreseen(decision, index, self.lang):
                self.tell(line)
            self._show_rule(table, page.rule)
            return
        closed = decision.closed[index - len(decision.options)]
        if reason := closed.text(self.lang):
            self.tell(reason)
        self._show_rule(table, closed.why)

    def _show_rule(self, table: Table, key: str) -> None:
        rule = self.client.rule(key, self.lang)
        self.tell(self.say("rule-line", id=rule.id, chapter=rule.chapter, text=rule.text))

    def _show_table(self, table: Table, rest: str) -> None:
        for line in self.client.sentences(table.view, self.lang):
            self.tell(line)

    def _show_log(self, table: Table, rest: str) -> None:
        for line in table.log_lines(table.session.log[-LOG_LINES:], self.lang):
            self.tell(line)

    def _undo(self, table: Table, rest: str) -> None:
        tainted = table.undo()
        self.tell(self.say("undone-tainted" if tainted else "undone"))

    def _redo(self, table: Table, rest: str) -> None:
        table.redo()
        self.tell(self.say("redone"))

    def _save(self, table: Table, rest: str) -> None:
        file = saves.named(rest) if rest else saves.new_path(self.client.rules.id, "saved")
        table.save(file)
        self.tell(self.say("saved", file=str(file)))

    def _load(self, table: Table, rest: str) -> None:
        loaded = Table.load(self.client, saves.named(rest))
        table.session, table.file, table.seats = loaded.session, loaded.file, loaded.seats
        table.windows = loaded.windows
        self.told = len(table.session.log)
        self.tell(self.say("loaded", file=str(table.file)))
        self._show_table(table, "")

    def _hint(self, table: Table, rest: str) -> None:
        for line in table.advice(self.lang)[1]:
            self.tell(line)

    def _switch_hints(self, table: Table, rest: str) -> None:
        self.hints.on = rest != "off"
        self.tell(self.say("hints-on" if self.hints.on else "hints-off"))

    def _switch_language(self, table: Table, rest: str) -> None:
        self.lang = "en" if self.lang == "de" else "de"
        decision = table.decision
        if decision is not None:
            self._show_decision(table, decision)

    def _set_asking(self, table: Table, rest: str) -> None:
        """`ask every|own|never`, and `ask CARD` to switch a single card off or on again."""
        decision = table.decision
        seat = max(0, decision.seat if decision is not None else 0)
        if rest in list(Ask):
            table.ask_at(seat, Ask(rest))
        elif rest in {card.id for card in self.client.cards()}:
            table.ask_for_card(seat, rest, rest in table.unasked_cards(seat))
        else:
            raise UnknownName("Say: ask every, ask own, ask never, or ask and the id of a card.")
        who = table.seat_name(seat, self.lang)
        cards = ", ".join(table.unasked_cards(seat)) or "none"
        self.tell(self.say(f"ask-{table.asking(seat).value}", who=who, cards=cards))
        table.advance()

    def _help(self, table: Table, rest: str) -> None:
        self.tell(self.say("plain-help"))


def number_in(text: str, most: int, lang: Lang) -> int:
    """A number from 1 to `most`; anything else is refused."""
    word = text.strip()
    if not (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= most):
        raise IllegalMove(say(lang, "say-a-number", most=most))
    return int(word)


def page_lines(page: Page) -> Iterator[str]:
    """A page as lines."""
    yield page.title
    yield from page.lines
