"""Fair games: how often each way to play is won, by whom, and what is ever used; each with what is
asked of it, and whether it falls short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from tafelrunde.engine.bots import Band
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.entries import entries
from tafelrunde.lab.simulate import Result
from tafelrunde.lab.summary import wilson

ANY: Final = 0
"""At any number of players."""


class Asked(NamedTuple):
    """Between which rates something shall lie."""

    least: float
    most: float


ANYTHING: Final = Asked(0.0, 1.0)
APART: Final = 0.1
"""So far heroes who win together may be from the mean."""
ENCOUNTER: Final = Asked(0.25, 0.9)
SHARE: Final = Asked(0.8, 1.25)
"""How many times its share of the victories somebody wins where players compete."""
SEAT: Final = Asked(0.0, 1.1)
USE: Final = Asked(0.01, 1.0)
"""In how many of the games in which something is offered somebody uses it."""


class Measure(msgspec.Struct, frozen=True):
    """How often something was won or used, with the 95 % interval and what is asked of it."""

    kind: str
    name: str
    players: int
    games: int
    wins: int
    rate: float
    low: float
    high: float
    least: float
    most: float
    short: str = ""
    """Whether it is too "low" or too "high"."""
    sure: bool = False
    """Whether the whole interval is."""


class Row(NamedTuple):
    """What is counted."""

    kind: str
    name: str
    players: int


class Fairness:
    """Games and victories by everything that shall be fair."""

    def __init__(self) -> None:
        self.counts: dict[Row, list[int]] = {}
        self.bands: dict[str, Band] = {}

    def add(self, result: Result, band: Band) -> None:
        """Count a game that was played in one way."""
        self.bands[band.id] = band
        if result.winner < 0:
            self._count(Row("way", band.id, result.players), result.won)
            self._count(Row("all", "", result.players), result.won)
        for kind, name, won in entries(result):
            self._count(Row(kind, name, ANY if kind in ANYWHERE else result.players), won)

    def measures(self) -> list[Measure]:
        """All of it, in the order in which it was first seen, kind by kind."""
        rows = sorted(self.counts, key=lambda row: KINDS.index(row.kind))
        return [self._measure(row) for row in rows]

    def _count(self, row: Row, won: bool) -> None:
        counted = self.counts.setdefault(row, [0, 0])
        counted[0] += 1
        counted[1] += won

    def _measure(self, row: Row) -> Measure:
        games, wins = self.counts[row]
        scale = row.players if row.kind in COMPETING else 1
        rate, asked = scale * wins / games, self._asked(row)
        low, high = (scale * end for end in wilson(wins, games))
        short = "low" if rate < asked.least else "high" if rate > asked.most else ""
        sure = high < asked.least or low > asked.most
        return Measure(
            *row,
            games=games,
            wins=wins,
            rate=round(rate, 4),
            low=round(low, 4),
            high=round(high, 4),
            least=round(asked.least, 4),
            most=round(asked.most, 4),
            short=short,
            sure=sure,
        )

    def _asked(self, row: Row) -> Asked:
        if row.kind == "way":
            band = self.bands[row.name]
            return Asked(band.low, band.high)
        if row.kind == "hero":
            games, wins = self.counts[Row("all", "", row.players)]
            return Asked(wins / games - APART, wins / games + APART)
        return ASKED.get(row.kind, ANYTHING)


KINDS: Final = ("way", "all", "hero", "character", "school", "seat", "encounter", "use")
"""What is measured, in the order in which it is told."""
ASKED: Final = {
    "character": SHARE,
    "school": SHARE,
    "seat": SEAT,
    "encounter": ENCOUNTER,
    "use": USE,
}
ANYWHERE: Final = {"encounter", "use"}
"""Counted over all numbers of players."""
COMPETING: Final = {"character", "school", "seat"}
"""Told as a multiple of the share that everybody would win in a fair game."""


def ways(game: str, only: str = "") -> Sequence[Band]:
    """The ways to play that shall be fair; raises `BadSetup` if there are none."""
    trials = find_game(game).trials
    found = [each for each in trials.FAIR if only in each.id]
    if trials.FAIR and not found:
        known = ", ".join(each.id for each in trials.FAIR)
        raise BadSetup(f"There is no way {only!r} to play {game}; there are {known}.")
    if not found and trials.BANDS:
        raise BadSetup(
            f"{game} is measured chapter by chapter: tafelrunde lab campaign {game} --games 40"
        )
    if not found:
        raise BadSetup(f"Nothing is asked of {game}.")
    return found


def falling_short(measures: Sequence[Measure]) -> Iterator[Measure]:
    """What lies outside of what is asked: first what is certain, then what most games tell."""
    short = [each for each in measures if each.short]
    yield from sorted(short, key=lambda each: (not each.sure, -each.games))
