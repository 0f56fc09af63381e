"""Events: what happened, as dataclasses of a game that nobody but the game looks into."""

from __future__ import annotations

from dataclasses import Field, dataclass, replace
from typing import Any, ClassVar, Protocol, TypeVar, dataclass_transform

T = TypeVar("T")


class AnyEvent(Protocol):
    """An event of some game, or a note of the table."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def why(self) -> str:
        """The rule that made it happen."""


@dataclass_transform(frozen_default=True)
def event(declared: type[T]) -> type[T]:
    """Declare an event: a dataclass that nobody changes. The type checker alone sees to that,
    because games make many of them, and a frozen one takes three times as long to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(declared)


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
