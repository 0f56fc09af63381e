"""Opening the game of a room: its last snapshot, and the entries since.

Where the server stopped before it could take out an answer whose rule failed, and where entries no
longer fit rules that were corrected, an entry is appended that says so: every process, and every
later opening, then finds the same table. Many entries are played by a worker.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table.game import journal
from tafelrunde.table.game.journal import (
    Answered,
    Cut,
    Entry,
    NoLongerFits,
    Opened,
    Passed,
    Redone,
    Void,
)
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.storage.store import DamagedRoom, RoomRecord, SequenceTaken, Store

if TYPE_CHECKING:
    from tafelrunde.table.game.workers import Workers

LOG: Final = logging.getLogger("tafelrunde.table")
HEAVY: Final = 100
"""So many answers may be played here, at a table that is opened; more are a worker's."""
Entries = list[tuple[int, bytes]]


class Found(msgspec.Struct, array_like=True):
    """What the store has of a game: a snapshot after entry `saved`, and the entries since."""

    snapshot: bytes | None
    saved: int
    entries: Entries


class Standing(NamedTuple):
    """The game as it stands, and the entry that has to be appended for that, if any."""

    session: Session[State]
    mending: Entry | None


class Reopened(msgspec.Struct, array_like=True):
    """The same, as it comes from a worker."""

    snapshot: bytes
    mending: bytes


async def open_game(
    store: Store, record: RoomRecord, shown: ShownGame[State], workers: Workers
) -> RunningGame:
    """The game of a room as it stands."""
    while True:
        with suppress(SequenceTaken):  # another process was faster: begin anew
            return await _open(store, record, shown, workers)


async def _open(
    store: Store, record: RoomRecord, shown: ShownGame[State], workers: Workers
) -> RunningGame:
    kept = await _snapshot(store, record.code)
    opened = None
    if kept is not None:
        opened = journal.open_snapshot(shown.rules, shown.event_kinds, kept[1])
    saved = kept[0] if kept is not None and opened is not None else 0
    entries = await store.entries(record.code, max(0, saved - 1))  # the last one says how it stands
    if saved and not entries:
        raise DamagedRoom(record.code)  # the entry after which the snapshot was taken is lost
    found = Found(kept[1] if kept is not None else None, saved, entries)
    heavy = work_in(found, opened) > HEAVY
    if heavy:
        session, mending = await _reopen(workers, record, shown, found)
    else:
        session, mending = stand(shown, record, found, opened)
    seq = entries[-1][0] if entries else saved
    if mending is not None:
        seq += 1
        await store.append(record.code, seq, journal.encode(mending))
    last = mending or _last(entries)
    playing = RunningGame(shown, session, seq, saved=saved, trouble=isinstance(last, Void | Cut))
    if heavy or mending is not None:
        await save_game(store, record.code, playing)
    return playing


async def _snapshot(store: Store, code: str) -> tuple[int, bytes] | None:
    """The newest snapshot; one that is damaged counts as one that this version cannot read."""
    try:
        return await store.snapshot(code)
    except DamagedRoom:
        LOG.warning("a snapshot is damaged: the table is played from its entries")
        return 0, b""


# --- Light and heavy ------------------------------------------------------------------------------


def work_in(found: Found, opened: Opened | None) -> int:
    """About how many answers have to be played; whoever goes back behind a snapshot plays all."""
    done = opened.session.step if opened is not None else 0
    work = 0
    for seq, content in found.entries:
        if seq > found.saved:
            plain = isinstance(journal.decode(content), Answered | Redone | Void | Passed)
            work += 1 if plain else done + 20
    return work


async def _reopen(
    workers: Workers, record: RoomRecord, shown: ShownGame[State], found: Found
) -> Standing:
    parts = msgspec.json.encode(record), msgspec.msgpack.encode(found)
    (content,) = await workers.run("reopen", *parts, estimate=len(found.entries) / 10)
    again = msgspec.msgpack.decode(content, type=Reopened)
    opened = journal.open_snapshot(shown.rules, shown.event_kinds, again.snapshot)
    assert opened is not None
    return Standing(opened.session, journal.decode(again.mending) if again.mending else None)


def reopened(shown: ShownGame[State], record: RoomRecord, found: Found) -> Reopened:
    """What a worker makes of it."""
    opened = None
    if found.saved and found.snapshot is not None:
        opened = journal.open_snapshot(shown.rules, shown.event_kinds, found.snapshot)
    session, mending = stand(shown, record, found, opened)
    entry = journal.encode(mending) if mending is not None else b""
    return Reopened(journal.take_snapshot(session), entry)


def stand(
    shown: ShownGame[State], record: RoomRecord, found: Found, opened: Opened | None
) -> Standing:
    """The game where the store leaves it.

    Nothing is cut where a snapshot is there that only another version of the program can read.
    """
    session, fits = opened or Opened(journal.begin(shown.rules, record), fits=True)
    may_cut = found.snapshot is None or opened is not None
    mending = _play(record.code, session, found, fits=fits, may_cut=may_cut)
    if mending is not None:
        journal.play_entry(session, mending)
    return Standing(session, mending)


def _play(
    code: str, session: Session[State], found: Found, *, fits: bool, may_cut: bool
) -> Entry | None:
    """Play what came after the snapshot; the entry that has to be appended, if any."""
    new = [entry for entry in found.entries if entry[0] > found.saved]
    if not fits and not _is_cut(new):
        LOG.error("table %s: the last answers no longer fit the rules", code)
        return Cut(found.saved, session.step)
    try:
        failed = journal.play_entries(session, new)
    except NoLongerFits as trouble:
        if not may_cut:
            raise
        LOG.error("table %s: the last answers no longer fit the rules: %s", code, trouble)
        return Cut(trouble.after, session.step)
    return Void(failed) if failed is not None else None


def _last(entries: Entries) -> Entry | None:
    """The last entry that belongs to the game itself."""
    read = (journal.decode(content) for _, content in reversed(entries))
    return next((entry for entry in read if not isinstance(entry, Passed)), None)


def _is_cut(new: Entries) -> bool:
    """Whether the first of these entries that counts takes out what no longer fits."""
    read = [(seq, journal.decode(content)) for seq, content in new]
    out = journal.taken_out(read)
    return isinstance(next((entry for seq, entry in read if seq not in out), None), Cut)


# --- Keeping --------------------------------------------------------------------------------------


async def save_game(store: Store, code: str, playing: RunningGame) -> None:
    """Put a snapshot of the game into the store."""
    seq, blob = playing.seq, journal.take_snapshot(playing.session)
    try:
        await store.put_snapshot(code, seq, blob)
    except TafelrundeError as trouble:  # the entries are there; opening takes longer
        LOG.warning("a snapshot was not kept: %s", trouble)
    else:
        playing.saved = seq
