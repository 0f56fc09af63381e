"""A campaign at the table: every evening is a table of its own that leads on to the next.

What was played of an evening stays where it was; the next table begins with the position in which
the last one ended. As one file a campaign goes from here to the terminal and back.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.campaigns.campaign import evenings_of, need_end
from tafelrunde.engine.campaigns.chronicle import (
    Chronicle,
    Evening,
    Export,
    Sitting,
    checked,
    digest,
    pack,
    seal,
    unpack,
    unseal,
)
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import DamagedSave
from tafelrunde.engine.games import State
from tafelrunde.engine.journal import Closed, decode
from tafelrunde.engine.record_files import play_record, read_record
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.saves import BOT, PERSON, SaveData, read_save, write_save
from tafelrunde.engine.sessions import GOES_ON, Session
from tafelrunde.table.rest import EveningView
from tafelrunde.table.storage.store import RoomRecord, SeatRecord

SEAL: Final = b'{"tafelrunde_campaign"'
TIMESTAMP: Final = "%Y-%m-%dT%H:%M:%SZ"
MOST_BYTES: Final = 16_000_000
"""All evenings of a file together have no more, however small they were packed."""


def next_table(
    record: RoomRecord, session: Session[State], leaving: Sequence[str], joining: Sequence[str]
) -> RoomRecord:
    """The table of the next evening, in whose lobby newcomers sit down; raises `NoCampaign`,
    `EveningGoesOn` or `BadSetup`.
    """
    rules = find_game(record.game)
    evenings = evenings_of(rules)
    need_end(evenings, session)
    state = rules.clone(session.state)
    evenings.begin(state, leaving, joining)
    return replace(
        record,
        setup=evenings.setup(state),
        origin=rules.dump(state),
        seats=seats_for(record, evenings.players(state)),
        status="lobby" if joining else "running",
        created=time.time(),
        wish=None,
        evenings=(*record.evenings, record.code),
        version=1,
    )


def seats_for(record: RoomRecord, players: Sequence[str]) -> tuple[SeatRecord, ...]:
    """Who stays keeps the seat, whatever its number is now; newcomers find theirs open."""
    known = {seat.hero: seat for seat in record.seats}
    return tuple(
        replace(known[player], seat=number) if player in known else SeatRecord(number, player)
        for number, player in enumerate(players)
    )


def evening_view(record: RoomRecord, session: Session[State], lang: Lang) -> EveningView:
    """An evening in the list of all."""
    evenings = evenings_of(find_game(record.game))
    facts = evenings.facts(session.state)
    return EveningView(
        number=len(record.evenings) + 1,
        code=record.code,
        began=record.created,
        players=[seat.hero for seat in record.seats],
        names=[seat.name for seat in record.seats],
        answers=session.step,
        stands=evenings.summary(facts, lang),
        is_over=session.question is None,
    )


# --- One file -------------------------------------------------------------------------------------


def is_campaign(content: bytes) -> bool:
    """Whether a file is a whole campaign."""
    return content.startswith(SEAL)


def exported(game: str, name: str, evenings: Sequence[tuple[Evening, bytes]]) -> bytes:
    """These evenings, each with its saved game, as the file of a campaign."""
    found, packed, running = [], [], b""
    for evening, save in evenings:
        if evening.is_over:
            packed.append(pack(save))
            evening = replace(evening, sha256=digest(packed[-1]))
        else:
            running = save
        found.append(evening)
    return seal(Export(Chronicle(game, name, tuple(found)), tuple(packed), running))


def saved(session: Session[State]) -> bytes:
    """The saved game of an evening, without where it went on."""
    data = read_save(session.save())
    data.table = {key: value for key, value in data.table.items() if key != GOES_ON}
    return write_save(data)


def as_it_led_on(content: bytes, table: str) -> bytes:
    """The saved game of an evening, from the record of its table, as it stood when the campaign
    went on at that other table; where it never did, as it stood when it ended last.
    """
    record = read_record(content)
    ends = [
        (entry.table == table, at)
        for at, (_, written) in enumerate(record.entries, start=1)
        if isinstance(entry := decode(written), Closed)
    ]
    record.entries = record.entries[: max(ends)[1]] if ends else record.entries
    return play_record(find_game(record.room.game), record).save()


def evening_of(number: int, record: RoomRecord, session: Session[State]) -> Evening:
    """An evening in the chronicle."""
    rules = find_game(record.game)
    evenings = evenings_of(rules)
    began = Session(rules, session.setup, session.seed, origin=session.origin)
    seats = tuple(
        Sitting(seat.hero, BOT) if seat.kind == "bot" else Sitting(seat.hero, PERSON, seat.name)
        for seat in record.seats
    )
    found = Evening(number, timestamp(record.created), seats, evenings.facts(began.state))
    if session.question is not None:
        return found
    return replace(
        found,
        ended=timestamp(time.time()),
        last=evenings.facts(session.state),
        answers=session.step,
        outcome=session.outcome,
    )


def timestamp(at: float) -> str:
    """Seconds since 1970 as the chronicle writes them."""
    return datetime.fromtimestamp(at, UTC).strftime(TIMESTAMP)


def seconds(written: object) -> float:
    """The same as seconds again; now, if it is no such moment."""
    try:
        return datetime.strptime(str(written), TIMESTAMP).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return time.time()


def saves_in(content: bytes) -> list[bytes]:
    """The saved games of all evenings in the file of a campaign; raises `DamagedSave` or
    `NewerSave`.
    """
    found = unseal(content, Export)
    chronicle = checked(found.chronicle)
    finished, running = chronicle.finished, chronicle.running
    if len(finished) != len(found.evenings):
        raise DamagedSave("The campaign is damaged: evenings are missing.")
    saves, left = [], MOST_BYTES
    for packed, evening in zip(found.evenings, finished, strict=True):
        saves.append(remembered(unpack(packed, evening, left), evening))
        left = max(1, left - len(saves[-1]))
    return [*saves, remembered(read_save(found.running), running)] if running else saves


def remembered(save: SaveData, evening: Evening) -> bytes:
    """The saved game of an evening with who sat there, and since when."""
    seats = [BOT if each.who == BOT else PERSON for each in evening.seats]
    names = [each.called for each in evening.seats]
    save.table |= {"seats": seats, "names": names, "began": evening.began}
    return write_save(save)
