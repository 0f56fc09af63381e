"""Seats and rights: who holds what at a table, and how it changes hands.

Everything here makes a new `RoomRecord` out of an old one, or refuses.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from tafelrunde.bots.makers import levels
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.seeds import is_keyed, new_seed
from tafelrunde.table.refusals import (
    AlreadyRunning,
    BadRequest,
    NotHost,
    NoToken,
    NotYourSeat,
    SeatTaken,
    TableFull,
    UnknownSeat,
)
from tafelrunde.table.security import clean_name, same
from tafelrunde.table.storage.store import (
    Bots,
    FormerRecord,
    RoomRecord,
    SeatRecord,
    SeatWishRecord,
    Speaker,
    SpectatorRecord,
    Status,
    UndoPolicy,
)
from tafelrunde.table.wire import SeatView, SeatWish, Settings

BOT: Final = "heuristic"
FORMER_KEPT: Final = 200
"""So many who held seats are remembered."""


# --- Who is who -----------------------------------------------------------------------------------


def is_host(room: RoomRecord, who: str) -> bool:
    """Whether this token's hash is the host's."""
    return same(who, room.host_hash)


def seats_of(room: RoomRecord, who: str) -> tuple[int, ...]:
    """The seats that this person plays now."""
    return tuple(s.seat for s in room.seats if s.kind == "person" and same(who, s.token_hash))


def holds(room: RoomRecord, who: str) -> bool:
    """Whether this person holds a seat, even if a bot keeps it."""
    return any(same(who, seat.token_hash) for seat in room.seats if seat.token_hash)


def is_member(room: RoomRecord, who: str) -> bool:
    """Whether this person belongs to the table: host, holder of a seat, or known spectator."""
    hashes = [seat.token_hash for seat in room.seats]
    hashes += [each.token_hash for each in room.spectators]
    return is_host(room, who) or any(same(who, each) for each in hashes)


def is_known(room: RoomRecord, who: str) -> bool:
    """Whether this person belongs to the table, or waits until the others agree."""
    asks = room.wish is not None and not room.wish.outcome and same(who, room.wish.by)
    return is_member(room, who) or asks


def is_player(room: RoomRecord, who: str) -> bool:
    """Whether this is the host, or holds a seat, even if a bot keeps it now."""
    return is_host(room, who) or any(same(who, seat.token_hash) for seat in room.seats)


def name_of(room: RoomRecord, who: str) -> str:
    """What this person is called at the table."""
    for seat in room.seats:
        if same(who, seat.token_hash):
            return seat.name
    for each in room.spectators:
        if same(who, each.token_hash):
            return each.name
    return ""


def may_answer(room: RoomRecord, who: str, seat: int) -> bool:
    """Whether this person may answer a decision of that seat (-1: of the whole party)."""
    if seat != PARTY:
        return seat in seats_of(room, who)
    if room.speaker == "host":
        return is_host(room, who)
    return bool(seats_of(room, who))


def has_people(room: RoomRecord) -> bool:
    """Whether a person holds any seat."""
    return any(seat.kind == "person" for seat in room.seats)


def is_alone(room: RoomRecord, who: str) -> bool:
    """Whether no other person plays here: this one plays alone, or lets bots play. Those whose
    seat a bot keeps may come back.
    """
    others = [s for s in room.seats if s.token_hash and not same(who, s.token_hash)]
    return not others and (is_host(room, who) or bool(seats_of(room, who)))


def has_rivals(room: RoomRecord) -> bool:
    """Whether more than one seat is for people: held, open, or kept by a bot meanwhile."""
    return sum(seat.kind != "bot" or bool(seat.token_hash) for seat in room.seats) > 1


def need_host(room: RoomRecord, who: str) -> None:
    """Raise unless this is the host."""
    if not who:
        raise NoToken("Only people at this table may do that.")
    if not is_host(room, who):
        raise NotHost("Only the host of the table may do that.")


def need_member(room: RoomRecord, who: str) -> None:
    """Raise unless this person belongs to the table."""
    if not is_member(room, who):
        raise NoToken("Only people at this table may do that.")


def views(
    room: RoomRecord, who: str, connected: set[str], away: Mapping[str, int]
) -> list[SeatView]:
    """The seats as this person sees them; `away` says how long holders have been away."""
    return [
        SeatView(
            seat=each.seat,
            hero=each.hero,
            kind=each.kind,
            name=each.name,
            connected=each.kind == "person" and each.token_hash in connected,
            mine=each.kind == "person" and same(who, each.token_hash),
            away=away.get(each.token_hash, 0),
            asks=each.asks if same(who, each.token_hash) else {},
            unasked=list(each.unasked) if same(who, each.token_hash) else [],
        )
        for each in room.seats
    ]


# --- Opening a table ------------------------------------------------------------------------------


def first_seats(
    seated: list[str], wishes: list[SeatWish], person: str, who: str
) -> tuple[SeatRecord, ...]:
    """The seats of a new table; where nothing is wished, a seat is open."""
    if len(wishes) > len(seated):
        raise UnknownSeat(f"This game has {len(seated)} seats, not {len(wishes)}.")
    wishes = [*wishes, *(SeatWish() for _ in seated[len(wishes) :])]
    return tuple(
        _first_seat(number, hero, wish, person, who)
        for number, (hero, wish) in enumerate(zip(seated, wishes, strict=True))
    )


def _first_seat(number: int, hero: str, wish: SeatWish, person: str, who: str) -> SeatRecord:
    name = clean_name(wish.name)
    match wish.kind:
        case "person" | "open" if wish.mine:
            return SeatRecord(number, hero, "person", name or person, who)
        case "open" | "person":  # a seat for a person who is not there yet
            return SeatRecord(number, hero, "open", name)
        case "bot":
            return SeatRecord(number, hero, "bot", name, bot=BOT)
        case _:
            raise BadRequest("A seat is open, a person's or a bot's.")


def started(room: RoomRecord) -> RoomRecord:
    """The table when the game begins: bots sit in for those who are not there yet."""
    if room.status != "lobby":
        raise AlreadyRunning("The game has begun already.")
    seats = [
        replace(seat, kind="bot", bot=BOT) if seat.kind == "open" else seat for seat in room.seats
    ]
    return replace(room, seats=tuple(seats), seed=_secret(room), status="running")


def _secret(room: RoomRecord) -> int:
    """The seed of the game; one that nobody was told of, and that is not secret enough (older
    versions drew and took such), is drawn again.
    """
    return room.seed if room.disclosed or is_keyed(room.seed) else new_seed()


# --- Changing hands -------------------------------------------------------------------------------


def _seat(room: RoomRecord, number: int) -> SeatRecord:
    if not 0 <= number < len(room.seats):
        raise UnknownSeat(f"This table has no seat {number}.")
    return room.seats[number]


def _with_seat(room: RoomRecord, seat: SeatRecord) -> RoomRecord:
    seats = list(room.seats)
    seats[seat.seat] = seat
    return replace(room, seats=tuple(seats))


def joined(room: RoomRecord, number: int, person: str, who: str, most: int) -> RoomRecord:
    """Somebody sits down on a free seat (open, or kept warm by a bot), or watches (-1)."""
    if number == PARTY:
        if len(room.spectators) >= most:
            raise TableFull("No more people fit at this table.")
        return replace(room, spectators=(*room.spectators, SpectatorRecord(person, who)))
    seat = _seat(room, number)
    if seat.kind == "person" or seat.token_hash:
        raise SeatTaken("Somebody else holds this seat.")
    _need_unsealed(room, seat)
    return _with_seat(room, SeatRecord(number, seat.hero, "person", person, who))


def _need_unsealed(room: RoomRecord, seat: SeatRecord) -> None:
    """Nobody sees the hand of somebody who was removed."""
    if seat.sealed and room.status == "running":
        raise SeatTaken("A bot plays this seat to the end; nobody may look into its hand.")


def without_watchers(room: RoomRecord, gone: Container[str]) -> RoomRecord:
    """The table when it has forgotten these watchers."""
    left = [each for each in room.spectators if each.token_hash not in gone]
    return replace(room, spectators=tuple(left)) if len(left) < len(room.spectators) else room


def changed(room: RoomRecord, number: int, kind: str, who: str) -> RoomRecord:
    """A seat is handed to a bot, to nobody, or taken by the person who asks."""
    need_member(room, who)
    seat = _seat(room, number)
    match kind:
        case "bot":
            _need_right(room, seat, who)
            return _with_seat(room, replace(seat, kind="bot", bot=BOT))
        case "open":
            _need_right(room, seat, who)
            _need_unsealed(room, seat)
            return _with_seat(room, SeatRecord(number, seat.hero))
        case "person":
            return _with_seat(room, _taken(room, seat, who))
        case _:
            raise BadRequest("A seat is open, a person's or a bot's.")


def _need_right(room: RoomRecord, seat: SeatRecord, who: str) -> None:
    if not (is_host(room, who) or same(who, seat.token_hash)):
        raise NotYourSeat("Only the host or its holder may hand this seat over.")


def _taken(room: RoomRecord, seat: SeatRecord, who: str) -> SeatRecord:
    """Holders take their seat back from a bot; anybody at the table takes a free one."""
    if same(who, seat.token_hash):
        return replace(seat, kind="person", bot="")
    if seat.kind == "person":
        raise SeatTaken("Somebody else holds this seat.")
    if seat.token_hash and not is_host(room, who):
        raise SeatTaken("A bot keeps this seat for somebody else.")
    _need_unsealed(room, seat)
    return SeatRecord(seat.seat, seat.hero, "person", name_of(room, who), who)


def linked(room: RoomRecord, number: int, who: str, new: str) -> RoomRecord:
    """The seat belongs to whoever has the new token; the old one is worth nothing any more."""
    need_member(room, who)
    seat = _seat(room, number)
    _need_right(room, seat, who)
    _need_unsealed(room, seat)
    return _with_seat(room, SeatRecord(number, seat.hero, "person", seat.name, new))


def handed(room: RoomRecord, wanted: SeatWishRecord, by: str, most: int) -> RoomRecord:
    """The table when a seat has changed hands as somebody wants; who held it is remembered."""
    match wanted.how:
        case "link":
            after = linked(room, wanted.seat, by, wanted.new)
        case "join":
            after = joined(room, wanted.seat, wanted.person, wanted.new, most)
        case how:
            after = changed(room, wanted.seat, how, by)
    return remembering(room, after)


def remembering(room: RoomRecord, after: RoomRecord) -> RoomRecord:
    """A changed table that remembers who held a seat of the running game."""
    pairs = zip(room.seats, after.seats, strict=True)
    left = [seat for seat, now in pairs if seat.token_hash not in ("", now.token_hash)]
    if room.status == "lobby" or not left:
        return after
    former = [FormerRecord(seat.token_hash, seat.seat) for seat in left]
    known = [each for each in room.former if each not in former]
    return replace(after, former=(*known, *former)[-FORMER_KEPT:])


def with_status(room: RoomRecord, status: Status) -> RoomRecord:
    """The table as it stands now."""
    return replace(room, status=status)


def with_settings(room: RoomRecord, wish: Settings) -> RoomRecord:
    """The table with what the host has changed."""
    if wish.undo is not None:
        room = replace(room, undo=undo_policy(room.game, wish.undo))
    if wish.speaker is not None:
        room = replace(room, speaker=speaker(wish.speaker))
    if wish.bots is not None:
        room = replace(room, bots=bots(room.game, wish.bots))
    if wish.name is not None:
        room = replace(room, name=clean_name(wish.name))
    return room


def undo_policy(game: str, value: str) -> UndoPolicy:
    """One of the policies of the game, the usual one if none is named; raises `BadRequest`."""
    offered = find_game(game).shown.undo
    policy: UndoPolicy = _one_of(value or offered[0], UndoPolicy)
    if policy not in offered:
        raise BadRequest(f"In this game undo is one of {', '.join(offered)}.")
    return policy


def speaker(value: str) -> Speaker:
    """Who speaks for the party; raises `BadRequest`."""
    who: Speaker = _one_of(value, Speaker)
    return who


def bots(game: str, value: str) -> Bots:
    """How well bots play, one of the levels of the game; raises `BadRequest`."""
    who: Bots = _one_of(value, Bots)
    if who and who not in levels(game):
        raise BadRequest(f"Bots of this game are one of {', '.join(levels(game))}.")
    return who


def _one_of(value: str, known: Any) -> Any:
    try:
        return msgspec.convert(value, known)
    except msgspec.ValidationError as trouble:
        raise BadRequest(f"{value[:40]!r} is none of {', '.join(get_args(known))}.") from trouble
