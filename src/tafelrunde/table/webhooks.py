"""Webhooks: what happened at a table is posted to an address that its host gave.

Whoever keeps the server says which hosts may be called (`TAFELRUNDE_WEBHOOK_HOSTS`); without that
nothing is ever sent. Every notice is signed, and tried again when it does not get through.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import logging
import secrets
import ssl
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.table.messages import say
from tafelrunde.table.refusals import BadWebhook
from tafelrunde.table.storage.store import WebhookRecord

LOG: Final = logging.getLogger("tafelrunde.table")
SIGNATURE: Final = "Tafelrunde-Signature"
DELIVERY: Final = "Tafelrunde-Delivery"
PAUSES: Final = (5.0, 30.0, 300.0, 1800.0)
"""So many seconds pass before each further attempt."""
SECONDS: Final = 10.0
"""So long an address may take to answer."""
LONGEST: Final = 500
MOST_UNDERWAY: Final = 1000
"""So many notices of this process may be under way; more are dropped, with a line in the log."""
READ: Final = 1_000
FINAL: Final = range(400, 500)
WAIT_AND_TRY: Final = (408, 425, 429)

Kind = Literal["set", "turn", "over"]


class WebhookNotice(msgspec.Struct):
    """What is posted, as JSON; chat services read `text` or `content`, which say the same."""

    type: Kind
    table: str  # the code
    name: str
    game: str
    link: str
    people: list[str]  # who is waited for
    text: str
    content: str


class Origin(NamedTuple):
    """Where a request goes: scheme, host and port."""

    scheme: str
    host: str
    port: int


def allowed_origins(setting: str) -> frozenset[Origin]:
    """The hosts that may be called; `https` unless an entry says otherwise."""
    entries = [each.strip() for each in setting.split(",") if each.strip()]
    return frozenset(
        _origin(urlsplit(each if "://" in each else f"https://{each}")) for each in entries
    )


def _origin(parts: SplitResult) -> Origin:
    """Raises `ValueError` for a port that is none."""
    usual = 443 if parts.scheme == "https" else 80
    return Origin(parts.scheme, (parts.hostname or "").lower(), parts.port or usual)


def checked_url(url: str, allowed: frozenset[Origin]) -> str:
    """The address that a host wants to be called; raises `BadWebhook`."""
    try:
        parts = urlsplit(url)
        origin = _origin(parts)
    except ValueError:
        raise BadWebhook("This address cannot be read.") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or parts.username or parts.password or parts.fragment:
        raise BadWebhook("This address cannot be read.")
    if origin not in allowed:
        raise BadWebhook("This server does not call that address.")
    return url


def new_webhook(url: str, link: str, lang: Lang) -> WebhookRecord:
    """A webhook with a secret of its own, which proves that a notice comes from here."""
    return WebhookRecord(url, secrets.token_urlsafe(24), link, lang)


def signature(secret: str, timestamp: int, body: bytes) -> str:
    """How a notice is signed: its time, and HMAC-SHA256 over time and body."""
    signed = hmac.new(secret.encode(), b"%d.%b" % (timestamp, body), hashlib.sha256).hexdigest()
    return f"t={timestamp},v1={signed}"


def notice_of(
    kind: Kind, hook: WebhookRecord, table: tuple[str, str, str], people: list[str]
) -> WebhookNotice:
    """A notice in words; a table is its code, name and game."""
    code, name, game = table
    who = ", ".join(people)
    text = say(hook.lang, f"webhook-{kind}", who=who, name=name or code, link=hook.link)
    return WebhookNotice(kind, code, name, game, hook.link, people, text, text)


class Webhooks:
    """Posts notices in the background; nobody at a table waits for that."""

    def __init__(
        self, hosts: str, counters: Counter[str], pauses: tuple[float, ...] = PAUSES
    ) -> None:
        self.allowed = allowed_origins(hosts)
        self.counters, self.pauses = counters, pauses
        self._threads = ThreadPoolExecutor(2, "webhook")
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, hook: WebhookRecord, notice: WebhookNotice) -> None:
        """Post a notice, unless the server has been told meanwhile not to call that host."""
        if _origin(urlsplit(hook.url)) not in self.allowed:
            return
        if len(self._tasks) >= MOST_UNDERWAY:
            LOG.warning("too many webhooks are under way: one was dropped")
            return
        task = asyncio.get_running_loop().create_task(self._deliver(hook, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(self, hook: WebhookRecord, notice: WebhookNotice) -> None:
        body, delivery = msgspec.json.encode(notice), secrets.token_hex(8)
        for pause in (*self.pauses, None):
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, post, hook, body, delivery
            )
            if 200 <= status < 300:
                self.counters["webhooks"] += 1
                return
            if pause is None or (status in FINAL and status not in WAIT_AND_TRY):
                break
            await asyncio.sleep(pause)
        self.counters["webhooks_lost"] += 1
        host = urlsplit(hook.url).hostname  # the rest of the address may be a secret
        LOG.warning("a webhook of table %s did not reach %s: %d", notice.table, host, status)

    async def stop(self) -> None:
        """Let go of what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def post(hook: WebhookRecord, body: bytes, delivery: str) -> int:
    """One attempt; the status, or 0 if nobody answers. Redirections are not followed."""
    parts = urlsplit(hook.url)
    origin = _origin(parts)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Tafelrunde",
        DELIVERY: delivery,
        SIGNATURE: signature(hook.secret, int(time.time()), body),
    }
    line: http.client.HTTPConnection
    if origin.scheme == "https":
        context = ssl.create_default_context()
        line = http.client.HTTPSConnection(
            origin.host, origin.port, timeout=SECONDS, context=context
        )
    else:
        line = http.client.HTTPConnection(origin.host, origin.port, timeout=SECONDS)
    try:
        line.request("POST", parts._replace(scheme="", netloc="").geturl() or "/", body, headers)
        answer = line.getresponse()
        answer.read(READ)
        return answer.status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        line.close()
