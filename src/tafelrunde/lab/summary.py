"""What a series of games comes to: how often it was won, how long it took, what nobody played."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, TypeVar

import msgspec

from tafelrunde.lab.simulate import STUCK, Result

K = TypeVar("K")

Z_95: Final = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class Tally(msgspec.Struct):
    """Counts of many games; two of them can be added, so that every process keeps its own."""

    games: int = 0
    wins: int = 0
    stuck: int = 0
    errors: int = 0
    decisions: int = 0
    rounds: dict[int, int] = {}
    causes: dict[str, int] = {}
    played: dict[str, int] = {}
    playable: set[str] = set()
    groups: dict[str, list[int]] = {}
    """Heroes who played together: games and wins."""
    seats: dict[str, list[int]] = {}
    heroes: dict[str, list[int]] = {}
    """Where players compete: games and wins by seat and by hero."""
    figures: dict[str, dict[str, int]] = {}

    def add(self, result: Result, playable: Iterable[str]) -> None:
        """Count one game."""
        self.games += 1
        self.wins += result.won
        self.decisions += result.decisions
        self.playable.update(playable)
        count(self.causes, result.cause, 1)
        for card, times in result.cards_played.items():
            count(self.played, card, times)
        group = self.groups.setdefault(" ".join(result.heroes), [0, 0])
        group[0] += 1
        group[1] += result.won
        if result.winner >= 0:
            self._compete(result)
        for table, rows in result.figures.items():
            for row, times in rows.items():
                count(self.figures.setdefault(table, {}), row, times)
        if result.cause == STUCK:
            self.stuck += 1
        elif result.error:
            self.errors += 1
        else:
            count(self.rounds, result.rounds, 1)

    def _compete(self, result: Result) -> None:
        for seat, hero in enumerate(result.heroes):
            for table, key in ((self.seats, str(seat + 1)), (self.heroes, hero)):
                row = table.setdefault(key, [0, 0])
                row[0] += 1
                row[1] += seat == result.winner

    def join(self, other: Tally) -> None:
        """Count what another process has counted."""
        for name in ("games", "wins", "stuck", "errors", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for rounds, games in other.rounds.items():
            count(self.rounds, rounds, games)
        for mine, theirs in ((self.causes, other.causes), (self.played, other.played)):
            for name, times in theirs.items():
                count(mine, name, times)
        self.playable |= other.playable
        for name in ("groups", "seats", "heroes"):
            own = getattr(self, name)
            for key, (games, wins) in getattr(other, name).items():
                row = own.setdefault(key, [0, 0])
                row[0] += games
                row[1] += wins
        for table, rows in other.figures.items():
            for row, times in rows.items():
                count(self.figures.setdefault(table, {}), row, times)

    @property
    def never_played(self) -> list[str]:
        """The cards that could have been played and never were."""
        return sorted(self.playable - self.played.keys())


def count(counts: dict[K, int], name: K, times: int) -> None:
    """Add to one of several counts."""
    counts[name] = counts.get(name, 0) + times


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % confidence (Wilson)."""
    if not games:
        return 0.0, 1.0
    rate, z = wins / games, Z_95
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0


class Spread(msgspec.Struct):
    """Mean, median, least and most of counted numbers."""

    mean: float = 0.0
    median: int = 0
    least: int = 0
    most: int = 0


def spread(counts: dict[int, int]) -> Spread:
    """How counted numbers lie."""
    total = sum(counts.values())
    if not total:
        return Spread()
    mean = sum(number * times for number, times in counts.items()) / total
    middle, seen = 0, 0
    for number in sorted(counts):
        seen += counts[number]
        if 2 * seen >= total:
            middle = number
            break
    return Spread(round(mean, 2), middle, min(counts), max(counts))


class Wins(msgspec.Struct):
    """How many games, and how many of them were won."""

    games: int
    wins: int


class Rate(Wins):
    """The same with the rate and its 95 % interval."""

    won: float
    won_low: float
    won_high: float


class Summary(msgspec.Struct):
    """What a series comes to."""

    wins: int
    won: float
    won_low: float
    won_high: float
    stuck: int
    errors: int
    rounds: Spread
    decisions_per_game: float
    causes: dict[str, int]
    groups: dict[str, Wins]
    by_seat: dict[str, Rate]
    by_hero: dict[str, Rate]
    figures: dict[str, dict[str, int]]
    never_played: list[str]


def summarise(tally: Tally) -> Summary:
    """What was counted, as rates and in order."""
    whole = rate_of(tally.wins, tally.games)
    return Summary(
        wins=tally.wins,
        won=whole.won,
        won_low=whole.won_low,
        won_high=whole.won_high,
        stuck=tally.stuck,
        errors=tally.errors,
        rounds=spread(tally.rounds),
        decisions_per_game=round(tally.decisions / max(1, tally.games), 1),
        causes=most_first(tally.causes),
        groups={who: Wins(games, wins) for who, (games, wins) in sorted(tally.groups.items())},
        by_seat=rates(tally.seats),
        by_hero=rates(tally.heroes),
        figures={table: most_first(rows) for table, rows in tally.figures.items()},
        never_played=tally.never_played,
    )


def most_first(counts: dict[str, int]) -> dict[str, int]:
    """The most frequent first, equal ones by their names."""
    return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))


def rates(table: dict[str, list[int]]) -> dict[str, Rate]:
    """Games, wins and the rate with its 95 % interval, row by row."""
    return {key: rate_of(wins, games) for key, (games, wins) in sorted(table.items())}


def rate_of(wins: int, games: int) -> Rate:
    """How often was won."""
    low, high = wilson(wins, games)
    return Rate(games, wins, round(wins / max(1, games), 4), round(low, 4), round(high, 4))
