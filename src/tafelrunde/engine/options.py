"""Options: what can be chosen, and what a question can be about.

An option knows its name in files, its card, the things on the table that it stands for and its
image in a view. What people read for it is found by its class, in the texts of its game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from tafelrunde.engine.cards import AnyCard
    from tafelrunde.engine.decisions import Decision
    from tafelrunde.engine.effects import Effect

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Asked(Generic[S]):
    """A question as somebody sees it: in the things of a view, or of the table itself."""

    view: S
    decision: Decision


class Thing(Generic[S]):
    """Something that a question can be about."""

    __slots__ = ()

    def things(self, asked: Asked[S]) -> list[str]:
        """The things on the table that it stands for, so that it can be chosen there."""
        return []

    def image(self, seen: S) -> Self:
        """The same thing in a view; what never changes is its own image."""
        return self


class Option(Thing[S]):
    """Something that can be chosen."""

    __slots__ = ()

    is_play: ClassVar[bool] = False
    """Whether choosing it plays its card."""

    @property
    def id(self) -> str:
        """A short stable name, for scenario files and outside bots; empty if its place among the
        options is all that tells it apart.
        """
        return ""

    @property
    def card(self) -> AnyCard | None:
        """The card behind it."""
        return None

    @property
    def ends(self) -> bool:
        """Whether it leaves things as they are and ends what was going on."""
        return False

    @property
    def explained_at(self) -> str:
        """Where the content explains it: a card ("lunge"), or one of its actions ("lunge/1")."""
        return ""


AnyOption: TypeAlias = Option[Any]
"""An option of some game."""


@dataclass(frozen=True, slots=True)
class Word(Option[object]):
    """A fixed word: to pass, to end the turn, yes or no."""

    id: str
    ends: bool = False


@dataclass(frozen=True, slots=True)
class Number(Option[object]):
    """A number; a game has a subclass for each thing that it counts."""

    number: int

    @property
    def id(self) -> str:
        """The number."""
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Effects(Option[object]):
    """One of several lists of effects."""

    do: Sequence[Effect]
    id: str = ""


YES: Final = Word("yes")
NO: Final = Word("no")


def option_keys(options: Iterable[AnyOption]) -> list[str]:
    """A name for each option; of equal things the second is #2, the third #3 …"""
    seen: dict[str, int] = {}
    found: list[str] = []
    for number, option in enumerate(options, start=1):
        key = option.id or f"option{number}"
        seen[key] = seen.get(key, 0) + 1
        found.append(key if seen[key] == 1 else f"{key}#{seen[key]}")
    return found


def card_of(option: AnyOption) -> str:
    """The id of the card behind an option; empty if there is none."""
    return option.card.id if option.card is not None else ""


def image_of(thing: object, seen: object) -> object:
    """The image of what a question is about."""
    return thing.image(seen) if isinstance(thing, Thing) else thing
