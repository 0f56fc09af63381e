"""The server as a program: it says where the table is once people can come."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn


class TableServer(uvicorn.Server):
    """Calls `ready` as soon as the store is open and the door is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._ready()
