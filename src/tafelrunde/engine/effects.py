"""Effects are data: each word of a game's vocabulary is executed by one resolver, found by its
class.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from tafelrunde.engine.content import Effect as Effect
from tafelrunde.engine.decisions import NOTHING, Flow
from tafelrunde.engine.limits import STEPS

E = TypeVar("E", bound=Effect)
Now = TypeVar("Now")
Plain = Callable[[E, Now], None]
Asking = Callable[[E, Now], Flow[None]]


class Resolvers(Generic[Now]):
    """Effect class → the function that carries it out: plain if it never asks, asking if it may."""

    __slots__ = ("asking", "plain")

    def __init__(self) -> None:
        self.plain: dict[type[Effect], Plain[Any, Now]] = {}
        self.asking: dict[type[Effect], Asking[Any, Now]] = {}

    def resolves(self, kind: type[E]) -> Callable[[Plain[E, Now]], Plain[E, Now]]:
        """Decorate the resolver of an effect that never asks."""

        def register(function: Plain[E, Now]) -> Plain[E, Now]:
            self.plain[kind] = function
            return function

        return register

    def asks(self, kind: type[E]) -> Callable[[Asking[E, Now]], Asking[E, Now]]:
        """Decorate the resolver of an effect that may ask a player."""

        def register(function: Asking[E, Now]) -> Asking[E, Now]:
            self.asking[kind] = function
            return function

        return register

    def carry_out(self, effects: Sequence[Effect], now: Now) -> Flow[None]:
        """Carry the effects out in printed order, each completely before the next: at once up to
        the first that may ask.
        """
        STEPS.left -= 1
        if STEPS.left < 0:
            STEPS.stop()
        known, left = self.plain, len(effects)
        for effect in effects:
            left -= 1
            plain = known.get(type(effect))
            if plain is None:
                asking = self.asking[type(effect)](effect, now)
                return self._go_on(asking, effects[-left:], now) if left else asking
            plain(effect, now)
        return NOTHING

    def _go_on(self, asking: Flow[None], effects: Sequence[Effect], now: Now) -> Flow[None]:
        """Carry out the effects after one that may ask."""
        yield from asking
        for effect in effects:
            plain = self.plain.get(type(effect))
            if plain is not None:
                plain(effect, now)
            else:
                yield from self.asking[type(effect)](effect, now)
