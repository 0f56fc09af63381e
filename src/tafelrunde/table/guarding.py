"""Who has to agree where people have secrets from each other.

Somebody who repairs, goes back or takes a seat could look at what others hold. So those whom it
concerns agree, unless everybody can see that they have been away for long. Whoever plays alone
with bots asks nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.table import seats
from tafelrunde.table.refusals import HiddenHand, SomebodyAway
from tafelrunde.table.security import same
from tafelrunde.table.store import RoomRecord, SeatWishRecord, WishRecord

if TYPE_CHECKING:
    from tafelrunde.table.room import Room


def holders(record: RoomRecord) -> set[str]:
    """Everybody who holds a seat, or whose seat a bot keeps."""
    return {seat.token_hash for seat in record.seats if seat.token_hash}


def is_guarded(room: Room, who: str) -> bool:
    """Whether others play with secrets of their own, or did before they were removed."""
    if room.shown.is_open or room.playing is None or room.is_over:
        return False
    return bool(holders(room.record) - {who}) or any(seat.sealed for seat in room.record.seats)


def who_agree(room: Room, who: str) -> tuple[str, ...]:
    """Who has to agree to a change of the whole position."""
    return asked(room, concerned(room, who))


def concerned(room: Room, who: str) -> set[str]:
    """Whom a change of the whole position concerns."""
    return holders(room.record) - {who} if is_guarded(room, who) else set()


def asked(room: Room, people: set[str], *, all_there: bool = False) -> tuple[str, ...]:
    """Those who have to be asked: whoever is there. Raises `SomebodyAway` while somebody else is
    not absent yet, or absent where all have to be there.
    """
    there = people & room.present
    missing = sorted(people - there)
    need_nobody(room, [who for who in missing if all_there or not room.absences.is_absent(who)])
    return tuple(sorted(there))


def need_agreed(room: Room, wish: WishRecord) -> None:
    """Raise if somebody came since whom a wish concerns, and who was not asked."""
    people = concerned(room, wish.by)
    if wish.seat is not None:
        people, _ = concerned_by_seat(room, wish.seat, wish.by)
    need_nobody(room, sorted((people - set(wish.asked)) & room.present))


def need_nobody(room: Room, people: Sequence[str]) -> None:
    """Raise if there is somebody whom others have to wait for."""
    if people:
        names = [seats.name_of(room.record, each) or "?" for each in people]
        raise SomebodyAway(", ".join(names))


# --- Seats ----------------------------------------------------------------------------------------


def who_agree_to_seat(room: Room, wanted: SeatWishRecord, by: str) -> tuple[str, ...]:
    """Who has to agree that a seat changes hands; raises `HiddenHand` if that is not enough."""
    holder = room.record.seats[wanted.seat].token_hash
    if is_guarded(room, by) and not holder and wanted.how in ("person", "join"):
        need_newcomer(room.record, wanted.seat, by)
    people, all_there = concerned_by_seat(room, wanted, by)
    return asked(room, people, all_there=all_there)


def concerned_by_seat(room: Room, wanted: SeatWishRecord, by: str) -> tuple[set[str], bool]:
    """Whom it concerns that a seat changes hands, and whether all of them have to be there."""
    holder = room.record.seats[wanted.seat].token_hash
    if not is_guarded(room, by) or (holder and same(by, holder)):
        return set(), False
    match wanted.how:
        case "bot":  # nobody sees what a bot holds, and its person comes back at once
            return {holder} & room.present, False
        case "open":
            return {holder} - {""}, False
    return holders(room.record) - {by}, not holder


def need_newcomer(record: RoomRecord, seat: int, who: str) -> None:
    """Raise if somebody plays, has held another seat, or watches: nobody gets to know two hands."""
    held = [each.seat for each in record.former if same(who, each.token_hash)]
    if seats.is_member(record, who) or any(number != seat for number in held):
        raise HiddenHand("Who plays, played or watches here cannot sit down at another hand.")
