"""The journal of a table: entries that, played over the start of the game, give the table.

An answer whose rule fails is taken out of the game by a later `Void`; the table stands where it
stood before. What the host does to put a table right is an entry like any other. Entries that no
longer fit rules that were corrected are taken out by a `Cut`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, Literal, TypeAlias, TypeVar, assert_never

import msgspec

from tafelrunde.engine.decisions import Barrier, Seat
from tafelrunde.engine.errors import (
    BadRepair,
    DamagedSave,
    EveningGoesOn,
    GameIsOver,
    IllegalMove,
    NotYourDecision,
    RuleTrouble,
    StaleDecision,
    UndoRefused,
)
from tafelrunde.engine.notes import EveningEnded, HostWentBack, RuleFailed, SeatPassed, stays
from tafelrunde.engine.repairs import MOST_WORDS
from tafelrunde.engine.saves import Step
from tafelrunde.engine.sessions import Session

S = TypeVar("S")
Person = Annotated[str, msgspec.Meta(max_length=40)]
PASSED: Final = "passed"
"""Under this key a saved game keeps the steps at which the table passed."""
How: TypeAlias = Literal["taken", "back", "bot", "open", "link", "removed"]
Words = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST_WORDS)]


class Answered(msgspec.Struct, tag="answer", frozen=True, omit_defaults=True):
    """A seat answered the decision of this step; or the table `passed` a window for it, because the
    player did not want to be asked.
    """

    seat: int
    answer: list[int]
    step: int
    passed: bool = False


class Undone(msgspec.Struct, tag="undo", frozen=True):
    """Steps were taken back; `by` is the name of who did it."""

    steps: int
    by: Person = ""


class Redone(msgspec.Struct, tag="redo", frozen=True):
    """A step that was taken back was played again."""


class Void(msgspec.Struct, tag="void", frozen=True):
    """The answer of entry `seq` does not count: its rule failed."""

    seq: int


class Returned(msgspec.Struct, tag="return", frozen=True):
    """The host took the table back to this step."""

    step: int
    by: Person = ""


class Repaired(msgspec.Struct, tag="repair", frozen=True):
    """The host repaired the position by words."""

    words: Words
    by: Person = ""


class Cut(msgspec.Struct, tag="cut", frozen=True):
    """No entry after number `after` counts: they no longer fit the rules. The table stands at this
    step.
    """

    after: int
    step: int


class Passed(msgspec.Struct, tag="seat", frozen=True, omit_defaults=True):
    """A seat changed hands, which changes nothing in the game: everybody reads it in the log.

    `hero` is whose seat it is, in German and English; `was` is who held it, if not `by`; `wish` is
    the number of the wish to which others agreed.
    """

    how: How
    hero: tuple[Person, Person] = ("", "")
    by: Person = ""
    was: Person = ""
    wish: int = 0


class Closed(msgspec.Struct, tag="close", frozen=True):
    """The evening is over; the campaign goes on at the table of this code."""

    table: Person


Entry = Answered | Undone | Redone | Void | Returned | Repaired | Cut | Passed | Closed
_DECODER: Final = msgspec.json.Decoder(Entry)
MISFITS: Final = (
    IllegalMove,
    NotYourDecision,
    StaleDecision,
    GameIsOver,
    UndoRefused,
    BadRepair,
    EveningGoesOn,
)


class NoLongerFits(DamagedSave):
    """An entry does not fit the rules; all up to number `after` were played."""

    def __init__(self, after: int, trouble: Exception) -> None:
        super().__init__(f"The log of this table no longer fits the rules: {trouble}")
        self.after = after


def encode(entry: Entry) -> bytes:
    """An entry as it is kept."""
    return msgspec.json.encode(entry)


def decode(content: bytes) -> Entry:
    """An entry that was kept."""
    try:
        entry: Entry = _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise DamagedSave("The log of this table is damaged.") from trouble
    return entry


# --- Playing --------------------------------------------------------------------------------------


def play_entry(session: Session[S], entry: Entry) -> None:
    """Play one entry; raises `RuleTrouble` if its rule fails, and the table stands as before."""
    match entry:
        case Answered():
            session.answer(Seat(entry.seat), entry.answer, entry.step)
            _note_passed(session, entry)
        case Undone():
            session.undo(entry.steps, by=entry.by)
        case Redone():
            session.redo()
        case Void():
            session.undone.clear()
            session.log.append(RuleFailed())
        case Returned():
            lines = _go_back(session, entry.step, entry.by)
            session.log.append(HostWentBack(by=entry.by, step=entry.step, lines=lines))
        case Repaired():
            session.repair(entry.words, entry.by)
        case Cut():
            _go_back(session, entry.step)
            session.undone.clear()
            session.log.append(RuleFailed())
        case Passed():
            by, how, hero = entry.by, entry.how, entry.hero
            session.log.append(SeatPassed("", by, how, hero, entry.was, entry.wish))
        case Closed():
            session.close(entry.table)
            session.log.append(EveningEnded())
        case _:
            assert_never(entry)


def passed_in(session: Session[S]) -> list[int]:
    """The steps at which the table passed a window for a player."""
    found: list[int] = session.table.get(PASSED, [])
    return found


def _note_passed(session: Session[S], entry: Answered) -> None:
    """Keep it with the game; what was taken back before this answer is forgotten."""
    known = passed_in(session)
    earlier = [step for step in known if step < entry.step]
    if entry.passed or len(earlier) < len(known):
        session.table[PASSED] = [*earlier, entry.step] if entry.passed else earlier


def _go_back(session: Session[S], step: int, by: str = "") -> int:
    """Back to a step, or to a barrier that nobody has answered yet; how many lines of the log went
    with it.
    """
    if not 0 <= step <= session.step:
        raise UndoRefused(f"The table can be taken back to the steps 0 to {session.step}.")
    keep = session.logged[step] if step < session.step else len(session.log)
    lines = sum(not stays(event) for event in session.log[keep:])
    partial = session.partial
    session.partial = {}
    try:
        session.undo(session.step - step, by=by)
    except UndoRefused:
        session.partial = partial
        raise
    return lines


def play_entries(session: Session[S], entries: Iterable[tuple[int, bytes]]) -> int | None:
    """Play the entries; the number of a last answer whose rule failed and that is not void yet.

    Raises `NoLongerFits` where an entry does not fit; those before it have been played.
    """
    read = [(seq, decode(content)) for seq, content in entries]
    out = taken_out(read)
    failed: int | None = None
    for seq, entry in read:
        failed = None
        if seq in out:
            continue
        try:
            play_entry(session, entry)
        except RuleTrouble:
            failed = seq
        except MISFITS as trouble:
            raise NoLongerFits(seq - 1, trouble) from trouble
    return failed


def taken_out(entries: Sequence[tuple[int, Entry]]) -> set[int]:
    """The numbers of entries that do not count, because of a later one."""
    found: set[int] = set()
    after = entries[-1][0] if entries else 0
    for seq, entry in reversed(entries):
        if seq > after:
            found.add(seq)
        if isinstance(entry, Void):
            found.add(entry.seq)
        elif isinstance(entry, Cut):
            after = min(after, entry.after)
    return found


# --- Steps as entries -----------------------------------------------------------------------------


def entries_from(session: Session[S], steps: Sequence[Step]) -> list[Entry]:
    """Steps as entries, played at once: what an entry is depends on the question it answers."""
    entries: list[Entry] = []
    for done in steps:
        for entry in entries_of(session, done):
            entries.append(entry)
            play_entry(session, entry)
    return entries


def check_way_back(session: Session[S], step: int) -> None:
    """Raise `UndoRefused` if the answers up to that step no longer fit rules that were corrected
    since.
    """
    try:
        _play_to(session, step)
    except Exception as trouble:
        raise UndoRefused("The answers before no longer fit the rules; they stand.") from trouble


def _play_to(session: Session[S], step: int) -> None:
    """Play a copy of the game to a step, from the last checkpoint before it."""
    at, state = next(
        ((at, kept) for at, kept in reversed(session.snapshots) if at <= step), (0, session.origin)
    )
    rules, setup, seed = session.rules, session.setup, session.seed
    copy = Session(rules, setup, seed, origin=state, play=session.play)
    entries_from(copy, session.steps[at:step])


def entries_of(session: Session[S], done: Step) -> list[Answered | Repaired]:
    """One step as entries: a repair, an answer, or one for each decision of a barrier."""
    if done.repair is not None:
        return [Repaired(done.repair.words, done.repair.by)]
    if isinstance(session.question, Barrier):
        decisions = session.question.decisions
        return [
            Answered(int(decision.seat), answer, session.step)
            for decision, answer in zip(decisions, done.answers, strict=True)
        ]
    return [Answered(done.seat, done.answers[0], session.step)]
