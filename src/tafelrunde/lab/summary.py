"""What a series of games comes to: how often it was won, how long it took, what nobody played."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, TypeVar

import msgspec

from tafelrunde.engine.games import Data
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


def spread(counts: dict[int, int]) -> dict[str, float]:
    """Mean, median, least and most of counted numbers."""
    total = sum(counts.values())
    if not total:
        return {"mean": 0.0, "median": 0, "least": 0, "most": 0}
    mean = sum(number * times for number, times in counts.items()) / total
    middle, seen = 0, 0
    for number in sorted(counts):
        seen += counts[number]
        if 2 * seen >= total:
            middle = number
            break
    return {"mean": round(mean, 2), "median": middle, "least": min(counts), "most": max(counts)}


def summarise(tally: Tally) -> Data:
    """The summary as plain data, as `lab run --json` prints it."""
    low, high = wilson(tally.wins, tally.games)
    return {
        "wins": tally.wins,
        "won": round(tally.wins / max(1, tally.games), 4),
        "won_low": round(low, 4),
        "won_high": round(high, 4),
        "stuck": tally.stuck,
        "errors": tally.errors,
        "rounds": spread(tally.rounds),
        "decisions_per_game": round(tally.decisions / max(1, tally.games), 1),
        "causes": dict(sorted(tally.causes.items(), key=lambda each: (-each[1], each[0]))),
        "groups": {
            heroes: {"games": games, "wins": wins}
            for heroes, (games, wins) in sorted(tally.groups.items())
        },
        "by_seat": rates(tally.seats),
        "by_hero": rates(tally.heroes),
        "figures": {
            table: dict(sorted(rows.items(), key=lambda each: (-each[1], each[0])))
            for table, rows in tally.figures.items()
        },
        "never_played": tally.never_played,
    }


def rates(table: dict[str, list[int]]) -> dict[str, dict[str, float]]:
    """Games, wins and the rate with its 95 % interval, row by row."""
    found: dict[str, dict[str, float]] = {}
    for key, (games, wins) in sorted(table.items()):
        low, high = wilson(wins, games)
        rate = wins / max(1, games)
        found[key] = {
            "games": games,
            "wins": wins,
            "won": round(rate, 4),
            "won_low": round(low, 4),
            "won_high": round(high, 4),
        }
    return found
