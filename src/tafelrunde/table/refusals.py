"""What the server refuses, each with a stable slug and the HTTP status that goes with it."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.table.storage.store import DamagedRoom


class BadRequest(TafelrundeError):
    """The request or message cannot be read, or a value in it is not allowed."""

    slug = "bad-request"


class NotFound(TafelrundeError):
    """There is nothing under this address."""

    slug = "not-found"


class WrongMethod(TafelrundeError):
    """The address exists, but not for this method."""

    slug = "wrong-method"


class TooLarge(TafelrundeError):
    """The request or message is larger than any that we need."""

    slug = "too-large"


class HeadTooLarge(TafelrundeError):
    """The head of the request is larger than any that we need."""

    slug = "head-too-large"


class TooFast(TafelrundeError):
    """Too many requests or messages in too short a time; `wait` says after how many seconds."""

    slug = "too-fast"

    def __init__(self, sentence: str, *, wait: float = 1.0) -> None:
        super().__init__(sentence)
        self.wait = wait


class Busy(TafelrundeError):
    """Too much work waits already; `wait` says after how many seconds to try again."""

    slug = "busy"

    def __init__(self, sentence: str, *, wait: float = 2.0) -> None:
        super().__init__(sentence)
        self.wait = wait


class TooCostly(TafelrundeError):
    """The work would take more of the processor than any game needs."""

    slug = "too-costly"


class Stopped(TafelrundeError):
    """Nobody waits for the work any more."""

    slug = "stopped"


class AdviceKept(TafelrundeError):
    """Nobody is advised while people play against each other."""

    slug = "advice-kept"


class NoAdvice(TafelrundeError):
    """No bot of this game looks ahead."""

    slug = "no-advice"


class BadOrigin(TafelrundeError):
    """The request comes from a page of another site."""

    slug = "bad-origin"


class UnknownHost(TafelrundeError):
    """The request was meant for a name that is not ours."""

    slug = "unknown-host"


class PrivateMetrics(TafelrundeError):
    """The counters are not for everybody."""

    slug = "private-metrics"


class NoToken(TafelrundeError):
    """Only people at this table may do that; the request carries no token of it."""

    slug = "no-token"


class NotHost(TafelrundeError):
    """Only the host of the table may do that."""

    slug = "not-host"


class NotYourSeat(TafelrundeError):
    """The seat is held by somebody else."""

    slug = "not-your-seat"


class SeatTaken(TafelrundeError):
    """Somebody else was faster."""

    slug = "seat-taken"


class UnknownSeat(TafelrundeError):
    """The table has no such seat."""

    slug = "unknown-seat"


class BadName(TafelrundeError):
    """A name is too long or holds control characters."""

    slug = "bad-name"


class BadTalk(TafelrundeError):
    """A line of table talk is empty, too long, or holds control characters."""

    slug = "bad-talk"


class NotRunning(TafelrundeError):
    """The game has not begun yet."""

    slug = "not-running"


class AlreadyRunning(TafelrundeError):
    """The game has begun already."""

    slug = "already-running"


class UnknownConsent(TafelrundeError):
    """Nobody asks for this consent (any more)."""

    slug = "unknown-consent"


class AskedAlready(TafelrundeError):
    """The table waits for the consent to something else."""

    slug = "asked-already"


class SomebodyAway(TafelrundeError):
    """Somebody who has to agree is not there, and has not been away for long; it holds names."""

    slug = "somebody-away"


class HiddenHand(TafelrundeError):
    """Nobody who plays or watches may see another hand."""

    slug = "hidden-hand"


class NotOver(TafelrundeError):
    """While others play too, nobody takes away what says how the decks lie."""

    slug = "not-over"


class ViewTrouble(TafelrundeError):
    """The table cannot be shown as it stood then."""

    slug = "view-trouble"


class TableFull(TafelrundeError):
    """No more people fit at this table, or no more tables on this server."""

    slug = "table-full"


class Removed(TafelrundeError):
    """The host has removed this person from the table."""

    slug = "removed"


class Banned(TafelrundeError):
    """This person, or whoever is new from the same address, may not come to this table."""

    slug = "banned"


class PasswordNeeded(TafelrundeError):
    """The table has a password, and the person does not belong to it yet."""

    slug = "password-needed"


class WrongPassword(TafelrundeError):
    """That is not the password of the table."""

    slug = "wrong-password"


class BadPassword(TafelrundeError):
    """A password is too short or too long."""

    slug = "bad-password"


class BadWebhook(TafelrundeError):
    """This address cannot be called, or whoever keeps the server does not allow it."""

    slug = "bad-webhook"


class TooManyWindows(TafelrundeError):
    """The same person has come again, too often: this line gave way."""

    slug = "too-many-windows"


class LogFull(TafelrundeError):
    """Nothing more can be kept of this table."""

    slug = "log-full"


class QuotaFull(TafelrundeError):
    """This address has had as much kept as one may in a day; `wait` says after how many seconds."""

    slug = "quota-full"

    def __init__(self, sentence: str, *, wait: float = 3600.0) -> None:
        super().__init__(sentence)
        self.wait = wait


class TableDeleted(TafelrundeError):
    """The table does not exist any more."""

    slug = "table-deleted"


class TableRetired(TafelrundeError):
    """The table does not exist any more: nobody had played there for long."""

    slug = "table-retired"


class Refusal(TafelrundeError):
    """An error inside the server; the log of the server knows more."""

    slug: ClassVar[str] = "server-error"


STATUS: Final = {
    "bad-request": 400,
    "bad-setup": 400,
    "bad-name": 400,
    "bad-talk": 400,
    "bad-repair": 400,
    "bad-scenario": 400,
    "damaged-save": 400,
    "newer-save": 400,
    "unknown-card": 400,
    "bad-password": 400,
    "bad-webhook": 400,
    "no-token": 401,
    "password-needed": 401,
    "banned": 403,
    "removed": 403,
    "wrong-password": 403,
    "bad-origin": 403,
    "not-host": 403,
    "private-metrics": 403,
    "not-over": 403,
    "hidden-hand": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "unknown-room": 404,
    "unknown-name": 404,
    "unknown-seat": 404,
    "wrong-method": 405,
    "too-costly": 413,
    "too-large": 413,
    "unknown-host": 421,
    "too-fast": 429,
    "quota-full": 429,
    "head-too-large": 431,
    "server-error": 500,
    "busy": 503,
    "store-trouble": 503,
    "store-locked": 503,
    "store-unreachable": 503,
    "damaged-store": 503,
}
"""Slug → HTTP status; what is not listed is a conflict with how the table stands (409)."""


def status_of(error: TafelrundeError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, DamagedRoom):  # its slug is that of a file which somebody sends
        return 409
    return STATUS.get(error.slug, 409)
