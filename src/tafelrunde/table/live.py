"""One connection: what it has been sent, and its messages waiting to go out.

A room never waits for a connection. One that has fallen behind is closed, because it reads too
slowly or because something could not be told to it; it can come back and go on from its last
number.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.bans import ban_views, watcher_views
from tafelrunde.table.playing import Change, Key, Playing
from tafelrunde.table.seats import may_answer, seats_of
from tafelrunde.table.store import RoomRecord
from tafelrunde.table.undoing import can_redo, earliest, last_answer, others_joined
from tafelrunde.table.wire import (
    ChatView,
    Hello,
    Refused,
    RoomChanged,
    RoomView,
    ToClient,
    Update,
)
from tafelrunde.table.words import in_words

if TYPE_CHECKING:
    from tafelrunde.table.room import Room

LOG: Final = logging.getLogger("tafelrunde.table")
WAITING: Final = 256
"""So many messages may wait for a slow client before it is closed."""
WAITING_BYTES: Final = 2_000_000
CHAT_SENT: Final = 50
FELL_BEHIND: Final = 1013  # "try again later"

_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ToClient) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


class Line(Protocol):
    """The WebSocket of a connection."""

    @property
    def takes_more(self) -> bool:
        """Whether the other side reads as fast as we write."""

    def say(self, text: bytes) -> None:
        """Send a message at once; nothing happens if the line is closed."""


class Connection:
    """Somebody at the table, over one WebSocket."""

    def __init__(self, who: str, fingerprint: str = "") -> None:
        self.who = who  # the hash of the token; empty for a passer-by
        self.fingerprint = fingerprint  # of the address
        self.code = 0  # with which it is closed, once the room lets go of it
        self.lang: Lang = "en"
        self.key: Key | None = None  # whose view it was sent
        self.joined = False  # whether the first message has come
        self._record: RoomRecord | None = None
        self._seats: tuple[int, ...] = ()
        self.line: Line | None = None
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.on_end: Callable[[], None] = lambda: None

    def seats(self, record: RoomRecord) -> tuple[int, ...]:
        """The seats that this person plays now; looked up when the record has changed."""
        if record is not self._record:
            self._record, self._seats = record, seats_of(record, self.who)
        return self._seats

    def send(self, message: ToClient | bytes) -> None:
        """Send a message, or put it in line; a client that does not read has fallen behind."""
        text = message if isinstance(message, bytes) else encoded(message)
        if self.code:
            return
        if self.line is not None and self.line.takes_more and not self.waiting:
            self.line.say(text)
        elif len(self.waiting) >= WAITING or self.bytes + len(text) > WAITING_BYTES:
            self.fall_behind()
        else:
            self.bytes += len(text)
            self.waiting.append(text)

    def next(self) -> bytes:
        """The next message to go out."""
        text = self.waiting.popleft()
        self.bytes -= len(text)
        return text

    def send_waiting(self) -> None:
        """Send what had to wait, as far as the line takes it."""
        while self.waiting and self.line is not None and self.line.takes_more:
            self.line.say(self.next())

    def fall_behind(self) -> None:
        """This client has to come back to hear what it missed."""
        self.waiting.clear()
        self._end(FELL_BEHIND)

    def _end(self, code: int) -> None:
        """Let go of the client; nothing more is sent but what is waiting."""
        if not self.code:
            self.code = code
            self.on_end()

    def refuse(self, error: TafelrundeError, re: int = 0) -> None:
        """Say why nothing has changed."""
        self.send(Refused(error.slug, in_words(error, self.lang), error.why, re))

    def dismiss(self, error: TafelrundeError, code: int) -> None:
        """Let go of the client; the last word says why."""
        self.refuse(error)
        self._end(code)

    # --- What a room tells ------------------------------------------------------------------------

    def greet(self, room: Room, chat: list[ChatView]) -> None:
        """Everything, from the beginning, and what this person still has to agree to."""
        self.send(hello(room, self, chat))
        room.consents.show(self)

    def tell_room(self, room: Room) -> None:
        """Somebody came, went, or something about the table changed."""
        self.send(RoomChanged(room_view(room, self.who)))

    def tell_change(self, room: Room, change: Change, *, last: bool = True) -> None:
        """One change; only the last of several carries the open decisions."""
        playing = room.playing
        if playing is None:
            return
        key = playing.key_for(self.seats(room.record))
        try:
            if key == self.key and key in change.views:
                self.send(update(room, playing, self, change, last))
            elif last:  # other seats, another view
                self.greet(room, list(room.talk.lines))
        except Exception:  # the change stands, and others must hear of it
            LOG.exception("a change could not be told")
            self.fall_behind()


# --- Messages -------------------------------------------------------------------------------------


def room_view(room: Room, who: str) -> RoomView:
    """The room as this person sees it."""
    record = room.record
    disclosed = "" if room.shown.is_open else record.disclosed
    return RoomView(
        code=record.code,
        game=record.game,
        name=record.name,
        status=record.status,
        setup=record.setup,
        seats=room.seat_views(who),
        host=room.is_host(who),
        spectators=room.watchers,
        undo=record.undo,
        speaker=record.speaker,
        absence=int(room.absences.limit) if room.away else 0,
        disclosed=disclosed,
        seed=str(record.seed) if disclosed == "seed" else "",
        locked=record.password is not None,
        watching=watcher_views(record, room.present) if room.is_host(who) else [],
        bans=ban_views(record) if room.is_host(who) else [],
        retires=room.lifetime.retires,
    )


def mine(room: Room, playing: Playing, connection: Connection) -> tuple[bool, ...]:
    """For each open decision, whether this person may answer it."""
    record, seats = room.record, connection.seats(room.record)
    return tuple(
        (each.seat in seats or (each.seat == PARTY and may_answer(record, connection.who, PARTY)))
        and not playing.is_skipped(record, each)
        for each in playing.session.decisions
    )


def hello(room: Room, connection: Connection, chat: list[ChatView]) -> Hello:
    """Everything this person may see."""
    who, lang, playing = connection.who, connection.lang, room.playing
    if playing is None:
        return Hello(0, room_view(room, who), None, 0, [], [], chat, False, False)
    seats = connection.seats(room.record)
    key = connection.key = playing.key_for(seats)
    view, checksum = playing.view(key)
    return Hello(
        seq=playing.seq,
        room=room_view(room, who),
        view=view,
        checksum=checksum,
        decisions=playing.decisions(lang, mine(room, playing, connection)),
        log=playing.log(lang, key),
        chat=chat,
        outcome=playing.outcome,
        **taking_back(room, playing, seats),
        notice=playing.notice(lang),  # comes last: by now it is known
    )


def taking_back(room: Room, playing: Playing, seats: tuple[int, ...]) -> dict[str, Any]:
    """What of the game somebody on these seats can take back, or play again."""
    record, session = room.record, playing.session
    first, last = earliest(record, session, seats), last_answer(record, session)
    return {
        "can_undo": bool(seats) and first <= last and not others_joined(record, session, seats),
        "can_redo": bool(seats) and can_redo(record, session, seats),
        "step": session.step,
        "back_to": first,
        "last_answer": last,
        "trouble": playing.trouble,
    }


def update(
    room: Room, playing: Playing, connection: Connection, change: Change, last: bool
) -> bytes:
    """One change for this person; readers who may see and do the same share the message."""
    lang, seats = connection.lang, connection.seats(room.record)
    key, own = playing.key_for(seats), mine(room, playing, connection) if last else ()
    kind = (key, lang, own, bool(seats), room.record.version)
    current = last and change.seq == playing.seq
    if current and kind in change.messages:
        return change.messages[kind]
    patch, checksum = change.views[key]
    message = Update(
        seq=change.seq,
        patch=patch,
        checksum=checksum,
        events=playing.told(change, lang, key),
        decisions=playing.decisions(lang, own) if last else [],
        outcome=playing.outcome if last else None,
        **taking_back(room, playing, seats if last else ()),
        notice=playing.notice(lang),
    )
    text = encoded(message)
    if current:
        change.messages[kind] = text
    return text
