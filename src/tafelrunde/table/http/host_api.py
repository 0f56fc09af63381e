"""The REST side of what the host of a table can do: go back, or repair."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.table.http.server import answer, count_kept, room_of, spend, who_asks
from tafelrunde.table.rest import GoBack, RepairWish, Stands
from tafelrunde.table.room import host_commands
from tafelrunde.table.room.host_commands import Repair, repair_offers
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import Command

OFFERS: Final = 2.0
"""So many milliseconds of a core it takes to list what can be changed."""


async def go_back(request: Request, body: GoBack) -> Response:
    """The host takes the table back to a step; where players have secrets, if the others agree."""
    room = await room_of(request)
    return await stands(room, host_commands.GoBack(who_asks(request), body.step))


async def show_repairs(request: Request, body: None) -> Response:
    """The host sees what words can change: values, cards and piles."""
    room = await room_of(request)
    spend(request, OFFERS)
    return answer(repair_offers(room.model, who_asks(request)))


async def repair(request: Request, body: RepairWish) -> Response:
    """The host repairs the position by words, such as "set time to 3"; where players have secrets,
    if the others agree.
    """
    count_kept(request, sum(map(len, body.words)))
    room = await room_of(request)
    return await stands(room, Repair(who_asks(request), tuple(body.words), body.step))


async def stands(room: Room, command: Command) -> Response:
    """Carry a command out and say where the table stands then."""
    asked = await room.do(command)
    return answer(Stands(room.running().session.step, asked))
