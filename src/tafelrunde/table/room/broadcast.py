"""What people at a room are told: every message is made from its model.

Readers who may see and do the same share a message. Who cannot be told something falls behind, and
comes back for it; the others hear it all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.games import Data
from tafelrunde.table.game.bans import ban_views, watcher_views
from tafelrunde.table.game.running_game import Change, RunningGame
from tafelrunde.table.game.seats import name_of, seats_of
from tafelrunde.table.game.undo_policy import can_redo, earliest, others_joined
from tafelrunde.table.room.advice import no_advice
from tafelrunde.table.room.connections import Connection, encoded
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.storage.store import RoomRecord, WishRecord
from tafelrunde.table.wire import (
    ChatView,
    ConsentAsked,
    ConsentOver,
    Hello,
    RoomChanged,
    RoomView,
    Said,
    Update,
    WebhookView,
)

LOG: Final = logging.getLogger("tafelrunde.table")


class Broadcast:
    """Tells everybody who is connected to a room at this process."""

    def __init__(self, model: RoomModel) -> None:
        self._model = model

    @property
    def _everybody(self) -> Iterable[Connection]:
        return self._model.presence.connections

    # --- To everybody -----------------------------------------------------------------------------

    def room(self, besides: Connection | None = None) -> None:
        """Who is there, or something else about the room, has changed."""
        for connection in self._everybody:
            if connection is not besides:
                connection.send(RoomChanged(room_view(self._model, connection.who)))

    def everything(self) -> None:
        """Everybody gets everything, because the game began or was replaced."""
        for connection in self._everybody:
            self.greet(connection)

    def change(self, change: Change) -> None:
        """One change of the game: first in words for everybody, then sent to all at once, so that
        programs that listen are woken once.
        """
        told = [(connection, self._told(connection, change)) for connection in self._everybody]
        for connection, text in told:
            if text is not None:
                connection.send(text)

    def decisions(self) -> None:
        """The open decisions once more: who may answer what may have changed."""
        if self._model.playing is not None:
            self.change(self._model.playing.standing())

    def view_errors(self) -> None:
        """If something could not be shown that was fine before, everybody hears of it, and the log
        of the server gets a line.
        """
        playing = self._model.playing
        if playing is None:
            return
        for said in playing.view_errors.unlogged():
            LOG.error("table %s cannot be shown: %s", self._model.code, said)
        if playing.view_errors.untold():
            self.decisions()

    def talk(self, line: ChatView) -> None:
        """Somebody has said something."""
        message = encoded(Said(line))
        for connection in self._everybody:
            connection.send(message)

    def wish_over(self, wish: WishRecord, granted: bool) -> None:
        """Everybody who plays hears what came of a wish, and who asked or was asked."""
        for connection in self._everybody:
            who = connection.who
            own = bool(wish.by) and who == wish.by
            if own or who in wish.asked or seats_of(self._model.record, who):
                withdrawn = wish.outcome == "withdrawn"
                connection.send(ConsentOver(wish.id, granted, withdrawn, wish.kind, own))

    # --- To one person ----------------------------------------------------------------------------

    def greet(self, connection: Connection) -> None:
        """Everything, from the beginning, and what this person still has to agree to."""
        connection.send(hello(self._model, connection))
        self.wish(connection)

    def _told(self, connection: Connection, change: Change, *, last: bool = True) -> bytes | None:
        """One change as this person is told of it; only the last of several carries the open
        decisions. None where it says nothing, or where everything was told anew instead.
        """
        model, playing = self._model, self._model.playing
        if playing is None:
            return None
        key = playing.key_for(connection.seats(model.record))
        try:
            if key == connection.key and key in change.views:
                return update(model, playing, connection, change, last)
            if last:  # other seats, another view
                self.greet(connection)
        except Exception:  # the change stands, and others must hear of it
            LOG.exception("a change could not be told")
            connection.fall_behind()
        return None

    def changes(self, connection: Connection, missed: list[Change]) -> None:
        """What somebody missed; if it was nothing, the open decisions alone."""
        missed = missed or [self._model.running().standing()]
        for change in missed:
            text = self._told(connection, change, last=change is missed[-1])
            if text is not None:
                connection.send(text)

    def talk_after(self, connection: Connection, number: int) -> None:
        """What was said while somebody was away."""
        for line in self._model.talk:
            if line.number > number:
                connection.send(Said(line))

    def wish(self, connection: Connection) -> None:
        """Ask, if this person still has to agree; or say what the own wish waits for."""
        wish, who = self._model.wish, connection.who
        if wish is not None and who and (who in wish.waiting or who == wish.by):
            connection.send(asked(self._model.record, wish, who))


# --- Messages -------------------------------------------------------------------------------------


def room_view(model: RoomModel, who: str) -> RoomView:
    """The room as this person sees it."""
    record = model.record
    disclosed = "" if model.shown.is_open else record.disclosed
    return RoomView(
        code=record.code,
        game=record.game,
        name=record.name,
        status=record.status,
        setup=record.setup,
        seats=model.seat_views(who),
        host=model.is_host(who),
        spectators=model.presence.watchers(record),
        undo=record.undo,
        speaker=record.speaker,
        bots=record.bots or model.settings.bot,
        absence=int(model.presence.absent_after) if model.away else 0,
        disclosed=disclosed,
        seed=str(record.seed) if disclosed == "seed" else "",
        locked=record.password is not None,
        watching=watcher_views(record, model.present) if model.is_host(who) else [],
        bans=ban_views(record) if model.is_host(who) else [],
        webhook=webhook_view(model) if model.is_host(who) else None,
        retires=model.retires,
        evening=len(record.evenings) + 1 if model.has_evenings else 0,
        next=model.playing.session.goes_on if model.playing is not None else "",
        advice=no_advice(model),
    )


def webhook_view(model: RoomModel) -> WebhookView | None:
    """Where notices go, for the host; none where the server calls nobody."""
    hosts = [each.strip() for each in model.settings.webhook_hosts.split(",") if each.strip()]
    hook = model.record.webhook
    if not hosts:
        return None
    return WebhookView(hosts, hook.url, hook.secret) if hook is not None else WebhookView(hosts)


def mine(model: RoomModel, playing: RunningGame, connection: Connection) -> tuple[bool, ...]:
    """For each open decision, whether this person may answer it."""
    record, may_answer = model.record, connection.may_answer
    return tuple(
        may_answer(record, each.seat) and not playing.is_skipped(record, each)
        for each in playing.session.decisions
    )


def hello(model: RoomModel, connection: Connection) -> Hello:
    """Everything this person may see."""
    who, lang, playing = connection.who, connection.lang, model.playing
    chat = list(model.talk)
    if playing is None:
        return Hello(0, room_view(model, who), None, 0, [], [], chat, False, False)
    seats = connection.seats(model.record)
    key = connection.key = playing.key_for(seats)
    view, checksum = playing.view(key)
    return Hello(
        seq=playing.seq,
        room=room_view(model, who),
        view=view,
        checksum=checksum,
        decisions=playing.decisions(lang, mine(model, playing, connection)),
        log=playing.log(lang, key),
        chat=chat,
        outcome=playing.outcome,
        **taking_back(model, playing, seats),
        notice=playing.notice(lang),  # comes last: by now it is known
    )


def taking_back(model: RoomModel, playing: RunningGame, seats: tuple[int, ...]) -> Data:
    """What of the game somebody on these seats can take back, or play again."""
    record, session = model.record, playing.session
    first, last = earliest(record, session, seats), playing.last_answer(record)
    return {
        "can_undo": bool(seats) and first <= last and not others_joined(record, session, seats),
        "can_redo": bool(seats) and can_redo(record, session, seats),
        "step": session.step,
        "back_to": first,
        "last_answer": last,
        "trouble": playing.trouble,
    }


def update(
    model: RoomModel, playing: RunningGame, connection: Connection, change: Change, last: bool
) -> bytes:
    """One change for this person; readers who may see and do the same share the message."""
    lang, seats = connection.lang, connection.seats(model.record)
    key, own = playing.key_for(seats), mine(model, playing, connection) if last else ()
    kind = (key, lang, own, bool(seats), model.record.version)
    current = last and change.seq == playing.seq
    if current and kind in change.messages:
        return change.messages[kind]
    patch, checksum = change.views[key]
    message = Update(
        seq=change.seq,
        patch=patch,
        checksum=checksum,
        events=playing.lines(change, lang, key),
        decisions=playing.decisions(lang, own) if last else [],
        outcome=playing.outcome if last else None,
        **taking_back(model, playing, seats if last else ()),
        notice=playing.notice(lang),
    )
    text = encoded(message)
    if current:
        change.messages[kind] = text
    return text


def asked(record: RoomRecord, wish: WishRecord, who: str) -> ConsentAsked:
    """The wish as one person is told of it."""
    own = who == wish.by
    message = ConsentAsked(wish.id, wish.name, wish.steps, wish.kind, wish.step, own=own)
    message.words = list(wish.words)
    if own:
        message.waiting = [name_of(record, each) for each in wish.waiting]
    if wish.seat is not None:
        message.seat, message.how = wish.seat.seat, wish.seat.how
    return message
