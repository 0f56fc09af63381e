"""Campaigns from their first chapter to an ending: how often each chapter is finished, by how many
players, in how many days, what the others failed of, and which verses were read.

A group that has lost begins its chapter anew: by the rules if they grant it, else as if it had
saved when the chapter began.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import Band
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.pool import Chunk, chunks, in_order
from tafelrunde.lab.run import Advance
from tafelrunde.lab.simulate import Seer, Spec, blank, play_out
from tafelrunde.lab.summary import count, wilson

MOST_TRIES: Final = 24
"""So often a group sits down before it gives a campaign up."""
MOST_DECISIONS: Final = 12_000
"""A try that asks more wanders about and leads nowhere."""
TRY: Final = 1_000_003
"""How far the seeds of two tries are apart."""
MOST_APART: Final = 0.1
"""So far the rate of a character may be from the mean."""

Counts = dict[str, dict[str, int]]


class Counted(msgspec.Struct):
    """What some campaigns come to."""

    games: int = 0
    won: int = 0
    stuck: int = 0
    errors: list[str] = []
    figures: Counts = {}

    def join(self, other: Counted) -> None:
        """Count what another process has counted."""
        self.games += other.games
        self.won += other.won
        self.stuck += other.stuck
        self.errors += other.errors
        for table, rows in other.figures.items():
            for row, times in rows.items():
                count(self.figures.setdefault(table, {}), row, times)


def bands(game: str, only: str = "") -> Sequence[Band]:
    """What is asked of a campaign; raises `BadSetup` if a game has none."""
    found = [each for each in find_game(game).trials.BANDS if only in ("", each.id)]
    if not found:
        raise BadSetup(f"{game} has no campaign{f' {only!r}' if only else ''} to measure.")
    return found


def play(spec: Spec, seed: int) -> Counted:
    """One campaign, in as many tries as it takes."""
    rules, trials = find_game(spec.game), find_game(spec.game).trials
    setup = trials.setup_for(seed, spec.players, spec.setup)
    state = rules.new(setup, seed)
    found, log = Counted(games=1), list[AnyEvent]()
    names = [spec.bots[seat % len(spec.bots)] for seat in range(spec.players)]
    for number in range(MOST_TRIES):
        result = blank(spec, trials, rules, setup, seed, names)
        bots = [
            make_bot(name, spec.game, seeded(seed + TRY * number, seat))
            for seat, name in enumerate(names)
        ]
        rules.listen(state, log)
        try:
            play_out(rules.play(state), Seer(trials, state, bots, result).answer, MOST_DECISIONS)
        except Exception as trouble:  # a fault in the rules must not end the whole series
            found.errors.append(f"{spec.players}, {seed}: {type(trouble).__name__}: {trouble}")
            break
        ended = rules.outcome(state)
        if ended is None:
            found.stuck += 1
            break
        if ended["won"]:
            found.won = 1
            break
        begun = trials.again(state, seed + TRY * (number + 1))
        if begun is None:
            break
        state = begun
    found.figures = trials.figures(state, log)
    return found


def play_chunk(spec: Spec, chunk: Chunk) -> Counted:
    """Some campaigns."""
    found = Counted()
    for seed in range(*chunk):
        found.join(play(spec, seed))
    return found


def measure(spec: Spec, seed: int, games: int, jobs: int, advance: Advance) -> Counted:
    """So many campaigns from that seed on."""
    found = Counted()
    for each in in_order(partial(play_chunk, spec), chunks(seed, games, jobs), jobs):
        found.join(each)
        advance(each.games)
    return found


# --- What it comes to -----------------------------------------------------------------------------


class Chapter(msgspec.Struct):
    """How a chapter went for one number of players."""

    mode: str
    players: int
    chapter: int
    tries: int
    finished: int
    rate: float
    low: float
    high: float
    days: float
    failures: dict[str, int]
    short: str = ""  # "low", "high", or nothing

    @classmethod
    def read(cls, band: Band, players: int, chapter: int, figures: Counts) -> Chapter:
        """From what was counted."""
        tries, failures = figures.get("tries", {}), figures.get("failures", {})
        finished = tries.get(f"{chapter} finished", 0)
        every = finished + tries.get(f"{chapter} failed", 0)
        rate = finished / max(1, every)
        low, high = wilson(finished, every)
        causes = {
            key.partition(" ")[2]: times
            for key, times in sorted(failures.items(), key=lambda row: (-row[1], row[0]))
            if key.partition(" ")[0] == str(chapter)
        }
        days = tries.get(f"{chapter} finished_days", 0) / max(1, finished)
        short = "low" if rate < band.low else "high" if rate > band.high else ""
        return cls(
            band.id, players, chapter, every, finished, round(rate, 3), round(low, 3),
            round(high, 3), round(days, 1), causes, short if every else "low",
        )  # fmt: skip


class Person(msgspec.Struct):
    """How often a character's chapters were finished, in one way to play."""

    mode: str
    character: str
    tries: int
    rate: float
    low: float
    high: float
    apart: float  # from the mean of all of them
    short: str = ""


def people(band: Band, figures: Counts) -> Iterator[Person]:
    """Every character, over all chapters and numbers of players."""
    counts = figures.get("people", {})
    names = sorted({key.partition(" ")[0] for key in counts})
    rates = dict[str, tuple[int, int]]()
    for name in names:
        finished = counts.get(f"{name} finished", 0)
        rates[name] = finished, finished + counts.get(f"{name} failed", 0)
    mean = sum(won / max(1, tries) for won, tries in rates.values()) / max(1, len(rates))
    for name, (won, tries) in rates.items():
        rate = won / max(1, tries)
        low, high = wilson(won, tries)
        short = "" if abs(rate - mean) <= MOST_APART else "low" if rate < mean else "high"
        yield Person(
            band.id, name, tries, round(rate, 3), round(low, 3), round(high, 3),
            round(rate - mean, 3), short,
        )  # fmt: skip


def chapters_in(figures: Counts) -> list[int]:
    """The chapters that were tried."""
    return sorted({int(key.partition(" ")[0]) for key in figures.get("tries", {})})
