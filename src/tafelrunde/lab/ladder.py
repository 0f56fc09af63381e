"""The ladder: bots meet in the same deals, are rated, and stop when the order is clear."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tafelrunde.bots.makers import HEURISTIC
from tafelrunde.engine.errors import BadSetup, MissingExtra
from tafelrunde.lab.pool import Chunk, Workers, in_order
from tafelrunde.lab.simulate import Result, Spec, simulate
from tafelrunde.lab.summary import Z_95

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

BLOCK: Final = 10
"""So many deals are played before it is asked whether more are needed: on any number of processes
the same number of deals is played.
"""
BETTER: Final = 0.6
"""Who wins so many of the deals that one of two wins and the other does not is the better one."""
SURE: Final = log(0.95 / 0.05)


class Match(NamedTuple):
    """Bots that met, and their places; equal ones share a place."""

    bots: list[str]
    places: list[int]


class Standing(msgspec.Struct, frozen=True):
    """Where a bot stands: its rating with the 95 % interval, and what it won."""

    bot: str
    rating: float
    low: float
    high: float
    deals: int
    wins: int


class Meeting(msgspec.Struct, frozen=True):
    """What is played: a game, by so many players, with these bots."""

    game: str
    bots: tuple[str, ...]
    players: int

    def play(self, seed: int) -> Match:
        """One deal. Where players compete, the bots take turns in the seats; else everybody
        plays the same deal, and whoever wins it has the first place.
        """
        if not competes(self.game, self.players):
            won = [self._result((bot,), seed).won for bot in self.bots]
            return Match(list(self.bots), [1 if each else 2 for each in won])
        turn = [self.bots[(seed + seat) % len(self.bots)] for seat in range(self.players)]
        winner = self._result(turn, seed).winner
        return Match(turn, [1 if seat == winner else 2 for seat in range(self.players)])

    def _result(self, bots: Sequence[str], seed: int) -> Result:
        return simulate(Spec(self.game, tuple(bots), self.players), seed)


@cache
def competes(game: str, players: int) -> bool:
    """Whether one of the players wins, and not all of them together."""
    return simulate(Spec(game, (HEURISTIC,), players), 0).winner >= 0


def play_chunk(meeting: Meeting, chunk: Chunk) -> list[Match]:
    """Some deals."""
    return [meeting.play(seed) for seed in range(*chunk)]


class Ladder:
    """The ratings of bots (OpenSkill, Plackett–Luce), and who has beaten whom how often."""

    def __init__(self, bots: Sequence[str]) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError as missing:
            raise MissingExtra(
                "The ladder needs OpenSkill: pip install 'tafelrunde[lab]'."
            ) from missing
        self.model = PlackettLuce()
        self.ratings: dict[str, PlackettLuceRating] = {
            bot: self.model.rating(name=bot) for bot in bots
        }
        self.beaten = {(one, other): 0 for one in bots for other in bots}
        self.deals = dict.fromkeys(bots, 0)
        self.wins = dict.fromkeys(bots, 0)

    def add(self, match: Match) -> None:
        """Count a deal."""
        for bot, place in zip(*match, strict=True):
            self.deals[bot] += 1
            self.wins[bot] += place == 1
        for (one, its), (other, theirs) in combinations(list(zip(*match, strict=True)), 2):
            if its != theirs:
                better, worse = (one, other) if its < theirs else (other, one)
                self.beaten[better, worse] += 1
        if len(set(match.bots)) == len(match.bots):  # nobody is rated against a copy
            teams = [[self.ratings[bot]] for bot in match.bots]
            for (rating,) in self.model.rate(teams, ranks=[float(each) for each in match.places]):
                self.ratings[str(rating.name)] = rating

    @property
    def is_clear(self) -> bool:
        """Whether of every two bots one is better, or none is, with 95 % certainty (Wald's
        sequential test).
        """
        pairs = combinations(self.ratings, 2)
        return all(
            decided(self.beaten[one, other], self.beaten[other, one]) for one, other in pairs
        )

    def standings(self) -> list[Standing]:
        """The best bot first."""
        found = [
            Standing(
                bot,
                round(rating.mu, 2),
                round(rating.mu - Z_95 * rating.sigma, 2),
                round(rating.mu + Z_95 * rating.sigma, 2),
                self.deals[bot],
                self.wins[bot],
            )
            for bot, rating in self.ratings.items()
        ]
        return sorted(found, key=lambda each: -each.rating)


def decided(wins: int, losses: int) -> bool:
    """Whether it is clear which of two is better, or that neither is."""
    gained, lost = log(BETTER / 0.5), log((1 - BETTER) / 0.5)
    better, worse = wins * gained + losses * lost, losses * gained + wins * lost
    return max(better, worse) >= SURE or max(better, worse) <= -SURE


def climb(
    meeting: Meeting,
    seed: int,
    most: int,
    workers: Workers,
    advance: Callable[[int], None] = lambda _: None,
) -> Ladder:
    """Play deals from that seed on until the order is clear, or so many were played."""
    if len(meeting.bots) < 2:
        raise BadSetup("A ladder needs at least two bots.")
    ladder = Ladder(meeting.bots)
    for matches in _blocks(meeting, seed, most, workers):
        for match in matches:
            ladder.add(match)
        advance(len(matches))
        if ladder.is_clear:
            break
    return ladder


def _blocks(meeting: Meeting, seed: int, most: int, workers: Workers) -> Iterator[list[Match]]:
    ends = range(seed, seed + most, BLOCK)
    todo = [(start, min(start + BLOCK, seed + most)) for start in ends]
    return in_order(partial(play_chunk, meeting), todo, workers)
