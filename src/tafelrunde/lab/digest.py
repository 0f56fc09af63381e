"""What the charts of a report are drawn from: a series of games in plain numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from tafelrunde.lab.entries import entries
from tafelrunde.lab.simulate import Result
from tafelrunde.lab.summary import count

Rates = dict[str, list[int]]
"""Games and victories by name."""

KINDS: Final = ("adventure", "players", "hero", "character", "school", "seat", "encounter")
"""By what victories are told, in this order."""


class Use(msgspec.Struct):
    """Something that was offered: in how many games, in how many of them it was used, by how many
    players in all, and how many of these won.
    """

    offered: int = 0
    used: int = 0
    users: int = 0
    wins: int = 0


class Digest(msgspec.Struct):
    """A series of games in numbers."""

    name: str
    game: str = ""
    games: int = 0
    wins: int = 0
    competes: bool = False
    decisions: int = 0
    seeds: list[int] = []
    bots: dict[str, int] = {}
    rates: dict[str, Rates] = {}
    causes: dict[str, int] = {}
    lengths: dict[int, int] = {}
    won_lengths: dict[int, int] = {}
    figures: dict[str, dict[str, int]] = {}
    uses: dict[str, Use] = {}
    won: dict[int, bool] = {}
    """Whether the first seat or all together have won, by seed."""

    def add(self, result: Result) -> None:
        """Count one game."""
        self.game = result.game
        self.games += 1
        self.wins += result.won
        self.competes = self.competes or result.winner >= 0
        self.decisions += result.decisions
        self.won[result.seed] = result.won if result.winner < 0 else result.winner == 0
        count(self.bots, ", ".join(dict.fromkeys(result.bots)), 1)
        count(self.causes, result.cause, 1)
        count(self.lengths, result.rounds, 1)
        if result.won:
            count(self.won_lengths, result.rounds, 1)
        for table, rows in result.figures.items():
            for row, times in rows.items():
                count(self.figures.setdefault(table, {}), row, times)
        self._rate(result)
        self._use(result)

    def _rate(self, result: Result) -> None:
        if result.winner < 0:
            side = result.setup.get("board", "")
            self._won("adventure", f"{result.adventure} {side}".strip(), result.won)
            self._won("players", str(result.players), result.won)
        for kind, name, won in entries(result):
            if kind != "use":
                self._won(kind, name, won)

    def _won(self, kind: str, name: str, won: bool) -> None:
        row = self.rates.setdefault(kind, {}).setdefault(name, [0, 0])
        row[0] += 1
        row[1] += won

    def _use(self, result: Result) -> None:
        """In a game that is won together everybody who uses something wins or loses with it."""
        for name, seats in result.offers.items():
            use, users = self.uses.setdefault(name, Use()), set(seats)
            use.offered += 1
            use.used += bool(users)
            if result.winner < 0:
                use.users += bool(users)
                use.wins += bool(users) and result.won
            else:
                use.users += len(users)
                use.wins += result.winner in users


def digest(name: str, results: Iterable[Result]) -> Digest:
    """All games of a series."""
    found = Digest(name)
    for result in results:
        found.add(result)
    return found
