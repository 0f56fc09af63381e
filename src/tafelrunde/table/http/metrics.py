"""What monitoring programs read, and who may: programs on this machine, or with a token."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tafelrunde.table.http.allowed_hosts import host_in, is_loopback
from tafelrunde.table.http.server import server_of
from tafelrunde.table.refusals import PrivateMetrics
from tafelrunde.table.security import bearer

PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""A proxy on this machine says by them that somebody else asks."""


async def metrics(request: Request, body: None) -> Response:
    """Counters in the text format that monitoring programs read; for programs on the same machine,
    or with the token of the setting `metrics_token`.
    """
    need_monitor(request)
    rooms = server_of(request).rooms
    lines = [f"tafelrunde_rooms_loaded {len(rooms.open)}"]
    lines += [f"tafelrunde_connections {rooms.connections}"]
    lines += [f"tafelrunde_warm {int(rooms.is_warm)}"]
    for status, number in sorted((await rooms.store.count_rooms()).items()):
        lines.append(f'tafelrunde_rooms{{status="{status}"}} {number}')
    for name, number in sorted(rooms.counters.items()):
        lines.append(f"tafelrunde_{name}_total {number}")
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def need_monitor(request: Request) -> None:
    """Raise unless a program on this machine asks, or one with the token."""
    token = server_of(request).settings.metrics_token
    if token:
        given = bearer(request.headers)
        allowed = secrets.compare_digest(given.encode(), token.encode())
    else:
        allowed = is_direct(request)
    if not allowed:
        raise PrivateMetrics("The counters are for programs on the same machine, or with a token.")


def is_direct(request: Request) -> bool:
    """Whether a program on this machine asks for itself."""
    headers, client = request.headers, request.client
    if client is None or any(name in headers for name in PASSED_ON):
        return False
    return is_loopback(client.host) and is_loopback(host_in(headers.get("host", "")))
