"""Tokens, limits, headers and checks: what keeps strangers out and floods harmless.

A token is 256 bits; the store knows only its hash. A limit is a bucket that fills steadily.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Network, ip_address
from itertools import groupby
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.table.refusals import BadName, BadTalk, TooFast

NAME_LIMIT: Final = 40
TALK_LIMIT: Final = 500
BODY_LIMIT: Final = 64 * 1024
IMPORT_LIMIT: Final = 4 * 1024 * 1024
MESSAGE_LIMIT: Final = 8 * 1024
MARKS: Final = 4
"""So many accents may stand on one letter; a pile of them would reach over other lines."""
REFUSED: Final = ("Cc", "Cs", "Co", "Zl", "Zp")
"""Kinds of characters that no name or line needs: controls, halves, private ones, line ends."""
DIRECTIONS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
JOINERS: Final = "\u200c\u200d"
"""Invisible, but some languages and many pictures need them."""
EMPTY: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by the book that look like nothing."""
PROTOCOL: Final = "tafelrunde"
TOKEN_PROTOCOL: Final = "token."
BUCKETS: Final = 10_000
"""So many addresses are remembered at once; those not heard of for longest are forgotten."""

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


# --- Limits ---------------------------------------------------------------------------------------


class Bucket:
    """Lets `rate` things through each second on average, and `burst` at once."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.clock = clock
        self.level = self.burst
        self.filled = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now

    def take(self) -> bool:
        """Whether one more may pass now."""
        self._fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so much, even if it is not there yet."""
        self._fill()
        self.level = min(self.burst, self.level - amount)

    @property
    def is_empty(self) -> bool:
        """Whether nothing may pass now."""
        self._fill()
        return self.level < 1

    @property
    def empty_for(self) -> float:
        """After how many seconds something may pass again."""
        return max(0.0, (1 - self.level) / self.rate)


class Limits:
    """One bucket for each address; the number of remembered addresses is bounded."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self.buckets) > BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket

    def check(self, address: str) -> None:
        """Count one more; raises `TooFast`."""
        if not self.bucket(address).take():
            raise TooFast("Too many requests; please wait a moment.", wait=1 / self.rate)

    def check_blocked(self, address: str) -> None:
        """Raise `TooFast` if the bucket is empty, without counting."""
        if self.bucket(address).is_empty:
            raise TooFast("Too many requests; please wait a moment.", wait=1 / self.rate)


# --- What people write ----------------------------------------------------------------------------


def _is_harmful(text: str) -> bool:
    """Whether it could disturb what stands around it: by control characters, by marks that turn
    the direction, or by more accents on one letter than any language has.
    """
    kinds = [unicodedata.category(letter) for letter in text]
    piles = [len(list(pile)) for is_mark, pile in groupby(kinds, _is_mark) if is_mark]
    return (
        any(kind in REFUSED for kind in kinds)
        or any(letter in DIRECTIONS for letter in text)
        or max(piles, default=0) > MARKS
    )


def _is_mark(kind: str) -> bool:
    return kind.startswith("M")


def _tidy(text: str) -> str:
    """The same in its usual form: whole letters, nothing that cannot be seen, single spaces."""
    seen = [
        letter
        for letter in text
        if letter in JOINERS or not (letter in EMPTY or unicodedata.category(letter) == "Cf")
    ]
    shown = " ".join("".join(seen).split())
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def clean_name(text: str) -> str:
    """The name of a person or room in its usual form; raises `BadName`."""
    plain = unicodedata.normalize("NFC", text.strip())
    name = _tidy(plain)
    if len(name) > NAME_LIMIT or _is_harmful(plain):
        raise BadName(
            f"A name has at most {NAME_LIMIT} letters, no control characters, no piles of accents."
        )
    return name


def is_name(text: str) -> bool:
    """Whether a name from a file does no harm, even if it is not in its usual form."""
    return len(text) <= NAME_LIMIT and not _is_harmful(text)


def clean_talk(text: str) -> str:
    """A line of table talk in its usual form; raises `BadTalk`."""
    plain = unicodedata.normalize("NFC", text.strip())
    line = _tidy(plain)
    if not line or len(line) > TALK_LIMIT or _is_harmful(plain):
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
