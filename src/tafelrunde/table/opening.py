"""Opening the game of a room: its last snapshot, and the entries since.

Where the server stopped before it could take out an answer whose rule failed, and where entries no
longer fit rules that were corrected, an entry is appended that says so: every process, and every
later opening, then finds the same table.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

from tafelrunde.engine.records import Session
from tafelrunde.table import journal
from tafelrunde.table.journal import Cut, Entry, NoLongerFits, Opened, Passed, Void
from tafelrunde.table.playing import Playing
from tafelrunde.table.settling import save_game
from tafelrunde.table.shown import ShownGame
from tafelrunde.table.store import DamagedRoom, RoomRecord, SequenceTaken, Store

LOG: Final = logging.getLogger("tafelrunde.table")
Entries = list[tuple[int, bytes]]


async def open_game(store: Store, record: RoomRecord, shown: ShownGame) -> Playing:
    """The game of a room as it stands."""
    while True:
        with suppress(SequenceTaken):  # another process was faster: begin anew
            return await _open(store, record, shown)


async def _open(store: Store, record: RoomRecord, shown: ShownGame) -> Playing:
    kept = await _snapshot(store, record.code)
    found = None
    if kept is not None:
        found = journal.open_snapshot(shown.rules, shown.event_kinds, kept[1])
    saved = kept[0] if kept is not None and found is not None else 0
    session, fits = found or Opened(journal.begin(shown.rules, record), fits=True)
    entries = await store.entries(record.code, max(0, saved - 1))  # the last one says how it stands
    if saved and not entries:
        raise DamagedRoom(record.code)  # the entry after which the snapshot was taken is lost
    may_cut = kept is None or found is not None
    mending = _play(record.code, session, saved, entries, fits=fits, may_cut=may_cut)
    seq = entries[-1][0] if entries else saved
    if mending is None:
        trouble = isinstance(_last(entries), Void | Cut)
        return Playing(shown, session, seq, saved=saved, trouble=trouble)
    await store.append(record.code, seq + 1, journal.encode(mending))
    journal.play_entry(session, mending)
    playing = Playing(shown, session, seq + 1, saved=saved, trouble=True)
    await save_game(store, record.code, playing)
    return playing


async def _snapshot(store: Store, code: str) -> tuple[int, bytes] | None:
    """The newest snapshot; one that is damaged counts as one that this version cannot read."""
    try:
        return await store.snapshot(code)
    except DamagedRoom:
        LOG.warning("a snapshot is damaged: the table is played from its entries")
        return 0, b""


def _play(
    code: str, session: Session[Any], saved: int, entries: Entries, *, fits: bool, may_cut: bool
) -> Entry | None:
    """Play what came after the snapshot; the entry that has to be appended, if any.

    Nothing is cut where a snapshot is there that only another version of the program can read.
    """
    new = [entry for entry in entries if entry[0] > saved]
    if not fits and not _is_cut(new):
        LOG.error("table %s: the last answers no longer fit the rules", code)
        return Cut(saved, session.step)
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
