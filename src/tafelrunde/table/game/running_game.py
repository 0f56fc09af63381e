"""The game of a room without its people: entries go in, changes of the view come out.

The last changes are kept, so that a client that lost its connection gets only what it missed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine import patches
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Seat
from tafelrunde.engine.errors import RuleTrouble
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Outcome, State
from tafelrunde.engine.notes import narrate, stays
from tafelrunde.engine.patches import SAME
from tafelrunde.engine.previews import UNFORESEEN, Preview, preview
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import Question, ShownGame, TableView, event_fields
from tafelrunde.engine.worlds import Worlds
from tafelrunde.table import messages
from tafelrunde.table.game.auto_pass import is_skipped
from tafelrunde.table.game.journal import (
    Answered,
    Cut,
    Entry,
    Passed,
    Returned,
    Undone,
    Void,
    kept_lines,
    play_entry,
)
from tafelrunde.table.game.undo_policy import last_answer
from tafelrunde.table.game.view_errors import SLUG, ViewErrors
from tafelrunde.table.storage.store import RoomRecord
from tafelrunde.table.wire import DecisionView, EventView, NoticeView, OptionView

KEPT: Final = 50
"""So many changes are kept for clients that come back; more of them than about 30 are longer than
everything anew.
"""
LOG_SENT: Final = 100
"""So many lines of the log are sent to those who join."""
NOTHING: Final = msgspec.Raw(b"{}")
"""The patch of a view in which nothing changed."""
Key = tuple[int, ...]
"""Whose view it is: the seats of one person; nobody's where every seat sees the same."""


@dataclass(frozen=True, slots=True)
class Taken:
    """For the log: steps were taken back, and with them so many of its last lines."""

    steps: int
    lines: int
    by: str
    why: str = ""  # no rule stands behind it


class Change:
    """What one entry changed: patch and checksum of each view, and what happened."""

    __slots__ = (
        "events",
        "is_back",
        "lines",
        "messages",
        "private",
        "seq",
        "step",
        "trouble",
        "views",
    )

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self.step = 0
        self.events: list[AnyEvent] = []
        self.is_back = False  # whether something that was seen is hidden again
        self.views: dict[Key, tuple[msgspec.Raw, int]] = {}
        self.private: list[int] | None = None  # numbers of events that not everybody hears as is
        self.lines: dict[tuple[Lang, Key], list[EventView]] = {}
        self.messages: dict[object, bytes] = {}  # the finished message for each kind of reader
        self.trouble: RuleTrouble | None = None

    def forget(self) -> None:
        """Only who comes back asks for an older change: it is told anew then, not kept ready."""
        self.lines, self.messages = {}, {}


class Reader(NamedTuple):
    """For whom a question is put into words: the question, the language, and whether this kind of
    reader may answer it.
    """

    decision: Decision
    lang: Lang
    own: bool


