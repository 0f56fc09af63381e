"""Sweeps: the same seeds with something else, and what difference that makes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.setup_words import data_from, given_from
from tafelrunde.lab.overprint import check_value
from tafelrunde.lab.simulate import Result, Spec
from tafelrunde.lab.summary import Z_95, wilson

CARD: Final = "card:"
"""What is varied is a value of a card."""
BETWEEN: Final = "/"
"""What stands between two values."""


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Variant(NamedTuple):
    """One value, and what is played with it."""

    name: str
    spec: Spec


class Outcome(NamedTuple):
    """What is compared of a game: whether it was won, by the first seat where players compete, and
    how long it took.
    """

    won: bool
    rounds: int


class Compared(msgspec.Struct, frozen=True):
    """How a variant did, and how far that is from the first one in the same games."""

    name: str
    games: int
    won: Estimate
    rounds: float
    won_more: Estimate | None = None
    rounds_more: Estimate | None = None


def variants(spec: Spec, words: str) -> list[Variant]:
    """What is varied, in words such as `board=normal/hard`, `bots=random/heuristic`, `players=2/3`
    or `card:war_sword.actions.2.do.1.physical=2/3`; raises `BadSetup` or `UnknownName`.
    """
    what, _, listed = words.partition("=")
    values = [each.strip() for each in listed.split(BETWEEN)]
    if len(values) < 2 or not all(values):
        raise BadSetup(f"Say {what}=ONE{BETWEEN}OTHER, what there is first and what to compare.")
    return [Variant(each, _varied(spec, what, each)) for each in values]


def _varied(spec: Spec, what: str, value: str) -> Spec:
    if what == "bots":
        return msgspec.structs.replace(spec, bots=tuple(value.split(",")))
    if what == "players":
        return msgspec.structs.replace(spec, players=_number(value))
    if what.startswith(CARD):
        path = what.removeprefix(CARD)
        check_value(spec.game, path)
        return msgspec.structs.replace(spec, values={path: _number(value)})
    form = find_game(spec.game).setup
    given = data_from(form, given_from(form, [f"{what}={value}"]), spec.players)
    return msgspec.structs.replace(spec, setup={**spec.setup, **given})


def _number(value: str) -> int:
    if not value.isdecimal():
        raise BadSetup(f"{value!r} is no number.")
    return int(value)


def outcomes(results: Iterable[Result]) -> list[Outcome]:
    """What is compared, game by game in the order of seeds."""
    return [
        Outcome(each.won if each.winner < 0 else each.winner == 0, each.rounds) for each in results
    ]


def compare(name: str, found: Sequence[Outcome], first: Sequence[Outcome] | None) -> Compared:
    """A variant, beside the first one if it is another."""
    games, wins = len(found), sum(each.won for each in found)
    low, high = wilson(wins, games)
    won = _estimate(wins / games, low, high)
    rounds = round(sum(each.rounds for each in found) / games, 2)
    if first is None:
        return Compared(name, games, won, rounds)
    more = paired_mean([new.rounds - old.rounds for new, old in zip(found, first, strict=True)])
    return Compared(name, games, won, rounds, paired_rate(found, first), more)


def paired_rate(found: Sequence[Outcome], first: Sequence[Outcome]) -> Estimate:
    """How much oftener the same games are won: only those that one wins and the other does not tell
    anything (Agresti and Min, half a game added to each of the four cases).
    """
    pairs = list(zip(found, first, strict=True))
    gained = sum(new.won and not old.won for new, old in pairs)
    lost = sum(old.won and not new.won for new, old in pairs)
    games, more = len(pairs) + 2, gained - lost
    middle = more / games
    spread = Z_95 * sqrt(gained + lost + 1 - more * more / games) / games
    return _estimate(more / len(pairs), middle - spread, middle + spread)


def paired_mean(differences: Sequence[int]) -> Estimate:
    """The mean of differences in the same games, with its interval."""
    number = len(differences)
    mean = sum(differences) / number
    variance = sum((each - mean) ** 2 for each in differences) / max(1, number - 1)
    spread = Z_95 * sqrt(variance / number)
    return _estimate(mean, mean - spread, mean + spread)


def _estimate(value: float, low: float, high: float) -> Estimate:
    return Estimate(round(value, 4), round(low, 4), round(high, 4))
