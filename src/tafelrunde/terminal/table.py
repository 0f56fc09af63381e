"""The table that all three modes share: one running game, its seats, and where it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tafelrunde.engine.bots import UNSEEN
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, PASS, Answer, Barrier, Decision, Question, Seat
from tafelrunde.engine.errors import (
    BadSetup,
    FileTrouble,
    GameIsOver,
    RuleTrouble,
    TafelrundeError,
    UndoRefused,
)
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, SetupData, State
from tafelrunde.engine.labels import Label
from tafelrunde.engine.notes import narrate
from tafelrunde.engine.options import AnyOption
from tafelrunde.engine.phrases import capital
from tafelrunde.engine.previews import preview
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.saves import BOT as BOT
from tafelrunde.engine.saves import PERSON as PERSON
from tafelrunde.engine.seeds import new_seed
from tafelrunde.engine.sessions import Session, read_file, write_file
from tafelrunde.engine.showing import shown_of
from tafelrunde.engine.windows import Ask as Ask
from tafelrunde.engine.windows import is_unwanted, is_window
from tafelrunde.engine.worlds import Worlds
from tafelrunde.terminal import saves
from tafelrunde.terminal.bots import Helper
from tafelrunde.terminal.clients import Client
from tafelrunde.terminal.words import say, say_first

NOTES: Final = ("foreseen-unless", "foreseen-open")
MOST_FAILURES: Final = 5
"""After so many answers whose rule failed, bots leave the decision to people."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game before it begins: the choices that the rules want, and who sits where."""

    setup: SetupData
    seats: Sequence[str]
    level: str = ""  # how well bots play; nothing said: by rules of thumb


def agreed(client: Client[State], plan: Plan) -> SetupData:
    """The choices of a plan; where several people play, as at any table of people."""
    if sum(seat != BOT for seat in plan.seats) < 2:
        return plan.setup
    shown = shown_of(client.rules)
    return shown.table_setup(dict(plan.setup)) if shown is not None else plan.setup


