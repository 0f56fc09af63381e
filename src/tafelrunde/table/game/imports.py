"""Games that come from elsewhere: the record of a table, or a game saved in the terminal.

Whatever it is, it is played through before it is kept, and kept as the record of a new table.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import BadSetup, DamagedSave, TafelrundeError
from tafelrunde.engine.games import Data, State
from tafelrunde.engine.journal import Answered, Entry, decode, encode, entries_from
from tafelrunde.engine.record_files import is_record, play_record, read_record
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session, read_save
from tafelrunde.table.game import journal
from tafelrunde.table.game.evenings import seconds
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.game.seats import BOT, undo_policy
from tafelrunde.table.storage.room_files import IMPORT_LIMIT, check_size, read_room_file, seal
from tafelrunde.table.storage.store import LoggedEntry, RoomRecord, SeatRecord, WholeRoom


class Brought(NamedTuple):
    """A game that can be played: the record of its table, and a snapshot after its last entry."""

    record: bytes
    entries: int
    snapshot: bytes | None


def brought(content: bytes) -> Brought:
    """A stranger's file, played through; raises an error of ours if it cannot be played."""
    if len(content) > IMPORT_LIMIT:
        raise DamagedSave("The file is larger than 4 MB.")
    record = content if is_record(content) else from_save(content)
    whole = read_room_file(record)
    shown = find_game(whole.room.game).shown
    session = play_record(shown.rules, read_record(record))
    try:
        seats = len(find_game(whole.room.game).setup.seated(whole.room.setup))
        if not seats == len(whole.room.seats) == shown.rules.seats(session.state):
            raise DamagedSave("The file does not fit its own set-up.")
        need_shown(RunningGame(shown, session, len(whole.entries)), seats)
    except TafelrundeError:
        raise
    except Exception as trouble:
        raise DamagedSave(f"The file cannot be shown ({trouble}).") from trouble
    entries = len(whole.entries)
    snapshot = journal.take_snapshot(session) if entries else None
    return Brought(seal(tidied(whole, session)), entries, snapshot)


def tidied(whole: WholeRoom, session: Session[State]) -> WholeRoom:
    """The record as we write it ourselves: what was read of it, and nothing else of the file."""
    origin = session.origin
    room = replace(whole.room, origin=session.rules.dump(origin) if origin is not None else None)
    check_size(room.setup)
    entries = [LoggedEntry(one.at, encode(decode(one.entry))) for one in whole.entries]
    return WholeRoom(room, tuple(entries))


def need_shown(playing: RunningGame, seats: int) -> None:
    """Raise `DamagedSave` if some seat, or who watches, could not be shown everything."""
    every = [True] * len(playing.session.decisions)
    for key in {playing.key_for(each) for each in ((), *((seat,) for seat in range(seats)))}:
        playing.view(key)
    for lang in LANGUAGES:
        playing.decisions(lang, every)
        playing.log(lang)
    if said := playing.view_errors.unlogged():
        raise DamagedSave(f"The file cannot be shown ({said[0]}).")


def held_by(record: RoomRecord, who: str, person: str = "") -> RoomRecord:
    """Seats that belong to nobody go to this person; those without a name get the person's."""
    places = [
        replace(seat, kind="person", token_hash=who, name=seat.name or person)
        if seat.kind == "open"
        else seat
        for seat in record.seats
    ]
    return replace(record, seats=tuple(places))


# --- Games saved in the terminal ------------------------------------------------------------------


def from_save(content: bytes) -> bytes:
    """A saved game as the record of a table: bots stay, all other seats are for people."""
    data = read_save(content)
    shown = find_game(data.game).shown
    session: Session[State] = Session.load(shown.rules, content)
    try:
        origin, entries = history(session)
    except BadSetup:
        raise
    except Exception as trouble:  # answers of seats that had nothing to decide, for example
        raise DamagedSave(f"The saved game cannot be played again ({trouble}).") from trouble
    now = time.time()
    room = RoomRecord(
        code="",
        game=data.game,
        setup=session.setup,
        seed=session.seed,
        seats=seats_of(session, find_game(data.game).setup.seated(session.setup)),
        host_hash="",
        created=seconds(session.table.get("began")),
        rules_version=shown.rules.version,
        status="over" if session.question is None else "running",
        undo=undo_policy(data.game, ""),
        origin=origin,
    )
    return seal(WholeRoom(room, tuple(LoggedEntry(now, encode(entry)) for entry in entries)))


def seats_of(session: Session[State], seated: list[str]) -> tuple[SeatRecord, ...]:
    """The seats as they were kept with the game; people wherever that makes no sense."""
    who, names = (kept_by(session, key, len(seated)) for key in ("seats", "names"))
    return tuple(
        SeatRecord(seat, player, "bot", bot=BOT)
        if who[seat] == "bot"
        else SeatRecord(seat, player, name=names[seat])
        for seat, player in enumerate(seated)
    )


def kept_by(session: Session[State], key: str, seats: int) -> list[str]:
    """What was kept with the game for every seat; nothing wherever that makes no sense."""
    kept = session.table.get(key)
    found = [str(each) for each in kept] if isinstance(kept, list) else []
    return (found + [""] * seats)[:seats]


def history(session: Session[State]) -> tuple[Data | None, list[Entry]]:
    """Where the record begins, and its entries: the whole game, or what came after the last
    checkpoint if the answers before no longer fit the rules.
    """
    rules = session.rules
    begun = Session(rules, session.setup, session.seed, origin=session.origin)
    try:
        entries = entries_from(begun, session.steps)
    except Exception:  # whatever it is, they do not fit
        entries = []
    origin = session.origin
    if rules.dump(begun.state) != rules.dump(session.state) or begun.step != session.step:
        at, origin = session.snapshots[-1]
        begun = Session(rules, session.setup, session.seed, origin=origin)
        entries = entries_from(begun, session.steps[at:])
    if isinstance(session.question, Barrier):
        for index, chosen in session.partial.items():
            seat = int(session.question.decisions[index].seat)
            entries.append(Answered(seat, chosen, begun.step))
    return (rules.dump(origin) if origin is not None else None), entries
