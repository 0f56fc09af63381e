"""By which names the server is called.

A page of another site can let its own name point to this machine (DNS rebinding), and a browser
would take both for the same site. So a name is refused unless it is ours; an address in numbers
belongs to nobody who could point it elsewhere.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tafelrunde.table.http.server import refused
from tafelrunde.table.http.websocket import deny
from tafelrunde.table.messages import as_lang
from tafelrunde.table.refusals import UnknownHost
from tafelrunde.table.settings import ServerSettings

ANY: Final = "*"
LOOPBACK: Final = "localhost"
AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")
"""What networks at home put behind the name of a machine; strangers cannot have such names."""
SENTENCE: Final = (
    "This server does not know that name. Whoever keeps it can allow it: TAFELRUNDE_HOSTS=the.name"
)


def host_in(header: str) -> str:
    """The name or address in a `Host` header, without its port."""
    text = header.strip().lower()
    if text.startswith("["):
        inside, _, port = text[1:].partition("]")
        return inside if port[:1] in ("", ":") else text
    return text.partition(":")[0].removesuffix(".")


def is_address(host: str) -> bool:
    """Whether this is an address in numbers."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether this means the machine itself."""
    if is_address(host):
        return ip_address(host).is_loopback
    return host == LOOPBACK or host.endswith(f".{LOOPBACK}")


def machine_names(name: str) -> set[str]:
    """What a machine is called in its own network."""
    whole = name.lower().removesuffix(".")
    short = whole.partition(".")[0]
    return {whole, short, *(f"{short}.{behind}" for behind in AT_HOME)} if short else set()


class Hosts:
    """The names of this server."""

    def __init__(self, given: Iterable[str]) -> None:
        names = {host_in(each) for each in given} - {""}
        self.any = ANY in names
        self.names = names
        self.behind = tuple(each[1:] for each in names if each.startswith("*."))

    def __contains__(self, header: str) -> bool:
        """Whether whoever sent this header called us by a name of ours, or by none."""
        host = host_in(header)
        known = not host or host in self.names or host.endswith(self.behind)
        return self.any or known or is_address(host) or is_loopback(host)


def hosts_of(settings: ServerSettings) -> Hosts:
    """The names that were given, and those that the machine has anyway."""
    given = [settings.host, *settings.hosts.split(",")]
    return Hosts([*given, *machine_names(socket.gethostname())])


class KnownHosts:
    """Refuses requests and WebSockets that were meant for another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or Headers(scope=scope).get("host", "") in self.hosts:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await deny(WebSocket(scope, receive, send), UnknownHost(SENTENCE))
        else:
            lang = as_lang(Request(scope).headers.get("accept-language", ""))
            await refused(UnknownHost(SENTENCE), lang)(scope, receive, send)
