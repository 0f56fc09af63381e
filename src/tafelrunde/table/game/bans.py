"""Removing people from a table, and keeping them out.

A ban refuses the person's token until it is lifted, and for some hours everybody new who comes from
the same address. Addresses that the host or somebody with a seat shares are left alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.registry import find_game
from tafelrunde.table.game.seats import BOT, is_host, name_of, remembering
from tafelrunde.table.refusals import BadRequest, UnknownSeat
from tafelrunde.table.security import same
from tafelrunde.table.storage.store import BanRecord, RoomRecord, SeatRecord
from tafelrunde.table.wire import BanView, Removal, WatcherView

MOST_BANS: Final = 50
"""So many are remembered; the oldest is forgotten first."""
HOUR: Final = 3600.0
ID_LETTERS: Final = 16


# --- Who is meant ---------------------------------------------------------------------------------


def person_meant(room: RoomRecord, wish: Removal) -> str:
    """The hash of the person at a seat, or of the watcher; raises if there is none."""
    if wish.watcher:
        found = [s.token_hash for s in room.spectators if watcher_id(s.token_hash) == wish.watcher]
    else:
        found = [seat.token_hash for seat in room.seats if seat.seat == wish.seat]
    who = next(iter(found), "")
    if not who:
        raise UnknownSeat("Nobody is there who could be removed.")
    if is_host(room, who):
        raise BadRequest("The host of the table stays.")
    return who


def watcher_id(who: str) -> str:
    """How the host names somebody who watches."""
    return who[:ID_LETTERS]


def watcher_views(room: RoomRecord, connected: set[str]) -> list[WatcherView]:
    """Those who watch under a name."""
    return [
        WatcherView(watcher_id(each.token_hash), each.name, each.token_hash in connected)
        for each in room.spectators
        if not is_host(room, each.token_hash)
    ]


# --- Removing -------------------------------------------------------------------------------------


def removed(room: RoomRecord, who: str) -> RoomRecord:
    """The table without this person: seats are open again, or bots play there."""
    places = tuple(_left(room, seat) if same(who, seat.token_hash) else seat for seat in room.seats)
    watchers = tuple(each for each in room.spectators if not same(who, each.token_hash))
    return remembering(room, replace(room, seats=places, spectators=watchers))


def _left(room: RoomRecord, seat: SeatRecord) -> SeatRecord:
    """Where seats have secrets, nobody looks into what a person had in hand."""
    if room.status == "lobby":
        return SeatRecord(seat.seat, seat.hero)
    sealed = not find_game(room.game).shown.is_open
    return SeatRecord(seat.seat, seat.hero, "bot", bot=BOT, sealed=sealed)


# --- Banning --------------------------------------------------------------------------------------


def banned(room: RoomRecord, who: str, hours: float, prints: Iterable[str]) -> RoomRecord:
    """The table without this person, who may not come back."""
    number = max((each.number for each in room.bans), default=0) + 1
    until = time.time() + hours * HOUR
    ban = BanRecord(number, name_of(room, who), who, until, tuple(sorted(set(prints))))
    return replace(removed(room, who), bans=(*room.bans, ban)[-MOST_BANS:])


def lifted(room: RoomRecord, number: int) -> RoomRecord:
    """The table when a ban is lifted; raises `BadRequest` if there is no such."""
    left = tuple(each for each in room.bans if each.number != number)
    if len(left) == len(room.bans):
        raise BadRequest("There is no such ban.")
    return replace(room, bans=left)


def with_prints(room: RoomRecord, number: int, prints: Iterable[str]) -> RoomRecord:
    """The table when more is known of where a banned person came from."""
    bans = tuple(
        replace(ban, prints=tuple(sorted({*ban.prints, *prints}))) if ban.number == number else ban
        for ban in room.bans
    )
    return replace(room, bans=bans)


def without_old_prints(room: RoomRecord) -> RoomRecord:
    """The table when addresses whose time is over are forgotten."""
    if all(is_in_force(ban) or not ban.prints for ban in room.bans):
        return room
    bans = tuple(ban if is_in_force(ban) else replace(ban, prints=()) for ban in room.bans)
    return replace(room, bans=bans)


def is_in_force(ban: BanRecord) -> bool:
    """Whether newcomers from there are still refused."""
    return time.time() < ban.until


def is_banned(room: RoomRecord, who: str) -> bool:
    """Whether this very person may not come back."""
    return any(same(who, ban.token_hash) for ban in room.bans)


def is_refused_from(room: RoomRecord, fingerprint: str) -> bool:
    """Whether nobody new may come from this address."""
    return any(fingerprint in ban.prints and is_in_force(ban) for ban in room.bans)


def ban_views(room: RoomRecord) -> list[BanView]:
    """Who may not come back, for the host."""
    return [BanView(ban.number, ban.name, ban.until) for ban in room.bans]
