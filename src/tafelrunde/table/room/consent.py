"""Who has to agree where people have secrets from each other.

Somebody who repairs, goes back or takes a seat could look at what others hold. So those whom it
concerns agree, unless everybody can see that they have been away for long. Whoever plays alone
with bots asks nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.table.game import seats
from tafelrunde.table.refusals import HiddenHand, SomebodyAway
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.security import same
from tafelrunde.table.storage.store import RoomRecord, SeatWishRecord, WishRecord


def holders(record: RoomRecord) -> set[str]:
    """Everybody who holds a seat, or whose seat a bot keeps."""
    return {seat.token_hash for seat in record.seats if seat.token_hash}


def is_guarded(model: RoomModel, who: str) -> bool:
    """Whether others play with secrets of their own, or did before they were removed."""
    if model.shown.is_open or model.playing is None or model.is_over:
        return False
    return bool(holders(model.record) - {who}) or any(seat.sealed for seat in model.record.seats)


def who_agree(model: RoomModel, who: str) -> tuple[str, ...]:
    """Who has to agree to a change of the whole position."""
    return asked(model, concerned(model, who))


def concerned(model: RoomModel, who: str) -> set[str]:
    """Whom a change of the whole position concerns."""
    return holders(model.record) - {who} if is_guarded(model, who) else set()


def asked(model: RoomModel, people: set[str], *, all_there: bool = False) -> tuple[str, ...]:
    """Those who have to be asked: whoever is there. Raises `SomebodyAway` while somebody else is
    not absent yet, or absent where all have to be there.
    """
    there = people & model.present
    missing = sorted(people - there)
    need_nobody(model, [who for who in missing if all_there or not model.presence.is_absent(who)])
    return tuple(sorted(there))


def need_agreed(model: RoomModel, wish: WishRecord) -> None:
    """Raise if somebody came since whom a wish concerns, and who was not asked."""
    people = concerned(model, wish.by)
    if wish.seat is not None:
        people, _ = concerned_by_seat(model, wish.seat, wish.by)
    need_nobody(model, sorted((people - set(wish.asked)) & model.present))


def need_nobody(model: RoomModel, people: Sequence[str]) -> None:
    """Raise if there is somebody whom others have to wait for."""
    if people:
        names = [seats.name_of(model.record, each) or "?" for each in people]
        raise SomebodyAway(", ".join(names))


# --- Seats ----------------------------------------------------------------------------------------


def who_agree_to_seat(model: RoomModel, wanted: SeatWishRecord, by: str) -> tuple[str, ...]:
    """Who has to agree that a seat changes hands; raises `HiddenHand` if that is not enough."""
    holder = model.record.seats[wanted.seat].token_hash
    if is_guarded(model, by) and not holder and wanted.how in ("person", "join"):
        need_newcomer(model.record, wanted.seat, by)
    people, all_there = concerned_by_seat(model, wanted, by)
    return asked(model, people, all_there=all_there)


def concerned_by_seat(model: RoomModel, wanted: SeatWishRecord, by: str) -> tuple[set[str], bool]:
    """Whom it concerns that a seat changes hands, and whether all of them have to be there."""
    holder = model.record.seats[wanted.seat].token_hash
    if not is_guarded(model, by) or (holder and same(by, holder)):
        return set(), False
    match wanted.how:
        case "bot":  # nobody sees what a bot holds, and its person comes back at once
            return {holder} & model.present, False
        case "open":
            return {holder} - {""}, False
    return holders(model.record) - {by}, not holder


def need_newcomer(record: RoomRecord, seat: int, who: str) -> None:
    """Raise if somebody plays, has held another seat, or watches: nobody gets to know two hands."""
    held = [each.seat for each in record.former if same(who, each.token_hash)]
    if seats.is_member(record, who) or any(number != seat for number in held):
        raise HiddenHand("Who plays, played or watches here cannot sit down at another hand.")
