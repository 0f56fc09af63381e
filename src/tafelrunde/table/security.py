"""Tokens, headers and checks: what keeps strangers out.

A token is 256 bits; the store knows only its hash.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.table.plain_text import NAME_LIMIT, is_harmful, tidy
from tafelrunde.table.refusals import BadName, BadTalk

TALK_LIMIT: Final = 500
BODY_LIMIT: Final = 64 * 1024
IMPORT_LIMIT: Final = 4 * 1024 * 1024
MESSAGE_LIMIT: Final = 8 * 1024
PROTOCOL: Final = "tafelrunde"
TOKEN_PROTOCOL: Final = "token."

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


# --- Tokens ---------------------------------------------------------------------------------------


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token; nobody can find the token from it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest() if token else ""


def same(first: str, second: str) -> bool:
    """Whether two hashes are equal; an empty one equals nothing."""
    return bool(first) and secrets.compare_digest(first, second)


def cookie_name(code: str) -> str:
    """The cookie that holds the token of a room."""
    return f"tafelrunde_{code}"


def bearer(headers: Headers) -> str:
    """The token in the authorization of a request."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_in(code: str, headers: Headers, cookies: dict[str, str]) -> str:
    """The token of a request: from its authorization, else from the room's cookie."""
    return bearer(headers) or cookies.get(cookie_name(code), "")


def token_offered(protocols: Iterable[str]) -> str:
    """The token among the offered subprotocols of a WebSocket."""
    for protocol in protocols:
        if protocol.startswith(TOKEN_PROTOCOL):
            return protocol.removeprefix(TOKEN_PROTOCOL)
    return ""


# --- Where a request comes from -------------------------------------------------------------------


def is_own_origin(headers: Headers, allowed: Iterable[str] = ()) -> bool:
    """Whether a page of this very server (or of an allowed origin) sent the request.

    Programs send no origin; a browser sends it, or says at least from what kind of site it comes.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def household(address: str) -> str:
    """The address that limits count by: one household has a whole network of IPv6 addresses."""
    try:
        found = ip_address(address)
    except ValueError:  # not from a network, or from a proxy that says strange things
        return address[:60]
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def fingerprint(secret: str, address: str) -> str:
    """An address as it is remembered: who does not know the secret cannot tell it."""
    return hmac.new(secret.encode(), address.encode(), hashlib.sha256).hexdigest()[:32]


# --- What people write ----------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """The name of a person or room in its usual form; raises `BadName`."""
    plain = unicodedata.normalize("NFC", text.strip())
    name = tidy(plain)
    if len(name) > NAME_LIMIT or is_harmful(plain):
        raise BadName(
            f"A name has at most {NAME_LIMIT} letters, no control characters, no piles of accents."
        )
    return name


def clean_talk(text: str) -> str:
    """A line of table talk in its usual form; raises `BadTalk`."""
    plain = unicodedata.normalize("NFC", text.strip())
    line = tidy(plain)
    if not line or len(line) > TALK_LIMIT or is_harmful(plain):
        raise BadTalk(
            f"A line has 1 to {TALK_LIMIT} letters, no control characters, no piles of accents."
        )
    return line


# --- Headers --------------------------------------------------------------------------------------


class SafeHeaders:
    """Puts the security headers on every answer; what the API says is never cached."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
