"""What the host of a table can do when it is stuck or was misplayed: go back, or repair.

Nobody has to agree; everybody reads it in the log. Both are entries of the log like any answer.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.engine.errors import StaleDecision
from tafelrunde.engine.journal import Repaired, Returned, check_way_back
from tafelrunde.engine.registry import find_game
from tafelrunde.table import seats
from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.rest import GoBack, RepairOffers, RepairWish, Stands
from tafelrunde.table.room import Room
from tafelrunde.table.server import answer, room_of, who_asks


async def go_back(request: Request, body: GoBack) -> Response:
    """The host takes the table back to a step."""
    room, who = await room_of(request), who_asks(request)
    seats.need_host(room.record, who)
    async with room.lock:
        session = room.running().session
        last = session.step if session.partial else session.step - 1
        if not 0 <= body.step <= last:
            raise BadRequest(f"The table can be taken back to the steps 0 to {last}.")
        entry = Returned(body.step, seats.name_of(room.record, who))
        await room.history.make_ready(entry)
        check_way_back(session, body.step)
        await room.commit(entry)
    return stands(room)


async def show_repairs(request: Request, body: None) -> Response:
    """The host sees what words can change: values, cards and piles."""
    room = await room_of(request)
    seats.need_host(room.record, who_asks(request))
    session = room.running().session
    at, state = session.snapshots[-1]
    offers = find_game(room.record.game).repairs.offers(state)
    return answer(RepairOffers(step=session.step, dropped=session.step - at, **offers))


async def repair(request: Request, body: RepairWish) -> Response:
    """The host repairs the position by words, such as "set time to 3"."""
    room, who = await room_of(request), who_asks(request)
    seats.need_host(room.record, who)
    async with room.lock:
        session = room.running().session
        if body.step != session.step:
            raise StaleDecision("The table has moved on since.")
        entry = Repaired(tuple(body.words), seats.name_of(room.record, who))
        await room.history.make_ready(entry)
        session.check_repair(body.words, body.step)
        await room.commit(entry)
    return stands(room)


def stands(room: Room) -> Response:
    """Bots go on, and the host hears where the table stands."""
    room.run_bots()
    return answer(Stands(room.running().session.step))