class Table:
    """A game with people and bots around it; every answer is saved at once."""

    def __init__(self, client: Client[State], session: Session[State], file: Path | None) -> None:
        self.client = client
        self.session = session
        self.file = file
        self.helper = Helper(client.rules, session.seed, level_in(session.table))
        self.trouble: TafelrundeError | None = None  # a save or a bot's rule failed; told once
        self.failed: Question | None = None  # where rules failed under bots,
        self.failures = 0  # how often in a row,
        self.failure: RuleTrouble | None = None  # and how the first one did
        self.stuck: Question | None = None  # the question that bots have given up
        self.seats = seats_in(session.table, client.rules.seats(session.state))
        self.windows = windows_in(session.table)
        session.table.update(seats=self.seats, windows=self.windows)

    @classmethod
    def new(
        cls, client: Client[State], plan: Plan, seed: int | None = None, keep: bool = True
    ) -> Table:
        """A new game; without a seed, a random one."""
        seed = new_seed() if seed is None else seed
        session = Session(client.rules, agreed(client, plan), seed)
        session.table["seats"] = list(plan.seats)
        if plan.level:
            session.table["level"] = known_level(plan.level, client.rules.id)
        return cls(client, session, cls._new_file(client, session) if keep else None)

    @classmethod
    def load(cls, client: Client[State], file: Path, keep: bool = True, level: str = "") -> Table:
        """A saved game, which goes on in the same file; the record of a web table stays as it is,
        and the game goes on in a file of its own. Bots may play better or worse from now on.
        """
        from tafelrunde.engine.record_files import is_record, open_game

        content = read_file(file)
        session = open_game(client.rules, content)
        if level:
            session.table["level"] = known_level(level, client.rules.id)
        if is_record(content):
            file = cls._new_file(client, session)
        return cls(client, session, file if keep else None)

    @staticmethod
    def _new_file(client: Client[State], session: Session[State]) -> Path:
        _, what = client.rules.setup.line_up(session.setup)
        return saves.new_path(client.rules.id, what or "game")

    # --- Looking ahead ----------------------------------------------------------------------------

    def foreseen(self, decision: Decision, index: int, lang: Lang) -> list[str]:
        """What choosing an option would certainly bring about, in lines; none where several are
        chosen, or where nothing is certain.
        """
        rules, session = self.client.rules, self.session
        if decision.max > 1 or isinstance(session.question, Barrier):
            return []
        try:
            worlds = Worlds(find_game(rules.id), session.fork, decision.seat)
            found = preview(worlds, [index])
        except Exception:  # what cannot be worked out is not told
            return []
        lines = [line for line in self.log_lines(found.events, lang) if line]
        if not lines:
            return []
        notes = [
            key for key, holds in zip(NOTES, (found.unless, found.is_open), strict=True) if holds
        ]
        return [say(lang, "foreseen"), *lines, *(say(lang, note) for note in notes)]

    # --- Who decides ------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.question is None

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays."""
        return PERSON in self.seats

    @property
    def view(self) -> State:
        """What the people at this screen may see."""
        return self.client.rules.view(self.session.state, self.viewer)

    @property
    def viewer(self) -> Seat:
        """Who looks at the screen: the person who is asked, else the only person; of several,
        nobody in particular.
        """
        decision = self.decision
        if decision is not None and decision.seat != PARTY:
            return decision.seat
        return self.only_person

    @property
    def only_person(self) -> Seat:
        """The seat of the only person; of several people, or without any, nobody in particular."""
        return Seat(self.seats.index(PERSON)) if self.seats.count(PERSON) == 1 else PARTY

    @property
    def decision(self) -> Decision | None:
        """The decision that a person has to answer now."""
        return next((d for d in self.session.decisions if self.asks_person(d)), None)

    @property
    def is_stuck(self) -> bool:
        """Whether a rule fails at every answer of the bots: people can take back, save, leave, or
        let the bots try again.
        """
        given_up = self.stuck is not None and self.session.question is self.stuck
        return given_up and self.decision is None

    def asks_person(self, decision: Decision) -> bool:
        """Party decisions are for any person; a window that a player does not want is for none."""
        if decision.seat == PARTY:
            return self.has_people
        return self.seats[decision.seat] == PERSON and not self.is_skipped(decision)

    # --- Windows ----------------------------------------------------------------------------------

    def asking(self, seat: int) -> Ask:
        """Where this player wants to be asked for reflexes."""
        wish = self.windows.get(str(seat), {}).get("ask", Ask.EVERY)
        return Ask(wish) if wish in list(Ask) else Ask.EVERY

    def ask_at(self, seat: int, ask: Ask) -> None:
        """Set where this player is asked for reflexes."""
        self.windows.setdefault(str(seat), {})["ask"] = ask.value

    def unasked_cards(self, seat: int) -> list[str]:
        """The cards for which this player is never asked."""
        return list(self.windows.get(str(seat), {}).get("cards", ()))

    def ask_for_card(self, seat: int, card: str, wanted: bool) -> None:
        """Set whether this player is asked for a card."""
        cards = [other for other in self.unasked_cards(seat) if other != card]
        self.windows.setdefault(str(seat), {})["cards"] = cards if wanted else [*cards, card]

    def is_skipped(self, decision: Decision) -> bool:
        """Whether the player has said not to be asked in this window, and passing it works."""
        return (
            is_window(decision)
            and not self._has_failed
            and is_unwanted(
                decision,
                self.asking(decision.seat),
                self.unasked_cards(decision.seat),
                lambda window: self.client.concerns(self.session.state, window),
            )
        )

    # --- Answering --------------------------------------------------------------------------------

    def answer(self, chosen: Answer, step: int | None = None) -> None:
        """A person's answer; then bots play until a person is asked again."""
        decision = self.decision
        if decision is None:
            raise GameIsOver("The game is over.")
        self.give(decision.seat, chosen, step)
        self.advance()

    def advance(self) -> None:
        """Let bots play until a person has to decide; a table of bots plays one step at a time."""
        while self.has_people and self.play_step():
            pass

    def play_step(self) -> bool:
        """One answer of a bot, or one window that nobody wants; says whether there was any."""
        if self.is_over or self.is_stuck or self.decision is not None:
            return False
        self.failures = self.failures if self._has_failed else 0
        while self.decision is None and self.failures < MOST_FAILURES:
            decision = self.session.decisions[0]
            try:
                self.session.answer(decision.seat, self._answer_of_bot(decision))
            except RuleTrouble as trouble:
                self._fail(trouble)
            else:
                self.autosave()
                return True
        self.trouble = self.failure
        self.stuck = self.session.question if self.decision is None else None
        return False

    def _fail(self, trouble: RuleTrouble) -> None:
        """The table is back at the question; another answer may lead past the broken rule."""
        self.failed = self.session.question
        self.failures += 1
        if self.failures == 1:
            self.failure = self.reported(trouble)

    def _answer_of_bot(self, decision: Decision) -> Answer:
        if self.is_skipped(decision):
            return [list(decision.options).index(PASS)]
        if self._has_failed:
            return self.helper.random.decide(UNSEEN, decision)
        return self.helper.decide(self.session.state, decision, self.session.fork)

    @property
    def _has_failed(self) -> bool:
        """Whether a rule failed at the open question before."""
        return self.failed is not None and self.session.question is self.failed

    def try_again(self) -> None:
        """Let the bots try other answers to the question that they have given up."""
        self.failed = self.stuck = None
        self.play_step()

    def give(self, seat: Seat, chosen: Answer, step: int | None = None) -> None:
        try:
            self.session.answer(seat, chosen, step)
        except RuleTrouble as trouble:
            raise self.reported(trouble) from trouble
        self.autosave()

    def reported(self, trouble: RuleTrouble) -> RuleTrouble:
        """The same trouble, with a ready-made report beside the saved game: a scenario file."""
        from tafelrunde.engine.scenarios import report

        game = self.client.rules.id
        file = saves.new_path(game, "problem").with_suffix(".toml")
        try:
            position = report(self.session, f"A problem in {game}")
            write_file(file, f"# {trouble.report}\n{position}".encode())
        except TafelrundeError:
            return trouble
        return RuleTrouble(f"{trouble} A report lies in {file}.", report=trouble.report)

    def advice(self, lang: Lang) -> tuple[Answer, list[str]]:
        """The best answer, and the best three in lines with how sure that is and why; nothing where
        nothing is asked, or where people play against each other.
        """
        decision = self.decision
        if decision is None:
            return [], []
        shown = shown_of(self.client.rules)
        if shown is not None and not shown.is_open and self.seats.count(PERSON) > 1:
            return [], [say(lang, "advice-kept")]
        found = self.helper.advise(self.session.fork, decision.seat)
        if not found:
            chosen = self.helper.decide(self.session.state, decision, self.session.fork)
            return chosen, [self._would("bot-would", decision, chosen, lang)]
        lines = []
        for place, each in enumerate(found):
            would = self._would("advice-or" if place else "bot-would", decision, each.answer, lang)
            told = {"sure": each.sure, "stands": each.stands, "points": abs(each.lead)}
            lines += [would, say(lang, f"advice-{each.reason}", tries=each.tries, **told)]
        return found[0].answer, lines

    def _would(self, key: str, decision: Decision, chosen: Answer, lang: Lang) -> str:
        labels = [self.label(decision, decision.options[index], lang).line for index in chosen]
        numbers = ", ".join(str(index + 1) for index in chosen) or "0"
        return say(lang, key, numbers=numbers, labels="; ".join(labels) or "none")

    # --- Taking back ------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Go back to the last decision of a person; says whether something had come to light since.

        Answers of bots and skipped windows in between are taken back too.
        """
        session, before = self.session, self.session.step
        tainted = False
        while session.step or session.partial:
            tainted = tainted or not (session.partial or session.is_clean())
            session.undo()
            if self.decision is not None or not self.has_people:
                self.autosave()
                return tainted
        while session.step < before:
            session.redo()
        raise UndoRefused("There is nothing left to take back.")

    def redo(self) -> None:
        """Play again what was taken back, up to the next decision of a person."""
        self.session.redo()
        while self.session.undone and self.has_people and self.decision is None:
            self.session.redo()
        self.autosave()
        self.advance()

    # --- Keeping ----------------------------------------------------------------------------------

    def save(self, file: Path) -> None:
        """Write the game into a file of the player's choice."""
        write_file(file, self.session.save())

    def autosave(self) -> None:
        """Keep the game; a full disk does not stop it."""
        if self.file is None:
            return
        try:
            write_file(self.file, self.session.save())
        except FileTrouble as trouble:
            self.trouble = trouble

    def pop_trouble(self) -> TafelrundeError | None:
        """The trouble with the last save, once."""
        trouble, self.trouble = self.trouble, None
        return trouble

    # --- What players read ------------------------------------------------------------------------

    def prompt(self, decision: Decision, lang: Lang) -> str:
        """The question."""
        return self.client.rules.prompt(self.session.state, decision, lang)

    def label(self, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """One option."""
        return self.client.rules.label(self.session.state, decision, option, lang)

    def seat_name(self, seat: int, lang: Lang) -> str:
        """Who is asked."""
        return self.client.seat_name(self.session.state, seat, lang)

    def ending(self, lang: Lang) -> str:
        """How the game ended: who won of those who play against each other, or in the words of a
        game that all play together.
        """
        outcome = self.session.outcome
        if outcome is not None and outcome.winner is not None:
            who = self.seat_name(outcome.winner, lang)
            return capital(say(lang, "won-by", who=who, by=self.seats[outcome.winner]))
        won = outcome is not None and outcome.won
        return say_first(self.client.own, lang, "won" if won else "lost")

    def log_lines(self, events: Sequence[AnyEvent], lang: Lang) -> list[str]:
        """What happened, in sentences."""
        rules, state, viewer = self.client.rules, self.session.state, self.viewer
        return [narrate(rules, rules.hear(state, event, viewer), lang) for event in events]


def known_level(level: str, game: str) -> str:
    """How well bots shall play; raises `BadSetup` where a game has no such bots."""
    from tafelrunde.bots.makers import levels

    if level not in levels(game):
        raise BadSetup(f"Bots of this game are one of {', '.join(levels(game))}.")
    return level


def level_in(kept: Mapping[str, object]) -> str:
    """How well bots play, as it was saved with a game."""
    return str(kept.get("level", ""))


def seats_in(kept: Mapping[str, object], count: int) -> list[str]:
    """The seats that were saved with a game; people everywhere if they make no sense."""
    seats = kept.get("seats")
    if not isinstance(seats, list) or len(seats) != count:
        return [PERSON] * count
    return [BOT if seat == BOT else PERSON for seat in seats]


def windows_in(kept: Mapping[str, object]) -> dict[str, Data]:
    """The wishes that were saved with a game; those that make no sense are forgotten."""
    windows = kept.get("windows")
    if not isinstance(windows, dict):
        return {}
    return {seat: wish for seat, wish in windows.items() if isinstance(wish, dict)}
