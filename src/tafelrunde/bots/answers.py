"""The few answers that are worth trying, of the many ways to choose some options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeVar

from tafelrunde.engine.bots import Bot
from tafelrunde.engine.decisions import Decision

S = TypeVar("S")


def candidates(bot: Bot[S], state: S, decision: Decision, width: int) -> list[tuple[int, ...]]:
    """Up to so many different answers: the bot's own first, then what it likes next best."""
    first = tuple(bot.decide(state, decision))
    found = {first: None}
    for answer in _others(first, _order(bot, state, decision), decision):
        if len(found) >= width:
            break
        found.setdefault(answer)
    return list(found)


def _order(bot: Bot[S], state: S, decision: Decision) -> list[int]:
    """The options from the best liked to the least."""
    options = range(len(decision.options))
    likes = getattr(bot, "likes", None)
    if likes is None:
        return list(options)
    liked: Sequence[float] = likes(state, decision)
    return sorted(options, key=lambda index: -liked[index])


def _others(
    first: Sequence[int], order: Sequence[int], decision: Decision
) -> Iterator[tuple[int, ...]]:
    """Other answers, the likelier ones first."""
    least, most = decision.min, decision.max
    if least == most == 1:
        for index in order:
            yield (index,)
    elif least == most == len(order):
        yield from _orders(first)
    else:
        yield from _variations(first, order, least, most)


def _orders(first: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Other orders of the same things: each of them in front, then all turned round."""
    for index in first:
        yield (index, *(other for other in first if other != index))
    yield tuple(reversed(first))


def _variations(
    first: Sequence[int], order: Sequence[int], least: int, most: int
) -> Iterator[tuple[int, ...]]:
    """One option more, one less, or another one instead; then any so many."""
    others = [index for index in order if index not in first]
    if least == 0:
        yield ()
    if len(first) < most:
        for index in others:
            yield (*first, index)
    if len(first) > least:
        for index in reversed(first):
            yield tuple(kept for kept in first if kept != index)
    for gone in reversed(first):
        for index in others:
            yield tuple(index if kept == gone else kept for kept in first)
    if comb(len(order), len(first)) < len(order) ** 2:
        yield from combinations(order, len(first))
