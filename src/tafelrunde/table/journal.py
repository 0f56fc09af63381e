"""The journal of a room: entries that, played over the start of the game, give the table.

An entry is written before it is played. An answer whose rule fails is taken out of the game by a
later `Void`; the table stands where it stood before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tafelrunde.engine.decisions import Barrier, Seat
from tafelrunde.engine.errors import DamagedSave, RuleTrouble, TafelrundeError
from tafelrunde.engine.games import GameRules
from tafelrunde.engine.records import Session, Step
from tafelrunde.table.store import RoomRecord

SNAPSHOT_EVERY: Final = 50
LOG_KEPT: Final = 200
"""So many events are kept in a snapshot, for the log of those who join."""


class Answered(msgspec.Struct, tag="answer", frozen=True):
    """A seat answered the decision of this step."""

    seat: int
    answer: list[int]
    step: int


class Undone(msgspec.Struct, tag="undo", frozen=True):
    """Steps were taken back; `by` is the name of who did it."""

    steps: int
    by: str = ""


class Redone(msgspec.Struct, tag="redo", frozen=True):
    """A step that was taken back was played again."""


class Void(msgspec.Struct, tag="void", frozen=True):
    """The answer of entry `seq` does not count: its rule failed."""

    seq: int


Entry = Answered | Undone | Redone | Void
_DECODER: Final = msgspec.json.Decoder(Entry)


class Snapshot(msgspec.Struct):
    """A saved game, and the last events before it."""

    save: bytes
    events: list[tuple[str, dict[str, Any]]]


def encode(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return msgspec.json.encode(entry)


def decode(content: bytes) -> Entry:
    """An entry from the store."""
    try:
        entry: Entry = _DECODER.decode(content)
    except msgspec.DecodeError as trouble:
        raise DamagedSave("The log of this table is damaged.") from trouble
    return entry


def play_entry(session: Session[Any], entry: Entry) -> None:
    """Play one entry; raises `RuleTrouble` if its rule fails, and the table stands as before."""
    match entry:
        case Answered():
            session.answer(Seat(entry.seat), entry.answer, entry.step)
        case Undone():
            session.undo(entry.steps)
        case Redone():
            session.redo()
        case Void():
            session.undone.clear()


def play_entries(session: Session[Any], entries: Iterable[tuple[int, bytes]]) -> int | None:
    """Play the entries; the number of a last answer whose rule failed and that is not void yet."""
    read = [(seq, decode(content)) for seq, content in entries]
    voided = {entry.seq for _, entry in read if isinstance(entry, Void)}
    failed: int | None = None
    for seq, entry in read:
        failed = None
        if seq in voided:
            continue
        try:
            play_entry(session, entry)
        except RuleTrouble:
            failed = seq
    return failed


# --- Opening --------------------------------------------------------------------------------------


def begin(rules: GameRules[Any], record: RoomRecord) -> Session[Any]:
    """The game of a room as it began."""
    origin = rules.load(record.origin) if record.origin is not None else None
    return Session(rules, record.setup, record.seed, origin=origin)


def take_snapshot(session: Session[Any]) -> bytes | None:
    """The game as a snapshot; none while something could be lost in it."""
    if session.undone or session.partial:
        return None
    events = [(type(e).__name__, msgspec.to_builtins(e)) for e in session.log[-LOG_KEPT:]]
    return msgspec.msgpack.encode(Snapshot(session.save(), events))


def open_snapshot(
    rules: GameRules[Any], kinds: dict[str, type], content: bytes
) -> Session[Any] | None:
    """The game of a snapshot; None if this version cannot read it, then the entries must do."""
    try:
        snapshot = msgspec.msgpack.decode(content, type=Snapshot)
        session: Session[Any] = Session.load(rules, snapshot.save)
        events: list[Any] = [msgspec.convert(data, kinds[kind]) for kind, data in snapshot.events]
    except (msgspec.DecodeError, TafelrundeError, KeyError):
        return None
    if len(session.steps) != len(msgspec.json.decode(snapshot.save)["save"]["steps"]):
        return None
    # The events since the checkpoint were told again while loading; the kept ones include them.
    shift = len(events) - len(session.log)
    session.log[:] = events
    session.logged = [max(0, number + shift) for number in session.logged]
    return session


def answers_up_to(session: Session[Any], step: int) -> list[Answered]:
    """The answers of the present line up to a step, as entries of a new room."""
    entries = []
    copy = Session(session.rules, session.setup, session.seed, origin=session.origin)
    for done in session.steps[:step]:
        for seat, answer in _shares(copy, done):
            entries.append(Answered(seat, answer, copy.step))
            copy.answer(Seat(seat), answer)
    return entries


def position_after(session: Session[Any], step: int) -> Session[Any]:
    """A session of its own after so many answers, with the events of the last one in its log."""
    wanted = max(0, step - 1)
    at, state = next(
        ((at, kept) for at, kept in reversed(session.snapshots) if at <= wanted), (0, None)
    )
    origin = session.origin if state is None else state
    copy = Session(session.rules, session.setup, session.seed, origin=origin)
    for number, done in enumerate(session.steps[at:step], start=at + 1):
        if number == step:
            copy.log.clear()
            copy.logged = [0] * len(copy.logged)
        for seat, answer in _shares(copy, done):
            copy.answer(Seat(seat), answer)
    return copy


def _shares(session: Session[Any], done: Step) -> list[tuple[int, list[int]]]:
    """Who gave which part of an answer: one, or one for each decision of a barrier."""
    if isinstance(session.question, Barrier):
        decisions = session.question.decisions
        return [(d.seat, a) for d, a in zip(decisions, done.answers, strict=True)]
    return [(done.seat, done.answers[0])]
