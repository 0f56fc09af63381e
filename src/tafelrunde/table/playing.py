"""The game of a room without its people: entries go in, changes of the view come out.

The last changes are kept, so that a client that lost its connection gets only what it missed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import RuleTrouble
from tafelrunde.engine.games import Data
from tafelrunde.engine.records import Session
from tafelrunde.table import patches, words
from tafelrunde.table.journal import Entry, Undone, play_entry
from tafelrunde.table.shown import ShownGame, event_fields
from tafelrunde.table.wire import ClosedView, DecisionView, EventView, OptionView

KEPT: Final = 200
"""So many changes are kept for clients that come back."""
LOG_SENT: Final = 100
"""So many lines of the log are sent to those who join."""
OPEN_VIEW: Final = 0
"""The one view of a game in which every seat sees the same."""


class Taken(msgspec.Struct, frozen=True):
    """For the log: steps were taken back, and with them so many of its last lines."""

    steps: int
    lines: int
    by: str


class Change:
    """What one entry changed: patch and checksum of each view, and what happened."""

    __slots__ = ("events", "messages", "seq", "told", "trouble", "views")

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self.events: list[Any] = []
        self.views: dict[int, tuple[msgspec.Raw, int]] = {}
        self.told: dict[Lang, list[EventView]] = {}
        self.messages: dict[Any, str] = {}  # the finished message for each kind of reader
        self.trouble: RuleTrouble | None = None


class Playing:
    """A running game, its views, and the last changes."""

    def __init__(self, shown: ShownGame, session: Session[Any], seq: int) -> None:
        self.shown = shown
        self.session = session
        self.seq = seq
        self.kept: deque[Change] = deque(maxlen=KEPT)
        self.views = {key: self._present(key) for key in self.keys()}
        self.checksums = {key: patches.checksum(view) for key, view in self.views.items()}
        self._asked: dict[Lang, list[DecisionView]] = {}

    def keys(self) -> list[int]:
        """The different views of this game."""
        if self.shown.is_open:
            return [OPEN_VIEW]
        return [-1, *range(self.shown.rules.seats(self.session.state))]

    def key_for(self, seats: Sequence[int]) -> int:
        """Which view somebody with these seats gets."""
        return OPEN_VIEW if self.shown.is_open else min(seats, default=-1)

    def _present(self, key: int) -> Data:
        return self.shown.present(self.session.state, key)

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, seq: int, entry: Entry, *, voided: bool = False) -> Change:
        """Play an entry; if its rule fails, nothing changes and the change holds the trouble."""
        change = Change(seq)
        before = len(self.session.log)
        if not voided:
            try:
                play_entry(self.session, entry)
            except RuleTrouble as trouble:
                change.trouble = trouble
        self.seq = seq
        self._asked.clear()
        if isinstance(entry, Undone):
            lines = before - len(self.session.log)
            change.events = [Taken(entry.steps, lines, entry.by)]
        else:
            change.events = self.session.log[before:]
        self._compare(change)
        self.kept.append(change)
        return change

    def _compare(self, change: Change) -> None:
        for key, old in self.views.items():
            new = self._present(key)
            patch = patches.diff(old, new)
            if patch:
                self.views[key] = new
                self.checksums[key] = patches.checksum(new)
            encoded = msgspec.Raw(msgspec.json.encode(patch))
            change.views[key] = (encoded, self.checksums[key])

    def standing(self) -> Change:
        """A change in which nothing changed: it brings the open decisions once more."""
        change = Change(self.seq)
        nothing = msgspec.Raw(b"{}")
        change.views = {key: (nothing, checksum) for key, checksum in self.checksums.items()}
        return change

    def missed(self, seq: int) -> list[Change] | None:
        """The changes after that number; None if they are not all there any more."""
        if seq == self.seq:
            return []
        if seq > self.seq or not self.kept or self.kept[0].seq > seq + 1:
            return None
        return [change for change in self.kept if change.seq > seq]

    # --- What people read -------------------------------------------------------------------------

    def told(self, change: Change, lang: Lang) -> list[EventView]:
        """What happened, in one language."""
        if lang not in change.told:
            change.told[lang] = [self.tell(event, lang) for event in change.events]
        return change.told[lang]

    def tell(self, event: Any, lang: Lang) -> EventView:
        """One line of the log."""
        if isinstance(event, Taken):
            text = words.say(lang, "step-undone", steps=event.steps, by=event.by or "none")
            fields = {"steps": event.steps, "lines": event.lines, "by": event.by}
            return EventView("Undone", text, "", fields)
        text = self.shown.rules.narrate(event, lang)
        return EventView(type(event).__name__, text, event.why, event_fields(event))

    def log(self, lang: Lang) -> list[EventView]:
        """The last lines of the log."""
        return [self.tell(event, lang) for event in self.session.log[-LOG_SENT:]]

    def decisions(self, lang: Lang, mine: Sequence[bool]) -> list[DecisionView]:
        """The open decisions; `mine` says for each whether the reader may answer it."""
        if lang not in self._asked:
            step = self.session.step
            self._asked[lang] = [
                ask(self.shown, self.session.state, each, step, lang)
                for each in self.session.decisions
            ]
        found = []
        for each, own in zip(self._asked[lang], mine, strict=True):
            hidden = not (own or self.shown.is_open)
            view = msgspec.structs.replace(each, options=[], closed=[]) if hidden else each
            found.append(msgspec.structs.replace(view, mine=own))
        return found

    @property
    def outcome(self) -> Data | None:
        """How the game ended; None while it goes on."""
        return self.session.outcome if self.session.question is None else None


def ask(shown: ShownGame, state: Any, decision: Decision, step: int, lang: Lang) -> DecisionView:
    """A decision as a person reads it, made from the view of its seat alone."""
    view, seen = shown.see(state, decision)
    rules = shown.rules
    keys = rules.option_keys(view, seen.options)
    return DecisionView(
        step=step,
        seat=seen.seat,
        key=seen.key,
        prompt=rules.prompt(view, seen, lang),
        options=[
            OptionView(key, rules.label(view, seen, option, lang), shown.things(view, option))
            for key, option in zip(keys, seen.options, strict=True)
        ],
        why=seen.why,
        mine=False,
        min=seen.min,
        max=seen.max,
        closed=shut(shown, view, seen, lang),
        about=shown.about(view, seen),
    )


def shut(shown: ShownGame, view: Any, decision: Decision, lang: Lang) -> list[ClosedView]:
    """The closed options; their explanation is left out where the name alone tells them apart."""
    options = [each.option for each in decision.closed]
    keys = shown.rules.option_keys(view, options)
    labels = [shown.rules.label(view, decision, option, lang) for option in options]
    names = [label.partition(shown.dash)[0] for label in labels]
    return [
        ClosedView(
            key,
            name if names.count(name) == 1 else label,
            each.why,
            shown.things(view, each.option),
        )
        for key, name, label, each in zip(keys, names, labels, decision.closed, strict=True)
    ]