class RunningGame:
    """A running game, its views, and the last changes."""

    def __init__(
        self,
        shown: ShownGame[State],
        session: Session[State],
        seq: int,
        *,
        saved: int = 0,
        trouble: bool = False,
    ) -> None:
        self.shown = shown
        self.session = session
        self.seq = seq
        self.saved = saved  # the number of the last entry in the store's snapshot
        self.trouble = trouble  # whether the rule behind the last answer failed
        self.kept: deque[Change] = deque(maxlen=KEPT)
        self.view_errors = ViewErrors()
        self.seen = shown.views(session.state)
        self.views: dict[Key, TableView | None] = {}
        self.checksums: dict[Key, int] = {}
        if shown.is_open:
            self.view(())
        else:
            self._present(())  # whether it can be shown at all; it is kept for those who watch
        self._questions: dict[Decision, Question[State]] = {}
        self._asked: dict[Reader, DecisionView] = {}
        self._last_answer: tuple[RoomRecord, int] | None = None

    def key_for(self, seats: Sequence[int]) -> Key:
        """Which view somebody with these seats gets."""
        return () if self.shown.is_open else tuple(sorted(seats))

    def view(self, key: Key) -> tuple[TableView | None, int]:
        """A view and its checksum; from now on it is kept up to date. None if it cannot be made."""
        if key not in self.views:
            self.views[key] = self._present(key)
            self.checksums[key] = patches.checksum(self.views[key])
        return self.views[key], self.checksums[key]

    def _present(self, key: Key) -> TableView | None:
        try:
            return self.shown.present(self.session.state, key)
        except Exception as trouble:
            self.view_errors.note("a view", self.session.step, trouble)
            return None

    def _present_each(self, keys: Sequence[Key]) -> list[TableView | None]:
        """All views at once; if that fails, one by one, so that nobody else is concerned."""
        try:
            return list(self.shown.present_each(self.seen, keys))
        except Exception:
            return [self._present(key) for key in keys]

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, seq: int, entry: Entry, *, voided: bool = False) -> Change:
        """Play an entry; if its rule fails, nothing changes and the change holds the trouble."""
        change = Change(seq)
        log, logged, before = self.session.log, self.session.logged, len(self.session.log)
        if not voided:
            try:
                play_entry(self.session, entry)
            except RuleTrouble as trouble:
                change.trouble = trouble
        self.seq = seq
        if not isinstance(entry, Passed):
            self.trouble = isinstance(entry, Void | Cut)
        change.step = self.session.step
        self._last_answer = None
        if self.kept:
            self.kept[-1].forget()
        change.is_back = isinstance(entry, Undone | Returned | Cut)
        if change.is_back and not voided:
            before, gone = cut(log, logged, change.step)
            taken = [Taken(entry.steps, gone, entry.by)] if isinstance(entry, Undone) else []
            change.events = [*self.session.log[before:], *taken]
        else:
            change.events = self.session.log[before:]
        if isinstance(entry, Answered) and self.session.partial and not voided:
            change.views = self._standing()  # a barrier waits for others: nothing has happened yet
        else:
            self._move(change)
        self.kept.append(change)
        return change

    def _move(self, change: Change) -> None:
        """The table stands differently, and asks other questions."""
        self._asked, self._questions = {}, {}
        self.seen = self.shown.views(self.session.state)
        self.view_errors.moved()
        self._compare(change)

    def _compare(self, change: Change) -> None:
        """What changed in each view; what several of them share is made and compared once. A view
        that cannot be made stays as it was.
        """
        keys, comparison = list(self.views), patches.Comparison()
        views = dict(zip(keys, self._present_each(keys), strict=True))
        sent: dict[bytes, msgspec.Raw] = {}
        for key, new in views.items():
            patch = comparison.diff(self.views[key], new) if new is not None else SAME
            if patch is not SAME:
                self.checksums[key] = patches.checksum(new)
            encoded = msgspec.json.encode(patch)
            raw = sent.setdefault(encoded, msgspec.Raw(encoded))
            change.views[key] = (raw, self.checksums[key])
            if new is None:
                views[key] = self.views[key]
        self.views = views

    def standing(self) -> Change:
        """A change in which nothing changed: it brings the open decisions once more."""
        change = Change(self.seq)
        change.views = self._standing()
        return change

    def _standing(self) -> dict[Key, tuple[msgspec.Raw, int]]:
        """The views of a change after which the table stands as before."""
        return {key: (NOTHING, checksum) for key, checksum in self.checksums.items()}

    def missed(self, seq: int, key: Key) -> list[Change] | None:
        """The changes of a view after that number; None if they are not all there any more, or
        would show what was taken back since and is hidden again.
        """
        self.view(key)
        if seq == self.seq:
            return []
        if seq > self.seq or not self.kept or self.kept[0].seq > seq + 1:
            return None
        missed = [change for change in self.kept if change.seq > seq]
        gone = any(change.is_back or key not in change.views for change in missed)
        return None if gone else missed

    def last_answer(self, record: RoomRecord) -> int:
        """The step at which a person answered last; -1 if nobody did."""
        if self._last_answer is None or self._last_answer[0] is not record:
            self._last_answer = record, last_answer(record, self.session)
        return self._last_answer[1]

    # --- What people read -------------------------------------------------------------------------

    def lines(self, change: Change, lang: Lang, key: Key = ()) -> list[EventView]:
        """What happened, in one language, as the person on these seats may hear it."""
        lines = change.lines.get((lang, key))
        if lines is None:
            lines = self._worded(change, lang, key)
            if change.seq == self.seq:
                change.lines[lang, key] = lines
        return lines

    def _worded(self, change: Change, lang: Lang, key: Key) -> list[EventView]:
        """Put into words once for all who hear the same."""
        if not key:
            return [self.tell(event, lang, change.step) for event in change.events]
        lines = self.lines(change, lang)
        if change.private is None:
            change.private = [
                number for number, event in enumerate(change.events) if not self._is_public(event)
            ]
        own = [each for each in change.private if self._hears_more(change.events[each], key)]
        if own:
            lines = lines[:]
            for number in own:
                lines[number] = self.tell(change.events[number], lang, change.step, key)
        return lines

    def _is_public(self, event: AnyEvent) -> bool:
        """Whether everybody hears an event as it is."""
        if isinstance(event, Taken):
            return True
        try:
            return self.heard(event, ()) is event
        except Exception:  # whoever tells it says so
            return False

    def _hears_more(self, event: AnyEvent, key: Key) -> bool:
        """Whether somebody on these seats hears more of an event than everybody does."""
        try:
            return bool(self.heard(event, key) != self.heard(event, ()))
        except Exception:  # whoever tells it says so
            return True

    def heard(self, event: AnyEvent, key: Key) -> AnyEvent:
        """An event as the person on these seats may hear it."""
        hear, state = self.shown.rules.hear, self.session.state
        found = [hear(state, event, Seat(seat)) for seat in key] or [hear(state, event, PARTY)]
        return event if event in found else found[0]

    def tell(
        self, event: AnyEvent, lang: Lang, step: int = 0, key: Key = (), *, past: bool = False
    ) -> EventView:
        """One line of the log, which happened after so many answers."""
        if isinstance(event, Taken):
            text = messages.say(lang, "step-undone", steps=event.steps, by=event.by or "none")
            return EventView("Undone", text, "", event_fields(event), -1)
        try:
            event = self.heard(event, key)
            text = narrate(self.shown.rules, event, lang)
            fields, kind = event_fields(event), type(event).__name__
            return EventView(kind, text, event.why, fields, step, stays(event))
        except Exception as trouble:
            self.view_errors.note("a line of the log", step, trouble, past=past)
            return EventView(
                "Untold", messages.say(lang, "line-unshown"), "", {}, step, stays(event)
            )

    def log(self, lang: Lang, key: Key = ()) -> list[EventView]:
        """The last lines of the log, and earlier ones that stay for good, as the person on these
        seats heard them.
        """
        log, logged = self.session.log, self.session.logged
        return [
            self.tell(log[number], lang, bisect_right(logged, number), key, past=True)
            for number in kept_lines(log, LOG_SENT)
        ]

    def decisions(self, lang: Lang, mine: Sequence[bool]) -> list[DecisionView]:
        """The open decisions; `mine` says for each whether the reader may answer it."""
        found = []
        for decision, own in zip(self.session.decisions, mine, strict=True):
            reader = Reader(decision, lang, own)
            asked = self._asked.get(reader)
            if asked is None:
                asked = self._asked[reader] = self._question(reader)
            found.append(asked)
        return found

    def _question(self, reader: Reader) -> DecisionView:
        """A decision in words; those who are not asked need no options."""
        step, lang, decision = self.session.step, reader.lang, reader.decision
        try:
            question = self._questions.get(decision)
            if question is None:
                view, seen = self.seen.see(decision)
                question = self._questions[decision] = Question(self.shown, view, seen)
            return question.ask(step, lang) if reader.own else question.hint(step, lang)
        except Exception as trouble:
            self.view_errors.note("a question", step, trouble)
            return untold(step, reader)

    def preview(self, decision: Decision, answer: Sequence[int]) -> Preview:
        """What an answer to the open decision would certainly bring about; nothing where several
        decide at once, or where it cannot be worked out.
        """
        session = self.session
        if isinstance(session.question, Barrier):
            return UNFORESEEN
        try:
            worlds = Worlds(find_game(session.rules.id), session.fork, decision.seat)
            return preview(worlds, answer)
        except Exception as trouble:
            self.view_errors.note("a preview", session.step, trouble, past=True)
            return UNFORESEEN

    def is_skipped(self, record: RoomRecord, decision: Decision) -> bool:
        """Whether the person on the seat that is asked does not want to be."""
        try:
            return is_skipped(record, self.shown, self.session.state, decision)
        except Exception as trouble:
            self.view_errors.note("a window", self.session.step, trouble)
            return False

    def notice(self, lang: Lang) -> NoticeView | None:
        """What everybody has to know about the table as it stands."""
        if not self.view_errors.now:
            return None
        return NoticeView(SLUG, messages.say(lang, f"notice-{SLUG}"))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.session.outcome if self.session.question is None else None


def cut(log: Sequence[AnyEvent], logged: Sequence[int], step: int) -> tuple[int, int]:
    """How many lines of a log are left if it goes back to a step, and how many go."""
    keep = logged[step] if step < len(logged) else len(log)
    gone = sum(not stays(event) for event in log[keep:])
    return len(log) - gone, gone


def untold(step: int, reader: Reader) -> DecisionView:
    """A question that cannot be put into words; its options have numbers, so that the game can go
    on.
    """
    decision, lang = reader.decision, reader.lang
    numbers = range(1, len(decision.options) + 1)
    options = [
        OptionView(f"option{number}", messages.say(lang, "option-unshown", number=number))
        for number in (numbers if reader.own else ())
    ]
    return DecisionView(
        step,
        decision.seat,
        decision.key,
        messages.say(lang, "question-unshown"),
        options,
        decision.why,
        mine=reader.own,
        min=decision.min if reader.own else 1,
        max=decision.max if reader.own else 1,
    )
