"""What the host of a table can do when it is stuck or was misplayed: go back, or repair.

Where several people have secrets from each other, the others have to agree; elsewhere nobody has
to. Everybody reads it in the log.
"""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.engine.errors import StaleDecision
from tafelrunde.engine.journal import Repaired, Returned, check_way_back
from tafelrunde.engine.registry import find_game
from tafelrunde.table import guarding, seats
from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.rest import GoBack, RepairOffers, RepairWish, Stands
from tafelrunde.table.room import Room


async def go_back(room: Room, who: str, body: GoBack) -> Stands:
    """The host takes the table back to a step, or asks the others for it."""
    seats.need_host(room.record, who)
    async with room.lock:
        session = room.running().session
        last = session.step if session.partial else session.step - 1
        if not 0 <= body.step <= last:
            raise BadRequest(f"The table can be taken back to the steps 0 to {last}.")
        waiting = guarding.who_agree(room, who)
        entry = Returned(body.step, seats.name_of(room.record, who))
        await room.history.make_ready(entry)
        check_way_back(session, body.step)
        if waiting:
            wish = replace(room.consents.wish_of(who, waiting), kind="return", step=body.step)
            return Stands(session.step, await room.consents.ask(wish))
        await room.commit(entry)
    return stands(room)


async def repair(room: Room, who: str, body: RepairWish) -> Stands:
    """The host repairs the position by words, such as "set time to 3", or asks the others."""
    seats.need_host(room.record, who)
    async with room.lock:
        session = room.running().session
        if body.step != session.step:
            raise StaleDecision("The table has moved on since.")
        words = tuple(body.words)
        if guarding.is_guarded(room, who):
            words = await room.history.word_openly(words)
        waiting = guarding.who_agree(room, who)
        entry = Repaired(words, seats.name_of(room.record, who))
        await room.history.make_ready(entry)
        session.check_repair(words, body.step)
        if waiting:
            wish = replace(room.consents.wish_of(who, waiting), kind="repair", words=words)
            return Stands(session.step, await room.consents.ask(wish))
        await room.commit(entry)
    return stands(room)


def offers(room: Room, who: str) -> RepairOffers:
    """What words can change: values, cards and piles, as far as everybody sees them."""
    seats.need_host(room.record, who)
    session = room.running().session
    at, state = session.snapshots[-1]
    found = find_game(room.record.game).repairs.offers(state)
    return RepairOffers(step=session.step, dropped=session.step - at, **found)


def stands(room: Room) -> Stands:
    """Bots go on, and the host hears where the table stands."""
    room.run_bots()
    return Stands(room.running().session.step)
