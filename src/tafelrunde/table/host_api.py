"""The REST side of what the host of a table can do: go back, or repair."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.table import hosting
from tafelrunde.table.rest import GoBack, RepairWish
from tafelrunde.table.server import answer, count_kept, room_of, spend, who_asks

OFFERS: Final = 2.0
"""So many milliseconds of a core it takes to list what can be changed."""


async def go_back(request: Request, body: GoBack) -> Response:
    """The host takes the table back to a step; where players have secrets, if the others agree."""
    return answer(await hosting.go_back(await room_of(request), who_asks(request), body))


async def show_repairs(request: Request, body: None) -> Response:
    """The host sees what words can change: values, cards and piles."""
    room = await room_of(request)
    spend(request, OFFERS)
    return answer(hosting.offers(room, who_asks(request)))


async def repair(request: Request, body: RepairWish) -> Response:
    """The host repairs the position by words, such as "set time to 3"; where players have secrets,
    if the others agree.
    """
    count_kept(request, sum(map(len, body.words)))
    return answer(await hosting.repair(await room_of(request), who_asks(request), body))
