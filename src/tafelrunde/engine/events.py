"""Events: what happened, as frozen dataclasses of a game that nobody but the game looks into."""

from __future__ import annotations

from dataclasses import Field, replace
from typing import Any, ClassVar, Protocol


class AnyEvent(Protocol):
    """An event of some game, or a note of the table."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def why(self) -> str:
        """The rule that made it happen."""


class EventLog(Protocol):
    """Where events go: a list, or somebody who listens and decides what to keep. Not a `list`:
    compiled code would append to one past a method of its own.
    """

    def append(self, event: AnyEvent, /) -> None:
        """Something happened."""


def heard(event: AnyEvent, who: str) -> AnyEvent:
    """The event as somebody hears it: what stands under `secret` is for its `player` alone."""
    secret = getattr(event, "secret", ())
    if not secret or getattr(event, "player", "") == who:
        return event
    return replace(event, secret=type(secret)())
